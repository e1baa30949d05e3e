/* How fast puzzles are rated on Sudoku Explainer's scale, by class of rating.
 *
 *     bench_rate FILE...
 *
 * Rates the puzzles of each file, one a line, for two seconds of processor time at most. */
#include <nonet.h>
#include <nonet/logic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* Classes of ER in tenths: each ends where the next one begins. */
static const struct {
	int first;
	const char *name;
} classes[] = {
    {0, "not proper"}, {1, "1.0 - 2.0"},  {21, "2.3 - 3.0"},  {31, "3.2 - 4.4"},
    {45, "4.5 - 6.2"}, {63, "6.5 - 7.0"}, {71, "7.1 - 7.5"},  {76, "7.6 - 8.2"},
    {83, "8.3 - 8.9"}, {90, "9.0 - 9.8"}, {99, "9.9 - 10.4"}, {105, "10.5 and more"},
};

enum { CLASSES = sizeof classes / sizeof classes[0] };

struct tally {
	long puzzles;
	double seconds;
};

static double processor_seconds(void) {
	struct timespec now;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static int class_of(const struct nonet_se_rating *rating) {
	int found = 0;
	if (rating->verdict == NONET_UNIQUE)
		while (found + 1 < CLASSES && rating->er >= classes[found + 1].first)
			found++;
	return found;
}

static void rate_line(const char *line, struct tally tallies[CLASSES]) {
	struct nonet_board puzzle;
	struct nonet_se_rating rating;
	if (nonet_board_parse(line, strcspn(line, "\n"), &puzzle, NULL) != NONET_OK)
		return;
	double begin = processor_seconds();
	if (nonet_rate_se(&puzzle, NULL, &rating) != NONET_OK)
		return;
	struct tally *tally = &tallies[class_of(&rating)];
	tally->seconds += processor_seconds() - begin;
	tally->puzzles++;
}

static void rate_file(const char *path, struct tally tallies[CLASSES]) {
	char line[256];
	FILE *file = fopen(path, "r");
	if (!file) {
		perror(path);
		return;
	}
	double end = processor_seconds() + 2;
	while (processor_seconds() < end && fgets(line, sizeof line, file))
		rate_line(line, tallies);
	fclose(file);
}

int main(int argc, char **argv) {
	struct tally tallies[CLASSES] = {{0, 0}};
	for (int i = 1; i < argc; i++)
		rate_file(argv[i], tallies);
	printf("%-14s %8s %14s\n", "ER", "puzzles", "per CPU second");
	for (int i = 0; i < CLASSES; i++)
		if (tallies[i].puzzles)
			printf("%-14s %8ld %14.0f\n", classes[i].name, tallies[i].puzzles,
			       (double)tallies[i].puzzles / tallies[i].seconds);
	return 0;
}
