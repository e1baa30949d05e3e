/* HoDoKu 2.2.0's way through a puzzle: the first technique of its list that finds something, one
 * step of it, and again from the top. */
#ifndef NONET_LOGIC_HODOKU_PATH_H
#define NONET_LOGIC_HODOKU_PATH_H

#include "logic/finding_step.h"
#include "logic/finding_story.h"
#include "logic/hodoku_position.h"
#include "logic/watch.h"

struct nonet_hodoku_path {
	struct nonet_hodoku_position position;
	struct nonet_search search;
	struct nonet_finding best;
	enum nonet_choice choice;
	bool has_best;
	enum nonet_verdict verdict;
	struct nonet_board solution; /* when the verdict is NONET_UNIQUE */
	struct nonet_story story;    /* of the step last told to a caller */
	struct nonet_watch watch;    /* of the call */
};

/* Begins at a puzzle; its clues may conflict, the verdict is then NONET_NONE. */
void nonet_hodoku_path_start(struct nonet_hodoku_path *path, const struct nonet_board *puzzle);
/* Begins at a position about which the verdict is known, and where that is NONET_UNIQUE, the
 * solution. */
void nonet_hodoku_path_start_at(struct nonet_hodoku_path *path,
                                const struct nonet_position *position, enum nonet_verdict verdict,
                                const struct nonet_board *solution);
void nonet_hodoku_path_finish(struct nonet_hodoku_path *path);

/* Finds the next step, writes it to path->best and the line of the list that found it to
 * `method_ret`, and applies it. NONET_END: nothing left to do. `limits` may be NULL. */
enum nonet_status nonet_hodoku_path_step(struct nonet_hodoku_path *path,
                                         const struct nonet_limits *limits,
                                         const struct nonet_method **method_ret);

/* The same, with the step written down for a caller. */
enum nonet_status nonet_hodoku_path_next(struct nonet_hodoku_path *path,
                                         const struct nonet_limits *limits,
                                         struct nonet_step *step_ret);

#endif
