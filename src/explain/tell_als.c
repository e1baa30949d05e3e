/* Almost locked sets: two that are joined, chains of them, and death blossoms. */
#include "explain/tell_als.h"

struct nonet_cellset nonet_telling_set(const struct nonet_telling *telling, int set) {
	struct nonet_cellset cells = {0, 0};
	for (int i = 0; i < telling->step->pattern_count; i++)
		if (telling->step->pattern[i].set == set)
			nonet_cellset_add(&cells, telling->step->pattern[i].cell);
	return cells;
}

static unsigned digits_of(const struct nonet_telling *telling, int set) {
	return nonet_telling_digits(telling, nonet_telling_set(telling, set));
}

void nonet_tell_sets(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	nonet_say(speech, NONET_MESSAGE_SETS, NULL);
	nonet_speech_break(speech);
	for (int set = 1; set <= UINT8_MAX; set++) {
		struct nonet_cellset cells = nonet_telling_set(telling, set);
		if (nonet_cellset_is_empty(cells))
			break;
		nonet_say(speech, NONET_MESSAGE_SET,
		          NONET_FILLS({"name", nonet_phrase_letter(speech, set)},
		                      {"cells", nonet_phrase_cells(speech, cells)},
		                      {"digits", nonet_phrase_digits(speech, digits_of(telling, set))}));
	}
	nonet_speech_break(speech);
}

static void tell_joint(const struct nonet_telling *telling, const struct nonet_set_link *link) {
	struct nonet_speech *speech = telling->speech;
	bool twice = link->digits & (link->digits - 1);
	nonet_say(speech, twice ? NONET_MESSAGE_SETS_JOINED_TWICE : NONET_MESSAGE_SETS_JOINED,
	          NONET_FILLS({"from", nonet_phrase_letter(speech, link->from)},
	                      {"to", nonet_phrase_letter(speech, link->to)},
	                      {"digits", nonet_phrase_digits(speech, link->digits)}));
}

/* The chain of sets, and by which digit each loses what the one before it holds: two in a row must
 * differ. */
struct way {
	const struct nonet_telling *telling;
	int count; /* of links */
	const struct nonet_set_link *links;
	unsigned digit[NONET_STEP_SET_LINKS]; /* masks of one digit */
};

static bool choose_digits(struct way *way) {
	unsigned usable[NONET_STEP_SET_LINKS];
	for (int i = way->count - 1; i >= 0; i--) {
		usable[i] = way->links[i].digits;
		unsigned next = i + 1 < way->count ? usable[i + 1] : 0;
		if (next && !(next & (next - 1)))
			usable[i] &= ~next;
	}
	for (int i = 0; i < way->count; i++) {
		unsigned left = usable[i] & ~(i > 0 ? way->digit[i - 1] : 0);
		if (!left)
			return false;
		way->digit[i] = left & (~left + 1);
	}
	return true;
}

static void tell_way(const struct way *way, int digit) {
	const struct nonet_telling *telling = way->telling;
	struct nonet_speech *speech = telling->speech;
	const char *digit_text = nonet_phrase_number(speech, digit);
	const char *first = nonet_phrase_letter(speech, way->links[0].from);
	const char *last = nonet_phrase_letter(speech, way->links[way->count - 1].to);
	struct nonet_cellset targets = nonet_telling_losers_of(telling, digit);
	nonet_speech_item(speech);
	nonet_say(speech, NONET_MESSAGE_SETS_SUPPOSE,
	          NONET_FILLS({"name", first}, {"digit", digit_text}));
	for (int i = 0; i < way->count; i++) {
		nonet_speech_item(speech);
		nonet_say(speech, NONET_MESSAGE_SETS_THEN,
		          NONET_FILLS({"from", nonet_phrase_letter(speech, way->links[i].from)},
		                      {"to", nonet_phrase_letter(speech, way->links[i].to)},
		                      {"digit", nonet_phrase_digits(speech, way->digit[i])}));
	}
	nonet_speech_item(speech);
	nonet_say(speech, NONET_MESSAGE_SETS_AT_LAST,
	          NONET_FILLS({"name", last}, {"digit", digit_text}));
	nonet_speech_break(speech);
	nonet_say_counted(speech, NONET_MESSAGE_SETS_SO, (unsigned long)nonet_cellset_count(targets),
	                  NONET_FILLS({"first", first}, {"last", last}, {"digit", digit_text},
	                              {"targets", nonet_phrase_cells(speech, targets)}));
	nonet_speech_break(speech);
}

