/* Hints: what is wrong, or else the next step in three levels. */
#include "explain/chain_reading.h"
#include "explain/hint_check.h"
#include "explain/tell_als.h"

#include <stdlib.h>

enum { MOST_LINES = 3, MOST_BOXES = 2 };

struct nonet_hint {
	struct nonet_position position;
	struct nonet_hint_options options;
	struct nonet_hint_check check;
	struct nonet_path *path; /* owns the step's chains; NULL without a step */
	struct nonet_step step;
};

static enum nonet_status find_step(struct nonet_hint *hint, const struct nonet_limits *limits) {
	struct nonet_path_options options = {.without_uniqueness = hint->options.without_uniqueness};
	hint->path = nonet_path_new(hint->options.profile, &hint->position, &options);
	if (!hint->path)
		return NONET_NO_MEMORY;
	enum nonet_status status = nonet_path_next(hint->path, limits, &hint->step);
	if (status != NONET_END)
		return status;
	hint->check.kind = NONET_HINT_NO_STEP;
	return NONET_OK;
}

enum nonet_status nonet_hint_new(const struct nonet_position *position,
                                 const struct nonet_hint_options *options,
                                 const struct nonet_limits *limits, struct nonet_hint **hint_ret) {
	struct nonet_hint *hint = calloc(1, sizeof *hint);
	*hint_ret = NULL;
	if (!hint)
		return NONET_NO_MEMORY;
	hint->position = *position;
	if (options)
		hint->options = *options;
	enum nonet_status status = nonet_hint_check(position, limits, &hint->check);
	if (status == NONET_OK && hint->check.kind == NONET_HINT_STEP)
		status = find_step(hint, limits);
	if (status == NONET_OK)
		*hint_ret = hint;
	else
		nonet_hint_free(hint);
	return status;
}

void nonet_hint_free(struct nonet_hint *hint) {
	if (hint)
		nonet_path_free(hint->path);
	free(hint);
}

enum nonet_hint_kind nonet_hint_kind(const struct nonet_hint *hint) {
	return hint->check.kind;
}

enum nonet_verdict nonet_hint_verdict(const struct nonet_hint *hint) {
	return hint->check.verdict;
}

const struct nonet_step *nonet_hint_step(const struct nonet_hint *hint) {
	return hint->check.kind == NONET_HINT_STEP ? &hint->step : NULL;
}

static uint32_t boxes_of(struct nonet_cellset cells) {
	uint32_t houses = 0;
	while (!nonet_cellset_is_empty(cells))
		houses |= 1u << nonet_masks_house_of(nonet_cellset_take(&cells), 2);
	return houses;
}

static struct nonet_cellset changed_cells(const struct nonet_step *step) {
	struct nonet_cellset cells = {0, 0};
	for (int i = 0; i < step->placement_count; i++)
		nonet_cellset_add(&cells, step->placements[i].cell);
	for (int i = 0; i < step->elimination_count; i++)
		nonet_cellset_add(&cells, step->eliminations[i].cell);
	return cells;
}

/* The cells that the chains of a step start from, and their digits. */
static struct nonet_cellset chain_starts(const struct nonet_step *step, unsigned *digits_ret) {
	struct nonet_cellset cells = {0, 0};
	*digits_ret = 0;
	for (uint32_t i = 0; i < step->chain_count; i++) {
		struct nonet_chain_group start = nonet_chain_start(step, i);
		cells = nonet_cellset_or(cells, start.cells);
		*digits_ret |= 1u << (start.node->digit - 1);
	}
	return cells;
}

/* The cells that the next level names. */
static struct nonet_cellset named_cells(const struct nonet_telling *telling) {
	struct nonet_cellset targets = nonet_telling_role(telling, NONET_ROLE_TARGET);
	unsigned digits;
	if (telling->step->chain_count > 0)
		return chain_starts(telling->step, &digits);
	if (!nonet_cellset_is_empty(targets))
		return nonet_cellset_or(nonet_telling_role(telling, NONET_ROLE_BASE), targets);
	return nonet_telling_pattern(telling);
}

