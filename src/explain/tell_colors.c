/* Colouring: simple and multi colours of one digit, and 3D Medusa. */
#include "explain/telling.h"

static struct nonet_cellset seen_by_any(struct nonet_cellset cells) {
	struct nonet_cellset seen = {0, 0};
	while (!nonet_cellset_is_empty(cells))
		seen = nonet_cellset_or(seen, nonet_masks_peers[nonet_cellset_take(&cells)]);
	return seen;
}

/* A cell of `from` that sees one of `to`; both are written, or false is returned. */
static bool find_sight(struct nonet_cellset from, struct nonet_cellset to, int pair_ret[2]) {
	while (!nonet_cellset_is_empty(from)) {
		pair_ret[0] = nonet_cellset_take(&from);
		struct nonet_cellset seen = nonet_cellset_and(nonet_masks_peers[pair_ret[0]], to);
		if (!nonet_cellset_is_empty(seen)) {
			pair_ret[1] = nonet_cellset_take(&seen);
			return true;
		}
	}
	return false;
}

struct colors {
	const struct nonet_telling *telling;
	int digit;
	int group_count;
	struct nonet_cellset groups[4]; /* two of one net, two of the other */
};

static const char *name_of(struct nonet_speech *speech, int group) {
	return nonet_phrase_letter(speech, group + 1);
}

/* The groups come one after the other in the pattern, with the roles in turn. */
static void read_groups(struct colors *colors) {
	const struct nonet_step *step = colors->telling->step;
	for (int i = 0; i < step->pattern_count; i++) {
		if (i == 0 || step->pattern[i].role != step->pattern[i - 1].role)
			colors->group_count++;
		if (colors->group_count > 4)
			colors->group_count = 4;
		nonet_cellset_add(&colors->groups[colors->group_count - 1], step->pattern[i].cell);
	}
}

static void tell_net(const struct colors *colors, int first, enum nonet_message message) {
	struct nonet_speech *speech = colors->telling->speech;
	nonet_say(speech, message,
	          NONET_FILLS({"digit", nonet_phrase_number(speech, colors->digit)},
	                      {"one", name_of(speech, first)}, {"other", name_of(speech, first + 1)},
	                      {"first", nonet_phrase_cells(speech, colors->groups[first])},
	                      {"second", nonet_phrase_cells(speech, colors->groups[first + 1])}));
}

/* What the step takes and cells of both groups see; returns it. */
static struct nonet_cellset tell_trap(const struct colors *colors, int one, int other) {
	struct nonet_speech *speech = colors->telling->speech;
	struct nonet_cellset seen =
	    nonet_cellset_and(seen_by_any(colors->groups[one]), seen_by_any(colors->groups[other]));
	struct nonet_cellset trapped =
	    nonet_cellset_and(nonet_telling_losers_of(colors->telling, colors->digit), seen);
	if (!nonet_cellset_is_empty(trapped))
		nonet_say_counted(
		    speech, NONET_MESSAGE_COLORS_TRAP, (unsigned long)nonet_cellset_count(trapped),
		    NONET_FILLS({"cells", nonet_phrase_cells(speech, trapped)},
		                {"one", name_of(speech, one)}, {"other", name_of(speech, other)},
		                {"digit", nonet_phrase_number(speech, colors->digit)}));
	return trapped;
}

static void tell_wrap(const struct colors *colors) {
	struct nonet_speech *speech = colors->telling->speech;
	for (int i = 0; i < 2; i++) {
		int pair[2];
		if (find_sight(colors->groups[i], colors->groups[i], pair))
			nonet_say(speech, NONET_MESSAGE_COLORS_WRAP,
			          NONET_FILLS({"first", nonet_phrase_cell(speech, pair[0])},
			                      {"second", nonet_phrase_cell(speech, pair[1])},
			                      {"group", name_of(speech, i)},
			                      {"digit", nonet_phrase_number(speech, colors->digit)}));
	}
}

