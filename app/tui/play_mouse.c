#include "tui/play_mouse.h"
#include "tui/play_digit.h"
#include "tui/play_edit.h"
#include "tui/play_move.h"
#include "tui/tui_terminal.h"

static bool has_chosen(const struct play *play) {
	for (int cell = 0; cell < NONET_MAX_CELLS; cell++)
		if (play->chosen[cell])
			return true;
	return false;
}

static void press_cell(struct play *play, int cell, bool adds) {
	if (!adds) {
		play_choose_none(play);
		play->cursor = cell;
		play_take_digit(play);
	} else {
		if (!has_chosen(play))
			play->chosen[play->cursor] = 1;
		play->chosen[cell] = cell == play->cursor || !play->chosen[cell];
		play->cursor = cell;
	}
	play->drag = !adds || play->chosen[cell] ? DRAG_CHOOSES : DRAG_LEAVES_OUT;
}

static void press_digit(struct play *play, const struct tui_mouse *mouse) {
	enum { DIGIT_WIDTH = 3 };
	for (int digit = 1; digit <= play->layout.size; digit++) {
		int right = mouse->x - play->digit_x[digit];
		if (play->digit_y[digit] != mouse->y || right < 0 || right >= DIGIT_WIDTH)
			continue;
		if (play->digit_first)
			play_choose_digit(play, digit);
		else
			play_edit(play, (struct tui_press){COMMAND_PUT_IN, digit});
	}
}

static void drag_to(struct play *play, int cell) {
	if (play->drag == DRAG_CHOOSES)
		play->chosen[play->cursor] = play->chosen[cell] = 1;
	else
		play->chosen[cell] = 0;
	play->cursor = cell;
}

void play_mouse(struct play *play) {
	struct tui_mouse mouse = tui_mouse();
	int cell = tui_layout_cell(&play->layout, mouse.y, mouse.x);
	if (mouse.kind == MOUSE_RELEASE)
		play->drag = DRAG_NOTHING;
	if (mouse.kind == MOUSE_PRESS && cell >= 0)
		press_cell(play, cell, mouse.modified || play->choosing);
	else if (mouse.kind == MOUSE_PRESS)
		press_digit(play, &mouse);
	else if (mouse.kind == MOUSE_DRAG && play->drag && cell >= 0 && cell != play->cursor)
		drag_to(play, cell);
	play->typed_digit = 0;
}
