/* What the page asks of the library, as functions that WebAssembly exports. A question is put into
 * the room that page_begin clears, or into page_text; the answer is a JSON text, which page_result
 * gives until the next call. There is one thread and one page, so the room is static. */
#include "room.h"
#include "step_json.h"

#include <nonet.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name)))

enum { SECOND = 1000000000 };

static struct nonet_puzzle puzzle;
static char text[PAGE_TEXT_SIZE];
static struct json answer;

/* The page's: turns a template into its language, see struct nonet_wording. */
__attribute__((import_module("page"), import_name("translate"))) const char *
page_translate(const char *english, const char *plural, unsigned long count);

static const char *translate(void *context, const char *english, const char *plural,
                             unsigned long count) {
	(void)context;
	return page_translate(english, plural, count);
}

static struct nonet_wording wording = {.translate = translate};

EXPORT(page_text) char *page_text(void) {
	return text;
}

EXPORT(page_text_size) int page_text_size(void) {
	return PAGE_TEXT_SIZE;
}

struct nonet_puzzle *page_puzzle(void) {
	return &puzzle;
}

/* Clears the puzzle, and where its cells are to be written: regions, digits, givens (a byte each),
 * marks and marks in the corners (four bytes each). */
EXPORT(page_begin) void page_begin(int size) {
	nonet_puzzle_clear(&puzzle, size);
}

EXPORT(page_regions) uint8_t *page_regions(void) {
	return puzzle.region;
}

EXPORT(page_values) uint8_t *page_values(void) {
	return puzzle.value;
}

EXPORT(page_given) uint8_t *page_given(void) {
	return puzzle.given;
}

EXPORT(page_marks) uint32_t *page_marks(void) {
	return puzzle.marks;
}

EXPORT(page_corners) uint32_t *page_corners(void) {
	return puzzle.corners;
}

EXPORT(page_result) const char *page_result(void) {
	return answer.text.bytes ? answer.text.bytes : "";
}

/* Room for the page's own strings. */
EXPORT(page_allocate) void *page_allocate(size_t nbytes) {
	return malloc(nbytes);
}

EXPORT(page_notation) void page_notation(int a1) {
	wording.notation = a1 ? NONET_NOTATION_A1 : NONET_NOTATION_RC;
}

static void begin_answer(void) {
	nonet_buffer_free_inside(&answer.text);
	answer = (struct json){0};
	json_open(&answer, NULL, '{');
}

static void end_answer(void) {
	json_close(&answer, '}');
	if (answer.text.no_memory)
		nonet_buffer_free_inside(&answer.text);
}

/* The puzzle as a position; false when it is none of 9x9 cells with boxes. */
static bool read_position(struct nonet_position *position_ret) {
	return nonet_puzzle_position(&puzzle, position_ret);
}

/* Its clues alone. */
static bool read_givens(struct nonet_board *board_ret) {
	if (!nonet_puzzle_board(&puzzle, board_ret))
		return false;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!puzzle.given[cell])
			board_ret->cell[cell] = 0;
	return true;
}

/* For what the logic and the solver do not do. */
static void refuse(void) {
	begin_answer();
	json_boolean(&answer, "unsupported", true);
	end_answer();
}

static void write_board(const char *key, const struct nonet_board *board) {
	char line[NONET_LINE_SIZE];
	json_string(&answer, key, nonet_board_print(board, line));
}

static const char *verdict_name(enum nonet_verdict verdict) {
	static const char *const names[] = {[NONET_UNKNOWN] = "unknown",
	                                    [NONET_NONE] = "none",
	                                    [NONET_UNIQUE] = "unique",
	                                    [NONET_MANY] = "many"};
	return names[verdict];
}

static void write_bytes(const char *key, const uint8_t *bytes, int number) {
	json_open(&answer, key, '[');
	for (int i = 0; i < number; i++)
		json_number(&answer, NULL, bytes[i]);
	json_close(&answer, ']');
}

