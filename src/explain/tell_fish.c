/* Fish of all shapes: each with its covers, its fins and what it takes. */
#include "explain/chain_reading.h"
#include "explain/fish_reading.h"

static unsigned long fin_count(const struct nonet_fish_reading *fish) {
	return (unsigned long)nonet_cellset_count(fish->fins);
}

static bool is_sashimi(const struct nonet_telling *telling, const struct nonet_fish_reading *fish) {
	for (uint32_t houses = fish->bases; houses; houses &= houses - 1) {
		struct nonet_cellset body = nonet_cellset_minus(
		    nonet_telling_places(telling, nonet_lowest_bit(houses), fish->digit), fish->fins);
		if (nonet_cellset_count(body) <= 1)
			return true;
	}
	return false;
}

static void tell_fins(const struct nonet_telling *telling, const struct nonet_fish_reading *fish,
                      const struct nonet_fill *fills) {
	struct nonet_speech *speech = telling->speech;
	nonet_say_counted(speech, NONET_MESSAGE_FISH_FINS, fin_count(fish), fills);
	if (!nonet_cellset_is_empty(fish->endo_fins))
		nonet_say_counted(speech, NONET_MESSAGE_FISH_ENDO_FINS,
		                  (unsigned long)nonet_cellset_count(fish->endo_fins),
		                  NONET_FILLS({"cells", nonet_phrase_cells(speech, fish->endo_fins)},
		                              {"bases", nonet_phrase_houses(speech, fish->bases)}));
	if (!((fish->bases | fish->covers) >> 18) && is_sashimi(telling, fish))
		nonet_say_counted(speech, NONET_MESSAGE_FISH_SASHIMI, fin_count(fish), fills);
}

static void tell_taken(struct nonet_speech *speech, const struct nonet_fish_reading *fish,
                       enum nonet_message message, struct nonet_cellset cells) {
	if (!nonet_cellset_is_empty(cells))
		nonet_say_counted(speech, message, (unsigned long)nonet_cellset_count(cells),
		                  NONET_FILLS({"cells", nonet_phrase_cells(speech, cells)},
		                              {"digit", nonet_phrase_number(speech, fish->digit)},
		                              {"covers", nonet_phrase_houses(speech, fish->covers)}));
}

/* Up to what the fish takes where no fin is in the way. */
static void tell_body(const struct nonet_telling *telling, const struct nonet_fish_reading *fish) {
	struct nonet_speech *speech = telling->speech;
	bool finned = !nonet_cellset_is_empty(fish->fins);
	const struct nonet_fill *fills =
	    NONET_FILLS({"bases", nonet_phrase_houses(speech, fish->bases)},
	                {"covers", nonet_phrase_houses(speech, fish->covers)},
	                {"digit", nonet_phrase_number(speech, fish->digit)},
	                {"count", nonet_phrase_number(speech, fish->size)},
	                {"fins", finned ? nonet_phrase_cells(speech, fish->fins) : ""});
	if (finned)
		tell_fins(telling, fish, fills);
	else
		nonet_say(speech, NONET_MESSAGE_FISH, fills);
	nonet_say(speech, NONET_MESSAGE_FISH_SO, fills);
	tell_taken(speech, fish, NONET_MESSAGE_FISH_OUTSIDE,
	           nonet_cellset_minus(fish->outside, fish->twice));
	tell_taken(speech, fish, NONET_MESSAGE_FISH_TWICE, fish->twice);
}

static void tell_one(const struct nonet_telling *telling, const struct nonet_fish_reading *fish) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset targets = nonet_cellset_or(fish->outside, fish->twice);
	tell_body(telling, fish);
	if (!nonet_cellset_is_empty(fish->fins))
		nonet_say_counted(speech, NONET_MESSAGE_FISH_FIN_SO, fin_count(fish),
		                  NONET_FILLS({"digit", nonet_phrase_number(speech, fish->digit)},
		                              {"targets", nonet_phrase_cells(speech, targets)}));
	nonet_speech_break(speech);
}

