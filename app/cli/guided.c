#include "cli/guided.h"
#include "cli/entry.h"
#include "cli/finding.h"
#include "cli/talk.h"
#include "common/elapsed.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <inttypes.h>
#include <nonet/io.h>
#include <string.h>

struct sample {
	const char *name;
	const char *line;
};

static const struct sample samples[] = {
    {N_("an easy puzzle"),
     "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4"},
    {N_("a hard puzzle"),
     "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"},
    {N_("a famous one: Arto Inkala, 2012"),
     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."},
    {N_("one with more than one solution"),
     "1.62........4..82.2....5....8..4...7...6.3...5...1..4....9......39..4........29.5"},
};

enum { NSAMPLES = sizeof samples / sizeof samples[0] };

/* A line that is shorter than a row was meant as a choice. */
enum { SHORTEST_ROW = 9 };

/* How long to count the solutions of a puzzle that has several, and how far. */
static const uint64_t count_limit = 1000;
static const uint64_t count_time_ns = 1000000000u;

static void show_menu(struct output *output) {
	output_print(output, "\n%s\n", _("Which puzzle shall I solve?"));
	for (int i = 0; i < NSAMPLES; i++)
		output_print(output, "  %d  %s\n", i + 1, _(samples[i].name));
	output_print(output, "  %d  %s\n", NSAMPLES + 1, _("one that you type"));
	output_print(output, "%s\n", _("Or paste a whole puzzle.  q leaves."));
}

static void say_choices(struct output *output) {
	output_say(output, "Please type a number from 1 to %d, or paste a puzzle.", NSAMPLES + 1);
}

static void say_unreadable(struct output *output, const struct passage *passage) {
	const struct nonet_error *error = &passage->error;
	char message[NONET_SENTENCE_SIZE];
	if (passage->wrong)
		output_say(output, "I cannot read this as a puzzle. Line %llu, character %llu: %s.",
		           (unsigned long long)error->line, (unsigned long long)error->column,
		           language_sentence(&error->sentence, message));
	else
		say_choices(output);
}

/* The number of a choice in the menu, or 0. */
static int menu_choice(const char *line) {
	return line[0] >= '1' && line[0] <= '1' + NSAMPLES && line[1] == '\0' ? line[0] - '0' : 0;
}

/* Whether the line is nothing that could be a puzzle or a part of one. */
static bool is_slip(const char *line) {
	return strlen(line) < SHORTEST_ROW && !passage_is_frame(line);
}

/* Lets the user choose, type or paste a puzzle. False when the talk is over. */
static bool ask_puzzle(struct talk *talk, struct entry *entry) {
	char line[TALK_LINE_SIZE], reason[ENTRY_REASON_SIZE];
	uint8_t row[9];
	show_menu(talk->output);
	while (talk_ask(talk, _("Your choice: "), line)) {
		struct passage passage;
		int choice = menu_choice(line);
		memset(entry, 0, sizeof *entry);
		if (choice > NSAMPLES)
			return entry_type_rows(talk, entry, NULL);
		if (choice > 0)
			return nonet_board_parse(samples[choice - 1].line, NONET_CELLS, &entry->board, NULL) ==
			       NONET_OK;
		if (!talk_more_waits() && is_slip(line) && entry_parse_row(line, row, reason)) {
			say_choices(talk->output);
			continue;
		}
		passage_read(talk, &passage);
		if (passage_take_puzzle(talk->output, &passage, &entry->board))
			return true;
		if (passage.nlines == 0 || entry_is_rows(&passage))
			return entry_type_rows(talk, entry, &passage);
		say_unreadable(talk->output, &passage);
	}
	return false;
}

static void say_how_many(struct output *output, const struct nonet_board *board) {
	uint64_t count;
	struct nonet_limits limits = finding_limits(NULL, count_limit, count_time_ns);
	enum nonet_status ended = nonet_count(board, &limits, &count);
	if (ended == NONET_OK)
		output_say(output, "But there are others: this puzzle has %" PRIu64 " solutions.", count);
	else
		output_say(output, "But there are others: this puzzle has %" PRIu64 " solutions or more.",
		           count);
}

static void answer(struct output *output, const struct nonet_board *board) {
	struct puzzle puzzle = {.readable = true, .item.board = *board};
	struct finding finding = {.puzzle = &puzzle};
	struct nonet_answer found = {0};
	char time[ELAPSED_TEXT_SIZE];
	finding_solve(&finding, 0, &found);
	if (finding_is_trouble(&finding)) {
		finding_draw_trouble(output, &finding);
		return;
	}
	finding_choose_solution(&finding, &found);
	finding_draw(output, &found.solution, board, NULL);
	output_say(output, "Solved in %s.", elapsed_text(finding.time_ns, time));
	if (finding.verdict == NONET_UNIQUE)
		output_say(output, "It is the only solution.");
	else
		say_how_many(output, board);
}

static void talk_about_puzzles(struct talk *talk) {
	bool another = true;
	output_say(talk->output, "nonet solves Sudoku puzzles.");
	output_say(talk->output, "To play one, leave and type nonet play; nonet help tells what else "
	                         "there is.");
	while (another) {
		struct entry entry;
		if (!ask_puzzle(talk, &entry) || !entry_confirm(talk, &entry))
			return;
		answer(talk->output, &entry.board);
		if (interrupted() || !talk_ask_yes(talk, _("Another puzzle? [Y/n] "), &another))
			return;
	}
}

enum exit_code guided_run(struct output *output) {
	struct talk talk = {.output = output, .reader = nonet_reader_new()};
	if (!talk.reader) {
		output_note(output, "nonet: out of memory");
		return EXIT_CODE_SYSTEM;
	}
	talk_about_puzzles(&talk);
	nonet_reader_free(talk.reader);
	return interrupted() ? EXIT_CODE_INTERRUPTED : EXIT_CODE_YES;
}
