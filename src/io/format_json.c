/* nonet's own JSON, an object on each line; see json_nonet.c, which reads it, and docs/formats.md.
 */
#include "io/escape.h"
#include "io/format.h"
#include "io/holds.h"
#include "io/symbols.h"

#include <inttypes.h>
#include <stdio.h>

#ifdef NONET_HAVE_JANSSON
#define LIBRARY NULL
#else
#define LIBRARY "jansson"
#endif

static void put_name(struct nonet_buffer *text, const char *name) {
	nonet_buffer_add_text(text, ",\"");
	nonet_buffer_add_text(text, name);
	nonet_buffer_add_text(text, "\":");
}

static void put_symbols(struct nonet_buffer *text, const char *name,
                        const struct nonet_puzzle *puzzle, const uint8_t *values) {
	put_name(text, name);
	nonet_buffer_add_text(text, "\"");
	nonet_symbols_put_cells(text, puzzle, values, '.');
	nonet_buffer_add_text(text, "\"");
}

/* The digits that are clues, and all of them where that is more. */
static void put_cells(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, bool put_in) {
	uint8_t givens[NONET_MAX_CELLS];
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++)
		givens[cell] = puzzle->given[cell] ? puzzle->value[cell] : 0;
	put_symbols(text, "puzzle", puzzle, givens);
	if (put_in)
		put_symbols(text, "cells", puzzle, puzzle->value);
}

static void put_regions(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	uint8_t regions[NONET_MAX_CELLS];
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++)
		regions[cell] = (uint8_t)(puzzle->region[cell] + 1);
	put_symbols(text, "regions", puzzle, regions);
}

static void put_marks(struct nonet_buffer *text, const char *name,
                      const struct nonet_puzzle *puzzle, const uint32_t *marks) {
	put_name(text, name);
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		char word[NONET_MAX_SIZE + 2];
		size_t length = 0;
		word[length++] = cell == 0 ? '"' : ' ';
		for (int digit = 1; digit <= puzzle->size; digit++)
			if ((marks[cell] >> (digit - 1) & 1) != 0)
				word[length++] = nonet_symbol(digit, '.');
		if (length == 1)
			word[length++] = '.';
		nonet_buffer_add(text, word, length);
	}
	nonet_buffer_add_text(text, "\"");
}

static void put_words(struct nonet_buffer *text, const struct nonet_words *words) {
	const struct {
		const char *name, *word;
	} all[] = {{"title", words->title},   {"author", words->author},  {"level", words->level},
	           {"rating", words->rating}, {"source", words->source},  {"date", words->date},
	           {"rules", words->rules},   {"comment", words->comment}};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		if (!all[i].word)
			continue;
		put_name(text, all[i].name);
		nonet_escape_json(text, all[i].word);
	}
}

static bool has_marks(const struct nonet_puzzle *puzzle) {
	uint32_t any = puzzle->complete;
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++)
		any |= puzzle->marks[cell];
	return any != 0;
}

static void put(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	unsigned holds = nonet_puzzle_holds(puzzle);
	char digits[24];
	(void)index;
	nonet_buffer_add_text(text, "{\"nonet\":1");
	put_cells(text, puzzle, (holds & NONET_HOLDS_GIVENS) != 0);
	if (holds & NONET_HOLDS_REGIONS)
		put_regions(text, puzzle);
	if (has_marks(puzzle))
		put_marks(text, puzzle->complete ? "candidates" : "marks", puzzle, puzzle->marks);
	if (holds & NONET_HOLDS_CORNERS)
		put_marks(text, "corners", puzzle, puzzle->corners);
	if (holds & NONET_HOLDS_SOLUTION)
		put_symbols(text, "solution", puzzle, puzzle->solution);
	if (puzzle->elapsed_ms > 0 && puzzle->elapsed_ms <= INT64_MAX) {
		put_name(text, "elapsed_ms");
		snprintf(digits, sizeof digits, "%" PRIu64, puzzle->elapsed_ms);
		nonet_buffer_add_text(text, digits);
	}
	put_words(text, &puzzle->words);
	nonet_buffer_add_text(text, "}\n");
}

static unsigned loses(const struct nonet_puzzle *puzzle) {
	return puzzle->elapsed_ms > INT64_MAX ? NONET_HOLDS_ELAPSED : 0u;
}

const struct nonet_format_row nonet_format_json = {
    .format = {.name = "json",
               .extension = ".jsonl",
               .form = NONET_FORM_RECORD,
               .description = N_("nonet's own: all that a puzzle has, a JSON object on each line"),
               .library = LIBRARY,
               .stand_in = "null",
               .holds = NONET_HOLDS_GIVENS | NONET_HOLDS_MARKS | NONET_HOLDS_CORNERS |
                        NONET_HOLDS_SOLUTION | NONET_HOLDS_TITLE | NONET_HOLDS_AUTHOR |
                        NONET_HOLDS_LEVEL | NONET_HOLDS_RATING | NONET_HOLDS_SOURCE |
                        NONET_HOLDS_DATE | NONET_HOLDS_RULES | NONET_HOLDS_COMMENT |
                        NONET_HOLDS_ELAPSED | NONET_HOLDS_SIZES | NONET_HOLDS_REGIONS |
                        NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put,
    .loses = loses};