static void tell_locked_set(const struct nonet_telling *telling, int set, unsigned common) {
	struct nonet_speech *speech = telling->speech;
	unsigned digits = digits_of(telling, set) & ~common;
	if (digits)
		nonet_say(speech, NONET_MESSAGE_SET_LOCKED,
		          NONET_FILLS({"name", nonet_phrase_letter(speech, set)},
		                      {"digits", nonet_phrase_digits(speech, digits)}));
}

static void tell_both_locked(const struct nonet_telling *telling,
                             const struct nonet_set_link *link) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_fill *fills =
	    NONET_FILLS({"digits", nonet_phrase_digits(speech, link->digits)},
	                {"first", nonet_phrase_letter(speech, link->from)},
	                {"last", nonet_phrase_letter(speech, link->to)});
	nonet_say(speech, NONET_MESSAGE_SETS_BOTH_LOCKED, fills);
	tell_locked_set(telling, link->from, link->digits);
	tell_locked_set(telling, link->to, link->digits);
	nonet_say(speech, NONET_MESSAGE_SETS_LOCKED_SO, fills);
}

void nonet_tell_als(const struct nonet_telling *telling) {
	const struct nonet_step *step = telling->step;
	struct way way = {.telling = telling, .count = step->set_link_count, .links = step->set_links};
	nonet_tell_sets(telling);
	for (int i = 0; i < way.count; i++)
		tell_joint(telling, &way.links[i]);
	if (way.count == 1 && way.links[0].digits & (way.links[0].digits - 1)) {
		tell_both_locked(telling, &way.links[0]);
		return;
	}
	if (way.count == 0 || !choose_digits(&way))
		return;
	for (unsigned digits = nonet_telling_gone(telling); digits; digits &= digits - 1)
		tell_way(&way, nonet_telling_digit(digits));
}

/* What a set must hold once it has lost the digits of the link. */
static const char *rest_text(const struct nonet_telling *telling,
                             const struct nonet_set_link *link) {
	return nonet_phrase_digits(telling->speech,
	                           digits_of(telling, link->to) & ~(unsigned)link->digits);
}

/* "If the stem is 1, A cannot hold 1 ...", for each digit of the stem. */
static void tell_petals(const struct nonet_telling *telling, struct nonet_cellset stem) {
	struct nonet_speech *speech = telling->speech;
	nonet_say(speech, NONET_MESSAGE_BLOSSOM,
	          NONET_FILLS(
	              {"stem", nonet_phrase_cells(speech, stem)},
	              {"digits", nonet_phrase_digits_or(speech, nonet_telling_digits(telling, stem))}));
	for (int i = 0; i < telling->step->set_link_count; i++) {
		const struct nonet_set_link *link = &telling->step->set_links[i];
		nonet_speech_item(speech);
		nonet_say(speech, NONET_MESSAGE_BLOSSOM_PETAL,
		          NONET_FILLS({"digit", nonet_phrase_digits(speech, link->digits)},
		                      {"name", nonet_phrase_letter(speech, link->to)},
		                      {"rest", rest_text(telling, link)}));
	}
	nonet_speech_break(speech);
}

/* A stem with one candidate: no cases. */
static void tell_one_petal(const struct nonet_telling *telling, struct nonet_cellset stem) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_set_link *link = telling->step->set_links;
	nonet_say(speech, NONET_MESSAGE_BLOSSOM_ONE_PETAL,
	          NONET_FILLS({"stem", nonet_phrase_cells(speech, stem)},
	                      {"digit", nonet_phrase_digits(speech, link->digits)},
	                      {"name", nonet_phrase_letter(speech, link->to)},
	                      {"rest", rest_text(telling, link)}));
}

void nonet_tell_death_blossom(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_step *step = telling->step;
	struct nonet_cellset stem = nonet_telling_role(telling, NONET_ROLE_PIVOT);
	bool one_petal = step->set_link_count == 1;
	nonet_tell_sets(telling);
	(one_petal ? tell_one_petal : tell_petals)(telling, stem);
	for (unsigned digits = nonet_telling_gone(telling); digits; digits &= digits - 1) {
		int digit = nonet_telling_digit(digits);
		struct nonet_cellset targets = nonet_telling_losers_of(telling, digit);
		nonet_say_counted(speech,
		                  one_petal ? NONET_MESSAGE_BLOSSOM_ONE_PETAL_SO : NONET_MESSAGE_BLOSSOM_SO,
		                  (unsigned long)nonet_cellset_count(targets),
		                  NONET_FILLS({"digit", nonet_phrase_number(speech, digit)},
		                              {"name", nonet_phrase_letter(speech, step->set_links[0].to)},
		                              {"targets", nonet_phrase_cells(speech, targets)}));
	}
}
