#include "explain/short_form.h"

static void add_pattern(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset cells = nonet_telling_pattern(telling);
	nonet_speech_add(speech, nonet_phrase_short_digits(speech, telling->step->digits));
	if (telling->step->base_houses) {
		nonet_speech_add(speech, " ");
		nonet_speech_add(speech, nonet_phrase_short_houses(speech, telling->step->base_houses));
	}
	if (!nonet_cellset_is_empty(cells)) {
		nonet_speech_add(speech, " in ");
		nonet_speech_add(speech, nonet_phrase_short_cells(speech, cells));
	}
}

static void add_consequences(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_step *step = telling->step;
	const char *separator = "";
	for (int i = 0; i < step->placement_count; i++, separator = ", ") {
		nonet_speech_add(speech, separator);
		nonet_speech_add(speech, nonet_phrase_cell(speech, step->placements[i].cell));
		nonet_speech_add(speech, "=");
		nonet_speech_add(speech, nonet_phrase_short_digits(speech, step->placements[i].digits));
	}
	for (unsigned gone = nonet_telling_gone(telling); gone; gone &= gone - 1, separator = ", ") {
		int digit = nonet_telling_digit(gone);
		nonet_speech_add(speech, separator);
		nonet_speech_add(speech,
		                 nonet_phrase_short_cells(speech, nonet_telling_losers_of(telling, digit)));
		nonet_speech_add(speech, "<>");
		nonet_speech_add(speech, nonet_phrase_number(speech, digit));
	}
}

void nonet_tell_short(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	nonet_speech_add(speech, nonet_phrase_technique(speech, telling->step->technique));
	nonet_speech_add(speech, ": ");
	if (telling->step->placement_count != 1 || telling->step->pattern_count > 1) {
		add_pattern(telling);
		nonet_speech_add(speech, " => ");
	}
	add_consequences(telling);
}
