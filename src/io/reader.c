#include "io/text_reader.h"

#include <assert.h>
#include <stdlib.h>

struct nonet_reader {
	struct nonet_text text;
};

struct nonet_reader *nonet_reader_new(void) {
	struct nonet_reader *reader = malloc(sizeof *reader);
	if (reader)
		nonet_reader_reset(reader);
	return reader;
}

void nonet_reader_free(struct nonet_reader *reader) {
	free(reader);
}

void nonet_reader_reset(struct nonet_reader *reader) {
	nonet_text_reset(&reader->text);
}

void nonet_reader_feed(struct nonet_reader *reader, const char *bytes, size_t nbytes) {
	struct nonet_lines *lines = &reader->text.lines;
	assert(bytes || nbytes == 0);
	assert(!lines->finished);
	assert(lines->at == lines->fed_nbytes && !reader->text.has_line);
	nonet_lines_feed(lines, bytes, nbytes);
}

void nonet_reader_finish(struct nonet_reader *reader) {
	reader->text.lines.finished = true;
}

size_t nonet_reader_next_many(struct nonet_reader *reader, struct nonet_board *boards_ret,
                              size_t capacity, uint64_t *line_ret) {
	return nonet_text_next_many(&reader->text, boards_ret, capacity, line_ret);
}

enum nonet_status nonet_reader_next(struct nonet_reader *reader, struct nonet_item *item_ret) {
	return nonet_text_next(&reader->text, item_ret);
}