/* Left out where there are none. */
static void write_marks(const char *key, const uint32_t *marks, int number) {
	uint32_t any = 0;
	for (int i = 0; i < number; i++)
		any |= marks[i];
	if (!any)
		return;
	json_open(&answer, key, '[');
	for (int i = 0; i < number; i++)
		json_number(&answer, NULL, marks[i]);
	json_close(&answer, ']');
}

static void write_item(const struct nonet_item *item) {
	static struct nonet_puzzle found;
	nonet_item_puzzle(item, &found);
	int ncells = found.size * found.size;
	json_open(&answer, NULL, '{');
	json_number(&answer, "size", found.size);
	write_bytes("values", found.value, ncells);
	write_bytes("given", found.given, ncells);
	write_bytes("regions", found.region, ncells);
	write_marks("marks", found.marks, ncells);
	write_marks("corners", found.corners, ncells);
	if (found.words.title)
		json_string(&answer, "title", found.words.title);
	json_close(&answer, '}');
}

static void write_fault(const struct nonet_error *error) {
	char message[NONET_SENTENCE_SIZE];
	json_open(&answer, NULL, '{');
	json_number(&answer, "line", (long long)error->line);
	json_number(&answer, "column", (long long)error->column);
	json_string(&answer, "message",
	            nonet_sentence_text(&error->sentence, translate, NULL, message, sizeof message));
	json_close(&answer, '}');
}

/* Reads the first `nbytes` of the text in any form that nonet knows: {"puzzles": [...], or the
 * first fault as "fault"}. At most `most` puzzles are read. */
EXPORT(page_read) void page_read(size_t nbytes, int most) {
	struct nonet_reader *reader = nonet_reader_new();
	struct nonet_error fault;
	bool faulty = false, finished = false;
	begin_answer();
	json_open(&answer, "puzzles", '[');
	if (reader)
		nonet_reader_feed(reader, text, nbytes < PAGE_TEXT_SIZE ? nbytes : PAGE_TEXT_SIZE);
	for (int found = 0; reader && found < most;) {
		struct nonet_item item;
		enum nonet_status status = nonet_reader_next(reader, &item);
		if (status == NONET_OK || (status == NONET_SYNTAX && item.told)) {
			write_item(&item);
			found++;
		} else if (status == NONET_SYNTAX && !faulty) {
			faulty = true;
			fault = item.error;
		} else if (status == NONET_MORE && !finished) {
			finished = true;
			nonet_reader_finish(reader);
		} else if (status != NONET_SYNTAX) {
			break;
		}
	}
	json_close(&answer, ']');
	if (faulty) {
		json_open(&answer, "faults", '[');
		write_fault(&fault);
		json_close(&answer, ']');
	}
	end_answer();
	nonet_reader_free(reader);
}

struct two_solutions {
	int number;
	struct nonet_board solution[2];
};

static bool keep_solution(void *context, const struct nonet_board *solution) {
	struct two_solutions *two = context;
	if (two->number < 2)
		two->solution[two->number++] = *solution;
	return true;
}

static void write_conflicts(const struct nonet_board *board) {
	static struct nonet_conflict conflicts[NONET_MAX_CONFLICTS];
	size_t number = nonet_board_conflicts(board, conflicts, NONET_MAX_CONFLICTS);
	json_open(&answer, "conflicts", '[');
	for (size_t i = 0; i < number; i++) {
		char sentence[NONET_CONFLICT_TEXT_SIZE];
		json_string(&answer, NULL, nonet_conflict_text(&conflicts[i], sentence));
	}
	json_close(&answer, ']');
}

