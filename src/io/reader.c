#include "base/buffer.h"
#include "io/format.h"
#include "io/json_check.h"
#include "io/json_reader.h"
#include "io/route.h"
#include "io/text_reader.h"
#include "io/told_item.h"
#include "io/xml_reader.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Bytes go the way fed -> held (while it is not known, or not whole, what they are) -> the reader
 * of their kind. What a kind leaves over begins another text; places go on to be counted. */
struct nonet_reader {
	enum nonet_route route;
	bool finished;   /* no more bytes will come */
	bool skips_all;  /* nothing more is read */
	const char *fed; /* the caller's bytes that were not passed on yet */
	size_t fed_nbytes;
	struct nonet_buffer held;
	size_t offset;  /* of the first byte of held in the whole text */
	uint64_t lines; /* line ends before it */
	struct nonet_json_check check;
	size_t checked;                 /* bytes of held that `check` has seen */
	struct nonet_json_reader *json; /* NULL: none is open */
	struct nonet_xml_reader *xml;   /* NULL: none is open */
	bool xml_finished;
	struct nonet_told told; /* of XML and JSON */
	struct nonet_text text;
};

struct nonet_reader *nonet_reader_new(void) {
	struct nonet_reader *reader = malloc(sizeof *reader);
	if (!reader)
		return NULL;
	reader->held = (struct nonet_buffer){0};
	reader->json = NULL;
	reader->xml = NULL;
	nonet_reader_reset(reader);
	return reader;
}

static void close_kinds(struct nonet_reader *reader) {
	nonet_json_reader_free(reader->json);
	nonet_xml_reader_free(reader->xml);
	nonet_buffer_free_inside(&reader->held);
	reader->json = NULL;
	reader->xml = NULL;
}

void nonet_reader_free(struct nonet_reader *reader) {
	if (reader)
		close_kinds(reader);
	free(reader);
}

void nonet_reader_reset(struct nonet_reader *reader) {
	close_kinds(reader);
	reader->route = NONET_ROUTE_UNKNOWN;
	reader->finished = reader->skips_all = reader->xml_finished = false;
	reader->fed_nbytes = 0;
	reader->offset = 0;
	reader->lines = 0;
	nonet_text_reset(&reader->text);
}

void nonet_reader_feed(struct nonet_reader *reader, const char *bytes, size_t nbytes) {
	assert(bytes || nbytes == 0);
	assert(!reader->finished && reader->fed_nbytes == 0);
	reader->fed = bytes;
	reader->fed_nbytes = nbytes;
}

void nonet_reader_finish(struct nonet_reader *reader) {
	assert(reader->fed_nbytes == 0);
	reader->finished = true;
}

/* ---- What kind of text it is ---- */

/* Most texts are plain ones, whose first byte tells so; they are not held. */
static bool is_plainly_text(const struct nonet_reader *reader) {
	size_t begin;
	return reader->held.length == 0 && reader->fed_nbytes > 0 &&
	       nonet_route_of(reader->fed, reader->fed_nbytes, false, &begin) == NONET_ROUTE_TEXT;
}

static void begin_text(struct nonet_reader *reader) {
	reader->route = NONET_ROUTE_TEXT;
	reader->text.lines.offset = reader->offset;
	reader->text.lines.number = reader->lines;
	if (reader->held.length > 0)
		nonet_lines_feed(&reader->text.lines, reader->held.bytes, reader->held.length);
}

static bool hold_fed(struct nonet_reader *reader) {
	nonet_buffer_add(&reader->held, reader->fed, reader->fed_nbytes);
	reader->fed_nbytes = 0;
	return !reader->held.no_memory;
}

/* The first bytes that are held were read. */
static void drop_held(struct nonet_reader *reader, size_t nbytes) {
	const char *bytes = reader->held.bytes;
	for (size_t i = 0; i < nbytes; i++)
		reader->lines += bytes[i] == '\n' || (bytes[i] == '\r' && bytes[i + 1] != '\n');
	reader->offset += nbytes;
	reader->held.length -= nbytes;
	memmove(reader->held.bytes, bytes + nbytes, reader->held.length + 1);
}

