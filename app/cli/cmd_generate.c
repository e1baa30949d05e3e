#include "cli/command.h"
#include "cli/finding.h"
#include "cli/form_set.h"
#include "cli/generated_forms.h"
#include "cli/wish_options.h"
#include "common/elapsed.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <errno.h>
#include <inttypes.h>
#include <nonet/canon.h>

enum { PROGRESS_SIZE = 256, DEFAULT_PATIENCE_S = 300, TELLING_S = 30 };

struct generate_options {
	struct args_common common;
	struct wish_options wish;
	struct args_seed seed;
	uint64_t attempts;
	uint64_t time_ns;
	uint64_t threads;
	const char *kernel;
	const char *avoid;
	bool json;
	bool csv;
	bool verbose;
};

struct generation {
	struct cli *cli;
	struct generated_form form;
	struct form_set *known; /* what may not come again; NULL: anything may */
	uint64_t avoided;       /* puzzles that were equivalent to one of these */
	uint64_t wanted;
	uint64_t attempts; /* at most; 0: no limit */
	uint64_t found;
	uint64_t begin_ns;
	uint64_t last_ns;     /* when the last puzzle was found, or the search begun */
	uint64_t told_ns;     /* when it was last told that none was found */
	uint64_t patience_ns; /* give up when none was found for so long; 0: never */
	bool gave_up;
};

/* The rate so far, and how long the rest takes at that rate. */
static void show_progress(struct generation *generation, const struct nonet_generate_tally *tally) {
	char what[PROGRESS_SIZE];
	double seconds = (double)(elapsed_now_ns() - generation->begin_ns) / 1e9;
	uint64_t left = generation->wanted - generation->found;
	if (generation->found > 0)
		snprintf(what, sizeof what, _("of %" PRIu64 " puzzles, %.3g a second, about %.0f s to go"),
		         generation->wanted, (double)generation->found / seconds,
		         (double)left * seconds / (double)generation->found);
	else
		snprintf(what, sizeof what,
		         _("of %" PRIu64 " puzzles after %" PRIu64
		           " attempts in %.0f s, so no telling how long it takes"),
		         generation->wanted, tally->attempts, seconds);
	output_progress(&generation->cli->output, generation->found, what);
}

/* Where no progress is shown, tells now and then that the search goes on in vain. */
static void tell_patience(struct generation *generation, const struct nonet_generate_tally *tally) {
	uint64_t now_ns = elapsed_now_ns();
	uint64_t begin_ns =
	    generation->last_ns > generation->told_ns ? generation->last_ns : generation->told_ns;
	if (now_ns - begin_ns < TELLING_S * (uint64_t)1000000000)
		return;
	generation->told_ns = now_ns;
	output_note(&generation->cli->output,
	            "nonet generate: none for %.0f s; %" PRIu64 " attempts so far gave %" PRIu64
	            " proper puzzles, %" PRIu64 " of them as wished",
	            (double)(now_ns - generation->last_ns) / 1e9, tally->attempts, tally->proper,
	            tally->found);
}

static bool poll(void *context, const struct nonet_generate_tally *tally) {
	struct generation *generation = context;
	struct output *output = &generation->cli->output;
	if (!output->term.is_terminal)
		output_flush(output);
	if (output->shows_progress)
		show_progress(generation, tally);
	else
		tell_patience(generation, tally);
	generation->gave_up = generation->patience_ns > 0 &&
	                      elapsed_now_ns() - generation->last_ns > generation->patience_ns;
	return generation->gave_up || interrupted() || output_failed(output);
}

/* Whether the puzzle is equivalent to one that is known, which it is from now on. */
static bool is_known(struct generation *generation, const struct nonet_board *puzzle) {
	struct nonet_board form;
	nonet_minlex(puzzle, &form, NULL);
	const struct form_key key = form_key_of(&form);
	enum form_set_answer answer = form_set_add(generation->known, &key);
	if (answer == FORM_SET_NO_MEMORY)
		output_fail(&generation->cli->output, ENOMEM);
	return answer == FORM_SET_THERE;
}

