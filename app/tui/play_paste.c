#include "common/language.h"
#include "tui/play_game.h"
#include "tui/tui_dialog.h"
#include "tui/tui_terminal.h"

#include <nonet/io.h>
#include <string.h>

/* The first puzzle that the reader finds. Otherwise false, with what is wrong with the first
 * stretch of text that is none, if there is one. */
static bool find_puzzle(struct nonet_reader *reader, struct nonet_puzzle *puzzle_ret,
                        struct nonet_error *error_ret) {
	struct nonet_item item;
	enum nonet_status status;
	bool has_error = false;
	error_ret->message[0] = '\0';
	while ((status = nonet_reader_next(reader, &item)) != NONET_END) {
		if (status == NONET_MORE) {
			nonet_reader_finish(reader);
		} else if (status == NONET_OK || item.told) {
			nonet_item_puzzle(&item, puzzle_ret);
			return true;
		} else if (status == NONET_NO_MEMORY) {
			break;
		} else if (!has_error) {
			*error_ret = item.error;
			has_error = true;
		}
	}
	return false;
}

static void offer(struct play *play, const struct nonet_puzzle *puzzle) {
	const char *const answers[] = {_("Yes; this game is kept."), _("No.")};
	enum { NUMBER = sizeof answers / sizeof *answers };
	if (tui_dialog_choose("nonet", _("Play the puzzle that was pasted?"), answers, NUMBER, 0) != 0)
		return;
	play_keep(play);
	if (!play_puzzle(play, puzzle))
		play_say(play, "%s", _("Out of memory."));
}

static void say_why_not(struct play *play, const struct nonet_error *error) {
	char message[NONET_SENTENCE_SIZE];
	play_say(play, _("No puzzle was pasted: %s"),
	         error->message[0] ? language_sentence(&error->sentence, message) : _("found nothing"));
}

void play_paste(struct play *play) {
	struct nonet_puzzle puzzle;
	struct nonet_error error;
	const char *text = tui_pasted();
	struct nonet_reader *reader = nonet_reader_new();
	if (!reader) {
		play_say(play, "%s", _("Out of memory."));
		return;
	}
	nonet_session_pause(play->session, play_now_ms());
	nonet_reader_feed(reader, text, strlen(text));
	if (find_puzzle(reader, &puzzle, &error))
		offer(play, &puzzle);
	else
		say_why_not(play, &error);
	nonet_reader_free(reader);
	play_go_on(play);
}
