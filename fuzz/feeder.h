/* For fuzzers that read texts: what deals a text out to a reader. */
#ifndef NONET_FUZZ_FEEDER_H
#define NONET_FUZZ_FEEDER_H

#include <nonet/io.h>

#include <stdlib.h>
#include <string.h>

static void check(int condition) {
	if (!condition)
		abort();
}

/* Deals out a text in pieces. Each is a block of its own, so that a read past it is noticed. */
struct feeder {
	struct nonet_reader *reader;
	const char *text;
	size_t nbytes, at;
	char *piece;
	uint32_t random; /* 0: one piece */
};

static size_t choose_size(struct feeder *feeder) {
	size_t rest = feeder->nbytes - feeder->at;
	if (feeder->random == 0)
		return rest;
	feeder->random = feeder->random * 1664525u + 1013904223u;
	size_t size = feeder->random >> 24;
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
	memcpy(feeder->piece, feeder->text + feeder->at, size);
	feeder->at += size;
	nonet_reader_feed(feeder->reader, feeder->piece, size);
}

static struct feeder open_text(const char *text, size_t nbytes, uint32_t random) {
	struct feeder feeder = {nonet_reader_new(), text, nbytes, 0, NULL, random};
	check(feeder.reader != NULL);
	return feeder;
}

static void close_text(struct feeder *feeder) {
	nonet_reader_free(feeder->reader);
	free(feeder->piece);
}

static enum nonet_status next_item(struct feeder *feeder, struct nonet_item *item_ret) {
	enum nonet_status status;
	while ((status = nonet_reader_next(feeder->reader, item_ret)) == NONET_MORE)
		feed_piece(feeder);
	return status;
}

#endif