/* The house that holds most of these cells, the first of several. */
static uint32_t fullest_house(struct nonet_cellset cells) {
	int best = 0, most = 0;
	for (int house = 0; house < NONET_HOUSES; house++) {
		int count = nonet_cellset_count(nonet_cellset_and(cells, nonet_masks_house[house]));
		if (count > most) {
			most = count;
			best = house;
		}
	}
	return 1u << best;
}

/* The houses to look at: the pattern's own, else one that holds what the next level names, else the
 * two boxes that it lies in, or the house with most of it; else those of what follows, 0 when all
 * of that is too much. */
static uint32_t where_to_look(const struct nonet_telling *telling) {
	const struct nonet_step *step = telling->step;
	struct nonet_cellset named = named_cells(telling);
	uint32_t shared = nonet_telling_shared_houses(named);
	bool has_targets = !nonet_cellset_is_empty(nonet_telling_role(telling, NONET_ROLE_TARGET));
	if (step->base_houses && nonet_popcount(step->base_houses) <= MOST_LINES && !has_targets)
		return step->base_houses;
	if (!nonet_cellset_is_empty(named) && shared)
		return nonet_cellset_count(named) == 1 ? boxes_of(named) : shared & (~shared + 1);
	uint32_t boxes =
	    nonet_cellset_is_empty(named) ? boxes_of(changed_cells(step)) : boxes_of(named);
	if (nonet_popcount(boxes) <= MOST_BOXES)
		return boxes;
	return nonet_cellset_is_empty(named) ? 0 : fullest_house(named);
}

static void tell_where(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	uint32_t houses = where_to_look(telling);
	unsigned digits = telling->step->digits;
	/* The digit of a naked single or of a last place is the answer. */
	bool one_digit = digits && !(digits & (digits - 1)) &&
	                 telling->step->technique != NONET_TECHNIQUE_NAKED_SINGLE &&
	                 telling->step->technique != NONET_TECHNIQUE_FULL_HOUSE;
	const struct nonet_fill *fills =
	    NONET_FILLS({"houses", houses ? nonet_phrase_houses(speech, houses) : ""},
	                {"digit", digits ? nonet_phrase_digits(speech, digits) : ""});
	if (houses)
		nonet_say(speech, one_digit ? NONET_MESSAGE_HINT_LOOK_DIGIT : NONET_MESSAGE_HINT_LOOK,
		          fills);
	else
		nonet_say(speech,
		          one_digit ? NONET_MESSAGE_HINT_LOOK_DIGIT_EVERYWHERE
		                    : NONET_MESSAGE_HINT_LOOK_EVERYWHERE,
		          fills);
}

/* What a step is made of, part by part. */
struct parts {
	const struct nonet_telling *telling;
	const char *text; /* NULL for none so far */
};

static void add_part(struct parts *parts, enum nonet_message message, const char *name,
                     struct nonet_cellset cells) {
	struct nonet_speech *speech = parts->telling->speech;
	if (nonet_cellset_is_empty(cells))
		return;
	const char *part = nonet_speech_form(
	    speech, message, (unsigned long)nonet_cellset_count(cells),
	    NONET_FILLS({"name", name}, {"cells", nonet_phrase_cells(speech, cells)}));
	parts->text = parts->text
	                  ? nonet_speech_form(speech, NONET_MESSAGE_HINT_MORE, 1,
	                                      NONET_FILLS({"first", parts->text}, {"rest", part}))
	                  : part;
}

/* Base and targets, the pivot and what hangs on it, or the almost locked sets; none of these: no
 * text. */
static const char *parts_text(const struct nonet_telling *telling) {
	struct parts parts = {.telling = telling};
	struct nonet_cellset targets = nonet_telling_role(telling, NONET_ROLE_TARGET);
	struct nonet_cellset pivot = nonet_telling_role(telling, NONET_ROLE_PIVOT);
	struct nonet_cellset set = nonet_telling_set(telling, 1);
	if (!nonet_cellset_is_empty(targets)) {
		add_part(&parts, NONET_MESSAGE_HINT_BASE, "", nonet_telling_role(telling, NONET_ROLE_BASE));
		add_part(&parts, NONET_MESSAGE_HINT_TARGETS, "", targets);
		return parts.text;
	}
	add_part(&parts, NONET_MESSAGE_HINT_PIVOT, "", pivot);
	if (!nonet_cellset_is_empty(pivot) && nonet_cellset_is_empty(set))
		add_part(&parts, NONET_MESSAGE_HINT_REST, "",
		         nonet_cellset_minus(nonet_telling_pattern(telling), pivot));
	for (int i = 1; !nonet_cellset_is_empty(set); set = nonet_telling_set(telling, ++i))
		add_part(&parts, NONET_MESSAGE_HINT_SET, nonet_phrase_letter(telling->speech, i), set);
	return parts.text;
}

