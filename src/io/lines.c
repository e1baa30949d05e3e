#include "io/lines.h"

#include <string.h>

void nonet_lines_reset(struct nonet_lines *lines) {
	lines->fed = NULL;
	lines->fed_nbytes = lines->at = lines->next_lf = lines->offset = lines->held_total = 0;
	lines->number = 0;
	lines->finished = lines->after_cr = false;
}

void nonet_lines_feed(struct nonet_lines *lines, const char *bytes, size_t nbytes) {
	lines->fed = (const unsigned char *)bytes;
	lines->fed_nbytes = nbytes;
	lines->at = lines->next_lf = 0;
}

/* The first byte from `from` to `to` that is `wanted`, or `to`. */
static size_t find_byte(const struct nonet_lines *lines, unsigned char wanted, size_t from,
                        size_t to) {
	const unsigned char *found =
	    from < to ? memchr(lines->fed + from, wanted, to - from) : (const unsigned char *)NULL;
	return found ? (size_t)(found - lines->fed) : to;
}

/* The end of the line in the bytes at hand, or fed_nbytes. The next LF is remembered, so that a
 * text with CR alone is not searched to its end again for every line. */
static size_t find_end(struct nonet_lines *lines) {
	if (lines->next_lf < lines->at ||
	    (lines->next_lf < lines->fed_nbytes && lines->fed[lines->next_lf] != '\n'))
		lines->next_lf = find_byte(lines, '\n', lines->at, lines->fed_nbytes);
	return find_byte(lines, '\r', lines->at, lines->next_lf);
}

/* Keeps the bytes from `at` to `end`, as far as there is room. */
static void hold(struct nonet_lines *lines, size_t end) {
	size_t nbytes = end - lines->at;
	if (lines->held_total < NONET_LINE_LIMIT && nbytes > 0) {
		size_t room = NONET_LINE_LIMIT - lines->held_total;
		memcpy(lines->held + lines->held_total, lines->fed + lines->at,
		       nbytes < room ? nbytes : room);
	}
	lines->held_total += nbytes;
	lines->at = end;
}

static void strip_byte_order_mark(struct nonet_line *line) {
	if (line->offset == 0 && line->nbytes >= 3 && memcmp(line->bytes, "\xEF\xBB\xBF", 3) == 0) {
		line->bytes += 3;
		line->nbytes -= 3;
		line->offset = 3;
	}
}

static enum nonet_status give_line(struct nonet_lines *lines, struct nonet_line *line_ret,
                                   const unsigned char *bytes, size_t total) {
	bool too_long = total > NONET_LINE_LIMIT;
	*line_ret = (struct nonet_line){bytes, too_long ? NONET_LINE_LIMIT : total, lines->offset,
	                                ++lines->number, too_long};
	strip_byte_order_mark(line_ret);
	lines->offset += total;
	lines->held_total = 0;
	return NONET_OK;
}

static enum nonet_status give_last_line(struct nonet_lines *lines, struct nonet_line *line_ret) {
	if (!lines->finished)
		return NONET_MORE;
	if (lines->held_total == 0)
		return NONET_END;
	return give_line(lines, line_ret, lines->held, lines->held_total);
}

/* Drops the LF of a CR LF, also when the two came in different pieces. */
static void pass_lf_after_cr(struct nonet_lines *lines) {
	if (lines->after_cr && lines->at < lines->fed_nbytes) {
		if (lines->fed[lines->at] == '\n') {
			lines->at++;
			lines->offset++;
		}
		lines->after_cr = false;
	}
}

enum nonet_status nonet_lines_next(struct nonet_lines *lines, struct nonet_line *line_ret) {
	pass_lf_after_cr(lines);
	size_t end = find_end(lines);
	if (end == lines->fed_nbytes) {
		hold(lines, end);
		return give_last_line(lines, line_ret);
	}

	const unsigned char *bytes = lines->fed + lines->at;
	size_t total = end - lines->at;
	if (lines->held_total > 0) {
		hold(lines, end);
		bytes = lines->held;
		total = lines->held_total;
	}
	enum nonet_status status = give_line(lines, line_ret, bytes, total);
	lines->offset++;
	lines->after_cr = lines->fed[end] == '\r';
	lines->at = end + 1;
	return status;
}

const unsigned char *nonet_lines_peek(struct nonet_lines *lines, size_t nbytes) {
	pass_lf_after_cr(lines);
	if (lines->held_total > 0 || lines->fed_nbytes - lines->at <= nbytes)
		return NULL;
	const unsigned char *bytes = lines->fed + lines->at;
	return bytes[nbytes] == '\n' || bytes[nbytes] == '\r' ? bytes : NULL;
}

uint64_t nonet_lines_pass(struct nonet_lines *lines, size_t nbytes) {
	lines->at += nbytes + 1;
	lines->offset += nbytes + 1;
	lines->after_cr = lines->fed[lines->at - 1] == '\r';
	return ++lines->number;
}

enum nonet_status nonet_lines_discard(struct nonet_lines *lines) {
	lines->at = lines->fed_nbytes;
	lines->held_total = 0;
	return lines->finished ? NONET_END : NONET_MORE;
}
