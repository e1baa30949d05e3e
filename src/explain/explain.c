/* A step in words: which teller gives the reason, and what all steps have in common. */
#include "explain/short_form.h"
#include "explain/telling.h"

/* By technique; NULL where only the pattern is named. */
static nonet_teller *const tellers[NONET_TECHNIQUE_COUNT] = {
    [NONET_TECHNIQUE_FULL_HOUSE] = nonet_tell_full_house,
    [NONET_TECHNIQUE_HIDDEN_SINGLE] = nonet_tell_hidden_single,
    [NONET_TECHNIQUE_NAKED_SINGLE] = nonet_tell_naked_single,
    [NONET_TECHNIQUE_BRUTE_FORCE] = nonet_tell_brute_force,
    [NONET_TECHNIQUE_TEMPLATE_SET] = nonet_tell_template_set,
    [NONET_TECHNIQUE_TEMPLATE_DELETE] = nonet_tell_template_delete,
    [NONET_TECHNIQUE_DIRECT_POINTING] = nonet_tell_locked,
    [NONET_TECHNIQUE_DIRECT_CLAIMING] = nonet_tell_locked,
    [NONET_TECHNIQUE_POINTING] = nonet_tell_locked,
    [NONET_TECHNIQUE_CLAIMING] = nonet_tell_locked,
    [NONET_TECHNIQUE_NAKED_PAIR] = nonet_tell_naked_subset,
    [NONET_TECHNIQUE_NAKED_TRIPLE] = nonet_tell_naked_subset,
    [NONET_TECHNIQUE_NAKED_QUAD] = nonet_tell_naked_subset,
    [NONET_TECHNIQUE_LOCKED_PAIR] = nonet_tell_naked_subset,
    [NONET_TECHNIQUE_LOCKED_TRIPLE] = nonet_tell_naked_subset,
    [NONET_TECHNIQUE_HIDDEN_PAIR] = nonet_tell_hidden_subset,
    [NONET_TECHNIQUE_HIDDEN_TRIPLE] = nonet_tell_hidden_subset,
    [NONET_TECHNIQUE_HIDDEN_QUAD] = nonet_tell_hidden_subset,
    [NONET_TECHNIQUE_DIRECT_HIDDEN_PAIR] = nonet_tell_hidden_subset,
    [NONET_TECHNIQUE_DIRECT_HIDDEN_TRIPLE] = nonet_tell_hidden_subset,
    [NONET_TECHNIQUE_X_WING] = nonet_tell_fish,
    [NONET_TECHNIQUE_SWORDFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_JELLYFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_SQUIRMBAG] = nonet_tell_fish,
    [NONET_TECHNIQUE_WHALE] = nonet_tell_fish,
    [NONET_TECHNIQUE_LEVIATHAN] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_X_WING] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_SWORDFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_JELLYFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_SQUIRMBAG] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_WHALE] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_LEVIATHAN] = nonet_tell_fish,
    [NONET_TECHNIQUE_SASHIMI_X_WING] = nonet_tell_fish,
    [NONET_TECHNIQUE_SASHIMI_SWORDFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_SASHIMI_JELLYFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_SASHIMI_SQUIRMBAG] = nonet_tell_fish,
    [NONET_TECHNIQUE_SASHIMI_WHALE] = nonet_tell_fish,
    [NONET_TECHNIQUE_SASHIMI_LEVIATHAN] = nonet_tell_fish,
    [NONET_TECHNIQUE_FRANKEN_X_WING] = nonet_tell_fish,
    [NONET_TECHNIQUE_FRANKEN_SWORDFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_FRANKEN_JELLYFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_FRANKEN_SQUIRMBAG] = nonet_tell_fish,
    [NONET_TECHNIQUE_FRANKEN_WHALE] = nonet_tell_fish,
    [NONET_TECHNIQUE_FRANKEN_LEVIATHAN] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_FRANKEN_X_WING] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_FRANKEN_SWORDFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_FRANKEN_JELLYFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_FRANKEN_SQUIRMBAG] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_FRANKEN_WHALE] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_FRANKEN_LEVIATHAN] = nonet_tell_fish,
    [NONET_TECHNIQUE_MUTANT_X_WING] = nonet_tell_fish,
    [NONET_TECHNIQUE_MUTANT_SWORDFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_MUTANT_JELLYFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_MUTANT_SQUIRMBAG] = nonet_tell_fish,
    [NONET_TECHNIQUE_MUTANT_WHALE] = nonet_tell_fish,
    [NONET_TECHNIQUE_MUTANT_LEVIATHAN] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_MUTANT_X_WING] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_MUTANT_SWORDFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_MUTANT_JELLYFISH] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_MUTANT_SQUIRMBAG] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_MUTANT_WHALE] = nonet_tell_fish,
    [NONET_TECHNIQUE_FINNED_MUTANT_LEVIATHAN] = nonet_tell_fish,
    [NONET_TECHNIQUE_SKYSCRAPER] = nonet_tell_two_links,
    [NONET_TECHNIQUE_TWO_STRING_KITE] = nonet_tell_two_links,
    [NONET_TECHNIQUE_DUAL_TWO_STRING_KITE] = nonet_tell_two_links,
    [NONET_TECHNIQUE_TURBOT_FISH] = nonet_tell_two_links,
    [NONET_TECHNIQUE_EMPTY_RECTANGLE] = nonet_tell_empty_rectangle,
    [NONET_TECHNIQUE_DUAL_EMPTY_RECTANGLE] = nonet_tell_empty_rectangle,
    [NONET_TECHNIQUE_REMOTE_PAIR] = nonet_tell_remote_pair,
    [NONET_TECHNIQUE_SIMPLE_COLORS_TRAP] = nonet_tell_colors,
    [NONET_TECHNIQUE_SIMPLE_COLORS_WRAP] = nonet_tell_colors,
    [NONET_TECHNIQUE_MULTI_COLORS_1] = nonet_tell_colors,
    [NONET_TECHNIQUE_MULTI_COLORS_2] = nonet_tell_colors,
    [NONET_TECHNIQUE_MEDUSA_TRAP] = nonet_tell_medusa,
    [NONET_TECHNIQUE_MEDUSA_WRAP] = nonet_tell_medusa,
    [NONET_TECHNIQUE_XY_WING] = nonet_tell_xy_wing,
    [NONET_TECHNIQUE_XYZ_WING] = nonet_tell_xyz_wing,
    [NONET_TECHNIQUE_W_WING] = nonet_tell_w_wing,
    [NONET_TECHNIQUE_WXYZ_WING] = nonet_tell_bent_set,
    [NONET_TECHNIQUE_M_WING] = nonet_tell_chains,
    [NONET_TECHNIQUE_S_WING] = nonet_tell_chains,
    [NONET_TECHNIQUE_L_WING] = nonet_tell_chains,
    [NONET_TECHNIQUE_UNIQUENESS_1] = nonet_tell_unique_rectangle,
    [NONET_TECHNIQUE_UNIQUENESS_2] = nonet_tell_unique_rectangle,
    [NONET_TECHNIQUE_UNIQUENESS_3] = nonet_tell_unique_rectangle,
    [NONET_TECHNIQUE_UNIQUENESS_4] = nonet_tell_unique_rectangle,
    [NONET_TECHNIQUE_UNIQUENESS_5] = nonet_tell_unique_rectangle,
    [NONET_TECHNIQUE_UNIQUENESS_6] = nonet_tell_unique_rectangle,
    [NONET_TECHNIQUE_HIDDEN_RECTANGLE] = nonet_tell_unique_rectangle,
    [NONET_TECHNIQUE_UNIQUE_LOOP_1] = nonet_tell_unique_loop,
    [NONET_TECHNIQUE_UNIQUE_LOOP_2] = nonet_tell_unique_loop,
    [NONET_TECHNIQUE_UNIQUE_LOOP_3] = nonet_tell_unique_loop,
    [NONET_TECHNIQUE_UNIQUE_LOOP_4] = nonet_tell_unique_loop,
    [NONET_TECHNIQUE_AVOIDABLE_RECTANGLE_1] = nonet_tell_avoidable_rectangle,
    [NONET_TECHNIQUE_AVOIDABLE_RECTANGLE_2] = nonet_tell_avoidable_rectangle,
    [NONET_TECHNIQUE_BUG_1] = nonet_tell_grave,
    [NONET_TECHNIQUE_BUG_2] = nonet_tell_grave,
    [NONET_TECHNIQUE_BUG_3] = nonet_tell_grave,
    [NONET_TECHNIQUE_BUG_4] = nonet_tell_grave,
    [NONET_TECHNIQUE_BUG_PLUS_1] = nonet_tell_grave,
    [NONET_TECHNIQUE_SUE_DE_COQ] = nonet_tell_sue_de_coq,
    [NONET_TECHNIQUE_ALIGNED_PAIR_EXCLUSION] = nonet_tell_exclusion,
    [NONET_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION] = nonet_tell_exclusion,
    [NONET_TECHNIQUE_ALS_XZ] = nonet_tell_als,
    [NONET_TECHNIQUE_ALS_XY_WING] = nonet_tell_als,
    [NONET_TECHNIQUE_ALS_XY_CHAIN] = nonet_tell_als,
    [NONET_TECHNIQUE_DEATH_BLOSSOM] = nonet_tell_death_blossom,
    [NONET_TECHNIQUE_KRAKEN_FISH_1] = nonet_tell_kraken_1,
    [NONET_TECHNIQUE_KRAKEN_FISH_2] = nonet_tell_kraken_2,
    [NONET_TECHNIQUE_SK_LOOP] = nonet_tell_sectors,
    [NONET_TECHNIQUE_MULTI_SECTOR_LOCKED_SETS] = nonet_tell_sectors,
    [NONET_TECHNIQUE_TRIDAGON] = nonet_tell_tridagon,
    [NONET_TECHNIQUE_JUNIOR_EXOCET] = nonet_tell_exocet,
    [NONET_TECHNIQUE_SENIOR_EXOCET] = nonet_tell_exocet,
    [NONET_TECHNIQUE_X_CHAIN] = nonet_tell_chains,
    [NONET_TECHNIQUE_XY_CHAIN] = nonet_tell_chains,
    [NONET_TECHNIQUE_CONTINUOUS_NICE_LOOP] = nonet_tell_chains,
    [NONET_TECHNIQUE_DISCONTINUOUS_NICE_LOOP] = nonet_tell_chains,
    [NONET_TECHNIQUE_AIC] = nonet_tell_chains,
    [NONET_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP] = nonet_tell_chains,
    [NONET_TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP] = nonet_tell_chains,
    [NONET_TECHNIQUE_GROUPED_AIC] = nonet_tell_chains,
    [NONET_TECHNIQUE_X_CYCLE] = nonet_tell_chains,
    [NONET_TECHNIQUE_Y_CYCLE] = nonet_tell_chains,
    [NONET_TECHNIQUE_XY_CYCLE] = nonet_tell_chains,
    [NONET_TECHNIQUE_FORCING_X_CHAIN] = nonet_tell_chains,
    [NONET_TECHNIQUE_FORCING_CHAIN] = nonet_tell_chains,
    [NONET_TECHNIQUE_NISHIO] = nonet_tell_chains,
    [NONET_TECHNIQUE_CELL_CHAINS] = nonet_tell_chains,
    [NONET_TECHNIQUE_REGION_CHAINS] = nonet_tell_chains,
    [NONET_TECHNIQUE_DOUBLE_CHAINS] = nonet_tell_chains,
    [NONET_TECHNIQUE_CONTRADICTION_CHAINS] = nonet_tell_chains,
    [NONET_TECHNIQUE_FORCING_CHAIN_CONTRADICTION] = nonet_tell_chains,
    [NONET_TECHNIQUE_FORCING_CHAIN_VERITY] = nonet_tell_chains,
    [NONET_TECHNIQUE_FORCING_NET_CONTRADICTION] = nonet_tell_chains,
    [NONET_TECHNIQUE_FORCING_NET_VERITY] = nonet_tell_chains,
};