static bool visit(void *context, const struct nonet_generated *generated) {
	struct generation *generation = context;
	if (generation->known && is_known(generation, &generated->puzzle)) {
		generation->avoided++;
		return !output_failed(&generation->cli->output);
	}
	generation->last_ns = elapsed_now_ns();
	generated_write(&generation->cli->output, &generation->form, generated, ++generation->found);
	return generation->found < generation->wanted && !output_failed(&generation->cli->output);
}

/* How many puzzles passed each test that was made. */
static void explain_tests(struct output *output, const struct nonet_wish *wish,
                          const struct nonet_generate_tally *tally) {
	const struct {
		bool made;
		enum nonet_test test;
		const char *what;
	} tests[] = {
	    {wish->fewest_clues || wish->most_clues, NONET_TEST_CLUES, N_("the number of clues")},
	    {wish->has_level, NONET_TEST_LEVEL, N_("the level")},
	    {wish->required_count || wish->only_count, NONET_TEST_TECHNIQUES, N_("the techniques")},
	    {wish->has_hodoku_level, NONET_TEST_HODOKU, N_("HoDoKu's level")},
	    {wish->lowest_se || wish->highest_se, NONET_TEST_SE, N_("Sudoku Explainer's rating")},
	};
	for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
		if (tests[i].made)
			output_note(output, "nonet generate: %" PRIu64 " of them have %s",
			            tally->passed[tests[i].test], _(tests[i].what));
}

/* Why there are fewer than were wanted, and how far it got. */
static void explain(struct generation *generation, const struct nonet_wish *wish,
                    enum nonet_status status, const struct nonet_generate_tally *tally) {
	struct output *output = &generation->cli->output;
	bool is_all = status == NONET_LIMIT && tally->attempts != generation->attempts;
	const char *end = is_all && generation->found > 0 ? _(": there are no more")
	                  : is_all ? _(": the only puzzle with these clues is not as wished")
	                  : status == NONET_LIMIT   ? _(" when all attempts were made")
	                  : status == NONET_TIMEOUT ? _(" when the time was over")
	                  : generation->gave_up     ? _(" when none had come for five minutes")
	                                            : _(" when Ctrl-C stopped it");
	output_note(output, "nonet generate: %" PRIu64 " of %" PRIu64 " found%s", generation->found,
	            generation->wanted, end);
	if (is_all && generation->found > 0)
		return;
	output_note(output, "nonet generate: %" PRIu64 " attempts gave %" PRIu64 " proper puzzles%s",
	            tally->attempts, tally->proper,
	            tally->proper == 0 && wish->has_pattern && !wish->keep_redundant
	                ? _(" that are minimal; --keep-redundant takes others too")
	                : "");
	if (generation->avoided > 0)
		output_note(output, "nonet generate: %" PRIu64 " were equivalent to one that is known",
		            generation->avoided);
	if (tally->crowded > 0)
		output_note(output,
		            "nonet generate: %" PRIu64
		            " attempts were given up, since more than %d clues were needed",
		            tally->crowded, wish->most_clues);
	if (tally->proper == 0)
		return;
	output_note(output, "nonet generate: the proper puzzles have %d to %d clues",
	            tally->fewest_clues, tally->most_clues);
	explain_tests(output, wish, tally);
	if (tally->highest_se > 0)
		output_note(output,
		            "nonet generate: Sudoku Explainer rates those that were rated %d.%d to %d.%d",
		            tally->lowest_se / 10, tally->lowest_se % 10, tally->highest_se / 10,
		            tally->highest_se % 10);
}

static void avoid_puzzle(void *context, const struct puzzle *puzzle) {
	struct generation *generation = context;
	if (puzzle->readable && nonet_board_conflicts(&puzzle->item.board, NULL, 0) == 0)
		is_known(generation, &puzzle->item.board);
}

/* Notes the puzzles that must not come again: those of the file, and the one to begin with, whose
 * neighbours may be reached in many ways. False when the file could not be read whole. */
