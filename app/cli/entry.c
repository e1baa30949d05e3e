#include "cli/entry.h"
#include "cli/finding.h"
#include "common/language.h"

#include <nonet/io.h>
#include <string.h>

enum { QUESTION_SIZE = 64 };

static const char blanks[] = ".0*_-xX";
static const char separators[] = " \t,;|[](){}'\"";

static bool is_one_of(char character, const char *set) {
	return character != '\0' && strchr(set, character) != NULL;
}

static int cell_value(char character) {
	if (character >= '1' && character <= '9')
		return character - '0';
	return is_one_of(character, blanks) ? 0 : -1;
}

/* Nine characters in which spaces are empty cells: "53  7    ". The spaces at the end are already
 * gone, so less than nine will do when one of them is a space. */
static bool is_spaced_row(const char *line) {
	size_t length = strlen(line);
	size_t spaces = 0;
	for (size_t i = 0; i < length; i++)
		spaces += line[i] == ' ';
	return length <= 9 && spaces > 0 && strspn(line, " 123456789") == length;
}

static void parse_spaced_row(const char *line, uint8_t cells_ret[9]) {
	memset(cells_ret, 0, 9);
	for (size_t i = 0; line[i]; i++)
		cells_ret[i] = line[i] == ' ' ? 0 : (uint8_t)(line[i] - '0');
}

/* The characters before `at`, counting from 1: bytes that continue a UTF-8 character do not count.
 */
static int column_of(const char *line, const char *at) {
	int column = 1;
	for (; line < at; line++)
		column += ((unsigned char)line[0] & 0xC0) != 0x80;
	return column;
}

static const char *wrong_character(const char *line, const char *at,
                                   char reason_ret[ENTRY_REASON_SIZE]) {
	int nbytes = 1;
	while (((unsigned char)at[nbytes] & 0xC0) == 0x80)
		nbytes++;
	if ((unsigned char)at[0] < ' ' || at[0] == 0x7F)
		snprintf(reason_ret, ENTRY_REASON_SIZE, _("Character %d is not a digit."),
		         column_of(line, at));
	else
		snprintf(reason_ret, ENTRY_REASON_SIZE,
		         _("Character %d is '%.*s'. A cell is a digit, or . when it is empty."),
		         column_of(line, at), nbytes, at);
	return reason_ret;
}

/* Whether the reader finds one puzzle in the text and nothing else. */
static bool read_alone(struct nonet_reader *reader, const char *text,
                       struct nonet_board *board_ret) {
	struct nonet_item item;
	nonet_reader_feed(reader, text, strlen(text));
	enum nonet_status status = nonet_reader_next(reader, &item);
	if (status == NONET_MORE) {
		nonet_reader_finish(reader);
		status = nonet_reader_next(reader, &item);
	}
	if (status != NONET_OK)
		return false;
	*board_ret = item.board;
	if (nonet_reader_next(reader, &item) != NONET_MORE)
		return true;
	nonet_reader_finish(reader);
	return nonet_reader_next(reader, &item) == NONET_END;
}

/* Digits of other scripts, and cells that are nothing between commas, are known to the reader,
 * which wants a whole puzzle: the row with eight empty ones. */
static bool parse_by_reader(const char *line, uint8_t cells_ret[9]) {
	static const char rest[] = "\n.........\n.........\n.........\n........."
	                           "\n.........\n.........\n.........\n.........\n";
	struct nonet_reader *reader = nonet_reader_new();
	struct nonet_board board;
	char text[TALK_LINE_SIZE + sizeof rest];
	snprintf(text, sizeof text, "%s%s", line, rest);
	bool readable = reader && read_alone(reader, text, &board);
	if (readable)
		memcpy(cells_ret, board.cell, 9);
	nonet_reader_free(reader);
	return readable;
}

const char *entry_parse_row(const char *line, uint8_t cells_ret[9],
                            char reason_ret[ENTRY_REASON_SIZE]) {
	int ncells = 0;
	for (const char *at = line; *at; at++) {
		int value = cell_value(*at);
		if (value < 0 && !is_one_of(*at, separators)) {
			bool foreign = (unsigned char)*at > 0x7F && parse_by_reader(line, cells_ret);
			return foreign ? NULL : wrong_character(line, at, reason_ret);
		}
		if (value >= 0 && ncells < 9)
			cells_ret[ncells] = (uint8_t)value;
		ncells += value >= 0;
	}
	if (ncells == 9)
		return NULL;
	if (is_spaced_row(line)) {
		parse_spaced_row(line, cells_ret);
		return NULL;
	}
	if (strchr(line, ',') && parse_by_reader(line, cells_ret))
		return NULL;
	snprintf(reason_ret, ENTRY_REASON_SIZE, _("A row has 9 cells, these are %d."), ncells);
	return reason_ret;
}

