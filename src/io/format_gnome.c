/* A saved game of GNOME Sudoku. It opens no file without one of its four difficulties. */
#include "io/format.h"
#include "io/holds.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#ifdef NONET_HAVE_JANSSON
#define LIBRARY NULL
#else
#define LIBRARY "jansson"
#endif

static const char *const difficulties[] = {"Easy Difficulty", "Medium Difficulty",
                                           "Hard Difficulty", "Very Hard Difficulty"};

enum { UNKNOWN_DIFFICULTY = 1 };

/* Its number, with or without the word "Difficulty", in small letters too; -1 for another level. */
static int difficulty_of(const char *level) {
	static const char tail[] = " Difficulty";
	for (int i = 0; i < 4; i++) {
		const char *name = difficulties[i];
		size_t length = strlen(name) - (sizeof tail - 1);
		size_t same = 0;
		while (same < length && ((unsigned char)level[same] | 0x20) == (name[same] | 0x20))
			same++;
		if (same == length && (level[length] == '\0' || strcmp(level + length, tail) == 0))
			return i;
	}
	return -1;
}

static void put_earmarks(struct nonet_buffer *text, uint32_t marks) {
	nonet_buffer_add_text(text, "\"earmarks\" : [");
	const char *before = "";
	for (int digit = 1; digit <= 9; digit++) {
		char mark[16]; /* as the compiler counts, a digit may be any number */
		if ((marks >> (digit - 1) & 1) == 0)
			continue;
		snprintf(mark, sizeof mark, "%s%d", before, digit);
		nonet_buffer_add_text(text, mark);
		before = ", ";
	}
	nonet_buffer_add_text(text, "]");
}

static void put_cells(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	bool with_marks = (nonet_puzzle_holds(puzzle) & NONET_HOLDS_MARKS) != 0;
	const char *before = "\n";
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		char fields[96];
		uint32_t marks = with_marks ? puzzle->marks[cell] : 0;
		if (puzzle->value[cell] == 0 && marks == 0)
			continue;
		snprintf(fields, sizeof fields,
		         "%s    { \"position\" : [%d, %d], \"value\" : %d, \"fixed\" : %s, ", before,
		         cell / 9, cell % 9, puzzle->value[cell], puzzle->given[cell] ? "true" : "false");
		nonet_buffer_add_text(text, fields);
		put_earmarks(text, marks);
		nonet_buffer_add_text(text, " }");
		before = ",\n";
	}
}

static void put(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	char fields[128];
	uint64_t time_ms = puzzle->elapsed_ms <= INT32_MAX ? puzzle->elapsed_ms : 0;
	int difficulty = puzzle->words.level ? difficulty_of(puzzle->words.level) : -1;
	(void)index;
	snprintf(fields, sizeof fields,
	         "{\n  \"difficulty_category\" : \"%s\",\n  \"time_elapsed\" : %" PRIu64 ".%03u,\n",
	         difficulties[difficulty < 0 ? UNKNOWN_DIFFICULTY : difficulty], time_ms / 1000,
	         (unsigned)(time_ms % 1000));
	nonet_buffer_add_text(text, fields);
	nonet_buffer_add_text(text, "  \"cells\" : [");
	put_cells(text, puzzle);
	nonet_buffer_add_text(text, "\n  ]\n}\n");
}

static unsigned loses(const struct nonet_puzzle *puzzle) {
	const char *level = puzzle->words.level;
	return (level && difficulty_of(level) < 0 ? NONET_HOLDS_LEVEL : 0u) |
	       (puzzle->elapsed_ms > INT32_MAX ? NONET_HOLDS_ELAPSED : 0u) |
	       (nonet_puzzle_has_bare_cell(puzzle) ? NONET_HOLDS_MARKS : 0u);
}

const struct nonet_format_row nonet_format_gnome = {
    .format = {.name = "gnome-sudoku",
               .extension = ".save",
               .form = NONET_FORM_JSON,
               .description = N_("a saved game of GNOME Sudoku (JSON)"),
               .library = LIBRARY,
               .holds =
                   NONET_HOLDS_GIVENS | NONET_HOLDS_MARKS | NONET_HOLDS_LEVEL | NONET_HOLDS_ELAPSED,
               .reads = true,
               .writes = true},
    .put = put,
    .loses = loses};
