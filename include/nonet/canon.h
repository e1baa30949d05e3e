/* When two puzzles are the same: the transformations that keep the rules, the minlex form, and the
 * automorphisms.
 *
 * Two boards are *equivalent* when one becomes the other by exchanging rows and columns
 * (transposition), by permuting the bands, the stacks, the rows of a band and the columns of a
 * stack, and by renaming the digits: 3,359,232 ways to move cells, times 362,880 ways to name
 * digits. Of all equivalents of a board the *minlex form* is the one whose 81-digit line, with 0
 * for an empty cell, is the smallest; two boards are equivalent exactly when their minlex forms are
 * equal. An *automorphism* is a way to move cells after which renaming digits gives the same board
 * again.
 *
 * Boards may hold any number of clues, but no two peers may agree (asserted); see
 * nonet_board_conflicts. All calls are thread-safe and allocate nothing unless said otherwise.
 */
#ifndef NONET_CANON_H
#define NONET_CANON_H

#include <nonet/board.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { NONET_CELL_SYMMETRIES = 3359232 }; /* ways to move cells: 2 * (3! * 3!^3)^2 */

/* A transformation. The board is transposed first where `transposed` is 1; then row r of the result
 * is row row[r], and its column c is column column[c]; then digit d becomes digit[d]. A plain
 * value; row and column keep bands and stacks together, and digit[0] is 0. */
struct nonet_transform {
	uint8_t transposed; /* 0 or 1 */
	uint8_t row[9];     /* 0..8 each */
	uint8_t column[9];
	uint8_t digit[10];
};

/* The one that changes nothing. */
NONET_API struct nonet_transform nonet_transform_identity(void);

/* Each transformation equally likely, as far as 64 bits of seed go; one seed gives the same on
 * every machine. */
NONET_API struct nonet_transform nonet_transform_random(uint64_t seed);

NONET_API struct nonet_board nonet_transform_apply(const struct nonet_transform *transform,
                                                   const struct nonet_board *board);

/* What `first` and then `second` do together. */
NONET_API struct nonet_transform nonet_transform_compose(const struct nonet_transform *first,
                                                         const struct nonet_transform *second);

/* The way back. */
NONET_API struct nonet_transform nonet_transform_invert(const struct nonet_transform *transform);

/* Room that a printed transformation needs, the final NUL included. */
enum { NONET_TRANSFORM_SIZE = 35 };

/* Writes a transformation as one word, such as "t,r312456789,c123456789,d987654321": t where it
 * transposes; then the row, counted from 1, that comes to be row 1, row 2, and so on; the same for
 * columns; then what the digits 1, 2, ... become. Returns `text_ret`. */
NONET_API char *nonet_transform_print(const struct nonet_transform *transform,
                                      char text_ret[NONET_TRANSFORM_SIZE]);

/* Reads that form. NONET_OK, or NONET_SYNTAX with `error_ret` filled (unless NULL) and the
 * transformation left untouched. */
NONET_API enum nonet_status nonet_transform_parse(const char *text, size_t nbytes,
                                                  struct nonet_transform *transform_ret,
                                                  struct nonet_error *error_ret);

/* Finds the minlex form and, unless NULL, one of the transformations from the board to it.
 * `form_ret` may be `board`. */
NONET_API void nonet_minlex(const struct nonet_board *board, struct nonet_board *form_ret,
                            struct nonet_transform *transform_ret);

/* The same for `number` boards, with up to `threads` at least 1, the caller's among them.
 * `transforms_ret` may be NULL, and `forms_ret` may be `boards`. */
NONET_API void nonet_minlex_many(const struct nonet_board *boards, size_t number, int threads,
                                 struct nonet_board *forms_ret,
                                 struct nonet_transform *transforms_ret);

/* Calls `visit`, unless NULL, with each automorphism, the identity among them, until it returns
 * false, and returns how many there are, 1..NONET_CELL_SYMMETRIES. Digits that the board lacks keep
 * their order. Without `visit` the number takes no longer than the minlex form. */
NONET_API uint64_t nonet_automorphisms(const struct nonet_board *board,
                                       bool (*visit)(void *context,
                                                     const struct nonet_transform *automorphism),
                                       void *context);

/* Whether two boards are equivalent; then, unless NULL, `transform_ret` leads from a to b. */
NONET_API bool nonet_equivalent(const struct nonet_board *a, const struct nonet_board *b,
                                struct nonet_transform *transform_ret);

#ifdef __cplusplus
}
#endif
#endif
