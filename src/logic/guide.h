/* Our own way through a puzzle: the step that a good teacher would show next.
 *
 * The guide looks ahead to the next placement, finds the easiest move each time, and then drops the
 * moves that the later ones do not need; what is left is shown step by step. A move that was
 * dropped is found again later, should it be needed then.
 */
#ifndef NONET_LOGIC_GUIDE_H
#define NONET_LOGIC_GUIDE_H

#include "logic/finding_step.h"
#include "logic/finding_story.h"
#include "logic/guide_pool.h"
#include "logic/se_engine.h"

/* The tiers of the order that have a meaning of their own. */
enum {
	NONET_GUIDE_SINGLES = 1,
	NONET_GUIDE_HARD = 16,   /* from here on a search takes long */
	NONET_GUIDE_CHAINS = 20, /* forcing chains */
	NONET_GUIDE_NETS,
	NONET_GUIDE_RARE, /* patterns of many cells */
	NONET_GUIDE_NESTED
};

/* How many finds of a tier are kept, and how many hard searches a plan may take. */
enum { NONET_GUIDE_POOL = 16, NONET_GUIDE_PATIENCE = 4 };

/* A planned step. */
struct nonet_guide_move {
	struct nonet_state before;
	struct nonet_finding finding;      /* unless there is a chain */
	const struct nonet_method *method; /* which found it; NULL for a single and for a chain */
	int tier;                          /* its place in the order of difficulty */
	struct nonet_guide_chain *chain;   /* of Sudoku Explainer's engine; else NULL */
};

struct nonet_guide {
	struct nonet_state state; /* after the steps that have been shown */
	struct nonet_state ahead; /* after all planned moves */
	bool looks_ahead;         /* the position has one solution */
	bool is_planned;          /* the plan has reached its goal, or its end, and is pruned */
	struct nonet_guide_move *moves;
	int move_count, move_capacity;
	int shown; /* how many of them have been */

	struct nonet_search search;
	struct nonet_guide_pool easy, hard;
	int hard_searches; /* of the plan */
	struct nonet_guide_find easy_find, hard_finds[NONET_GUIDE_POOL];
	struct nonet_story story; /* of the step last shown */

	struct nonet_watch watch; /* over the call; its status: why it broke off */
};

/* Begins at a position that has a solution. */
void nonet_guide_start(struct nonet_guide *guide, const struct nonet_position *position,
                       bool is_unique, bool with_uniqueness);
void nonet_guide_finish(struct nonet_guide *guide);

/* As nonet_path_next. */
enum nonet_status nonet_guide_next(struct nonet_guide *guide, const struct nonet_limits *limits,
                                   struct nonet_step *step_ret);

/* ---- Between the guide's files ---- */

/* Finds the easiest move in `move->before` and fills in the rest. NONET_END when there is none. */
enum nonet_status nonet_guide_find(struct nonet_guide *guide, struct nonet_guide_move *move);

/* Looks for one technique in a position; `found` is told each find until it says enough. */
void nonet_guide_search(struct nonet_guide *guide, const struct nonet_state *state,
                        const struct nonet_method *method,
                        bool (*found)(void *context, const struct nonet_finding *finding),
                        void *context);

/* Whether to break off. */
bool nonet_guide_stopped(struct nonet_guide *guide);

/* Makes the move in a position. Consequences that it has already are passed over. */
void nonet_guide_apply(const struct nonet_guide_move *move, struct nonet_state *state);

/* Drops the moves that the last one does not need. */
enum nonet_status nonet_guide_prune(struct nonet_guide *guide);

#endif
