/* Drawing boards. Here: as text, for a terminal or a page of monospaced type. */
#ifndef NONET_RENDER_H
#define NONET_RENDER_H

#include <nonet/board.h>

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

#ifdef __cplusplus
}
#endif
#endif
