#define _POSIX_C_SOURCE 200809L
#include "tui/play.h"
#include "common/elapsed.h"
#include "tui/play_edit.h"
#include "tui/play_game.h"
#include "tui/tui_dialog.h"
#include "tui/tui_keys.h"
#include "tui/tui_screen.h"
#include "tui/tui_terminal.h"
#include "tui/tui_text.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SECOND_MS = 1000, TEXT_SIZE = 4096, HELP_COLUMNS = 80 };

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

/* ---- Moving ------------------------------------------------------------------------------ */

static void choose_none(struct play *play) {
	memset(play->chosen, 0, sizeof play->chosen);
	play->choosing = false;
}

/* Goes a cell further; beyond the edge it goes on at the other one. */
static void move_by(struct play *play, int down, int right, bool chooses) {
	int size = nonet_session_size(play->session);
	int row = (play->cursor / size + down + size) % size;
	int column = (play->cursor % size + right + size) % size;
	if (chooses || play->choosing)
		play->chosen[play->cursor] = 1;
	else
		choose_none(play);
	play->cursor = row * size + column;
	if (chooses || play->choosing)
		play->chosen[play->cursor] = 1;
}

static void move_to_column(struct play *play, int column) {
	int size = nonet_session_size(play->session);
	move_by(play, 0, column - play->cursor % size, false);
}

static void choose(struct play *play) {
	play->choosing = !play->choosing;
	play->chosen[play->cursor] = play->choosing || play->chosen[play->cursor];
}

static bool move_cursor(struct play *play, enum tui_command command) {
	switch (command) {
	case COMMAND_LEFT:
	case COMMAND_CHOOSE_LEFT:
		move_by(play, 0, -1, command == COMMAND_CHOOSE_LEFT);
		break;
	case COMMAND_RIGHT:
	case COMMAND_CHOOSE_RIGHT:
		move_by(play, 0, 1, command == COMMAND_CHOOSE_RIGHT);
		break;
	case COMMAND_UP:
	case COMMAND_CHOOSE_UP:
		move_by(play, -1, 0, command == COMMAND_CHOOSE_UP);
		break;
	case COMMAND_DOWN:
	case COMMAND_CHOOSE_DOWN:
		move_by(play, 1, 0, command == COMMAND_CHOOSE_DOWN);
		break;
	case COMMAND_ROW_START:
		move_to_column(play, 0);
		break;
	case COMMAND_ROW_END:
		move_to_column(play, nonet_session_size(play->session) - 1);
		break;
	case COMMAND_CHOOSE:
		choose(play);
		break;
	case COMMAND_CANCEL:
		choose_none(play);
		play_drop_hint(play);
		break;
	default:
		return false;
	}
	play->typed_digit = 0;
	return true;
}

/* A click at a cell goes there; at a digit beside the grid, enters it. */
static void click(struct play *play) {
	MEVENT event;
	if (getmouse(&event) != OK || !play->has_layout)
		return;
	int cell = tui_layout_cell(&play->layout, event.y, event.x);
	if (cell >= 0) {
		choose_none(play);
		play->cursor = cell;
		play->typed_digit = 0;
		return;
	}
	for (int digit = 1; digit <= play->layout.size; digit++)
		if (play->digit_y[digit] == event.y && event.x >= play->digit_x[digit] &&
		    event.x < play->digit_x[digit] + 3) {
			play->typed_digit = 0;
			play_edit(play, (struct tui_press){COMMAND_ENTER, digit});
		}
}

/* ---- Other commands ---------------------------------------------------------------------- */

static void show_help(struct play *play) {
	char text[TEXT_SIZE];
	int length = 0;
	bool wide = COLS >= HELP_COLUMNS;
	for (const struct tui_key_help *row = tui_key_help; row->keys; row++)
		length += snprintf(text + length, sizeof text - (size_t)length,
		                   wide || !*row->keys ? "%-16s  %s\n" : "%s: %s\n",
		                   *row->keys ? _(row->keys) : "", *row->does ? _(row->does) : "");
	if (tui_dialog_text(_("Keys"), text) == TUI_STOP)
		play->leaves = true;
}

static void check(struct play *play) {
	size_t mistakes = nonet_session_mistakes(play->session);
	if (!nonet_session_solution(play->session)) {
		play_say(play, "%s", _("There is no single known solution."));
		return;
	}
	play->checked = true;
	if (mistakes == 0)
		play_say(play, "%s", _("No digit is a mistake."));
	else
		play_say(play,
		         mistakes == 1 ? _("%zu mistake (?). b: back before it.")
		                       : _("%zu mistakes (?). b: back before them."),
		         mistakes);
}

static void pause_game(struct play *play) {
	play->paused = true;
	nonet_session_pause(play->session, play_now_ms());
	play_keep(play);
}

static void go_on(struct play *play) {
	play->paused = false;
	if (!nonet_session_is_finished(play->session))
		nonet_session_go(play->session, play_now_ms());
}

