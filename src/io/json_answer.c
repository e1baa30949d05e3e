/* The lines that nonet itself writes about puzzles with a grade: nonet generate --json and nonet
 * rate
 * --json. Unlike its JSON for puzzles ("nonet": 1) they have an object of that name. */
#include "io/json_kind.h"

#ifdef NONET_HAVE_JANSSON

#include <nonet/board.h>
#include <stdio.h>
#include <string.h>

static bool matches(const json_t *root) {
	return json_is_object(json_object_get(root, "nonet"));
}

static bool read_board(const json_t *root, const char *name, struct nonet_board *board_ret,
                       struct nonet_error *error_ret) {
	size_t nbytes;
	const char *text = nonet_json_string(json_object_get(root, name), &nbytes);
	if (text && nonet_board_parse(text, nbytes, board_ret, NULL) == NONET_OK)
		return true;
	nonet_json_fault(error_ret, json_object_get(root, name), N_("81 cells for each board"), NULL);
	return false;
}

static void read_grade(const json_t *grade, struct nonet_told *told) {
	char text[16];
	double tenths = 10 * json_number_value(grade) + 0.5;
	if (!json_is_number(grade) || tenths < 0 || tenths > 1000)
		return;
	snprintf(text, sizeof text, "%d.%d", (int)tenths / 10, (int)tenths % 10);
	nonet_told_set_word(told, &told->puzzle.words.rating, text, strlen(text));
}

static bool read(const json_t *root, struct nonet_told *told_ret, struct nonet_error *error_ret) {
	const json_t *grade = json_object_get(root, "nonet");
	struct nonet_words *words = &told_ret->puzzle.words;
	struct nonet_board board;
	if (!read_board(root, "puzzle", &board, error_ret))
		return false;
	memcpy(told_ret->puzzle.value, board.cell, NONET_CELLS);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		told_ret->puzzle.given[cell] = board.cell[cell] != 0;
	if (json_object_get(root, "solution")) {
		if (!read_board(root, "solution", &board, error_ret))
			return false;
		memcpy(told_ret->puzzle.solution, board.cell, NONET_CELLS);
	}
	nonet_json_set_word(told_ret, &words->level, grade, "level");
	read_grade(json_object_get(grade, "grade"), told_ret);
	nonet_json_set_word(told_ret, &words->comment, root, "comment");
	return true;
}

const struct nonet_json_kind nonet_json_answer = {matches, read};

#endif
