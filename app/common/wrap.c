#include "common/wrap.h"

#include <stdint.h>
#include <string.h>

struct character {
	uint32_t code;
	size_t nbytes;
	int columns;
};

struct range {
	uint32_t first, last;
};

static bool is_in(uint32_t code, const struct range *ranges, size_t number) {
	for (size_t i = 0; i < number; i++)
		if (code >= ranges[i].first && code <= ranges[i].last)
			return true;
	return false;
}

/* Those that Unicode calls wide or full-width. By a table rather than wcwidth, which knows them
 * only where the locale does. */
static bool is_wide(uint32_t code) {
	static const struct range wide[] = {{0x1100, 0x115F},  {0x2E80, 0x303E},   {0x3041, 0x33FF},
	                                    {0x3400, 0x4DBF},  {0x4E00, 0xA4CF},   {0xAC00, 0xD7A3},
	                                    {0xF900, 0xFAFF},  {0xFE30, 0xFE6F},   {0xFF01, 0xFF60},
	                                    {0xFFE0, 0xFFE6},  {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF},
	                                    {0x20000, 0x3FFFD}};
	return is_in(code, wide, sizeof wide / sizeof *wide);
}

static bool is_combining(uint32_t code) {
	static const struct range combining[] = {
	    {0x0300, 0x036F}, {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}};
	return is_in(code, combining, sizeof combining / sizeof *combining);
}

static struct character character_at(const char *text, const char *end) {
	unsigned char first = (unsigned char)*text;
	size_t nbytes = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1;
	struct character one = {first, 1, 1};
	if (nbytes == 1 || (size_t)(end - text) < nbytes)
		return one;
	uint32_t code = first & (0xFFu >> (nbytes + 1));
	for (size_t i = 1; i < nbytes; i++) {
		if (((unsigned char)text[i] & 0xC0) != 0x80)
			return one;
		code = code << 6 | ((unsigned char)text[i] & 0x3F);
	}
	return (struct character){code, nbytes, is_combining(code) ? 0 : is_wide(code) ? 2 : 1};
}

int wrap_columns(const char *text, size_t nbytes) {
	int columns = 0;
	for (const char *end = text + nbytes; text < end;) {
		struct character next = character_at(text, end);
		columns += next.columns;
		text += next.nbytes;
	}
	return columns;
}

/* Signs that do not begin a line: , . ; : ! ? and what closes. */
static bool is_closing(uint32_t code) {
	static const struct range closing[] = {
	    {'!', '!'},       {')', ')'},       {',', ','},       {'.', '.'},       {':', ';'},
	    {'?', '?'},       {']', ']'},       {'}', '}'},       {0x2019, 0x2019}, {0x201D, 0x201D},
	    {0x2026, 0x2026}, {0x3001, 0x3002}, {0x3009, 0x3009}, {0x300B, 0x300B}, {0x300D, 0x300D},
	    {0x300F, 0x300F}, {0x3011, 0x3011}, {0xFF01, 0xFF01}, {0xFF09, 0xFF09}, {0xFF0C, 0xFF0C},
	    {0xFF1A, 0xFF1B}, {0xFF1F, 0xFF1F}};
	return is_in(code, closing, sizeof closing / sizeof *closing);
}

/* Signs that do not end one. */
static bool is_opening(uint32_t code) {
	static const struct range opening[] = {{'(', '('},       {'[', '['},       {'{', '{'},
	                                       {0x2018, 0x2018}, {0x201C, 0x201C}, {0x3008, 0x3008},
	                                       {0x300A, 0x300A}, {0x300C, 0x300C}, {0x300E, 0x300E},
	                                       {0x3010, 0x3010}, {0xFF08, 0xFF08}};
	return is_in(code, opening, sizeof opening / sizeof *opening);
}

static bool may_break(const struct character *before, const struct character *next) {
	bool beside = before->columns == 2 || next->columns == 2;
	return beside && before->code != ' ' && !is_opening(before->code) && !is_closing(next->code);
}

bool wrap_next_line(const char **rest, const char *end, int width, unsigned flags,
                    struct wrap_line *line_ret) {
	const char *at = *rest, *stop = NULL, *next = NULL; /* where the line could end */
	struct character before = {.code = ' '};
	bool joins = flags & WRAP_JOINS;
	int column = 0;
	if (at >= end)
		return false;
	while (at < end && (joins || *at != '\n')) {
		struct character one = character_at(at, end);
		if (*at == ' ' || *at == '\n') {
			stop = at;
			next = at + 1;
		} else if (at > *rest && may_break(&before, &one)) {
			stop = next = at;
		}
		bool broken = stop && stop > *rest;
		if (column + one.columns > width && at > *rest && (broken || flags & WRAP_CUTS))
			break;
		column += one.columns;
		at += one.nbytes;
		before = one;
	}
	bool full = at < end && (joins || *at != '\n');
	if (!full || !stop || stop == *rest) {
		stop = at;
		next = full || at == end ? at : at + 1;
	}
	*line_ret = (struct wrap_line){*rest, (int)(stop - *rest)};
	*rest = next;
	return true;
}

int wrap_count_lines(const char *text, int width) {
	const char *end = text + strlen(text);
	struct wrap_line line;
	int number = 0;
	while (wrap_next_line(&text, end, width, WRAP_CUTS, &line))
		number++;
	return number;
}