static enum nonet_status begin_xml(struct nonet_reader *reader) {
	reader->route = NONET_ROUTE_XML;
	reader->xml = nonet_xml_reader_new();
	if (!reader->xml && !nonet_format_opensudoku.format.library)
		return NONET_NO_MEMORY;
	if (reader->xml)
		nonet_xml_reader_feed(reader->xml, reader->held.bytes, reader->held.length);
	return NONET_END;
}

static void begin_json(struct nonet_reader *reader, size_t begin) {
	reader->route = NONET_ROUTE_JSON;
	drop_held(reader, begin);
	reader->checked = 0;
	nonet_json_check_begin(&reader->check);
}

/* NONET_END when the kind is known now; NONET_MORE; NONET_NO_MEMORY. */
static enum nonet_status find_route(struct nonet_reader *reader) {
	size_t begin;
	if (is_plainly_text(reader)) {
		begin_text(reader);
		return NONET_END;
	}
	if (!hold_fed(reader))
		return NONET_NO_MEMORY;
	switch (nonet_route_of(reader->held.bytes, reader->held.length, reader->finished, &begin)) {
	case NONET_ROUTE_UNKNOWN:
		return NONET_MORE;
	case NONET_ROUTE_XML:
		return begin_xml(reader);
	case NONET_ROUTE_JSON:
		begin_json(reader, begin);
		return NONET_END;
	default:
		begin_text(reader);
		return NONET_END;
	}
}

/* ---- Text ---- */

static void feed_text(struct nonet_reader *reader) {
	nonet_lines_feed(&reader->text.lines, reader->fed, reader->fed_nbytes);
	reader->fed_nbytes = 0;
}

static enum nonet_status next_of_text(struct nonet_reader *reader, struct nonet_item *item_ret) {
	struct nonet_lines *lines = &reader->text.lines;
	for (;;) {
		enum nonet_status status = nonet_text_next(&reader->text, item_ret);
		if (status != NONET_MORE)
			return status;
		if (reader->fed_nbytes > 0)
			feed_text(reader);
		else if (reader->finished && !lines->finished)
			lines->finished = true;
		else
			return NONET_MORE;
	}
}

size_t nonet_reader_next_many(struct nonet_reader *reader, struct nonet_board *boards_ret,
                              size_t capacity, uint64_t *line_ret) {
	const struct nonet_lines *lines = &reader->text.lines;
	if (reader->route == NONET_ROUTE_UNKNOWN && is_plainly_text(reader))
		begin_text(reader);
	if (reader->route != NONET_ROUTE_TEXT)
		return 0;
	if (reader->fed_nbytes > 0 && lines->at == lines->fed_nbytes && !reader->text.has_line)
		feed_text(reader);
	return nonet_text_next_many(&reader->text, boards_ret, capacity, line_ret);
}

/* ---- XML and JSON ---- */

/* Makes an item of what one of them said, with the places that it has in the whole text. */
static enum nonet_status give(struct nonet_reader *reader, enum nonet_status status,
                              struct nonet_item *item_ret) {
	if (status == NONET_OK) {
		reader->told.line += reader->lines;
		reader->told.form = reader->route == NONET_ROUTE_XML ? NONET_FORM_XML : NONET_FORM_JSON;
		return nonet_told_item(&reader->told, reader->offset, item_ret);
	}
	if (status == NONET_SYNTAX) {
		memset(&item_ret->board, 0, sizeof item_ret->board);
		item_ret->error.offset += reader->offset;
		item_ret->error.line += reader->lines;
		item_ret->line = item_ret->error.line;
	}
	return status;
}

static enum nonet_status refuse_xml(struct nonet_reader *reader, struct nonet_item *item_ret) {
	reader->skips_all = true;
	item_ret->error = (struct nonet_error){.line = 1, .column = 1};
	nonet_error_say(&item_ret->error,
	                N_("found XML, which this build of nonet does not read, because {library} was "
	                   "missing"),
	                NONET_WITH(NONET_TEXT("library", nonet_format_opensudoku.format.library)));
	return give(reader, NONET_SYNTAX, item_ret);
}

