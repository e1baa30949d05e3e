#include "cli/bulk_block.h"
#include "cli/finding.h"

#include <stdlib.h>
#include <string.h>

enum {
	LINE_NBYTES = NONET_CELLS + 1,
	/* With fewer puzzles than these, filling the lanes is not worth its while. */
	ENOUGH_FOR_LANES = 16
};

size_t bulk_block_puzzle_nbytes(void) {
	const struct bulk_block *block = NULL;
	return sizeof *block->in.boards + sizeof *block->in.lines + sizeof *block->results +
	       sizeof *block->remarks + LINE_NBYTES;
}

bool bulk_block_allocate(struct bulk_block *block, size_t capacity) {
	block->in.boards = malloc(capacity * sizeof *block->in.boards);
	block->in.lines = malloc(capacity * sizeof *block->in.lines);
	block->results = malloc(capacity * sizeof *block->results);
	block->remarks = malloc((capacity + INPUT_FAULTS) * sizeof *block->remarks);
	block->text = malloc((capacity + INPUT_FAULTS) * LINE_NBYTES);
	return block->in.boards && block->in.lines && block->results && block->remarks && block->text;
}

void bulk_block_free(struct bulk_block *block) {
	free(block->in.boards);
	free(block->in.lines);
	free(block->results);
	free(block->remarks);
	free(block->text);
}

/* What is known about a puzzle, `puzzle_ret` being the place for it. */
static struct finding finding_of(const struct bulk_block *block, size_t i,
                                 struct puzzle *puzzle_ret) {
	const struct nonet_result *result = &block->results[i];
	struct finding finding = {.puzzle = puzzle_ret};
	puzzle_ret->readable = true;
	puzzle_ret->source = block->in.source;
	puzzle_ret->item.board = block->in.boards[i];
	puzzle_ret->item.line = block->in.lines[i];
	finding_from_count(&finding, (enum nonet_status)result->status, result->solutions);
	return finding;
}

static void solve_one(const struct nonet_board *board, const struct nonet_limits *limits,
                      struct nonet_result *result_ret) {
	struct nonet_answer answer;
	enum nonet_status status = nonet_solve(board, limits, &answer);
	*result_ret = (struct nonet_result){.solution = answer.solution,
	                                    .status = (uint8_t)status,
	                                    .solutions = answer.verdict == NONET_UNIQUE ? 1
	                                                 : answer.verdict == NONET_MANY ? 2
	                                                                                : 0};
}

/* Leaves out what comes after the first puzzle that Ctrl-C left without an answer. */
static void cut(struct bulk_block *block) {
	size_t i = 0;
	while (i < block->in.number && block->results[i].status != NONET_STOPPED)
		i++;
	block->cut = i < block->in.number;
	if (!block->cut)
		return;
	block->in.number = i + 1;
	while (block->in.nfaults > 0 && block->in.faults[block->in.nfaults - 1].after > i)
		block->in.nfaults--;
}

static bool solve(struct bulk_block *block, const struct bulk_wish *wish,
                  const struct nonet_kernel *kernel) {
	struct nonet_limits limits = finding_limits(kernel, 2, wish->time_ns);
	enum nonet_status status = NONET_OK;
	block->cut = false;
	if (wish->time_ns == 0 && block->in.number >= ENOUGH_FOR_LANES)
		status =
		    nonet_solve_many(block->in.boards, block->in.number, &limits, 1, block->results, NULL);
	else
		for (size_t i = 0; i < block->in.number; i++)
			solve_one(&block->in.boards[i], &limits, &block->results[i]);
	if (status == NONET_NO_MEMORY)
		return false;
	cut(block);
	return true;
}

/* As nonet_board_print, for boards without empty cells and without the NUL: a form that becomes
 * vectors. */
static char *put_solution(char *text, const struct nonet_board *board) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		text[cell] = (char)(board->cell[cell] + '0');
	text[NONET_CELLS] = '\n';
	return text + LINE_NBYTES;
}

static char *put_word(char *text, const char *word) {
	while (*word)
		*text++ = *word++;
	*text = '\n';
	return text + 1;
}

/* Notes that something is to be said where the text goes on. */
static void note_remark(struct bulk_block *block, size_t index, bool is_fault, const char *text) {
	block->remarks[block->nremarks++] =
	    (struct bulk_remark){index, is_fault, (size_t)(text - block->text)};
}

static char *put_answer(struct bulk_block *block, size_t i, bool writes_solutions, char *text) {
	const struct nonet_result *result = &block->results[i];
	if (result->status == NONET_OK && result->solutions == 1)
		return writes_solutions ? put_solution(text, &result->solution) : put_word(text, "unique");
	struct puzzle puzzle;
	struct finding finding = finding_of(block, i, &puzzle);
	note_remark(block, i, false, text);
	return put_word(text, finding_word(&finding));
}

static char *put_fault(struct bulk_block *block, size_t fault, char *text) {
	note_remark(block, fault, true, text);
	return put_word(text, "invalid");
}

bool bulk_block_answer(struct bulk_block *block, const struct bulk_wish *wish,
                       const struct nonet_kernel *kernel) {
	char *text = block->text;
	size_t fault = 0;
	block->nremarks = block->nbytes = 0;
	if (!solve(block, wish, kernel))
		return false;
	for (size_t i = 0; i < block->in.number; i++) {
		for (; fault < block->in.nfaults && block->in.faults[fault].after == i; fault++)
			text = put_fault(block, fault, text);
		text = put_answer(block, i, wish->writes_solutions, text);
	}
	for (; fault < block->in.nfaults; fault++)
		text = put_fault(block, fault, text);
	block->nbytes = (size_t)(text - block->text);
	return true;
}

static void say(const struct bulk_block *block, const struct bulk_remark *remark, struct cli *cli) {
	if (remark->is_fault) {
		input_note_fault(&cli->output, block->in.source, &block->in.faults[remark->index].error);
		return;
	}
	struct puzzle puzzle;
	struct finding finding = finding_of(block, remark->index, &puzzle);
	finding_note(&cli->output, &finding);
	command_worsen(cli, EXIT_CODE_NO);
}

void bulk_block_write(const struct bulk_block *block, struct cli *cli) {
	size_t written = 0;
	for (size_t i = 0; i < block->nremarks; i++) {
		const struct bulk_remark *remark = &block->remarks[i];
		output_bytes(&cli->output, block->text + written, remark->at - written);
		written = remark->at;
		say(block, remark, cli);
	}
	output_bytes(&cli->output, block->text + written, block->nbytes - written);
	output_flush(&cli->output);
}
