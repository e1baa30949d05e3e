/* Remote pairs: cells with the same two candidates, each of which sees the next. */
#include "explain/telling.h"

/* Two cells of the chain, an odd number of links apart, that the cell sees. */
static bool find_ends(const struct nonet_step *step, int cell, int ends_ret[2]) {
	for (int i = 0; i < step->pattern_count; i++)
		for (int k = i + 3; k < step->pattern_count; k += 2) {
			ends_ret[0] = step->pattern[i].cell;
			ends_ret[1] = step->pattern[k].cell;
			if (nonet_masks_sees(cell, ends_ret[0]) && nonet_masks_sees(cell, ends_ret[1]))
				return true;
		}
	return false;
}

void nonet_tell_remote_pair(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_step *step = telling->step;
	const char *texts[NONET_CELLS];
	int count = 0;
	for (int i = 0; i < step->pattern_count && count < NONET_CELLS; i++)
		texts[count++] = nonet_phrase_cell(speech, step->pattern[i].cell);
	const char *digits = nonet_phrase_digits(speech, step->digits);
	nonet_say(speech, NONET_MESSAGE_REMOTE_PAIR,
	          NONET_FILLS({"cells", nonet_phrase_list(speech, texts, count)}, {"digits", digits}));
	for (struct nonet_cellset losers = nonet_telling_losers(telling);
	     !nonet_cellset_is_empty(losers);) {
		int cell = nonet_cellset_take(&losers), ends[2];
		if (find_ends(step, cell, ends))
			nonet_say(speech, NONET_MESSAGE_REMOTE_PAIR_SEEN,
			          NONET_FILLS({"cell", nonet_phrase_cell(speech, cell)},
			                      {"first", nonet_phrase_cell(speech, ends[0])},
			                      {"second", nonet_phrase_cell(speech, ends[1])},
			                      {"digits", digits}));
	}
}
