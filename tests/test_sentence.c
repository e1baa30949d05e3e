#include "support.h"

#include "base/sentence.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Putting together ---- */

static const char *tell(const struct nonet_sentence *sentence, nonet_translate *translate) {
	static char text[NONET_SENTENCE_SIZE];
	return nonet_sentence_text(sentence, translate, NULL, text, sizeof text);
}

static struct nonet_sentence basket(unsigned long apples) {
	struct nonet_sentence sentence;
	nonet_sentence_begin(&sentence, "{count} apple in {where}", "{count} apples in {where}",
	                     apples);
	nonet_sentence_fill(&sentence,
	                    NONET_WITH(NONET_PHRASE("where", "a {thing} of {owner}"),
	                               NONET_TEXT("thing", "basket"), NONET_TEXT("owner", "{thing}")));
	return sentence;
}

static void a_sentence_is_put_together_in_english(void **state) {
	(void)state;
	struct nonet_sentence one = basket(1), none = basket(0), many = basket(25);
	assert_string_equal(tell(&one, NULL), "1 apple in a basket of {thing}");
	assert_string_equal(tell(&none, NULL), "0 apples in a basket of {thing}");
	assert_string_equal(tell(&many, NULL), "25 apples in a basket of {thing}");
	assert_string_equal(tell(&(struct nonet_sentence){.english = NULL}, NULL), "");
}

/* As a language with another order and one form for all numbers. */
static const char *reorder(void *context, const char *english, const char *plural,
                           unsigned long count) {
	(void)context;
	if (plural)
		return count == 1 ? "{where} > {count}" : "{where} >> {count} {count} {unknown";
	return strcmp(english, "a {thing} of {owner}") == 0 ? "{owner}/{thing}/{nothing}" : english;
}

static void translations_have_their_own_order(void **state) {
	(void)state;
	struct nonet_sentence one = basket(1), many = basket(3);
	assert_string_equal(tell(&one, reorder), "{thing}/basket/{nothing} > 1");
	assert_string_equal(tell(&many, reorder), "{thing}/basket/{nothing} >> 3 3 {unknown");
}

/* A translation of somebody who forgot to close a brace. */
static const char *slip(void *context, const char *english, const char *plural,
                        unsigned long count) {
	(void)english, (void)plural, (void)count;
	return context;
}

static void a_place_that_is_not_closed_is_shown(void **state) {
	(void)state;
	static char slips[][16] = {"{\0hidden", "{count\0hidden", "{where\0hidden", "{none\0hidden"};
	struct nonet_sentence many = basket(2);
	for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
		char text[NONET_SENTENCE_SIZE];
		nonet_sentence_text(&many, slip, slips[i], text, sizeof text);
		assert_string_equal(text, slips[i]);
	}
}

/* A translation that puts a phrase into itself. */
static const char *circle(void *context, const char *english, const char *plural,
                          unsigned long count) {
	(void)context, (void)english, (void)plural, (void)count;
	return "({where}{where})";
}

static void a_circle_ends(void **state) {
	(void)state;
	struct nonet_sentence sentence = basket(2);
	assert_string_equal(tell(&sentence, circle), "(((()())(()()))((()())(()())))");
}

static void what_does_not_fit_is_cut_between_characters(void **state) {
	(void)state;
	struct nonet_sentence sentence;
	nonet_sentence_begin(&sentence, "\u5BAB{sign}!", NULL, 1);
	nonet_sentence_fill(&sentence, NONET_WITH(NONET_TEXT("sign", "\u00E9\U0001F600")));
	const char *const shown[] = {"",
	                             "",
	                             "",
	                             "\u5BAB",
	                             "\u5BAB",
	                             "\u5BAB\u00E9",
	                             "\u5BAB\u00E9",
	                             "\u5BAB\u00E9",
	                             "\u5BAB\u00E9",
	                             "\u5BAB\u00E9\U0001F600",
	                             "\u5BAB\u00E9\U0001F600!"};
	for (size_t room = 0; room < sizeof shown / sizeof *shown; room++) {
		char text[16];
		memset(text, 'x', sizeof text);
		nonet_sentence_text(&sentence, NULL, NULL, text, room + 1);
		assert_string_equal(text, shown[room]);
		assert_int_equal(text[room + 1], 'x');
	}
}

