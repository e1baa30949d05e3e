/* The state of a game on sudoku.coach, as what reads its strings expects it: digits that were given
 * and put in, 0 for none, and for each cell a number with bit d for candidate d, '-' between. */
#include "io/json_kind.h"

#ifdef NONET_HAVE_JANSSON

static bool matches(const json_t *root) {
	return json_object_get(root, "givenDigits") != NULL;
}

static bool read_digits(const json_t *text, uint8_t *values_ret, struct nonet_error *error_ret) {
	size_t nbytes;
	const char *digits = nonet_json_string(text, &nbytes);
	bool good = digits && nbytes == NONET_CELLS;
	for (int cell = 0; good && cell < NONET_CELLS; cell++) {
		good = digits[cell] >= '0' && digits[cell] <= '9';
		values_ret[cell] = (uint8_t)(digits[cell] - '0');
	}
	if (!good)
		nonet_json_fault(error_ret, text, N_("81 digits, 0 for blanks"), NULL);
	return good;
}

/* The number at the text, which is stepped over; -1 when it is none. */
static long read_mask(const char **text) {
	long mask = 0;
	const char *begin = *text;
	for (; **text >= '0' && **text <= '9' && mask < 100000; ++*text)
		mask = 10 * mask + (**text - '0');
	return *text == begin ? -1 : mask;
}

/* An empty text is no candidates at all. */
static bool read_candidates(const json_t *value, struct nonet_puzzle *puzzle,
                            struct nonet_error *error_ret) {
	const char *text = json_string_value(value);
	if (!value || (text && *text == '\0'))
		return true;
	bool good = text != NULL;
	for (int cell = 0; good && cell < NONET_CELLS; cell++) {
		long mask = read_mask(&text);
		good = mask >= 0 && mask < 1 << 10 && *text == (cell == NONET_CELLS - 1 ? '\0' : '-');
		if (good && puzzle->value[cell] == 0)
			puzzle->marks[cell] = (uint32_t)mask >> 1;
		text += good && *text == '-';
	}
	if (!good)
		nonet_json_fault(error_ret, value, N_("81 numbers for the candidates, '-' between"), NULL);
	return good;
}

static bool read(const json_t *root, struct nonet_told *told_ret, struct nonet_error *error_ret) {
	struct nonet_puzzle *puzzle = &told_ret->puzzle;
	uint8_t givens[NONET_CELLS], put_in[NONET_CELLS] = {0};
	const json_t *size = json_object_get(root, "gridSize");
	const json_t *user_digits = json_object_get(root, "userDigits");
	int nine;
	nonet_told_clear(told_ret, 9);
	if (size && !nonet_json_int(size, 9, 9, &nine)) {
		nonet_json_fault(error_ret, size, N_("a grid of 9 by 9 cells"), NULL);
		return false;
	}
	if (!read_digits(json_object_get(root, "givenDigits"), givens, error_ret) ||
	    (user_digits && !read_digits(user_digits, put_in, error_ret)))
		return false;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		puzzle->given[cell] = givens[cell] != 0;
		puzzle->value[cell] = givens[cell] != 0 ? givens[cell] : put_in[cell];
	}
	if (!read_candidates(json_object_get(root, "userCellCandidates"), puzzle, error_ret))
		return false;
	puzzle->complete = nonet_told_is_noted(told_ret);
	return true;
}

const struct nonet_json_kind nonet_json_coach = {matches, read};

#endif
