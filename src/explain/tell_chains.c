/* Chains told link by link. */
#include "explain/chain_lines.h"
#include "explain/nested_step.h"
#include "explain/tell_als.h"

#include <stdlib.h>

enum {
	MOST_LINES = 2 * 9 * NONET_CELLS + 1
}; /* each candidate is told once as true and as false */

/* The chains being told; those nested in them are told after them. */
struct chains {
	const struct nonet_telling *telling;
	const struct nonet_step *step;
	bool numbered; /* the chains have numbers: there are several */
	uint32_t *nested;
	uint32_t nested_count, nested_capacity;
	int *line_of;                  /* by node; 0 for what is not told */
	uint32_t at;                   /* the chain at hand */
	struct nonet_cellset cells[9]; /* by digit - 1: the candidates in the position, but for what the
	                                  chains that use the chain at hand have ruled out before */
};

static bool make_room(struct chains *chains) {
	if (chains->nested_count < chains->nested_capacity)
		return true;
	uint32_t capacity = chains->nested_capacity ? 2 * chains->nested_capacity : 16;
	uint32_t *moved = realloc(chains->nested, capacity * sizeof *moved);
	if (!moved) {
		chains->telling->speech->no_memory = true;
		return false;
	}
	chains->nested = moved;
	chains->nested_capacity = capacity;
	return true;
}

/* How many of the first chains are told. */
static uint32_t told_among(const struct nonet_step *step, uint32_t count) {
	uint32_t told = 0;
	for (uint32_t i = 0; i < count; i++)
		told += !nonet_chain_is_bare(step, i);
	return told;
}

/* The number by which a chain is called: its own, or that of a nested one in order of telling. */
static int number_of(struct chains *chains, uint32_t chain) {
	uint32_t i = 0;
	if (chain < chains->step->chain_count)
		return (int)told_among(chains->step, chain) + 1;
	while (i < chains->nested_count && chains->nested[i] != chain)
		i++;
	if (i == chains->nested_count && make_room(chains))
		chains->nested[chains->nested_count++] = chain;
	return (int)(told_among(chains->step, chains->step->chain_count) + i + 1);
}

static const char *nested_names(struct chains *chains, const struct nonet_chain_node *node) {
	struct nonet_speech *speech = chains->telling->speech;
	const char *texts[9];
	int count = 0;
	for (uint32_t i = 0; i < node->nested_count && count < 9; i++)
		texts[count++] = nonet_phrase_number(speech, number_of(chains, node->nested + i));
	return count ? nonet_phrase_list(speech, texts, count) : "";
}

static struct nonet_cellset parent_cells(const struct nonet_step *step,
                                         const struct nonet_chain_node *node) {
	struct nonet_cellset cells = {0, 0};
	for (uint32_t i = 0; i < node->parent_count; i++)
		nonet_cellset_add(&cells, step->nodes[step->parents[node->first_parent + i]].cell);
	return cells;
}

static unsigned parent_digits(const struct nonet_step *step, const struct nonet_chain_node *node) {
	unsigned digits = 0;
	for (uint32_t i = 0; i < node->parent_count; i++)
		digits |= 1u << (step->nodes[step->parents[node->first_parent + i]].digit - 1);
	return digits;
}

/* ---- What nested chains take from those that use them ---- */

static const struct nonet_chain_node *parent_of(const struct nonet_step *step,
                                                const struct nonet_chain_node *node, uint32_t i) {
	return &step->nodes[step->parents[node->first_parent + i]];
}

/* The first node told of a chain that follows from nested ones, the chain at hand among them. */
static const struct nonet_chain_node *user_of(const struct chains *chains, uint32_t chain) {
	const struct nonet_chain *user = &chains->step->chains[chain];
	for (uint32_t i = 0; i < user->node_count; i++) {
		const struct nonet_chain_node *node = &chains->step->nodes[user->first_node + i];
		if (chains->line_of[user->first_node + i] > 0 &&
		    chains->at - node->nested < node->nested_count)
			return node;
	}
	return NULL;
}

static void take_parents(const struct nonet_step *step, const struct nonet_chain_node *node,
                         struct nonet_cellset cells[9]) {
	for (uint32_t i = 0; i < node->parent_count; i++) {
		const struct nonet_chain_node *parent = parent_of(step, node, i);
		if (!parent->on)
			nonet_cellset_remove(&cells[parent->digit - 1], parent->cell);
	}
}

