#include "cli/canon_lines.h"
#include "cli/finding.h"
#include "common/language.h"

#include <errno.h>
#include <nonet/canon.h>
#include <stdlib.h>

enum { BLOCK = 16384 };

struct canon_lines {
	struct cli *cli;
	const struct canon_lines_wish *wish;
	uint64_t npuzzles;
	struct input_block in;
	struct nonet_board boards[BLOCK];
	uint64_t lines[BLOCK];
	bool conflict[BLOCK];
	struct nonet_board forms[BLOCK];
	struct nonet_transform transforms[BLOCK];
};

static void write_invalid(struct canon_lines *lines) {
	output_print(&lines->cli->output, "invalid\n");
}

/* Says which clues of a puzzle conflict. */
static void note_conflict(struct canon_lines *lines, size_t i) {
	struct puzzle puzzle = {.readable = true, .source = lines->in.source};
	struct finding finding = {.puzzle = &puzzle, .verdict = NONET_NONE, .conflict = true};
	puzzle.item.board = lines->boards[i];
	puzzle.item.line = lines->lines[i];
	finding_note(&lines->cli->output, &finding);
	command_worsen(lines->cli, EXIT_CODE_NO);
}

static void write_form(struct canon_lines *lines, size_t i) {
	char text[NONET_LINE_SIZE + NONET_TRANSFORM_SIZE];
	size_t nbytes = NONET_CELLS;
	nonet_board_print(&lines->forms[i], text);
	if (lines->wish->writes_transforms) {
		text[nbytes++] = ' ';
		nonet_transform_print(&lines->transforms[i], text + nbytes);
		while (text[nbytes])
			nbytes++;
	}
	text[nbytes++] = '\n';
	output_bytes(&lines->cli->output, text, nbytes);
}

static void write_block(struct canon_lines *lines) {
	struct output *output = &lines->cli->output;
	size_t fault = 0;
	for (size_t i = 0; i <= lines->in.number; i++) {
		for (; fault < lines->in.nfaults && lines->in.faults[fault].after == i; fault++) {
			input_note_fault(output, lines->in.source, &lines->in.faults[fault].error);
			write_invalid(lines);
		}
		if (i < lines->in.number && lines->conflict[i]) {
			note_conflict(lines, i);
			write_invalid(lines);
		} else if (i < lines->in.number) {
			write_form(lines, i);
		}
	}
	output_flush(output);
	lines->npuzzles += lines->in.number + lines->in.nfaults;
	output_progress(output, lines->npuzzles, _("puzzles"));
}

/* Finds the forms of those puzzles that have one, by putting an empty board in the place of the
 * others. */
static void find_forms(struct canon_lines *lines) {
	static const struct nonet_board empty = {{0}};
	struct nonet_board *forms = lines->forms;
	for (size_t i = 0; i < lines->in.number; i++) {
		lines->conflict[i] = nonet_board_conflicts(&lines->boards[i], NULL, 0) > 0;
		forms[i] = lines->conflict[i] ? empty : lines->boards[i];
	}
	nonet_minlex_many(forms, lines->in.number, lines->wish->threads, forms, lines->transforms);
}

void canon_lines_run(struct cli *cli, const struct canon_lines_wish *wish, int noperands,
                     char **operands) {
	struct canon_lines *lines = malloc(sizeof *lines);
	struct input *input = input_open(noperands, operands, &cli->output);
	if (lines && input) {
		lines->cli = cli;
		lines->wish = wish;
		lines->npuzzles = 0;
		lines->in.boards = lines->boards;
		lines->in.lines = lines->lines;
		while (input_next_block(input, BLOCK, &lines->in)) {
			find_forms(lines);
			write_block(lines);
		}
	} else if (input) {
		output_fail(&cli->output, ENOMEM);
	}
	free(lines);
	command_worsen(cli, input_close(input));
}