static enum nonet_status next_of_xml(struct nonet_reader *reader, struct nonet_item *item_ret) {
	if (!reader->xml)
		return refuse_xml(reader, item_ret);
	for (;;) {
		enum nonet_status status =
		    nonet_xml_reader_next(reader->xml, &reader->told, &item_ret->error);
		if (status != NONET_MORE)
			return give(reader, status, item_ret);
		if (reader->fed_nbytes > 0)
			nonet_xml_reader_feed(reader->xml, reader->fed, reader->fed_nbytes);
		else if (reader->finished && !reader->xml_finished)
			nonet_xml_reader_finish(reader->xml);
		else
			return NONET_MORE;
		reader->fed_nbytes = 0;
		reader->xml_finished = reader->finished;
	}
}

/* What follows the object is another text. */
static void leave_json(struct nonet_reader *reader) {
	nonet_json_reader_free(reader->json);
	reader->json = NULL;
	drop_held(reader, reader->checked);
	reader->route = NONET_ROUTE_UNKNOWN;
}

/* Takes in what belongs to the object, as far as it is there. Whether it is whole, or spoilt. */
static bool hold_object(struct nonet_reader *reader) {
	struct nonet_json_check *check = &reader->check;
	reader->checked += nonet_json_check_feed(check, reader->held.bytes + reader->checked,
	                                         reader->held.length - reader->checked);
	if (reader->finished)
		nonet_json_check_finish(check);
	return reader->finished || nonet_json_check_failed(check) || nonet_json_check_is_done(check);
}

/* Nothing of the text can be understood any more. */
static enum nonet_status refuse_json(struct nonet_reader *reader, struct nonet_item *item_ret) {
	reader->skips_all = true;
	return give(reader, NONET_SYNTAX, item_ret);
}

/* Opens the object, or has it read as other text, which is NONET_END. */
static enum nonet_status open_json(struct nonet_reader *reader, struct nonet_item *item_ret) {
	const struct nonet_json_check *check = &reader->check;
	if (nonet_json_check_failed(check) && check->too_much) {
		item_ret->error = check->error;
		return refuse_json(reader, item_ret);
	}
	bool done = nonet_json_check_is_done(check);
	enum nonet_status status =
	    nonet_json_reader_new(reader->held.bytes, done ? reader->checked : reader->held.length,
	                          &reader->json, &item_ret->error);
	if (status == NONET_END)
		begin_text(reader);
	if (status != NONET_SYNTAX)
		return status;
	if (!done)
		return refuse_json(reader, item_ret);
	status = give(reader, status, item_ret);
	leave_json(reader);
	return status;
}

static enum nonet_status next_of_json(struct nonet_reader *reader, struct nonet_item *item_ret) {
	if (!reader->json) {
		if (!hold_fed(reader))
			return NONET_NO_MEMORY;
		if (!hold_object(reader))
			return NONET_MORE;
		enum nonet_status status = open_json(reader, item_ret);
		if (status != NONET_OK)
			return status;
	}
	enum nonet_status status =
	    nonet_json_reader_next(reader->json, &reader->told, &item_ret->error);
	if (status == NONET_END)
		leave_json(reader);
	return give(reader, status, item_ret);
}

/* ---- All of them ---- */

static enum nonet_status next_of(struct nonet_reader *reader, enum nonet_route route,
                                 struct nonet_item *item_ret) {
	switch (route) {
	case NONET_ROUTE_UNKNOWN:
		return find_route(reader);
	case NONET_ROUTE_XML:
		return next_of_xml(reader, item_ret);
	case NONET_ROUTE_JSON:
		return next_of_json(reader, item_ret);
	default:
		return next_of_text(reader, item_ret);
	}
}

enum nonet_status nonet_reader_next(struct nonet_reader *reader, struct nonet_item *item_ret) {
	item_ret->comment = NULL;
	item_ret->comment_nbytes = 0;
	item_ret->marked = false;
	item_ret->told = NULL;
	item_ret->form = NONET_FORM_LINE;
	while (!reader->skips_all) {
		enum nonet_route route = reader->route;
		enum nonet_status status = next_of(reader, route, item_ret);
		reader->skips_all |= status == NONET_NO_MEMORY;
		if (status != NONET_END || reader->route == route)
			return status;
	}
	reader->fed_nbytes = 0;
	return reader->finished ? NONET_END : NONET_MORE;
}