/* The solutions of the givens: {"verdict", "solutions": the first two, "conflicts"}. */
EXPORT(page_check) void page_check(void) {
	const struct nonet_limits limits = {.solutions = 2, .time_ns = 10ull * SECOND};
	struct two_solutions two = {0};
	struct nonet_board givens;
	if (!read_givens(&givens)) {
		refuse();
		return;
	}
	enum nonet_status status = nonet_enumerate(&givens, &limits, keep_solution, &two, NULL);
	enum nonet_verdict verdict = two.number == 2      ? NONET_MANY
	                             : status != NONET_OK ? NONET_UNKNOWN
	                             : two.number == 1    ? NONET_UNIQUE
	                                                  : NONET_NONE;
	begin_answer();
	json_string(&answer, "verdict", verdict_name(verdict));
	json_open(&answer, "solutions", '[');
	for (int i = 0; i < two.number; i++)
		write_board(NULL, &two.solution[i]);
	json_close(&answer, ']');
	write_conflicts(&givens);
	end_answer();
}

static const char *kind_name(enum nonet_hint_kind kind) {
	static const char *const names[] = {[NONET_HINT_STEP] = "step",
	                                    [NONET_HINT_SOLVED] = "solved",
	                                    [NONET_HINT_CONFLICT] = "conflict",
	                                    [NONET_HINT_NO_SOLUTION] = "no-solution",
	                                    [NONET_HINT_WRONG_DIGIT] = "wrong-digit",
	                                    [NONET_HINT_WRONG_MARKS] = "wrong-marks",
	                                    [NONET_HINT_DEAD_END] = "dead-end",
	                                    [NONET_HINT_NO_STEP] = "no-step"};
	return names[kind];
}

/* The next step of the position, or what is wrong with it: {"kind", "texts": the three levels,
 * "step", or "status" when none was found in time}. */
EXPORT(page_hint) void page_hint(void) {
	const struct nonet_limits limits = {.time_ns = 20ull * SECOND};
	struct nonet_position position;
	struct nonet_hint *hint = NULL;
	if (!read_position(&position)) {
		refuse();
		return;
	}
	enum nonet_status status = nonet_hint_new(&position, NULL, &limits, &hint);
	begin_answer();
	if (status == NONET_OK) {
		json_string(&answer, "kind", kind_name(nonet_hint_kind(hint)));
		json_open(&answer, "texts", '[');
		for (int level = NONET_HINT_WHERE; level <= NONET_HINT_WHY; level++) {
			char *sentence = NULL;
			nonet_hint_text(hint, level, &wording, &sentence);
			json_string(&answer, NULL, sentence);
			free(sentence);
		}
		json_close(&answer, ']');
		if (nonet_hint_step(hint))
			step_json_write(&answer, "step", &position, nonet_hint_step(hint), &wording);
	} else {
		json_string(&answer, "kind", "unknown");
	}
	end_answer();
	nonet_hint_free(hint);
}

/* The way from the position to the solution: {"verdict", "steps": [...], "ended"}. */
EXPORT(page_path) void page_path(void) {
	const struct nonet_limits limits = {.time_ns = 20ull * SECOND};
	static struct nonet_step step;
	struct nonet_position position;
	enum nonet_status status = NONET_NO_MEMORY;
	if (!read_position(&position)) {
		refuse();
		return;
	}
	struct nonet_path *path = nonet_path_new(NONET_PROFILE_NONET, &position, NULL);
	begin_answer();
	json_open(&answer, "steps", '[');
	while (path && (status = nonet_path_next(path, &limits, &step)) == NONET_OK) {
		step_json_write(&answer, NULL, &position, &step, &wording);
		nonet_path_position(path, &position);
	}
	json_close(&answer, ']');
	json_boolean(&answer, "complete", nonet_board_is_solved(&position.board));
	json_string(&answer, "verdict", verdict_name(path ? nonet_path_verdict(path) : NONET_UNKNOWN));
	json_boolean(&answer, "stopped", status != NONET_END);
	end_answer();
	nonet_path_free(path);
}

/* How hard the givens are: {"verdict", "nonet", "se", "hodoku"}; ratings that were stopped are
 * lower bounds. */
