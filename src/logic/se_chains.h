/* Chains of implications, after Sudoku Explainer.
 *
 * A *node* is a candidate that is true (on) or false (off): node 9 * cell + digit - 1 for on, 729
 * more for off. Which chain comes first, how long it is and so how it is rated depend on the order
 * in which nodes are derived; that order is kept exactly.
 */
#ifndef NONET_LOGIC_SE_CHAINS_H
#define NONET_LOGIC_SE_CHAINS_H

#include "logic/se_engine.h"

enum { NONET_SE_CANDIDATES = 729, NONET_SE_NODES = 1458 };

/* Why a node holds. */
enum nonet_se_cause {
	NONET_SE_ASSUMED,
	NONET_SE_BY_CELL,
	NONET_SE_BY_BOX,
	NONET_SE_BY_ROW,
	NONET_SE_BY_COLUMN,
	NONET_SE_BY_STEP /* a locking, pair, X-wing or chain that the net made possible */
};

/* The candidates of a position, by cell and by house; laid out as in struct nonet_state. */
struct nonet_se_grid {
	uint16_t candidates[NONET_CELLS];
	uint16_t places[NONET_HOUSES][9];
};

static inline int nonet_se_candidate(int cell, int digit_index) {
	return 9 * cell + digit_index;
}

/* What stays the same while chains are searched: no cell is filled. */
struct nonet_se_frame {
	uint8_t empty_count[NONET_HOUSES];
	uint8_t missing[9]; /* by digit: rows without it */
	struct nonet_se_engine *engine;
};

/* The kinds of search. */
enum nonet_se_chain_kind {
	NONET_SE_NISHIO,
	NONET_SE_MULTIPLE,
	NONET_SE_DYNAMIC, /* NONET_SE_DYNAMIC + k: with nested steps of level k, 0..5 */
};

/* ---- Hints ---- */

enum nonet_se_hint_kind {
	NONET_SE_X_CYCLE,
	NONET_SE_Y_CYCLE,
	NONET_SE_XY_CYCLE,
	NONET_SE_X_CHAIN,
	NONET_SE_XY_CHAIN,
	NONET_SE_CONTRADICTION,
	NONET_SE_DOUBLE,
	NONET_SE_CELL,
	NONET_SE_REGION
};

/* What follows from chains. The conclusion of all but cycles is one node. */
struct nonet_se_hint {
	double rating;
	int complexity;
	uint32_t order;  /* of search, where hints are not found in it */
	uint32_t number; /* in order of finding */
	uint8_t sort_key;
	uint8_t kind;    /* enum nonet_se_hint_kind */
	uint8_t house;   /* of a region's chains */
	uint16_t source; /* the node that is assumed; for cells and regions, any of their candidates */
	uint16_t target; /* the node that follows; for cycles the last on-node but the source */
	uint16_t last_off; /* of a cycle */
	int cycle;         /* of a cycle: its position in the list's cycles */
};

struct nonet_se_cycle_cells {
	struct nonet_cellset by_digit[9];
};

/* Hints in the making: only the best, or the best for each set of eliminations. */
struct nonet_se_hints {
	bool only_best;
	unsigned kinds; /* otherwise: those that are kept */
	struct nonet_se_hint *items;
	struct nonet_se_cycle_cells *cycles;
	int count, cycle_count, capacity, cycle_capacity;
	uint32_t number;
	int16_t by_node[NONET_SE_NODES]; /* positions + 1 of hints that conclude one node */
	bool out_of_memory;
};

void nonet_se_hints_start(struct nonet_se_hints *hints, bool only_best);
void nonet_se_hints_free_inside(struct nonet_se_hints *hints);

/* Whether a hint like this would be kept as the best. */
bool nonet_se_hints_want(const struct nonet_se_hints *hints, const struct nonet_se_hint *hint);

/* Adds a hint that concludes one node. `grid` tells which eliminations that is. */
void nonet_se_hints_add(struct nonet_se_hints *hints, const struct nonet_se_grid *grid,
                        const struct nonet_se_hint *hint);
void nonet_se_hints_add_cycle(struct nonet_se_hints *hints, const struct nonet_se_grid *grid,
                              const struct nonet_se_hint *hint,
                              const struct nonet_se_cycle_cells *cells);
void nonet_se_hints_sort(struct nonet_se_hints *hints);

enum nonet_technique nonet_se_hint_technique(const struct nonet_se_hint *hint);

/* What the length of a chain of so many nodes adds to its rating. */
double nonet_se_length_penalty(int complexity);

/* ---- Links and static chains ---- */

/* The links of a position that hold without any assumption. Candidates are numbered from 0 in
 * ascending order. */
struct nonet_se_links {
	int count, words;
	uint16_t candidate[NONET_SE_CANDIDATES]; /* by number */
	uint16_t number[NONET_SE_CANDIDATES];    /* by candidate; only set where there is one */
	uint8_t weak_in_cell[NONET_SE_CANDIDATES];
	uint8_t weak_count[NONET_SE_CANDIDATES];
	uint16_t weak[NONET_SE_CANDIDATES][28]; /* those in the cell first */
	uint8_t strong_in_cell[NONET_SE_CANDIDATES];
	uint8_t strong_count[NONET_SE_CANDIDATES];
	uint16_t strong[NONET_SE_CANDIDATES][4]; /* that in the cell first */
	uint8_t strong_cause[NONET_SE_CANDIDATES][4];
	uint64_t weak_set[NONET_SE_CANDIDATES][12];
	uint64_t weak_house_set[NONET_SE_CANDIDATES][12];
	uint64_t has_strong[3][12]; /* by enum nonet_se_mode */
};

