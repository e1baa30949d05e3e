#include "io/list_words.h"

#include <string.h>

/* Whether the text up to the cursor's end, or up to a character that is in no word, is one of the
 * words, whose last is NULL. */
static bool is_word(struct nonet_cursor cursor, const char *const words[]) {
	char word[12];
	size_t length = 0;
	for (; nonet_list_in_word(cursor.glyph.folded) && length < sizeof word - 1;
	     nonet_cursor_step(&cursor))
		word[length++] = (char)(cursor.glyph.folded | 0x20);
	word[length] = '\0';
	for (; *words; words++)
		if (strcmp(word, *words) == 0)
			return true;
	return false;
}

bool nonet_list_is_nothing(struct nonet_cursor cursor) {
	static const char *const words[] = {"none", "null", "nil", "nan", "undefined", "nothing", NULL};
	return is_word(cursor, words);
}

enum nonet_list_name nonet_list_read_name(struct nonet_cursor cursor) {
	static const char *const puzzles[] = {"puzzle", "puzzles", "quiz",  "quizzes",
	                                      "given",  "givens",  "clues", NULL};
	static const char *const solutions[] = {"solution", "solutions", "solved", "answer", NULL};
	if (is_word(cursor, puzzles))
		return NONET_NAME_PUZZLE;
	return is_word(cursor, solutions) ? NONET_NAME_SOLUTION : NONET_NAME_OTHER;
}

bool nonet_list_is_key(struct nonet_cursor cursor) {
	if (!nonet_list_in_word(cursor.glyph.folded))
		return false;
	while (nonet_list_in_word(cursor.glyph.folded))
		nonet_cursor_step(&cursor);
	nonet_cursor_skip_spaces(&cursor);
	return nonet_cursor_in(&cursor, NONET_SET_KEY);
}
