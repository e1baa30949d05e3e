/* The game of the page, as functions that WebAssembly exports; see engine.c. Cells that a move
 * works on are put into the room that page_selection gives. */
#include "room.h"

#include <nonet/session.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name)))

/* A cell as the page reads it. */
struct cell {
	uint8_t value;
	uint8_t given;
	uint8_t region;
	uint8_t color;
	uint8_t conflict;
	uint8_t mistake;
	uint8_t unused[2];
	uint32_t center;
	uint32_t corner;
};

static struct nonet_session *game;
static uint16_t selection[NONET_MAX_CELLS];
static struct cell view[NONET_MAX_CELLS];

EXPORT(game_selection) uint16_t *game_selection(void) {
	return selection;
}

static int take(struct nonet_session *begun) {
	if (!begun)
		return 0;
	nonet_session_free(game);
	game = begun;
	return 1;
}

/* Begins the puzzle in page_puzzle; the first `title_nbytes` of the text are its title. */
EXPORT(game_new) int game_new(size_t title_nbytes) {
	char *text = page_text();
	struct nonet_puzzle puzzle = *page_puzzle();
	text[title_nbytes < PAGE_TEXT_SIZE ? title_nbytes : PAGE_TEXT_SIZE - 1] = '\0';
	puzzle.words.title = *text ? text : NULL;
	return take(nonet_session_new(&puzzle));
}

/* Goes on with a game that game_save wrote, from the first bytes of the text. */
EXPORT(game_load) int game_load(size_t nbytes) {
	struct nonet_session *loaded = NULL;
	if (nonet_session_load(page_text(), nbytes, &loaded, NULL) != NONET_OK)
		return 0;
	return take(loaded);
}

/* Writes the game to the text and returns how many bytes it has; 0 when there is no room. */
EXPORT(game_save) size_t game_save(double now_ms) {
	char *saved = NULL;
	if (nonet_session_save(game, (uint64_t)now_ms, &saved) != NONET_OK)
		return 0;
	size_t nbytes = strlen(saved);
	if (nbytes < PAGE_TEXT_SIZE)
		memcpy(page_text(), saved, nbytes + 1);
	free(saved);
	return nbytes < PAGE_TEXT_SIZE ? nbytes : 0;
}

EXPORT(game_enter) void game_enter(size_t ncells, int digit) {
	nonet_session_enter(game, selection, ncells, digit);
}

EXPORT(game_mark) void game_mark(size_t ncells, int corner, int digit) {
	nonet_session_mark(game, selection, ncells, corner ? NONET_MARK_CORNER : NONET_MARK_CENTER,
	                   digit);
}

EXPORT(game_color) void game_color(size_t ncells, int color) {
	nonet_session_color(game, selection, ncells, color);
}

EXPORT(game_clear) void game_clear(size_t ncells) {
	nonet_session_clear(game, selection, ncells);
}

EXPORT(game_fill) void game_fill(size_t ncells) {
	nonet_session_fill(game, selection, ncells);
}

/* The digits in page_puzzle are put in, and its marks taken out, as one move. */
EXPORT(game_follow) void game_follow(void) {
	nonet_session_follow(game, page_puzzle()->value, page_puzzle()->marks);
}

EXPORT(game_restart) void game_restart(double now_ms) {
	nonet_session_restart(game, (uint64_t)now_ms);
}

EXPORT(game_undo) int game_undo(void) {
	return nonet_session_undo(game);
}

EXPORT(game_redo) int game_redo(void) {
	return nonet_session_redo(game);
}

EXPORT(game_undo_mistakes) int game_undo_mistakes(void) {
	return (int)nonet_session_undo_mistakes(game);
}

EXPORT(game_can_undo) int game_can_undo(void) {
	return nonet_session_steps_done(game) > 0;
}

EXPORT(game_can_redo) int game_can_redo(void) {
	return nonet_session_steps_done(game) < nonet_session_steps(game);
}

EXPORT(game_size) int game_size(void) {
	return nonet_session_size(game);
}

/* All cells as they stand. */
EXPORT(game_view) const struct cell *game_view(void) {
	int size = nonet_session_size(game);
	for (int i = 0; i < size * size; i++) {
		struct nonet_session_cell cell = nonet_session_cell(game, i);
		view[i] = (struct cell){.value = cell.value,
		                        .given = cell.given,
		                        .region = (uint8_t)nonet_session_region(game, i),
		                        .color = cell.color,
		                        .conflict = nonet_session_in_conflict(game, i),
		                        .mistake = nonet_session_is_mistake(game, i),
		                        .center = cell.center,
		                        .corner = cell.corner};
	}
	return view;
}

EXPORT(game_left) int game_left(int digit) {
	return nonet_session_left(game, digit);
}

EXPORT(game_is_finished) int game_is_finished(void) {
	return nonet_session_is_finished(game);
}

EXPORT(game_has_solution) int game_has_solution(void) {
	return nonet_session_solution(game) != NULL;
}

EXPORT(game_go) void game_go(double now_ms) {
	nonet_session_go(game, (uint64_t)now_ms);
}

EXPORT(game_pause) void game_pause(double now_ms) {
	nonet_session_pause(game, (uint64_t)now_ms);
}

EXPORT(game_is_paused) int game_is_paused(void) {
	return nonet_session_is_paused(game);
}

EXPORT(game_elapsed) double game_elapsed(double now_ms) {
	return (double)nonet_session_elapsed_ms(game, (uint64_t)now_ms);
}

EXPORT(game_ask_hint) int game_ask_hint(void) {
	return nonet_session_ask_hint(game);
}

EXPORT(game_hints) int game_hints(void) {
	return (int)nonet_session_hints(game);
}

EXPORT(game_title) const char *game_title(void) {
	const char *title = nonet_session_words(game)->title;
	return title ? title : "";
}

EXPORT(game_settings) int game_settings(void) {
	struct nonet_session_settings settings = nonet_session_settings(game);
	return settings.show_conflicts | settings.show_mistakes << 1 | settings.tidy_marks << 2;
}

EXPORT(game_set) void game_set(int bits) {
	struct nonet_session_settings settings = nonet_session_settings(game);
	settings.show_conflicts = bits & 1;
	settings.show_mistakes = bits >> 1 & 1;
	settings.tidy_marks = bits >> 2 & 1;
	nonet_session_set(game, &settings);
}
