/* Pictures of puzzles for screens and paper, and books of them.
 *
 * A picture is drawn from a puzzle of any size with any regions, with a step of the logic in it if
 * wanted. What differs in colour differs in form too (hatches, frames, dashes, bold type), so that
 * a print without colour tells as much. The same input and the same fonts give the same bytes, as
 * long as the drawing library (cairo) is the same.
 *
 * SVG is always there and needs no fonts; PNG and PDF need cairo, see nonet_picture_lacks. Text is
 * UTF-8; its letters are placed one after the other, which does not do for scripts whose letters
 * join or change their order.
 */
#ifndef NONET_PICTURE_H
#define NONET_PICTURE_H

#include <nonet/explain.h>
#include <nonet/puzzle.h>

#ifdef __cplusplus
extern "C" {
#endif

enum nonet_picture_form {
	NONET_PICTURE_SVG,
	NONET_PICTURE_PNG,
	NONET_PICTURE_PDF,
	NONET_PICTURE_FORM_COUNT
};

/* "svg", "png", "pdf". Static. */
NONET_API const char *nonet_picture_form_name(enum nonet_picture_form form);

/* The library that is lacking for the form, as nonet was built without it or this machine has none
 * that fits; NULL: none. Static. The shared library loads cairo (by its soname, such as
 * libcairo.so.2, and for good) when this is first asked for a PNG or PDF, or one is first drawn; a
 * program that has nonet's static library in it is linked with cairo. */
NONET_API const char *nonet_picture_lacks(enum nonet_picture_form form);

/* A font file in memory, TrueType or OpenType; `face` is its number in a collection, else 0. */
struct nonet_font {
	const void *bytes;
	size_t nbytes;
	int face;
};

/* Fonts as they are needed. One thread at a time. */
struct nonet_fonts; /* opaque */

/* `find` is asked for a font, bold or not, that has the character (a code point), once for each
 * that no font found so far has, and returns false when there is none: the character is then drawn
 * as an empty box. The bytes it gives are copied before the next call of `find`. NULL when out of
 * memory. The caller frees the fonts. */
NONET_API struct nonet_fonts *nonet_fonts_new(bool (*find)(void *context, uint32_t character,
                                                           bool bold, struct nonet_font *font_ret),
                                              void *context);
NONET_API void nonet_fonts_free(struct nonet_fonts *fonts); /* NULL is fine */

/* What a grid looks like. A zeroed value: digits alone. */
struct nonet_grid_style {
	bool candidates; /* all candidates of empty cells, each in its place: the puzzle's marks, or,
	                    where these are not complete, what rows, columns and regions allow. Without
	                    it the marks that a player noted are drawn, in the centre and the corners */
	bool labels;     /* the names of rows and columns along the grid */
	bool large;      /* digits as large as the cells allow */
	enum nonet_notation notation; /* of the labels */
};

struct nonet_picture {
	const struct nonet_puzzle *puzzle;
	const struct nonet_step *step; /* NULL: none. Only for 9x9 cells with the usual boxes; the
	                                  puzzle's marks should be those that the step was found in */
	struct nonet_grid_style style;
	const char *title;   /* above the grid; NULL: none */
	const char *caption; /* below it, lines with '\n' between them, of which the first is bold; long
	                        ones are broken. NULL: none */
	double width;        /* in points (1/72 inch), or, for a PNG, in pixels, up to 10000; 0: the
	                        usual, 36 points or 72 pixels for a cell */
	nonet_translate *translate; /* for the words that tell an SVG aloud; NULL: English */
	void *context;              /* handed to translate */
};

/* Draws a picture; a PDF has one page of its size. `fonts` may be NULL for an SVG. NONET_OK with
 * the bytes, which the caller frees with free(); NONET_NO_MEMORY; or NONET_LIMIT when something is
 * lacking for the form, `fonts` has no digits, or the picture would be higher than 20000 pixels. */
NONET_API enum nonet_status nonet_picture_draw(const struct nonet_picture *picture,
                                               enum nonet_picture_form form,
                                               struct nonet_fonts *fonts, char **bytes_ret,
                                               size_t *nbytes_ret);

enum nonet_book_solutions {
	NONET_BOOK_SOLUTIONS_END,  /* small, on pages of their own after the last puzzle */
	NONET_BOOK_SOLUTIONS_PAGE, /* at the foot of the puzzle's page, upside down */
	NONET_BOOK_SOLUTIONS_NONE
};

struct nonet_book_style {
	double paper_width, paper_height; /* in points: 300 to 2000 */
	int per_page;                     /* puzzles: 1, 2, 4 or 6 */
	enum nonet_book_solutions solutions;
	bool page_numbers;
	struct nonet_grid_style grid; /* with `large`, the type around it is large too */
	const char *title;            /* NULL: none */
	const char *author;           /* as the PDF's property; NULL: not told */
	const char *date; /* of creation, as the PDF's property: such as "2026-01-31T12:00:00Z". NULL:
	                     not told */
	nonet_translate *translate; /* for the words that are printed of its own, such as "Solutions",
	                               and for a puzzle's level; is called as long as there is the
	                               book. NULL: English */
	void *context;              /* handed to translate */
};

/* A PDF of many pages, which grows as puzzles and pictures are added; what is done can be taken at
 * any time. One thread at a time. */
struct nonet_book; /* opaque */

/* A new book, or NULL when out of memory or something is lacking for a PDF. `fonts` must stay until
 * the book is freed; the style is copied, with its words. The caller frees the book. */
NONET_API struct nonet_book *nonet_book_new(const struct nonet_book_style *style,
                                            struct nonet_fonts *fonts);
NONET_API void nonet_book_free(struct nonet_book *book); /* NULL is fine */

/* Adds the next puzzle; they are numbered from 1. Its title, author, level and rating are printed
 * with it; its solution is the puzzle's. Where that is not told, `instead` is printed in its place,
 * such as "no solution" (NULL: nothing). A book of fewer puzzles than fill a page spreads them.
 * NONET_OK, NONET_NO_MEMORY, or NONET_LIMIT when the fonts have no digits. */
NONET_API enum nonet_status nonet_book_add(struct nonet_book *book,
                                           const struct nonet_puzzle *puzzle, const char *instead);

/* Adds a page that is a picture, of its size. */
NONET_API enum nonet_status nonet_book_add_picture(struct nonet_book *book,
                                                   const struct nonet_picture *picture);

/* No more follows: writes the last pages. */
NONET_API enum nonet_status nonet_book_finish(struct nonet_book *book);

/* How many pages there are so far. */
NONET_API int nonet_book_pages(const struct nonet_book *book);

/* Hands over the bytes written since the last call; they stay valid until the next call on this
 * book. NULL when there are none. */
NONET_API const char *nonet_book_take(struct nonet_book *book, size_t *nbytes_ret);

#ifdef __cplusplus
}
#endif
#endif
