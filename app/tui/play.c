#define _POSIX_C_SOURCE 200809L
#include "tui/play.h"
#include "common/elapsed.h"
#include "common/language.h"
#include "tui/play_digit.h"
#include "tui/play_edit.h"
#include "tui/play_game.h"
#include "tui/play_mouse.h"
#include "tui/play_move.h"
#include "tui/play_other.h"
#include "tui/tui_keys.h"
#include "tui/tui_screen.h"
#include "tui/tui_terminal.h"

#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { SECOND_MS = 1000 };

uint64_t play_now_ms(void) {
	return elapsed_now_ns() / 1000000u;
}

void play_say(struct play *play, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(play->message, sizeof play->message, format, arguments);
	va_end(arguments);
}

void play_drop_hint(struct play *play) {
	free(play->hint);
	play->hint = NULL;
	play->has_step = false;
}

size_t play_cells(const struct play *play, uint16_t cells_ret[NONET_MAX_CELLS]) {
	int size = nonet_session_size(play->session);
	size_t number = 0;
	for (int cell = 0; cell < size * size; cell++)
		if (play->chosen[cell])
			cells_ret[number++] = (uint16_t)cell;
	if (number == 0)
		cells_ret[number++] = (uint16_t)play->cursor;
	return number;
}

char *play_time(uint64_t elapsed_ms, char text_ret[PLAY_TIME_SIZE]) {
	uint64_t seconds = elapsed_ms / 1000;
	if (seconds < 3600)
		snprintf(text_ret, PLAY_TIME_SIZE, "%" PRIu64 ":%02" PRIu64, seconds / 60, seconds % 60);
	else
		snprintf(text_ret, PLAY_TIME_SIZE, "%" PRIu64 ":%02" PRIu64 ":%02" PRIu64, seconds / 3600,
		         seconds / 60 % 60, seconds % 60);
	return text_ret;
}

void play_go_on(struct play *play) {
	play->paused = false;
	if (!nonet_session_is_finished(play->session))
		nonet_session_go(play->session, play_now_ms());
}

/* ---- The end of a game ------------------------------------------------------------------- */

static void congratulate(struct play *play) {
	char time[PLAY_TIME_SIZE];
	unsigned long hints = nonet_session_hints(play->session);
	play_time(nonet_session_elapsed_ms(play->session, play_now_ms()), time);
	if (hints == 0)
		play_say(play, _("Congratulations! Solved in %s, without a hint. N: new game. q: leave."),
		         time);
	else
		play_say(play,
		         _n("Congratulations! Solved in %s, with %lu hint. N: new game. q: leave.",
		            "Congratulations! Solved in %s, with %lu hints. N: new game. q: leave.", hints),
		         time, hints);
}

/* What follows when the last digit is right, and when it is taken back. */
static void notice_end(struct play *play) {
	bool finished = nonet_session_is_finished(play->session);
	if (finished && !play->was_finished) {
		nonet_session_pause(play->session, play_now_ms());
		play->is_changed = true;
	} else if (!finished && play->was_finished) {
		play_go_on(play);
	}
	if (finished)
		congratulate(play);
	play->was_finished = finished;
}

/* ---- The loop ---------------------------------------------------------------------------- */

static void do_key(struct play *play, int key) {
	struct tui_press press = tui_press_of(key);
	if (play->paused && tui_ends_click(key))
		return;
	if (play->paused && press.command != COMMAND_LEAVE && press.command != COMMAND_RESIZE) {
		play_go_on(play);
		return;
	}
	if (!play->has_layout && press.command != COMMAND_LEAVE)
		return;
	if (press.command == COMMAND_MOUSE) {
		play_mouse(play);
	} else if (!play_move(play, press.command)) {
		play->message[0] = '\0';
		if (press.digit == 0)
			play->typed_digit = 0;
		if (press.command == COMMAND_ENTER && play->digit_first)
			play_type_digit(play, press.digit);
		else if (!play_edit(play, press))
			play_other(play, press.command);
	}
	notice_end(play);
}

/* The time that the program is stopped does not count. */
static void suspend(struct play *play) {
	nonet_session_pause(play->session, play_now_ms());
	play_keep(play);
	tui_suspend();
	if (!play->paused)
		play_go_on(play);
}

/* Of keys that come faster than they can be drawn and kept, such as text that is pasted where the
 * terminal does not mark it, not every one is. */
