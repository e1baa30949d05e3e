#include "common/wrap.h"
#include "support.h"

#include <string.h>

static void check_lines(const char *text, int width, unsigned flags, const char *const *expected) {
	const char *end = text + strlen(text);
	struct wrap_line line;
	for (; *expected; expected++) {
		assert_true(wrap_next_line(&text, end, width, flags, &line));
		assert_int_equal(line.nbytes, strlen(*expected));
		assert_memory_equal(line.bytes, *expected, strlen(*expected));
	}
	assert_false(wrap_next_line(&text, end, width, flags, &line));
}

static void columns_are_those_of_a_terminal(void **state) {
	(void)state;
	assert_int_equal(wrap_columns("r1c2", 4), 4);
	assert_int_equal(wrap_columns("数独", strlen("数独")), 4);
	assert_int_equal(wrap_columns("é", strlen("é")), 1);
	assert_int_equal(wrap_columns("e\xCC\x81", 3), 1);
	assert_int_equal(wrap_columns("│", strlen("│")), 1);
	assert_int_equal(wrap_columns("（3）", strlen("（3）")), 5);
	/* What is no UTF-8: a byte each, and nothing read behind the end. */
	assert_int_equal(wrap_columns("\xE6\x95", 2), 2);
	assert_int_equal(wrap_columns("\xFF\xC0\x80", 3), 3);
}

static void words_are_kept_whole(void **state) {
	(void)state;
	check_lines("one two three", 8, 0, (const char *[]){"one two", "three", NULL});
	check_lines("one two three", 7, 0, (const char *[]){"one two", "three", NULL});
	check_lines("abcdefgh ij", 4, 0, (const char *[]){"abcdefgh", "ij", NULL});
	check_lines("abcdefgh ij", 4, WRAP_CUTS, (const char *[]){"abcd", "efgh", "ij", NULL});
	check_lines("a\nb c\n\nd", 9, 0, (const char *[]){"a", "b c", "", "d", NULL});
	check_lines("a\nb", 9, WRAP_JOINS, (const char *[]){"a\nb", NULL});
	check_lines("aa\nbb cc", 5, WRAP_JOINS, (const char *[]){"aa\nbb", "cc", NULL});
}

static void chinese_breaks_beside_any_character(void **state) {
	(void)state;
	check_lines("只剩一处可填", 6, 0, (const char *[]){"只剩一", "处可填", NULL});
	check_lines("只剩一处可填", 7, 0, (const char *[]){"只剩一", "处可填", NULL});
	check_lines("在 r1c2 和 r3c4 中", 8, 0, (const char *[]){"在 r1c2", "和 r3c4", "中", NULL});
	check_lines("格r1c2填", 5, 0, (const char *[]){"格", "r1c2", "填", NULL});
}

static void signs_stay_where_they_belong(void **state) {
	(void)state;
	check_lines("只剩一处，可填", 8, 0, (const char *[]){"只剩一", "处，可填", NULL});
	check_lines("只剩一处。）可填", 10, 0, (const char *[]){"只剩一", "处。）可填", NULL});
	check_lines("删除域（鳍）", 8, 0, (const char *[]){"删除域", "（鳍）", NULL});
	check_lines("是“简单”", 5, 0, (const char *[]){"是“简", "单”", NULL});
}

static void lines_are_counted(void **state) {
	(void)state;
	assert_int_equal(wrap_count_lines("", 5), 0);
	assert_int_equal(wrap_count_lines("数独数独数", 4), 3);
	assert_int_equal(wrap_count_lines("abcdefghij", 4), 3);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(columns_are_those_of_a_terminal),
	    cmocka_unit_test(words_are_kept_whole),
	    cmocka_unit_test(chinese_breaks_beside_any_character),
	    cmocka_unit_test(signs_stay_where_they_belong),
	    cmocka_unit_test(lines_are_counted),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
