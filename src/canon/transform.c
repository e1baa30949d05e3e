#include "base/rng.h"
#include "base/sentence.h"

#include <nonet/canon.h>
#include <string.h>

struct nonet_transform nonet_transform_identity(void) {
	return (struct nonet_transform){.row = {0, 1, 2, 3, 4, 5, 6, 7, 8},
	                                .column = {0, 1, 2, 3, 4, 5, 6, 7, 8},
	                                .digit = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}};
}

/* An order of nine lines that keeps threes together. */
static void shuffle_lines(struct nonet_rng *rng, uint8_t line_ret[9]) {
	uint8_t three[3] = {0, 3, 6};
	nonet_rng_shuffle(rng, three, 3);
	for (int i = 0; i < 9; i++)
		line_ret[i] = (uint8_t)(three[i / 3] + i % 3);
	for (int i = 0; i < 9; i += 3)
		nonet_rng_shuffle(rng, line_ret + i, 3);
}

struct nonet_transform nonet_transform_random(uint64_t seed) {
	struct nonet_transform transform = nonet_transform_identity();
	struct nonet_rng rng;
	nonet_rng_start(&rng, seed);
	transform.transposed = (uint8_t)nonet_rng_below(&rng, 2);
	shuffle_lines(&rng, transform.row);
	shuffle_lines(&rng, transform.column);
	nonet_rng_shuffle(&rng, transform.digit + 1, 9);
	return transform;
}

struct nonet_board nonet_transform_apply(const struct nonet_transform *transform,
                                         const struct nonet_board *board) {
	struct nonet_board result;
	int row_step = transform->transposed ? 1 : 9;
	int column_step = 10 - row_step;
	for (int r = 0; r < 9; r++)
		for (int c = 0; c < 9; c++) {
			int from = transform->row[r] * row_step + transform->column[c] * column_step;
			result.cell[9 * r + c] = transform->digit[board->cell[from]];
		}
	return result;
}

struct nonet_transform nonet_transform_compose(const struct nonet_transform *first,
                                               const struct nonet_transform *second) {
	struct nonet_transform both;
	/* Transposed, the rows that `second` asks for are the columns that `first` made. */
	const uint8_t *rows = second->transposed ? first->column : first->row;
	const uint8_t *columns = second->transposed ? first->row : first->column;
	both.transposed = first->transposed ^ second->transposed;
	for (int i = 0; i < 9; i++) {
		both.row[i] = rows[second->row[i]];
		both.column[i] = columns[second->column[i]];
	}
	for (int d = 0; d < 10; d++)
		both.digit[d] = second->digit[first->digit[d]];
	return both;
}

struct nonet_transform nonet_transform_invert(const struct nonet_transform *transform) {
	struct nonet_transform back = {.transposed = transform->transposed};
	uint8_t *rows = transform->transposed ? back.column : back.row;
	uint8_t *columns = transform->transposed ? back.row : back.column;
	for (int i = 0; i < 9; i++) {
		rows[transform->row[i]] = (uint8_t)i;
		columns[transform->column[i]] = (uint8_t)i;
	}
	for (int d = 0; d < 10; d++)
		back.digit[transform->digit[d]] = (uint8_t)d;
	return back;
}

/* Writes a comma, where something stands before, a letter, and nine numbers as digits. */
static char *put_nine(char *text, bool comma, char letter, const uint8_t nine[9], int base) {
	if (comma)
		*text++ = ',';
	*text++ = letter;
	for (int i = 0; i < 9; i++)
		*text++ = (char)('0' + base + nine[i]);
	return text;
}

char *nonet_transform_print(const struct nonet_transform *transform,
                            char text_ret[NONET_TRANSFORM_SIZE]) {
	char *text = text_ret;
	if (transform->transposed)
		*text++ = 't';
	text = put_nine(text, transform->transposed, 'r', transform->row, 1);
	text = put_nine(text, true, 'c', transform->column, 1);
	text = put_nine(text, true, 'd', transform->digit + 1, 0);
	*text = '\0';
	return text_ret;
}

static const char nine_text[] = N_("each of the digits 1-9 once");
static const char line_text[] =
    N_("the digits 1-9 in an order that keeps 123, 456 and 789 together");

/* Whether nine digits are an order of nine things; of nine lines, when `keeps_threes`. */
static bool is_order(const char *digits, bool keeps_threes) {
	unsigned seen = 0;
	for (int i = 0; i < 9; i++) {
		if (digits[i] < '1' || digits[i] > '9')
			return false;
		seen |= 1u << (digits[i] - '1');
		if (keeps_threes && (digits[i] - '1') / 3 != (digits[i - i % 3] - '1') / 3)
			return false;
	}
	return seen == NONET_ALL_DIGITS;
}

/* The text that is left to read. */
struct rest {
	const char *text;
	size_t nbytes;
	size_t at;
};

static bool take(struct rest *rest, char character) {
	bool there = rest->at < rest->nbytes && rest->text[rest->at] == character;
	rest->at += there;
	return there;
}

/* Reads a letter and nine digits. Returns what was expected instead, or NULL. */
static const char *take_nine(struct rest *rest, char letter, uint8_t nine_ret[9], int base) {
	static const char *const letters[] = {N_("'r' and the order of the rows"),
	                                      N_("'c' and the order of the columns"),
	                                      N_("'d' and what the digits 1-9 become")};
	if (!take(rest, letter))
		return letters[letter == 'r' ? 0 : letter == 'c' ? 1 : 2];
	bool lines = letter != 'd';
	if (rest->nbytes - rest->at < 9 || !is_order(rest->text + rest->at, lines))
		return lines ? line_text : nine_text;
	for (int i = 0; i < 9; i++)
		nine_ret[i] = (uint8_t)(rest->text[rest->at++] - '0' - base);
	return NULL;
}

/* Reads it all. Returns what was expected where it went wrong, or NULL. */
static const char *read_transform(struct rest *rest, struct nonet_transform *transform) {
	transform->transposed = take(rest, 't');
	if (transform->transposed && !take(rest, ','))
		return N_("a comma");
	const char *expected = take_nine(rest, 'r', transform->row, 1);
	if (!expected && !take(rest, ','))
		expected = N_("a comma");
	if (!expected)
		expected = take_nine(rest, 'c', transform->column, 1);
	if (!expected && !take(rest, ','))
		expected = N_("a comma");
	if (!expected)
		expected = take_nine(rest, 'd', transform->digit + 1, 0);
	if (!expected && rest->at < rest->nbytes)
		expected = N_("the end");
	return expected;
}

enum nonet_status nonet_transform_parse(const char *text, size_t nbytes,
                                        struct nonet_transform *transform_ret,
                                        struct nonet_error *error_ret) {
	struct nonet_transform transform = {0};
	struct rest rest = {text, nbytes, 0};
	const char *expected = read_transform(&rest, &transform);
	if (!expected) {
		*transform_ret = transform;
		return NONET_OK;
	}
	if (error_ret) {
		*error_ret = (struct nonet_error){.offset = rest.at, .line = 1, .column = rest.at + 1};
		nonet_error_say(error_ret,
		                N_("not a transformation: expected {expected}, as in "
		                   "t,r123456789,c123456789,d123456789"),
		                NONET_WITH(NONET_PHRASE("expected", expected)));
	}
	return NONET_SYNTAX;
}