static void change_settings(struct play *play) {
	for (int choice = 0; choice >= 0;) {
		struct nonet_session_settings settings = nonet_session_settings(play->session);
		bool *const values[] = {&settings.show_conflicts, &settings.show_mistakes,
		                        &settings.tidy_marks};
		const char *const names[] = {N_("Show conflicts at once (!)"),
		                             N_("Show mistakes at once (?)"),
		                             N_("Keep the marks of peers tidy")};
		enum { NUMBER = sizeof values / sizeof *values };
		char lines[NUMBER][128];
		const char *items[NUMBER];
		for (int i = 0; i < NUMBER; i++) {
			snprintf(lines[i], sizeof lines[i], "[%c] %s", *values[i] ? 'x' : ' ', _(names[i]));
			items[i] = lines[i];
		}
		choice = tui_dialog_choose(_("Settings"), "", items, NUMBER, choice);
		if (choice == TUI_STOP)
			play->leaves = true;
		if (choice < 0)
			break;
		*values[choice] = !*values[choice];
		nonet_session_set(play->session, &settings);
	}
	play_keep(play);
}

static void start_new(struct play *play, const char *title, const char *text) {
	nonet_session_pause(play->session, play_now_ms());
	play_keep(play);
	play_menu(play, title, text);
	go_on(play);
}

static void set_mode(struct play *play, enum play_mode mode) {
	play->mode = mode;
	play->typed_digit = 0;
}

/* Pages over the grid stop the clock: who reads does not play. */
static void with_pause(struct play *play, void (*show)(struct play *play)) {
	nonet_session_pause(play->session, play_now_ms());
	show(play);
	go_on(play);
}

static void do_other(struct play *play, enum tui_command command) {
	switch (command) {
	case COMMAND_NEXT_MODE:
		set_mode(play, (enum play_mode)((play->mode + 1) % MODE_COUNT));
		break;
	case COMMAND_MODE_DIGITS:
		set_mode(play, MODE_DIGITS);
		break;
	case COMMAND_MODE_CORNER:
		set_mode(play, MODE_CORNER);
		break;
	case COMMAND_MODE_CENTER:
		set_mode(play, MODE_CENTER);
		break;
	case COMMAND_MODE_COLORS:
		set_mode(play, MODE_COLORS);
		break;
	case COMMAND_CANDIDATES:
		play->shows_candidates = !play->shows_candidates;
		break;
	case COMMAND_HINT:
		play_hint(play);
		break;
	case COMMAND_CHECK:
		check(play);
		break;
	case COMMAND_PAUSE:
		pause_game(play);
		break;
	case COMMAND_SETTINGS:
		with_pause(play, change_settings);
		break;
	case COMMAND_HELP:
		with_pause(play, show_help);
		break;
	case COMMAND_NEW:
		start_new(play, _("New game"), _("How hard shall it be? This game is kept."));
		break;
	case COMMAND_RESIZE:
		clearok(stdscr, TRUE);
		break;
	case COMMAND_LEAVE:
		play->leaves = true;
		break;
	default:
		break;
	}
}

/* ---- The end of a game ------------------------------------------------------------------- */

static void congratulate(struct play *play) {
	char time[PLAY_TIME_SIZE];
	unsigned long hints = nonet_session_hints(play->session);
	play_time(nonet_session_elapsed_ms(play->session, play_now_ms()), time);
	if (hints == 0)
		play_say(play, _("Congratulations! Solved in %s, without a hint. N: new game. q: leave."),
		         time);
	else if (hints == 1)
		play_say(play, _("Congratulations! Solved in %s, with one hint. N: new game. q: leave."),
		         time);
	else
		play_say(play, _("Congratulations! Solved in %s, with %lu hints. N: new game. q: leave."),
		         time, hints);
}

/* What follows when the last digit is right, and when it is taken back. */
static void notice_end(struct play *play) {
	bool finished = nonet_session_is_finished(play->session);
	if (finished && !play->was_finished) {
		nonet_session_pause(play->session, play_now_ms());
		play->is_changed = true;
	} else if (!finished && play->was_finished) {
		go_on(play);
	}
	if (finished)
		congratulate(play);
	play->was_finished = finished;
}

/* ---- The loop ---------------------------------------------------------------------------- */

static void do_key(struct play *play, int key) {
	struct tui_press press = tui_press_of(key);
	if (play->paused && press.command != COMMAND_LEAVE && press.command != COMMAND_RESIZE) {
		go_on(play);
		return;
	}
	if (!play->has_layout && press.command != COMMAND_LEAVE)
		return;
	if (press.command == COMMAND_MOUSE) {
		click(play);
	} else if (!move_cursor(play, press.command)) {
		play->message[0] = '\0';
		if (press.command != COMMAND_ENTER && press.command != COMMAND_CORNER &&
		    press.command != COMMAND_CENTER)
			play->typed_digit = 0;
		if (!play_edit(play, press))
			do_other(play, press.command);
	}
	notice_end(play);
}

/* The time that the program is stopped does not count. */
static void suspend(struct play *play) {
	nonet_session_pause(play->session, play_now_ms());
	play_keep(play);
	tui_suspend();
	if (!play->paused)
		go_on(play);
}

static void loop(struct play *play) {
	while (!play->leaves) {
		tui_screen_draw(play);
		/* The player sees the move before the disk has it. */
		if (play->is_changed)
			play_keep(play);
		uint64_t elapsed_ms = nonet_session_elapsed_ms(play->session, play_now_ms());
		int key = tui_wait_key(SECOND_MS - (int)(elapsed_ms % SECOND_MS));
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
	return play_latest(play) || (!start->resume && offer_levels(play));
}

static void say_goodbye(const struct play *play, const struct play_start *start) {
	if (!play->session) {
		if (start->resume && play->store.reason[0])
			output_note(play->output, "nonet play: %s", play->store.reason);
		else if (start->resume)
			output_note(play->output, "nonet play: no game is kept that could be resumed");
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
	if (play->store_failed)
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
