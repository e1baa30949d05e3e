#include "io/regions.h"

#include "base/sentence.h"

#include <string.h>

static bool have_cells(const struct nonet_puzzle *puzzle, struct nonet_error *error_ret) {
	int count[NONET_MAX_SIZE] = {0};
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++)
		count[puzzle->region[cell]]++;
	for (int region = 0; region < puzzle->size; region++) {
		if (count[region] == puzzle->size)
			continue;
		*error_ret = (struct nonet_error){.line = 1, .column = 1};
		nonet_error_count(
		    error_ret,
		    NN_("found a region of {count} cell; expected {size} of {size} cells each",
		        "found a region of {count} cells; expected {size} of {size} cells each"),
		    (unsigned long)count[region], NONET_WITH(NONET_NUMBER("size", puzzle->size)));
		return false;
	}
	return true;
}

/* Whether no region has cells of two boxes. Both have the same number of cells. */
static bool are_boxes(const struct nonet_puzzle *puzzle, const struct nonet_puzzle *usual) {
	enum { UNSEEN = NONET_MAX_SIZE };
	uint8_t box[NONET_MAX_SIZE];
	memset(box, UNSEEN, sizeof box);
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		uint8_t *seen = &box[puzzle->region[cell]];
		if (*seen != UNSEEN && *seen != usual->region[cell])
			return false;
		*seen = usual->region[cell];
	}
	return true;
}

bool nonet_regions_settle(struct nonet_puzzle *puzzle, struct nonet_error *error_ret) {
	struct nonet_puzzle usual;
	if (!have_cells(puzzle, error_ret))
		return false;
	nonet_puzzle_clear(&usual, puzzle->size);
	if (are_boxes(puzzle, &usual))
		memcpy(puzzle->region, usual.region, sizeof puzzle->region);
	return true;
}
