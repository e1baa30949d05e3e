/* Links to SudokuPad. See json_sudokupad.c. The JSON is not shortened, which SudokuPad need not
 * have: its way to shorten quotes does not keep apart those of two kinds. */
#include "io/format.h"
#include "io/json_write.h"
#include "io/lz_string.h"
#include "io/symbols.h"

#ifdef NONET_HAVE_JANSSON
#define LIBRARY NULL
#else
#define LIBRARY "jansson"
#endif

static void put_cell(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, int cell) {
	if (puzzle->value[cell] != 0) {
		nonet_json_put_name(text, "value");
		nonet_json_put_number(text, puzzle->value[cell]);
	}
	nonet_json_put_digits(text, "centremarks", puzzle->marks[cell]);
	nonet_json_put_digits(text, "pencilMarks", puzzle->corners[cell]);
}

static void put_region(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, int region) {
	const char *between = "[";
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		if (puzzle->region[cell] != region)
			continue;
		nonet_buffer_add_text(text, between);
		nonet_buffer_add_text(text, "[");
		nonet_json_put_number(text, cell / puzzle->size);
		nonet_buffer_add_text(text, ",");
		nonet_json_put_number(text, cell % puzzle->size);
		nonet_buffer_add_text(text, "]");
		between = ",";
	}
	nonet_buffer_add_text(text, "]");
}

/* It is a character for each cell. */
static bool has_solution(const struct nonet_puzzle *puzzle) {
	return puzzle->solution[0] != 0 && puzzle->size <= 9;
}

static void put_metadata(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	nonet_json_put_name(text, "metadata");
	nonet_buffer_add_text(text, "{");
	nonet_json_put_word(text, "title", puzzle->words.title);
	nonet_json_put_word(text, "author", puzzle->words.author);
	nonet_json_put_word(text, "rules", puzzle->words.rules);
	if (has_solution(puzzle)) {
		nonet_json_put_name(text, "solution");
		nonet_buffer_add_text(text, "\"");
		nonet_symbols_put_cells(text, puzzle, puzzle->solution, '.');
		nonet_buffer_add_text(text, "\"");
	}
	nonet_buffer_add_text(text, "}");
}

static void add_json(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	nonet_buffer_add_text(text, "{");
	nonet_json_put_name(text, "cellSize");
	nonet_json_put_number(text, 50);
	put_metadata(text, puzzle);
	nonet_json_put_name(text, "cells");
	nonet_json_put_grid(text, puzzle, put_cell);
	nonet_json_put_name(text, "regions");
	for (int region = 0; region < puzzle->size; region++) {
		nonet_buffer_add_text(text, region == 0 ? "[" : ",");
		put_region(text, puzzle, region);
	}
	nonet_buffer_add_text(text, "]}");
}

/* The data are part of the address's path, where + / and = are mangled on the way. */
static void add_encoded(struct nonet_buffer *text, const struct nonet_buffer *data) {
	for (size_t i = 0; i < data->length; i++) {
		const char *byte = &data->bytes[i];
		if (*byte == '+')
			nonet_buffer_add_text(text, "%2B");
		else if (*byte == '/')
			nonet_buffer_add_text(text, "%2F");
		else if (*byte == '=')
			nonet_buffer_add_text(text, "%3D");
		else
			nonet_buffer_add(text, byte, 1);
	}
}

static void put(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	struct nonet_buffer json = {0}, data = {0};
	(void)index;
	add_json(&json, puzzle);
	nonet_lz_compress(json.bytes, json.length, NONET_LZ_BASE64, &data);
	nonet_buffer_add_text(text, "https://sudokupad.app/scl");
	add_encoded(text, &data);
	nonet_buffer_add_text(text, "\n");
	text->no_memory |= json.no_memory || data.no_memory;
	nonet_buffer_free_inside(&json);
	nonet_buffer_free_inside(&data);
}

static unsigned loses(const struct nonet_puzzle *puzzle) {
	bool solution = puzzle->solution[0] != 0 && !has_solution(puzzle);
	return nonet_json_loses_marks(puzzle) | (solution ? NONET_HOLDS_SOLUTION : 0u);
}

const struct nonet_format_row nonet_format_sudokupad = {
    .format = {.name = "sudokupad",
               .form = NONET_FORM_LINK,
               .description = N_("links to sudokupad.app"),
               .library = LIBRARY,
               .holds = NONET_HOLDS_MARKS | NONET_HOLDS_CORNERS | NONET_HOLDS_SOLUTION |
                        NONET_HOLDS_TITLE | NONET_HOLDS_AUTHOR | NONET_HOLDS_RULES |
                        NONET_HOLDS_SIZES | NONET_HOLDS_REGIONS | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put,
    .loses = loses};
