/* The two searches for a minlex form. */
#ifndef NONET_CANON_MINLEX_H
#define NONET_CANON_MINLEX_H

#include <nonet/canon.h>

/* Told of each transformation that leads to the form; returning false ends the search. */
struct nonet_minlex_visit {
	bool (*visit)(void *context, const struct nonet_transform *transform);
	void *context;
};

/* Of a full grid that keeps the rules. Writes the form and, unless NULL, a transformation to it;
 * then calls `visit`, unless NULL, with each such transformation. Returns how many there are. */
uint64_t nonet_minlex_grid(const struct nonet_board *grid, struct nonet_board *form_ret,
                           struct nonet_transform *transform_ret,
                           const struct nonet_minlex_visit *visit);

/* The same for any board. Of transformations that differ only in the order of lines, bands or
 * stacks without clues it knows only one. */
uint64_t nonet_minlex_puzzle(const struct nonet_board *board, struct nonet_board *form_ret,
                             struct nonet_transform *transform_ret,
                             const struct nonet_minlex_visit *visit);

/* The one of the two that fits. */
uint64_t nonet_minlex_search(const struct nonet_board *board, struct nonet_board *form_ret,
                             struct nonet_transform *transform_ret,
                             const struct nonet_minlex_visit *visit);

#endif
