#include "io/link_find.h"

#include "io/scl_text.h"
#include "io/short_code.h"
#include "io/solo.h"
#include "io/sudokuwiki.h"

#include <string.h>

/* A stretch of the line. */
struct span {
	const char *bytes;
	size_t at, end;
};

static char lower(char byte) {
	return (char)(byte >= 'A' && byte <= 'Z' ? byte | 0x20 : byte);
}

/* Whether the text stands at the beginning, in whatever case; then steps behind it. */
static bool skip(struct span *span, const char *text) {
	size_t length = strlen(text);
	if (span->end - span->at < length)
		return false;
	for (size_t i = 0; i < length; i++)
		if (lower(span->bytes[span->at + i]) != text[i])
			return false;
	span->at += length;
	return true;
}

/* Steps behind the first such text, which a space must not come before. */
static bool skip_to(struct span *span, const char *text) {
	struct span from = *span;
	for (; from.at < from.end && (unsigned char)from.bytes[from.at] > ' '; from.at++) {
		struct span behind = from;
		if (skip(&behind, text)) {
			*span = behind;
			return true;
		}
	}
	return false;
}

static bool contains(struct span span, const char *text) {
	for (; span.at < span.end; span.at++)
		if (skip(&span, text))
			return true;
	return false;
}

static bool is_word(char byte) {
	return (lower(byte) >= 'a' && lower(byte) <= 'z') || (byte >= '0' && byte <= '9');
}

/* As many characters as a parameter of an address has. */
static size_t parameter_length(struct span span) {
	size_t length = 0;
	while (span.at + length < span.end && (unsigned char)span.bytes[span.at + length] > ' ' &&
	       !strchr("&#<>\"')],;", span.bytes[span.at + length]))
		length++;
	return length;
}

static struct nonet_link link_of(enum nonet_link_kind kind, struct span span, size_t nbytes) {
	return (struct nonet_link){kind, span.at, nbytes};
}

static struct nonet_link parameter_of(enum nonet_link_kind kind, struct span span) {
	size_t length = parameter_length(span);
	return link_of(length > 0 ? kind : NONET_LINK_NONE, span, length);
}

/* Compressed JSON always begins with these, as it begins with a brace and another new character. */
static bool is_data(struct span span) {
	enum { SHORTEST = 20 };
	return skip(&span, "n4") && span.end - span.at >= SHORTEST - 2;
}

/* What is left of the line, as spaces in it may have been '+'. */
static struct nonet_link data_of(struct span span) {
	return link_of(NONET_LINK_DATA, span, span.end - span.at);
}

/* ---- What follows the name of a host ---- */

static struct nonet_link in_fpuzzles(struct span span) {
	struct span data = span;
	if (skip_to(&data, "load="))
		return data_of(data);
	return skip_to(&span, "id=") ? parameter_of(NONET_LINK_NAME, span)
	                             : link_of(NONET_LINK_NONE, span, 0);
}

/* A puzzle of SudokuPad's: data behind a word for their format, or a name. */
static struct nonet_link in_puzzle_id(struct span span) {
	static const char *const formats[] = {"fpuzzles", "fpuz", "scl", "ctc"};
	struct span behind = span;
	for (size_t i = 0; i < sizeof formats / sizeof *formats; i++, behind = span)
		if (skip(&behind, formats[i]) && is_data(behind))
			return data_of(behind);
	if (is_data(span))
		return data_of(span);
	if (skip(&behind, "scf") || skip(&behind, "classic"))
		return parameter_of(NONET_LINK_SHORT, behind);
	return parameter_of(NONET_LINK_NAME, span);
}

static struct nonet_link in_sudokupad(struct span span) {
	struct span named = span;
	if (skip_to(&named, "puzzleid="))
		return in_puzzle_id(named);
	skip(&span, "/");
	skip(&span, "sudoku/");
	return in_puzzle_id(span);
}

static struct nonet_link in_sudokuwiki(struct span span) {
	struct span page = span;
	bool solver = skip(&page, "/sudoku.htm");
	if (!skip_to(&span, "bd="))
		return link_of(NONET_LINK_NONE, span, 0);
	return parameter_of(solver ? NONET_LINK_WIKI : NONET_LINK_WIKI_PAGE, span);
}

