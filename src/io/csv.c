#include "io/csv.h"

#include "io/cells.h"

#include <string.h>

enum column {
	COLUMN_OTHER,
	COLUMN_PUZZLE,
	COLUMN_SOLUTION,
	COLUMN_TITLE,
	COLUMN_AUTHOR,
	COLUMN_LEVEL,
	COLUMN_RATING,
	COLUMN_SOURCE,
	COLUMN_DATE,
	COLUMN_COMMENT
};

static const struct {
	const char *name;
	enum column column;
} names[] = {
    {"puzzle", COLUMN_PUZZLE},     {"puzzles", COLUMN_PUZZLE},     {"quiz", COLUMN_PUZZLE},
    {"quizzes", COLUMN_PUZZLE},    {"question", COLUMN_PUZZLE},    {"unsolved", COLUMN_PUZZLE},
    {"sudoku", COLUMN_PUZZLE},     {"board", COLUMN_PUZZLE},       {"grid", COLUMN_PUZZLE},
    {"solution", COLUMN_SOLUTION}, {"solutions", COLUMN_SOLUTION}, {"solved", COLUMN_SOLUTION},
    {"answer", COLUMN_SOLUTION},   {"title", COLUMN_TITLE},        {"name", COLUMN_TITLE},
    {"author", COLUMN_AUTHOR},     {"level", COLUMN_LEVEL},        {"difficulty", COLUMN_RATING},
    {"rating", COLUMN_RATING},     {"grade", COLUMN_RATING},       {"source", COLUMN_SOURCE},
    {"date", COLUMN_DATE},         {"comment", COLUMN_COMMENT},
};

/* So many cells are meant to be a puzzle. */
enum { LONGEST_NAME = 40, LEAST_CELLS = 27 };

/* A field of a line, without its quotes; the cursor of its place, for messages. */
struct field {
	size_t begin, end;
};

/* The next field, and what follows it in `at`: false when the line is at its end. In quotes a quote
 * is written twice, which is left as it is: no field that is read has one. */
static bool next_field(const struct nonet_line *line, char separator, size_t *at,
                       struct field *field_ret) {
	const unsigned char *bytes = line->bytes;
	if (*at > line->nbytes)
		return false;
	bool quoted = *at < line->nbytes && bytes[*at] == '"';
	size_t begin = *at + quoted, end = begin;
	if (quoted)
		while (end < line->nbytes &&
		       (bytes[end] != '"' || (end + 1 < line->nbytes && bytes[end + 1] == '"')))
			end += bytes[end] == '"' ? 2 : 1;
	end = end < line->nbytes ? end : line->nbytes;
	const unsigned char *found = memchr(bytes + end, separator, line->nbytes - end);
	size_t after = found ? (size_t)(found - bytes) : line->nbytes;
	*field_ret = (struct field){begin, quoted ? end : after};
	*at = after + 1;
	return true;
}

/* The word of a field in small letters; empty when it is none, as no names are. */
static void read_name(const struct nonet_line *line, struct field field,
                      char name_ret[LONGEST_NAME]) {
	size_t length = 0;
	while (field.begin < field.end && line->bytes[field.begin] == ' ')
		field.begin++;
	while (field.end > field.begin && line->bytes[field.end - 1] == ' ')
		field.end--;
	for (size_t i = field.begin; i < field.end; i++) {
		uint8_t byte = line->bytes[i];
		bool fits = nonet_is_letter(byte) || byte == '_' || byte == ' ' ||
		            (byte >= '0' && byte <= '9' && length > 0);
		if (!fits || length == LONGEST_NAME - 1) {
			length = 0;
			break;
		}
		name_ret[length++] = (char)(nonet_is_letter(byte) ? byte | 0x20 : byte);
	}
	name_ret[length] = '\0';
}

static enum column column_of(const char *name) {
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		if (strcmp(names[i].name, name) == 0)
			return names[i].column;
	return COLUMN_OTHER;
}

static bool has_column(const struct nonet_csv *csv, enum column column) {
	return memchr(csv->column, (int)column, csv->ncolumns) != NULL;
}

bool nonet_csv_begin(struct nonet_csv *csv, const struct nonet_line *line) {
	static const char separators[] = ",;\t";
	csv->separator = separators[0];
	for (int i = 2; i >= 0; i--)
		if (memchr(line->bytes, separators[i], line->nbytes))
			csv->separator = separators[i];
	csv->ncolumns = 0;
	struct field field;
	bool sound = true;
	for (size_t at = 0; next_field(line, csv->separator, &at, &field) && sound;) {
		char name[LONGEST_NAME];
		read_name(line, field, name);
		sound = csv->ncolumns < NONET_CSV_COLUMNS && (name[0] != '\0' || csv->ncolumns == 0);
		if (sound)
			csv->column[csv->ncolumns++] = (uint8_t)column_of(name);
	}
	if (!sound || !has_column(csv, COLUMN_PUZZLE))
		csv->ncolumns = 0;
	return csv->ncolumns > 0;
}

static size_t count_cells(const struct nonet_line *line, struct field field) {
	size_t ncells = 0;
	for (size_t at = field.begin; at < field.end; at++)
		ncells += line->bytes[at] >= 0x80 || nonet_cell_value(line->bytes[at]) >= 0;
	return ncells;
}