static bool note_known(struct generation *generation, const struct generate_options *options,
                       const struct nonet_wish *wish) {
	struct cli *cli = generation->cli;
	char *files[] = {(char *)options->avoid};
	if (!options->avoid && !wish->has_from)
		return true;
	generation->known = form_set_new(UINT64_MAX);
	if (!generation->known) {
		output_fail(&cli->output, ENOMEM);
		return false;
	}
	if (wish->has_from)
		is_known(generation, &wish->from);
	if (options->avoid)
		command_each_puzzle(cli, 1, files, avoid_puzzle, generation);
	return cli->exit_code == EXIT_CODE_YES && !output_failed(&cli->output) && !interrupted();
}

static void generate(struct generation *generation, const struct generate_options *options,
                     const struct nonet_wish *wish, uint64_t seed) {
	struct cli *cli = generation->cli;
	struct nonet_generate_tally tally = {0};
	const struct nonet_generate_options how = {.seed = seed,
	                                           .attempts = options->attempts,
	                                           .threads = command_threads(options->threads),
	                                           .time_ns = options->time_ns,
	                                           .kernel = cli->kernel,
	                                           .poll = poll,
	                                           .visit = visit,
	                                           .context = generation};
	enum nonet_status status = nonet_generate(wish, &how, &tally);
	if (status == NONET_NO_MEMORY) {
		output_fail(&cli->output, ENOMEM);
	} else if (status != NONET_OK && !output_failed(&cli->output)) {
		explain(generation, wish, status, &tally);
		command_worsen(cli, interrupted() ? EXIT_CODE_INTERRUPTED : EXIT_CODE_NO);
	}
}

static bool options_fit(struct cli *cli, const struct generate_options *options) {
	if (!options->json || !options->csv)
		return true;
	output_note(&cli->output, "nonet generate: --json and --csv are two ways to write the same "
	                          "(see 'nonet help generate')");
	return false;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct generate_options options = {0};
	struct nonet_wish wish;
	struct nonet_sentence reason;
	uint64_t wanted = 1;
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !command_choose_kernel(cli, options.kernel) ||
	    !wish_read(cli, &options.wish, &wish))
		return;
	if (!options_fit(cli, &options) || !command_number(cli, argc - first, argv + first, &wanted)) {
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return;
	}
	if (!nonet_wish_check(&wish, &reason)) {
		char text[NONET_SENTENCE_SIZE];
		output_note(&cli->output, "nonet generate: impossible: %s",
		            language_sentence(&reason, text));
		command_worsen(cli, EXIT_CODE_NO);
		return;
	}
	if (options.csv || options.json || cli->output.term.is_terminal)
		wish.scales = generated_scales(&wish);
	uint64_t seed = command_seed(&options.seed), now_ns = elapsed_now_ns();
	bool is_bounded = options.attempts > 0 || options.time_ns > 0;
	struct generation generation = {.cli = cli,
	                                .form = {options.json  ? GENERATED_JSON
	                                         : options.csv ? GENERATED_CSV
	                                                       : GENERATED_LINE,
	                                         options.verbose, wish.unbiased, wish.scales},
	                                .wanted = wanted,
	                                .attempts = options.attempts,
	                                .begin_ns = now_ns,
	                                .last_ns = now_ns,
	                                .patience_ns =
	                                    is_bounded ? 0 : DEFAULT_PATIENCE_S * (uint64_t)1000000000};
	generated_begin(&cli->output, &generation.form, seed);
	if (note_known(&generation, &options, &wish))
		generate(&generation, &options, &wish, seed);
	form_set_free(generation.known);
}

#define WISH(member) offsetof(struct generate_options, wish.member)

