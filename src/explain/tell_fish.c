/* Fish of all shapes, also two that share their bases (siamese): each choice of as many covers as
 * there are bases that takes something away is told. */
#include "explain/chain_reading.h"

struct fish {
	const struct nonet_telling *telling;
	int digit, size;
	uint32_t bases, covers;
	struct nonet_cellset base, endo_fins; /* all places in the bases, those in two of them */
	struct nonet_cellset fins;            /* with these covers */
	struct nonet_cellset outside, twice;  /* what goes, and lies outside the bases or not */
};

static bool is_sashimi(const struct fish *fish) {
	for (uint32_t houses = fish->bases; houses; houses &= houses - 1) {
		struct nonet_cellset body = nonet_cellset_minus(
		    nonet_telling_places(fish->telling, nonet_lowest_bit(houses), fish->digit), fish->fins);
		if (nonet_cellset_count(body) <= 1)
			return true;
	}
	return false;
}

/* The places of the digit that lie in one of the houses, and those in two of them. */
static void places_in(const struct nonet_telling *telling, uint32_t houses, int digit,
                      struct nonet_cellset *all_ret, struct nonet_cellset *twice_ret) {
	*all_ret = *twice_ret = (struct nonet_cellset){0, 0};
	for (; houses; houses &= houses - 1) {
		struct nonet_cellset places =
		    nonet_telling_places(telling, nonet_lowest_bit(houses), digit);
		*twice_ret = nonet_cellset_or(*twice_ret, nonet_cellset_and(*all_ret, places));
		*all_ret = nonet_cellset_or(*all_ret, places);
	}
}

/* What these covers take of what the step takes. */
static struct nonet_cellset take(struct fish *fish, uint32_t covers, struct nonet_cellset losers) {
	struct nonet_cellset all, twice;
	fish->covers = covers;
	places_in(fish->telling, covers, fish->digit, &all, &twice);
	fish->fins = nonet_cellset_or(nonet_cellset_minus(fish->base, all), fish->endo_fins);
	if (!nonet_cellset_is_empty(fish->fins))
		losers = nonet_cellset_and(losers, nonet_masks_common_peers(fish->fins));
	fish->outside = nonet_cellset_minus(nonet_cellset_and(losers, all), fish->base);
	fish->twice = nonet_cellset_and(losers, twice);
	return nonet_cellset_or(fish->outside, fish->twice);
}

static unsigned long fin_count(const struct fish *fish) {
	return (unsigned long)nonet_cellset_count(fish->fins);
}

static void tell_fins(const struct fish *fish, const struct nonet_fill *fills) {
	struct nonet_speech *speech = fish->telling->speech;
	nonet_say_counted(speech, NONET_MESSAGE_FISH_FINS, fin_count(fish), fills);
	if (!nonet_cellset_is_empty(fish->endo_fins))
		nonet_say_counted(speech, NONET_MESSAGE_FISH_ENDO_FINS,
		                  (unsigned long)nonet_cellset_count(fish->endo_fins),
		                  NONET_FILLS({"cells", nonet_phrase_cells(speech, fish->endo_fins)}));
	if (!((fish->bases | fish->covers) >> 18) && is_sashimi(fish))
		nonet_say_counted(speech, NONET_MESSAGE_FISH_SASHIMI, fin_count(fish), fills);
}

static void tell_taken(const struct fish *fish, enum nonet_message message,
                       struct nonet_cellset cells) {
	struct nonet_speech *speech = fish->telling->speech;
	if (!nonet_cellset_is_empty(cells))
		nonet_say_counted(speech, message, (unsigned long)nonet_cellset_count(cells),
		                  NONET_FILLS({"cells", nonet_phrase_cells(speech, cells)},
		                              {"digit", nonet_phrase_number(speech, fish->digit)},
		                              {"covers", nonet_phrase_houses(speech, fish->covers)}));
}

/* Up to what the fish takes where no fin is in the way. */
static void tell_body(const struct fish *fish) {
	struct nonet_speech *speech = fish->telling->speech;
	bool finned = !nonet_cellset_is_empty(fish->fins);
	const struct nonet_fill *fills =
	    NONET_FILLS({"bases", nonet_phrase_houses(speech, fish->bases)},
	                {"covers", nonet_phrase_houses(speech, fish->covers)},
	                {"digit", nonet_phrase_number(speech, fish->digit)},
	                {"count", nonet_phrase_number(speech, fish->size)},
	                {"fins", finned ? nonet_phrase_cells(speech, fish->fins) : ""});
	if (finned)
		tell_fins(fish, fills);
	else
		nonet_say(speech, NONET_MESSAGE_FISH, fills);
	nonet_say(speech, NONET_MESSAGE_FISH_SO, fills);
	tell_taken(fish, NONET_MESSAGE_FISH_OUTSIDE, nonet_cellset_minus(fish->outside, fish->twice));
	tell_taken(fish, NONET_MESSAGE_FISH_TWICE, fish->twice);
}

