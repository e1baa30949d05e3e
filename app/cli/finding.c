#include "cli/finding.h"
#include "common/elapsed.h"
#include "common/interrupt.h"
#include "common/language.h"
#include "common/words.h"

#include <nonet/render.h>
#include <string.h>

struct nonet_limits finding_limits(const struct nonet_kernel *kernel, uint64_t solutions,
                                   uint64_t time_ns) {
	return (struct nonet_limits){
	    .solutions = solutions, .time_ns = time_ns, .poll = interrupt_poll, .kernel = kernel};
}

/* Looked at only after a puzzle turned out to have no solution: that is quicker than looking at
 * every puzzle. */
static void look_for_conflict(struct finding *finding) {
	finding->conflict = finding->verdict == NONET_NONE &&
	                    nonet_board_conflicts(&finding->puzzle->item.board, NULL, 0) > 0;
}

void finding_solve(struct finding *finding, uint64_t time_limit_ns,
                   struct nonet_answer *answer_ret) {
	if (!finding->puzzle->readable)
		return;
	struct nonet_limits limits = finding_limits(finding->kernel, 0, time_limit_ns);
	uint64_t begin_ns = elapsed_now_ns();
	finding->ended = nonet_solve(&finding->puzzle->item.board, &limits, answer_ret);
	finding->time_ns = elapsed_now_ns() - begin_ns;
	finding->verdict = answer_ret->verdict;
	look_for_conflict(finding);
}

static bool keep_solution(void *context, const struct nonet_board *solution) {
	*(struct nonet_board *)context = *solution;
	return true;
}

void finding_choose_solution(const struct finding *finding, struct nonet_answer *answer) {
	struct nonet_limits only_first = {.solutions = 1, .kernel = finding->kernel};
	if (finding->verdict == NONET_MANY)
		nonet_enumerate(&finding->puzzle->item.board, &only_first, keep_solution, &answer->solution,
		                NULL);
}

void finding_from_count(struct finding *finding, enum nonet_status ended, uint64_t count) {
	finding->ended = ended;
	if (count > 1)
		finding->verdict = NONET_MANY;
	else if (ended != NONET_OK)
		finding->verdict = NONET_UNKNOWN;
	else
		finding->verdict = count == 1 ? NONET_UNIQUE : NONET_NONE;
	look_for_conflict(finding);
}

const char *finding_word(const struct finding *finding) {
	bool invalid = !finding->puzzle->readable || finding->conflict;
	return invalid ? "invalid" : words_verdict(finding->verdict);
}

bool finding_is_trouble(const struct finding *finding) {
	return finding->verdict == NONET_NONE || finding->verdict == NONET_UNKNOWN;
}

static const char *worded(enum finding_reader reader, const char *english) LANGUAGE_FORMAT(2);
static const char *worded(enum finding_reader reader, const char *english) {
	return reader == FINDING_FOR_PEOPLE ? _(english) : english;
}

enum { HOUSE_SIZE = 48 };

static const char *house_text(int house, enum finding_reader reader, char text_ret[HOUSE_SIZE]) {
	static const char *const kinds[] = {N_("row %d"), N_("column %d"), N_("box %d")};
	snprintf(text_ret, HOUSE_SIZE, worded(reader, kinds[house / 9]), house % 9 + 1);
	return text_ret;
}

void finding_conflict_text(const struct nonet_conflict *conflict, enum finding_reader reader,
                           char text_ret[FINDING_REASON_SIZE]) {
	char a[NONET_NAME_SIZE], b[NONET_NAME_SIZE], house[HOUSE_SIZE];
	snprintf(text_ret, FINDING_REASON_SIZE, worded(reader, N_("%s and %s both hold %d (%s)")),
	         nonet_cell_name(conflict->cell_a, a), nonet_cell_name(conflict->cell_b, b),
	         conflict->digit, house_text(conflict->house, reader, house));
}

static void say_conflicts(const struct nonet_board *board, enum finding_reader reader,
                          void (*say)(void *context, const char *reason), void *context) {
	struct nonet_conflict conflicts[NONET_MAX_CONFLICTS];
	size_t nconflicts = nonet_board_conflicts(board, conflicts, NONET_MAX_CONFLICTS);
	for (size_t i = 0; i < nconflicts; i++) {
		char text[FINDING_REASON_SIZE];
		finding_conflict_text(&conflicts[i], reader, text);
		say(context, text);
	}
}

/* What a dead end is reached by, or an empty text. */
static void describe_way(int forced, enum finding_reader reader,
                         char text_ret[FINDING_REASON_SIZE / 2]) {
	static const char one[] = "after filling in %d forced cell, ";
	static const char others[] = "after filling in %d forced cells, ";
	const char *format = forced == 1 ? one : others;
	if (reader == FINDING_FOR_PEOPLE)
		format = _n("after filling in %d forced cell, ", "after filling in %d forced cells, ",
		            (unsigned long)forced);
	text_ret[0] = '\0';
	if (forced > 0)
		snprintf(text_ret, FINDING_REASON_SIZE / 2, format, forced);
}

