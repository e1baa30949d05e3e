#include "cli/command.h"
#include "cli/finding.h"
#include "cli/format_table.h"
#include "common/holdings.h"
#include "common/interrupt.h"
#include "common/language.h"
#include "common/new_file.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

struct convert_options {
	struct args_common common;
	const char *from;
	const char *to;
	const char *output;
	bool solve;
	bool list;
	bool json;
};

struct converting {
	struct cli *cli;
	const struct nonet_format *from; /* what puzzles have to be written like; NULL: whatever */
	const struct nonet_format *format;
	struct nonet_writer *writer;
	const char *output;   /* NULL: standard output */
	struct new_file file; /* unless it is that */
	bool solve;
	bool failed;
	uint64_t nwritten;
	uint64_t nunreadable;      /* left out, as the format has no place for them */
	struct nonet_puzzle plain; /* digits alone; the rest of it never changes */
	struct dropped dropped;
};

static void fail(struct converting *converting) {
	output_note(&converting->cli->output, "nonet convert: cannot write '%s': %s",
	            converting->output, language_errno(errno));
	command_worsen(converting->cli, EXIT_CODE_SYSTEM);
	converting->failed = true;
}

static void write_bytes(struct converting *converting, const char *bytes, size_t nbytes) {
	if (!bytes || converting->failed)
		return;
	if (!converting->output)
		output_bytes(&converting->cli->output, bytes, nbytes);
	else if (!new_file_write(&converting->file, bytes, nbytes))
		fail(converting);
}

static void write_out(struct converting *converting) {
	size_t nbytes;
	const char *bytes = nonet_writer_take(converting->writer, &nbytes);
	write_bytes(converting, bytes, nbytes);
}

/* Where each puzzle has a line, something stands in the place of one that is none. */
static void write_stand_in(struct converting *converting) {
	const char *stand_in = converting->format->stand_in;
	if (stand_in) {
		write_out(converting); /* what stands above the first line */
		write_bytes(converting, stand_in, strlen(stand_in));
		write_bytes(converting, "\n", 1);
	}
}

static void solve(struct converting *converting, const struct puzzle *from,
                  struct nonet_puzzle *puzzle) {
	struct nonet_limits limits = finding_limits(NULL, 0, 0);
	struct nonet_board clues;
	struct nonet_answer answer;
	if (!nonet_puzzle_board(puzzle, &clues))
		return;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!puzzle->given[cell])
			clues.cell[cell] = 0;
	if (nonet_solve(&clues, &limits, &answer) != NONET_OK)
		return;
	if (answer.verdict == NONET_UNIQUE) {
		memcpy(puzzle->solution, answer.solution.cell, NONET_CELLS);
		return;
	}
	memset(puzzle->solution, 0, sizeof puzzle->solution);
	input_note(&converting->cli->output, from,
	           answer.verdict == NONET_MANY ? N_("two or more solutions, so that none is written")
	                                        : N_("no solution"));
	command_worsen(converting->cli, EXIT_CODE_NO);
}

/* The puzzle as it is to be written. Most are digits alone, for which the room is filled once. */
static struct nonet_puzzle *puzzle_of(struct converting *converting, const struct nonet_item *item,
                                      struct nonet_puzzle *room) {
	if (item->told || item->marked || item->comment) {
		nonet_item_puzzle(item, room);
		return room;
	}
	struct nonet_puzzle *plain = &converting->plain;
	memcpy(plain->value, item->board.cell, NONET_CELLS);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		plain->given[cell] = item->board.cell[cell] != 0;
	return plain;
}

/* Whether the puzzle is written as it has to be; otherwise says that it is not. */
static bool fits(struct converting *converting, const struct puzzle *puzzle) {
	enum { MESSAGE_SIZE = 160 };
	char message[MESSAGE_SIZE];
	const struct nonet_format *from = converting->from;
	enum nonet_form form = puzzle->item.form;
	bool laid_out = form == NONET_FORM_JSON && from && from->form == NONET_FORM_RECORD;
	if (!from || form == from->form || laid_out)
		return true;
	snprintf(message, sizeof message, _("found %s; expected %s, as %s is written"),
	         format_table_form(form), format_table_form(from->form), from->name);
	input_note(&converting->cli->output, puzzle, message);
	command_worsen(converting->cli, EXIT_CODE_UNREADABLE);
	return false;
}

static void convert(void *context, const struct puzzle *from) {
	struct converting *converting = context;
	struct nonet_puzzle room;
	unsigned dropped = 0;
	if (!from->readable || !fits(converting, from)) {
		converting->nunreadable++;
		write_stand_in(converting);
		return;
	}
	struct nonet_puzzle *puzzle = puzzle_of(converting, &from->item, &room);
	if (converting->solve)
		solve(converting, from, puzzle);
	enum nonet_status status = nonet_writer_put(converting->writer, puzzle, &dropped);
	if (dropped)
		dropped_add(&converting->dropped, dropped, from);
	if (status == NONET_OK) {
		converting->nwritten++;
		write_out(converting);
	} else if (status == NONET_LIMIT) {
		write_stand_in(converting);
		command_worsen(converting->cli, EXIT_CODE_NO);
	} else {
		output_fail(&converting->cli->output, ENOMEM);
	}
}

