/* Files of Open Sudoku, as every version since 2009 imports them; marks in corners need one that
 * reads data of version 4. Puzzles of one title lie in a folder. The apps want every attribute; the
 * stack of commands is one of none, as some of them cannot read an empty text. */
#include "io/escape.h"
#include "io/format.h"
#include "io/holds.h"
#include "io/iso_date.h"
#include "io/symbols.h"
#include "io/xml_kind.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#ifdef NONET_HAVE_EXPAT
#define LIBRARY NULL
#else
#define LIBRARY "expat"
#endif

enum state { PLAYING = 0, NOT_STARTED = 1 };

static void begin(struct nonet_buffer *text) {
	nonet_buffer_add_text(text, "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
	                            "<opensudoku version=\"2\">\n");
}

static void put_title(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                      uint64_t index) {
	const char *title = puzzle->words.title;
	nonet_buffer_add_text(text, index > 0 ? "</folder>\n<folder name=" : "<folder name=");
	nonet_escape_xml(text, title ? title : NONET_OPENSUDOKU_NO_TITLE);
	nonet_buffer_add_text(text, " created=\"0\">\n");
}

static bool has_corners(const struct nonet_puzzle *puzzle) {
	return (nonet_puzzle_holds(puzzle) & NONET_HOLDS_CORNERS) != 0;
}

/* Prints a number below 1000 and a bar, and returns where they end. */
static char *print_field(char *to, unsigned number) {
	if (number >= 100)
		*to++ = (char)('0' + number / 100);
	if (number >= 10)
		*to++ = (char)('0' + number / 10 % 10);
	*to++ = (char)('0' + number % 10);
	*to++ = '|';
	return to;
}

static bool is_begun(const struct nonet_puzzle *puzzle) {
	unsigned done = NONET_HOLDS_GIVENS | NONET_HOLDS_MARKS | NONET_HOLDS_CORNERS;
	return (nonet_puzzle_holds(puzzle) & done) != 0;
}

static void put_begun(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	enum { LONGEST_CELL = 12 }; /* 9|511|511|1| */
	char cells[LONGEST_CELL * NONET_CELLS];
	char *to = cells;
	bool corners = has_corners(puzzle);
	bool marks = (nonet_puzzle_holds(puzzle) & NONET_HOLDS_MARKS) != 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		to = print_field(to, puzzle->value[cell]);
		to = print_field(to, marks ? (unsigned)puzzle->marks[cell] : 0);
		if (corners)
			to = print_field(to, (unsigned)puzzle->corners[cell]);
		to = print_field(to, !puzzle->given[cell]);
	}
	nonet_buffer_add_text(text, corners ? "version: 4&#10;" : "version: 3&#10;");
	nonet_buffer_add(text, cells, (size_t)(to - cells));
}

/* Other apps that import these files read clues alone. */
static void put_data(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	if (is_begun(puzzle))
		put_begun(text, puzzle);
	else
		nonet_symbols_put_cells(text, puzzle, puzzle->value, '0');
}

static void put(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	char attributes[128];
	uint64_t created = 0;
	(void)index;
	if (puzzle->words.date)
		nonet_iso_date_read(puzzle->words.date, &created);
	snprintf(attributes, sizeof attributes,
	         "<game created=\"%" PRIu64 "\" state=\"%d\" time=\"%" PRIu64
	         "\" last_played=\"0\" data=\"",
	         created, is_begun(puzzle) ? PLAYING : NOT_STARTED,
	         puzzle->elapsed_ms <= INT64_MAX ? puzzle->elapsed_ms : 0);
	nonet_buffer_add_text(text, attributes);
	put_data(text, puzzle);
	nonet_buffer_add_text(text, "\" note=");
	nonet_escape_xml(text, puzzle->words.comment ? puzzle->words.comment : "");
	nonet_buffer_add_text(text, " command_stack=\"0\"/>\n");
}

static void end(struct nonet_buffer *text, uint64_t number) {
	nonet_buffer_add_text(text, number > 0 ? "</folder>\n</opensudoku>\n" : "</opensudoku>\n");
}

static unsigned loses(const struct nonet_puzzle *puzzle) {
	uint64_t time_ms;
	const char *date = puzzle->words.date;
	bool bad_date = date && (!nonet_iso_date_read(date, &time_ms) || time_ms == 0);
	bool no_title =
	    puzzle->words.title && strcmp(puzzle->words.title, NONET_OPENSUDOKU_NO_TITLE) == 0;
	return (bad_date ? NONET_HOLDS_DATE : 0u) | (no_title ? NONET_HOLDS_TITLE : 0u) |
	       (puzzle->elapsed_ms > INT64_MAX ? NONET_HOLDS_ELAPSED : 0u) |
	       (nonet_puzzle_has_bare_cell(puzzle) ? NONET_HOLDS_MARKS : 0u);
}

const struct nonet_format_row nonet_format_opensudoku = {
    .format = {.name = "opensudoku",
               .extension = ".opensudoku",
               .form = NONET_FORM_XML,
               .description = N_("files of Open Sudoku (XML)"),
               .library = LIBRARY,
               .holds = NONET_HOLDS_GIVENS | NONET_HOLDS_MARKS | NONET_HOLDS_CORNERS |
                        NONET_HOLDS_TITLE | NONET_HOLDS_DATE | NONET_HOLDS_COMMENT |
                        NONET_HOLDS_ELAPSED | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .begin = begin,
    .title = put_title,
    .put = put,
    .end = end,
    .loses = loses};

const struct nonet_format_row nonet_format_gsudoku = {
    .format = {.name = "1gsudoku",
               .extension = ".1gsudoku",
               .form = NONET_FORM_XML,
               .description = N_("files of Sudoku 10'000 (XML)"),
               .library = LIBRARY,
               .holds = NONET_HOLDS_MANY,
               .reads = true}};