static void describe_dead_end(const struct nonet_board *board, enum finding_reader reader,
                              char text_ret[FINDING_REASON_SIZE]) {
	struct nonet_dead_end end = nonet_find_dead_end(board);
	char cell[NONET_NAME_SIZE], house[HOUSE_SIZE], way[FINDING_REASON_SIZE / 2];
	describe_way(end.forced, reader, way);
	switch (end.kind) {
	case NONET_DEAD_END_CELL:
		snprintf(text_ret, FINDING_REASON_SIZE,
		         worded(reader, N_("no solution: %sno digit fits in %s")), way,
		         nonet_cell_name(end.cell, cell));
		break;
	case NONET_DEAD_END_HOUSE:
		snprintf(text_ret, FINDING_REASON_SIZE,
		         worded(reader, N_("no solution: %sno place is left for %d in %s")), way, end.digit,
		         house_text(end.house, reader, house));
		break;
	case NONET_DEAD_END_NOT_FOUND:
		snprintf(text_ret, FINDING_REASON_SIZE, "%s",
		         worded(reader, N_("no solution: every way to fill it in fails")));
		break;
	}
}

void finding_reasons(const struct finding *finding, enum finding_reader reader,
                     void (*say)(void *context, const char *reason), void *context) {
	const struct nonet_board *board = &finding->puzzle->item.board;
	if (!finding->puzzle->readable)
		return;
	if (finding->conflict) {
		say_conflicts(board, reader, say, context);
	} else if (finding->verdict == NONET_NONE) {
		char text[FINDING_REASON_SIZE];
		describe_dead_end(board, reader, text);
		say(context, text);
	} else if (finding->verdict == NONET_UNKNOWN) {
		say(context, worded(reader, finding_end_text(finding)));
	}
}

const char *finding_end_text(const struct finding *finding) {
	if (finding->ended == NONET_STOPPED)
		return N_("stopped before the answer was known");
	return nonet_status_text(finding->ended);
}

/* What the two ways to write reasons need. */
struct writer {
	struct output *output;
	const struct puzzle *puzzle;
};

static void note_reason(void *context, const char *reason) {
	struct writer *writer = context;
	input_note(writer->output, writer->puzzle, reason);
}

void finding_note(struct output *output, const struct finding *finding) {
	struct writer writer = {output, finding->puzzle};
	finding_reasons(finding, FINDING_FOR_PEOPLE, note_reason, &writer);
	if (finding->verdict == NONET_MANY)
		input_note(output, finding->puzzle, N_("two or more solutions"));
}

static void say_reason(void *context, const char *reason) {
	struct writer *writer = context;
	char sentence[FINDING_REASON_SIZE];
	snprintf(sentence, sizeof sentence, "%s", reason);
	/* Sentences begin with a capital, cell names do not. */
	if (sentence[0] >= 'a' && sentence[0] <= 'z' &&
	    !(sentence[0] == 'r' && sentence[1] >= '1' && sentence[1] <= '9'))
		sentence[0] = (char)(sentence[0] - 'a' + 'A');
	output_say(writer->output, "%s.", sentence);
}

static void mark_conflicts(const struct nonet_board *board, uint8_t marked_ret[NONET_CELLS]) {
	struct nonet_conflict conflicts[NONET_MAX_CONFLICTS];
	size_t nconflicts = nonet_board_conflicts(board, conflicts, NONET_MAX_CONFLICTS);
	memset(marked_ret, 0, NONET_CELLS);
	for (size_t i = 0; i < nconflicts; i++)
		marked_ret[conflicts[i].cell_a] = marked_ret[conflicts[i].cell_b] = 1;
}

void finding_draw_trouble(struct output *output, const struct finding *finding) {
	const struct nonet_board *board = &finding->puzzle->item.board;
	struct writer writer = {output, finding->puzzle};
	uint8_t marked[NONET_CELLS];
	if (!finding->puzzle->readable)
		return;
	mark_conflicts(board, marked);
	finding_draw(output, board, board, marked);
	finding_reasons(finding, FINDING_FOR_PEOPLE, say_reason, &writer);
}

void finding_draw(struct output *output, const struct nonet_board *board,
                  const struct nonet_board *clues, const uint8_t *marked) {
	static char text[NONET_TEXT_SIZE];
	struct nonet_text_style style = {.unicode = output->term.unicode, .color = output->term.color};
	output_bytes(output, text, nonet_render_text(board, clues, marked, &style, text));
}

char *finding_time(const struct output *output, const struct finding *finding,
                   char text_ret[FINDING_TIME_SIZE]) {
	char time[ELAPSED_TEXT_SIZE];
	text_ret[0] = '\0';
	if (output->term.is_terminal)
		snprintf(text_ret, FINDING_TIME_SIZE, " (%s)", elapsed_text(finding->time_ns, time));
	return text_ret;
}

char *finding_cells(const uint8_t cells[NONET_CELLS], const char *separator,
                    char text_ret[FINDING_CELLS_SIZE]) {
	size_t length = 0;
	text_ret[0] = '\0';
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		char name[NONET_NAME_SIZE];
		if (!cells[cell])
			continue;
		length += (size_t)snprintf(text_ret + length, FINDING_CELLS_SIZE - length, "%s%s",
		                           length > 0 ? separator : "", nonet_cell_name(cell, name));
	}
	return text_ret;
}
