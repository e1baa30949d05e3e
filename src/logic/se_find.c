#include "logic/se_find.h"

#include "base/clock.h"
#include "logic/se_chains.h"

#include <stdlib.h>

enum { ANY_KIND = 0xFFFF };

/* What is asked for each technique. Dynamic chains come without nested ones: with them a search
 * takes minutes. */
static const struct line {
	enum nonet_technique first, last;
	bool needs_uniqueness;
	nonet_se_producer *find;
	int variant;
	unsigned kinds;
} lines[] = {
#define ONE(name) NONET_TECHNIQUE_##name, NONET_TECHNIQUE_##name
    {NONET_TECHNIQUE_UNIQUE_LOOP_1, NONET_TECHNIQUE_UNIQUE_LOOP_4, true, nonet_se_unique_loop, 0,
     ANY_KIND},
    {NONET_TECHNIQUE_BUG_1, NONET_TECHNIQUE_BUG_4, true, nonet_se_bug, 0, ANY_KIND},
    {ONE(ALIGNED_PAIR_EXCLUSION), false, nonet_se_aligned_pair, 0, ANY_KIND},
    {ONE(ALIGNED_TRIPLE_EXCLUSION), false, nonet_se_aligned_triple, 0, ANY_KIND},
    {ONE(X_CYCLE), false, nonet_se_static_chain, 0, 1u << NONET_SE_X_CYCLE},
    {ONE(Y_CYCLE), false, nonet_se_static_chain, 0, 1u << NONET_SE_Y_CYCLE},
    {ONE(XY_CYCLE), false, nonet_se_static_chain, 0, 1u << NONET_SE_XY_CYCLE},
    {ONE(FORCING_X_CHAIN), false, nonet_se_static_chain, 0, 1u << NONET_SE_X_CHAIN},
    {ONE(FORCING_CHAIN), false, nonet_se_static_chain, 0, 1u << NONET_SE_XY_CHAIN},
    {ONE(NISHIO), false, nonet_se_multiple_chain, NONET_SE_NISHIO, ANY_KIND},
    {ONE(CELL_CHAINS), false, nonet_se_multiple_chain, NONET_SE_MULTIPLE, 1u << NONET_SE_CELL},
    {ONE(CELL_CHAINS), false, nonet_se_multiple_chain, NONET_SE_DYNAMIC, 1u << NONET_SE_CELL},
    {ONE(REGION_CHAINS), false, nonet_se_multiple_chain, NONET_SE_MULTIPLE, 1u << NONET_SE_REGION},
    {ONE(REGION_CHAINS), false, nonet_se_multiple_chain, NONET_SE_DYNAMIC, 1u << NONET_SE_REGION},
    {ONE(DOUBLE_CHAINS), false, nonet_se_multiple_chain, NONET_SE_DYNAMIC, 1u << NONET_SE_DOUBLE},
    {ONE(CONTRADICTION_CHAINS), false, nonet_se_multiple_chain, NONET_SE_DYNAMIC,
     1u << NONET_SE_CONTRADICTION},
#undef ONE
};

bool nonet_find_wants(const struct nonet_find_options *options, enum nonet_technique technique) {
	if (options->technique != NONET_TECHNIQUE_COUNT)
		return technique == options->technique;
	return !options->among || options->among[technique];
}

static bool may_find(const struct line *line, const struct nonet_find_options *options) {
	bool is_wanted = false;
	for (int i = (int)line->first; i <= (int)line->last; i++)
		is_wanted |= nonet_find_wants(options, (enum nonet_technique)i);
	return is_wanted && (options->unique || !line->needs_uniqueness);
}

/* Each search has a position of its own, since producers remember where they have looked. */
enum nonet_status nonet_se_find(const struct nonet_position *position,
                                const struct nonet_find_options *options,
                                const struct nonet_limits *limits,
                                bool (*visit)(void *context, const struct nonet_step *step),
                                void *context) {
	enum nonet_status status = NONET_OK;
	bool enough = false;
	uint64_t deadline_ns = limits->time_ns ? nonet_clock_ns() + limits->time_ns : 0;
	struct nonet_se_engine *engine = malloc(sizeof *engine);
	struct nonet_step *step = malloc(sizeof *step);
	if (!engine || !step)
		status = NONET_NO_MEMORY;
	for (size_t i = 0; status == NONET_OK && !enough && i < sizeof lines / sizeof lines[0]; i++) {
		if (!may_find(&lines[i], options))
			continue;
		nonet_se_engine_start_at(engine, position, NONET_UNKNOWN);
		nonet_se_engine_limit(engine, limits);
		engine->watch.deadline_ns = deadline_ns;
		engine->with_chains = true;
		engine->visit = visit;
		engine->context = context;
		engine->kinds = lines[i].kinds;
		enough = lines[i].find(engine, lines[i].variant, step);
		status = engine->watch.status;
		nonet_se_engine_free_inside(engine);
	}
	free(step);
	free(engine);
	return status;
}
