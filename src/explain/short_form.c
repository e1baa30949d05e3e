#include "explain/short_form.h"

#include "explain/chain_reading.h"
#include "explain/fish_reading.h"
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

/* (5)r1c2, or with a link to other digits of the same cells, (5-7)r1c2. */
static void add_term(const struct nonet_telling *telling, unsigned digits, const char *link,
                     unsigned others, struct nonet_cellset cells) {
	add(telling, "(");
	add_digits(telling, digits);
	add(telling, link);
	add_digits(telling, others);
	add(telling, ")");
	add_cells(telling, cells);
}

/* A chain being written: the group at hand, and the two behind it. */
struct eureka {
	struct nonet_chain_reading reading;
	int count; /* of the groups below that there are */
	struct nonet_chain_group group[3];
};

static void go_on(struct eureka *eureka) {
	if (eureka->count > 0)
		eureka->count--;
	eureka->group[0] = eureka->group[1];
	eureka->group[1] = eureka->group[2];
	while (eureka->count < 3 && nonet_chain_next(&eureka->reading, &eureka->group[eureka->count]))
		eureka->count++;
}

/* Whether group i is what a set loses, so that it takes away the group behind it. */
static bool enters_set(const struct eureka *eureka, int i) {
	return i + 1 < eureka->count && eureka->group[i + 1].node->cause == NONET_CAUSE_SAME_SET;
}

/* Whether the link to the next group stays in its cell, and that group does not belong to a set. */
static bool stays_in_cell(const struct eureka *eureka) {
	const struct nonet_chain_group *group = eureka->group;
	return eureka->count > 1 && nonet_cellset_equal(group[0].cells, group[1].cells) &&
	       group[0].node->digit != group[1].node->digit && !enters_set(eureka, 1);
}

/* Links that stay in a cell, or in an almost locked set, share one mention of it. A set that loses
 * a digit holds those that the next group loses by it: that is its strong link, and the next one a
 * weak link, though both groups are false. */
static void add_eureka(const struct nonet_telling *telling, uint32_t chain) {
	struct eureka eureka = {.reading = nonet_chain_read(telling->step, chain)};
	const struct nonet_chain_group *group = eureka.group;
	for (go_on(&eureka); eureka.count > 0;) {
		if (enters_set(&eureka, 0)) {
			add_term(telling, group[0].digits, "=", group[1].digits,
			         nonet_telling_set(telling, group[1].node->set));
		} else if (stays_in_cell(&eureka)) {
			add_term(telling, group[0].digits, group[1].node->on ? "=" : "-", group[1].digits,
			         group[0].cells);
			go_on(&eureka);
		} else {
			add_term(telling, group[0].digits, "", 0, group[0].cells);
		}
		go_on(&eureka);
		if (eureka.count > 0)
			add(telling, group[0].node->on ? " = " : " - ");
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

static void add_houses(const struct nonet_telling *telling, uint32_t bases, uint32_t covers) {
	if (!bases)
		return;
	add(telling, nonet_phrase_short_houses(telling->speech, bases));
	if (!covers)
		return;
	add(telling, "\\");
	add(telling, nonet_phrase_short_houses(telling->speech, covers));
}

static void add_named_cells(const struct nonet_telling *telling, const char *name,
                            struct nonet_cellset cells) {
	if (nonet_cellset_is_empty(cells))
		return;
	add(telling, name);
	add_cells(telling, cells);
}

/* r12\c34 fin r1c5; of siamese fish, both. */
static void add_fish(const struct nonet_telling *telling) {
	struct nonet_fish_reading fish[2];
	int count = nonet_fish_read_all(telling, fish);
	for (int i = 0; i < count; i++) {
		add(telling, i > 0 ? " | " : " ");
		add_houses(telling, fish[i].bases, fish[i].covers);
		add_named_cells(telling, nonet_cellset_count(fish[i].fins) == 1 ? " fin " : " fins ",
		                fish[i].fins);
	}
}

/* An exocet has a base and targets, fish and sets over several sectors bases and covers, everything
 * else cells. */
static void add_pattern(const struct nonet_telling *telling) {
	const struct nonet_step *step = telling->step;
	struct nonet_cellset cells = nonet_telling_pattern(telling);
	struct nonet_cellset targets = nonet_telling_role(telling, NONET_ROLE_TARGET);
	add_digits(telling, step->digits);
	if (!nonet_cellset_is_empty(targets)) {
		add_named_cells(telling, " base ", nonet_telling_role(telling, NONET_ROLE_BASE));
		add_named_cells(telling, " targets ", targets);
		return;
	}
	bool covered = nonet_popcount(step->base_houses) > 1 && step->cover_houses;
	if (covered && !(step->digits & (step->digits - 1))) {
		add_fish(telling);
		return;
	}
	add(telling, step->base_houses ? " " : "");
	add_houses(telling, step->base_houses, step->cover_houses);
	if (!covered)
		add_named_cells(telling, step->digits ? " in " : "", cells);
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
