/* What is going on while someone plays. */
#ifndef NONET_APP_PLAY_STATE_H
#define NONET_APP_PLAY_STATE_H

#include "tui/play.h"
#include "tui/tui_layout.h"
#include "tui/tui_store.h"

#include <nonet/session.h>

enum play_mode { MODE_DIGITS, MODE_CORNER, MODE_CENTER, MODE_COLORS, MODE_COUNT };

/* What moving the mouse does, while its button is held. */
enum play_drag { DRAG_NOTHING, DRAG_CHOOSES, DRAG_LEAVES_OUT };

enum { PLAY_MESSAGE_SIZE = STORE_REASON_SIZE + 256 };

struct play {
	struct output *output;
	struct nonet_session *session;
	struct tui_store store;
	bool store_failed; /* told already */
	bool is_changed;   /* since the game was kept */

	int cursor; /* a cell */
	uint8_t chosen[NONET_MAX_CELLS];
	bool choosing; /* moving chooses */
	enum play_drag drag;
	enum play_mode mode;
	bool digit_first; /* a digit is chosen, then cells take it */
	int digit;        /* the one that is chosen; 0: none */
	bool shows_candidates;
	bool paused;
	bool checked;      /* show mistakes until the next move */
	bool was_finished; /* and told so */

	char message[PLAY_MESSAGE_SIZE]; /* about the last command */
	char *hint;                      /* text beside the grid; NULL: none */
	uint8_t hint_cells[NONET_CELLS]; /* 1: has a part in the hint */
	bool has_step;                   /* that the hint told, to be done: */
	uint8_t step_digits[NONET_CELLS];
	uint32_t step_gone[NONET_CELLS];
	int typed_digit; /* for numbers of two digits: what was typed just before, 0 */

	struct tui_layout layout;
	bool has_layout;
	int digit_y[NONET_MAX_SIZE + 1], digit_x[NONET_MAX_SIZE + 1]; /* in the panel, to click at */

	uint64_t shown_ms; /* when the screen was drawn last */
	bool leaves;
};

/* The time of the session's clock. */
uint64_t play_now_ms(void);

/* Sets the message. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void play_say(struct play *play, const char *format, ...);

/* Forgets the hint that is shown. */
void play_drop_hint(struct play *play);

/* The cells that a command is about: those that are chosen, or the one under the cursor. How many.
 */
size_t play_cells(const struct play *play, uint16_t cells_ret[NONET_MAX_CELLS]);

/* After a pause: shows the grid, and the clock goes, unless the game is finished. */
void play_go_on(struct play *play);

/* "4:05", or "1:02:03". */
enum { PLAY_TIME_SIZE = 32 };
char *play_time(uint64_t elapsed_ms, char text_ret[PLAY_TIME_SIZE]);

#endif
