/* The transitive closure of a relation between numbered things: what follows from each, and from
 * that, and so on. */
#ifndef NONET_LOGIC_CLOSURE_H
#define NONET_LOGIC_CLOSURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct nonet_closure {
	int words;        /* of a row */
	uint64_t *rows;   /* by number: the set of those that follow from it, as far as known */
	bool *is_closed;  /* by number: its row is complete */
	uint64_t *joined; /* of the row in work, those whose rows it holds */
};

/* Begins with empty rows; false when out of memory. */
bool nonet_closure_start(struct nonet_closure *closure, int count);

static inline uint64_t *nonet_closure_row(const struct nonet_closure *closure, int number) {
	return closure->rows + (size_t)number * (size_t)closure->words;
}

/* Says that one follows from another, before any row is closed. */
static inline void nonet_closure_add(struct nonet_closure *closure, int from, int to) {
	nonet_closure_row(closure, from)[to / 64] |= (uint64_t)1 << to % 64;
}

/* Completes a row; the number itself is in it. */
void nonet_closure_close(struct nonet_closure *closure, int number);

void nonet_closure_free_inside(struct nonet_closure *closure);

#endif