void nonet_tell_pattern(const struct nonet_telling *telling) {
	struct nonet_cellset cells = nonet_telling_pattern(telling);
	if (!nonet_cellset_is_empty(cells))
		nonet_say(telling->speech, NONET_MESSAGE_PATTERN,
		          NONET_FILLS({"cells", nonet_phrase_cells(telling->speech, cells)}));
}

/* The cells that lose the same digits as that of elimination `first`, and are not filled. */
static struct nonet_cellset alike(const struct nonet_telling *telling, int first) {
	const struct nonet_step *step = telling->step;
	struct nonet_cellset cells = {0, 0};
	for (int i = first; i < step->elimination_count; i++)
		if (step->eliminations[i].digits == step->eliminations[first].digits &&
		    !nonet_telling_fills(telling, step->eliminations[i].cell))
			nonet_cellset_add(&cells, step->eliminations[i].cell);
	return cells;
}

static bool is_first_alike(const struct nonet_step *step, int i) {
	int first = 0;
	while (step->eliminations[first].digits != step->eliminations[i].digits)
		first++;
	return first == i;
}

static void tell_eliminations(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_step *step = telling->step;
	const char *removals[NONET_CELLS];
	int count = 0;
	for (int i = 0; i < step->elimination_count; i++) {
		struct nonet_cellset cells = alike(telling, i);
		if (!is_first_alike(step, i) || nonet_cellset_is_empty(cells))
			continue;
		removals[count++] = nonet_speech_form(
		    speech, NONET_MESSAGE_REMOVAL, 1,
		    NONET_FILLS({"digits", nonet_phrase_digits(speech, step->eliminations[i].digits)},
		                {"cells", nonet_phrase_cells(speech, cells)}));
	}
	if (count > 0)
		nonet_say(speech, NONET_MESSAGE_REMOVE,
		          NONET_FILLS({"removals", nonet_phrase_list(speech, removals, count)}));
}

