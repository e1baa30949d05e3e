/* Where things stand on the pages of a book. Lengths in points. */
#ifndef NONET_RENDER_BOOK_LAYOUT_H
#define NONET_RENDER_BOOK_LAYOUT_H

#include "render/scene.h"

#include <nonet/picture.h>

enum { NONET_BOOK_PER_PAGE = 6 };

/* A puzzle that waits for its page. */
struct nonet_book_entry {
	int number;                 /* from 1 */
	struct nonet_puzzle puzzle; /* without words */
	char *title;                /* beside the number; NULL: none */
	char *note;                 /* under the grid; NULL: none */
	char *instead;              /* of a solution; NULL: nothing, when that is not told either */
};

/* A page of puzzles. `last`: no other follows. */
void nonet_book_puzzle_page(const struct nonet_book_style *style,
                            const struct nonet_book_entry entries[], int number, int page,
                            bool last, struct nonet_scene *scene);

/* Where the next solution goes on the pages of solutions. All zero before the first. */
struct nonet_solution_place {
	bool begun;       /* there is a page */
	double x, y;      /* of the next one */
	double row_below; /* where the highest of this row ends */
};

/* Whether the solution of an entry has no more room on the page, or there is none. */
bool nonet_book_solution_is_full(const struct nonet_book_style *style,
                                 const struct nonet_solution_place *at, int size);

/* Begins a page of solutions, `first`: with the word above them. */
void nonet_book_solution_page(const struct nonet_book_style *style, int page, bool first,
                              struct nonet_solution_place *at, struct nonet_scene *scene);

/* Draws a solution into its place. */
void nonet_book_solution(const struct nonet_book_style *style, const struct nonet_book_entry *entry,
                         struct nonet_solution_place *at, struct nonet_scene *scene);

#endif
