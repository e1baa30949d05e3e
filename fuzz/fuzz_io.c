/* Reads the input as a text twice, whole and in pieces, and checks that both give the same items,
 * that each item is sound, that they come in order and that they come to an end. */
#include <nonet/io.h>

#include <stdlib.h>
#include <string.h>

/* Deals out the input in pieces. Each is a block of its own, so that a read past it is noticed. */
struct feeder {
	struct nonet_reader *reader;
	const uint8_t *data;
	size_t nbytes;
	size_t at;
	char *piece;
	uint32_t random; /* 0: one piece */
};

static void check(int condition) {
	if (!condition)
		abort();
}

static size_t choose_size(struct feeder *feeder) {
	size_t rest = feeder->nbytes - feeder->at;
	if (feeder->random == 0)
		return rest;
	feeder->random = feeder->random * 1664525u + 1013904223u;
	uint32_t size = feeder->random >> 24;
	size = size < 128 ? size % 4 : size;
	return size < rest ? size : rest;
}

static void feed_piece(struct feeder *feeder) {
	if (feeder->at == feeder->nbytes) {
		nonet_reader_finish(feeder->reader);
		return;
	}
	size_t size = choose_size(feeder);
	free(feeder->piece);
	feeder->piece = malloc(size ? size : 1);
	check(feeder->piece != NULL);
	memcpy(feeder->piece, feeder->data + feeder->at, size);
	feeder->at += size;
	nonet_reader_feed(feeder->reader, feeder->piece, size);
}

static enum nonet_status next_item(struct feeder *feeder, struct nonet_item *item_ret) {
	enum nonet_status status;
	while ((status = nonet_reader_next(feeder->reader, item_ret)) == NONET_MORE)
		feed_piece(feeder);
	return status;
}

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
	struct feeder whole = {nonet_reader_new(), data, nbytes, 0, NULL, 0};
	struct feeder parted = {nonet_reader_new(), data, nbytes, 0, NULL, (uint32_t)nbytes + 1};
	check(whole.reader != NULL && parted.reader != NULL);
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
	nonet_reader_free(whole.reader);
	nonet_reader_free(parted.reader);
	free(whole.piece);
	free(parted.piece);
	return 0;
}