void nonet_tell_fish(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_fish_reading fish[2];
	int count = nonet_fish_read_all(telling, fish);
	if (count > 1)
		nonet_say(speech, NONET_MESSAGE_FISH_SIAMESE,
		          NONET_FILLS({"bases", nonet_phrase_houses(speech, fish[0].bases)}));
	nonet_speech_break(speech);
	for (int i = 0; i < count; i++)
		tell_one(telling, &fish[i]);
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
	const struct nonet_step *step = telling->step;
	struct nonet_fish_reading fish =
	    nonet_fish_read(telling, step->cover_houses,
	                    nonet_telling_losers_of(telling, nonet_telling_digit(step->digits)));
	tell_body(telling, &fish);
	nonet_say_counted(telling->speech, NONET_MESSAGE_KRAKEN_FINS, fin_count(&fish),
	                  NONET_FILLS({"digit", nonet_phrase_number(telling->speech, fish.digit)}));
	end_kraken(telling);
}

/* The cover that the fish fills by one of these cells. */
static int cover_of(const struct nonet_fish_reading *fish, struct nonet_cellset cells) {
	for (uint32_t houses = fish->covers; houses; houses &= houses - 1) {
		int house = nonet_lowest_bit(houses);
		if (nonet_cellset_within(cells, nonet_masks_house[house]))
			return house;
	}
	return -1;
}

/* The places that the fish has in the cover, without its fins: those that use up another cover too
 * (shared), or the rest. */
static struct nonet_cellset places_in_cover(const struct nonet_fish_reading *fish, int cover,
                                            bool shared) {
	struct nonet_cellset all =
	    nonet_cellset_and(nonet_cellset_minus(fish->base, fish->fins), nonet_masks_house[cover]);
	struct nonet_cellset rest = all;
	for (uint32_t others = fish->covers & ~(1u << cover); others; others &= others - 1)
		rest = nonet_cellset_minus(rest, nonet_masks_house[nonet_lowest_bit(others)]);
	return shared ? nonet_cellset_minus(all, rest) : rest;
}

/* A cover that the fish cannot fill without a fin. */
static int unfilled_cover(const struct nonet_fish_reading *fish) {
	for (uint32_t houses = fish->covers; houses; houses &= houses - 1) {
		int house = nonet_lowest_bit(houses);
		if (nonet_cellset_is_empty(places_in_cover(fish, house, false)))
			return house;
	}
	return -1;
}

/* Type 2: the same follows from each place that the fish has in a cover, and from each fin. */
void nonet_tell_kraken_2(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset starts = starts_of_chains(telling->step);
	struct nonet_fish_reading fish =
	    nonet_fish_read(telling, telling->step->cover_houses, (struct nonet_cellset){0, 0});
	struct nonet_cellset body = nonet_cellset_minus(starts, fish.fins);
	bool by_fins = nonet_cellset_is_empty(body);
	int cover = by_fins ? unfilled_cover(&fish) : cover_of(&fish, body);
	if (cover < 0) {
		nonet_tell_chains(telling);
		return;
	}
	tell_body(telling, &fish);
	if (!by_fins)
		tell_taken(speech, &fish, NONET_MESSAGE_FISH_TWICE, places_in_cover(&fish, cover, true));
	nonet_say_counted(speech, by_fins ? NONET_MESSAGE_KRAKEN_NO_COVER : NONET_MESSAGE_KRAKEN_COVER,
	                  fin_count(&fish),
	                  NONET_FILLS({"digit", nonet_phrase_number(speech, fish.digit)},
	                              {"bases", nonet_phrase_houses(speech, fish.bases)},
	                              {"covers", nonet_phrase_houses(speech, fish.covers)},
	                              {"cover", nonet_phrase_house(speech, cover)},
	                              {"body", by_fins ? "" : nonet_phrase_cells_or(speech, body)},
	                              {"starts", nonet_phrase_cells(speech, starts)}));
	end_kraken(telling);
}