static void tell_one(const struct fish *fish) {
	struct nonet_speech *speech = fish->telling->speech;
	struct nonet_cellset targets = nonet_cellset_or(fish->outside, fish->twice);
	tell_body(fish);
	if (!nonet_cellset_is_empty(fish->fins))
		nonet_say_counted(speech, NONET_MESSAGE_FISH_FIN_SO, fin_count(fish),
		                  NONET_FILLS({"digit", nonet_phrase_number(speech, fish->digit)},
		                              {"targets", nonet_phrase_cells(speech, targets)}));
	nonet_speech_break(speech);
}

static struct fish read_fish(const struct nonet_telling *telling) {
	const struct nonet_step *step = telling->step;
	struct fish fish = {.telling = telling,
	                    .digit = nonet_telling_digit(step->digits),
	                    .size = nonet_popcount(step->base_houses),
	                    .bases = step->base_houses};
	places_in(telling, fish.bases, fish.digit, &fish.base, &fish.endo_fins);
	return fish;
}

void nonet_tell_fish(const struct nonet_telling *telling) {
	struct fish fish = read_fish(telling);
	uint32_t all_covers = telling->step->cover_houses;
	struct nonet_cellset losers = nonet_telling_losers_of(telling, fish.digit);
	/* All sets of covers, from the full one down. */
	for (uint32_t covers = all_covers; covers && !nonet_cellset_is_empty(losers);
	     covers = (covers - 1) & all_covers) {
		if (nonet_popcount(covers) != fish.size)
			continue;
		struct nonet_cellset taken = take(&fish, covers, losers);
		if (nonet_cellset_is_empty(taken))
			continue;
		tell_one(&fish);
		losers = nonet_cellset_minus(losers, taken);
	}
}

/* ---- Kraken fish ---- */

static struct nonet_cellset starts_of_chains(const struct nonet_step *step) {
	struct nonet_cellset starts = {0, 0};
	for (uint32_t i = 0; i < step->chain_count; i++)
		starts = nonet_cellset_or(starts, nonet_chain_start(step, i).cells);
	return starts;
}

static void end_kraken(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset targets = nonet_telling_losers(telling);
	nonet_tell_links(telling);
	nonet_say_counted(
	    speech, NONET_MESSAGE_KRAKEN_SO, (unsigned long)nonet_cellset_count(targets),
	    NONET_FILLS({"targets", nonet_phrase_cells(speech, targets)},
	                {"digit", nonet_phrase_digits(speech, nonet_telling_gone(telling))}));
}

/* Type 1: what the fish takes without its fins follows from each fin as well. */
void nonet_tell_kraken_1(const struct nonet_telling *telling) {
	struct fish fish = read_fish(telling);
	struct nonet_cellset all;
	fish.covers = telling->step->cover_houses;
	places_in(telling, fish.covers, fish.digit, &all, &fish.twice);
	struct nonet_cellset losers = nonet_telling_losers_of(telling, fish.digit);
	fish.fins = nonet_cellset_or(nonet_cellset_minus(fish.base, all), fish.endo_fins);
	fish.outside = nonet_cellset_minus(nonet_cellset_and(losers, all), fish.base);
	fish.twice = nonet_cellset_and(losers, fish.twice);
	tell_body(&fish);
	nonet_say_counted(telling->speech, NONET_MESSAGE_KRAKEN_FINS, fin_count(&fish),
	                  NONET_FILLS({"digit", nonet_phrase_number(telling->speech, fish.digit)}));
	end_kraken(telling);
}

/* The cover that the fish fills by one of these cells. */
static int cover_of(const struct fish *fish, struct nonet_cellset cells) {
	for (uint32_t houses = fish->covers; houses; houses &= houses - 1) {
		int house = nonet_lowest_bit(houses);
		if (nonet_cellset_within(cells, nonet_masks_house[house]))
			return house;
	}
	return -1;
}

/* Type 2: the same follows from each place that the fish has in a cover, and from each fin. */
void nonet_tell_kraken_2(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct fish fish = read_fish(telling);
	struct nonet_cellset all, starts = starts_of_chains(telling->step);
	fish.covers = telling->step->cover_houses;
	places_in(telling, fish.covers, fish.digit, &all, &fish.twice);
	fish.fins = nonet_cellset_or(nonet_cellset_minus(fish.base, all), fish.endo_fins);
	fish.outside = fish.twice = (struct nonet_cellset){0, 0};
	struct nonet_cellset body = nonet_cellset_minus(starts, fish.fins);
	int cover = cover_of(&fish, body);
	if (nonet_cellset_is_empty(body) || cover < 0) {
		nonet_tell_chains(telling);
		return;
	}
	tell_body(&fish);
	nonet_say_counted(speech, NONET_MESSAGE_KRAKEN_COVER, fin_count(&fish),
	                  NONET_FILLS({"digit", nonet_phrase_number(speech, fish.digit)},
	                              {"cover", nonet_phrase_house(speech, cover)},
	                              {"body", nonet_phrase_cells_or(speech, body)},
	                              {"starts", nonet_phrase_cells(speech, starts)}));
	end_kraken(telling);
}
