#include "tui/play_digit.h"
#include "common/language.h"
#include "tui/play_edit.h"

void play_set_digit_first(struct play *play, bool digit_first) {
	play->digit_first = digit_first;
	play->digit = play->typed_digit = 0;
	play_say(play, "%s",
	         digit_first ? _("Choose a digit; Enter or a click puts it in.")
	                     : _("Choose a cell; a digit goes into it."));
}

void play_choose_digit(struct play *play, int digit) {
	play->digit = digit == play->digit ? 0 : digit;
}

void play_type_digit(struct play *play, int digit) {
	int size = nonet_session_size(play->session), number = play->typed_digit * 10 + digit;
	bool has_two = play->typed_digit > 0 && number <= size;
	play->typed_digit = size > 9 && play->mode != MODE_COLORS && !has_two ? digit : 0;
	if (has_two)
		play->digit = number;
	else if (digit <= size || play->mode == MODE_COLORS)
		play_choose_digit(play, digit);
	else
		play_say(play, _("The highest digit is %d."), size);
}

/* Whether the player has put the digit into each of the cells. */
static bool all_hold(const struct play *play, const uint16_t *cells, size_t ncells) {
	for (size_t i = 0; i < ncells; i++) {
		struct nonet_session_cell cell = nonet_session_cell(play->session, cells[i]);
		if (cell.given || cell.value != play->digit)
			return false;
	}
	return true;
}

void play_take_digit(struct play *play) {
	uint16_t cells[NONET_MAX_CELLS];
	size_t ncells = play_cells(play, cells);
	if (!play->digit_first || play->digit == 0)
		return;
	bool goes = play->mode == MODE_DIGITS && all_hold(play, cells, ncells);
	enum tui_command command = goes ? COMMAND_CLEAR : COMMAND_PUT_IN;
	play_edit(play, (struct tui_press){command, play->digit});
}
