/* Reads the input as a text twice, whole and in pieces, and checks that both give the same items,
 * that each item is sound, that they come in order and that they come to an end. */
#include "feeder.h"

static void check_item(enum nonet_status status, const struct nonet_item *item, size_t nbytes,
                       uint64_t *line) {
	check(status == NONET_OK || status == NONET_SYNTAX);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		check(item->board.cell[cell] <= (status == NONET_OK ? 9 : 0));
	check(item->line >= *line);
	*line = item->line;
	if (status == NONET_SYNTAX) {
		check(item->error.offset <= nbytes && item->error.column >= 1);
		check(item->error.line >= item->line && item->error.message[0] != '\0');
		check(memchr(item->error.message, '\0', sizeof item->error.message) != NULL);
		check(strchr(item->error.message, '\n') == NULL);
	}
}

static void check_same(enum nonet_status status, const struct nonet_item *a,
                       const struct nonet_item *b) {
	check(memcmp(&a->board, &b->board, sizeof a->board) == 0);
	check(a->line == b->line && a->comment_nbytes == b->comment_nbytes);
	check(a->comment_nbytes == 0 || memcmp(a->comment, b->comment, a->comment_nbytes) == 0);
	if (status == NONET_SYNTAX) {
		check(a->error.offset == b->error.offset && a->error.line == b->error.line);
		check(a->error.column == b->error.column);
		check(strcmp(a->error.message, b->error.message) == 0);
	}
}

/* What a player has left is sound: every digit and candidate in its range, clues among the digits.
 */
static void check_position(const struct nonet_item *item, const struct nonet_item *other) {
	check(item->marked == other->marked);
	if (!item->marked)
		return;
	const struct nonet_position *position = &item->position;
	check(memcmp(&position->board, &item->board, sizeof item->board) == 0);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		check(position->candidates[cell] == other->position.candidates[cell]);
		check(position->given[cell] == other->position.given[cell]);
		check(position->candidates[cell] <= NONET_ALL_DIGITS);
		check(position->given[cell] <= (position->board.cell[cell] != 0));
		check(position->candidates[cell] == 0 || position->board.cell[cell] == 0);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t nbytes) {
	struct feeder whole = open_text((const char *)data, nbytes, 0);
	struct feeder parted = open_text((const char *)data, nbytes, (uint32_t)nbytes + 1);
	uint64_t line = 1;
	for (size_t items = 0;; items++) {
		struct nonet_item a, b;
		enum nonet_status status = next_item(&whole, &a);
		check(next_item(&parted, &b) == status && items <= nbytes);
		if (status == NONET_END)
			break;
		check_item(status, &a, nbytes, &line);
		check_same(status, &a, &b);
		if (status == NONET_OK)
			check_position(&a, &b);
	}
	close_text(&whole);
	close_text(&parted);
	return 0;
}
