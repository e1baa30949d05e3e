#include "io/json_reader.h"

#include "base/sentence.h"
#include "io/json_kind.h"

#include <stdlib.h>
#include <string.h>

static bool is_space(char byte) {
	return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

static size_t count_spaces(const char *bytes, size_t nbytes) {
	size_t number = 0;
	while (number < nbytes && is_space(bytes[number]))
		number++;
	return number;
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

/* An object on one line as nonet generate and nonet rate write them. */
static bool is_answer(const char *bytes, size_t nbytes) {
	static const char grade[] = "\"nonet\":{";
	size_t spaces = count_spaces(bytes, nbytes);
	while (nbytes > spaces && is_space(bytes[nbytes - 1]))
		nbytes--;
	if (nbytes <= spaces || bytes[spaces] != '{' || bytes[nbytes - 1] != '}')
		return false;
	for (size_t at = spaces; at + sizeof grade <= nbytes; at++)
		if (memcmp(bytes + at, grade, sizeof grade - 1) == 0)
			return true;
	return false;
}

bool nonet_json_line_begins(const char *bytes, size_t nbytes) {
	if (is_answer(bytes, nbytes))
		return true;
	return step_over(&bytes, &nbytes, "{") && step_over(&bytes, &nbytes, "\"nonet\"") &&
	       step_over(&bytes, &nbytes, ":");
}

bool nonet_json_text_is_meant(const char *bytes, size_t nbytes) {
	return nonet_json_is_meant(bytes, nbytes);
}

#ifdef NONET_HAVE_JANSSON

/* A text is one value after the other, as some programs put out several. */
struct nonet_json_reader {
	const char *bytes;
	size_t nbytes;
	struct nonet_json_check check; /* counts places */
	json_t *value;                 /* the next; NULL: there is none */
	enum nonet_status status;      /* of it */
	struct nonet_error error;      /* why it is none, or else the place of it */
};

/* Makes a place in a text that begins at `base` one in the whole. */
static void move_place(struct nonet_error *place, const struct nonet_error *base) {
	place->offset += base->offset;
	if (place->line == 1)
		place->column += base->column - 1;
	place->line += base->line - 1;
}

/* Reads the next value into reader->value, status and error. */
static void find_value(struct nonet_json_reader *reader) {
	struct nonet_json_check *check = &reader->check;
	size_t spaces = count_spaces(reader->bytes + check->offset, reader->nbytes - check->offset);
	nonet_json_check_feed(check, reader->bytes + check->offset, spaces);
	nonet_json_check_go_on(check);
	size_t begin = check->offset;
	struct nonet_error place = {.offset = begin, .line = check->line, .column = check->column};
	reader->value = NULL;
	reader->error = place;
	reader->status = NONET_END;
	if (begin == reader->nbytes)
		return;
	nonet_json_check_feed(check, reader->bytes + begin, reader->nbytes - begin);
	if (!nonet_json_check_is_done(check))
		nonet_json_check_finish(check);
	reader->status = NONET_SYNTAX;
	reader->error = check->error;
	if (nonet_json_check_failed(check))
		return;
	reader->status = nonet_json_load(reader->bytes + begin, check->offset - begin, &reader->value,
	                                 &reader->error);
	move_place(&reader->error, &place);
	if (reader->status == NONET_OK)
		reader->error = place;
}

static enum nonet_status read_value(const json_t *value, struct nonet_told *told_ret,
                                    struct nonet_error *error_ret) {
	const struct nonet_json_kind *kind = nonet_json_kind_of(value);
	nonet_told_clear(told_ret, 9);
	if (kind)
		return kind->read(value, told_ret, error_ret) ? NONET_OK : NONET_SYNTAX;
	nonet_json_fault(error_ret, value, N_("a puzzle in a kind of JSON that is known"), NULL);
	return NONET_SYNTAX;
}

enum nonet_status nonet_json_reader_new(const char *bytes, size_t nbytes,
                                        struct nonet_json_reader **reader_ret,
                                        struct nonet_error *error_ret) {
	struct nonet_json_reader *reader = calloc(1, sizeof *reader);
	*reader_ret = NULL;
	if (!reader)
		return NONET_NO_MEMORY;
	reader->bytes = bytes;
	reader->nbytes = nbytes;
	nonet_json_check_begin(&reader->check);
	find_value(reader);
	enum nonet_status status = reader->status;
	*error_ret = reader->error;
	if (status == NONET_SYNTAX && !reader->check.too_much &&
	    !nonet_json_is_meant(bytes, reader->error.offset))
		status = NONET_END;
	if (status == NONET_OK && !nonet_json_kind_of(reader->value))
		status = NONET_END;
	if (status == NONET_OK)
		*reader_ret = reader;
	else
		nonet_json_reader_free(reader);
	return status;
}

void nonet_json_reader_free(struct nonet_json_reader *reader) {
	if (reader)
		json_decref(reader->value);
	free(reader);
}

enum nonet_status nonet_json_reader_next(struct nonet_json_reader *reader,
                                         struct nonet_told *told_ret,
                                         struct nonet_error *error_ret) {
	enum nonet_status status = reader->status;
	*error_ret = reader->error;
	if (status == NONET_OK) {
		struct nonet_error place = reader->error;
		status = read_value(reader->value, told_ret, error_ret);
		told_ret->line = place.line;
		move_place(error_ret, &place);
		json_decref(reader->value);
		find_value(reader);
	} else {
		reader->status = NONET_END; /* after a fault nothing can be told apart */
	}
	return status;
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

static enum nonet_status refuse(struct nonet_error *error_ret) {
	*error_ret = (struct nonet_error){.line = 1, .column = 1};
	nonet_error_say(
	    error_ret,
	    N_("found JSON that this build of nonet does not read, because jansson was missing"), NULL);
	return NONET_SYNTAX;
}

enum nonet_status nonet_json_line_read(const char *bytes, size_t nbytes,
                                       struct nonet_told *told_ret, struct nonet_error *error_ret) {
	(void)bytes, (void)nbytes, (void)told_ret;
	return refuse(error_ret);
}

enum nonet_status nonet_json_reader_new(const char *bytes, size_t nbytes,
                                        struct nonet_json_reader **reader_ret,
                                        struct nonet_error *error_ret) {
	struct nonet_json_check check;
	nonet_json_check_begin(&check);
	nonet_json_check_feed(&check, bytes, nbytes);
	*reader_ret = NULL;
	return nonet_json_is_meant(bytes, check.offset) ? refuse(error_ret) : NONET_END;
}

void nonet_json_reader_free(struct nonet_json_reader *reader) {
	(void)reader;
}

enum nonet_status nonet_json_reader_next(struct nonet_json_reader *reader,
                                         struct nonet_told *told_ret,
                                         struct nonet_error *error_ret) {
	(void)reader, (void)told_ret, (void)error_ret;
	return NONET_END;
}

#endif