/* What the chain at hand may start from. */
static void read_cells(struct chains *chains) {
	const struct nonet_chain_node *user = NULL;
	for (int i = 0; i < 9; i++)
		chains->cells[i] = chains->telling->cells[i];
	if (chains->at < chains->step->chain_count)
		return;
	for (uint32_t chain = 0; chain < chains->step->chain_count && !user; chain++)
		user = user_of(chains, chain);
	if (user)
		take_parents(chains->step, user, chains->cells);
}

/* Whether a node of the chain at hand is true because this candidate has gone outside of it. */
static bool needs_gone(const struct chains *chains, const struct nonet_chain_group *group,
                       const struct nonet_chain_node *gone) {
	const struct nonet_chain_node *node = group->node;
	bool same_cell = node->cause == NONET_CAUSE_SAME_CELL;
	if (!node->on || gone->on || (!same_cell && node->cause != NONET_CAUSE_SAME_HOUSE))
		return false;
	for (uint32_t i = 0; i < node->parent_count; i++) {
		const struct nonet_chain_node *parent = parent_of(chains->step, node, i);
		if (parent->cell == gone->cell && parent->digit == gone->digit)
			return false;
	}
	return same_cell ? gone->cell == node->cell && gone->digit != node->digit
	                 : gone->digit == node->digit &&
	                       nonet_cellset_has(nonet_masks_house[node->house], gone->cell) &&
	                       !nonet_cellset_has(group->cells, gone->cell);
}

/* The numbers that are set, as a list. */
static const char *numbers_text(struct nonet_speech *speech, const bool is_set[MOST_LINES],
                                unsigned long *count_ret) {
	const char *texts[MOST_LINES];
	int count = 0;
	for (int i = 0; i < MOST_LINES; i++)
		if (is_set[i])
			texts[count++] = nonet_phrase_number(speech, i);
	*count_ret = (unsigned long)count;
	return count ? nonet_phrase_list(speech, texts, count) : "";
}

/* "line 4 of chain 1": the lines of one chain from which a group of the chain at hand follows; NULL
 * for none. */
static const char *lines_of_user(struct chains *chains, uint32_t chain,
                                 const struct nonet_chain_group *group) {
	struct nonet_speech *speech = chains->telling->speech;
	const struct nonet_chain_node *user = user_of(chains, chain);
	bool is_source[MOST_LINES] = {false};
	unsigned long count = 0;
	for (uint32_t i = 0; user && i < user->parent_count; i++) {
		uint32_t parent = chains->step->parents[user->first_parent + i];
		if (needs_gone(chains, group, &chains->step->nodes[parent]))
			is_source[chains->line_of[parent]] = true;
	}
	const char *lines = numbers_text(speech, is_source, &count);
	return count
	           ? nonet_speech_form(
	                 speech, NONET_MESSAGE_CHAIN_OUTER_LINES, count,
	                 NONET_FILLS({"lines", lines},
	                             {"chain", nonet_phrase_number(speech, number_of(chains, chain))}))
	           : NULL;
}

/* The lines of all chains that use the chain at hand; NULL for none. */
static const char *outer_lines(struct chains *chains, const struct nonet_chain_group *group) {
	const char *text = NULL;
	if (chains->at < chains->step->chain_count)
		return NULL;
	for (uint32_t chain = 0; chain < chains->step->chain_count; chain++) {
		const char *lines = lines_of_user(chains, chain, group);
		if (lines)
			text = text ? nonet_speech_form(chains->telling->speech, NONET_MESSAGE_LIST_MORE, 1,
			                                NONET_FILLS({"first", text}, {"rest", lines}))
			            : lines;
	}
	return text;
}

/* ---- Sentences ---- */

static bool rules_out(const struct nonet_chain_group *told, struct nonet_cellset cells, int digit) {
	struct nonet_cellset own = nonet_cellset_and(told->cells, cells);
	if (!told->node->on)
		return told->digits >> (digit - 1) & 1 && !nonet_cellset_is_empty(own);
	if (told->node->digit != digit)
		return nonet_chain_cell(told) >= 0 && !nonet_cellset_is_empty(own);
	return nonet_cellset_meets(nonet_masks_common_peers(told->cells), cells);
}

/* Whether a line told before rules out one of the places of which a group says that one is true:
 * they are then not all that is left. */
static bool has_lost_place(const struct chains *chains, const struct nonet_chain_group *group) {
	struct nonet_chain_reading reading = nonet_chain_read(chains->step, chains->at);
	struct nonet_chain_group told;
	while (nonet_chain_next(&reading, &told) && told.first != group->first)
		if (chains->line_of[told.first] > 0 && rules_out(&told, group->cells, group->node->digit))
			return true;
	return false;
}