/* A spoilt row has as many fields as there are names. A row of a grid below its title may have that
 * too, but holds nothing but cells. */
static bool may_be_spoilt_row(const struct nonet_csv *csv, const struct nonet_line *line) {
	struct field field;
	size_t length = 0, ncells = 0;
	int nfields = 0;
	for (size_t at = 0; next_field(line, csv->separator, &at, &field); nfields++) {
		length += field.end - field.begin;
		ncells += count_cells(line, field);
	}
	bool grid_row = ncells == length && (length == 9 || nfields == 9);
	return nfields > 1 && nfields == csv->ncolumns && !grid_row;
}

bool nonet_csv_fits(const struct nonet_csv *csv, const struct nonet_line *line) {
	struct field field;
	size_t at = 0;
	for (int i = 0; i < csv->ncolumns && next_field(line, csv->separator, &at, &field); i++) {
		if (csv->column[i] != COLUMN_PUZZLE)
			continue;
		size_t ncells = count_cells(line, field);
		if (ncells > LEAST_CELLS && 10 * ncells >= 9 * (field.end - field.begin))
			return true;
		break;
	}
	return may_be_spoilt_row(csv, line);
}

static struct nonet_cursor cursor_at(const struct nonet_line *line, struct field field) {
	struct nonet_cursor cursor = nonet_cursor_first(line);
	while (cursor.at < field.begin && cursor.glyph.folded != NONET_FOLD_END)
		nonet_cursor_step(&cursor);
	return nonet_cursor_until(cursor, field.end);
}

/* Reads 81 cells that fill the field. */
static bool read_board(const struct nonet_line *line, struct field field, const char *part,
                       struct nonet_board *board_ret, struct nonet_error *fault_ret) {
	if (field.end - field.begin == NONET_CELLS &&
	    nonet_cells_read_plain(line->bytes + field.begin, board_ret))
		return true;
	struct nonet_cells cells;
	nonet_cells_read_run(cursor_at(line, field), &cells);
	*board_ret = cells.board;
	if (!nonet_cells_sound(&cells))
		*fault_ret = cells.fault;
	else if (cells.stop.glyph.folded != NONET_FOLD_END)
		nonet_fault_found(fault_ret, &cells.stop, NONET_CELL_EXPECTED);
	else if (cells.count != NONET_CELLS)
		nonet_cells_too_few(fault_ret, &cells.stop, part, cells.count);
	else
		return true;
	return false;
}

static bool read_puzzle(const struct nonet_line *line, struct field field, struct nonet_told *told,
                        struct nonet_error *fault_ret) {
	struct nonet_board board;
	if (!read_board(line, field, N_("the puzzle"), &board, fault_ret))
		return false;
	memcpy(told->puzzle.value, board.cell, NONET_CELLS);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		told->puzzle.given[cell] = board.cell[cell] != 0;
	return true;
}

/* An empty field: not told. */
static bool read_solution(const struct nonet_line *line, struct field field,
                          struct nonet_told *told, struct nonet_error *fault_ret) {
	struct nonet_board board;
	if (field.begin == field.end)
		return true;
	if (!read_board(line, field, N_("the solution"), &board, fault_ret))
		return false;
	memcpy(told->puzzle.solution, board.cell, NONET_CELLS);
	return true;
}

static const char **word_of(struct nonet_words *words, enum column column) {
	const char **const places[] = {
	    [COLUMN_TITLE] = &words->title,     [COLUMN_AUTHOR] = &words->author,
	    [COLUMN_LEVEL] = &words->level,     [COLUMN_RATING] = &words->rating,
	    [COLUMN_SOURCE] = &words->source,   [COLUMN_DATE] = &words->date,
	    [COLUMN_COMMENT] = &words->comment,
	};
	return places[column];
}

static bool read_field(enum column column, const struct nonet_line *line, struct field field,
                       struct nonet_told *told, struct nonet_error *fault_ret) {
	switch (column) {
	case COLUMN_OTHER:
		return true;
	case COLUMN_PUZZLE:
		return read_puzzle(line, field, told, fault_ret);
	case COLUMN_SOLUTION:
		return read_solution(line, field, told, fault_ret);
	default:
		nonet_told_set_word(told, word_of(&told->puzzle.words, column),
		                    (const char *)line->bytes + field.begin, field.end - field.begin);
		return true;
	}
}

bool nonet_csv_read(const struct nonet_csv *csv, const struct nonet_line *line,
                    struct nonet_told *told_ret, struct nonet_error *fault_ret) {
	nonet_told_clear(told_ret, 9);
	told_ret->line = line->number;
	struct field field = {0, 0};
	size_t at = 0;
	for (int i = 0; i < csv->ncolumns; i++) {
		enum column column = (enum column)csv->column[i];
		bool there = next_field(line, csv->separator, &at, &field);
		if (!there && column == COLUMN_PUZZLE) {
			struct nonet_cursor end = cursor_at(line, (struct field){line->nbytes, line->nbytes});
			nonet_fault_count(
			    fault_ret, &end,
			    NN_("the line has {count} field; expected the puzzle in field {field}",
			        "the line has {count} fields; expected the puzzle in field "
			        "{field}"),
			    i, NONET_WITH(NONET_NUMBER("field", i + 1)));
			return false;
		}
		if (there && !read_field(column, line, field, told_ret, fault_ret))
			return false;
	}
	return true;
}
