/* Words for steps: every sentence is filled, and names what the step has. */
#include "explain/phrases.h"
#include "support.h"

#include <ctype.h>
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
	assert_int_equal(nonet_technique_from_name("naked triple"), NONET_TECHNIQUE_NAKED_TRIPLE);
	assert_int_equal(nonet_technique_from_name("UR1"), NONET_TECHNIQUE_UNIQUENESS_1);
	assert_int_equal(nonet_technique_from_name("bug 1"), NONET_TECHNIQUE_BUG_1);
	assert_int_equal(nonet_technique_from_name("BUG+1"), NONET_TECHNIQUE_BUG_PLUS_1);
	assert_int_equal(nonet_technique_from_name("locked candidates 2"), NONET_TECHNIQUE_CLAIMING);
	assert_int_equal(nonet_technique_from_name("Locked Candidates Type 1 (Pointing)"),
	                 NONET_TECHNIQUE_POINTING);
	assert_int_equal(nonet_technique_from_name("type"), NONET_TECHNIQUE_COUNT);
	assert_int_equal(nonet_technique_from_name("(X-Wing)"), NONET_TECHNIQUE_COUNT);
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

/* Such as a Chinese name that has Latin letters in it. */
static void a_name_with_foreign_letters_is_no_english_name(void **state) {
	(void)state;
	static const char *const around[][2] = {
	    {"\xE9\xB3\x8D ", ""}, {"", "\xE9\xB1\xBC"}, {"\xC3\xA9 ", ""}, {"", "\xE9"}};
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++)
		for (size_t k = 0; k < sizeof around / sizeof *around; k++) {
			char name[100];
			snprintf(name, sizeof name, "%s%s%s", around[k][0],
			         nonet_technique_name((enum nonet_technique)i), around[k][1]);
			assert_int_equal(nonet_technique_from_name(name), NONET_TECHNIQUE_COUNT);
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
	assert_string_equal(nonet_phrase_houses(&speech, 1u << 0 | 1u << 3 | 1u << 9 | 1u << 17),
	                    "rows 1 and 4 and columns 1 and 9");
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

enum { LINE = 4096 };

/* ---- Real steps ---- */

/* Cells that the words for a step may name. */
static struct nonet_cellset cells_of(const struct nonet_position *position,
                                     const struct nonet_step *step) {
	struct nonet_cellset cells = {0, 0};
	bool single = step->placement_count == 1 && step->chain_count == 0;
	for (int i = 0; i < step->pattern_count; i++)
		nonet_cellset_add(&cells, step->pattern[i].cell);
	for (int i = 0; i < step->placement_count; i++)
		nonet_cellset_add(&cells, step->placements[i].cell);
	for (int i = 0; i < step->elimination_count; i++)
		nonet_cellset_add(&cells, step->eliminations[i].cell);
	for (uint32_t i = 0; i < step->chain_count; i++)
		for (uint32_t k = 0; k < step->chains[i].node_count; k++) {
			const struct nonet_chain_node *node = &step->nodes[step->chains[i].first_node + k];
			nonet_cellset_add(&cells, node->cell);
			for (uint32_t n = 0; n < node->nested_count; n++) {
				const struct nonet_chain *nested = &step->chains[node->nested + n];
				for (uint32_t m = 0; m < nested->node_count; m++)
					nonet_cellset_add(&cells, step->nodes[nested->first_node + m].cell);
			}
		}
	/* A single also names what rules its digit out elsewhere. */
	for (int cell = 0; single && cell < NONET_CELLS; cell++)
		if (!position->board.cell[cell] ||
		    1u << (position->board.cell[cell] - 1) == step->placements[0].digits)
			nonet_cellset_add(&cells, cell);
	/* What a colour leaves empty belongs to no colour. */
	if (step->technique == NONET_TECHNIQUE_MEDUSA_WRAP)
		cells = (struct nonet_cellset){~0ull, 0x1FFFF};
	return cells;
}

static struct nonet_cellset cells_named(const char *text) {
	struct nonet_cellset cells = {0, 0};
	for (; *text; text++)
		if (text[0] == 'r' && text[1] >= '1' && text[1] <= '9' && text[2] == 'c' &&
		    text[3] >= '1' && text[3] <= '9')
			nonet_cellset_add(&cells, 9 * (text[1] - '1') + text[3] - '1');
	return cells;
}

/* Not inline, since gcc would then believe that the text may point to the variable that holds it.
 */
static __attribute__((noinline)) char *words_for(const struct nonet_position *position,
                                                 const struct nonet_step *step,
                                                 const struct nonet_wording *wording,
                                                 enum nonet_detail detail) {
	char *text;
	assert_int_equal(nonet_explain_step(position, step, wording, detail, &text), NONET_OK);
	assert_non_null(text);
	return text;
}

static void check_filled(const char *text) {
	for (const char *brace = strchr(text, '{'); brace; brace = strchr(brace + 1, '{'))
		if (brace[1] < '1' || brace[1] > '9')
			fail_msg("not filled: %s", text);
}

/* Upper case outside of the places to fill in: what does not go through the message layer stays in
 * lower case. */
struct shouts {
	char text[64][1024];
	unsigned next;
};

static const char *shout(void *context, const char *english, const char *plural,
                         unsigned long count) {
	struct shouts *shouts = context;
	char *text = shouts->text[shouts->next++ % 64];
	bool in_place = false;
	snprintf(text, sizeof shouts->text[0], "%s", plural && count != 1 ? plural : english);
	for (char *at = text; *at; at++) {
		in_place = *at == '{' || (in_place && *at != '}');
		if (!in_place && *at >= 'a' && *at <= 'z')
			*at = (char)(*at - 'a' + 'A');
	}
	return text;
}

/* Forgets the last brace of each template; what is behind the end does not belong to it. */
static const char *forget_brace(void *context, const char *english, const char *plural,
                                unsigned long count) {
	char *text = (char *)shout(context, english, plural, count);
	char *brace = strrchr(text, '}');
	if (brace)
		memcpy(brace, "\0@", sizeof "\0@");
	return text;
}

static void check_translated(const struct nonet_position *position, const struct nonet_step *step) {
	static struct shouts shouts;
	struct nonet_wording loud = {shout, &shouts, NONET_NOTATION_A1};
	char *text = words_for(position, step, &loud, NONET_DETAIL_LONG);
	if (text[strcspn(text, "abcdefghijklmnopqrstuvwxyz")])
		fail_msg("not translated: %s", text);
	check_filled(text);
	free(text);
	loud.translate = forget_brace;
	text = words_for(position, step, &loud, NONET_DETAIL_LONG);
	assert_null(strchr(text, '@'));
	free(text);
}

/* Whether the text says twice what follows: its last line's first sentence, but for the period. */
static bool ends_twice(const char *text) {
	char sentence[LINE];
	const char *last = strrchr(text, '\n') + 1;
	snprintf(sentence, sizeof sentence, "%.*s", (int)strcspn(last, "."), last);
	return strstr(text, sentence) != last;
}

/* What a text says is placed and removed: digits by cell. */
struct end {
	uint16_t placed[NONET_CELLS], removed[NONET_CELLS];
};

/* Reads a list of cells, such as "r1c2, r3c4 and r5c6", up to what is none; returns that. */
static const char *read_cells(const char *at, struct nonet_cellset *cells_ret) {
	*cells_ret = (struct nonet_cellset){0, 0};
	for (;;) {
		at += strncmp(at, ", ", 2) == 0 ? 2 : strncmp(at, " and ", 5) == 0 ? 5 : 0;
		if (at[0] != 'r' || at[2] != 'c')
			return at;
		nonet_cellset_add(cells_ret, 9 * (at[1] - '1') + at[3] - '1');
		at += 4;
	}
}

/* Reads a list of digits, such as "1, 2 and 3". */
static const char *read_digits(const char *at, uint16_t *digits_ret) {
	*digits_ret = 0;
	for (;;) {
		at += strncmp(at, ", ", 2) == 0 ? 2 : strncmp(at, " and ", 5) == 0 ? 5 : 0;
		if (*at < '1' || *at > '9')
			return at;
		*digits_ret |= (uint16_t)(1u << (*at++ - '1'));
	}
}

static void mark(uint16_t marks[NONET_CELLS], struct nonet_cellset cells, uint16_t digits) {
	while (!nonet_cellset_is_empty(cells))
		marks[nonet_cellset_take(&cells)] |= digits;
}

/* "remove 1 and 2 from r3c4 and 5 from r6c7 and r8c9." */
static const char *read_removals(const char *at, struct end *end) {
	struct nonet_cellset cells;
	uint16_t digits;
	at += strlen("remove ");
	while (*at && *at != '.') {
		at = read_digits(at, &digits);
		if (strncmp(at, " from ", 6) != 0)
			return at;
		at = read_cells(at + 6, &cells);
		mark(end->removed, cells, digits);
	}
	return at;
}

/* "r1c2 and r3c4 are 5." */
static const char *read_placements(const char *at, struct end *end) {
	struct nonet_cellset cells;
	uint16_t digits;
	at = read_cells(at, &cells);
	const char *verb = nonet_cellset_count(cells) > 1 ? " are " : " is ";
	if (strncmp(at, verb, strlen(verb)) != 0)
		return at;
	at = read_digits(at + strlen(verb), &digits);
	mark(end->placed, cells, digits);
	return at;
}

/* Reads the last line of a text, all of it. */
static struct end read_end(const char *text) {
	struct end end = {0};
	const char *at = strrchr(text, '\n') + 1;
	while (*at) {
		at += strncmp(at, "So ", 3) == 0 ? 3 : 0;
		at = strncmp(at, "remove ", 7) == 0 ? read_removals(at, &end) : read_placements(at, &end);
		if (*at++ != '.')
			fail_msg("the end is not understood: %s", text);
		at += *at == ' ';
	}
	return end;
}

/* The end of a text says what the step does: each digit that is placed with its cells, and all that
 * is removed, but what goes from cells that are filled. */
static void check_end(const struct nonet_step *step, const char *text) {
	struct end end = read_end(text), right = {0};
	for (int i = 0; i < step->placement_count; i++)
		right.placed[step->placements[i].cell] = step->placements[i].digits;
	for (int i = 0; i < step->elimination_count; i++)
		if (!right.placed[step->eliminations[i].cell])
			right.removed[step->eliminations[i].cell] = step->eliminations[i].digits;
	if (memcmp(&end, &right, sizeof end) != 0)
		fail_msg("the end says something else than the step does: %s", text);
}

/* Whether a contradiction has a chain that is no more than its assumption. */
static bool has_bare_chain(const char *text) {
	if (!strstr(text, "Suppose something"))
		return false;
	for (const char *at = strstr(text, "\nChain "); at; at = strstr(at + 1, "\nChain ")) {
		const char *first = strchr(at + 1, '\n') + 1;
		const char *second = strchr(first, '\n') + 1;
		if (second[0] != '-' && second[0] != '(')
			return true;
	}
	return false;
}

/* Whether one cell is called fins. */
static bool has_single_fins(const char *brief) {
	const char *fins = strstr(brief, " fins ");
	return fins && fins[10] == ' ';
}

/* Whether `words` come in the line with no number after them. */
static bool has_without_number(const char *text, const char *words) {
	for (const char *at = strstr(text, words); at; at = strstr(at + 1, words))
		if (!isdigit((unsigned char)at[strlen(words)]))
			return true;
	return false;
}

/* Whether `noun`, a plural, is followed by one number. */
static bool has_plural_of_one(const char *text, const char *noun) {
	for (const char *at = strstr(text, noun); at; at = strstr(at + 1, noun)) {
		const char *rest = at + strlen(noun) + strspn(at + strlen(noun), "0123456789");
		if (rest > at + strlen(noun) && strncmp(rest, ", ", 2) != 0 &&
		    strncmp(rest, " and ", 5) != 0 && strncmp(rest, " or ", 4) != 0)
			return true;
	}
	return false;
}

/* Whether two lists of digits have nothing between them. */
static bool has_adjacent_digits(const char *text) {
	for (; *text; text++)
		if (isdigit((unsigned char)text[0]) && text[1] == ' ' && isdigit((unsigned char)text[2]))
			return true;
	return false;
}

/* Whether a fish, each of which has a line of its own, has a fin and fins. */
static bool mixes_fins(const char *text) {
	for (; *text; text += strcspn(text, "\n"), text += *text == '\n') {
		char fish[LINE];
		snprintf(fish, sizeof fish, "%.*s", (int)strcspn(text, "\n"), text);
		if ((strstr(fish, "the fin ") || strstr(fish, "the fin,")) &&
		    (strstr(fish, "the fins ") || strstr(fish, "the fins,")))
			return true;
	}
	return false;
}

/* Fails for numbers that do not fit: one thing called several and the like. */
static void check_style(const char *text) {
	static const char *const plurals[] = {" candidates ", " rows ",   " columns ",
	                                      " boxes ",      " chains ", " lines "};
	for (size_t i = 0; i < sizeof plurals / sizeof plurals[0]; i++)
		if (has_plural_of_one(text, plurals[i]))
			fail_msg("several of one: %s", text);
	if (has_without_number(text, " row "))
		fail_msg("a row that is none: %s", text);
	if (has_adjacent_digits(text))
		fail_msg("two lists run together: %s", text);
	if (mixes_fins(text))
		fail_msg("a fin and fins: %s", text);
	if (strstr(text, " one of these sets ") && !strstr(text, " B is "))
		fail_msg("one of one set: %s", text);
	if (strncmp(text, "Kraken Fish", 11) == 0 && !strstr(text, " of this fish."))
		fail_msg("chains without their fish: %s", text);
}

/* What follows from there being as many digits as cells names each of these digits. */
static void check_digits(const struct nonet_step *step) {
	static const char *const counting[] = {"Naked Pair",  "Naked Triple",  "Naked Quad",
	                                       "Locked Pair", "Locked Triple", "XYZ-Wing",
	                                       "WXYZ-Wing",   "Sue de Coq"};
	bool counts = false;
	unsigned digits = 0;
	for (size_t i = 0; i < sizeof counting / sizeof counting[0]; i++)
		counts |= strcmp(nonet_technique_name(step->technique), counting[i]) == 0;
	for (int i = 0; i < step->pattern_count; i++)
		digits |= step->pattern[i].digits;
	if (counts && step->digits != digits)
		fail_msg("%s: digits %x of cells with %x", nonet_technique_name(step->technique),
		         (unsigned)step->digits, digits);
}

static void check_words(const struct nonet_position *position, const struct nonet_step *step) {
	char *brief = words_for(position, step, NULL, NONET_DETAIL_SHORT);
	char *text = words_for(position, step, NULL, NONET_DETAIL_LONG);
	const char *name = nonet_technique_name(step->technique);
	assert_memory_equal(text, name, strlen(name));
	assert_memory_equal(brief, name, strlen(name));
	assert_null(strchr(brief, '\n'));
	check_filled(brief);
	check_filled(text);
	assert_null(strstr(text, "The pattern is made of"));
	if (ends_twice(text) || strstr(text, " a 8") || has_bare_chain(text) || has_single_fins(brief))
		fail_msg("clumsy: %s\n%s", brief, text);
	check_end(step, text);
	check_style(text);
	if (!nonet_cellset_within(cells_named(text), cells_of(position, step)))
		fail_msg("a cell is named that is not in the step: %s", text);
	check_translated(position, step);
	check_digits(step);
	free(brief);
	free(text);
}

/* ---- Steps of the techniques that find-all knows ---- */

struct told {
	const struct nonet_position *position;
	int count;
};

static bool check_some(void *context, const struct nonet_step *step) {
	enum { ENOUGH = 6 };
	struct told *told = context;
	check_words(told->position, step);
	return ++told->count < ENOUGH;
}

/* A line of positions.txt: technique, cells (digits are clues, letters what has been placed),
 * candidates that are gone. */
static enum nonet_technique read_position(char *line, struct nonet_position *position) {
	char *cells = strchr(line, '\t');
	*cells++ = '\0';
	struct nonet_board board;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		board.cell[cell] = (uint8_t)(cells[cell] == '.'   ? 0
		                             : cells[cell] >= 'a' ? cells[cell] - 'a' + 1
		                                                  : cells[cell] - '0');
	nonet_position_start(&board, position);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		position->given[cell] = cells[cell] >= '1' && cells[cell] <= '9';
	for (const char *at = strchr(cells, '\t'); *at && *at != ':'; at++)
		if (at[0] == 'r' && at[2] == 'c' && at[4] == '<')
			position->candidates[9 * (at[1] - '1') + at[3] - '1'] &=
			    (uint16_t) ~(1u << (at[6] - '1'));
	return nonet_technique_from_name(line);
}

static void steps_of_every_technique_have_words(void **state) {
	(void)state;
	char line[LINE];
	struct nonet_position position;
	struct told told = {.position = &position};
	FILE *file = fopen("tests/data/hodoku/positions.txt", "r");
	assert_non_null(file);
	while (fgets(line, sizeof line, file)) {
		if (line[0] == '#')
			continue;
		struct nonet_find_options options = {.technique = read_position(line, &position),
		                                     .unique = true};
		assert_true(options.technique < NONET_TECHNIQUE_COUNT);
		told.count = 0;
		nonet_find_steps(&position, &options, NULL, check_some, &told);
		assert_true(told.count > 0);
	}
	fclose(file);
}

/* ---- All steps of all techniques ---- */

struct all {
	const struct nonet_position *position;
	int steps, with_two_digits;
};

static bool check_one(void *context, const struct nonet_step *step) {
	struct all *all = context;
	char *text = words_for(all->position, step, NULL, NONET_DETAIL_LONG);
	check_end(step, text);
	check_style(text);
	free(text);
	all->steps++;
	for (int i = 1; i < step->placement_count; i++)
		if (step->placements[i].digits != step->placements[0].digits) {
			all->with_two_digits++;
			break;
		}
	return true;
}

static void all_steps_are_told_right(void **state) {
	(void)state;
	enum { EVERY = 20 };
	char line[LINE];
	struct nonet_position position;
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_COUNT, .unique = true};
	struct all all = {.position = &position};
	FILE *file = fopen("tests/data/hodoku/positions.txt", "r");
	assert_non_null(file);
	for (int i = 0; fgets(line, sizeof line, file);) {
		if (line[0] == '#' || i++ % (EVERY * test_share()) != 0)
			continue;
		read_position(line, &position);
		assert_int_equal(nonet_find_steps(&position, &options, NULL, check_one, &all), NONET_OK);
	}
	fclose(file);
	assert_true(all.steps > 1000);
	assert_true(all.with_two_digits > 0 || test_share() > 1);
}

