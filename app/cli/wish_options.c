#define _POSIX_C_SOURCE 200809L
#include "cli/wish_options.h"

#include "cli/technique_option.h"
#include "common/append.h"
#include "common/language.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { NAMES_SIZE = 320, END_SIZE = 16, TECHNIQUE_SIZE = 64, MASK_FILE_SIZE = 4096 };

/* Says what is wrong with an option's value, and what was expected. */
static bool wrong_value(struct cli *cli, const char *option, const char *value,
                        const char *expected) {
	output_note(&cli->output, "nonet generate: %s '%s': expected %s (see 'nonet help generate')",
	            option, value, _(expected));
	return false;
}

static bool read_symmetry(struct cli *cli, const char *name, struct nonet_wish *wish) {
	char names[NAMES_SIZE] = "";
	append(names, sizeof names, "%srandom", _("one of "));
	wish->random_symmetry = strcmp(name, "random") == 0;
	if (wish->random_symmetry)
		return true;
	for (int i = 0; i < NONET_SYMMETRY_COUNT; i++) {
		const char *known = nonet_symmetry_name((enum nonet_symmetry)i);
		if (strcmp(name, known) == 0) {
			wish->symmetry = (enum nonet_symmetry)i;
			return true;
		}
		append(names, sizeof names, ", %s", known);
	}
	return wrong_value(cli, "--symmetry", name, names);
}

/* Splits "A-B"; "A" is from A to A, and an end that is missing, as in "A-", leaves its text empty.
 * False when both are missing, or an end is too long. */
static bool split_range(const char *text, char first_ret[END_SIZE], char last_ret[END_SIZE]) {
	size_t length = strcspn(text, "-");
	const char *last = text[length] ? text + length + 1 : text;
	if (length >= END_SIZE || strlen(last) >= END_SIZE || (length == 0 && !*last))
		return false;
	memcpy(first_ret, text, length);
	first_ret[length] = '\0';
	memcpy(last_ret, last, strlen(last) + 1);
	return true;
}

/* "24", "22-26", "-24" or "22-". */
static bool read_clues(struct cli *cli, const char *text, struct nonet_wish *wish) {
	char first[END_SIZE], last[END_SIZE];
	uint64_t fewest = 1, most = NONET_CELLS;
	if (!split_range(text, first, last) || (*first && !args_number(first, 1, &fewest)) ||
	    (*last && !args_number(last, 1, &most)) || fewest > most || most > NONET_CELLS)
		return wrong_value(cli, "--clues", text, "a number from 1 to 81, or two as in 22-26");
	wish->fewest_clues = (uint8_t)fewest;
	wish->most_clues = (uint8_t)most;
	return true;
}

/* "7", "7.1". False when it is no such number. */
static bool read_tenths(const char *text, uint16_t *tenths_ret) {
	uint64_t whole, tenth = 0;
	char digits[END_SIZE];
	size_t length = strcspn(text, ".");
	snprintf(digits, sizeof digits, "%.*s", (int)length, text);
	if (!args_number(digits, 0, &whole) || whole > 99 ||
	    (text[length] && (!args_number(text + length + 1, 0, &tenth) || tenth > 9)))
		return false;
	*tenths_ret = (uint16_t)(whole * 10 + tenth);
	return true;
}

/* Sudoku Explainer gives 1.0 at least. Its hardest technique is worth 11.0, and as each tenth above
 * that takes chains about 1.4 times as long, 15.0 would take chains of millions of links. */
static bool read_se(struct cli *cli, const char *text, struct nonet_wish *wish) {
	enum { LOWEST = 10, HIGHEST = 150 };
	char first[END_SIZE], last[END_SIZE];
	if (split_range(text, first, last) &&
	    (!*first || (read_tenths(first, &wish->lowest_se) && wish->lowest_se <= HIGHEST)) &&
	    (!*last || (read_tenths(last, &wish->highest_se) && wish->highest_se >= LOWEST &&
	                wish->lowest_se <= wish->highest_se)))
		return true;
	return wrong_value(
	    cli, "--se", text,
	    "a rating of Sudoku Explainer's such as 7.1, from 1.0 to 15.0, or a range as "
	    "in 7.0-7.5 or 9.0-");
}

/* The index of a name among `number`, in any case of letters; `number` when there is none. */
static int find_name(const char *text, int number, const char *(*name_of)(int index)) {
	int index = 0;
	while (index < number && strcasecmp(text, name_of(index)) != 0)
		index++;
	return index;
}

static const char *level_name(int level) {
	return nonet_level_name((enum nonet_level)level);
}

static const char *hodoku_name(int level) {
	return nonet_hodoku_level_name((enum nonet_hodoku_level)level);
}