/* Texts of any length: the places after them still get theirs. */
static void long_texts_leave_room_for_others(void **state) {
	(void)state;
	char full[NONET_SENTENCE_WORDS + 50];
	for (size_t length = 0; length < sizeof full; length++) {
		struct nonet_sentence sentence;
		memset(full, 'a', sizeof full);
		full[length] = '\0';
		nonet_sentence_begin(&sentence, "{a}{b}{c}{d}{e}{f}", NULL, 1);
		const char *const names[NONET_SENTENCE_PLACES] = {"a", "b", "c", "d", "e", "f"};
		for (int i = 0; i < NONET_SENTENCE_PLACES; i++)
			nonet_sentence_fill(&sentence, NONET_WITH(NONET_TEXT(names[i], i == 0 ? full : "")));
		size_t most = NONET_SENTENCE_WORDS - NONET_SENTENCE_PLACES;
		assert_int_equal(strlen(tell(&sentence, NULL)), length < most ? length : most);
	}
}

/* ---- The catalogue has all that the library says of bad input ---- */

static char *catalog; /* po/nonet.pot, each of its texts on one line */

static char *read_file(const char *path, size_t *nbytes_ret) {
	FILE *file = fopen(path, "rb");
	assert_non_null(file);
	assert_int_equal(fseek(file, 0, SEEK_END), 0);
	*nbytes_ret = (size_t)ftell(file);
	rewind(file);
	char *bytes = malloc(*nbytes_ret + 1);
	assert_non_null(bytes);
	assert_int_equal(fread(bytes, 1, *nbytes_ret, file), *nbytes_ret);
	bytes[*nbytes_ret] = '\0';
	fclose(file);
	return bytes;
}

static int load_catalog(void **state) {
	(void)state;
	size_t nbytes;
	catalog = read_file(NONET_TEST_DATA "/../../po/nonet.pot", &nbytes);
	static const char joint[] = "\"\n\"";
	char *to = catalog;
	for (const char *from = catalog; *from;) {
		if (strncmp(from, joint, sizeof joint - 1) == 0)
			from += sizeof joint - 1;
		else
			*to++ = *from++;
	}
	*to = '\0';
	return 0;
}

static int free_catalog(void **state) {
	(void)state;
	free(catalog);
	return 0;
}

static bool has_word(const char *english) {
	bool in_place = false;
	for (; *english; english++) {
		in_place = *english == '{' || (in_place && *english != '}');
		if (!in_place && ((*english | 0x20) >= 'a' && (*english | 0x20) <= 'z'))
			return true;
	}
	return false;
}

static void check_text(const char *english) {
	char entry[1000] = "\"";
	size_t length = 1;
	if (!english || !has_word(english))
		return;
	for (; *english; english++) {
		if (*english == '"' || *english == '\\')
			entry[length++] = '\\';
		entry[length++] = *english;
	}
	strcpy(entry + length, "\"\n");
	if (!strstr(catalog, entry))
		fail_msg("not in po/nonet.pot: %s", entry);
}

static void check_sentence(const struct nonet_sentence *sentence) {
	assert_non_null(sentence->english);
	check_text(sentence->english);
	check_text(sentence->plural);
	for (int i = 0; i < NONET_SENTENCE_PLACES && sentence->place[i].name; i++)
		check_text(sentence->place[i].phrase);
	assert_null(strchr(tell(sentence, NULL), '\n'));
}

static void check_error(const struct nonet_error *error) {
	check_sentence(&error->sentence);
	const char *told = tell(&error->sentence, NULL);
	assert_int_equal(strncmp(told, error->message, strlen(error->message)), 0);
	assert_true(strlen(error->message) == strlen(told) || strlen(told) >= sizeof error->message);
}

/* Reads the text and checks each fault. How many there were. */
static int check_text_faults(struct nonet_reader *reader, const char *bytes, size_t nbytes) {
	struct nonet_item item;
	int faults = 0;
	nonet_reader_reset(reader);
	nonet_reader_feed(reader, bytes, nbytes);
	for (;;) {
		switch (nonet_reader_next(reader, &item)) {
		case NONET_OK:
			break;
		case NONET_SYNTAX:
			check_error(&item.error);
			faults++;
			break;
		case NONET_MORE:
			nonet_reader_finish(reader);
			break;
		default:
			return faults;
		}
	}
}

enum { SPOILT = 60 };

/* The text as it is, cut off, and with some byte exchanged, in many places. */
static int check_spoilt(struct nonet_reader *reader, char *bytes, size_t nbytes) {
	static const char others[] = "5x\"{<,:\x01\xC3";
	int faults = check_text_faults(reader, bytes, nbytes);
	for (size_t i = 0; i < SPOILT; i++) {
		size_t at = nbytes * i / SPOILT;
		char kept = bytes[at];
		faults += check_text_faults(reader, bytes, at);
		bytes[at] = others[i % (sizeof others - 1)];
		faults += check_text_faults(reader, bytes, nbytes);
		bytes[at] = kept;
	}
	return faults;
}

