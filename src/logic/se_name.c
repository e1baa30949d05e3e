/* What Sudoku Explainer calls a step. */
#include "board/cellset.h"

#include <nonet/logic.h>
#include <stdio.h>
#include <string.h>

/* Its chains and cycles of this length have names of their own. */
enum { TURBOT_NODES = 6, GENERALIZED_X_WING_CELLS = 4 };

static int count_pattern_cells(const struct nonet_step *step, uint8_t role) {
	int count = 0;
	for (int i = 0; i < step->pattern_count; i++)
		count += step->pattern[i].role == role;
	return count;
}

static int count_chain_cells(const struct nonet_step *step) {
	struct nonet_cellset cells = {0, 0};
	for (uint32_t i = 0; step->chain_count && i < step->chains[0].node_count; i++)
		nonet_cellset_add(&cells, step->nodes[step->chains[0].first_node + i].cell);
	return nonet_cellset_count(cells);
}

static void write_loop_name(const struct nonet_step *step, char *name) {
	int type = (int)step->technique - (int)NONET_TECHNIQUE_UNIQUE_LOOP_1 + 1;
	int size = count_pattern_cells(step, NONET_ROLE_BASE);
	if (size == 4)
		snprintf(name, NONET_SE_NAME_SIZE, "Unique Rectangle type %d", type);
	else
		snprintf(name, NONET_SE_NAME_SIZE, "Unique Loop %d type %d", size, type);
}

/* Its names that are quite unlike ours; NULL for all others. */
static const char *special_name(const struct nonet_step *step) {
	switch (step->technique) {
	case NONET_TECHNIQUE_DIRECT_HIDDEN_TRIPLE:
		return "Direct Hidden Triplet";
	case NONET_TECHNIQUE_NAKED_TRIPLE:
		return "Naked Triplet";
	case NONET_TECHNIQUE_HIDDEN_TRIPLE:
		return "Hidden Triplet";
	case NONET_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION:
		return "Aligned Triplet Exclusion";
	case NONET_TECHNIQUE_FORCING_X_CHAIN:
		return step->chain_count && step->chains[0].node_count == TURBOT_NODES ? "Turbot Fish"
		                                                                       : NULL;
	case NONET_TECHNIQUE_X_CYCLE:
		return count_chain_cells(step) == GENERALIZED_X_WING_CELLS ? "Generalized X-Wing" : NULL;
	default:
		return NULL;
	}
}

const char *nonet_se_step_name(const struct nonet_step *step, char name_ret[NONET_SE_NAME_SIZE]) {
	static const char *const nested[] = {"",
	                                     "",
	                                     " (+)",
	                                     " (+ Forcing Chains)",
	                                     " (+ Multiple Forcing Chains)",
	                                     " (+ Dynamic Forcing Chains)",
	                                     " (+ Dynamic Forcing Chains (+ Forcing Chains))"};
	const char *name = special_name(step);
	if (step->technique >= NONET_TECHNIQUE_UNIQUE_LOOP_1 &&
	    step->technique <= NONET_TECHNIQUE_UNIQUE_LOOP_4)
		write_loop_name(step, name_ret);
	else
		snprintf(name_ret, NONET_SE_NAME_SIZE, "%s%s%s", step->level ? "Dynamic " : "",
		         name ? name : nonet_technique_name(step->technique), nested[step->level]);
	return name_ret;
}
