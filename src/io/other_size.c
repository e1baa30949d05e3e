#include "io/other_size.h"

#include "io/comment.h"

#include <nonet/puzzle.h>

enum { FROM_A = 9, LETTERS = 26 };

/* What the characters of a line are. */
struct count {
	int cells;
	int zeros, blanks; /* of them; blanks are those that are no digit */
	int highest_digit;
	int highest_letter; /* 1..26 */
};

static bool is_blank(uint8_t folded) {
	return folded == '.' || folded == '*' || folded == '_' || folded == '-';
}

static struct count count_cells(struct nonet_cursor *cursor) {
	struct count count = {0};
	for (; count.cells <= NONET_MAX_CELLS; nonet_cursor_step(cursor), count.cells++) {
		uint8_t folded = cursor->glyph.folded;
		if (is_blank(folded)) {
			count.blanks++;
		} else if (folded == '0') {
			count.zeros++;
		} else if (folded >= '1' && folded <= '9') {
			if (folded - '0' > count.highest_digit)
				count.highest_digit = folded - '0';
		} else if (nonet_is_letter(folded)) {
			int letter = (folded | 0x20) - 'a' + 1;
			if (letter > count.highest_letter)
				count.highest_letter = letter;
		} else {
			break;
		}
	}
	return count;
}

static int size_of(int ncells) {
	static const int sizes[] = {4, 6, 8, 10, 12, 15, 16, 20, 25};
	for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
		if (sizes[i] * sizes[i] == ncells)
			return sizes[i];
	return 0;
}

/* What is added to the number of a letter for its value, and to a digit. */
struct offsets {
	int letter, digit;
	bool zero_is_value;
};

static struct offsets offsets_of(const struct count *count, int size) {
	bool hexadecimal =
	    size == 16 && count->zeros > 0 && count->blanks > 0 && count->highest_letter <= 6;
	bool letters_only = count->highest_digit == 0 && count->zeros == 0 && count->highest_letter > 0;
	if (hexadecimal)
		return (struct offsets){FROM_A + 1, 1, true};
	return (struct offsets){letters_only ? 0 : FROM_A, 0, false};
}

static int value_of(uint8_t folded, const struct offsets *offsets) {
	if (is_blank(folded) || (folded == '0' && !offsets->zero_is_value))
		return 0;
	if (folded >= '0' && folded <= '9')
		return folded - '0' + offsets->digit;
	return (folded | 0x20) - 'a' + 1 + offsets->letter;
}

/* Whether nothing follows the cells, or a comment. */
static bool ends(const struct nonet_cursor *after) {
	return after->glyph.folded == NONET_FOLD_END || nonet_cursor_in(after, NONET_SET_SPACE) ||
	       nonet_cursor_is(after, '#');
}

static void keep_comment(struct nonet_cursor after, struct nonet_told *told) {
	size_t nbytes;
	const char *comment = nonet_comment_of(after, &nbytes);
	nonet_told_set_word(told, &told->puzzle.words.comment, comment, nbytes);
}

enum nonet_special nonet_other_size_read(struct nonet_cursor from, struct nonet_told *told_ret) {
	struct nonet_cursor after = from;
	struct count count = count_cells(&after);
	int size = size_of(count.cells);
	if (size == 0 || !ends(&after) || (size > 9 && count.highest_letter == 0))
		return NONET_SPECIAL_NONE;
	struct offsets offsets = offsets_of(&count, size);
	if (count.highest_digit + offsets.digit > size ||
	    (count.highest_letter > 0 && count.highest_letter + offsets.letter > size))
		return NONET_SPECIAL_NONE;
	nonet_told_clear(told_ret, size);
	for (int cell = 0; cell < count.cells; cell++, nonet_cursor_step(&from)) {
		int value = value_of(from.glyph.folded, &offsets);
		told_ret->puzzle.value[cell] = (uint8_t)value;
		told_ret->puzzle.given[cell] = value != 0;
	}
	keep_comment(after, told_ret);
	return NONET_SPECIAL_PUZZLE;
}
