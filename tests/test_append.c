#include "common/append.h"
#include "support.h"

#include <string.h>

static void parts_follow_each_other(void **state) {
	(void)state;
	char text[16] = "";
	append(text, sizeof text, "%s", "one");
	append(text, sizeof text, "%s%d", ", ", 2);
	assert_string_equal(text, "one, 2");
}

/* Whatever the first part leaves, nothing is written behind the buffer. */
static void what_does_not_fit_is_cut(void **state) {
	(void)state;
	enum { SIZE = 8 };
	for (int first = 0; first <= 2 * SIZE; first++) {
		char text[SIZE + 1] = "";
		text[SIZE] = 'x';
		append(text, SIZE, "%.*s", first, "abcdefghijklmnop");
		append(text, SIZE, "%s", "ABCDEFGHIJ");
		append(text, SIZE, "%s", "!");
		int kept = first < SIZE - 1 ? first : SIZE - 1;
		assert_int_equal(strlen(text), SIZE - 1);
		assert_memory_equal(text, "abcdefg", (size_t)kept);
		assert_memory_equal(text + kept, "ABCDEFG", (size_t)(SIZE - 1 - kept));
		assert_int_equal(text[SIZE], 'x');
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(parts_follow_each_other),
	    cmocka_unit_test(what_does_not_fit_is_cut),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
