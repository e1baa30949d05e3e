/* Every step of a technique in a position. Finders meet many steps more than once; each set of
 * consequences is told once for each technique. */
#include "base/rng.h"
#include "logic/finding_step.h"
#include "logic/finding_story.h"
#include "logic/hash_set.h"
#include "logic/se_find.h"
#include "logic/watch.h"

#include <stdlib.h>
#include <string.h>

struct find {
	const struct nonet_find_options *options;
	struct nonet_watch watch;
	bool (*visit)(void *context, const struct nonet_step *step);
	void *context;
	int score;
	struct nonet_step step;
	struct nonet_search search;
	struct nonet_story story; /* the chains of the step */
	struct nonet_hash_set told;
};

/* The same in whatever order the consequences are listed. */
static uint64_t hash_of(const struct nonet_step *step) {
	uint64_t hash = nonet_rng_mix((uint64_t)step->technique + 1);
	for (int i = 0; i < step->elimination_count; i++)
		hash += nonet_rng_mix(
		    (uint64_t)(1024 * (step->eliminations[i].cell + 1) + step->eliminations[i].digits));
	for (int i = 0; i < step->placement_count; i++)
		hash += nonet_rng_mix(
		    (uint64_t)(1024 * (step->placements[i].cell + 101) + step->placements[i].digits));
	return nonet_rng_mix(hash);
}

/* Whether the step is to be told: it is wanted, and has not been told before. */
static bool is_new(struct find *find, const struct nonet_step *step) {
	if (!nonet_find_wants(find->options, step->technique))
		return false;
	bool added = nonet_hash_set_add(&find->told, hash_of(step));
	if (find->told.no_memory)
		find->watch.status = NONET_NO_MEMORY;
	return added && !find->told.no_memory;
}

static void visit(struct find *find, const struct nonet_step *step) {
	if (!find->visit(find->context, step))
		find->watch.status = NONET_STOPPED;
}

static bool tell(void *context, const struct nonet_finding *finding) {
	struct find *find = context;
	nonet_finding_conclude(finding, find->score, &find->step);
	if (!is_new(find, &find->step))
		return find->watch.status != NONET_OK;
	nonet_finding_to_step(finding, find->score, &find->step);
	if (nonet_finding_tell(&find->search, finding, &find->story)) {
		nonet_story_show(&find->story, &find->step);
		visit(find, &find->step);
	} else {
		find->watch.status = NONET_NO_MEMORY;
	}
	return find->watch.status != NONET_OK;
}

/* Sudoku Explainer tells some techniques apart only when it has found them. */
static bool tell_se(void *context, const struct nonet_step *step) {
	struct find *find = context;
	if (is_new(find, step))
		visit(find, step);
	return find->watch.status == NONET_OK;
}

static bool stop(void *context) {
	struct find *find = context;
	return nonet_watch_stopped(&find->watch, 64, 0);
}

static bool is_big(const struct nonet_method *method) {
	return method->variant > 4 && (method->find == nonet_find_franken_fish ||
	                               method->find == nonet_find_finned_franken_fish ||
	                               method->find == nonet_find_mutant_fish ||
	                               method->find == nonet_find_finned_mutant_fish);
}

/* Marks the methods of the techniques that are asked for. */
static void choose_methods(const struct nonet_find_options *options,
                           bool is_chosen[NONET_METHOD_COUNT]) {
	bool everything = options->technique == NONET_TECHNIQUE_COUNT && !options->among;
	for (int i = 0; i < NONET_METHOD_COUNT; i++)
		is_chosen[i] = everything && !is_big(&nonet_methods[i]);
	for (int i = 0; !everything && i < NONET_TECHNIQUE_COUNT; i++) {
		enum nonet_technique technique = (enum nonet_technique)i;
		const struct nonet_method *method =
		    nonet_find_wants(options, technique) ? nonet_method_of(technique) : NULL;
		if (method && method->find)
			is_chosen[method - nonet_methods] = true;
	}
}

/* The order of our own path; what it lacks comes after it. */
static const uint8_t easiest_first[] = {
    NONET_METHOD_FULL_HOUSE,
    NONET_METHOD_NAKED_SINGLE,
    NONET_METHOD_HIDDEN_SINGLE,
#define NONET_GUIDE(tier, id) NONET_METHOD_##id,
#include "logic/guide_list.h"
#undef NONET_GUIDE
};

static void find_by_method(struct find *find, const struct nonet_method *method) {
	find->score = method->score;
	method->find(&find->search, method->variant);
}

static void find_in_order(struct find *find) {
	bool is_due[NONET_METHOD_COUNT];
	choose_methods(find->options, is_due);
	for (size_t i = 0; i < sizeof easiest_first; i++) {
		int index = easiest_first[i];
		if (is_due[index] && find->watch.status == NONET_OK)
			find_by_method(find, &nonet_methods[index]);
		is_due[index] = false;
	}
	for (int i = 0; i < NONET_METHOD_COUNT; i++)
		if (is_due[i] && find->watch.status == NONET_OK)
			find_by_method(find, &nonet_methods[i]);
}

static enum nonet_status find_by_methods(struct find *find, const struct nonet_position *position) {
	struct nonet_state state;
	struct nonet_search *search = &find->search;
	nonet_state_start_at(&state, position);
	nonet_search_init(search, &state);
	search->unique = find->options->unique;
	search->all = true;
	search->found = tell;
	search->stop = stop;
	search->context = find;
	find_in_order(find);
	enum nonet_status status = search->no_memory ? NONET_NO_MEMORY : find->watch.status;
	nonet_search_free(search);
	search->state = NULL;
	nonet_story_free_inside(&find->story);
	return status;
}

static enum nonet_status find_by_se(struct find *find, const struct nonet_position *position) {
	struct nonet_limits rest = nonet_watch_rest(&find->watch);
	enum nonet_status status = nonet_se_find(position, find->options, &rest, tell_se, find);
	return status == NONET_OK ? find->watch.status : status;
}

enum nonet_status nonet_find_steps(const struct nonet_position *position,
                                   const struct nonet_find_options *options,
                                   const struct nonet_limits *limits,
                                   bool (*visit)(void *context, const struct nonet_step *step),
                                   void *context) {
	struct find *find = calloc(1, sizeof *find);
	if (!find)
		return NONET_NO_MEMORY;
	find->options = options;
	nonet_watch_start(&find->watch, limits);
	find->visit = visit;
	find->context = context;
	enum nonet_status status = find_by_methods(find, position);
	if (status == NONET_OK)
		status = find_by_se(find, position);
	nonet_hash_set_free_inside(&find->told);
	free(find);
	return status;
}