static void tell_which(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset cells = nonet_telling_pattern(telling);
	const char *technique = nonet_phrase_technique(speech, telling->step->technique);
	bool has_chains = telling->step->chain_count > 0;
	const char *parts = has_chains ? NULL : parts_text(telling);
	unsigned digits = 0;
	struct nonet_cellset starts = chain_starts(telling->step, &digits);
	if (has_chains)
		nonet_say(speech, NONET_MESSAGE_HINT_CHAIN,
		          NONET_FILLS({"technique", technique},
		                      {"digits", nonet_phrase_digits(speech, digits)},
		                      {"cells", nonet_phrase_cells(speech, starts)}));
	else if (parts)
		nonet_say(speech, NONET_MESSAGE_HINT_PARTS,
		          NONET_FILLS({"technique", technique}, {"parts", parts}));
	else if (nonet_cellset_is_empty(cells))
		nonet_say(speech, NONET_MESSAGE_HINT_TECHNIQUE_ALONE,
		          NONET_FILLS({"technique", technique}));
	else
		nonet_say(
		    speech, NONET_MESSAGE_HINT_TECHNIQUE,
		    NONET_FILLS({"technique", technique}, {"cells", nonet_phrase_cells(speech, cells)}));
}

static void tell_step(const struct nonet_hint *hint, int level, struct nonet_speech *speech) {
	struct nonet_telling telling;
	nonet_telling_start(&telling, speech, &hint->position, &hint->step);
	if (level <= NONET_HINT_WHERE) {
		tell_where(&telling);
	} else if (level == NONET_HINT_WHICH) {
		tell_which(&telling);
	} else {
		nonet_speech_break(speech);
		nonet_tell_in_full(&telling);
	}
}

/* Whether something is wrong, and what a secret. */
static bool is_secret(const struct nonet_hint *hint) {
	switch (hint->check.kind) {
	case NONET_HINT_CONFLICT:
	case NONET_HINT_NO_SOLUTION:
	case NONET_HINT_WRONG_DIGIT:
	case NONET_HINT_WRONG_MARKS:
	case NONET_HINT_DEAD_END:
		return hint->options.no_spoilers;
	default:
		return false;
	}
}

enum nonet_status nonet_hint_text(const struct nonet_hint *hint, int level,
                                  const struct nonet_wording *wording, char **text_ret) {
	struct nonet_speech speech;
	nonet_speech_start(&speech, wording);
	if (hint->check.verdict == NONET_MANY)
		nonet_say(&speech, NONET_MESSAGE_HINT_MANY, NULL);
	else if (hint->check.clues == NONET_MANY && hint->check.verdict == NONET_UNIQUE)
		nonet_say(&speech, NONET_MESSAGE_HINT_MANY_CLUES, NULL);
	if (is_secret(hint))
		nonet_say(&speech, NONET_MESSAGE_HINT_WRONG, NULL);
	else if (hint->check.kind == NONET_HINT_SOLVED)
		nonet_say(&speech, NONET_MESSAGE_HINT_SOLVED, NULL);
	else if (hint->check.kind == NONET_HINT_NO_STEP)
		nonet_say(&speech, NONET_MESSAGE_HINT_NO_STEP, NULL);
	else if (hint->check.kind == NONET_HINT_STEP)
		tell_step(hint, level, &speech);
	else
		nonet_hint_tell_check(&hint->check, &hint->position, level >= NONET_HINT_WHY, &speech);
	return nonet_speech_finish(&speech, text_ret);
}
