#include "logic/closure.h"

#include <stdlib.h>
#include <string.h>

bool nonet_closure_start(struct nonet_closure *closure, int count) {
	closure->words = (count + 63) / 64;
	/* One row more, for work. */
	closure->rows = calloc((size_t)(count + 1) * (size_t)closure->words + 1, sizeof(uint64_t));
	closure->is_closed = calloc((size_t)count + 1, sizeof *closure->is_closed);
	if (!closure->rows || !closure->is_closed) {
		nonet_closure_free_inside(closure);
		return false;
	}
	closure->joined = nonet_closure_row(closure, count);
	return true;
}

static void join(uint64_t *row, const uint64_t *more, int words) {
	for (int i = 0; i < words; i++)
		row[i] |= more[i];
}

/* The lowest number of the row that has not been joined to it; -1 for none. */
static int next_open(const struct nonet_closure *closure, const uint64_t *row) {
	for (int i = 0; i < closure->words; i++) {
		uint64_t open = row[i] & ~closure->joined[i];
		if (open)
			return 64 * i + __builtin_ctzll(open);
	}
	return -1;
}

/* What a closed row brings in needs no joining of its own any more. */
void nonet_closure_close(struct nonet_closure *closure, int number) {
	uint64_t *row = nonet_closure_row(closure, number);
	nonet_closure_add(closure, number, number);
	memset(closure->joined, 0, (size_t)closure->words * sizeof(uint64_t));
	for (int next = number; next >= 0; next = next_open(closure, row)) {
		const uint64_t *more = nonet_closure_row(closure, next);
		join(row, more, closure->words);
		if (closure->is_closed[next])
			join(closure->joined, more, closure->words);
		else
			closure->joined[next / 64] |= (uint64_t)1 << next % 64;
	}
	closure->is_closed[number] = true;
}

void nonet_closure_free_inside(struct nonet_closure *closure) {
	free(closure->rows);
	free(closure->is_closed);
	*closure = (struct nonet_closure){0};
}