EXPORT(page_rate) void page_rate(void) {
	const struct nonet_limits limits = {.time_ns = 15ull * SECOND};
	struct nonet_board givens;
	struct nonet_grade grade;
	struct nonet_se_rating se;
	struct nonet_hodoku_rating hodoku;
	if (!read_givens(&givens)) {
		refuse();
		return;
	}
	enum nonet_status grade_status = nonet_rate_nonet(&givens, &limits, &grade);
	enum nonet_status se_status = nonet_rate_se(&givens, &limits, &se);
	enum nonet_status hodoku_status = nonet_rate_hodoku(&givens, &limits, &hodoku);
	begin_answer();
	json_string(&answer, "verdict", verdict_name(grade.verdict));
	json_open(&answer, "nonet", '{');
	json_string(&answer, "level", nonet_level_name(grade.level));
	json_number(&answer, "grade", grade.grade);
	json_string(&answer, "hardest", nonet_means_name(grade.hardest));
	json_boolean(&answer, "atLeast", grade_status != NONET_OK || grade.verdict != NONET_UNIQUE);
	json_close(&answer, '}');
	json_open(&answer, "se", '{');
	json_number(&answer, "er", se.er);
	json_number(&answer, "ep", se.ep);
	json_number(&answer, "ed", se.ed);
	json_string(&answer, "hardest", se.step_count ? nonet_technique_name(se.hardest) : NULL);
	json_boolean(&answer, "atLeast", se_status != NONET_OK || se.verdict != NONET_UNIQUE);
	json_close(&answer, '}');
	json_open(&answer, "hodoku", '{');
	json_string(&answer, "level", nonet_hodoku_level_name(hodoku.level));
	json_number(&answer, "score", hodoku.score);
	json_string(&answer, "hardest",
	            hodoku.step_count ? nonet_technique_name(hodoku.hardest) : NULL);
	json_boolean(&answer, "atLeast", hodoku_status != NONET_OK || hodoku.verdict != NONET_UNIQUE);
	json_close(&answer, '}');
	end_answer();
}

static bool write_generated(void *context, const struct nonet_generated *generated) {
	*(bool *)context = true;
	write_board("puzzle", &generated->puzzle);
	write_board("solution", &generated->solution);
	json_string(&answer, "level", nonet_level_name(generated->grade.level));
	json_number(&answer, "grade", generated->grade.grade);
	return false;
}

/* A new puzzle of one of the seven levels, 0..6: {"puzzle", "solution", "level", "grade"}, or
 * nothing but "found": false when the time was too short. */
EXPORT(page_generate) void page_generate(int level, uint32_t seed_high, uint32_t seed_low) {
	/* Under a symmetry, Extreme ones are too rare to be waited for. */
	bool is_extreme = level == NONET_LEVEL_EXTREME;
	struct nonet_wish wish = {.symmetry =
	                              is_extreme ? NONET_SYMMETRY_NONE : NONET_SYMMETRY_ROTATE180,
	                          .has_level = true,
	                          .lowest_level = (enum nonet_level)level,
	                          .highest_level = (enum nonet_level)level,
	                          .scales = NONET_SCALE_NONET};
	bool found = false;
	struct nonet_generate_options options = {.seed = (uint64_t)seed_high << 32 | seed_low,
	                                         .time_ns = 60ull * SECOND,
	                                         .visit = write_generated,
	                                         .context = &found};
	begin_answer();
	nonet_generate(&wish, &options, NULL);
	json_boolean(&answer, "found", found);
	end_answer();
}

/* What there is to know of a technique: {"name", "text"}. */
EXPORT(page_technique) void page_technique(int technique) {
	char *sentence = NULL;
	begin_answer();
	if (technique >= 0 && technique < NONET_TECHNIQUE_COUNT) {
		nonet_explain_technique((enum nonet_technique)technique, &wording, &sentence);
		json_string(&answer, "name", nonet_technique_name((enum nonet_technique)technique));
		json_string(&answer, "text", sentence);
		free(sentence);
	}
	end_answer();
}
