/* Every scale, and our own path, takes the easiest step that there is. So where all that one of
 * them has up to some point solves a puzzle, none goes further than the easiest steps that do as
 * much; and the means of our own grade are a common measure for what a wish leaves room for, and
 * for what it wants. What chains and nets of one scale mean on another cannot be told. */
#include "generate/wish_means.h"

#include "base/sentence.h"
#include "generate/quick.h"
#include "generate/wish.h"

#include <stdio.h>

enum { NUMBER_SIZE = 16 };

/* The means that some part of the wish wants, or leaves room for; the phrase for it, and what fills
 * its only place, a phrase or a number, if it has one. */
struct bound {
	enum nonet_means means;
	const char *part;
	const char *name;
	char number[NUMBER_SIZE];
};

static void set_bound(struct bound *bound, enum nonet_means means, const char *part,
                      const char *name) {
	*bound = (struct bound){.means = means, .part = part, .name = name};
}

static void set_bound_of_se(struct bound *bound, enum nonet_means means, const char *part, int er) {
	set_bound(bound, means, part, NULL);
	snprintf(bound->number, NUMBER_SIZE, "%d.%d", er / 10, er % 10);
}

static void fill_with(struct nonet_sentence *reason, const struct bound *bound, const char *place) {
	nonet_sentence_fill(reason, bound->name ? NONET_WITH(NONET_PHRASE(place, bound->name))
	                                        : NONET_WITH(NONET_TEXT(place, bound->number)));
}

/* ---- What is wanted at least --------------------------------------------------------- */

static void want_level(const struct nonet_wish *wish, struct bound *least) {
	static const enum nonet_means means[] = {
	    [NONET_LEVEL_BEGINNER] = NONET_MEANS_NOTHING,
	    [NONET_LEVEL_EASY] = NONET_MEANS_SINGLES,
	    [NONET_LEVEL_MEDIUM] = NONET_MEANS_LOCKED_CANDIDATES,
	    [NONET_LEVEL_TRICKY] = NONET_MEANS_TRIPLES,
	};
	if (!wish->has_level)
		return;
	set_bound(least,
	          wish->lowest_level <= NONET_LEVEL_TRICKY ? means[wish->lowest_level]
	                                                   : NONET_MEANS_CHAINS,
	          N_("the level {lowest}"), nonet_level_name(wish->lowest_level));
}

/* The highest ER, in tenths, of what each means does. */
static const struct {
	int er;
	enum nonet_means means;
} hardest[] = {{12, NONET_MEANS_SINGLES_IN_BOXES},  {23, NONET_MEANS_SINGLES},
               {28, NONET_MEANS_LOCKED_CANDIDATES}, {34, NONET_MEANS_PAIRS},
               {40, NONET_MEANS_TRIPLES},           {54, NONET_MEANS_QUADS}};

static void want_se(const struct nonet_wish *wish, struct bound *least) {
	for (size_t i = 0; i < sizeof hardest / sizeof *hardest; i++) {
		enum nonet_means means = (enum nonet_means)(hardest[i].means + 1);
		if (wish->lowest_se <= hardest[i].er || means <= least->means)
			continue;
		set_bound_of_se(least, means, N_("{lowest} on Sudoku Explainer's scale"), wish->lowest_se);
	}
}

/* The path looks for X-wings and what is easier first, and for quads and larger fish among much
 * else. */
static void want_technique(enum nonet_technique technique, struct bound *least) {
	enum nonet_means means = nonet_quick_means_for(technique);
	if (means > NONET_MEANS_QUADS)
		means = NONET_MEANS_QUADS;
	if (nonet_is_single(technique) || means <= least->means)
		return;
	set_bound(least, means, "{lowest}", nonet_technique_name(technique));
}

/* ---- What there is room for ---------------------------------------------------------- */

static void allow(struct bound *most, enum nonet_means means, const char *part, const char *name) {
	if (means < most->means)
		set_bound(most, means, part, name);
}

