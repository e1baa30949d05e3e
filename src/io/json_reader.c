#include "io/json_reader.h"
#include "base/buffer.h"
#include "io/json_kind.h"

#ifdef NONET_HAVE_JANSSON

#include <stdlib.h>
#include <string.h>

struct nonet_json_reader {
	struct nonet_json_check check; /* of the value that comes or is open, with its place */
	struct nonet_buffer held;      /* its bytes, and all before it when it is the first */
	size_t begin;                  /* where it begins in `held` */
	struct nonet_error place;      /* of its first byte */
	const char *fed;
	size_t fed_nbytes, at;
	bool finished; /* no more bytes will come */
	bool ended;    /* nothing more will be read */
	bool known;    /* the first value was of a kind that is read */
	bool other;    /* it was not */
};

static bool is_space(char byte) {
	return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

static size_t count_spaces(const char *bytes, size_t nbytes) {
	size_t number = 0;
	while (number < nbytes && is_space(bytes[number]))
		number++;
	return number;
}

struct nonet_json_reader *nonet_json_reader_new(void) {
	struct nonet_json_reader *reader = calloc(1, sizeof *reader);
	if (reader)
		nonet_json_check_begin(&reader->check);
	return reader;
}

void nonet_json_reader_free(struct nonet_json_reader *reader) {
	if (reader)
		nonet_buffer_free_inside(&reader->held);
	free(reader);
}

void nonet_json_reader_feed(struct nonet_json_reader *reader, const char *bytes, size_t nbytes) {
	reader->fed = bytes;
	reader->fed_nbytes = nbytes;
	reader->at = 0;
}

void nonet_json_reader_finish(struct nonet_json_reader *reader) {
	reader->finished = true;
}

bool nonet_json_reader_is_other(const struct nonet_json_reader *reader, const char **held_ret,
                                size_t *nbytes_ret, size_t *rest_nbytes_ret) {
	*held_ret = reader->held.bytes ? reader->held.bytes : "";
	*nbytes_ret = reader->held.length;
	*rest_nbytes_ret = reader->fed_nbytes - reader->at;
	return reader->other;
}

/* Lets the checker have the next bytes, and holds those that it takes. */
static void take(struct nonet_json_reader *reader, size_t nbytes) {
	const char *bytes = reader->fed + reader->at;
	size_t taken = nonet_json_check_feed(&reader->check, bytes, nbytes);
	nonet_buffer_add(&reader->held, bytes, taken);
	reader->at += taken;
}

static void skip_spaces(struct nonet_json_reader *reader) {
	struct nonet_json_check *check = &reader->check;
	if (reader->held.length > reader->begin)
		return;
	take(reader, count_spaces(reader->fed + reader->at, reader->fed_nbytes - reader->at));
	nonet_json_check_go_on(check);
	if (reader->known)
		reader->held.length = 0;
	reader->begin = reader->held.length;
	reader->place =
	    (struct nonet_error){.offset = check->offset, .line = check->line, .column = check->column};
}

/* Makes a place in a text that begins at `base` one in the whole. */
static void move_place(struct nonet_error *place, const struct nonet_error *base) {
	place->offset += base->offset;
	if (place->line == 1)
		place->column += base->column - 1;
	place->line += base->line - 1;
}

static enum nonet_status end(struct nonet_json_reader *reader, enum nonet_status status) {
	reader->ended = true;
	return status;
}

static enum nonet_status leave_to_others(struct nonet_json_reader *reader) {
	reader->other = true;
	return end(reader, NONET_END);
}

/* What the value is, or seems to have been meant to be, where it is no good JSON. */
static bool is_meant(const struct nonet_json_reader *reader) {
	return reader->known || reader->check.too_much ||
	       nonet_json_is_meant(reader->held.bytes, reader->held.length);
}

static enum nonet_status refuse(struct nonet_json_reader *reader, const struct nonet_error *error,
                                struct nonet_error *error_ret) {
	if (reader->held.length == 0 || !is_meant(reader))
		return leave_to_others(reader);
	*error_ret = *error;
	return end(reader, NONET_SYNTAX);
}

static enum nonet_status read_value(const json_t *value, struct nonet_told *told_ret,
                                    struct nonet_error *error_ret) {
	const struct nonet_json_kind *kind = nonet_json_kind_of(value);
	nonet_told_clear(told_ret, 9);
	if (kind)
		return kind->read(value, told_ret, error_ret) ? NONET_OK : NONET_SYNTAX;
	nonet_json_fault(error_ret, value, "a puzzle in a kind of JSON that is known");
	return NONET_SYNTAX;
}

/* Whether the first value is a line of records. */
static bool is_record(const char *bytes, size_t nbytes) {
	return nonet_json_line_begins(bytes, nbytes) && !memchr(bytes, '\n', nbytes) &&
	       !memchr(bytes, '\r', nbytes);
}

/* The value that is held is whole. */
static enum nonet_status end_value(struct nonet_json_reader *reader, struct nonet_told *told_ret,
                                   struct nonet_error *error_ret) {
	const char *bytes = reader->held.bytes + reader->begin;
	size_t nbytes = reader->held.length - reader->begin;
	json_t *value;
	enum nonet_status status = nonet_json_load(bytes, nbytes, &value, error_ret);
	if (status == NONET_SYNTAX) {
		struct nonet_error error = *error_ret;
		move_place(&error, &reader->place);
		return refuse(reader, &error, error_ret);
	}
	if (status != NONET_OK)
		return end(reader, status);
	if (!reader->known && (!nonet_json_kind_of(value) || is_record(bytes, nbytes))) {
		json_decref(value);
		return leave_to_others(reader);
	}
	status = read_value(value, told_ret, error_ret);
	told_ret->line = reader->place.line;
	move_place(error_ret, &reader->place);
	json_decref(value);
	reader->known = true;
	reader->held.length = reader->begin = 0;
	nonet_json_check_go_on(&reader->check);
	return status;
}

/* All bytes at hand were taken, and the value is not whole. */
static enum nonet_status wait_for_more(struct nonet_json_reader *reader,
                                       struct nonet_error *error_ret) {
	if (!reader->finished)
		return NONET_MORE;
	if (reader->known && reader->held.length == reader->begin)
		return end(reader, NONET_END);
	nonet_json_check_finish(&reader->check);
	return refuse(reader, &reader->check.error, error_ret);
}

enum nonet_status nonet_json_reader_next(struct nonet_json_reader *reader,
                                         struct nonet_told *told_ret,
                                         struct nonet_error *error_ret) {
	if (reader->ended) {
		reader->at = reader->other ? reader->at : reader->fed_nbytes;
		return reader->finished || reader->other ? NONET_END : NONET_MORE;
	}
	skip_spaces(reader);
	take(reader, reader->fed_nbytes - reader->at);
	if (reader->held.no_memory)
		return end(reader, NONET_NO_MEMORY);
	if (nonet_json_check_failed(&reader->check))
		return refuse(reader, &reader->check.error, error_ret);
	if (nonet_json_check_is_done(&reader->check))
		return end_value(reader, told_ret, error_ret);
	return wait_for_more(reader, error_ret);
}

/* Steps over the text, when it comes next. */
static bool step_over(const char **bytes, size_t *nbytes, const char *text) {
	size_t length = strlen(text);
	size_t spaces = count_spaces(*bytes, *nbytes);
	if (*nbytes - spaces < length || memcmp(*bytes + spaces, text, length) != 0)
		return false;
	*bytes += spaces + length;
	*nbytes -= spaces + length;
	return true;
}

bool nonet_json_line_begins(const char *bytes, size_t nbytes) {
	return step_over(&bytes, &nbytes, "{") && step_over(&bytes, &nbytes, "\"nonet\"") &&
	       step_over(&bytes, &nbytes, ":");
}

enum nonet_status nonet_json_line_read(const char *bytes, size_t nbytes,
                                       struct nonet_told *told_ret, struct nonet_error *error_ret) {
	json_t *value;
	enum nonet_status status = nonet_json_load(bytes, nbytes, &value, error_ret);
	if (status != NONET_OK)
		return status;
	status = read_value(value, told_ret, error_ret);
	json_decref(value);
	return status;
}

#else

#include <stdlib.h>

struct nonet_json_reader {
	size_t nbytes;
};

bool nonet_json_line_begins(const char *bytes, size_t nbytes) {
	(void)bytes, (void)nbytes;
	return false;
}

enum nonet_status nonet_json_line_read(const char *bytes, size_t nbytes,
                                       struct nonet_told *told_ret, struct nonet_error *error_ret) {
	(void)bytes, (void)nbytes, (void)told_ret, (void)error_ret;
	return NONET_END;
}

struct nonet_json_reader *nonet_json_reader_new(void) {
	return calloc(1, sizeof(struct nonet_json_reader));
}

void nonet_json_reader_free(struct nonet_json_reader *reader) {
	free(reader);
}

void nonet_json_reader_feed(struct nonet_json_reader *reader, const char *bytes, size_t nbytes) {
	(void)bytes;
	reader->nbytes = nbytes;
}

void nonet_json_reader_finish(struct nonet_json_reader *reader) {
	(void)reader;
}

enum nonet_status nonet_json_reader_next(struct nonet_json_reader *reader,
                                         struct nonet_told *told_ret,
                                         struct nonet_error *error_ret) {
	(void)reader, (void)told_ret, (void)error_ret;
	return NONET_END;
}

bool nonet_json_reader_is_other(const struct nonet_json_reader *reader, const char **held_ret,
                                size_t *nbytes_ret, size_t *rest_nbytes_ret) {
	*held_ret = "";
	*nbytes_ret = 0;
	*rest_nbytes_ret = reader->nbytes;
	return true;
}

#endif
