#include "cli/bulk_block.h"
#include "cli/finding.h"

#include <stdlib.h>
#include <string.h>

enum {
	LINE_NBYTES = NONET_CELLS + 1,
	/* With fewer puzzles than these, filling the lanes is not worth its while. */
	ENOUGH_FOR_LANES = 16,
	/* A puzzle with more solutions is counted again, alone, since lanes that wait for one puzzle to
	 * end take longer than the search for one puzzle. */
	LANE_SOLUTIONS = 10000
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

static void count_one(const struct nonet_board *board, const struct nonet_limits *limits,
                      struct nonet_result *result_ret) {
	uint64_t solutions;
	enum nonet_status status = nonet_count(board, limits, &solutions);
	*result_ret = (struct nonet_result){.status = (uint8_t)status, .solutions = solutions};
}

/* Counts on, alone, where the lanes did not count to the end. After Ctrl-C what is known is told.
 */
static void count_rest(struct bulk_block *block, const struct nonet_limits *limits) {
	for (size_t i = 0; i < block->in.number; i++) {
		struct nonet_result *result = &block->results[i];
		uint64_t known = result->solutions;
		if (result->status == NONET_LIMIT)
			count_one(&block->in.boards[i], limits, result);
		if (result->solutions < known)
			result->solutions = known;
		if (result->status == NONET_STOPPED)
			return;
	}
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

static bool fills_lanes(const struct bulk_block *block, const struct bulk_wish *wish) {
	return wish->time_ns == 0 && block->in.number >= ENOUGH_FOR_LANES;
}

static bool solve_in_lanes(struct bulk_block *block, const struct nonet_kernel *kernel,
                           uint64_t limit) {
	struct nonet_limits limits = finding_limits(kernel, limit, 0);
	return nonet_solve_many(block->in.boards, block->in.number, &limits, 1, block->results, NULL) !=
	       NONET_NO_MEMORY;
}

static bool solve(struct bulk_block *block, const struct bulk_wish *wish,
                  const struct nonet_kernel *kernel) {
	struct nonet_limits limits = finding_limits(kernel, 0, wish->time_ns);
	if (fills_lanes(block, wish))
		return solve_in_lanes(block, kernel, 2);
	for (size_t i = 0; i < block->in.number; i++)
		solve_one(&block->in.boards[i], &limits, &block->results[i]);
	return true;
}

static bool count(struct bulk_block *block, const struct bulk_wish *wish,
                  const struct nonet_kernel *kernel,
                  bool (*poll)(void *block, uint64_t solutions)) {
	struct nonet_limits limits = {.solutions = wish->limit,
	                              .time_ns = wish->time_ns,
	                              .poll = poll,
	                              .context = block,
	                              .kernel = kernel};
	if (fills_lanes(block, wish)) {
		bool to_the_end = wish->limit > 0 && wish->limit <= LANE_SOLUTIONS;
		if (!solve_in_lanes(block, kernel, to_the_end ? wish->limit : LANE_SOLUTIONS))
			return false;
		if (!to_the_end)
			count_rest(block, &limits);
		return true;
	}
	for (size_t i = 0; i < block->in.number; i++)
		count_one(&block->in.boards[i], &limits, &block->results[i]);
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

static char *put_number(char *text, const struct nonet_result *result) {
	char digits[20]; /* of UINT64_MAX */
	size_t ndigits = 0;
	uint64_t number = result->solutions;
	do
		digits[ndigits++] = (char)(number % 10 + '0');
	while (number /= 10);
	if (result->status != NONET_OK) {
		*text++ = '>';
		*text++ = '=';
	}
	while (ndigits > 0)
		*text++ = digits[--ndigits];
	*text = '\n';
	return text + 1;
}

static char *put_count(struct bulk_block *block, size_t i, char *text) {
	const struct nonet_result *result = &block->results[i];
	/* The limit is what was asked for, the other ends are not. */
	bool answered = result->status == NONET_OK || result->status == NONET_LIMIT;
	if (!answered || result->solutions == 0)
		note_remark(block, i, false, text);
	return put_number(text, result);
}

static char *put_verdict(struct bulk_block *block, size_t i, bool writes_solutions, char *text) {
	const struct nonet_result *result = &block->results[i];
	if (result->status == NONET_OK && result->solutions == 1)
		return writes_solutions ? put_solution(text, &result->solution) : put_word(text, "unique");
	struct puzzle puzzle;
	struct finding finding = finding_of(block, i, &puzzle);
	note_remark(block, i, false, text);
	return put_word(text, finding_word(&finding));
}

static char *put_answer(struct bulk_block *block, size_t i, enum bulk_answer answer, char *text) {
	return answer == BULK_NUMBER ? put_count(block, i, text)
	                             : put_verdict(block, i, answer == BULK_SOLUTION, text);
}

static char *put_fault(struct bulk_block *block, size_t fault, char *text) {
	note_remark(block, fault, true, text);
	return put_word(text, "invalid");
}

bool bulk_block_answer(struct bulk_block *block, const struct bulk_wish *wish,
                       const struct nonet_kernel *kernel,
                       bool (*poll)(void *block, uint64_t solutions)) {
	char *text = block->text;
	size_t fault = 0;
	block->nremarks = block->nbytes = 0;
	bool counts = wish->answer == BULK_NUMBER;
	if (counts ? !count(block, wish, kernel, poll) : !solve(block, wish, kernel))
		return false;
	cut(block);
	for (size_t i = 0; i < block->in.number; i++) {
		for (; fault < block->in.nfaults && block->in.faults[fault].after == i; fault++)
			text = put_fault(block, fault, text);
		text = put_answer(block, i, wish->answer, text);
	}
	for (; fault < block->in.nfaults; fault++)
		text = put_fault(block, fault, text);
	block->nbytes = (size_t)(text - block->text);
	return true;
}

static void say(const struct bulk_block *block, const struct bulk_remark *remark,
                enum bulk_answer answer, struct cli *cli) {
	if (remark->is_fault) {
		input_note_fault(&cli->output, block->in.source, &block->in.faults[remark->index].error);
		return;
	}
	struct puzzle puzzle;
	struct finding finding = finding_of(block, remark->index, &puzzle);
	if (answer == BULK_NUMBER && finding.ended != NONET_OK)
		input_note(&cli->output, &puzzle, finding_end_text(&finding));
	else
		finding_note(&cli->output, &finding);
	command_worsen(cli, EXIT_CODE_NO);
}

void bulk_block_write(const struct bulk_block *block, const struct bulk_wish *wish,
                      struct cli *cli) {
	size_t written = 0;
	for (size_t i = 0; i < block->nremarks; i++) {
		const struct bulk_remark *remark = &block->remarks[i];
		output_bytes(&cli->output, block->text + written, remark->at - written);
		written = remark->at;
		say(block, remark, wish->answer, cli);
	}
	output_bytes(&cli->output, block->text + written, block->nbytes - written);
	output_flush(&cli->output);
}