static void faults_of_spoilt_files_are_in_the_catalog(void **state) {
	(void)state;
	enum { MOST_NBYTES = 40000 };
	static const char folder[] = NONET_TEST_DATA "/formats";
	struct nonet_reader *reader = nonet_reader_new();
	DIR *files = opendir(folder);
	assert_non_null(reader);
	assert_non_null(files);
	int faults = 0;
	for (struct dirent *file; (file = readdir(files)) != NULL;) {
		char path[sizeof folder + sizeof file->d_name];
		size_t nbytes;
		if (file->d_name[0] == '.')
			continue;
		snprintf(path, sizeof path, "%s/%s", folder, file->d_name);
		char *bytes = read_file(path, &nbytes);
		faults += check_spoilt(reader, bytes, nbytes < MOST_NBYTES ? nbytes : MOST_NBYTES);
		free(bytes);
	}
	assert_in_range(faults, 1000, INT32_MAX);
	closedir(files);
	nonet_reader_free(reader);
}

static void faults_of_single_texts_are_in_the_catalog(void **state) {
	(void)state;
	static const char table[] = "puzzle,solution\n123,456\n"
	                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28...."
	                            "419..5....8..79,1\n";
	const char *const texts[] = {
	    "5q",
	    "123456789",
	    "[[1,2,3],[4]]",
	    "[9",
	    "1,2,3,4",
	    ".Shape~9x9.~R1C1_5.Thermo~R1C1~R2C1",
	    ".~R1C1",
	    "SCv7_32_zz",
	    "SCv7_32_12",
	    "SCv3_1",
	    "3x3::k:12",
	    "\xFF\xFEq",
	    "3x3:a",
	    "9j:a",
	    "2x2#123",
	    "https://f-puzzles.com/?load=NoBwf",
	    "https://sudokupad.app/abc",
	    "https://www.sudokuwiki.org/sudoku.htm?bd=12",
	    ":0000:x:12:::",
	    ":0000:x:1+a:::",
	    "{\"nonet\":2}",
	    "{\"nonet\":1,\"puzzle\":3}",
	    "{\"nonet\":1,\"puzzle\":\"12\"}",
	    "{\"nonet\":1,\"puzzle\":\"1\",\"cells\":\"2\"}",
	    "{\"nonet\":1,\"puzzle\":\"7\"}",
	    "{\"nonet\":1,\"puzzle\":\"1...\",\"regions\":\"1111\"}",
	    "{\"nonet\":1,\"puzzle\":\"1...\",\"marks\":\"1\"}",
	    "{\"size\":9,\"grid\":[[{}]]}",
	    "{\"size\":99,\"grid\":[[{}]]}",
	    "{\"size\":1,\"grid\":[[{\"value\":7}]],\"arrow\":[1],\"even\":[1],\"mine\":[1]}",
	    "{\"cells\":[[{}]],\"regions\":[1,2]}",
	    "{\"cells\":[[{}],[{}]]}",
	    "{\"givenDigits\":\"12\"}",
	    "{\"givenDigits\":1,\"gridSize\":6}",
	    "<opensudoku><game/></opensudoku>",
	    "<opensudoku version=\"7\"/>",
	    "<opensudoku><game data=\"12\"/></opensudoku>",
	    "<ksudoku><game/></ksudoku>",
	    "<a>",
	    "<a",
	    "<a><b></a>",
	    "<a x=\"1\" x=\"2\"/>",
	    "<a>&x;</a>",
	    "<sudoku/>",
	    table,
	};
	struct nonet_reader *reader = nonet_reader_new();
	assert_non_null(reader);
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		if (check_text_faults(reader, texts[i], strlen(texts[i])) == 0)
			fail_msg("taken for good: %s", texts[i]);
	nonet_reader_free(reader);
}

static void other_faults_are_in_the_catalog(void **state) {
	(void)state;
	static const char *const transforms[] = {"q",
	                                         "t",
	                                         "r1",
	                                         "r123456789",
	                                         "r123456789,c147258369",
	                                         "r123456789,c123456789,d111111111",
	                                         "r123456789,c123456789,d123456789,"};
	struct nonet_transform transform;
	struct nonet_board board;
	struct nonet_error error;
	for (size_t i = 0; i < sizeof transforms / sizeof *transforms; i++) {
		assert_int_equal(
		    nonet_transform_parse(transforms[i], strlen(transforms[i]), &transform, &error),
		    NONET_SYNTAX);
		check_error(&error);
	}
	static const char *const lines[] = {"1", "1 2", "q", "\x7F", ""};
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		assert_int_equal(nonet_board_parse(lines[i], strlen(lines[i]), &board, &error),
		                 NONET_SYNTAX);
		check_error(&error);
	}
}

