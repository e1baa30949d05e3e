#include "tui/play_edit.h"
#include "common/language.h"

#include <nonet/session.h>

/* What entering a digit means now. */
static enum play_mode mode_of(const struct play *play, enum tui_command command) {
	return command == COMMAND_CORNER   ? MODE_CORNER
	       : command == COMMAND_CENTER ? MODE_CENTER
	       : command == COMMAND_COLOR  ? MODE_COLORS
	                                   : play->mode;
}

static enum nonet_status put_in(struct play *play, enum play_mode mode, const uint16_t *cells,
                                size_t ncells, int digit) {
	struct nonet_session *session = play->session;
	switch (mode) {
	case MODE_CORNER:
		return nonet_session_mark(session, cells, ncells, NONET_MARK_CORNER, digit);
	case MODE_CENTER:
		return nonet_session_mark(session, cells, ncells, NONET_MARK_CENTER, digit);
	case MODE_COLORS:
		return nonet_session_color(session, cells, ncells, digit);
	default:
		return nonet_session_enter(session, cells, ncells, digit);
	}
}

/* In a grid with more than nine digits the second of two digits that are typed one after the other
 * makes a number of both, when there is such a number. */
static int number_of(struct play *play, enum play_mode mode, int digit) {
	int size = nonet_session_size(play->session), number = play->typed_digit * 10 + digit;
	if (mode == MODE_COLORS || play->typed_digit == 0 || number > size) {
		play->typed_digit = size > 9 && mode != MODE_COLORS ? digit : 0;
		return digit;
	}
	nonet_session_undo(play->session);
	play->typed_digit = 0;
	return number;
}

static enum nonet_status enter(struct play *play, struct tui_press press, const uint16_t *cells,
                               size_t ncells) {
	enum play_mode mode = mode_of(play, press.command);
	int size = nonet_session_size(play->session);
	int number = press.command == COMMAND_PUT_IN ? press.digit : number_of(play, mode, press.digit);
	if (number > size && mode != MODE_COLORS) {
		play_say(play, _("The highest digit is %d."), size);
		return NONET_OK;
	}
	size_t before = nonet_session_steps_done(play->session);
	enum nonet_status status = put_in(play, mode, cells, ncells, number);
	/* What was not done cannot be undone when the second digit comes. */
	if (nonet_session_steps_done(play->session) == before)
		play->typed_digit = 0;
	if (ncells == 1 && nonet_session_cell(play->session, cells[0]).given && mode != MODE_COLORS)
		play_say(play, "%s", _("That is a clue; it stays."));
	return status;
}

static enum nonet_status fill(struct play *play, uint16_t *cells, size_t ncells) {
	size_t size = (size_t)nonet_session_size(play->session);
	if (ncells == 1)
		for (ncells = 0; ncells < size * size; ncells++)
			cells[ncells] = (uint16_t)ncells;
	return nonet_session_fill(play->session, cells, ncells);
}

static void undo(struct play *play) {
	if (!nonet_session_undo(play->session))
		play_say(play, "%s", _("There is nothing to undo."));
}

static void redo(struct play *play) {
	if (!nonet_session_redo(play->session))
		play_say(play, "%s", _("There is nothing to redo."));
}

static void undo_mistakes(struct play *play) {
	if (!nonet_session_solution(play->session)) {
		play_say(play, "%s", _("There is no single known solution."));
		return;
	}
	size_t moves = nonet_session_undo_mistakes(play->session);
	if (moves == 0)
		play_say(play, "%s", _("No digit is a mistake."));
	else
		play_say(play,
		         _n("%zu move undone; U makes it again.", "%zu moves undone; U makes them again.",
		            (unsigned long)moves),
		         moves);
}

static enum nonet_status follow(struct play *play) {
	return nonet_session_follow(play->session, play->step_digits, play->step_gone);
}

bool play_edit(struct play *play, struct tui_press press) {
	uint16_t cells[NONET_MAX_CELLS];
	size_t ncells = play_cells(play, cells);
	enum nonet_status status = NONET_OK;
	switch (press.command) {
	case COMMAND_ENTER:
	case COMMAND_CORNER:
	case COMMAND_CENTER:
	case COMMAND_COLOR:
	case COMMAND_PUT_IN:
		status = enter(play, press, cells, ncells);
		break;
	case COMMAND_CLEAR:
		status = nonet_session_clear(play->session, cells, ncells);
		break;
	case COMMAND_FILL:
		status = fill(play, cells, ncells);
		break;
	case COMMAND_RESTART:
		status = nonet_session_restart(play->session, play_now_ms());
		play_say(play, "%s", _("All is cleared; u takes that back."));
		break;
	case COMMAND_FOLLOW:
		status = follow(play);
		break;
	case COMMAND_UNDO:
		undo(play);
		break;
	case COMMAND_REDO:
		redo(play);
		break;
	case COMMAND_UNDO_MISTAKES:
		undo_mistakes(play);
		break;
	default:
		return false;
	}
	if (status != NONET_OK)
		play_say(play, "%s", _("Out of memory."));
	play->checked = false;
	play_drop_hint(play);
	play->is_changed = true;
	return true;
}