/* A level, or two with a dash. */
static bool read_levels(struct cli *cli, const char *option, const char *text, int number,
                        const char *(*name_of)(int index), int *lowest_ret, int *highest_ret) {
	char first[END_SIZE], last[END_SIZE], expected[NAMES_SIZE] = "";
	if (split_range(text, first, last)) {
		*lowest_ret = *first ? find_name(first, number, name_of) : 0;
		*highest_ret = *last ? find_name(last, number, name_of) : number - 1;
		if (*lowest_ret <= *highest_ret && *highest_ret < number)
			return true;
	}
	append(expected, sizeof expected, "%s", _("one of "));
	for (int i = 0; i < number; i++)
		append(expected, sizeof expected, "%s%s", i ? ", " : "", name_of(i));
	append(
	    expected, sizeof expected,
	    _(", or two of them, the lower one first, as in %s-%s, %s- (and above) or -%s (and below)"),
	    name_of(1), name_of(2), name_of(2), name_of(1));
	return wrong_value(cli, option, text, expected);
}

static bool read_level(struct cli *cli, const char *text, struct nonet_wish *wish) {
	int lowest, highest;
	wish->has_level = true;
	if (!read_levels(cli, "--level", text, NONET_LEVEL_EXTREME + 1, level_name, &lowest, &highest))
		return false;
	wish->lowest_level = (enum nonet_level)lowest;
	wish->highest_level = (enum nonet_level)highest;
	return true;
}

static bool read_hodoku(struct cli *cli, const char *text, struct nonet_wish *wish) {
	int lowest, highest;
	wish->has_hodoku_level = true;
	if (!read_levels(cli, "--hodoku", text, NONET_HODOKU_EXTREME + 1, hodoku_name, &lowest,
	                 &highest))
		return false;
	wish->lowest_hodoku_level = (enum nonet_hodoku_level)lowest;
	wish->highest_hodoku_level = (enum nonet_hodoku_level)highest;
	return true;
}

/* ---- Techniques ---------------------------------------------------------------------- */

/* Copies the next of the names with commas between them, and returns what follows it; NULL when
 * that is nothing, or when the name is too long. */
static const char *next_name(const char *text, char name_ret[TECHNIQUE_SIZE]) {
	size_t length = strcspn(text, ",");
	snprintf(name_ret, TECHNIQUE_SIZE, "%.*s", (int)length, text);
	return text[length] ? text + length + 1 : NULL;
}

/* "x-wing" or "x-wing:2". */
static bool read_required(struct cli *cli, char *name, struct nonet_required *required_ret) {
	uint64_t steps = 1;
	char *colon = strchr(name, ':');
	if (colon) {
		if (!args_number(colon + 1, 1, &steps) || steps > NONET_CELLS)
			return wrong_value(cli, "--require", name, "a number of steps behind the colon");
		*colon = '\0';
	}
	required_ret->steps = (uint32_t)steps;
	return technique_option_read(cli, "--require", name, false, &required_ret->technique);
}

static bool read_require(struct cli *cli, const char *text, struct nonet_wish *wish) {
	char name[TECHNIQUE_SIZE];
	while (text && wish->required_count < NONET_WISH_TECHNIQUES) {
		text = next_name(text, name);
		if (!read_required(cli, name, &wish->required[wish->required_count++]))
			return false;
	}
	return !text || wrong_value(cli, "--require", text, "not so many techniques");
}

static bool read_only(struct cli *cli, const char *text, struct nonet_wish *wish) {
	char name[TECHNIQUE_SIZE];
	while (text && wish->only_count < NONET_WISH_TECHNIQUES) {
		text = next_name(text, name);
		if (!technique_option_read(cli, "--only", name, false, &wish->only[wish->only_count++]))
			return false;
	}
	return !text || wrong_value(cli, "--only", text, "not so many techniques");
}

/* ---- Grids --------------------------------------------------------------------------- */

/* Whether the line that begins here is one of a frame. */
static bool is_frame(const char *line) {
	size_t length = strspn(line, " \t\r-=+|");
	return strcspn(line, "-=+") < length && (line[length] == '\n' || line[length] == '\0');
}

/* Reads 81 marks, wherever lines and blanks are between them; of a drawing, without frames and what
 * stands between rows and boxes. Returns how many there are, 82 for more. */
static int read_marks_of(const char *text, bool drawn, uint8_t pattern_ret[NONET_CELLS]) {
	const char *between = drawn ? " \t\r\n|/" : " \t\r\n";
	bool begins_line = true;
	int number = 0;
	for (; *text && number <= NONET_CELLS; text++) {
		if (drawn && begins_line && is_frame(text))
			text += strcspn(text, "\n");
		begins_line = *text == '\n';
		if (!*text)
			break;
		if (strchr(between, *text))
			continue;
		if (number < NONET_CELLS)
			pattern_ret[number] = *text != '.' && *text != '0';
		number++;
	}
	return number;
}

