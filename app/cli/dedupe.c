#include "cli/dedupe.h"
#include "cli/finding.h"
#include "cli/form_set.h"
#include "cli/form_spill.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <errno.h>
#include <nonet/canon.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 8192 };

/* Puzzles in hand: their boards and the lines that are written for them. */
struct batch {
	size_t number;
	struct nonet_board boards[BATCH];
	struct nonet_board forms[BATCH];
	size_t line_end[BATCH]; /* where in `text` */
	char *text;
	size_t text_room;
};

struct dedupe {
	struct cli *cli;
	const struct dedupe_wish *wish;
	struct form_set *known;
	struct form_spill *spill; /* NULL as long as memory suffices */
	bool failed;
	uint64_t npuzzles;
	struct batch batch;
};

/* The temporary files, or the memory, gave out. */
static void fail(struct dedupe *dedupe, int error) {
	if (!dedupe->failed)
		output_note(&dedupe->cli->output, "nonet canon: cannot keep what was read: %s%s",
		            language_errno(error),
		            error == ENOMEM ? "" : _(" (temporary files go to TMPDIR, or else /tmp)"));
	dedupe->failed = true;
	command_worsen(dedupe->cli, EXIT_CODE_SYSTEM);
}

static bool goes_on(const struct dedupe *dedupe) {
	return !dedupe->failed && !output_failed(&dedupe->cli->output);
}

static bool make_room(struct batch *batch, size_t nbytes) {
	if (batch->text && nbytes <= batch->text_room)
		return true;
	size_t room = 2 * nbytes;
	char *text = realloc(batch->text, room);
	if (!text)
		return false;
	batch->text = text;
	batch->text_room = room;
	return true;
}

/* Adds a puzzle with its comment. */
static bool add_puzzle(struct batch *batch, const struct puzzle *puzzle) {
	const struct nonet_item *item = &puzzle->item;
	size_t begin = batch->number > 0 ? batch->line_end[batch->number - 1] : 0;
	if (!make_room(batch, begin + NONET_LINE_SIZE + item->comment_nbytes + 2))
		return false;
	char *line = batch->text + begin;
	nonet_board_print(&item->board, line);
	line += NONET_CELLS;
	if (item->comment_nbytes > 0) {
		*line++ = ' ';
		memcpy(line, item->comment, item->comment_nbytes);
		line += item->comment_nbytes;
	}
	*line++ = '\n';
	batch->boards[batch->number] = item->board;
	batch->line_end[batch->number++] = (size_t)(line - batch->text);
	return true;
}

/* Reads as many puzzles as there is room for. */
static void fill(struct dedupe *dedupe, struct input *input) {
	struct puzzle puzzle;
	dedupe->batch.number = 0;
	while (dedupe->batch.number < BATCH && !dedupe->failed && input_next(input, &puzzle)) {
		struct finding finding = {.puzzle = &puzzle, .verdict = NONET_NONE};
		if (!puzzle.readable)
			continue;
		finding.conflict = nonet_board_conflicts(&puzzle.item.board, NULL, 0) > 0;
		if (finding.conflict) {
			finding_note(&dedupe->cli->output, &finding);
			command_worsen(dedupe->cli, EXIT_CODE_NO);
		} else if (!add_puzzle(&dedupe->batch, &puzzle)) {
			fail(dedupe, ENOMEM);
		}
	}
}

/* Goes on with temporary files. */
static bool begin_spill(struct dedupe *dedupe) {
	dedupe->spill = form_spill_new(dedupe->known);
	if (!dedupe->spill)
		fail(dedupe, errno);
	return dedupe->spill != NULL;
}

/* Writes a line that is the first of its form, or puts it off until that is known. */
static void take(struct dedupe *dedupe, const struct form_key *key, const char *line,
                 size_t nbytes) {
	if (!dedupe->spill) {
		enum form_set_answer answer = form_set_add(dedupe->known, key);
		if (answer == FORM_SET_ADDED)
			output_bytes(&dedupe->cli->output, line, nbytes);
		if (answer == FORM_SET_ADDED || answer == FORM_SET_THERE || !begin_spill(dedupe))
			return;
	}
	if (!form_spill_add(dedupe->spill, key, line, nbytes))
		fail(dedupe, errno);
}

static void take_batch(struct dedupe *dedupe) {
	struct batch *batch = &dedupe->batch;
	size_t begin = 0;
	nonet_minlex_many(batch->boards, batch->number, dedupe->wish->threads, batch->forms, NULL);
	for (size_t i = 0; i < batch->number && goes_on(dedupe); i++) {
		struct form_key key = form_key_of(&batch->forms[i]);
		take(dedupe, &key, batch->text + begin, batch->line_end[i] - begin);
		begin = batch->line_end[i];
	}
	output_flush(&dedupe->cli->output);
	dedupe->npuzzles += batch->number;
	output_progress(&dedupe->cli->output, dedupe->npuzzles, _("puzzles"));
}

static bool write_line(void *context, const char *line, size_t nbytes) {
	struct output *output = context;
	output_bytes(output, line, nbytes);
	return !output_failed(output) && !interrupted();
}

static void finish(struct dedupe *dedupe) {
	struct output *output = &dedupe->cli->output;
	if (!dedupe->spill || !goes_on(dedupe) || interrupted())
		return;
	if (!form_spill_finish(dedupe->spill, dedupe->known, dedupe->wish->memory_nbytes, write_line,
	                       output))
		fail(dedupe, errno);
}

void dedupe_run(struct cli *cli, const struct dedupe_wish *wish, int noperands, char **operands) {
	struct dedupe *dedupe = calloc(1, sizeof *dedupe);
	struct form_set *known = form_set_new(wish->memory_nbytes);
	struct input *input = input_open(noperands, operands, &cli->output);
	if (dedupe && known && input) {
		dedupe->cli = cli;
		dedupe->wish = wish;
		dedupe->known = known;
		do {
			fill(dedupe, input);
			take_batch(dedupe);
		} while (dedupe->batch.number == BATCH && goes_on(dedupe));
		finish(dedupe);
		form_spill_free(dedupe->spill);
		free(dedupe->batch.text);
	} else if (input) {
		output_fail(&cli->output, ENOMEM);
	}
	form_set_free(known);
	free(dedupe);
	command_worsen(cli, input_close(input));
}