/* One sentence for each digit. */
static void tell_placements(struct nonet_speech *speech, const struct nonet_step *step) {
	enum nonet_message message = NONET_MESSAGE_PLACE;
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset cells = {0, 0};
		for (int i = 0; i < step->placement_count; i++)
			if (nonet_telling_digit(step->placements[i].digits) == digit)
				nonet_cellset_add(&cells, step->placements[i].cell);
		if (nonet_cellset_is_empty(cells))
			continue;
		nonet_say_counted(speech, message, (unsigned long)nonet_cellset_count(cells),
		                  NONET_FILLS({"cells", nonet_phrase_cells(speech, cells)},
		                              {"digit", nonet_phrase_number(speech, digit)}));
		message = NONET_MESSAGE_PLACE_MORE;
	}
}

void nonet_tell_in_full(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	nonet_teller *teller = tellers[telling->step->technique];
	nonet_speech_add(speech, nonet_phrase_technique(speech, telling->step->technique));
	nonet_speech_break(speech);
	(teller ? teller : nonet_tell_pattern)(telling);
	nonet_speech_break(speech);
	tell_placements(speech, telling->step);
	tell_eliminations(telling);
}

enum nonet_status nonet_explain_step(const struct nonet_position *before,
                                     const struct nonet_step *step,
                                     const struct nonet_wording *wording, enum nonet_detail detail,
                                     char **text_ret) {
	struct nonet_speech speech;
	struct nonet_telling telling;
	nonet_speech_start(&speech, wording);
	nonet_telling_start(&telling, &speech, before, step);
	if (detail == NONET_DETAIL_SHORT)
		nonet_tell_short(&telling);
	else
		nonet_tell_in_full(&telling);
	return nonet_speech_finish(&speech, text_ret);
}
