#include "tui/play_move.h"

#include <string.h>

void play_choose_none(struct play *play) {
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
		play_choose_none(play);
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

static void choose_all(struct play *play) {
	size_t size = (size_t)nonet_session_size(play->session);
	memset(play->chosen, 1, size * size);
}

bool play_move(struct play *play, enum tui_command command) {
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
	case COMMAND_CHOOSE_ALL:
		choose_all(play);
		break;
	case COMMAND_CANCEL:
		play_choose_none(play);
		play_drop_hint(play);
		break;
	default:
		return false;
	}
	play->typed_digit = 0;
	return true;
}
