#include "tui/play_game.h"
#include "common/language.h"
#include "common/machine.h"
#include "tui/tui_dialog.h"
#include "tui/tui_kept.h"
#include "tui/tui_terminal.h"

#include <nonet/generate.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_THREADS = 16 };

/* Tells at once what may be too long for the line below the grid. */
static void report(const char *format, const char *reason) {
	char text[PLAY_MESSAGE_SIZE];
	snprintf(text, sizeof text, format, reason);
	tui_dialog_text("nonet", text);
}

/* ---- Keeping ----------------------------------------------------------------------------- */

void play_keep(struct play *play) {
	play->is_changed = false;
	if (nonet_session_is_finished(play->session)) {
		tui_store_remove(&play->store);
		return;
	}
	bool had_met = play->store.met_other;
	if (tui_store_save(&play->store, play->session, play_now_ms())) {
		play->store_failed = false;
		if (play->store.met_other && !had_met)
			report("%s",
			       _("Another nonet has gone on with this game. Both are kept; the file of the "
			         "other one has a number more in its name."));
		return;
	}
	bool is_new = !play->store_failed;
	play->store_failed = true;
	if (is_new)
		report(_("The game is not kept: %s"), play->store.reason);
}

/* ---- Games ------------------------------------------------------------------------------- */

static int first_empty(const struct nonet_session *session) {
	int size = nonet_session_size(session);
	for (int cell = 0; cell < size * size; cell++)
		if (nonet_session_cell(session, cell).value == 0)
			return cell;
	return 0;
}

static void say_welcome(struct play *play) {
	switch (nonet_session_verdict(play->session)) {
	case NONET_NONE:
		play_say(play, "%s", _("This puzzle has no solution."));
		break;
	case NONET_MANY:
		play_say(play, "%s", _("Several solutions; any of them counts."));
		break;
	default:
		play_say(play, "%s", _("? tells the keys."));
	}
}

void play_take(struct play *play, struct nonet_session *session) {
	nonet_session_free(play->session);
	play->session = session;
	play->cursor = first_empty(session);
	memset(play->chosen, 0, sizeof play->chosen);
	play->choosing = play->paused = play->checked = false;
	play->was_finished = nonet_session_is_finished(session);
	play->typed_digit = play->digit = 0;
	play->drag = DRAG_NOTHING;
	play_drop_hint(play);
	say_welcome(play);
	if (nonet_session_steps(session) > 0)
		play_say(play, "%s", _("Here you left off. ? tells the keys."));
	if (!play->was_finished)
		nonet_session_go(session, play_now_ms());
}

bool play_puzzle(struct play *play, const struct nonet_puzzle *puzzle) {
	struct nonet_session *kept, *session = nonet_session_new(puzzle);
	if (!session)
		return false;
	enum tui_store_answer answer = tui_store_load(&play->store, session, &kept);
	if (answer == STORE_GAME) {
		nonet_session_free(session);
		session = kept;
	}
	play_take(play, session);
	if (answer == STORE_DAMAGED || answer == STORE_FAILED)
		report(_("The game that was kept of this puzzle is lost: %s"), play->store.reason);
	play_keep(play);
	return true;
}

bool play_latest(struct play *play) {
	struct nonet_session *session;
	if (tui_store_load_latest(&play->store, &session) != STORE_GAME)
		return false;
	play_take(play, session);
	return true;
}

/* ---- New puzzles ------------------------------------------------------------------------- */

struct making {
	struct nonet_generated made;
	bool found;
	struct tui_wait wait;
};

static bool take_first(void *context, const struct nonet_generated *generated) {
	struct making *making = context;
	making->made = *generated;
	making->found = true;
	return false;
}

static bool stop_when_called(void *context, const struct nonet_generate_tally *tally) {
	struct making *making = context;
	(void)tally;
	return tui_wait_stops(&making->wait);
}

bool play_level(struct play *play, enum nonet_level level) {
	struct making making = {.wait = tui_wait_begin(_("Making a puzzle ..."))};
	struct nonet_puzzle puzzle;
	/* Under a symmetry, Extreme ones are too rare to be waited for. */
	bool is_extreme = level == NONET_LEVEL_EXTREME;
	const struct nonet_wish wish = {.symmetry =
	                                    is_extreme ? NONET_SYMMETRY_NONE : NONET_SYMMETRY_ROTATE180,
	                                .has_level = true,
	                                .lowest_level = level,
	                                .highest_level = level};
	const struct nonet_generate_options options = {.seed = machine_seed(),
	                                               .threads = machine_processors(MOST_THREADS),
	                                               .poll = stop_when_called,
	                                               .visit = take_first,
	                                               .context = &making};
	nonet_generate(&wish, &options, NULL);
	tui_wait_end(&making.wait);
	if (!making.found) {
		play_say(play, "%s", _("No new puzzle was made."));
		return false;
	}
	nonet_puzzle_from_board(&making.made.puzzle, &puzzle);
	puzzle.words.level = nonet_level_name(level);
	return play_puzzle(play, &puzzle);
}

bool play_menu(struct play *play, const char *title, const char *text) {
	enum { KEPT = NONET_LEVEL_EXTREME + 1 };
	const char *items[KEPT + 1];
	for (int level = 0; level <= NONET_LEVEL_EXTREME; level++)
		items[level] = _(nonet_level_name((enum nonet_level)level));
	items[KEPT] = _("a game that is kept");
	int number = KEPT + tui_kept_any(&play->store);
	for (int choice = NONET_LEVEL_EASY;;) {
		choice = tui_dialog_choose(title, text, items, number, choice);
		if (choice != KEPT)
			return choice >= 0 && play_level(play, (enum nonet_level)choice);
		if (play_kept(play))
			return true;
	}
}
