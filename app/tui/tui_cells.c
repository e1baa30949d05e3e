#include "tui/tui_cell_text.h"
#include "tui/tui_screen.h"
#include "tui/tui_terminal.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>

static enum tui_focus focus_of(const struct play *play, int cell) {
	uint8_t value = nonet_session_cell(play->session, cell).value;
	int same = play->digit && play->mode != MODE_COLORS
	               ? play->digit
	               : nonet_session_cell(play->session, play->cursor).value;
	if (cell == play->cursor)
		return FOCUS_CURSOR;
	if (play->chosen[cell])
		return FOCUS_CHOSEN;
	return value && value == same ? FOCUS_SAME : FOCUS_NONE;
}

/* What the player wants to see, or asked for just now. */
static char fault_of(const struct play *play, int cell) {
	struct nonet_session_settings settings = nonet_session_settings(play->session);
	if ((settings.show_mistakes || play->checked) && nonet_session_is_mistake(play->session, cell))
		return '?';
	if (settings.show_conflicts && nonet_session_in_conflict(play->session, cell))
		return '!';
	return ' ';
}

static uint32_t candidates_of(const struct play *play, int cell) {
	struct nonet_session_cell seen = nonet_session_cell(play->session, cell);
	if (!play->shows_candidates || seen.value)
		return 0;
	uint32_t allowed = nonet_session_candidates(play->session, cell);
	return seen.center ? seen.center & allowed : allowed;
}

static struct tui_cell cell_of(const struct play *play, int cell) {
	struct tui_cell drawn = {.cell = nonet_session_cell(play->session, cell),
	                         .candidates = candidates_of(play, cell),
	                         .size = play->layout.size,
	                         .focus = focus_of(play, cell),
	                         .fault = fault_of(play, cell),
	                         .hint = ' ',
	                         .hidden = play->paused};
	if (play->hint && play->layout.size == 9 && play->hint_cells[cell])
		drawn.hint = '*';
	return drawn;
}

static unsigned attributes_of(const struct play *play, const struct tui_cell *drawn, int cell) {
	enum tui_look look = drawn->fault == '!'   ? LOOK_CONFLICT
	                     : drawn->fault == '?' ? LOOK_MISTAKE
	                     : drawn->hint != ' '  ? LOOK_HINT
	                     : drawn->cell.given   ? LOOK_CLUE
	                     : drawn->cell.value   ? LOOK_ENTRY
	                                           : LOOK_PLAIN;
	bool shaded = nonet_session_sees(play->session, cell, play->cursor);
	unsigned attributes = tui_attributes(look, shaded);
	if (drawn->hidden)
		return tui_attributes(LOOK_PLAIN, false);
	if (drawn->cell.color && tui_palette(drawn->cell.color))
		attributes = (attributes & A_BOLD) | tui_palette(drawn->cell.color);
	if (drawn->focus == FOCUS_CURSOR || drawn->focus == FOCUS_CHOSEN)
		attributes |= A_REVERSE;
	if (drawn->focus == FOCUS_SAME)
		attributes |= A_BOLD;
	return attributes;
}

void tui_cells_draw(const struct play *play) {
	const struct tui_layout *layout = &play->layout;
	for (int cell = 0; cell < layout->size * layout->size; cell++) {
		struct tui_cell drawn = cell_of(play, cell);
		struct tui_cell_text text;
		tui_cell_draw(&drawn, layout->cell_width, layout->cell_height, &text);
		tui_use(attributes_of(play, &drawn, cell));
		for (int y = 0; y < layout->cell_height; y++)
			mvaddstr(layout->row_y[cell / layout->size] + y, layout->column_x[cell % layout->size],
			         text.line[y]);
	}
	tui_use(A_NORMAL);
}