static enum nonet_message message_for(const struct nonet_chain_group *group, bool has_sources) {
	const struct nonet_chain_node *node = group->node;
	if (node->cause == NONET_CAUSE_ASSUMED)
		return node->on ? NONET_MESSAGE_SUPPOSE_ON : NONET_MESSAGE_SUPPOSE_OFF;
	if (node->cause == NONET_CAUSE_NESTED_CHAIN && node->nested_count)
		return NONET_MESSAGE_THEN_OFF_BY_CHAINS;
	if (node->cause == NONET_CAUSE_NESTED_CHAIN || node->cause == NONET_CAUSE_NESTED_STEP)
		return NONET_MESSAGE_THEN_OFF_BY_STEP;
	if (!has_sources)
		return !node->on                              ? NONET_MESSAGE_ALSO_OFF
		       : node->cause == NONET_CAUSE_SAME_CELL ? NONET_MESSAGE_ALSO_ON_IN_CELL
		                                              : NONET_MESSAGE_ALSO_ON_IN_HOUSE;
	if (node->cause == NONET_CAUSE_SAME_SET)
		return group->digits == 1u << (node->digit - 1) ? NONET_MESSAGE_THEN_OFF_BY_SET
		                                                : NONET_MESSAGE_THEN_OFF_BY_SET_ALL;
	if (node->cause == NONET_CAUSE_SAME_CELL)
		return node->on ? NONET_MESSAGE_THEN_ON_IN_CELL : NONET_MESSAGE_THEN_OFF_IN_CELL;
	return node->on ? NONET_MESSAGE_THEN_ON_IN_HOUSE : NONET_MESSAGE_THEN_OFF_IN_HOUSE;
}

static const char *nested_step(const struct chains *chains, const struct nonet_chain_node *node) {
	struct nonet_cellset cells[9];
	for (int i = 0; i < 9; i++)
		cells[i] = chains->cells[i];
	take_parents(chains->step, node, cells);
	return nonet_phrase_nested_step(chains->telling, cells, node);
}

static const char *sentence_for(struct chains *chains, const struct nonet_chain_group *group,
                                const char *outer) {
	struct nonet_speech *speech = chains->telling->speech;
	const struct nonet_chain_node *node = group->node;
	enum nonet_message message = message_for(group, node->parent_count > 0 || outer);
	const char *sources =
	    node->parent_count ? nonet_phrase_cells_or(speech, parent_cells(chains->step, node)) : "";
	const char *lost =
	    node->parent_count ? nonet_phrase_digits(speech, parent_digits(chains->step, node)) : "";
	unsigned long count = (unsigned long)nonet_cellset_count(group->cells);
	if (message == NONET_MESSAGE_THEN_OFF_BY_STEP)
		return nested_step(chains, node);
	if (message == NONET_MESSAGE_THEN_ON_IN_HOUSE && count > 1 && has_lost_place(chains, group))
		message = NONET_MESSAGE_THEN_ON_IN_HOUSE_AMONG;
	if (message == NONET_MESSAGE_THEN_OFF_BY_CHAINS)
		count = node->nested_count;
	return nonet_speech_form(
	    speech, message, count,
	    NONET_FILLS({"cells", nonet_phrase_cells(speech, group->cells)},
	                {"digit", nonet_phrase_number(speech, node->digit)},
	                {"digits", nonet_phrase_digits_or(speech, group->digits)},
	                {"house", nonet_phrase_house(speech, node->house)}, {"sources", sources},
	                {"set", node->set ? nonet_phrase_letter(speech, node->set) : ""},
	                {"lost", lost}, {"chains", nested_names(chains, node)}));
}

/* The lines, all before `line`, from which a group follows: each once, in order; then those of
 * other chains. NULL for none. */
static const char *source_lines(const struct chains *chains, const struct nonet_chain_node *node,
                                int line, const char *outer) {
	struct nonet_speech *speech = chains->telling->speech;
	const char *text = NULL;
	for (int source = 1; source < line; source++) {
		bool is_source = false;
		for (uint32_t i = 0; i < node->parent_count; i++)
			is_source |= chains->line_of[chains->step->parents[node->first_parent + i]] == source;
		if (!is_source)
			continue;
		const char *number = nonet_phrase_number(speech, source);
		text = text ? nonet_speech_form(speech, NONET_MESSAGE_LIST_MORE, 1,
		                                NONET_FILLS({"first", text}, {"rest", number}))
		            : number;
	}
	return text && outer ? nonet_speech_form(speech, NONET_MESSAGE_LIST_MORE, 1,
	                                         NONET_FILLS({"first", text}, {"rest", outer}))
	       : text        ? text
	                     : outer;
}