static const struct args_option options_table[] = {
    {ARGS_TEXT, "symmetry", 0, "NAME",
     N_("arrange the clues so: rotate180, rotate90, horizontal, vertical, diagonal, antidiagonal, "
        "both-diagonals, full, or random (one of these, or none)"),
     WISH(symmetry)},
    {ARGS_TEXT, "clues", 0, "N[-M]", N_("with N clues, or N to M of them (28- are 28 or more)"),
     WISH(clues)},
    {ARGS_TEXT, "pattern", 0, "MASK",
     N_("with clues exactly where this has anything but . or 0: 81 characters, or a drawing of "
        "them, or a file of either (- is standard input); its symmetry counts as wished for, "
        "unless "
        "--symmetry is given"),
     WISH(pattern)},
    {ARGS_TEXT, "solution", 0, "GRID",
     N_("with this full grid, or that of a file, as the solution"), WISH(solution)},
    {ARGS_TEXT, "from", 0, "PUZZLE",
     N_("found near this puzzle, by exchanging some of its clues; none equivalent to it or to "
        "another"),
     WISH(from)},
    {ARGS_TEXT, "avoid", 0, "FILE", N_("none equivalent to one in FILE, or to another one"),
     offsetof(struct generate_options, avoid)},
    {ARGS_FLAG, "unbiased", 0, NULL,
     N_("such that every minimal puzzle with as many clues is equally likely; tells its weight"),
     WISH(unbiased)},
    {ARGS_FLAG, "keep-redundant", 0, NULL, N_("take puzzles that are not minimal too"),
     WISH(keep_redundant)},
    {ARGS_TEXT, "level", 0, "L[-L]",
     N_("of this level of our own, or between two: beginner, easy, medium, tricky, hard, expert, "
        "extreme"),
     WISH(level)},
    {ARGS_TEXT, "se", 0, "R[-R]", N_("with this ER of Sudoku Explainer, as in 7.0-7.5 or 9.0-"),
     WISH(se)},
    {ARGS_TEXT, "hodoku", 0, "L[-L]",
     N_("of this level of HoDoKu's: easy, medium, hard, unfair, extreme"), WISH(hodoku)},
    {ARGS_TEXT, "require", 0, "T[:N]",
     N_("such that the path of 'nonet explain' takes technique T, at least N times; more of them "
        "with commas between"),
     WISH(require)},
    {ARGS_TEXT, "only", 0, "T[,T]",
     N_("such that that path takes technique T, and besides singles no other"), WISH(only)},
    {ARGS_SEED, "seed", 0, "S", N_("make the puzzles that belong to the number S, always the same"),
     offsetof(struct generate_options, seed)},
    {ARGS_COUNT, "attempts", 0, "N", N_("give up after N attempts"),
     offsetof(struct generate_options, attempts)},
    {ARGS_SECONDS, "timeout", 0, "S", N_("give up after S seconds"),
     offsetof(struct generate_options, time_ns)},
    {ARGS_FLAG, "json", 0, NULL, N_("one JSON object a line for each puzzle"),
     offsetof(struct generate_options, json)},
    {ARGS_FLAG, "csv", 0, NULL, N_("a table with commas and a line of column names"),
     offsetof(struct generate_options, csv)},
    {ARGS_FLAG, "verbose", 'v', NULL, N_("tell the seed, and that of each puzzle"),
     offsetof(struct generate_options, verbose)},
    COMMAND_KERNEL_ROW(struct generate_options),
    COMMAND_THREADS_ROW(struct generate_options),
    {0}};

const struct command command_generate = {
    .name = "generate",
    .operands = "[N]",
    .summary = N_("makes puzzles"),
    .description = N_(
        "Makes N puzzles, or one: drawn on a terminal, otherwise one a line. Each has exactly\n"
        "one solution, and no clue too many: it is minimal, or, under a symmetry, no set of\n"
        "clues can be left out that the symmetry takes to one another. All wishes can be\n"
        "combined; docs/generating.md tells how they are met and what they cost.\n"
        "\n"
        "The search is a row of attempts, each of which follows from its own seed alone and\n"
        "gives a puzzle or none. So --seed gives the same puzzles on every machine and for any\n"
        "number of threads, and the seed that -v, --json and --csv tell for a puzzle gives it\n"
        "again, as the first one, with the same wishes. --json and --csv rate each puzzle on our\n"
        "own scale, which takes several times as long as to make one without other wishes.\n"
        "\n"
        "What cannot be is said at once, where that is known. Otherwise the search ends after\n"
        "--attempts or --timeout, or, with neither of them, when no puzzle was found for five\n"
        "minutes; it tells then what it found out. Ctrl-C ends it too. The exit code is 1 when\n"
        "fewer than N were found.\n"),
    .examples = "  $ nonet generate 3 --symmetry rotate180 --seed 7 | nonet check\n"
                "  unique\n"
                "  unique\n"
                "  unique\n",
    .options = options_table,
    .run = run,
};
