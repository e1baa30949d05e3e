/* The game IDs of Solo, as its source reads and writes them: the columns and rows of blocks, 'x'
 * for diagonals, 'j' for a jigsaw, 'k' for a killer, a letter each for symmetry and level, ':', and
 * the cells: a letter for a run of blanks, a number for a clue, '_' between two numbers. */
#include "io/format.h"
#include "io/solo.h"
#include "io/variant.h"

#include <stdio.h>
#include <string.h>

struct scan {
	const char *bytes;
	size_t nbytes, at;
};

static char next(const struct scan *scan) {
	return (char)(scan->at < scan->nbytes ? scan->bytes[scan->at] : '\0');
}

static bool is_digit(char byte) {
	return byte >= '0' && byte <= '9';
}

/* A number of one digit or more, 0 for one above 999. */
static int take_number(struct scan *scan) {
	int number = 0;
	for (; is_digit(next(scan)); scan->at++)
		number = number < 100 ? 10 * number + (next(scan) - '0') : 999;
	return number;
}

static void skip_blanks(struct scan *scan) {
	while (next(scan) == ' ' || next(scan) == '\t')
		scan->at++;
}

/* ---- Parameters ---- */

struct parameters {
	int columns, rows; /* of blocks */
	bool diagonals, jigsaw, killer;
};

/* False when they are none. The scan stands on what ends them. */
static bool take_parameters(struct scan *scan, struct parameters *parameters_ret) {
	*parameters_ret = (struct parameters){.rows = 1};
	skip_blanks(scan);
	size_t begin = scan->at;
	parameters_ret->columns = take_number(scan);
	bool size = scan->at > begin && scan->at < begin + 3;
	bool named = next(scan) == 'j';
	if (next(scan) == 'x') {
		scan->at++;
		named = is_digit(next(scan));
		parameters_ret->rows = take_number(scan);
	}
	for (size_t i = 0; size && named && i < 16; i++, scan->at++) {
		char parameter = next(scan);
		if (parameter == ':' || parameter == '#')
			return true;
		parameters_ret->diagonals |= parameter == 'x';
		parameters_ret->jigsaw |= parameter == 'j';
		parameters_ret->killer |= parameter == 'k';
		if (!is_digit(parameter) && !(parameter >= 'a' && parameter <= 'z'))
			return false;
	}
	return false;
}

bool nonet_solo_begins(const char *bytes, size_t nbytes) {
	struct scan scan = {bytes, nbytes, 0};
	struct parameters parameters;
	return take_parameters(&scan, &parameters);
}

/* ---- Reading ---- */

/* `sentence` may have the place {number}. */
static bool fail(struct nonet_error *error_ret, const char *sentence, int number) {
	nonet_error_say(error_ret, sentence, NONET_WITH(NONET_NUMBER("number", number)));
	return false;
}

static bool refuse_variant(const struct parameters *parameters, struct nonet_error *error_ret) {
	struct nonet_variant variant = {0};
	if (parameters->diagonals)
		nonet_variant_add(&variant, N_("diagonals"));
	if (parameters->jigsaw || (parameters->rows == 1 && parameters->columns > 1))
		nonet_variant_add(&variant, N_("irregular regions"));
	if (parameters->killer)
		nonet_variant_add(&variant, N_("killer cages"));
	return nonet_variant_refuse(&variant, error_ret);
}

static void set_regions(const struct parameters *parameters, struct nonet_puzzle *puzzle) {
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		int row = cell / puzzle->size, column = cell % puzzle->size;
		int height = parameters->columns, width = parameters->rows;
		puzzle->region[cell] = (uint8_t)(row / height * height + column / width);
	}
}

