/* Drawing boards and positions. Here: as text, for a terminal or a page of monospaced type. */
#ifndef NONET_RENDER_H
#define NONET_RENDER_H

#include <nonet/logic.h>

#ifdef __cplusplus
extern "C" {
#endif

struct nonet_text_style {
	bool unicode;    /* box-drawing lines; otherwise + - | */
	bool color;      /* ANSI escapes: clues bold, marked cells reversed */
	bool candidates; /* every empty cell shows its candidates in a 3x3 of small places */
};

/* Room for any drawing, the final NUL included. */
enum { NONET_TEXT_SIZE = 32768 };

/* Draws `board`: 25 columns by 13 lines, with candidates 37 by 37 (so both fit a terminal of 40
 * columns). Where `clues` is not NULL its filled cells are drawn as clues and the others as
 * answers. Where `marked` is not NULL, cells with a non-zero entry are set off, by colour and,
 * without colour, by a sign beside the digit. Writes lines that end in '\n' and a NUL to text_ret,
 * and returns the length without the NUL. */
NONET_API size_t nonet_render_text(const struct nonet_board *board, const struct nonet_board *clues,
                                   const uint8_t marked[NONET_CELLS],
                                   const struct nonet_text_style *style,
                                   char text_ret[NONET_TEXT_SIZE]);

/* What a drawing of a position shows. */
enum nonet_position_view {
	NONET_VIEW_DIGITS, /* filled cells, and those candidates alone that have a part in the step */
	NONET_VIEW_CANDIDATES, /* filled cells and all candidates */
	NONET_VIEW_PLACES      /* only where the digits of the step can still go */
};

struct nonet_position_style {
	enum nonet_position_view view;
	bool unicode; /* box-drawing lines; otherwise + - | */
	int columns;  /* that there is room for, at least 37 */
};

/* Draws a position with a step in it, or without one when `step` is NULL. The signs before the
 * digits of a cell: * a cell of the pattern or of its chains, + a fin or another cell with
 * NONET_ROLE_EXTRA, = a digit that is placed. Candidates that go follow a minus sign: "*25-7". When
 * the width does not allow a line for each row, the candidates of a cell stand in a 3x3 of places,
 * those that go as an x, and the sign left of it. Writes lines that end in '\n' and a NUL to
 * text_ret, and returns the length without the NUL. */
NONET_API size_t nonet_render_position(const struct nonet_position *position,
                                       const struct nonet_step *step,
                                       const struct nonet_position_style *style,
                                       char text_ret[NONET_TEXT_SIZE]);

#ifdef __cplusplus
}
#endif
#endif