static bool is_of_row(const struct nonet_conflict *conflict, int row) {
	return conflict->cell_a / 9 == row || conflict->cell_b / 9 == row;
}

static bool row_clashes(const struct nonet_board *board, int row) {
	struct nonet_conflict conflicts[NONET_MAX_CONFLICTS];
	size_t nconflicts = nonet_board_conflicts(board, conflicts, NONET_MAX_CONFLICTS);
	for (size_t i = 0; i < nconflicts; i++)
		if (is_of_row(&conflicts[i], row))
			return true;
	return false;
}

/* Tells every conflict that a cell of the row has. */
static void say_clashes(struct talk *talk, const struct nonet_board *board, int row) {
	struct nonet_conflict conflicts[NONET_MAX_CONFLICTS];
	size_t nconflicts = nonet_board_conflicts(board, conflicts, NONET_MAX_CONFLICTS);
	for (size_t i = 0; i < nconflicts; i++) {
		char text[FINDING_REASON_SIZE];
		if (!is_of_row(&conflicts[i], row))
			continue;
		finding_conflict_text(&conflicts[i], FINDING_FOR_PEOPLE, text);
		output_say(talk->output, "%s.", text);
	}
}

/* Takes the line as the new content of a row. False, and the reason told, when it cannot be. */
static bool set_row(struct talk *talk, struct entry *entry, int row, const char *line) {
	char reason[ENTRY_REASON_SIZE];
	uint8_t cells[9];
	if (entry_parse_row(line, cells, reason)) {
		output_say(talk->output, "%s", reason);
		return false;
	}
	memcpy(entry->board.cell + 9 * row, cells, 9);
	entry->unread[row] = false;
	return true;
}

/* "3": the row to correct; "3 53..7....": with what to put there. Returns the row, 0 to 8, and the
 * rest of the line, or -1. Nine digits with spaces between them are a row and no correction. */
static int parse_correction(const char *line, const char **rest_ret) {
	if (line[0] < '1' || line[0] > '9' || (line[1] != '\0' && line[1] != ' '))
		return -1;
	const char *rest = line + 1 + strspn(line + 1, " ");
	if (*rest && (strlen(rest) != 9 || strchr(rest, ' ')))
		return -1;
	*rest_ret = rest;
	return line[0] - '1';
}

/* Lets the user type a row anew; Enter keeps what stands there. False when the talk is over. */
static bool correct_row(struct talk *talk, struct entry *entry, int row, const char *typed) {
	char line[TALK_LINE_SIZE], text[NONET_LINE_SIZE], question[QUESTION_SIZE];
	snprintf(question, sizeof question, _("Row %d: "), row + 1);
	if (!*typed) {
		nonet_board_print(&entry->board, text);
		output_say(talk->output, "Row %d is %.9s (Enter keeps it).", row + 1, text + 9 * row);
		if (!talk_ask(talk, question, line))
			return false;
		typed = line;
	}
	while (*typed && !set_row(talk, entry, row, typed)) {
		if (!talk_ask(talk, question, line))
			return false;
		typed = line;
	}
	entry->unread[row] = false;
	return true;
}

/* Takes a row that is being typed for the first time. Whether it fits what is there so far. */
static bool take_row(struct talk *talk, struct entry *entry, int row, const char *line,
                     bool *clashes_ret) {
	if (!set_row(talk, entry, row, line))
		return false;
	*clashes_ret = row_clashes(&entry->board, row);
	if (*clashes_ret) {
		say_clashes(talk, &entry->board, row);
		output_say(talk->output,
		           "Type row %d again, or the number of another row to correct that one, or press "
		           "Enter to keep it for now.",
		           row + 1);
	}
	return !*clashes_ret;
}

/* Takes rows that were pasted together. Each has its place, also one that cannot be read, of which
 * the reason is told; what clashes is told when all are there. Returns the row after them. */
static int take_rows(struct talk *talk, struct entry *entry, int row,
                     const struct passage *passage) {
	char line[TALK_LINE_SIZE], reason[ENTRY_REASON_SIZE];
	size_t at = 0;
	for (; row < 9 && passage_next_line(passage, &at, line); row++) {
		entry->unread[row] = entry_parse_row(line, entry->board.cell + 9 * row, reason) != NULL;
		if (!entry->unread[row])
			continue;
		memset(entry->board.cell + 9 * row, 0, 9);
		output_say(talk->output, "Row %d cannot be read. %s", row + 1, reason);
	}
	if (passage_next_line(passage, &at, line))
		output_say(talk->output, "What was pasted after row 9 is left out.");
	return row;
}

/* Takes what was typed or pasted for a row: that one, or several, or a whole puzzle. Returns the
 * row that is next. */
