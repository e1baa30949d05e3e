/* Chains told link by link. */
#include "explain/chain_reading.h"
#include "explain/tell_als.h"

#include <stdlib.h>

/* The chains being told; those nested in them are told after them. */
struct chains {
	const struct nonet_telling *telling;
	const struct nonet_step *step;
	bool numbered; /* the chains have numbers: there are several */
	uint32_t *nested;
	uint32_t nested_count, nested_capacity;
	int *line_of; /* by node of the chain at hand, from its first one */
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

/* The number by which a chain is called: its own, or that of a nested one in order of telling. */
static int number_of(struct chains *chains, uint32_t chain) {
	uint32_t i = 0;
	if (chain < chains->step->chain_count)
		return (int)chain + 1;
	while (i < chains->nested_count && chains->nested[i] != chain)
		i++;
	if (i == chains->nested_count && make_room(chains))
		chains->nested[chains->nested_count++] = chain;
	return (int)(chains->step->chain_count + i + 1);
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

static enum nonet_message message_for(const struct nonet_chain_node *node) {
	if (node->cause == NONET_CAUSE_ASSUMED)
		return node->on ? NONET_MESSAGE_SUPPOSE_ON : NONET_MESSAGE_SUPPOSE_OFF;
	if (node->cause == NONET_CAUSE_NESTED_CHAIN && node->nested_count)
		return NONET_MESSAGE_THEN_OFF_BY_CHAINS;
	if (node->cause == NONET_CAUSE_NESTED_CHAIN || node->cause == NONET_CAUSE_NESTED_STEP)
		return NONET_MESSAGE_THEN_OFF_BY_STEP;
	if (node->parent_count == 0)
		return !node->on                              ? NONET_MESSAGE_ALSO_OFF
		       : node->cause == NONET_CAUSE_SAME_CELL ? NONET_MESSAGE_ALSO_ON_IN_CELL
		                                              : NONET_MESSAGE_ALSO_ON_IN_HOUSE;
	if (node->cause == NONET_CAUSE_SAME_SET)
		return NONET_MESSAGE_THEN_OFF_BY_SET;
	if (node->cause == NONET_CAUSE_SAME_CELL)
		return node->on ? NONET_MESSAGE_THEN_ON_IN_CELL : NONET_MESSAGE_THEN_OFF_IN_CELL;
	return node->on ? NONET_MESSAGE_THEN_ON_IN_HOUSE : NONET_MESSAGE_THEN_OFF_IN_HOUSE;
}

static const char *sentence_for(struct chains *chains, const struct nonet_chain_group *group) {
	struct nonet_speech *speech = chains->telling->speech;
	const struct nonet_chain_node *node = group->node;
	enum nonet_message message = message_for(node);
	const char *sources =
	    node->parent_count ? nonet_phrase_cells_or(speech, parent_cells(chains->step, node)) : "";
	const char *lost =
	    node->parent_count ? nonet_phrase_digits(speech, parent_digits(chains->step, node)) : "";
	unsigned long count = (unsigned long)nonet_cellset_count(group->cells);
	if (message == NONET_MESSAGE_THEN_OFF_BY_CHAINS)
		count = node->nested_count;
	return nonet_speech_form(
	    speech, message, count,
	    NONET_FILLS(
	        {"cells", nonet_phrase_cells(speech, group->cells)},
	        {"digit", nonet_phrase_number(speech, node->digit)},
	        {"house", nonet_phrase_house(speech, node->house)}, {"sources", sources},
	        {"set", node->set ? nonet_phrase_set(speech, node->set) : ""}, {"lost", lost},
	        {"technique", nonet_phrase_technique(speech, (enum nonet_technique)node->technique)},
	        {"chains", nested_names(chains, node)}));
}

/* The lines, all before `line`, from which a group follows: each once, in order. */
static const char *source_lines(const struct chains *chains, const struct nonet_chain *chain,
                                const struct nonet_chain_node *node, int line) {
	struct nonet_speech *speech = chains->telling->speech;
	const char *text = NULL;
	for (int source = 1; source < line; source++) {
		bool is_source = false;
		for (uint32_t i = 0; i < node->parent_count; i++)
			is_source |= chains->line_of[chains->step->parents[node->first_parent + i] -
			                             chain->first_node] == source;
		if (!is_source)
			continue;
		const char *number = nonet_phrase_number(speech, source);
		text = text ? nonet_speech_form(speech, NONET_MESSAGE_LIST_MORE, 1,
		                                NONET_FILLS({"first", text}, {"rest", number}))
		            : number;
	}
	return text ? text : "";
}

static void tell_linear(struct chains *chains, uint32_t chain) {
	struct nonet_chain_reading reading = nonet_chain_read(chains->step, chain);
	struct nonet_chain_group group;
	while (nonet_chain_next(&reading, &group)) {
		nonet_speech_item(chains->telling->speech);
		nonet_speech_add(chains->telling->speech, sentence_for(chains, &group));
	}
}

/* Numbered lines, each with the lines from which it follows. */
static void tell_net(struct chains *chains, uint32_t at) {
	struct nonet_speech *speech = chains->telling->speech;
	const struct nonet_chain *chain = &chains->step->chains[at];
	struct nonet_chain_reading reading = nonet_chain_read(chains->step, at);
	struct nonet_chain_group group;
	chains->line_of = calloc(chain->node_count, sizeof *chains->line_of);
	if (!chains->line_of) {
		speech->no_memory = true;
		return;
	}
	for (int line = 1; nonet_chain_next(&reading, &group); line++) {
		for (uint32_t node = group.first; node <= group.last; node++)
			chains->line_of[node - chain->first_node] = line;
		nonet_speech_break(speech);
		nonet_say(speech,
		          group.node->parent_count ? NONET_MESSAGE_CHAIN_LINE_FROM
		                                   : NONET_MESSAGE_CHAIN_LINE,
		          NONET_FILLS({"number", nonet_phrase_number(speech, line)},
		                      {"sentence", sentence_for(chains, &group)},
		                      {"sources", source_lines(chains, chain, group.node, line)}));
	}
	free(chains->line_of);
	chains->line_of = NULL;
}

static void tell_chain(struct chains *chains, uint32_t chain) {
	struct nonet_speech *speech = chains->telling->speech;
	nonet_speech_break(speech);
	if (chains->numbered)
		nonet_say(speech, NONET_MESSAGE_CHAIN_HEADING,
		          NONET_FILLS({"number", nonet_phrase_number(speech, number_of(chains, chain))}));
	if (nonet_chain_is_linear(chains->step, chain))
		tell_linear(chains, chain);
	else
		tell_net(chains, chain);
	nonet_speech_break(speech);
}

static bool has_nested(const struct nonet_step *step) {
	for (uint32_t i = 0; i < step->chain_count; i++)
		for (uint32_t k = 0; k < step->chains[i].node_count; k++)
			if (step->nodes[step->chains[i].first_node + k].nested_count)
				return true;
	return false;
}

void nonet_tell_links(const struct nonet_telling *telling) {
	struct chains chains = {.telling = telling, .step = telling->step};
	chains.numbered = telling->step->chain_count > 1 || has_nested(telling->step);
	for (uint32_t i = 0; i < telling->step->chain_count; i++)
		tell_chain(&chains, i);
	for (uint32_t i = 0; i < chains.nested_count; i++)
		tell_chain(&chains, chains.nested[i]);
	free(chains.nested);
}
