#include "common/language.h"
#include "common/wrap.h"
#include "tui/play_game.h"
#include "tui/tui_dialog.h"
#include "tui/tui_terminal.h"

#include <curses.h>
#include <nonet/explain.h>
#include <stdlib.h>
#include <string.h>

static const struct nonet_wording wording = {.translate = language_translate};

static bool stop_when_called(void *context, uint64_t solutions) {
	(void)solutions;
	return tui_wait_stops(context);
}

/* The cells to look at; where to look at first is told in words only. */
static void note_cells(struct play *play, const struct nonet_hint *hint, int level) {
	const struct nonet_step *step = nonet_hint_step(hint);
	memset(play->hint_cells, 0, sizeof play->hint_cells);
	if (!step || level < NONET_HINT_WHICH)
		return;
	for (int i = 0; i < step->pattern_count; i++)
		play->hint_cells[step->pattern[i].cell] = 1;
	if (level < NONET_HINT_WHY)
		return;
	for (int i = 0; i < step->placement_count; i++)
		play->hint_cells[step->placements[i].cell] = 1;
	for (int i = 0; i < step->elimination_count; i++)
		play->hint_cells[step->eliminations[i].cell] = 1;
}

static int digit_of(uint16_t digits) {
	int digit = 1;
	while (digits >>= 1)
		digit++;
	return digit;
}

/* What the step comes to, once all of it was told. */
static void note_step(struct play *play, const struct nonet_hint *hint, int level) {
	const struct nonet_step *step = nonet_hint_step(hint);
	memset(play->step_digits, 0, sizeof play->step_digits);
	memset(play->step_gone, 0, sizeof play->step_gone);
	play->has_step = step && level >= NONET_HINT_WHY;
	if (!play->has_step)
		return;
	for (int i = 0; i < step->placement_count; i++)
		play->step_digits[step->placements[i].cell] = (uint8_t)digit_of(step->placements[i].digits);
	for (int i = 0; i < step->elimination_count; i++)
		play->step_gone[step->eliminations[i].cell] = step->eliminations[i].digits;
}

/* Where there is no room for all of it beside the grid, it is shown on a page of its own. */
static void show(struct play *play, char *text) {
	enum { LINES_ABOVE = 6 };
	int room = play->layout.height - LINES_ABOVE;
	play_drop_hint(play);
	play->hint = text;
	if (play->has_layout && wrap_count_lines(text, play->layout.panel_width) <= room)
		return;
	nonet_session_pause(play->session, play_now_ms());
	tui_dialog_text(_("Hint"), text);
	play_go_on(play);
	play->hint = NULL;
	free(text);
}

/* The command is told where the window has room for all of it: half of one could not be typed. */
static void say_how_to_do_it(struct play *play, const char *technique) {
	play_say(play, _("Enter does it. 'nonet help technique \"%s\"' explains this technique."),
	         technique);
	if (wrap_count_lines(play->message, COLS) > 1)
		play_say(play, "%s", _("Enter does it."));
}

static void say_what_is_next(struct play *play, const struct nonet_hint *hint, int level) {
	const struct nonet_step *step = nonet_hint_step(hint);
	if (!step)
		play_say(play, "%s", "");
	else if (level < NONET_HINT_WHY)
		play_say(play, "%s", _("H again tells more."));
	else
		say_how_to_do_it(play, nonet_technique_name(step->technique));
}

static void tell(struct play *play, const struct nonet_hint *hint) {
	char *text;
	int level = nonet_session_ask_hint(play->session);
	if (nonet_hint_text(hint, level, &wording, &text) != NONET_OK) {
		play_say(play, "%s", _("Out of memory."));
		return;
	}
	note_cells(play, hint, level);
	say_what_is_next(play, hint, level);
	show(play, text);
	note_step(play, hint, level);
	play_keep(play);
}

void play_hint(struct play *play) {
	struct nonet_puzzle puzzle;
	struct nonet_position position;
	struct nonet_hint *hint;
	struct tui_wait wait = tui_wait_begin(_("Looking for a hint ..."));
	const struct nonet_limits limits = {.poll = stop_when_called, .context = &wait};
	nonet_session_puzzle(play->session, play_now_ms(), &puzzle);
	if (!nonet_puzzle_position(&puzzle, &position)) {
		play_say(play, "%s", _("Hints need 9 by 9 cells, 3 by 3 boxes."));
		return;
	}
	enum nonet_status status = nonet_hint_new(&position, NULL, &limits, &hint);
	tui_wait_end(&wait);
	if (status != NONET_OK) {
		play_say(play, "%s",
		         status == NONET_NO_MEMORY ? _("Out of memory.") : _("The search was stopped."));
		return;
	}
	tell(play, hint);
	nonet_hint_free(hint);
}
