/* The glossary: every technique has an entry that says everything, and an example that holds. */
#include "support.h"

#include "logic/technique.h"

#include <nonet/explain.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_sentence(const char *text) {
	size_t length = strlen(text);
	return length > 20 && text[0] >= 'A' && text[0] <= 'Z' && text[length - 1] == '.' &&
	       !strstr(text, "  ") && !strstr(text, "..");
}

static void every_entry_is_complete(void **state) {
	(void)state;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		const struct nonet_glossary_entry *entry = nonet_glossary_entry((enum nonet_technique)i);
		assert_int_equal(entry->technique, i);
		assert_true(is_sentence(entry->summary));
		assert_true(is_sentence(entry->why));
		assert_true(is_sentence(entry->spot));
		assert_true(strlen(entry->family) > 0);
		assert_true(entry->se_most == 0 || entry->se_most >= entry->se_least);
	}
}

static void every_technique_has_one_entry_with_its_family(void **state) {
	(void)state;
	const struct nonet_glossary_entry *entries = nonet_glossary_entries();
	bool seen[NONET_TECHNIQUE_COUNT] = {false};
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		assert_false(seen[entries[i].technique]);
		seen[entries[i].technique] = true;
		for (int k = i + 1; k < NONET_TECHNIQUE_COUNT; k++) {
			assert_string_not_equal(entries[i].summary, entries[k].summary);
			if (entries[k].family == entries[i].family)
				assert_ptr_equal(entries[k - 1].family, entries[i].family);
		}
	}
}

static void other_names_lead_to_the_technique(void **state) {
	(void)state;
	int count = 0;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		char names[200];
		snprintf(names, sizeof names, "%s", nonet_technique_other_names((enum nonet_technique)i));
		for (char *name = strtok(names, ","); name; name = strtok(NULL, ",")) {
			assert_int_equal(nonet_technique_from_name(name), i);
			count++;
		}
	}
	assert_true(count > 100);
}

struct trial {
	enum nonet_technique technique;
	struct nonet_board solution;
	int visits;
};

/* The puzzle alone has one solution, and the position leads to it. */
static void check_position(struct trial *trial, const struct nonet_position *position) {
	struct nonet_board puzzle = position->board;
	struct nonet_answer answer;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!position->given[cell])
			puzzle.cell[cell] = 0;
	assert_int_equal(nonet_solve(&puzzle, NULL, &answer), NONET_OK);
	if (answer.verdict != NONET_UNIQUE)
		fail_msg("%s: the puzzle has not one solution", nonet_technique_name(trial->technique));
	trial->solution = answer.solution;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned solved = 1u << (trial->solution.cell[cell] - 1);
		if (position->board.cell[cell])
			assert_int_equal(position->board.cell[cell], trial->solution.cell[cell]);
		else
			assert_true(position->candidates[cell] & solved);
		assert_false(position->candidates[cell] & ~nonet_board_candidates(&position->board, cell));
	}
}

static void check_step(const struct trial *trial, const struct nonet_position *position,
                       const struct nonet_step *step) {
	const struct nonet_glossary_entry *entry = nonet_glossary_entry(trial->technique);
	assert_int_equal(step->technique, trial->technique);
	assert_true(step->elimination_count + step->placement_count > 0);
	for (int i = 0; i < step->elimination_count; i++) {
		const struct nonet_cell_digits *gone = &step->eliminations[i];
		assert_true((position->candidates[gone->cell] & gone->digits) == gone->digits);
		assert_false(gone->digits >> (trial->solution.cell[gone->cell] - 1) & 1);
	}
	for (int i = 0; i < step->placement_count; i++)
		assert_int_equal(step->placements[i].digits,
		                 1u << (trial->solution.cell[step->placements[i].cell] - 1));
	if (!nonet_method_of(trial->technique) && step->technique != NONET_TECHNIQUE_DIRECT_CLAIMING) {
		assert_true(step->rating >= entry->se_least);
		assert_true(!entry->se_most || step->rating <= entry->se_most);
	}
}

static void check(void *context, const struct nonet_position *position,
                  const struct nonet_step *step) {
	struct trial *trial = context;
	trial->visits++;
	check_position(trial, position);
	check_step(trial, position, step);
}

static void every_example_holds(void **state) {
	(void)state;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		struct trial trial = {.technique = (enum nonet_technique)i};
		enum nonet_status status = nonet_glossary_example(trial.technique, check, &trial);
		if (status != NONET_OK || trial.visits != 1)
			fail_msg("%s: no example", nonet_technique_name(trial.technique));
	}
}