static bool is_late(struct play *play) {
	enum { LATEST_MS = 100 };
	return tui_is_called() && play_now_ms() - play->shown_ms < LATEST_MS;
}

static void show_and_keep(struct play *play) {
	tui_screen_draw(play);
	/* The player sees the move before the disk has it. */
	if (play->is_changed)
		play_keep(play);
	play->shown_ms = play_now_ms();
}

/* Waits for a key until the clock shows another second. While the whole program or machine stands
 * still the clock does too. */
static int wait_key(struct play *play) {
	enum { STOPPED_MS = 5 * SECOND_MS };
	uint64_t before_ms = play_now_ms();
	uint64_t elapsed_ms = nonet_session_elapsed_ms(play->session, before_ms);
	int key = tui_wait_key(SECOND_MS - (int)(elapsed_ms % SECOND_MS));
	if (play_now_ms() - before_ms > STOPPED_MS && !nonet_session_is_paused(play->session)) {
		nonet_session_pause(play->session, before_ms);
		nonet_session_go(play->session, play_now_ms());
	}
	return key;
}

static void loop(struct play *play) {
	while (!play->leaves) {
		if (!is_late(play))
			show_and_keep(play);
		int key = wait_key(play);
		if (key == TUI_STOP)
			play->leaves = true;
		else if (key == TUI_SUSPEND)
			suspend(play);
		else if (key != TUI_NO_KEY)
			do_key(play, key);
	}
	nonet_session_pause(play->session, play_now_ms());
	play_keep(play);
}

/* ---- Beginning and end ------------------------------------------------------------------- */

static bool offer_levels(struct play *play) {
	char text[PLAY_MESSAGE_SIZE] = "";
	if (play->store.reason[0])
		snprintf(text, sizeof text, _("The game that was kept last is lost: %s"),
		         play->store.reason);
	return play_menu(play, _("nonet: a new game. How hard shall it be?"), text);
}

static bool begin(struct play *play, const struct play_start *start) {
	if (start->puzzle)
		return play_puzzle(play, start->puzzle);
	if (start->new_game)
		return play_level(play, start->level);
	if (start->number)
		return play_numbered(play, start->number);
	return play_latest(play) || (!start->resume && offer_levels(play));
}

static void say_goodbye(const struct play *play, const struct play_start *start) {
	if (!play->session) {
		if (start->resume && play->store.reason[0])
			output_note(play->output, "nonet play: %s", play->store.reason);
		else if (start->number)
			output_note(play->output,
			            "nonet play: no game has the number %" PRIu64 " (see 'nonet play --list')",
			            start->number);
		else if (start->resume)
			output_note(play->output, "nonet play: no game is kept that could be resumed");
		else if (start->puzzle)
			output_note(play->output, "nonet: out of memory");
		else if (play->message[0])
			output_note(play->output, "nonet play: %s", play->message);
	} else if (play->store_failed) {
		output_note(play->output, "nonet play: the game is not kept: %s", play->store.reason);
	} else if (!nonet_session_is_finished(play->session)) {
		output_say(play->output, "%s",
		           _("The game is kept; 'nonet play --resume' goes on with it."));
	}
}

static enum exit_code exit_code_of(const struct play *play, const struct play_start *start) {
	if (tui_stop_signal() == SIGINT)
		return EXIT_CODE_INTERRUPTED;
	if (play->store_failed || (!play->session && start->puzzle))
		return EXIT_CODE_SYSTEM;
	if (!play->session && start->resume && play->store.reason[0])
		return EXIT_CODE_UNREADABLE;
	bool in_vain = !play->session && (start->resume || start->new_game);
	return in_vain ? EXIT_CODE_NO : EXIT_CODE_YES;
}

enum exit_code play_run(struct output *output, const struct play_start *start) {
	struct play play = {.output = output};
	if (!tui_open(start->color)) {
		output_note(output, "nonet play: this terminal (TERM is '%s') cannot place text freely",
		            getenv("TERM") ? getenv("TERM") : "");
		return EXIT_CODE_WRONG_USE;
	}
	tui_store_open(&play.store);
	if (begin(&play, start))
		loop(&play);
	tui_close();
	say_goodbye(&play, start);
	enum exit_code exit_code = exit_code_of(&play, start);
	play_drop_hint(&play);
	nonet_session_free(play.session);
	return exit_code;
}
