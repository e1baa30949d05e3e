#include "step_json.h"

#include <stdlib.h>

static void write_digits(struct json *json, const char *key, unsigned mask) {
	json_open(json, key, '[');
	for (int digit = 1; digit <= 9; digit++)
		if (mask >> (digit - 1) & 1)
			json_number(json, NULL, digit);
	json_close(json, ']');
}

static void write_houses(struct json *json, const char *key, uint32_t mask) {
	json_open(json, key, '[');
	for (int house = 0; house < NONET_HOUSES; house++)
		if (mask >> house & 1)
			json_number(json, NULL, house);
	json_close(json, ']');
}

static void write_candidates(struct json *json, const char *key,
                             const struct nonet_cell_digits *cells, int number) {
	json_open(json, key, '[');
	for (int i = 0; i < number; i++) {
		json_open(json, NULL, '{');
		json_number(json, "cell", cells[i].cell);
		write_digits(json, "digits", cells[i].digits);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void write_pattern(struct json *json, const struct nonet_step *step) {
	static const char *const roles[NONET_ROLE_COUNT] = {[NONET_ROLE_BASE] = "base",
	                                                    [NONET_ROLE_EXTRA] = "extra",
	                                                    [NONET_ROLE_PIVOT] = "pivot",
	                                                    [NONET_ROLE_TARGET] = "target"};
	json_open(json, "pattern", '[');
	for (int i = 0; i < step->pattern_count; i++) {
		const struct nonet_pattern_cell *cell = &step->pattern[i];
		json_open(json, NULL, '{');
		json_number(json, "cell", cell->cell);
		json_string(json, "role", roles[cell->role]);
		json_number(json, "set", cell->set);
		write_digits(json, "digits", cell->digits);
		json_close(json, '}');
	}
	json_close(json, ']');
}

/* A node of a chain, whose parents are named by their place in the chain as it is written: from the
 * assumption on. */
static void write_node(struct json *json, const struct nonet_step *step,
                       const struct nonet_chain *chain, const struct nonet_chain_node *node) {
	json_open(json, NULL, '{');
	json_number(json, "cell", node->cell);
	json_number(json, "digit", node->digit);
	json_boolean(json, "on", node->on);
	json_boolean(json, "joined", node->joined);
	json_open(json, "parents", '[');
	for (int i = 0; i < node->parent_count; i++) {
		uint32_t parent = step->parents[node->first_parent + (uint32_t)i] - chain->first_node;
		json_number(json, NULL, (long long)chain->node_count - 1 - parent);
	}
	json_close(json, ']');
	json_close(json, '}');
}

static void write_chains(struct json *json, const struct nonet_step *step) {
	json_open(json, "chains", '[');
	for (uint32_t i = 0; i < step->chain_count; i++) {
		const struct nonet_chain *chain = &step->chains[i];
		json_open(json, NULL, '[');
		for (uint32_t k = chain->node_count; k-- > 0;)
			write_node(json, step, chain, &step->nodes[chain->first_node + k]);
		json_close(json, ']');
	}
	json_close(json, ']');
}

static void write_text(struct json *json, const struct nonet_position *before,
                       const struct nonet_step *step, const struct nonet_wording *wording) {
	char *text = NULL;
	if (nonet_explain_step(before, step, wording, NONET_DETAIL_LONG, &text) == NONET_OK)
		json_string(json, "text", text);
	free(text);
}

void step_json_write(struct json *json, const char *key, const struct nonet_position *before,
                     const struct nonet_step *step, const struct nonet_wording *wording) {
	json_open(json, key, '{');
	json_number(json, "technique", step->technique);
	json_string(json, "name", nonet_technique_name(step->technique));
	json_number(json, "rating", step->rating);
	write_digits(json, "digits", step->digits);
	write_houses(json, "base", step->base_houses);
	write_houses(json, "cover", step->cover_houses);
	write_pattern(json, step);
	write_chains(json, step);
	write_candidates(json, "placements", step->placements, step->placement_count);
	write_candidates(json, "eliminations", step->eliminations, step->elimination_count);
	write_text(json, before, step, wording);
	json_close(json, '}');
}
