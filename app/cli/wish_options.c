#include "cli/wish_options.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { NAMES_SIZE = 160, MASK_FILE_SIZE = 4096 };

/* Says what is wrong with an option's value, and what was expected. */
static bool wrong_value(struct cli *cli, const char *option, const char *value,
                        const char *expected) {
	output_note(&cli->output, "nonet generate: %s '%s': expected %s (see 'nonet help generate')",
	            option, value, expected);
	return false;
}

static bool read_symmetry(struct cli *cli, const char *name, struct nonet_wish *wish) {
	char names[NAMES_SIZE];
	int length = snprintf(names, sizeof names, "one of random");
	wish->random_symmetry = strcmp(name, "random") == 0;
	if (wish->random_symmetry)
		return true;
	for (int i = 0; i < NONET_SYMMETRY_COUNT; i++) {
		const char *known = nonet_symmetry_name((enum nonet_symmetry)i);
		if (strcmp(name, known) == 0) {
			wish->symmetry = (enum nonet_symmetry)i;
			return true;
		}
		length += snprintf(names + length, sizeof names - (size_t)length, ", %s", known);
	}
	return wrong_value(cli, "--symmetry", name, names);
}

/* "24" or "22-26". */
static bool read_clues(struct cli *cli, const char *text, struct nonet_wish *wish) {
	char first[8];
	uint64_t fewest, most;
	size_t length = strcspn(text, "-");
	snprintf(first, sizeof first, "%.*s", (int)(length < 7 ? length : 7), text);
	const char *last = text[length] ? text + length + 1 : first;
	if (!args_number(first, 1, &fewest) || !args_number(last, 1, &most) || fewest > most ||
	    most > NONET_CELLS)
		return wrong_value(cli, "--clues", text, "a number from 1 to 81, or two as in 22-26");
	wish->fewest_clues = (uint8_t)fewest;
	wish->most_clues = (uint8_t)most;
	return true;
}

/* Reads 81 marks, wherever lines and blanks are between them. Returns how many there are, 82 for
 * more. */
static int read_marks(const char *text, uint8_t pattern_ret[NONET_CELLS]) {
	int number = 0;
	for (; *text && number <= NONET_CELLS; text++) {
		if (strchr(" \t\r\n", *text))
			continue;
		if (number < NONET_CELLS)
			pattern_ret[number] = *text != '.' && *text != '0';
		number++;
	}
	return number;
}

/* The mask of a file; false when it cannot be read. */
static bool read_mask_file(struct cli *cli, const char *name, char text_ret[MASK_FILE_SIZE]) {
	FILE *file = fopen(name, "r");
	size_t length = file ? fread(text_ret, 1, MASK_FILE_SIZE - 1, file) : 0;
	bool failed = !file || ferror(file);
	int error = errno;
	if (file)
		fclose(file);
	text_ret[length] = '\0';
	if (failed) {
		output_note(&cli->output, "nonet generate: %s: %s", name, strerror(error));
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
	if (number > NONET_CELLS || strspn(value, ".0123456789xX*") == strlen(value)) {
		snprintf(expected, sizeof expected,
		         "81 marks, . or 0 for an empty cell, or the name of a file that holds them");
		return wrong_value(cli, "--pattern", value, expected);
	}
	if (!read_mask_file(cli, value, text))
		return false;
	number = read_marks(text, wish->pattern);
	if (number == NONET_CELLS)
		return true;
	snprintf(expected, sizeof expected, "81 marks in that file, . or 0 for an empty cell, not %s%d",
	         number > NONET_CELLS ? "more than " : "", number > NONET_CELLS ? NONET_CELLS : number);
	return wrong_value(cli, "--pattern", value, expected);
}

static bool read_solution(struct cli *cli, const char *text, struct nonet_wish *wish) {
	wish->has_solution = true;
	if (nonet_board_parse(text, strlen(text), &wish->solution, NULL) == NONET_OK &&
	    nonet_board_clue_count(&wish->solution) == NONET_CELLS)
		return true;
	return wrong_value(cli, "--solution", text, "a full grid of 81 digits");
}

bool wish_read(struct cli *cli, const struct wish_options *options, struct nonet_wish *wish_ret) {
	bool good = true;
	*wish_ret = (struct nonet_wish){.keep_redundant = options->keep_redundant};
	if (options->symmetry)
		good &= read_symmetry(cli, options->symmetry, wish_ret);
	if (options->clues)
		good &= read_clues(cli, options->clues, wish_ret);
	if (options->pattern)
		good &= read_pattern(cli, options->pattern, wish_ret);
	if (options->solution)
		good &= read_solution(cli, options->solution, wish_ret);
	if (!good)
		command_worsen(cli, EXIT_CODE_WRONG_USE);
	return good;
}
