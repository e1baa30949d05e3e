#include "common/step_json.h"

#ifdef NONET_HAVE_JANSSON

#include <errno.h>
#include <stdlib.h>

static json_t *cell_name(int cell) {
	char name[NONET_NAME_SIZE];
	return json_string(nonet_cell_name(cell, name));
}

static json_t *digit_list(unsigned digits) {
	json_t *list = json_array();
	for (int digit = 1; digit <= 9; digit++)
		if (digits >> (digit - 1) & 1)
			json_array_append_new(list, json_integer(digit));
	return list;
}

static json_t *house_list(uint32_t houses) {
	json_t *list = json_array();
	for (int house = 0; house < NONET_HOUSES; house++) {
		char name[NONET_NAME_SIZE];
		if (houses >> house & 1)
			json_array_append_new(list, json_string(nonet_house_name(house, name)));
	}
	return list;
}

static json_t *pattern_list(const struct nonet_step *step) {
	static const char *const roles[NONET_ROLE_COUNT] = {[NONET_ROLE_BASE] = "base",
	                                                    [NONET_ROLE_EXTRA] = "extra",
	                                                    [NONET_ROLE_PIVOT] = "pivot",
	                                                    [NONET_ROLE_TARGET] = "target"};
	json_t *list = json_array();
	for (int i = 0; i < step->pattern_count; i++) {
		const struct nonet_pattern_cell *at = &step->pattern[i];
		json_t *object = json_object();
		json_object_set_new(object, "cell", cell_name(at->cell));
		json_object_set_new(object, "role", json_string(roles[at->role]));
		json_object_set_new(object, "digits", digit_list(at->digits));
		if (at->set)
			json_object_set_new(object, "set", json_integer(at->set));
		json_array_append_new(list, object);
	}
	return list;
}

static json_t *link_list(const struct nonet_step *step) {
	json_t *list = json_array();
	for (int i = 0; i < step->set_link_count; i++) {
		json_t *object = json_object();
		json_object_set_new(object, "from", json_integer(step->set_links[i].from));
		json_object_set_new(object, "to", json_integer(step->set_links[i].to));
		json_object_set_new(object, "digits", digit_list(step->set_links[i].digits));
		json_array_append_new(list, object);
	}
	return list;
}

static json_t *candidate_list(const struct nonet_cell_digits cells[], int count) {
	json_t *list = json_array();
	for (int i = 0; i < count; i++) {
		json_t *object = json_object();
		json_object_set_new(object, "cell", cell_name(cells[i].cell));
		json_object_set_new(object, "digits", digit_list(cells[i].digits));
		json_array_append_new(list, object);
	}
	return list;
}

static json_t *node_object(const struct nonet_step *step, const struct nonet_chain *chain,
                           const struct nonet_chain_node *node) {
	static const char *const causes[] = {
	    [NONET_CAUSE_ASSUMED] = "assumed",  [NONET_CAUSE_SAME_CELL] = "cell",
	    [NONET_CAUSE_SAME_HOUSE] = "house", [NONET_CAUSE_SAME_SET] = "set",
	    [NONET_CAUSE_NESTED_STEP] = "step", [NONET_CAUSE_NESTED_CHAIN] = "chains"};
	char name[NONET_NAME_SIZE];
	json_t *object = json_object(), *parents = json_array();
	json_object_set_new(object, "cell", cell_name(node->cell));
	json_object_set_new(object, "digit", json_integer(node->digit));
	json_object_set_new(object, "true", json_boolean(node->on));
	json_object_set_new(object, "cause", json_string(causes[node->cause]));
	if (node->cause == NONET_CAUSE_SAME_HOUSE)
		json_object_set_new(object, "house", json_string(nonet_house_name(node->house, name)));
	if (node->cause == NONET_CAUSE_SAME_SET)
		json_object_set_new(object, "set", json_integer(node->set));
	if (node->cause == NONET_CAUSE_NESTED_STEP)
		json_object_set_new(
		    object, "technique",
		    json_string(nonet_technique_name((enum nonet_technique)node->technique)));
	for (uint32_t i = 0; i < node->parent_count; i++) {
		uint32_t parent = step->parents[node->first_parent + i] - chain->first_node;
		json_array_append_new(parents, json_integer(chain->node_count - 1 - parent));
	}
	json_object_set_new(object, "parents", parents);
	return object;
}

