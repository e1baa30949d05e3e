#include "cli/guided.h"
#include "cli/entry.h"
#include "cli/finding.h"
#include "cli/talk.h"
#include "common/elapsed.h"
#include "common/interrupt.h"

#include <inttypes.h>
#include <nonet/io.h>
#include <string.h>

struct sample {
	const char *name;
	const char *line;
};

static const struct sample samples[] = {
    {"an easy puzzle",
     "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4"},
    {"a hard puzzle",
     "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"},
    {"a famous one: Arto Inkala, 2012",
     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."},
    {"one with more than one solution",
     "1.62........4..82.2....5....8..4...7...6.3...5...1..4....9......39..4........29.5"},
};

enum { NSAMPLES = sizeof samples / sizeof samples[0] };

/* A line that is shorter than a row was meant as a choice. */
enum { SHORTEST_ROW = 9 };

/* How long to count the solutions of a puzzle that has several, and how far. */
static const uint64_t count_limit = 1000;
static const uint64_t count_time_ns = 1000000000u;

static void show_menu(struct output *output) {
	output_print(output, "\nWhich puzzle shall I solve?\n");
	for (int i = 0; i < NSAMPLES; i++)
		output_print(output, "  %d  %s\n", i + 1, samples[i].name);
	output_print(output, "  %d  one that you type\n", NSAMPLES + 1);
	output_print(output, "Or paste a whole puzzle.  q leaves.\n");
}

/* What was found in a paste. */
struct paste {
	struct nonet_board board; /* the first puzzle */
	int npuzzles;
	bool wrong; /* there was something that is no puzzle; `error` says what */
	struct nonet_error error;
};

static void take_item(struct paste *paste, enum nonet_status status,
                      const struct nonet_item *item) {
	if (status == NONET_OK && paste->npuzzles++ == 0)
		paste->board = item->board;
	if (status == NONET_SYNTAX && !paste->wrong) {
		paste->wrong = true;
		paste->error = item->error;
	}
}

static void take_items(struct nonet_reader *reader, struct paste *paste) {
	struct nonet_item item;
	enum nonet_status status;
	while ((status = nonet_reader_next(reader, &item)) == NONET_OK || status == NONET_SYNTAX)
		take_item(paste, status, &item);
}

/* Reads the puzzle that begins with the line just read and goes on in the lines pasted with it. */
static struct paste read_paste(struct talk *talk, struct nonet_reader *reader) {
	struct paste paste = {.npuzzles = 0};
	nonet_reader_reset(reader);
	do {
		nonet_reader_feed(reader, talk->raw, strlen(talk->raw));
		take_items(reader, &paste);
	} while (talk_more_waits() && talk_read(talk));
	nonet_reader_finish(reader);
	take_items(reader, &paste);
	return paste;
}

static void say_choices(struct output *output) {
	output_say(output, "Please type a number from 1 to %d, or paste a puzzle.", NSAMPLES + 1);
}

static bool use_paste(struct output *output, const struct paste *paste,
                      struct nonet_board *board_ret) {
	if (paste->npuzzles > 1)
		output_say(output, "These are %d puzzles; I take the first.", paste->npuzzles);
	if (paste->npuzzles > 0)
		*board_ret = paste->board;
	else if (paste->wrong)
		output_say(output, "I cannot read this as a puzzle. Line %llu, character %llu: %s.",
		           (unsigned long long)paste->error.line, (unsigned long long)paste->error.column,
		           paste->error.message);
	else
		say_choices(output);
	return paste->npuzzles > 0;
}

/* The number of a choice in the menu, or 0. */
static int menu_choice(const char *line) {
	return line[0] >= '1' && line[0] <= '1' + NSAMPLES && line[1] == '\0' ? line[0] - '0' : 0;
}

/* Lets the user choose, type or paste a puzzle. False when the talk is over. */
static bool ask_puzzle(struct talk *talk, struct nonet_reader *reader,
                       struct nonet_board *board_ret) {
	char line[TALK_LINE_SIZE], reason[ENTRY_REASON_SIZE];
	show_menu(talk->output);
	while (talk_ask(talk, "Your choice: ", line)) {
		int choice = menu_choice(line);
		uint8_t row[9];
		memset(board_ret, 0, sizeof *board_ret);
		if (choice > NSAMPLES)
			return entry_type_rows(talk, board_ret, NULL);
		if (choice > 0)
			return nonet_board_parse(samples[choice - 1].line, NONET_CELLS, board_ret, NULL) ==
			       NONET_OK;
		bool alone = !talk_more_waits();
		if (alone && !entry_parse_row(line, row, reason))
			return entry_type_rows(talk, board_ret, line);
		if (alone && strlen(line) < SHORTEST_ROW) {
			say_choices(talk->output);
			continue;
		}
		struct paste paste = read_paste(talk, reader);
		if (use_paste(talk->output, &paste, board_ret))
			return true;
	}
	return false;
}

static void say_how_many(struct output *output, const struct nonet_board *board) {
	uint64_t count;
	struct nonet_limits limits = finding_limits(NULL, count_limit, count_time_ns);
	enum nonet_status ended = nonet_count(board, &limits, &count);
	output_say(output, "But there are others: this puzzle has %" PRIu64 " solutions%s.", count,
	           ended == NONET_OK ? "" : " or more");
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

static void talk_about_puzzles(struct talk *talk, struct nonet_reader *reader) {
	bool another = true;
	output_say(talk->output, "nonet solves Sudoku puzzles.");
	while (another) {
		struct nonet_board board;
		if (!ask_puzzle(talk, reader, &board) || !entry_confirm(talk, &board))
			return;
		answer(talk->output, &board);
		if (interrupted() || !talk_ask_yes(talk, "Another puzzle? [Y/n] ", &another))
			return;
	}
}

enum exit_code guided_run(struct output *output) {
	struct talk talk = {.output = output};
	struct nonet_reader *reader = nonet_reader_new();
	if (!reader) {
		output_note(output, "nonet: out of memory");
		return EXIT_CODE_SYSTEM;
	}
	talk_about_puzzles(&talk, reader);
	nonet_reader_free(reader);
	return interrupted() ? EXIT_CODE_INTERRUPTED : EXIT_CODE_YES;
}