static bool open_target(struct converting *converting) {
	converting->writer = nonet_writer_new(converting->format);
	if (!converting->writer) {
		output_fail(&converting->cli->output, ENOMEM);
		return false;
	}
	if (converting->output && !new_file_open(&converting->file, converting->output)) {
		fail(converting);
		return false;
	}
	return true;
}

/* A file without a single puzzle would only take the place of a better one. */
static void close_target(struct converting *converting) {
	bool whole = !converting->failed && !interrupted();
	if (whole && nonet_writer_finish(converting->writer) == NONET_OK)
		write_out(converting);
	if (!converting->output)
		return;
	if (!whole || converting->failed || converting->nwritten == 0)
		new_file_discard(&converting->file);
	else if (!new_file_finish(&converting->file))
		fail(converting);
}

static void tell_losses(struct converting *converting) {
	struct output *output = &converting->cli->output;
	dropped_note(&converting->dropped, output, converting->format->name);
	if (converting->nunreadable > 0 && !converting->format->stand_in)
		output_note(output,
		            _n("nonet convert: left out %" PRIu64 " puzzle that is unreadable",
		               "nonet convert: left out %" PRIu64 " puzzles that are unreadable",
		               (unsigned long)converting->nunreadable),
		            converting->nunreadable);
}

static bool wrong_use(struct cli *cli, const struct convert_options *options,
                      const struct nonet_format *format) {
	if (options->json)
		output_note(&cli->output, "nonet convert: --json is for --list; JSON is written with --to "
		                          "json (see 'nonet help convert')");
	else if (options->solve && !(format->holds & NONET_HOLDS_SOLUTION))
		output_note(&cli->output,
		            "nonet convert: --solve: %s holds no solution (see 'nonet convert --list')",
		            format->name);
	else
		return false;
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return true;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct convert_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0)
		return;
	if (options.list) {
		options.json ? format_table_list_json(cli) : format_table_list(cli);
		return;
	}
	bool to_file = options.output && strcmp(options.output, "-") != 0;
	const struct nonet_format *from = NULL, *format;
	if (options.from && strcmp(options.from, "auto") != 0 &&
	    !(from = format_table_find_read(cli, options.from)))
		return;
	format = format_table_find(cli, options.to, to_file ? options.output : NULL);
	if (!format || wrong_use(cli, &options, format))
		return;
	struct converting converting = {.cli = cli,
	                                .from = from,
	                                .format = format,
	                                .output = to_file ? options.output : NULL,
	                                .solve = options.solve};
	nonet_puzzle_clear(&converting.plain, 9);
	if (open_target(&converting)) {
		command_each_of_any_size(cli, argc - first, argv + first, convert, &converting);
		close_target(&converting);
		tell_losses(&converting);
	}
	nonet_writer_free(converting.writer);
}

static const struct args_option options_table[] = {
    {ARGS_TEXT, "from", 0, "FORMAT", N_("refuse what is not written as in this one"),
     offsetof(struct convert_options, from)},
    {ARGS_TEXT, "to", 0, "FORMAT", N_("write in this format; 'nonet convert --list' lists them"),
     offsetof(struct convert_options, to)},
    {ARGS_TEXT, "output", 'o', "FILE", N_("write to FILE, whose ending may say the format"),
     offsetof(struct convert_options, output)},
    {ARGS_FLAG, "solve", 0, NULL, N_("write each puzzle's only solution too"),
     offsetof(struct convert_options, solve)},
    {ARGS_FLAG, "list", 0, NULL, N_("list the formats, and what each can hold"),
     offsetof(struct convert_options, list)},
    {ARGS_FLAG, "json", 0, NULL, N_("list them as JSON, one object a line"),
     offsetof(struct convert_options, json)},
    {0}};

const struct command command_convert = {
    .name = "convert",
    .operands = "[FILE...]",
    .summary = N_("writes puzzles in another format"),
    .description =
        N_("Reads puzzles in whatever format they are, also from links and saved games, and\n"
           "writes all of them in the one that --to names, or that the ending of the file after\n"
           "-o stands for. What that format cannot hold, such as candidates, authors or a second\n"
           "puzzle, is said on standard error, once for each kind, with how many puzzles lost it\n"
           "and where the first one is. Digits that a player put in are kept, as givens where\n"
           "the format does not tell them apart.\n"
           "\n"
           "In formats with a puzzle on each line, line N answers puzzle N: the word invalid\n"
           "stands for what is unreadable. Other formats leave it out.\n"),
    .examples =
        "  $ nonet convert --to hodoku "
        "'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'\n"
        "  :0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5...."
        "8..79:::\n",
    .options = options_table,
    .run = run,
};
