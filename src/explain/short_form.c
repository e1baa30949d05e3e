#include "explain/short_form.h"

#include "explain/chain_reading.h"
#include "explain/tell_als.h"

static void add(const struct nonet_telling *telling, const char *text) {
	nonet_speech_add(telling->speech, text);
}

static void add_digits(const struct nonet_telling *telling, unsigned digits) {
	add(telling, nonet_phrase_short_digits(telling->speech, digits));
}

static void add_cells(const struct nonet_telling *telling, struct nonet_cellset cells) {
	add(telling, nonet_phrase_short_cells(telling->speech, cells));
}

/* ---- Chains ---- */

/* (5)r1c2, or with the digit before it in the same cell, (5-7)r1c2. */
static void add_group(const struct nonet_telling *telling, const struct nonet_chain_group *group,
                      const struct nonet_chain_group *next) {
	add(telling, "(");
	add_digits(telling, 1u << (group->node->digit - 1));
	if (next) {
		add(telling, next->node->on ? "=" : "-");
		add_digits(telling, 1u << (next->node->digit - 1));
	}
	add(telling, ")");
	add_cells(telling, group->cells);
}

/* Links that stay in a cell share one mention of it. */
static void add_eureka(const struct nonet_telling *telling, uint32_t chain) {
	struct nonet_chain_reading reading = nonet_chain_read(telling->step, chain);
	struct nonet_chain_group group, next;
	bool more = nonet_chain_next(&reading, &group);
	while (more) {
		more = nonet_chain_next(&reading, &next);
		bool joined = more && nonet_cellset_equal(group.cells, next.cells) &&
		              group.node->digit != next.node->digit;
		add_group(telling, &group, joined ? &next : NULL);
		if (joined)
			more = nonet_chain_next(&reading, &next);
		if (more)
			add(telling, next.node->on ? " = " : " - ");
		group = next;
	}
}

static void add_candidate(const struct nonet_telling *telling,
                          const struct nonet_chain_group *group) {
	add_cells(telling, group->cells);
	add(telling, group->node->on ? "=" : "<>");
	add_digits(telling, 1u << (group->node->digit - 1));
}

/* A net is too wide for a line: its assumption and its conclusion. */
static void add_chain(const struct nonet_telling *telling, uint32_t chain) {
	if (nonet_chain_is_linear(telling->step, chain)) {
		add_eureka(telling, chain);
		return;
	}
	struct nonet_chain_group start = nonet_chain_start(telling->step, chain);
	struct nonet_chain_group end = nonet_chain_end(telling->step, chain);
	add_candidate(telling, &start);
	add(telling, " ... ");
	add_candidate(telling, &end);
}

static void add_chains(const struct nonet_telling *telling) {
	for (uint32_t i = 0; i < telling->step->chain_count; i++) {
		add(telling, i > 0 ? " | " : "");
		add_chain(telling, i);
	}
}

/* ---- Sets ---- */

/* A=r1c23{145}, B=..., A-4-B */
static void add_sets(const struct nonet_telling *telling) {
	const struct nonet_step *step = telling->step;
	struct nonet_cellset stem = nonet_telling_role(telling, NONET_ROLE_PIVOT);
	for (int set = 1; set <= UINT8_MAX; set++) {
		struct nonet_cellset cells = nonet_telling_set(telling, set);
		if (nonet_cellset_is_empty(cells))
			break;
		add(telling, set > 1 ? ", " : "");
		add(telling, nonet_phrase_letter(telling->speech, set));
		add(telling, "=");
		add_cells(telling, cells);
		add(telling, "{");
		add_digits(telling, nonet_telling_digits(telling, cells));
		add(telling, "}");
	}
	for (int i = 0; i < step->set_link_count; i++) {
		const struct nonet_set_link *link = &step->set_links[i];
		add(telling, ", ");
		if (link->from)
			add(telling, nonet_phrase_letter(telling->speech, link->from));
		else
			add_cells(telling, stem);
		add(telling, "-");
		add_digits(telling, link->digits);
		add(telling, "-");
		add(telling, nonet_phrase_letter(telling->speech, link->to));
	}
}

/* ---- Everything else ---- */

static void add_houses(const struct nonet_telling *telling) {
	const struct nonet_step *step = telling->step;
	if (!step->base_houses)
		return;
	add(telling, " ");
	add(telling, nonet_phrase_short_houses(telling->speech, step->base_houses));
	if (!step->cover_houses)
		return;
	add(telling, "\\");
	add(telling, nonet_phrase_short_houses(telling->speech, step->cover_houses));
}

static void add_named_cells(const struct nonet_telling *telling, const char *name,
                            enum nonet_role role) {
	struct nonet_cellset cells = nonet_telling_role(telling, (int)role);
	if (nonet_cellset_is_empty(cells))
		return;
	add(telling, name);
	add_cells(telling, cells);
}

/* An exocet has a base and targets, a fish bases and covers, everything else cells. */
static void add_pattern(const struct nonet_telling *telling) {
	const struct nonet_step *step = telling->step;
	struct nonet_cellset cells = nonet_telling_pattern(telling);
	bool fish = nonet_popcount(step->base_houses) > 1 && step->cover_houses;
	add_digits(telling, step->digits);
	if (!nonet_cellset_is_empty(nonet_telling_role(telling, NONET_ROLE_TARGET))) {
		add_named_cells(telling, " base ", NONET_ROLE_BASE);
		add_named_cells(telling, " targets ", NONET_ROLE_TARGET);
		return;
	}
	add_houses(telling);
	if (fish) {
		add_named_cells(telling,
		                nonet_cellset_count(nonet_telling_role(telling, NONET_ROLE_EXTRA)) == 1
		                    ? " fin "
		                    : " fins ",
		                NONET_ROLE_EXTRA);
	} else if (!nonet_cellset_is_empty(cells)) {
		add(telling, step->digits ? " in " : "");
		add_cells(telling, cells);
	}
}

static void add_consequences(const struct nonet_telling *telling) {
	const struct nonet_step *step = telling->step;
	const char *separator = "";
	for (int i = 0; i < step->placement_count; i++, separator = ", ") {
		add(telling, separator);
		add(telling, nonet_phrase_cell(telling->speech, step->placements[i].cell));
		add(telling, "=");
		add_digits(telling, step->placements[i].digits);
	}
	for (unsigned gone = nonet_telling_gone(telling); gone; gone &= gone - 1) {
		int digit = nonet_telling_digit(gone);
		struct nonet_cellset losers = nonet_telling_losers_of(telling, digit);
		for (int i = 0; i < step->placement_count; i++)
			nonet_cellset_remove(&losers, step->placements[i].cell);
		if (nonet_cellset_is_empty(losers))
			continue;
		add(telling, separator);
		separator = ", ";
		add_cells(telling, losers);
		add(telling, "<>");
		add_digits(telling, 1u << (digit - 1));
	}
}

static bool is_single(const struct nonet_step *step) {
	return step->placement_count == 1 && step->chain_count == 0 && step->pattern_count <= 1;
}

void nonet_tell_short(const struct nonet_telling *telling) {
	const struct nonet_step *step = telling->step;
	add(telling, nonet_phrase_technique(telling->speech, step->technique));
	add(telling, ": ");
	if (step->chain_count > 0)
		add_chains(telling);
	else if (step->set_link_count > 0)
		add_sets(telling);
	else if (!is_single(step))
		add_pattern(telling);
	add(telling, is_single(step) ? "" : " => ");
	add_consequences(telling);
}
