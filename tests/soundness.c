/* Whether the techniques are sound: every step that any of them finds, in the positions on the way
 * through random puzzles from easy to very hard, is held against the solutions. A program of its
 * own, as it can run for hours: see usage below. It prints for each technique how many steps were
 * found and how many of them were false, and fails when one was. */
#define _POSIX_C_SOURCE 200809L
#include "base/clock.h"
#include "base/rng.h"
#include "logic/hodoku_path.h"
#include "support.h"

#include <inttypes.h>
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char usage[] =
    "usage: soundness [-n PUZZLES] [-m MINUTES] [-s SEED] [-r] [-p PART] [-q] [FILE...]\n"
    "  -n  stop after so many puzzles (default: 100)\n"
    "  -m  stop after so many minutes\n"
    "  -s  seed of the random puzzles (default: 1)\n"
    "  -r  place all singles that are open as one step; otherwise each is a step\n"
    "  -p  try one in PART of the positions in which a single is open (default: 1, all);\n"
    "      those without are all tried\n"
    "  -q  leave out the techniques that take longest\n"
    "One puzzle in 20 is one of the FILEs' lines, with digits, rows and columns exchanged.\n";

enum { MAX_SOLUTIONS = 32, MAX_LINES = 4096 };

struct soundness {
	uint64_t most_puzzles, end_ns;
	uint32_t part;
	bool rounds, quick;
	struct nonet_rng rng;
	int line_count;
	char lines[MAX_LINES][NONET_CELLS + 1]; /* of the files */

	/* the puzzle now looked at */
	struct nonet_board puzzle;
	struct nonet_board solutions[MAX_SOLUTIONS];
	int solution_count;
	const struct nonet_state *position;

	uint64_t puzzles, several, positions, found[NONET_TECHNIQUE_COUNT],
	    wrong[NONET_TECHNIQUE_COUNT], all_wrong;
};

/* ---- Puzzles ---- */

static bool keep_solution(void *context, const struct nonet_board *solution) {
	struct soundness *work = context;
	work->solutions[work->solution_count++] = *solution;
	return true;
}

static bool has_one_solution(const struct nonet_board *puzzle) {
	struct nonet_answer answer;
	return nonet_solve(puzzle, NULL, &answer) == NONET_OK && answer.verdict == NONET_UNIQUE;
}

/* Takes clues from a full grid, in random order, as long as the solution stays the only one and
 * more than `clues` are left. Now and then one more goes, so that there are several solutions. */
static void take_clues(struct soundness *work, int clues, bool several) {
	uint8_t order[NONET_CELLS];
	for (int i = 0; i < NONET_CELLS; i++)
		order[i] = (uint8_t)i;
	nonet_rng_shuffle(&work->rng, order, NONET_CELLS);
	for (int i = 0, left = NONET_CELLS; i < NONET_CELLS && left > clues; i++) {
		struct nonet_board fewer = work->puzzle;
		fewer.cell[order[i]] = 0;
		bool unique = has_one_solution(&fewer);
		if (!unique && !several)
			continue;
		several &= unique;
		work->puzzle = fewer;
		left--;
	}
}

/* Half of the puzzles are minimal, and hard rather than easy; half have clues to spare. */
static void make_puzzle(struct soundness *work) {
	struct nonet_rng *rng = &work->rng;
	struct nonet_limits limits = {.solutions = MAX_SOLUTIONS};
	if (work->line_count > 0 && nonet_rng_below(rng, 20) == 0) {
		struct nonet_board line =
		    board_of(work->lines[nonet_rng_below(rng, (uint32_t)work->line_count)]);
		struct disguise disguise = random_disguise(rng);
		work->puzzle = put_on(&disguise, &line);
	} else {
		int clues = nonet_rng_below(rng, 2) ? 0 : 23 + (int)nonet_rng_below(rng, 12);
		nonet_generate_grid(nonet_rng_next(rng), &work->puzzle, NULL);
		take_clues(work, clues, nonet_rng_below(rng, 16) == 0);
	}
	work->solution_count = 0;
	nonet_enumerate(&work->puzzle, &limits, keep_solution, work, NULL);
	work->puzzles++;
	work->several += work->solution_count > 1;
}

static void read_lines(struct soundness *work, const char *file_name) {
	char line[256];
	FILE *file = fopen(file_name, "r");
	if (!file) {
		fprintf(stderr, "soundness: cannot open %s\n", file_name);
		exit(2);
	}
	while (work->line_count < MAX_LINES && fgets(line, sizeof line, file))
		if (strcspn(line, "\r\n") == NONET_CELLS)
			snprintf(work->lines[work->line_count++], sizeof work->lines[0], "%.81s", line);
	fclose(file);
}

/* ---- Steps ---- */

static void say_false(const struct soundness *work, enum nonet_technique technique, int cell,
                      int digit, bool placed) {
	printf("FALSE: %s r%dc%d%s%d\n  position ", nonet_technique_name(technique), cell / 9 + 1,
	       cell % 9 + 1, placed ? "=" : "<>", digit);
	for (int i = 0; i < NONET_CELLS; i++)
		putchar(work->position->digit[i] ? '0' + work->position->digit[i] : '.');
	printf("\n  candidates");
	for (int i = 0; i < NONET_CELLS; i++) {
		putchar(' ');
		for (int d = 1; d <= 9; d++)
			if (nonet_state_has(work->position, i, d))
				putchar('0' + d);
	}
	putchar('\n');
}

/* Whether a placement, or an elimination, disagrees with a solution. */
static bool is_false(const struct soundness *work, const struct nonet_finding *finding,
                     struct nonet_candidate at, bool placed) {
	for (int i = 0; i < work->solution_count; i++)
		if ((work->solutions[i].cell[at.cell] == at.digit) != placed) {
			say_false(work, finding->technique, at.cell, at.digit, placed);
			return true;
		}
	return false;
}

