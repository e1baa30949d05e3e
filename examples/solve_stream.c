/* Solves a file of puzzles of 81 characters a line, by two threads, and writes a line for each;
 * lines that are no puzzles are left out:
 *
 *     cc solve_stream.c $(pkg-config --cflags --libs nonet) -o solve_stream
 *     ./solve_stream <puzzles.txt
 */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

/* In a file the next line is always there. When lines come from somebody who waits for the answers
 * to the last ones, return what is there instead of waiting, as long as in_hand is above 0. */
static size_t read_puzzles(void *context, struct nonet_board *boards_ret, size_t capacity,
                           size_t in_hand) {
	char line[256];
	size_t number = 0;
	(void)context;
	(void)in_hand;
	while (number < capacity && fgets(line, sizeof line, stdin))
		if (strlen(line) >= NONET_CELLS &&
		    nonet_board_parse(line, NONET_CELLS, &boards_ret[number], NULL) == NONET_OK)
			number++;
	return number;
}

static bool write_answers(void *context, const struct nonet_board *puzzles,
                          const struct nonet_result *results, size_t number) {
	(void)context;
	(void)puzzles;
	for (size_t i = 0; i < number; i++) {
		char line[NONET_LINE_SIZE];
		if (results[i].solutions == 1)
			puts(nonet_board_print(&results[i].solution, line));
		else
			puts(results[i].solutions == 0 ? "none" : "many");
	}
	return !ferror(stdout);
}

int main(void) {
	struct nonet_stream stream = {read_puzzles, write_answers, NULL};
	struct nonet_limits limits = {.solutions = 2};
	return nonet_solve_stream(&stream, &limits, 2, NULL) == NONET_OK ? 0 : 1;
}