/* Groups of two nets that see each other cannot both be right, so one of their partners is. */
static void tell_meeting(const struct colors *colors) {
	struct nonet_speech *speech = colors->telling->speech;
	for (int i = 0; i < 2; i++)
		for (int j = 2; j < 4; j++) {
			int pair[2];
			if (!find_sight(colors->groups[i], colors->groups[j], pair))
				continue;
			nonet_say(speech, NONET_MESSAGE_COLORS_MEET,
			          NONET_FILLS({"first", nonet_phrase_cell(speech, pair[0])},
			                      {"second", nonet_phrase_cell(speech, pair[1])},
			                      {"one", name_of(speech, i)}, {"other", name_of(speech, j)},
			                      {"rest", name_of(speech, 1 - i)},
			                      {"other_rest", name_of(speech, 5 - j)},
			                      {"digit", nonet_phrase_number(speech, colors->digit)}));
			tell_trap(colors, 1 - i, 5 - j);
		}
}

/* A group that sees both groups of the other net is wrong. */
static void tell_sees_both(const struct colors *colors) {
	struct nonet_speech *speech = colors->telling->speech;
	for (int i = 0; i < 2; i++) {
		int to_c[2], to_d[2];
		if (find_sight(colors->groups[i], colors->groups[2], to_c) &&
		    find_sight(colors->groups[i], colors->groups[3], to_d))
			nonet_say(speech, NONET_MESSAGE_COLORS_SEES_BOTH,
			          NONET_FILLS({"group", name_of(speech, i)}, {"one", name_of(speech, 2)},
			                      {"other", name_of(speech, 3)},
			                      {"first", nonet_phrase_cell(speech, to_c[0])},
			                      {"second", nonet_phrase_cell(speech, to_c[1])},
			                      {"third", nonet_phrase_cell(speech, to_d[0])},
			                      {"fourth", nonet_phrase_cell(speech, to_d[1])},
			                      {"digit", nonet_phrase_number(speech, colors->digit)}));
	}
}

void nonet_tell_colors(const struct nonet_telling *telling) {
	struct colors colors = {.telling = telling,
	                        .digit = nonet_telling_digit(telling->step->digits)};
	read_groups(&colors);
	tell_net(&colors, 0, NONET_MESSAGE_COLORS);
	switch (telling->step->technique) {
	case NONET_TECHNIQUE_SIMPLE_COLORS_TRAP:
		tell_trap(&colors, 0, 1);
		break;
	case NONET_TECHNIQUE_SIMPLE_COLORS_WRAP:
		tell_wrap(&colors);
		break;
	case NONET_TECHNIQUE_MULTI_COLORS_1:
		tell_net(&colors, 2, NONET_MESSAGE_COLORS_MORE);
		tell_meeting(&colors);
		break;
	default:
		tell_net(&colors, 2, NONET_MESSAGE_COLORS_MORE);
		tell_sees_both(&colors);
	}
}

/* 3D Medusa: the candidates of each colour. */
struct medusa {
	const struct nonet_telling *telling;
	uint16_t digits[2][NONET_CELLS];
};

static const char *group_text(const struct medusa *medusa, int color) {
	struct nonet_speech *speech = medusa->telling->speech;
	const char *texts[NONET_CELLS];
	int count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (medusa->digits[color][cell])
			texts[count++] = nonet_phrase_candidates(speech, cell, medusa->digits[color][cell]);
	return nonet_phrase_list(speech, texts, count);
}

/* A candidate of the colour that sees this one, or shares its cell; its digit, and its cell, or 0.
 */
static int rule_out(const struct medusa *medusa, int color, int cell, int digit, int *cell_ret) {
	unsigned others = medusa->digits[color][cell] & ~(1u << (digit - 1));
	*cell_ret = cell;
	if (others)
		return nonet_telling_digit(others);
	for (int other = 0; other < NONET_CELLS; other++)
		if (medusa->digits[color][other] >> (digit - 1) & 1 && nonet_masks_sees(cell, other)) {
			*cell_ret = other;
			return digit;
		}
	return 0;
}

