/* Solves the puzzle given as 81 characters, or one of its own:
 *
 *     cc solve_one.c $(pkg-config --cflags --libs nonet) -o solve_one
 *     ./solve_one 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
 */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
	const char *text = argc > 1 ? argv[1]
	                            : "53..7....6..195....98....6.8...6...34..8.3..1"
	                              "7...2...6.6....28....419..5....8..79";
	struct nonet_board puzzle;
	struct nonet_error error;
	if (nonet_board_parse(text, strlen(text), &puzzle, &error) != NONET_OK) {
		fprintf(stderr, "column %llu: %s\n", (unsigned long long)error.column, error.message);
		return 3;
	}

	struct nonet_answer answer;
	nonet_solve(&puzzle, NULL, &answer);
	if (answer.verdict == NONET_NONE) {
		puts("There is no solution.");
		return 1;
	}

	char drawing[NONET_TEXT_SIZE];
	struct nonet_text_style style = {.unicode = false};
	nonet_render_text(&answer.solution, &puzzle, NULL, &style, drawing);
	fputs(drawing, stdout);
	puts(answer.verdict == NONET_UNIQUE ? "It is the only solution." : "There are others.");
	return answer.verdict == NONET_UNIQUE ? 0 : 1;
}