static bool take_cells(struct scan *scan, struct nonet_puzzle *puzzle,
                       struct nonet_error *error_ret) {
	int ncells = puzzle->size * puzzle->size, cell = 0;
	for (;;) {
		char byte = next(scan);
		size_t begin = scan->at;
		if (byte == '_') {
			scan->at++;
		} else if (byte >= 'a' && byte <= 'z') {
			cell += byte - 'a' + 1;
			scan->at++;
		} else if (is_digit(byte)) {
			int value = take_number(scan);
			if (value < 1 || value > puzzle->size) {
				scan->at = begin;
				return fail(error_ret, N_("expected a number from 1 to {number}"), puzzle->size);
			}
			if (cell < ncells) {
				puzzle->value[cell] = (uint8_t)value;
				puzzle->given[cell] = 1;
			}
			cell++;
		} else {
			break;
		}
		if (cell > ncells) {
			scan->at = begin;
			return fail(error_ret, N_("found too many cells; expected {number}"), ncells);
		}
	}
	if (cell < ncells)
		return fail(error_ret, N_("found too few cells; expected {number}"), ncells);
	return true;
}

static bool take_id(struct scan *scan, struct nonet_told *told_ret, struct nonet_error *error_ret) {
	struct parameters parameters;
	take_parameters(scan, &parameters);
	int size = parameters.columns * parameters.rows;
	*error_ret = (struct nonet_error){.line = 1, .column = 1};
	if (refuse_variant(&parameters, error_ret))
		return false;
	if (next(scan) == '#')
		return fail(error_ret,
		            N_("this is a seed, from which only Solo makes its puzzle; expected the ID "
		               "with ':' that Solo shows"),
		            0);
	if (size < 1 || size > NONET_MAX_SIZE)
		return fail(error_ret, N_("found a size out of range; expected 1 to {number}"),
		            NONET_MAX_SIZE);
	scan->at++;
	nonet_told_clear(told_ret, size);
	set_regions(&parameters, &told_ret->puzzle);
	if (!take_cells(scan, &told_ret->puzzle, error_ret))
		return false;
	skip_blanks(scan);
	return scan->at == scan->nbytes ||
	       fail(error_ret, N_("found more behind the cells; expected {number}"), size * size);
}

bool nonet_solo_read(const char *bytes, size_t nbytes, struct nonet_told *told_ret,
                     size_t *offset_ret, struct nonet_error *error_ret) {
	struct scan scan = {bytes, nbytes, 0};
	bool good = take_id(&scan, told_ret, error_ret);
	*offset_ret = scan.at;
	return good;
}

/* ---- Writing ---- */

static void put_run(struct nonet_buffer *text, int blanks) {
	for (; blanks > 26; blanks -= 26)
		nonet_buffer_add(text, "z", 1);
	nonet_buffer_add(text, &(char){(char)('a' - 1 + blanks)}, blanks > 0);
}

static void put_number(struct nonet_buffer *text, int number) {
	char digits[12];
	snprintf(digits, sizeof digits, "%d", number);
	nonet_buffer_add_text(text, digits);
}

static void put(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	int size = puzzle->size, width = 1, blanks = 0;
	while (width < size && puzzle->region[width] == puzzle->region[0])
		width++;
	put_number(text, size / width);
	nonet_buffer_add_text(text, "x");
	put_number(text, width);
	nonet_buffer_add_text(text, ":");
	for (int cell = 0; cell < size * size; cell++) {
		if (puzzle->value[cell] == 0) {
			blanks++;
			continue;
		}
		if (blanks == 0 && cell > 0)
			nonet_buffer_add_text(text, "_");
		put_run(text, blanks);
		put_number(text, puzzle->value[cell]);
		blanks = 0;
	}
	put_run(text, blanks);
	nonet_buffer_add_text(text, "\n");
}

const struct nonet_format_row nonet_format_solo = {
    .format = {.name = "solo",
               .form = NONET_FORM_LINK,
               .description = N_("game IDs of Solo, of Simon Tatham's puzzles"),
               .holds = NONET_HOLDS_SIZES | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put};
