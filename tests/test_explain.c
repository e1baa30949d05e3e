/* Words for steps: every sentence is filled, and names what the step has. */
#include "explain/phrases.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The known names of techniques, in several spellings. */
static void names_are_read(void **state) {
	(void)state;
	assert_int_equal(nonet_technique_from_name("X-Wing"), NONET_TECHNIQUE_X_WING);
	assert_int_equal(nonet_technique_from_name("x-wing"), NONET_TECHNIQUE_X_WING);
	assert_int_equal(nonet_technique_from_name("xwing"), NONET_TECHNIQUE_X_WING);
	assert_int_equal(nonet_technique_from_name("X_WING"), NONET_TECHNIQUE_X_WING);
	assert_int_equal(nonet_technique_from_name("BUG+1"), NONET_TECHNIQUE_BUG_PLUS_1);
	assert_int_equal(nonet_technique_from_name("naked triple"), NONET_TECHNIQUE_NAKED_TRIPLET);
	assert_int_equal(nonet_technique_from_name(""), NONET_TECHNIQUE_COUNT);
	assert_int_equal(nonet_technique_from_name("x-win"), NONET_TECHNIQUE_COUNT);
	assert_int_equal(nonet_technique_from_name("Naked PairNaked PairNaked PairNaked PairNaked PairN"
	                                           "aked PairNaked PairNaked PairNaked Pair"),
	                 NONET_TECHNIQUE_COUNT);
}

static void every_technique_is_found_by_its_name(void **state) {
	(void)state;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		enum nonet_technique technique = (enum nonet_technique)i;
		assert_int_equal(nonet_technique_from_name(nonet_technique_name(technique)), technique);
	}
}

static struct nonet_cellset set_of(const int *cells, int count) {
	struct nonet_cellset set = {0, 0};
	for (int i = 0; i < count; i++)
		nonet_cellset_add(&set, cells[i]);
	return set;
}

static void cells_are_named(void **state) {
	(void)state;
	static const int cells[] = {4, 22, 40, 72};
	struct nonet_wording a1 = {.notation = NONET_NOTATION_A1};
	struct nonet_speech speech;
	char *text;
	nonet_speech_start(&speech, NULL);
	assert_string_equal(nonet_phrase_cells(&speech, set_of(cells, 1)), "r1c5");
	assert_string_equal(nonet_phrase_cells(&speech, set_of(cells, 2)), "r1c5 and r3c5");
	assert_string_equal(nonet_phrase_cells_or(&speech, set_of(cells, 4)),
	                    "r1c5, r3c5, r5c5 or r9c1");
	assert_string_equal(nonet_phrase_short_cells(&speech, set_of(cells, 4)), "r135c5,r9c1");
	assert_string_equal(nonet_phrase_digits(&speech, 0x111), "1, 5 and 9");
	assert_string_equal(nonet_phrase_houses(&speech, 1u << 1 | 1u << 6), "rows 2 and 7");
	assert_string_equal(nonet_phrase_houses(&speech, 1u << 1 | 1u << 26), "row 2 and box 9");
	assert_string_equal(nonet_phrase_short_houses(&speech, 1u << 1 | 1u << 6 | 1u << 26), "r27 b9");
	assert_int_equal(nonet_speech_finish(&speech, &text), NONET_OK);
	assert_string_equal(text, "");
	free(text);
	nonet_speech_start(&speech, &a1);
	assert_string_equal(nonet_phrase_cells(&speech, set_of(cells, 4)), "A5, C5, E5 and J1");
	assert_string_equal(nonet_phrase_short_cells(&speech, set_of(cells, 4)), "ACE5,J1");
	assert_string_equal(nonet_phrase_house(&speech, 8), "row J");
	assert_string_equal(nonet_phrase_house(&speech, 17), "column 9");
	assert_int_equal(nonet_speech_finish(&speech, &text), NONET_OK);
	free(text);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(names_are_read),
	    cmocka_unit_test(every_technique_is_found_by_its_name),
	    cmocka_unit_test(cells_are_named),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
