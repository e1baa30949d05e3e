#include "io/header.h"

#include <string.h>

/* Keeps the rest of the line as a word; two lines of the same kind make one. */
static void keep(struct nonet_cursor from, struct nonet_told *told, const char **word) {
	const char *text = (const char *)from.line->bytes + from.at;
	size_t nbytes = from.end - from.at;
	char joined[512];
	size_t before = *word ? strlen(*word) : 0;
	if (before > 0 && before + 1 + nbytes <= sizeof joined) {
		memcpy(joined, *word, before);
		joined[before] = ' ';
		memcpy(joined + before + 1, text, nbytes);
		text = joined;
		nbytes += before + 1;
	}
	nonet_told_set_word(told, word, text, nbytes);
}

static const char **word_of(struct nonet_words *words, uint8_t letter) {
	switch (letter) {
	case 'A':
		return &words->author;
	case 'B':
		return &words->date;
	case 'C':
		return &words->comment;
	case 'D':
		return &words->title;
	case 'L':
		return &words->level;
	case 'S':
	case 'U':
		return &words->source;
	default:
		return NULL;
	}
}

bool nonet_header_read(struct nonet_cursor from, struct nonet_told *told) {
	if (!nonet_cursor_is(&from, '#'))
		return false;
	nonet_cursor_step(&from);
	const char **word = word_of(&told->puzzle.words, from.glyph.folded);
	nonet_cursor_step(&from);
	if (!word || nonet_cursor_in(&from, NONET_SET_SPACE))
		return false;
	if (from.glyph.folded != NONET_FOLD_END)
		keep(from, told, word);
	return true;
}

void nonet_header_set_title(struct nonet_cursor from, struct nonet_told *told) {
	nonet_told_set_word(told, &told->puzzle.words.title, (const char *)from.line->bytes + from.at,
	                    from.end - from.at);
}

/* Whether the line from the cursor on is the word, in whatever case, and nothing else. */
static bool is_word(struct nonet_cursor from, const char *word) {
	for (; *word; word++, nonet_cursor_step(&from))
		if ((from.glyph.folded | 0x20) != *word)
			return false;
	nonet_cursor_skip_spaces(&from);
	return from.glyph.folded == NONET_FOLD_END;
}

static bool is_bracketed_name(struct nonet_cursor from) {
	if (!nonet_cursor_is(&from, '['))
		return false;
	nonet_cursor_step(&from);
	if (!nonet_is_letter(from.glyph.folded))
		return false;
	while (nonet_is_letter(from.glyph.folded) || nonet_cursor_is(&from, ' '))
		nonet_cursor_step(&from);
	if (!nonet_cursor_is(&from, ']'))
		return false;
	nonet_cursor_step(&from);
	nonet_cursor_skip_spaces(&from);
	return from.glyph.folded == NONET_FOLD_END;
}

enum nonet_section nonet_section_of(struct nonet_cursor from) {
	if (!is_bracketed_name(from))
		return NONET_SECTION_NONE;
	nonet_cursor_step(&from);
	/* ']' and '}' differ in the bit by which letters of both cases do. */
	if (is_word(from, "puzzle}"))
		return NONET_SECTION_PUZZLE;
	return is_word(from, "state}") ? NONET_SECTION_STATE : NONET_SECTION_OTHER;
}

bool nonet_header_is_answer(struct nonet_cursor from) {
	return is_word(from, "invalid") || is_word(from, "none") || is_word(from, "many") ||
	       is_word(from, "unknown");
}
