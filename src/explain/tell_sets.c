/* Sue de Coq, and aligned exclusions. */
#include "explain/telling.h"

#include "board/units.h"

/* The cells of a Sue de Coq by where they lie. */
struct sue {
	const struct nonet_telling *telling;
	int line, box;
	struct nonet_cellset middle, line_part, box_part;
};

/* Digits of the part that the middle does not have. */
static unsigned own_digits(const struct sue *sue, struct nonet_cellset part) {
	return nonet_telling_digits(sue->telling, part) &
	       ~nonet_telling_digits(sue->telling, sue->middle);
}

static unsigned digits_twice(const struct sue *sue) {
	return own_digits(sue, sue->line_part) & own_digits(sue, sue->box_part);
}

/* Whether the parts share no digit of the middle, and there are as many digits as cells. */
static bool is_balanced(const struct sue *sue) {
	const struct nonet_telling *telling = sue->telling;
	struct nonet_cellset all = nonet_telling_pattern(telling);
	unsigned shared = nonet_telling_digits(telling, sue->line_part) &
	                  nonet_telling_digits(telling, sue->box_part);
	return !(shared & nonet_telling_digits(telling, sue->middle)) &&
	       nonet_cellset_count(all) == nonet_popcount(nonet_telling_digits(telling, all)) +
	                                       nonet_popcount(digits_twice(sue));
}

/* A cell of the rest where line and box meet belongs to the part that it makes complete. */
static struct sue read_sue(const struct nonet_telling *telling) {
	struct sue sue = {.telling = telling};
	sue.middle = nonet_telling_role(telling, NONET_ROLE_BASE);
	struct nonet_cellset rest = nonet_telling_role(telling, NONET_ROLE_EXTRA);
	for (uint32_t houses = nonet_telling_shared_houses(sue.middle); houses; houses &= houses - 1) {
		int house = nonet_lowest_bit(houses);
		*(house < 18 ? &sue.line : &sue.box) = house;
	}
	sue.line_part = nonet_cellset_and(rest, nonet_masks_house[sue.line]);
	sue.box_part = nonet_cellset_minus(rest, sue.line_part);
	if (nonet_cellset_is_empty(sue.box_part) || !is_balanced(&sue)) {
		sue.box_part = nonet_cellset_and(rest, nonet_masks_house[sue.box]);
		sue.line_part = nonet_cellset_minus(rest, sue.box_part);
	}
	return sue;
}

void nonet_tell_sue_de_coq(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct sue sue = read_sue(telling);
	struct nonet_cellset all = nonet_telling_pattern(telling);
	unsigned digits = nonet_telling_digits(telling, all), twice = digits_twice(&sue);
	unsigned line_digits = nonet_telling_digits(telling, sue.line_part);
	unsigned box_digits = nonet_telling_digits(telling, sue.box_part);
	unsigned free_digits = digits & ~line_digits & ~box_digits;
	int count = nonet_cellset_count(all);
	const struct nonet_fill *fills =
	    NONET_FILLS({"middle", nonet_phrase_cells(speech, sue.middle)},
	                {"line", nonet_phrase_house(speech, sue.line)},
	                {"box", nonet_phrase_house(speech, sue.box)},
	                {"line_part", nonet_phrase_cells(speech, sue.line_part)},
	                {"box_part", nonet_phrase_cells(speech, sue.box_part)},
	                {"count", nonet_phrase_number(speech, count)},
	                {"digits", nonet_phrase_digits(speech, digits)},
	                {"twice", twice ? nonet_phrase_digits(speech, twice) : ""},
	                {"line_digits", nonet_phrase_digits_or(speech, line_digits | free_digits)},
	                {"box_digits", nonet_phrase_digits_or(speech, box_digits | free_digits)});
	nonet_say(speech, NONET_MESSAGE_SUE_DE_COQ, fills);
	nonet_say_counted(speech,
	                  twice ? NONET_MESSAGE_SUE_DE_COQ_TWICE : NONET_MESSAGE_SUE_DE_COQ_COUNT,
	                  (unsigned long)count, fills);
	nonet_say(speech, NONET_MESSAGE_SUE_DE_COQ_SO, fills);
}

