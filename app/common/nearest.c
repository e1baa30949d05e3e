#include "common/nearest.h"

#include <stdbool.h>
#include <string.h>

enum { WORD_MAX = 31 };

static size_t least(size_t a, size_t b) {
	return a < b ? a : b;
}

/* How many letters have to be put in, taken out, changed or swapped with their neighbour to turn
 * one word into the other (optimal string alignment), by the usual table of prefixes. */
static size_t distance(const char *a, size_t a_length, const char *b, size_t b_length) {
	size_t table[WORD_MAX + 1][WORD_MAX + 1];
	for (size_t i = 0; i <= a_length; i++) {
		for (size_t j = 0; j <= b_length; j++) {
			if (i == 0 || j == 0) {
				table[i][j] = i + j;
				continue;
			}
			size_t best = table[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
			best = least(best, table[i - 1][j] + 1);
			best = least(best, table[i][j - 1] + 1);
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
				best = least(best, table[i - 2][j - 2] + 1);
			table[i][j] = best;
		}
	}
	return table[a_length][b_length];
}

void nearest_try(struct nearest *nearest, const char *name) {
	size_t word_length = strlen(nearest->word);
	size_t name_length = strlen(name);
	if (word_length > WORD_MAX || name_length > WORD_MAX)
		return;
	size_t found = distance(nearest->word, word_length, name, name_length);
	/* A slip leaves most of the letters as they were. */
	bool near = 2 * found < name_length && found <= 3;
	if (near && (!nearest->name || found < nearest->distance)) {
		nearest->name = name;
		nearest->distance = found;
	}
}