static int take_passage(struct talk *talk, struct entry *entry, int row,
                        const struct passage *passage, bool *clashes_ret) {
	char line[TALK_LINE_SIZE];
	size_t at = 0;
	if (passage_take_puzzle(talk->output, passage, &entry->board)) {
		memset(entry->unread, 0, sizeof entry->unread);
		return 9;
	}
	if (passage->nlines > 1)
		return take_rows(talk, entry, row, passage);
	if (!passage_next_line(passage, &at, line))
		return row;
	return take_row(talk, entry, row, line, clashes_ret) ? row + 1 : row;
}

/* Lets a row above the one that is asked for be corrected. False when the talk is over. */
static bool correct_above(struct talk *talk, struct entry *entry, int row, const char *typed) {
	if (!correct_row(talk, entry, row, typed))
		return false;
	say_clashes(talk, &entry->board, row);
	return true;
}

/* Asks once for a row that may be there already, clashing with others, and takes the answer. Sets
 * the row that is next. False when the talk is over. */
static bool ask_row(struct talk *talk, struct entry *entry, int *row, bool *clashes) {
	char line[TALK_LINE_SIZE], question[QUESTION_SIZE];
	const char *rest;
	snprintf(question, sizeof question, _("Row %d: "), *row + 1);
	if (!talk_ask(talk, question, line))
		return false;
	bool alone = !talk_more_waits();
	int other = parse_correction(line, &rest);
	if (alone && !*line && *clashes) {
		++*row;
	} else if (alone && other >= 0 && other < *row) {
		if (!correct_above(talk, entry, other, rest))
			return false;
		if (*clashes && !row_clashes(&entry->board, *row)) {
			output_say(talk->output, "Row %d is fine now.", *row + 1);
			++*row;
		}
	} else {
		struct passage passage;
		passage_read(talk, &passage);
		*row = take_passage(talk, entry, *row, &passage, clashes);
	}
	return true;
}

bool entry_is_rows(const struct passage *passage) {
	char line[TALK_LINE_SIZE], reason[ENTRY_REASON_SIZE];
	uint8_t cells[9];
	size_t at = 0;
	int nreadable = 0;
	while (passage->nlines <= 9 && passage_next_line(passage, &at, line))
		nreadable += entry_parse_row(line, cells, reason) == NULL;
	return 2 * nreadable > passage->nlines;
}

bool entry_type_rows(struct talk *talk, struct entry *entry, const struct passage *begun) {
	int row = 0;
	bool clashes = false; /* the row is on the board and clashes with others */
	output_say(talk->output,
	           "Type the nine cells of each row: a digit, and . or 0 for an empty cell. "
	           "To correct a row, type its number; q leaves. r2c5 means row 2, column 5.");
	if (begun)
		row = take_passage(talk, entry, row, begun, &clashes);
	while (row < 9) {
		int before = row;
		if (!ask_row(talk, entry, &row, &clashes))
			return false;
		clashes = clashes && row == before;
	}
	return true;
}

/* Draws the board and tells what is wrong with it. Whether there is anything. */
static bool show_board(struct talk *talk, const struct entry *entry) {
	struct puzzle puzzle = {.readable = true, .item.board = entry->board};
	struct finding finding = {.puzzle = &puzzle, .verdict = NONET_NONE};
	bool wrong = finding.conflict = nonet_board_conflicts(&entry->board, NULL, 0) > 0;
	if (finding.conflict)
		finding_draw_trouble(talk->output, &finding);
	else
		finding_draw(talk->output, &entry->board, &entry->board, NULL);
	for (int row = 0; row < 9; row++) {
		if (entry->unread[row])
			output_say(talk->output, "Row %d could not be read and is empty.", row + 1);
		wrong = wrong || entry->unread[row];
	}
	return wrong;
}

/* Asks which row to correct and lets it be typed anew. False when the talk is over. */
static bool ask_correction(struct talk *talk, struct entry *entry) {
	char line[TALK_LINE_SIZE];
	while (talk_ask(talk, _("Which row to correct? [1-9] "), line)) {
		const char *rest;
		int row = parse_correction(line, &rest);
		if (!*line)
			return true;
		if (row >= 0)
			return correct_row(talk, entry, row, rest);
		if (!passage_is_frame(line))
			output_say(talk->output, "Please type the number of a row, 1 to 9, or q to leave.");
	}
	return false;
}

bool entry_confirm(struct talk *talk, struct entry *entry) {
	for (;;) {
		bool right = !show_board(talk, entry);
		if (right && !talk_ask_yes(talk, _("Confirm? [Y/n] "), &right))
			return false;
		if (right)
			return true;
		if (!ask_correction(talk, entry))
			return false;
	}
}