static int read_marks(const char *text, uint8_t pattern_ret[NONET_CELLS]) {
	int number = read_marks_of(text, false, pattern_ret);
	return number == NONET_CELLS ? number : read_marks_of(text, true, pattern_ret);
}

/* The mask of a file, or of standard input for "-"; false when it cannot be read. */
static bool read_mask_file(struct cli *cli, const char *name, char text_ret[MASK_FILE_SIZE]) {
	bool is_stdin = strcmp(name, "-") == 0;
	FILE *file = is_stdin ? stdin : fopen(name, "r");
	size_t length = file ? fread(text_ret, 1, MASK_FILE_SIZE - 1, file) : 0;
	bool failed = !file || ferror(file);
	int error = errno;
	if (file && !is_stdin)
		fclose(file);
	text_ret[length] = '\0';
	if (failed) {
		output_note(&cli->output, "nonet generate: %s: %s", name, language_errno(error));
		command_worsen(cli, EXIT_CODE_UNREADABLE);
	}
	return !failed;
}

static bool read_pattern(struct cli *cli, const char *value, struct nonet_wish *wish) {
	char text[MASK_FILE_SIZE], expected[NAMES_SIZE];
	int number = read_marks(value, wish->pattern);
	wish->has_pattern = true;
	if (number == NONET_CELLS)
		return true;
	if (number > NONET_CELLS || strspn(value, ".0123456789xX*") == strlen(value))
		return wrong_value(
		    cli, "--pattern", value,
		    "81 marks, . or 0 for an empty cell, or the name of a file that holds them");
	if (!read_mask_file(cli, value, text))
		return false;
	number = read_marks(text, wish->pattern);
	if (number == NONET_CELLS)
		return true;
	if (number > NONET_CELLS)
		return wrong_value(cli, "--pattern", value,
		                   "81 marks in that file, . or 0 for an empty cell, and no more");
	snprintf(expected, sizeof expected,
	         _("81 marks in that file, . or 0 for an empty cell, not %d"), number);
	return wrong_value(cli, "--pattern", value, expected);
}

/* The grid itself, or the first of a file. */
static bool read_solution(struct cli *cli, const char *text, struct nonet_wish *wish) {
	char *operands[] = {(char *)text};
	struct puzzle puzzle = {0};
	struct input *input = input_open(1, operands, &cli->output);
	bool found = input && input_next(input, &puzzle);
	bool is_grid =
	    found && puzzle.readable && nonet_board_clue_count(&puzzle.item.board) == NONET_CELLS;
	wish->has_solution = true;
	if (is_grid)
		wish->solution = puzzle.item.board;
	if (!input)
		output_fail(&cli->output, ENOMEM);
	command_worsen(cli, input_close(input));
	if (is_grid || !found)
		return is_grid;
	return wrong_value(cli, "--solution", text, "a full grid of 81 digits, or a file with one");
}

static bool read_from(struct cli *cli, const char *text, struct nonet_wish *wish) {
	wish->has_from = true;
	if (nonet_board_parse(text, strlen(text), &wish->from, NULL) == NONET_OK)
		return true;
	return wrong_value(cli, "--from", text, "a puzzle of 81 characters");
}

bool wish_read(struct cli *cli, const struct wish_options *options, struct nonet_wish *wish_ret) {
	bool good = true;
	*wish_ret = (struct nonet_wish){.keep_redundant = options->keep_redundant,
	                                .unbiased = options->unbiased};
	if (options->symmetry)
		good &= read_symmetry(cli, options->symmetry, wish_ret);
	if (options->clues)
		good &= read_clues(cli, options->clues, wish_ret);
	if (options->pattern)
		good &= read_pattern(cli, options->pattern, wish_ret);
	if (wish_ret->has_pattern && !options->symmetry)
		wish_ret->symmetry = nonet_symmetry_of(wish_ret->pattern);
	if (options->solution)
		good &= read_solution(cli, options->solution, wish_ret);
	if (options->from)
		good &= read_from(cli, options->from, wish_ret);
	if (options->level)
		good &= read_level(cli, options->level, wish_ret);
	if (options->se)
		good &= read_se(cli, options->se, wish_ret);
	if (options->hodoku)
		good &= read_hodoku(cli, options->hodoku, wish_ret);
	if (options->require)
		good &= read_require(cli, options->require, wish_ret);
	if (options->only)
		good &= read_only(cli, options->only, wish_ret);
	if (!good)
		command_worsen(cli, EXIT_CODE_WRONG_USE);
	return good;
}
