#include "tui/play_other.h"
#include "common/append.h"
#include "common/language.h"
#include "common/wrap.h"
#include "tui/play_digit.h"
#include "tui/play_edit.h"
#include "tui/play_game.h"
#include "tui/tui_dialog.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdio.h>
#include <string.h>

enum { HELP_SIZE = 8192, HELP_COLUMNS = 80, KEYS_COLUMNS = 16 };

static void show_help(void) {
	char text[HELP_SIZE] = "";
	bool wide = COLS >= HELP_COLUMNS;
	for (const struct tui_key_help *row = tui_key_help; row->keys; row++) {
		const char *keys = _(row->keys);
		int gap = KEYS_COLUMNS - wrap_columns(keys, strlen(keys));
		if (wide || !*keys)
			append(text, sizeof text, "%s%*s  %s\n", keys, gap > 0 ? gap : 0, "", _(row->does));
		else
			append(text, sizeof text, "%s: %s\n", keys, _(row->does));
	}
	tui_dialog_text(_("Keys"), text);
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
		         _n("%zu mistake (?). b: back before it.", "%zu mistakes (?). b: back before them.",
		            (unsigned long)mistakes),
		         mistakes);
}

static void pause_game(struct play *play) {
	play->paused = true;
	nonet_session_pause(play->session, play_now_ms());
	play_keep(play);
}

static void change_settings(struct play *play) {
	for (int choice = 0; choice >= 0;) {
		struct nonet_session_settings settings = nonet_session_settings(play->session);
		bool digit_first = play->digit_first;
		bool *const values[] = {&settings.show_conflicts, &settings.show_mistakes,
		                        &settings.tidy_marks, &digit_first};
		const char *const names[] = {
		    N_("Show conflicts at once (!)"), N_("Show mistakes at once (?)"),
		    N_("Keep the marks of peers tidy"), N_("Choose the digit first")};
		enum { NUMBER = sizeof values / sizeof *values };
		char lines[NUMBER][128];
		const char *items[NUMBER];
		for (int i = 0; i < NUMBER; i++) {
			snprintf(lines[i], sizeof lines[i], "[%c] %s", *values[i] ? 'x' : ' ', _(names[i]));
			items[i] = lines[i];
		}
		choice = tui_dialog_choose(_("Settings"), "", items, NUMBER, choice);
		if (choice < 0)
			break;
		*values[choice] = !*values[choice];
		nonet_session_set(play->session, &settings);
		if (digit_first != play->digit_first)
			play_set_digit_first(play, digit_first);
	}
	play_keep(play);
}

/* While a page is over the grid the clock stands: who reads does not play. */
static void show_page(struct play *play, enum tui_command command) {
	nonet_session_pause(play->session, play_now_ms());
	play_keep(play);
	if (command == COMMAND_SETTINGS)
		change_settings(play);
	else if (command == COMMAND_HELP)
		show_help();
	else
		play_menu(play, _("New game"), _("How hard shall it be? This game is kept."));
	play_go_on(play);
}

static void set_mode(struct play *play, enum play_mode mode) {
	play->mode = mode;
	play->digit = 0;
	play->typed_digit = 0;
}

static void take(struct play *play) {
	if (play->has_step)
		play_edit(play, (struct tui_press){.command = COMMAND_FOLLOW});
	else
		play_take_digit(play);
}

void play_other(struct play *play, enum tui_command command) {
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
	case COMMAND_DIGIT_FIRST:
		play_set_digit_first(play, !play->digit_first);
		break;
	case COMMAND_TAKE:
		take(play);
		break;
	case COMMAND_PASTE:
		play_paste(play);
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
	case COMMAND_HELP:
	case COMMAND_NEW:
		show_page(play, command);
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