/* Two or three cells, and the cells that exclude fillings of them. */
struct exclusion {
	const struct nonet_telling *telling;
	int cell[3], count;
	struct nonet_cellset excluders;
};

static const char *filling_text(const struct exclusion *exclusion, const int digit[3]) {
	struct nonet_speech *speech = exclusion->telling->speech;
	const char *texts[3];
	for (int i = 0; i < exclusion->count; i++)
		texts[i] = nonet_phrase_candidates(speech, exclusion->cell[i], 1u << (digit[i] - 1));
	return nonet_phrase_list(speech, texts, exclusion->count);
}

static bool repeats(const struct exclusion *exclusion, const int digit[3]) {
	for (int i = 0; i < exclusion->count; i++)
		for (int k = 0; k < i; k++)
			if (digit[i] == digit[k] && nonet_masks_sees(exclusion->cell[i], exclusion->cell[k]))
				return true;
	return false;
}

/* The excluder that the filling leaves empty, or -1. */
static int emptied(const struct exclusion *exclusion, const int digit[3]) {
	unsigned used = 0;
	for (int i = 0; i < exclusion->count; i++)
		used |= 1u << (digit[i] - 1);
	for (struct nonet_cellset cells = exclusion->excluders; !nonet_cellset_is_empty(cells);) {
		int cell = nonet_cellset_take(&cells);
		if (!(nonet_telling_candidates(exclusion->telling, cell) & ~used))
			return cell;
	}
	return -1;
}

static void tell_filling(const struct exclusion *exclusion, const int digit[3]) {
	struct nonet_speech *speech = exclusion->telling->speech;
	const char *filling = filling_text(exclusion, digit);
	nonet_speech_item(speech);
	if (repeats(exclusion, digit)) {
		nonet_say(speech, NONET_MESSAGE_EXCLUSION_SEES, NONET_FILLS({"filling", filling}));
		return;
	}
	int cell = emptied(exclusion, digit);
	if (cell >= 0)
		nonet_say(speech, NONET_MESSAGE_EXCLUSION_EMPTIES,
		          NONET_FILLS({"filling", filling}, {"cell", nonet_phrase_cell(speech, cell)}));
}

/* All fillings in which one cell holds the digit. */
static void tell_fillings(const struct exclusion *exclusion, int fixed, int fixed_digit) {
	int digit[3] = {0, 0, 0};
	for (int i = 0; i < 729; i++) {
		bool fits = true;
		for (int k = 0, rest = i; k < 3; k++, rest /= 9) {
			digit[k] = rest % 9 + 1;
			fits &= k >= exclusion->count
			            ? digit[k] == 1
			            : nonet_telling_candidates(exclusion->telling, exclusion->cell[k]) >>
			                      (digit[k] - 1) &
			                  1;
		}
		if (fits && digit[fixed] == fixed_digit)
			tell_filling(exclusion, digit);
	}
}

void nonet_tell_exclusion(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_step *step = telling->step;
	struct exclusion exclusion = {.telling = telling};
	for (int i = 0; i < step->pattern_count; i++)
		if (step->pattern[i].role == NONET_ROLE_BASE && exclusion.count < 3)
			exclusion.cell[exclusion.count++] = step->pattern[i].cell;
	exclusion.excluders = nonet_telling_role(telling, NONET_ROLE_EXTRA);
	nonet_say(speech, NONET_MESSAGE_EXCLUSION,
	          NONET_FILLS({"cells", nonet_phrase_cells(
	                                    speech, nonet_telling_role(telling, NONET_ROLE_BASE))}));
	for (int k = 0; k < exclusion.count; k++)
		for (int i = 0; i < step->elimination_count; i++) {
			if (step->eliminations[i].cell != exclusion.cell[k])
				continue;
			for (unsigned digits = step->eliminations[i].digits; digits; digits &= digits - 1) {
				int digit = nonet_telling_digit(digits);
				tell_fillings(&exclusion, k, digit);
				nonet_speech_break(speech);
				nonet_say(
				    speech, NONET_MESSAGE_EXCLUSION_SO,
				    NONET_FILLS({"candidate", nonet_phrase_candidates(speech, exclusion.cell[k],
				                                                      1u << (digit - 1))}));
			}
		}
}
