#include "common/language.h"
#include "tui/play_game.h"
#include "tui/tui_dialog.h"
#include "tui/tui_kept.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- On the screen ----------------------------------------------------------------------- */

static void count(void *context, const char *reason) {
	unsigned long *number = context;
	(void)reason;
	++*number;
}

static int choose(const struct tui_kept *list, int number, unsigned long nskipped) {
	enum { FULL_COLUMNS = 70 };
	char above[PLAY_MESSAGE_SIZE];
	char(*lines)[KEPT_LINE_SIZE] = calloc((size_t)number + 1, sizeof *lines);
	const char **items = calloc((size_t)number + 1, sizeof *items);
	int choice = -1;
	for (int i = 0; lines && items && i < number; i++)
		items[i] = tui_kept_line(&list[i], COLS < FULL_COLUMNS ? KEPT_SHORT : KEPT_FULL, lines[i]);
	int length = snprintf(above, sizeof above, "%s",
	                      number > 0 ? _("When it was kept, time played, cells filled:")
	                                 : _("No game is kept."));
	if (nskipped > 0) {
		length += snprintf(above + length, sizeof above - (size_t)length, "\n");
		snprintf(above + length, sizeof above - (size_t)length,
		         _n("%lu file cannot be read and is left out.",
		            "%lu files cannot be read and are left out.", nskipped),
		         nskipped);
	}
	if (number == 0)
		tui_dialog_text(_("Games that are kept"), above);
	else if (lines && items)
		choice = tui_dialog_choose(_("Games that are kept"), above, items, number, 0);
	free(lines);
	free(items);
	return choice;
}

static enum tui_store_answer take(struct play *play, const struct tui_kept *kept) {
	struct nonet_session *session;
	enum tui_store_answer answer = tui_store_load_named(&play->store, kept->name, &session);
	if (answer == STORE_GAME)
		play_take(play, session);
	return answer;
}

bool play_kept(struct play *play) {
	size_t number;
	unsigned long nskipped = 0;
	struct tui_kept *list = tui_kept_list(&play->store, &number, count, &nskipped);
	int choice = choose(list, (int)number, nskipped);
	enum tui_store_answer answer = choice >= 0 ? take(play, &list[choice]) : STORE_NOTHING;
	free(list);
	if (choice >= 0 && answer == STORE_NOTHING)
		tui_dialog_text("nonet", _("This game is no longer kept."));
	else if (answer == STORE_DAMAGED || answer == STORE_FAILED)
		tui_dialog_text("nonet", play->store.reason);
	return answer == STORE_GAME;
}

bool play_numbered(struct play *play, uint64_t number) {
	size_t last;
	unsigned long nskipped = 0;
	struct tui_kept *list = tui_kept_list(&play->store, &last, count, &nskipped);
	play->store.reason[0] = '\0'; /* of those that were left out */
	bool taken = number <= last && take(play, &list[number - 1]) == STORE_GAME;
	free(list);
	return taken;
}

/* ---- On standard output ------------------------------------------------------------------ */

struct listing {
	struct output *output;
	bool skipped;
};

static void say_skipped(void *context, const char *reason) {
	struct listing *listing = context;
	output_note(listing->output, "nonet play: left out: %s", reason);
	listing->skipped = true;
}

enum exit_code play_list(struct output *output) {
	struct tui_store store;
	struct listing listing = {.output = output};
	char line[KEPT_LINE_SIZE], row[KEPT_LINE_SIZE + 32];
	size_t number;
	tui_store_open(&store);
	struct tui_kept *list = tui_kept_list(&store, &number, say_skipped, &listing);
	enum tui_kept_form form = output->term.is_terminal ? KEPT_FULL : KEPT_PLAIN;
	if (output->term.is_terminal && output->term.width < 80)
		form = KEPT_SHORT;
	for (size_t i = 0; i < number; i++) {
		snprintf(row, sizeof row, "%3zu  %s", i + 1, tui_kept_line(&list[i], form, line));
		output_say(output, "%s", row);
	}
	free(list);
	if (listing.skipped)
		return EXIT_CODE_UNREADABLE;
	if (number == 0)
		output_note(output, "nonet play: no game is kept");
	return number > 0 ? EXIT_CODE_YES : EXIT_CODE_NO;
}
