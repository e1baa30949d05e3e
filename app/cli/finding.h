/* What was found out about one puzzle, as a word, and why, as sentences. */
#ifndef NONET_APP_FINDING_H
#define NONET_APP_FINDING_H

#include "common/input.h"

#include <nonet/solve.h>

struct finding {
	const struct puzzle *puzzle;
	const struct nonet_kernel *kernel; /* to search with; NULL: the fastest */
	enum nonet_verdict verdict;
	enum nonet_status ended; /* how the search ended; anything but NONET_OK left it unfinished */
	bool conflict;           /* clues conflict; the verdict is NONET_NONE */
	uint64_t time_ns;
};

/* Limits for one search: Ctrl-C stops it, and so do these, unless 0. `kernel` may be NULL. */
struct nonet_limits finding_limits(const struct nonet_kernel *kernel, uint64_t solutions,
                                   uint64_t time_ns);

/* Solves the puzzle when it is readable, filling in `finding` and `answer_ret`. */
void finding_solve(struct finding *finding, uint64_t time_limit_ns,
                   struct nonet_answer *answer_ret);

/* When there are many solutions, makes the one in `answer` the first in numerical order, so that
 * the same one is shown on every machine. */
void finding_choose_solution(const struct finding *finding, struct nonet_answer *answer);

/* The verdict of a search that found `count` solutions. */
void finding_from_count(struct finding *finding, enum nonet_status ended, uint64_t count);

/* "unique", "none", "many", "invalid" (unreadable, or clues conflict), or "unknown". */
const char *finding_word(const struct finding *finding);

/* Whether the puzzle has no solution, not one puzzle, or no answer was found in time. */
bool finding_is_trouble(const struct finding *finding);

/* Calls `say` with each sentence on why the puzzle is none, invalid or unknown, without its final
 * full stop. An unreadable puzzle has none: the reason was reported when it was read. For people it
 * is in their language, for programs in English. */
enum finding_reader { FINDING_FOR_PEOPLE, FINDING_FOR_PROGRAMS };
void finding_reasons(const struct finding *finding, enum finding_reader reader,
                     void (*say)(void *context, const char *reason), void *context);

/* Why the search ended before it was finished, in English and without a full stop. */
const char *finding_end_text(const struct finding *finding);

/* A conflict in a sentence without a full stop. */
enum { FINDING_REASON_SIZE = 320 };
void finding_conflict_text(const struct nonet_conflict *conflict, enum finding_reader reader,
                           char text_ret[FINDING_REASON_SIZE]);

/* Writes the reasons to standard error, each with the place of the puzzle. */
void finding_note(struct output *output, const struct finding *finding);

/* Draws the puzzle, with the cells that conflict marked, and writes the reasons below it. */
void finding_draw_trouble(struct output *output, const struct finding *finding);

/* Draws a board. `clues` and `marked` as for nonet_render_text. */
void finding_draw(struct output *output, const struct nonet_board *board,
                  const struct nonet_board *clues, const uint8_t *marked);

enum { FINDING_TIME_SIZE = 48 };

/* " (0.42 ms)" on a terminal; elsewhere nothing, so that the same input gives the same output. */
char *finding_time(const struct output *output, const struct finding *finding,
                   char text_ret[FINDING_TIME_SIZE]);

enum { FINDING_CELLS_SIZE = NONET_CELLS * 6 + 1 };

/* Names the cells with a non-zero entry, such as "r1c1, r2c3". */
char *finding_cells(const uint8_t cells[NONET_CELLS], const char *separator,
                    char text_ret[FINDING_CELLS_SIZE]);

#endif