/* ---- One step of every technique ---- */

static void check_example(void *context, const struct nonet_position *position,
                          const struct nonet_step *step) {
	int *seen = context;
	check_words(position, step);
	*seen = (int)step->technique;
}

/* ---- Names of sets and colours ---- */

/* Each set and colour has a letter of its own, which is no row: alone or with a number behind it it
 * would be a cell there. */
static void letters_are_not_taken_for_cells(void **state) {
	(void)state;
	for (int notation = NONET_NOTATION_RC; notation <= NONET_NOTATION_A1; notation++) {
		struct nonet_speech speech;
		struct nonet_wording wording = {.notation = (enum nonet_notation)notation};
		nonet_speech_start(&speech, &wording);
		const char *names[UINT8_MAX];
		for (int i = 0; i < UINT8_MAX; i++) {
			names[i] = nonet_phrase_letter(&speech, i + 1);
			for (int cell = 0; cell < NONET_CELLS; cell++)
				assert_string_not_equal(names[i], nonet_phrase_cell(&speech, cell));
			for (int row = 0; row < 9; row++)
				assert_string_not_equal(names[i], nonet_phrase_short_houses(&speech, 1u << row));
			for (int k = 0; k < i; k++)
				assert_string_not_equal(names[i], names[k]);
		}
		char *text;
		assert_int_equal(nonet_speech_finish(&speech, &text), NONET_OK);
		free(text);
	}
}

