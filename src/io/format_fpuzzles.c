/* f-puzzles: a link, and the JSON in it by itself. See json_fpuzzles.c. */
#include "io/format.h"
#include "io/json_write.h"
#include "io/lz_string.h"

#ifdef NONET_HAVE_JANSSON
#define LIBRARY NULL
#else
#define LIBRARY "jansson"
#endif

enum {
	HOLDS = NONET_HOLDS_GIVENS | NONET_HOLDS_MARKS | NONET_HOLDS_CORNERS | NONET_HOLDS_SOLUTION |
	        NONET_HOLDS_TITLE | NONET_HOLDS_AUTHOR | NONET_HOLDS_RULES | NONET_HOLDS_SIZES |
	        NONET_HOLDS_REGIONS
};

static void put_cell(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, int cell) {
	if (puzzle->value[cell] != 0) {
		nonet_json_put_name(text, "value");
		nonet_json_put_number(text, puzzle->value[cell]);
		nonet_json_put_name(text, "given");
		nonet_buffer_add_text(text, puzzle->given[cell] ? "true" : "false");
	}
	nonet_json_put_digits(text, "centerPencilMarks", puzzle->marks[cell]);
	nonet_json_put_digits(text, "cornerPencilMarks", puzzle->corners[cell]);
}

static void put_cell_in_region(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                               int cell) {
	put_cell(text, puzzle, cell);
	nonet_json_put_name(text, "region");
	nonet_json_put_number(text, puzzle->region[cell]);
}

static void put_solution(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	if (puzzle->solution[0] == 0)
		return;
	nonet_json_put_name(text, "solution");
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		nonet_buffer_add_text(text, cell == 0 ? "[" : ",");
		nonet_json_put_number(text, puzzle->solution[cell]);
	}
	nonet_buffer_add_text(text, "]");
}

static void add_json(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	nonet_buffer_add_text(text, "{");
	nonet_json_put_name(text, "size");
	nonet_json_put_number(text, puzzle->size);
	nonet_json_put_word(text, "title", puzzle->words.title);
	nonet_json_put_word(text, "author", puzzle->words.author);
	nonet_json_put_word(text, "ruleset", puzzle->words.rules);
	nonet_json_put_name(text, "grid");
	nonet_json_put_grid(text, puzzle,
	                    nonet_puzzle_has_boxes(puzzle) ? put_cell : put_cell_in_region);
	put_solution(text, puzzle);
	nonet_buffer_add_text(text, "}");
}

static void put_json(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	add_json(text, puzzle);
	nonet_buffer_add_text(text, "\n");
}

static void put_link(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	struct nonet_buffer json = {0};
	(void)index;
	add_json(&json, puzzle);
	nonet_buffer_add_text(text, "https://f-puzzles.com/?load=");
	nonet_lz_compress(json.bytes, json.length, NONET_LZ_BASE64, text);
	nonet_buffer_add_text(text, "\n");
	text->no_memory |= json.no_memory;
	nonet_buffer_free_inside(&json);
}

const struct nonet_format_row nonet_format_fpuzzles = {
    .format = {.name = "fpuzzles",
               .form = NONET_FORM_LINK,
               .description = N_("links to f-puzzles.com, which SudokuPad reads too"),
               .library = LIBRARY,
               .holds = HOLDS | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_link,
    .loses = nonet_json_loses_marks};

const struct nonet_format_row nonet_format_fpuzzles_json = {
    .format = {.name = "fpuzzles-json",
               .extension = ".json",
               .form = NONET_FORM_JSON,
               .description = N_("the JSON in a link to f-puzzles.com"),
               .library = LIBRARY,
               .holds = HOLDS,
               .reads = true,
               .writes = true},
    .put = put_json,
    .loses = nonet_json_loses_marks};