static struct nonet_link in_exchange(struct span span) {
	return skip_to(&span, "?s=") || skip_to(&span, "&s=") ? parameter_of(NONET_LINK_DIGITS, span)
	                                                      : link_of(NONET_LINK_NONE, span, 0);
}

static struct nonet_link in_secuso(struct span span) {
	return skip(&span, "/") ? parameter_of(NONET_LINK_DIGITS, span)
	                        : link_of(NONET_LINK_NONE, span, 0);
}

static struct nonet_link in_shortener(struct span span) {
	return skip(&span, "/") ? parameter_of(NONET_LINK_NAME, span)
	                        : link_of(NONET_LINK_NONE, span, 0);
}

static const struct {
	const char *name;
	size_t dot; /* where its last dot is */
	struct nonet_link (*find)(struct span span);
} hosts[] = {
    {"f-puzzles.com", 9, in_fpuzzles},
    {"sudokupad.app", 9, in_sudokupad},
    {"crackingthecryptic.com", 18, in_sudokupad},
    {"michelkraemer.com/sudocle", 13, in_sudokupad},
    {"sudokuwiki.org", 10, in_sudokuwiki},
    {"sudokuexchange.com", 14, in_exchange},
    {"secuso.org", 6, in_secuso},
    {"tinyurl.com", 7, in_shortener},
};

/* The link whose host has a dot here. */
static struct nonet_link at_dot(struct span line, size_t dot, size_t *begin_ret) {
	struct nonet_link none = {NONET_LINK_NONE, 0, 0};
	for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++) {
		struct span span = {line.bytes, dot - hosts[i].dot, line.end};
		if (dot < line.at + hosts[i].dot || !skip(&span, hosts[i].name))
			continue;
		*begin_ret = dot - hosts[i].dot;
		bool whole = *begin_ret == line.at || !is_word(line.bytes[*begin_ret - 1]);
		return whole ? hosts[i].find(span) : none;
	}
	return none;
}

/* ---- The line ---- */

/* Steps over spaces and what may stand before a link. */
static void skip_opening(struct span *span) {
	while (span->at < span->end && strchr(" \t<([{\"'`", span->bytes[span->at]) &&
	       span->bytes[span->at] != '\0' && span->bytes[span->at] != '{')
		span->at++;
}

/* What needs no address. */
static struct nonet_link without_address(struct span span) {
	const char *bytes = span.bytes + span.at;
	size_t nbytes = span.end - span.at;
	struct nonet_board board;
	struct span behind = span;
	if (nonet_scl_text_begins(bytes, nbytes) && contains(span, "ce:[["))
		return link_of(NONET_LINK_SCL_TEXT, span, nbytes);
	if (nonet_sudokuwiki_begins(bytes, nbytes))
		return parameter_of(NONET_LINK_WIKI, span);
	if (nonet_solo_begins(bytes, nbytes))
		return link_of(NONET_LINK_SOLO, span, nbytes);
	if (skip(&span, "sudokupad://puzzle/"))
		return in_puzzle_id(span);
	if (skip(&behind, "?load=") || skip(&behind, "load="))
		return data_of(behind);
	if (skip(&behind, "scf") &&
	    nonet_short_code_read(span.bytes + behind.at, span.end - behind.at, &board) > 0)
		return parameter_of(NONET_LINK_SHORT, behind);
	struct nonet_link link = in_puzzle_id(span);
	return link.kind == NONET_LINK_DATA ? link : link_of(NONET_LINK_NONE, span, 0);
}

struct nonet_link nonet_link_find(const char *bytes, size_t nbytes) {
	struct span line = {bytes, 0, nbytes};
	skip_opening(&line);
	struct nonet_link link = without_address(line);
	struct span first = line;
	if (skip(&first, "https://") || skip(&first, "http://"))
		skip(&first, "www.");
	for (size_t at = line.at; link.kind == NONET_LINK_NONE && at < nbytes; at++) {
		const char *dot = memchr(bytes + at, '.', nbytes - at);
		size_t begin = 0;
		if (!dot)
			break;
		at = (size_t)(dot - bytes);
		link = at_dot(line, at, &begin);
		if (link.kind == NONET_LINK_NAME && begin > first.at + strlen("beta."))
			link.kind = NONET_LINK_NONE;
	}
	return link;
}