static void allow_level(const struct nonet_wish *wish, struct bound *most) {
	static const enum nonet_means means[] = {
	    [NONET_LEVEL_BEGINNER] = NONET_MEANS_SINGLES_IN_BOXES,
	    [NONET_LEVEL_EASY] = NONET_MEANS_SINGLES,
	    [NONET_LEVEL_MEDIUM] = NONET_MEANS_PAIRS,
	};
	if (wish->has_level && wish->highest_level <= NONET_LEVEL_MEDIUM)
		allow(most, means[wish->highest_level], N_("the level {highest}"),
		      nonet_level_name(wish->highest_level));
}

/* What solves all puzzles up to an ER: hidden singles up to 1.5, pairs that lead to a single at
 * once up to 2.0 and naked singles 2.3; such triples are 2.5, and hidden ones 4.0; XY-wings are
 * 4.2. */
static void allow_se(const struct nonet_wish *wish, struct bound *most) {
	static const struct {
		int er;
		enum nonet_means means;
	} enough[] = {{12, NONET_MEANS_SINGLES_IN_BOXES},
	              {16, NONET_MEANS_SINGLES},
	              {24, NONET_MEANS_PAIRS},
	              {37, NONET_MEANS_TRIPLES},
	              {41, NONET_MEANS_QUADS}};
	for (size_t i = 0; wish->highest_se > 0 && i < sizeof enough / sizeof *enough; i++)
		if (wish->highest_se <= enough[i].er && enough[i].means < most->means)
			set_bound_of_se(most, enough[i].means, N_("{highest} on Sudoku Explainer's scale"),
			                wish->highest_se);
}

/* HoDoKu's level is that of the hardest step at least. */
static void allow_hodoku(const struct nonet_wish *wish, struct bound *most) {
	if (!wish->has_hodoku_level || wish->highest_hodoku_level > NONET_HODOKU_MEDIUM)
		return;
	allow(most,
	      wish->highest_hodoku_level == NONET_HODOKU_EASY ? NONET_MEANS_SINGLES
	                                                      : NONET_MEANS_TRIPLES,
	      N_("HoDoKu's level {highest}"), nonet_hodoku_level_name(wish->highest_hodoku_level));
}

static void allow_only(const struct nonet_wish *wish, struct bound *most) {
	enum nonet_means means = NONET_MEANS_SINGLES;
	for (uint32_t i = 0; i < wish->only_count; i++) {
		enum nonet_means other = nonet_quick_means_for(wish->only[i]);
		means = other > means ? other : means;
	}
	if (wish->only_count > 0 && means <= NONET_MEANS_QUADS)
		allow(most, means, N_("a path with no other techniques"), NULL);
}

bool nonet_wish_means_possible(const struct nonet_wish *wish, struct nonet_sentence *reason_ret) {
	struct bound least = {.means = NONET_MEANS_NOTHING}, most = {.means = NONET_MEANS_COUNT};
	want_level(wish, &least);
	want_se(wish, &least);
	for (uint32_t i = 0; i < wish->required_count; i++)
		want_technique(wish->required[i].technique, &least);
	for (uint32_t i = 0; i < wish->only_count; i++)
		want_technique(wish->only[i], &least);
	allow_level(wish, &most);
	allow_se(wish, &most);
	allow_hodoku(wish, &most);
	allow_only(wish, &most);
	if (least.means <= most.means)
		return true;
	nonet_sentence_begin(reason_ret,
	                     N_("{wanted} takes {least} or more, and {allowed} no more than {most}"),
	                     NULL, 1);
	nonet_sentence_fill(reason_ret, NONET_WITH(NONET_PHRASE("wanted", least.part),
	                                           NONET_PHRASE("least", nonet_means_name(least.means)),
	                                           NONET_PHRASE("allowed", most.part),
	                                           NONET_PHRASE("most", nonet_means_name(most.means))));
	fill_with(reason_ret, &least, "lowest");
	fill_with(reason_ret, &most, "highest");
	return false;
}
