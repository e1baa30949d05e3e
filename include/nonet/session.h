/* A game: a puzzle that is being played, with what the player put in and noted, every move to undo,
 * a clock, and a text to keep it in.
 *
 * Cells are numbered and sets of digits are masks as in <nonet/puzzle.h>; the grid has any size and
 * regions. Nothing here reads a clock: the caller tells the time, in milliseconds of any clock that
 * runs forward. A session is used by one thread at a time; different sessions are independent.
 */
#ifndef NONET_SESSION_H
#define NONET_SESSION_H

#include <nonet/puzzle.h>
#include <nonet/solve.h>

#ifdef __cplusplus
extern "C" {
#endif

struct nonet_session; /* opaque */

/* A new game. What a player has put in and noted before is its first move, which can be undone; the
 * puzzle's time is on the clock, which stands still. A puzzle of 9x9 cells with the usual boxes is
 * solved, for at most a second; of another one the solution is known when the puzzle tells it, and
 * it agrees with its clues and houses. The words are copied. NULL when out of memory. The caller
 * frees it. */
NONET_API struct nonet_session *nonet_session_new(const struct nonet_puzzle *puzzle);
NONET_API void nonet_session_free(struct nonet_session *session); /* NULL is fine */

/* ---- Moves -------------------------------------------------------------------------------
 *
 * Each works on `ncells` cells, in any order, and is one step to undo. What cannot change, such as
 * a clue, stays as it is; a move that changes nothing is no step. NONET_OK, or NONET_NO_MEMORY with
 * the game as it was. Cells out of range, and digits above the size, are the caller's mistake.
 *
 * A cell keeps its marks under a digit that is put in, and shows them again without it. */

/* Puts a digit into the cells that are no clues. Where the settings say so, takes it out of the
 * marks of their peers. */
NONET_API enum nonet_status nonet_session_enter(struct nonet_session *session,
                                                const uint16_t *cells, size_t ncells, int digit);

enum nonet_mark_place {
	NONET_MARK_CENTER, /* candidates */
	NONET_MARK_CORNER
};

/* Takes a mark out of the empty cells when all of them have it, and otherwise adds it. */
NONET_API enum nonet_status nonet_session_mark(struct nonet_session *session, const uint16_t *cells,
                                               size_t ncells, enum nonet_mark_place place,
                                               int digit);

enum { NONET_SESSION_COLORS = 9 };

/* Gives the cells, clues among them, a colour 1..NONET_SESSION_COLORS; when all of them have it,
 * takes it away. */
NONET_API enum nonet_status nonet_session_color(struct nonet_session *session,
                                                const uint16_t *cells, size_t ncells, int color);

/* Takes out digits that were put in; when the cells have none, all marks; when they have none of
 * these either, colours. */
NONET_API enum nonet_status nonet_session_clear(struct nonet_session *session,
                                                const uint16_t *cells, size_t ncells);

/* Marks in the centre of the empty cells every digit that no peer holds, and no other. */
NONET_API enum nonet_status nonet_session_fill(struct nonet_session *session, const uint16_t *cells,
                                               size_t ncells);

/* Does what a step of the logic, or several, came to: puts digits[cell], up to the size, in where
 * it is not 0, as nonet_session_enter does, and takes gone[cell], with bit d - 1 for digit d, out
 * of the marks in the centre of empty cells. One that has none there has every digit that no peer
 * holds, so it is given those first. Both tell of every cell of the grid. */
NONET_API enum nonet_status nonet_session_follow(struct nonet_session *session,
                                                 const uint8_t *digits, const uint32_t *gone);

/* Takes out all digits, marks and colours of the player, and sets the clock to 0, from where it
 * goes on if it does. The moves before can still be undone. */
NONET_API enum nonet_status nonet_session_restart(struct nonet_session *session, uint64_t now_ms);

/* Takes the last move back, or makes it again. False when there is none. */
NONET_API bool nonet_session_undo(struct nonet_session *session);
NONET_API bool nonet_session_redo(struct nonet_session *session);

/* Takes moves back until no digit is a mistake, and returns how many. They can be made again. */
NONET_API size_t nonet_session_undo_mistakes(struct nonet_session *session);

/* How many moves there are, and how many of them are not taken back. */
NONET_API size_t nonet_session_steps(const struct nonet_session *session);
NONET_API size_t nonet_session_steps_done(const struct nonet_session *session);

/* ---- What there is to see ---------------------------------------------------------------- */

struct nonet_session_cell {
	uint8_t value;           /* 0: empty */
	bool given;              /* the value is a clue */
	uint8_t color;           /* 0: none */
	uint32_t center, corner; /* marks, also those under a digit */
};

NONET_API int nonet_session_size(const struct nonet_session *session);
NONET_API struct nonet_session_cell nonet_session_cell(const struct nonet_session *session,
                                                       int cell);
NONET_API int nonet_session_region(const struct nonet_session *session, int cell);

/* Whether two different cells are in one row, column or region. */
NONET_API bool nonet_session_sees(const struct nonet_session *session, int cell, int other);

/* The digits that no peer of the cell holds. */
NONET_API uint32_t nonet_session_candidates(const struct nonet_session *session, int cell);

/* Two peers that hold the same digit; cell_a < cell_b. */
struct nonet_session_conflict {
	uint16_t cell_a;
	uint16_t cell_b;
};

/* Writes up to `capacity` conflicts in ascending (cell_a, cell_b) order, and returns how many there
 * are in all. */
NONET_API size_t nonet_session_conflicts(const struct nonet_session *session,
                                         struct nonet_session_conflict *conflicts_ret,
                                         size_t capacity);

/* Whether a peer holds the same digit as the cell. */
NONET_API bool nonet_session_in_conflict(const struct nonet_session *session, int cell);

/* Whether the cell's digit was put in and is not that of the solution. False where the solution is
 * not known. */
NONET_API bool nonet_session_is_mistake(const struct nonet_session *session, int cell);
NONET_API size_t nonet_session_mistakes(const struct nonet_session *session);

/* How often the digit still has to be put in; negative when it stands too often. */
NONET_API int nonet_session_left(const struct nonet_session *session, int digit);

/* Whether all cells are filled, no two peers agree, and nothing is a mistake. */
NONET_API bool nonet_session_is_finished(const struct nonet_session *session);

/* The digits of the only solution (or of the one that was told, where there is no telling whether
 * it is the only one), which belong to the session; NULL where it is not known. */
NONET_API const uint8_t *nonet_session_solution(const struct nonet_session *session);

/* How many solutions the clues have; NONET_UNKNOWN for other sizes and regions than the usual. */
NONET_API enum nonet_verdict nonet_session_verdict(const struct nonet_session *session);

/* The words of the puzzle, which belong to the session. */
NONET_API const struct nonet_words *nonet_session_words(const struct nonet_session *session);

/* The game as it stands, with the words of the session, which keeps them. Marks under digits are
 * left out. */
NONET_API void nonet_session_puzzle(const struct nonet_session *session, uint64_t now_ms,
                                    struct nonet_puzzle *puzzle_ret);

/* ---- Clock, hints, settings -------------------------------------------------------------- */

/* The clock runs from nonet_session_go to nonet_session_pause. Each does nothing when that is how
 * it is. A time before the last one counts as that one. */
NONET_API void nonet_session_go(struct nonet_session *session, uint64_t now_ms);
NONET_API void nonet_session_pause(struct nonet_session *session, uint64_t now_ms);
NONET_API bool nonet_session_is_paused(const struct nonet_session *session);
NONET_API uint64_t nonet_session_elapsed_ms(const struct nonet_session *session, uint64_t now_ms);

/* The level up to which a hint was asked for in the position, 0..3 (0: none); any change of digits
 * or marks sets it to 0. Asking raises it, up to 3, and returns it. */
NONET_API int nonet_session_hint_level(const struct nonet_session *session);
NONET_API int nonet_session_ask_hint(struct nonet_session *session);

/* How many hints were asked for; going deeper is not another one. */
NONET_API uint32_t nonet_session_hints(const struct nonet_session *session);

struct nonet_session_settings {
	bool show_conflicts; /* whether to show conflicts and mistakes as they happen: these two are */
	bool show_mistakes;  /* for whoever draws the game */
	bool tidy_marks;     /* a digit that is put in is taken out of the marks of its peers */
};

/* In a new game conflicts are shown and marks are kept tidy. */
NONET_API struct nonet_session_settings nonet_session_settings(const struct nonet_session *session);
NONET_API void nonet_session_set(struct nonet_session *session,
                                 const struct nonet_session_settings *settings);

/* ---- Keeping a game ---------------------------------------------------------------------- */

/* Writes the whole game with all its moves as one JSON object, in lines, which the caller frees
 * with free(). NONET_OK or NONET_NO_MEMORY. */
NONET_API enum nonet_status nonet_session_save(const struct nonet_session *session, uint64_t now_ms,
                                               char **text_ret);

/* Reads what nonet_session_save wrote; the clock stands still. White space may be changed, nothing
 * else. A text that was cut off anywhere is told from a whole one. NONET_OK with a game that the
 * caller frees; NONET_SYNTAX with `error_ret` filled (unless NULL); or NONET_NO_MEMORY. */
NONET_API enum nonet_status nonet_session_load(const char *text, size_t nbytes,
                                               struct nonet_session **session_ret,
                                               struct nonet_error *error_ret);

#ifdef __cplusplus
}
#endif
#endif