void nonet_se_links_make(struct nonet_se_links *links, const struct nonet_se_grid *grid);

/* Which links a chain may use. */
enum nonet_se_mode { NONET_SE_MODE_X, NONET_SE_MODE_Y, NONET_SE_MODE_XY };

/* A node of a chain as it was derived, with its cause. */
struct nonet_se_traced {
	uint16_t node;
	uint8_t cause;
};

/* Where a search is to begin, by candidate: chains from on- [0] and off-nodes [1], and cycles. */
struct nonet_se_starts {
	uint64_t chains[2][12];
	uint64_t cycles[12];
	uint16_t gone[24]; /* candidates that have gone since the search before */
	int gone_count;
};

/* The starts that can lead to something new after a search that found nothing: first what depends
 * on the links of that search, then what depends on the links now. The first returns false when too
 * much has changed; so does the second, which leaves cycles out and can stand in its place. */
bool nonet_se_recall_gone(const struct nonet_se_links *before, const struct nonet_se_grid *grid,
                          struct nonet_se_starts *starts);
bool nonet_se_recall_grid(const struct nonet_se_grid *before, const struct nonet_se_grid *grid,
                          struct nonet_se_starts *starts);
void nonet_se_recall_new(const struct nonet_se_links *now, const struct nonet_se_grid *grid,
                         struct nonet_se_starts *starts);

/* Cycles and forcing chains of all modes, from some starts (NULL: all); those that keep to one
 * digit only for some digits. Tells whether any of these was found. */
bool nonet_se_static_search(const struct nonet_se_links *links, const struct nonet_se_grid *grid,
                            const struct nonet_se_starts *starts, unsigned digits,
                            struct nonet_se_hints *hints);

/* The nodes of a static hint from its conclusion back to its source; returns how many. */
int nonet_se_static_trace(const struct nonet_se_links *links, const struct nonet_se_hint *hint,
                          struct nonet_se_traced trace_ret[NONET_SE_NODES + 2]);

/* ---- Nets ---- */

struct nonet_se_net_node {
	uint16_t node;
	uint16_t ancestors; /* itself included */
	uint16_t parent_count;
	uint8_t cause;
	uint8_t technique; /* of a nested step */
	uint32_t first_parent;
	int32_t nested; /* of a nested chain: its position in the chainer's list; otherwise -1 */
};

/* Everything that follows from one assumption, in order of derivation. */
struct nonet_se_net {
	int count;
	int clash[2]; /* positions of the on- and off-node that contradict; -1: none */
	const struct nonet_se_net_node *nodes;
	const uint16_t *parents;           /* positions */
	uint16_t position[NONET_SE_NODES]; /* by node, plus one; 0 where it does not follow */
	uint64_t members[(NONET_SE_NODES + 63) / 64];
};

/* A chain that was made possible by another one. */
struct nonet_se_nested {
	uint64_t identity; /* equal for equal chains */
	int complexity;
	int first_chain; /* in the chainer's story, if it writes one */
	int chain_count;
};

struct nonet_se_chunk {
	struct nonet_se_chunk *next;
	size_t used, capacity;
	uint64_t bytes[];
};

struct nonet_se_run;   /* a net being made */
struct nonet_se_story; /* chains written down, see se_story.h */

/* Room for one level of search; nested searches have their own. */
struct nonet_se_chainer {
	const struct nonet_se_frame *frame;
	struct nonet_se_chainer *inner;
	struct nonet_se_links links;
	bool links_led_nowhere; /* the last static search, with these links, found nothing */
	struct nonet_se_hints hints;
	struct nonet_se_run *run;
	struct nonet_se_chunk *chunks;                  /* nets that are kept */
	struct nonet_se_chunk *spare;                   /* chunks to be used again */
	struct nonet_se_net *nets[NONET_SE_CANDIDATES]; /* what follows when a candidate is true */
	struct nonet_se_grid multiple_grid; /* where multiple chains were last searched in vain */
	bool multiple_led_nowhere;
	struct nonet_se_nested *nested;
	int nested_count, nested_capacity;
	struct nonet_se_frame own_frame;  /* the outermost's */
	struct nonet_se_story *story;     /* where nested chains are written down; NULL: nowhere */
	struct nonet_se_story *own_story; /* the outermost's */
	bool out_of_memory;
};

struct nonet_se_chainer *nonet_se_chainer_new(void);
void nonet_se_chainer_free(struct nonet_se_chainer *chainer);

/* What follows from `start`. The result belongs to the chainer: kept until the next search when
 * `keep`, otherwise until the next net. NULL when out of memory or stopped. */
const struct nonet_se_net *nonet_se_net_make(struct nonet_se_chainer *chainer,
                                             const struct nonet_se_grid *grid,
                                             enum nonet_se_chain_kind kind, int start, bool keep);

/* The nodes from which the one at `position` follows, itself first, nearer ones before others;
 * returns how many. */
int nonet_se_net_trace(const struct nonet_se_net *net, int position,
                       uint16_t positions_ret[NONET_SE_NODES + 1]);

#endif