/* From the assumption on; parents are positions in the list, from 0. */
static json_t *chain_nodes(const struct nonet_step *step, const struct nonet_chain *chain) {
	json_t *list = json_array();
	for (uint32_t i = chain->node_count; i-- > 0;)
		json_array_append_new(list, node_object(step, chain, &step->nodes[chain->first_node + i]));
	return list;
}

/* Chains that other chains have made possible; those nested in these are not written. */
static void add_nested(json_t *nodes, const struct nonet_step *step,
                       const struct nonet_chain *chain) {
	for (uint32_t i = 0; i < chain->node_count; i++) {
		const struct nonet_chain_node *node = &step->nodes[chain->first_node + i];
		json_t *list = node->nested_count ? json_array() : NULL;
		for (uint32_t k = 0; k < node->nested_count; k++)
			json_array_append_new(list, chain_nodes(step, &step->chains[node->nested + k]));
		if (list)
			json_object_set_new(json_array_get(nodes, chain->node_count - 1 - i), "nested", list);
	}
}

static json_t *chain_list(const struct nonet_step *step) {
	json_t *list = json_array();
	for (uint32_t i = 0; i < step->chain_count; i++) {
		json_t *nodes = chain_nodes(step, &step->chains[i]);
		add_nested(nodes, step, &step->chains[i]);
		json_array_append_new(list, nodes);
	}
	return list;
}

static void add_words(json_t *object, const char *name, const struct nonet_position *before,
                      const struct nonet_step *step, const struct nonet_wording *wording,
                      enum nonet_detail detail) {
	char *text;
	if (nonet_explain_step(before, step, wording, detail, &text) == NONET_OK)
		json_object_set_new(object, name, json_string(text));
	free(text);
}

static void write(struct output *output, json_t *value) {
	char *text = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
	json_decref(value);
	if (text)
		output_print(output, "%s", text);
	else
		output_fail(output, ENOMEM);
	free(text);
}

json_t *step_json_object(const struct nonet_position *before, const struct nonet_step *step,
                         enum nonet_profile profile, const struct nonet_wording *wording) {
	json_t *object = json_object();
	json_object_set_new(object, "technique", json_string(nonet_technique_name(step->technique)));
	if (profile == NONET_PROFILE_SE) {
		char name[NONET_SE_NAME_SIZE];
		json_object_set_new(object, "se_name", json_string(nonet_se_step_name(step, name)));
	}
	if (profile != NONET_PROFILE_NONET)
		json_object_set_new(object, "rating", json_integer(step->rating));
	json_object_set_new(object, "digits", digit_list(step->digits));
	json_object_set_new(object, "base", house_list(step->base_houses));
	json_object_set_new(object, "cover", house_list(step->cover_houses));
	json_object_set_new(object, "pattern", pattern_list(step));
	if (step->set_link_count)
		json_object_set_new(object, "links", link_list(step));
	if (step->chain_count)
		json_object_set_new(object, "chains", chain_list(step));
	json_object_set_new(object, "placements",
	                    candidate_list(step->placements, step->placement_count));
	json_object_set_new(object, "eliminations",
	                    candidate_list(step->eliminations, step->elimination_count));
	add_words(object, "short", before, step, wording, NONET_DETAIL_SHORT);
	add_words(object, "text", before, step, wording, NONET_DETAIL_LONG);
	return object;
}

void step_json_write(struct output *output, const struct nonet_position *before,
                     const struct nonet_step *step, enum nonet_profile profile,
                     const struct nonet_wording *wording) {
	write(output, step_json_object(before, step, profile, wording));
}

void step_json_string(struct output *output, const char *text) {
	write(output, json_string(text));
}

#else

void step_json_write(struct output *output, const struct nonet_position *before,
                     const struct nonet_step *step, enum nonet_profile profile,
                     const struct nonet_wording *wording) {
	(void)output, (void)before, (void)step, (void)profile, (void)wording;
}

void step_json_string(struct output *output, const char *text) {
	(void)output, (void)text;
}

#endif