/* Whether the letter, which stands alone, is that of a set or colour here. */
static bool names_a_group(const char *text, const char *at) {
	static const char *const after[] = {"=", "-", ": ", " is ", " has lost ", " cannot ", " sees "};
	if (at - text >= 4 && strncmp(at - 4, "row ", 4) == 0)
		return false;
	for (size_t i = 0; i < sizeof after / sizeof after[0]; i++)
		if (strncmp(at + 1, after[i], strlen(after[i])) == 0)
			return true;
	return false;
}

static int groups_named;

static void check_groups(void *context, const struct nonet_position *position,
                         const struct nonet_step *step) {
	(void)context;
	struct nonet_wording wording = {.notation = NONET_NOTATION_A1};
	for (int detail = NONET_DETAIL_SHORT; detail <= NONET_DETAIL_LONG; detail++) {
		char *text;
		assert_int_equal(
		    nonet_explain_step(position, step, &wording, (enum nonet_detail)detail, &text),
		    NONET_OK);
		for (const char *at = text; *at; at++)
			if (*at >= 'A' && *at <= 'Z' && (at == text || strchr(" \n,(-", at[-1])) &&
			    names_a_group(text, at)) {
				if (*at <= 'J')
					fail_msg("%c could be a row in: %s", *at, text);
				groups_named++;
			}
		free(text);
	}
}