static void check_load(const char *text, size_t nbytes) {
	struct nonet_session *session;
	struct nonet_error error;
	if (nonet_session_load(text, nbytes, &session, &error) == NONET_OK)
		nonet_session_free(session);
	else
		check_error(&error);
}

/* A saved game that is cut off or spoilt anywhere. */
static void faults_of_saved_games_are_in_the_catalog(void **state) {
	(void)state;
	struct nonet_puzzle puzzle;
	nonet_puzzle_clear(&puzzle, 9);
	struct nonet_session *session = nonet_session_new(&puzzle);
	assert_non_null(session);
	const uint16_t cell = 0;
	char *text;
	assert_int_equal(nonet_session_enter(session, &cell, 1, 5), NONET_OK);
	assert_int_equal(nonet_session_save(session, 0, &text), NONET_OK);
	size_t nbytes = strlen(text);
	for (size_t at = 0; at < nbytes; at++) {
		check_load(text, at);
		char kept = text[at];
		text[at] = at % 2 ? '\x01' : '~';
		check_load(text, nbytes);
		text[at] = kept;
	}
	free(text);
	nonet_session_free(session);
}

static void reasons_against_wishes_are_in_the_catalog(void **state) {
	(void)state;
	struct nonet_wish wishes[] = {
	    {.most_clues = 16},
	    {.fewest_clues = 30, .most_clues = 20},
	    {.fewest_clues = 80},
	    {.symmetry = NONET_SYMMETRY_FULL, .fewest_clues = 23, .most_clues = 23},
	    {.symmetry = NONET_SYMMETRY_FULL, .fewest_clues = 22, .most_clues = 23},
	    {.has_pattern = true},
	    {.has_pattern = true, .pattern = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
	    {.has_solution = true},
	    {.has_from = true, .random_symmetry = true},
	    {.has_from = true},
	    {.unbiased = true, .keep_redundant = true},
	    {.has_level = true,
	     .lowest_level = NONET_LEVEL_HARD,
	     .highest_level = NONET_LEVEL_HARD,
	     .highest_se = 15},
	    {.lowest_se = 50, .has_hodoku_level = true, .highest_hodoku_level = NONET_HODOKU_EASY},
	    {.has_level = true,
	     .highest_level = NONET_LEVEL_EASY,
	     .required_count = 1,
	     .required = {{NONET_TECHNIQUE_JELLYFISH, 1}}},
	    {.only_count = 1,
	     .only = {NONET_TECHNIQUE_NAKED_PAIR},
	     .required_count = 1,
	     .required = {{NONET_TECHNIQUE_JELLYFISH, 1}}},
	};
	for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++) {
		struct nonet_sentence reason;
		char english[NONET_WISH_TEXT_SIZE];
		assert_false(nonet_wish_check(&wishes[i], &reason));
		check_sentence(&reason);
		assert_false(nonet_wish_possible(&wishes[i], english));
		assert_string_equal(tell(&reason, NULL), english);
	}
}

static void status_texts_are_in_the_catalog(void **state) {
	(void)state;
	for (int status = NONET_OK; status <= NONET_NO_MEMORY; status++)
		check_text(nonet_status_text((enum nonet_status)status));
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(a_sentence_is_put_together_in_english),
	    cmocka_unit_test(translations_have_their_own_order),
	    cmocka_unit_test(a_place_that_is_not_closed_is_shown),
	    cmocka_unit_test(a_circle_ends),
	    cmocka_unit_test(what_does_not_fit_is_cut_between_characters),
	    cmocka_unit_test(long_texts_leave_room_for_others),
	    cmocka_unit_test(faults_of_spoilt_files_are_in_the_catalog),
	    cmocka_unit_test(faults_of_single_texts_are_in_the_catalog),
	    cmocka_unit_test(other_faults_are_in_the_catalog),
	    cmocka_unit_test(faults_of_saved_games_are_in_the_catalog),
	    cmocka_unit_test(reasons_against_wishes_are_in_the_catalog),
	    cmocka_unit_test(status_texts_are_in_the_catalog),
	};
	return cmocka_run_group_tests(tests, load_catalog, free_catalog);
}