static void tell_pair(const struct medusa *medusa, enum nonet_message message, int color, int cell,
                      int digit, int other_cell, int other_digit) {
	struct nonet_speech *speech = medusa->telling->speech;
	nonet_say(speech, message,
	          NONET_FILLS(
	              {"group", name_of(speech, color)},
	              {"one", nonet_phrase_candidates(speech, cell, 1u << (digit - 1))},
	              {"other", nonet_phrase_candidates(speech, other_cell, 1u << (other_digit - 1))}));
}

/* Two candidates of the colour that cannot both be right. */
static bool tell_clash(const struct medusa *medusa, int color) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (unsigned digits = medusa->digits[color][cell]; digits; digits &= digits - 1) {
			int digit = nonet_telling_digit(digits), other_cell;
			int other = rule_out(medusa, color, cell, digit, &other_cell);
			if (!other)
				continue;
			tell_pair(medusa,
			          other_cell == cell ? NONET_MESSAGE_MEDUSA_TWO_IN_CELL
			                             : NONET_MESSAGE_MEDUSA_TWO_IN_HOUSE,
			          color, cell, digit, other_cell, other);
			return true;
		}
	return false;
}

/* A cell without colours whose candidates the colour would all rule out. */
static bool tell_emptied(const struct medusa *medusa, int color) {
	struct nonet_speech *speech = medusa->telling->speech;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned left = nonet_telling_candidates(medusa->telling, cell);
		bool open = left != 0;
		if (medusa->digits[color][cell])
			continue;
		for (unsigned digits = left; digits; digits &= digits - 1) {
			int other_cell, digit = nonet_telling_digit(digits);
			if (rule_out(medusa, color, cell, digit, &other_cell))
				left &= ~(1u << (digit - 1));
		}
		if (!open || left)
			continue;
		nonet_say(speech, NONET_MESSAGE_MEDUSA_EMPTIES,
		          NONET_FILLS({"group", name_of(speech, color)},
		                      {"cell", nonet_phrase_cell(speech, cell)}));
		return true;
	}
	return false;
}

static void tell_trapped(const struct medusa *medusa, int cell, int digit) {
	struct nonet_speech *speech = medusa->telling->speech;
	const char *reasons[2];
	for (int color = 0; color < 2; color++) {
		int other_cell, other = rule_out(medusa, color, cell, digit, &other_cell);
		if (!other)
			return;
		reasons[color] = nonet_phrase_candidates(speech, other_cell, 1u << (other - 1));
	}
	nonet_say(speech, NONET_MESSAGE_MEDUSA_TRAP,
	          NONET_FILLS({"candidate", nonet_phrase_candidates(speech, cell, 1u << (digit - 1))},
	                      {"one", reasons[0]}, {"other", reasons[1]}));
}

void nonet_tell_medusa(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_step *step = telling->step;
	struct medusa medusa = {.telling = telling};
	for (int i = 0; i < step->pattern_count; i++)
		medusa.digits[step->pattern[i].role == NONET_ROLE_EXTRA][step->pattern[i].cell] |=
		    step->pattern[i].digits;
	nonet_say(speech, NONET_MESSAGE_MEDUSA,
	          NONET_FILLS({"one", name_of(speech, 0)}, {"other", name_of(speech, 1)},
	                      {"first", group_text(&medusa, 0)}, {"second", group_text(&medusa, 1)}));
	if (step->technique == NONET_TECHNIQUE_MEDUSA_WRAP) {
		int wrong = step->placement_count &&
		            medusa.digits[0][step->placements[0].cell] & step->placements[0].digits;
		if (!tell_clash(&medusa, wrong))
			tell_emptied(&medusa, wrong);
		return;
	}
	for (int i = 0; i < step->elimination_count; i++)
		for (unsigned digits = step->eliminations[i].digits; digits; digits &= digits - 1)
			tell_trapped(&medusa, step->eliminations[i].cell, nonet_telling_digit(digits));
}