static bool check_finding(void *context, const struct nonet_finding *finding) {
	struct soundness *work = context;
	bool wrong = false;
	for (int i = 0; i < finding->placement_count && !wrong; i++)
		wrong = is_false(work, finding, finding->placements[i], true);
	for (int i = 0; i < finding->elimination_count && !wrong; i++)
		wrong = is_false(work, finding, finding->eliminations[i], false);
	work->found[finding->technique]++;
	work->wrong[finding->technique] += wrong;
	work->all_wrong += wrong;
	return false;
}

static bool takes_long(const struct nonet_method *method) {
	bool finned = method->find == nonet_find_finned_franken_fish ||
	              method->find == nonet_find_finned_mutant_fish;
	bool large =
	    finned || method->find == nonet_find_franken_fish || method->find == nonet_find_mutant_fish;
	return (finned && method->variant > 2) || (large && method->variant > 3) ||
	       method->find == nonet_find_finned_mutant_fish ||
	       method->find == nonet_find_als_xy_chain || method->find == nonet_find_kraken_fish ||
	       method->find == nonet_find_grouped_nice_loop || method->find == nonet_find_forcing_net;
}

static void check_position(struct soundness *work, const struct nonet_state *state) {
	struct nonet_search search;
	nonet_search_init(&search, state);
	search.unique = work->solution_count == 1;
	search.all = true;
	search.found = check_finding;
	search.context = work;
	work->position = state;
	work->positions++;
	for (int i = 0; i < NONET_METHOD_COUNT; i++)
		if (!work->quick || !takes_long(&nonet_methods[i]))
			nonet_methods[i].find(&search, nonet_methods[i].variant);
	if (search.no_memory) {
		fprintf(stderr, "soundness: out of memory\n");
		exit(2);
	}
	nonet_search_free(&search);
}

static bool is_out_of_time(const struct soundness *work) {
	return work->end_ns && nonet_clock_ns() >= work->end_ns;
}

static bool is_single(const struct nonet_state *state, int cell, int digit) {
	if (nonet_digit_count(state->candidates[cell]) == 1)
		return true;
	for (int kind = 0; kind < 3; kind++)
		if (nonet_place_count(state, nonet_masks_house_of(cell, kind), digit) == 1)
			return true;
	return false;
}

static int list_singles(const struct nonet_state *state,
                        struct nonet_candidate singles_ret[NONET_CELLS]) {
	int count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int digit = 1; digit <= 9; digit++)
			if (nonet_state_has(state, cell, digit) && is_single(state, cell, digit)) {
				singles_ret[count++] = (struct nonet_candidate){(uint8_t)cell, (uint8_t)digit};
				break;
			}
	return count;
}

static void place_all(struct nonet_hodoku_path *path, const struct nonet_candidate *singles,
                      int count) {
	for (int i = 0; i < count; i++)
		nonet_hodoku_position_place(&path->position, singles[i].cell, singles[i].digit);
	path->search.epoch++;
}

/* Each position is tried before the path goes on from it. */
static void walk_path(struct soundness *work) {
	struct nonet_hodoku_path path;
	enum nonet_status status = NONET_OK;
	nonet_hodoku_path_start(&path, &work->puzzle);
	while (status == NONET_OK && path.position.state.empty_count > 0 && !is_out_of_time(work)) {
		struct nonet_candidate singles[NONET_CELLS];
		const struct nonet_method *used;
		int count = list_singles(&path.position.state, singles);
		if (count == 0 || nonet_rng_below(&work->rng, work->part) == 0)
			check_position(work, &path.position.state);
		if (work->rounds && count > 0)
			place_all(&path, singles, count);
		else
			status = nonet_hodoku_path_step(&path, NULL, &used);
	}
	nonet_hodoku_path_finish(&path);
}

/* ---- The program ---- */

static void write_report(const struct soundness *work) {
	printf("%12s %8s  technique\n", "steps", "false");
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++)
		if (work->found[i])
			printf("%12" PRIu64 " %8" PRIu64 "  %s\n", work->found[i], work->wrong[i],
			       nonet_technique_name((enum nonet_technique)i));
	printf("%" PRIu64 " puzzles (%" PRIu64 " with several solutions), %" PRIu64
	       " positions, %" PRIu64 " false steps\n",
	       work->puzzles, work->several, work->positions, work->all_wrong);
}

static void read_options(struct soundness *work, int argc, char **argv) {
	uint64_t seed = 1;
	for (int option; (option = getopt(argc, argv, "n:m:s:rp:q")) != -1;) {
		uint64_t value = optarg ? strtoull(optarg, NULL, 10) : 0;
		switch (option) {
		case 'n':
			work->most_puzzles = value;
			break;
		case 'm':
			work->end_ns = nonet_clock_ns() + value * 60000000000u;
			break;
		case 's':
			seed = value;
			break;
		case 'r':
			work->rounds = true;
			break;
		case 'p':
			work->part = value ? (uint32_t)value : 1;
			break;
		case 'q':
			work->quick = true;
			break;
		default:
			fputs(usage, stderr);
			exit(2);
		}
	}
	nonet_rng_start(&work->rng, seed);
	for (int i = optind; i < argc; i++)
		read_lines(work, argv[i]);
}

int main(int argc, char **argv) {
	static struct soundness work = {.most_puzzles = 100, .part = 1};
	read_options(&work, argc, argv);
	while (work.puzzles < work.most_puzzles && !is_out_of_time(&work)) {
		make_puzzle(&work);
		walk_path(&work);
	}
	write_report(&work);
	return work.all_wrong != 0;
}