static void no_group_is_named_for_a_row(void **state) {
	(void)state;
	groups_named = 0;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++)
		nonet_glossary_example((enum nonet_technique)i, check_groups, NULL);
	assert_true(groups_named > 50);
}

/* None is told by its cells alone. */
static void every_technique_has_words_of_its_own(void **state) {
	(void)state;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		int seen = -1;
		assert_int_equal(nonet_glossary_example((enum nonet_technique)i, check_example, &seen),
		                 NONET_OK);
		assert_int_equal(seen, i);
	}
}

/* ---- Whole paths ---- */

static void check_path(enum nonet_profile profile, const struct nonet_board *puzzle) {
	static struct nonet_step step;
	struct nonet_position position;
	nonet_position_start(puzzle, &position);
	struct nonet_path *path = nonet_path_new(profile, &position, NULL);
	assert_non_null(path);
	nonet_path_position(path, &position);
	while (nonet_path_next(path, NULL, &step) == NONET_OK) {
		check_words(&position, &step);
		nonet_path_position(path, &position);
	}
	assert_true(nonet_board_is_solved(&position.board));
	nonet_path_free(path);
}

static void whole_paths_have_words(void **state) {
	(void)state;
	/* Among them aligned exclusions, unique loops, graves, and nets with nested chains. */
	static const char *const puzzles[] = {
	    "1...........5.8.........2.5..7.148.34...3..6.3..78.42.2.83.7...6......5......271.",
	    "76..4..199.4...3.5.3.....4....796...6..5.4..1...182....8.....9.5.3...1.619..5..23",
	    "..159...........9..2..736...42..6.789...875..........95...1274313................",
	    "37.1.....6....5..48........4...8.3...169...8.......2.....7.....9..4..8.6....2...9",
	    "86.9................1478...7.8.....6542..3.1........3..83.65.7...4..2........46.3"};
	for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
		struct nonet_board puzzle = board_of(puzzles[i]);
		check_path(NONET_PROFILE_SE, &puzzle);
		check_path(NONET_PROFILE_HODOKU, &puzzle);
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(names_are_read),
	    cmocka_unit_test(every_technique_is_found_by_its_name),
	    cmocka_unit_test(a_name_with_foreign_letters_is_no_english_name),
	    cmocka_unit_test(cells_are_named),
	    cmocka_unit_test(steps_of_every_technique_have_words),
	    cmocka_unit_test(all_steps_are_told_right),
	    cmocka_unit_test(every_technique_has_words_of_its_own),
	    cmocka_unit_test(letters_are_not_taken_for_cells),
	    cmocka_unit_test(no_group_is_named_for_a_row),
	    cmocka_unit_test(whole_paths_have_words),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