static void say_line(struct nonet_speech *speech, const char *line, const char *sources) {
	if (sources)
		nonet_say(speech, NONET_MESSAGE_CHAIN_LINE_FROM,
		          NONET_FILLS({"line", line}, {"sources", sources}));
	else
		nonet_speech_add(speech, line);
}

/* A case that cannot be needs no conclusion. */
static void tell_fall(const struct chains *chains, uint32_t chain) {
	struct nonet_speech *speech = chains->telling->speech;
	struct nonet_chain_group group, earlier;
	if (!nonet_chain_falls(chains->step, chain, &group, &earlier))
		return;
	nonet_speech_break(speech);
	nonet_say_counted(
	    speech, earlier.node->on ? NONET_MESSAGE_CASE_CLASHES_ON : NONET_MESSAGE_CASE_CLASHES_OFF,
	    (unsigned long)nonet_cellset_count(earlier.cells),
	    NONET_FILLS({"cells", nonet_phrase_cells(speech, earlier.cells)},
	                {"digit", nonet_phrase_number(speech, earlier.node->digit)}));
}

static void tell_linear(struct chains *chains, uint32_t chain) {
	struct nonet_chain_reading reading = nonet_chain_read(chains->step, chain);
	struct nonet_chain_group group;
	while (nonet_chain_next(&reading, &group)) {
		if (!chains->line_of[group.first])
			continue;
		const char *outer = outer_lines(chains, &group);
		nonet_speech_item(chains->telling->speech);
		say_line(chains->telling->speech, sentence_for(chains, &group, outer), outer);
	}
}

/* Numbered lines, each with the lines from which it follows. */
static void tell_net(struct chains *chains, uint32_t chain) {
	struct nonet_speech *speech = chains->telling->speech;
	struct nonet_chain_reading reading = nonet_chain_read(chains->step, chain);
	struct nonet_chain_group group;
	while (nonet_chain_next(&reading, &group)) {
		int line = chains->line_of[group.first];
		if (!line)
			continue;
		const char *outer = outer_lines(chains, &group);
		nonet_speech_break(speech);
		say_line(speech,
		         nonet_speech_form(speech, NONET_MESSAGE_CHAIN_LINE, 1,
		                           NONET_FILLS({"number", nonet_phrase_number(speech, line)},
		                                       {"sentence", sentence_for(chains, &group, outer)})),
		         source_lines(chains, group.node, line, outer));
	}
}

static bool uses_nested(const struct nonet_step *step, uint32_t chain) {
	for (uint32_t i = 0; i < step->chains[chain].node_count; i++)
		if (step->nodes[step->chains[chain].first_node + i].nested_count)
			return true;
	return false;
}

static void tell_chain(struct chains *chains, uint32_t chain) {
	struct nonet_speech *speech = chains->telling->speech;
	nonet_speech_break(speech);
	if (chains->numbered)
		nonet_say(speech, NONET_MESSAGE_CHAIN_HEADING,
		          NONET_FILLS({"number", nonet_phrase_number(speech, number_of(chains, chain))}));
	chains->at = chain;
	read_cells(chains);
	/* Lines that a nested chain refers to need numbers. */
	if (nonet_chain_is_linear(chains->step, chain) && !uses_nested(chains->step, chain))
		tell_linear(chains, chain);
	else
		tell_net(chains, chain);
	tell_fall(chains, chain);
	nonet_speech_break(speech);
}

static bool has_nested(const struct nonet_step *step) {
	for (uint32_t i = 0; i < step->chain_count; i++)
		if (uses_nested(step, i))
			return true;
	return false;
}

void nonet_tell_links(const struct nonet_telling *telling) {
	struct chains chains = {
	    .telling = telling, .step = telling->step, .line_of = nonet_chain_lines(telling->step)};
	if (!chains.line_of) {
		telling->speech->no_memory = true;
		return;
	}
	chains.numbered =
	    told_among(telling->step, telling->step->chain_count) > 1 || has_nested(telling->step);
	for (uint32_t i = 0; i < telling->step->chain_count; i++)
		if (!nonet_chain_is_bare(telling->step, i))
			tell_chain(&chains, i);
	for (uint32_t i = 0; i < chains.nested_count; i++)
		tell_chain(&chains, chains.nested[i]);
	free(chains.nested);
	free(chains.line_of);
}