static bool count_single(void *context, const struct nonet_step *step) {
	int *count = context;
	*count += step->placements[0].cell == count[1];
	return true;
}

/* How many hidden singles the position has in the cell. */
static int singles_at(const struct nonet_position *position, int cell) {
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_HIDDEN_SINGLE};
	int count[2] = {0, cell};
	assert_int_equal(nonet_find_steps(position, &options, NULL, count_single, count), NONET_OK);
	return count[0];
}

static void check_claiming(void *context, const struct nonet_position *position,
                           const struct nonet_step *step) {
	struct nonet_position after = *position;
	int cover = __builtin_ctz(step->cover_houses), single = step->placements[0].cell;
	(void)context;
	for (int i = 0; i < 9; i++) {
		int cell = nonet_house_cells(cover)[i];
		bool in_pattern = false;
		for (int k = 0; k < step->pattern_count; k++)
			in_pattern |= step->pattern[k].cell == cell;
		if (!in_pattern)
			after.candidates[cell] &= (uint16_t)~step->digits;
	}
	assert_int_equal(singles_at(position, single), 0);
	assert_int_equal(singles_at(&after, single), 1);
}

static void direct_claiming_leaves_a_hidden_single(void **state) {
	(void)state;
	assert_int_equal(nonet_glossary_example(NONET_TECHNIQUE_DIRECT_CLAIMING, check_claiming, NULL),
	                 NONET_OK);
}

/* Takes note of what is to be translated, and marks it. */
struct translation {
	const struct nonet_glossary_entry *entry;
	bool name, summary, why, spot;
};

static const char *translate(void *context, const char *english, const char *plural,
                             unsigned long count) {
	struct translation *translation = context;
	(void)plural;
	(void)count;
	translation->name |= !strcmp(english, nonet_technique_name(translation->entry->technique));
	translation->summary |= !strcmp(english, translation->entry->summary);
	translation->why |= !strcmp(english, translation->entry->why);
	translation->spot |= !strcmp(english, translation->entry->spot);
	return english == translation->entry->summary ? "SUMMARY" : english;
}

static void every_text_can_be_translated(void **state) {
	(void)state;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		struct translation translation = {.entry = nonet_glossary_entry((enum nonet_technique)i)};
		struct nonet_wording wording = {.translate = translate, .context = &translation};
		char *text;
		assert_int_equal(nonet_explain_technique((enum nonet_technique)i, &wording, &text),
		                 NONET_OK);
		assert_true(translation.name && translation.summary && translation.why && translation.spot);
		assert_non_null(strstr(text, "\n\nSUMMARY"));
		assert_null(strchr(text, '{'));
		free(text);
	}
}

static void expect_in(enum nonet_technique technique, const char *sentence) {
	char *text;
	assert_int_equal(nonet_explain_technique(technique, NULL, &text), NONET_OK);
	if (!strstr(text, sentence))
		fail_msg("\"%s\" not in:\n%s", sentence, text);
	free(text);
}

static void scales_are_told(void **state) {
	(void)state;
	expect_in(NONET_TECHNIQUE_X_WING,
	          "Sudoku Explainer rates it 3.2. HoDoKu puts it at Hard, 140 points. It "
	          "holds whether or not");
	expect_in(NONET_TECHNIQUE_HIDDEN_SINGLE,
	          "rates it 1.0 to 1.5. HoDoKu puts it at Easy, 14 points.");
	expect_in(NONET_TECHNIQUE_NISHIO,
	          "from 7.5 on, the more the longer its chains are. HoDoKu has no "
	          "technique of this name.");
	expect_in(NONET_TECHNIQUE_SIMPLE_COLORS_WRAP,
	          "has no technique of this name. HoDoKu puts it at Hard, 150 points.");
	expect_in(NONET_TECHNIQUE_LEVIATHAN, "470 points, and does not use it unless told to.");
	expect_in(NONET_TECHNIQUE_BRUTE_FORCE, "Extreme, 10000 points");
	expect_in(NONET_TECHNIQUE_WXYZ_WING,
	          "neither Sudoku Explainer nor HoDoKu has a technique of this name.");
	expect_in(NONET_TECHNIQUE_BUG_PLUS_1, "It holds only for a puzzle that has one solution.");
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(every_entry_is_complete),
	    cmocka_unit_test(every_technique_has_one_entry_with_its_family),
	    cmocka_unit_test(other_names_lead_to_the_technique),
	    cmocka_unit_test(every_example_holds),
	    cmocka_unit_test(direct_claiming_leaves_a_hidden_single),
	    cmocka_unit_test(every_text_can_be_translated),
	    cmocka_unit_test(scales_are_told),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
