/* A saved game of KSudoku. Clues are the values of the puzzle, all else is the history of the game;
 * see xml_ksudoku.c for the grammar. */
#include "io/format.h"
#include "io/holds.h"

#include <inttypes.h>
#include <stdio.h>

#ifdef NONET_HAVE_EXPAT
#define LIBRARY NULL
#else
#define LIBRARY "expat"
#endif

static int cell_of(int index, int order) {
	return index % order * order + index / order;
}

static void put_number(struct nonet_buffer *text, const char *before, uint64_t number,
                       const char *after) {
	char digits[24];
	snprintf(digits, sizeof digits, "%" PRIu64, number);
	nonet_buffer_add_text(text, before);
	nonet_buffer_add_text(text, digits);
	nonet_buffer_add_text(text, after);
}

/* KSudoku's own boxes are squares. */
static bool is_plain(const struct nonet_puzzle *puzzle) {
	int order = puzzle->size;
	return nonet_puzzle_has_boxes(puzzle) &&
	       (order == 4 || order == 9 || order == 16 || order == 25);
}

static void put_clique(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, int region) {
	int order = puzzle->size;
	put_number(text, "    <clique size=\"", (uint64_t)order, "\">");
	for (int index = 0; index < order * order; index++)
		if (puzzle->region[cell_of(index, order)] == region)
			put_number(text, "", (uint64_t)index, " ");
	nonet_buffer_add_text(text, "</clique>\n");
}

static void put_graph(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	uint64_t order = puzzle->size;
	put_number(text, "   <graph order=\"", order, "\"");
	if (is_plain(puzzle)) {
		nonet_buffer_add_text(text, " type=\"sudoku\" specific-type=\"Plain\"/>\n");
		return;
	}
	nonet_buffer_add_text(text, " type=\"custom\" specific-type=\"Jigsaw\" name=\"Jigsaw\"");
	put_number(text, " sizeX=\"", order, "\"");
	put_number(text, " sizeY=\"", order, "\" sizeZ=\"1\">\n");
	nonet_buffer_add_text(text, "    <sudokugroups at=\"0\" withblocks=\"0\"/>\n");
	for (int region = 0; region < puzzle->size; region++)
		put_clique(text, puzzle, region);
	nonet_buffer_add_text(text, "   </graph>\n");
}

/* The letters of the values; `given`: which of them count, NULL for all. */
static void put_values(struct nonet_buffer *text, const char *element, int order,
                       const uint8_t *value, const uint8_t *given) {
	char cells[NONET_MAX_CELLS + 1];
	for (int index = 0; index < order * order; index++) {
		int cell = cell_of(index, order);
		bool counts = value[cell] != 0 && (!given || given[cell]);
		cells[index] = (char)(counts ? 'a' + value[cell] : '_');
	}
	cells[order * order] = '\0';
	char line[NONET_MAX_CELLS + 48];
	int length = snprintf(line, sizeof line, "   <%s>%s</%s>\n", element, cells, element);
	nonet_buffer_add(text, line, (size_t)length);
}

static void put_markers(struct nonet_buffer *text, uint32_t marks, int order) {
	char markers[NONET_MAX_SIZE + 1];
	for (int digit = 0; digit < order; digit++)
		markers[digit] = (marks >> digit & 1) != 0 ? '1' : '0';
	markers[order] = '\0';
	nonet_buffer_add_text(text, " markers=\"");
	nonet_buffer_add_text(text, markers);
	nonet_buffer_add_text(text, "\"/>\n");
}

static void put_history(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	bool marks = (nonet_puzzle_holds(puzzle) & NONET_HOLDS_MARKS) != 0;
	nonet_buffer_add_text(text, "  <history>\n");
	for (int index = 0; index < puzzle->size * puzzle->size; index++) {
		int cell = cell_of(index, puzzle->size);
		bool put_in = puzzle->value[cell] != 0 && !puzzle->given[cell];
		if (!put_in && !(marks && puzzle->marks[cell] != 0))
			continue;
		put_number(text, "   <simple-event index=\"", (uint64_t)index, "\"");
		if (put_in)
			put_number(text, " value=\"", puzzle->value[cell], "\"/>\n");
		else
			put_markers(text, puzzle->marks[cell], puzzle->size);
	}
	nonet_buffer_add_text(text, "  </history>\n");
}

static void put(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	nonet_buffer_add_text(text, "<!DOCTYPE ksudoku>\n<ksudoku>\n");
	put_number(text, " <game had-help=\"0\" msecs-elapsed=\"",
	           puzzle->elapsed_ms <= INT32_MAX ? puzzle->elapsed_ms : 0, "\">\n  <puzzle>\n");
	put_graph(text, puzzle);
	put_values(text, "values", puzzle->size, puzzle->value, puzzle->given);
	if (nonet_puzzle_holds(puzzle) & NONET_HOLDS_SOLUTION)
		put_values(text, "solution", puzzle->size, puzzle->solution, NULL);
	nonet_buffer_add_text(text, "  </puzzle>\n");
	put_history(text, puzzle);
	nonet_buffer_add_text(text, " </game>\n</ksudoku>\n");
}

static unsigned loses(const struct nonet_puzzle *puzzle) {
	return (puzzle->elapsed_ms > INT32_MAX ? NONET_HOLDS_ELAPSED : 0u) |
	       (nonet_puzzle_has_bare_cell(puzzle) ? NONET_HOLDS_MARKS : 0u);
}

const struct nonet_format_row nonet_format_ksudoku = {
    .format = {.name = "ksudoku",
               .extension = ".ksudoku",
               .form = NONET_FORM_XML,
               .description = N_("a saved game of KSudoku, plain or jigsaw (XML)"),
               .library = LIBRARY,
               .holds = NONET_HOLDS_GIVENS | NONET_HOLDS_MARKS | NONET_HOLDS_SOLUTION |
                        NONET_HOLDS_ELAPSED | NONET_HOLDS_SIZES | NONET_HOLDS_REGIONS,
               .reads = true,
               .writes = true},
    .put = put,
    .loses = loses};
