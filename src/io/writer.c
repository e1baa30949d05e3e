#include "io/format.h"
#include "io/holds.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct nonet_writer {
	const struct nonet_format_row *row;
	struct nonet_buffer text;
	bool taken; /* what is in `text` was handed over */
	uint64_t index;
	struct nonet_buffer title; /* of the puzzle before, with its NUL */
	struct nonet_puzzle kept;  /* a puzzle without what cannot be held */
};

static enum nonet_status status_of(const struct nonet_writer *writer) {
	return writer->text.no_memory || writer->title.no_memory ? NONET_NO_MEMORY : NONET_OK;
}

/* Makes room again of what was handed over. */
static void begin_writing(struct nonet_writer *writer) {
	if (writer->taken)
		writer->text.length = 0;
	writer->taken = false;
}

struct nonet_writer *nonet_writer_new(const struct nonet_format *format) {
	/* A format is the first member of its row. */
	const struct nonet_format_row *row = (const void *)format;
	assert(format->writes && !format->library && row->put);
	struct nonet_writer *writer = calloc(1, sizeof *writer);
	if (!writer)
		return NULL;
	writer->row = row;
	if (row->begin)
		row->begin(&writer->text);
	return writer;
}

void nonet_writer_free(struct nonet_writer *writer) {
	if (writer) {
		nonet_buffer_free_inside(&writer->text);
		nonet_buffer_free_inside(&writer->title);
	}
	free(writer);
}

/* No title is an empty one. */
static void put_title(struct nonet_writer *writer, const struct nonet_puzzle *puzzle) {
	const char *title = puzzle->words.title ? puzzle->words.title : "";
	if (writer->index > 0 && strcmp(title, writer->title.bytes) == 0)
		return;
	writer->title.length = 0;
	nonet_buffer_add(&writer->title, title, strlen(title));
	writer->row->title(&writer->text, puzzle, writer->index);
}

enum nonet_status nonet_writer_put(struct nonet_writer *writer, const struct nonet_puzzle *puzzle,
                                   unsigned *dropped_ret) {
	unsigned needed = NONET_HOLDS_SIZES | NONET_HOLDS_REGIONS | NONET_HOLDS_MANY;
	unsigned has = nonet_puzzle_holds(puzzle) | (writer->index > 0 ? NONET_HOLDS_MANY : 0u);
	unsigned dropped = has & ~writer->row->format.holds;
	*dropped_ret = dropped;
	if (dropped & needed) {
		*dropped_ret = dropped & needed;
		return NONET_LIMIT;
	}
	if (writer->row->loses)
		*dropped_ret |= writer->row->loses(puzzle);
	begin_writing(writer);
	if (dropped) {
		writer->kept = *puzzle;
		nonet_puzzle_drop(&writer->kept, dropped);
		puzzle = &writer->kept;
	}
	if (writer->row->title)
		put_title(writer, puzzle);
	if (status_of(writer) == NONET_OK)
		writer->row->put(&writer->text, puzzle, writer->index++);
	return status_of(writer);
}

enum nonet_status nonet_writer_finish(struct nonet_writer *writer) {
	begin_writing(writer);
	if (writer->row->end)
		writer->row->end(&writer->text, writer->index);
	return status_of(writer);
}

const char *nonet_writer_take(struct nonet_writer *writer, size_t *nbytes_ret) {
	begin_writing(writer);
	writer->taken = true;
	*nbytes_ret = writer->text.length;
	return writer->text.length > 0 ? writer->text.bytes : NULL;
}
