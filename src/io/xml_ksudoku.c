/* Saved games of KSudoku, as its sources read and write them:
 *     <ksudoku><game msecs-elapsed="0"><puzzle><graph order="9" type="sudoku"/><values>...</values>
 *     <solution>...</solution></puzzle><history><simple-event index="0" value="5"/>...
 * A value is a letter, 'a' + value, so b is 1, or _ for none. The history is what the player did,
 * in order: value 0 takes a digit away, markers are one 0 or 1 for each digit. KSudoku counts cells
 * down the columns: index = column * order + row.
 *
 * A graph of type "custom" tells its houses: rows and columns with or without boxes, and cliques,
 * which are the regions of a jigsaw. Other variants are refused by name.
 */
#include "io/xml_kind.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST_NAME = 40, MAX_EVENTS = 65536 };

static int cell_of(int index, int order) {
	return index % order * order + index / order;
}

static void refuse_graph(struct nonet_xml_file *file, const char *name) {
	char shown[LONGEST_NAME + 1];
	nonet_cut_text(name, shown, sizeof shown);
	nonet_xml_refuse(file, N_("found a KSudoku game of the kind {kind}; expected Plain or Jigsaw"),
	                 NONET_WITH(NONET_TEXT("kind", shown)));
}

static bool is_number(const char **attributes, const char *name, uint64_t expected) {
	uint64_t number;
	return nonet_xml_number(nonet_xml_attribute(attributes, name), UINT32_MAX, &number) &&
	       number == expected;
}

/* Whether boxes of the usual kind are squares. */
static bool is_square(uint64_t order) {
	return order == 1 || order == 4 || order == 9 || order == 16 || order == 25;
}

static void check_custom(struct nonet_xml_file *file, const char **attributes, uint64_t order) {
	const char *kind = nonet_xml_attribute(attributes, "specific-type");
	if (kind && strcmp(kind, "Plain") != 0 && strcmp(kind, "Jigsaw") != 0)
		refuse_graph(file, kind);
	if (!is_number(attributes, "sizeX", order) || !is_number(attributes, "sizeY", order) ||
	    !is_number(attributes, "sizeZ", 1))
		nonet_xml_refuse(file,
		                 N_("found a KSudoku game that is no square of {order} by {order} cells; "
		                    "expected one grid"),
		                 NONET_WITH(NONET_NUMBER("order", (int)order)));
	file->game.own_regions = true;
}

static void begin_graph(struct nonet_xml_file *file, const char **attributes) {
	const char *type = nonet_xml_attribute(attributes, "type");
	uint64_t order;
	file->game.graph_place = file->place;
	if (!nonet_xml_number(nonet_xml_attribute(attributes, "order"), NONET_MAX_SIZE, &order) ||
	    order == 0) {
		nonet_xml_refuse(file,
		                 N_("found a KSudoku game without a good order; expected 1 to {most}"),
		                 NONET_WITH(NONET_NUMBER("most", NONET_MAX_SIZE)));
		return;
	}
	if (file->game.order != 0)
		nonet_xml_refuse(file, N_("found a second graph in a KSudoku game; expected one"), NULL);
	file->game.order = (int)order;
	if (type && strcmp(type, "custom") == 0)
		check_custom(file, attributes, order);
	else if (!type || strcmp(type, "sudoku") != 0)
		refuse_graph(file, type ? type : "nothing");
	else if (!is_square(order))
		nonet_xml_refuse(file,
		                 N_("found a plain KSudoku game of order {order}; expected 4, 9, 16 or 25"),
		                 NONET_WITH(NONET_NUMBER("order", (int)order)));
}

/* Rows and columns; boxes too unless told otherwise. */
static void begin_groups(struct nonet_xml_file *file, const char **attributes) {
	const char *blocks = nonet_xml_attribute(attributes, "withblocks");
	const char *at = nonet_xml_attribute(attributes, "at");
	if (at && strcmp(at, "0") != 0)
		nonet_xml_refuse(file, N_("found a KSudoku game of several grids; expected one"), NULL);
	file->game.own_regions = blocks && strcmp(blocks, "1") != 0;
}

static void end_clique(struct nonet_xml_file *file) {
	struct nonet_xml_game *game = &file->game;
	char text[NONET_XML_TEXT + 1];
	memcpy(text, file->text, file->text_nbytes);
	text[file->text_nbytes] = '\0';
	int number = 0;
	const char *rest = text;
	for (rest += strspn(rest, " \n\t"); *rest && number <= NONET_MAX_SIZE;
	     rest += strspn(rest, " \n\t"), number++) {
		char *after;
		unsigned long index = strtoul(rest, &after, 10);
		if (after == rest || index >= (unsigned long)game->order * (unsigned long)game->order ||
		    game->nregions >= game->order)
			break;
		game->region[index] = (uint8_t)(game->nregions + 1);
		rest = after;
	}
	if (*rest || number != game->order || game->order == 0)
		nonet_xml_refuse(file,
		                 N_("found a clique that is no region of a jigsaw; expected as many "
		                    "cells as there are digits"),
		                 NULL);
	game->nregions++;
}

/* The text of an element without the spaces around it. */
static void keep_cells(struct nonet_xml_file *file, char *cells_ret) {
	size_t length = 0;
	for (size_t i = 0; i < file->text_nbytes; i++)
		if (!strchr(" \t\n", file->text[i]) && length <= NONET_MAX_CELLS)
			cells_ret[length++] = file->text[i];
	cells_ret[length] = '\0';
}

static uint32_t read_markers(struct nonet_xml_file *file, const char *markers) {
	uint32_t marks = 0;
	size_t length = strspn(markers, "01");
	if (markers[length] != '\0' || length > NONET_MAX_SIZE)
		nonet_xml_refuse(file,
		                 N_("found markers that are not one 0 or 1 for each digit; expected "
		                    "such as 110000000"),
		                 NULL);
	for (size_t i = 0; i < length && i < NONET_MAX_SIZE; i++)
		if (markers[i] == '1')
			marks |= UINT32_C(1) << i;
	return marks;
}

/* An event as part of a complex one is passed over, as KSudoku does. */
static void begin_event(struct nonet_xml_file *file, const char **attributes) {
	struct nonet_xml_game *game = &file->game;
	const char *value = nonet_xml_attribute(attributes, "value");
	const char *markers = nonet_xml_attribute(attributes, "markers");
	const char *given = nonet_xml_attribute(attributes, "given");
	uint64_t index, digit = 0;
	if (game->in_complex_event)
		return;
	if (!nonet_xml_number(nonet_xml_attribute(attributes, "index"), NONET_MAX_CELLS - 1, &index) ||
	    (value == NULL) == (markers == NULL) ||
	    (value && !nonet_xml_number(value, NONET_MAX_SIZE, &digit))) {
		nonet_xml_refuse(file,
		                 N_("found an event that cannot be understood; expected a cell's index "
		                    "and its value or markers"),
		                 NULL);
		return;
	}
	if (++game->nevents > MAX_EVENTS) {
		nonet_xml_refuse(file, N_("found more events in a KSudoku game; expected at most {most}"),
		                 NONET_WITH(NONET_NUMBER("most", MAX_EVENTS)));
		return;
	}
	game->touched[index] = true;
	game->value[index] = (uint8_t)digit;
	game->given[index] = digit != 0 && given && strcmp(given, "true") == 0;
	game->marks[index] = markers ? read_markers(file, markers) : 0;
}

static void begin_game(struct nonet_xml_file *file, const char **attributes) {
	memset(&file->game, 0, sizeof file->game);
	file->game.line = file->place.line;
	nonet_xml_number(nonet_xml_attribute(attributes, "msecs-elapsed"), INT64_MAX,
	                 &file->game.elapsed_ms);
}

/* KSudoku's files hold one game; what comes after it, or after what was wrong with it, is passed
 * over. */
static void begin(struct nonet_xml_file *file, const char *name, const char **attributes) {
	if (file->nitems > 0)
		return;
	if (strcmp(name, "game") == 0 && file->depth == 2)
		begin_game(file, attributes);
	else if (strcmp(name, "graph") == 0)
		begin_graph(file, attributes);
	else if (strcmp(name, "sudokugroups") == 0)
		begin_groups(file, attributes);
	else if (strcmp(name, "roxdokugroups") == 0)
		refuse_graph(file, "Roxdoku");
	else if (strcmp(name, "cage") == 0)
		refuse_graph(file, "Mathdoku or KillerSudoku");
	else if (strcmp(name, "values") == 0)
		file->game.values_place = file->place;
	else if (strcmp(name, "complex-event") == 0)
		file->game.in_complex_event = true;
	else if (strcmp(name, "simple-event") == 0)
		begin_event(file, attributes);
}

static bool read_values(struct nonet_xml_file *file, const char *text, uint8_t *value_ret) {
	int order = file->game.order;
	size_t ncells = (size_t)order * (size_t)order;
	file->place = file->game.values_place;
	if (strlen(text) != ncells) {
		nonet_xml_refuse(
		    file, N_("found {values} values in a KSudoku game of order {order}; expected {cells}"),
		    NONET_WITH(NONET_NUMBER("values", (long long)strlen(text)),
		               NONET_NUMBER("order", order), NONET_NUMBER("cells", (long long)ncells)));
		return false;
	}
	for (int index = 0; index < order * order; index++) {
		int value = text[index] == '_' ? 0 : text[index] - 'a';
		if (value < 0 || value > order || text[index] == 'a') {
			char highest[] = {(char)('a' + order), '\0'};
			nonet_xml_refuse(
			    file,
			    N_("value {number} of a KSudoku game is none; expected '_', or 'b' "
			       "for 1 up to '{highest}'"),
			    NONET_WITH(NONET_NUMBER("number", index + 1), NONET_TEXT("highest", highest)));
			return false;
		}
		value_ret[cell_of(index, order)] = (uint8_t)value;
	}
	return true;
}

static bool set_regions(struct nonet_xml_file *file, struct nonet_puzzle *puzzle) {
	const struct nonet_xml_game *game = &file->game;
	int order = game->order;
	if (!game->own_regions && game->nregions == 0)
		return true;
	file->place = game->graph_place;
	for (int index = 0; index < order * order; index++) {
		if (!game->own_regions || game->region[index] == 0) {
			nonet_xml_refuse(file,
			                 N_("found a KSudoku game with other houses than rows, columns and "
			                    "regions; expected Plain or Jigsaw"),
			                 NULL);
			return false;
		}
		puzzle->region[cell_of(index, order)] = (uint8_t)(game->region[index] - 1);
	}
	return true;
}

/* Each cell as the last event left it. */
static void apply_history(const struct nonet_xml_game *game, struct nonet_puzzle *puzzle) {
	uint32_t digits = (UINT32_C(1) << game->order) - 1;
	for (int index = 0; index < game->order * game->order; index++) {
		int cell = cell_of(index, game->order);
		if (!game->touched[index])
			continue;
		puzzle->value[cell] = game->value[index];
		puzzle->given[cell] = game->given[index];
		puzzle->marks[cell] = game->value[index] == 0 ? game->marks[index] & digits : 0;
	}
}

static bool history_fits(struct nonet_xml_file *file) {
	const struct nonet_xml_game *game = &file->game;
	for (int index = 0; index < NONET_MAX_CELLS; index++) {
		if (game->touched[index] &&
		    (index >= game->order * game->order || game->value[index] > game->order)) {
			nonet_xml_refuse(file,
			                 N_("found an event outside a KSudoku game of order {order}; "
			                    "expected cells and digits of its grid"),
			                 NONET_WITH(NONET_NUMBER("order", game->order)));
			return false;
		}
	}
	return true;
}

static void end_game(struct nonet_xml_file *file) {
	const struct nonet_xml_game *game = &file->game;
	struct nonet_puzzle *puzzle = &file->told->puzzle;
	if (game->order == 0)
		nonet_xml_refuse(file, N_("found a KSudoku game without a graph; expected one"), NULL);
	if (file->item == NONET_SYNTAX || !history_fits(file))
		return;
	nonet_told_clear(file->told, game->order);
	file->told->line = game->line;
	if (!read_values(file, game->values, puzzle->value) ||
	    (game->solution[0] && !read_values(file, game->solution, puzzle->solution)) ||
	    !set_regions(file, puzzle))
		return;
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++)
		puzzle->given[cell] = puzzle->value[cell] != 0;
	apply_history(game, puzzle);
	puzzle->complete = nonet_told_is_noted(file->told);
	puzzle->elapsed_ms = game->elapsed_ms;
	file->item = NONET_OK;
}

static void end(struct nonet_xml_file *file, const char *name) {
	if (file->nitems > 0)
		return;
	if (strcmp(name, "values") == 0)
		keep_cells(file, file->game.values);
	else if (strcmp(name, "solution") == 0)
		keep_cells(file, file->game.solution);
	else if (strcmp(name, "clique") == 0)
		end_clique(file);
	else if (strcmp(name, "complex-event") == 0)
		file->game.in_complex_event = false;
	else if (strcmp(name, "game") == 0 && file->depth == 2)
		end_game(file);
}

static void finish(struct nonet_xml_file *file) {
	if (file->nitems == 0)
		nonet_xml_refuse(file, N_("found a KSudoku file without a game; expected one"), NULL);
}

const struct nonet_xml_kind nonet_xml_ksudoku = {"ksudoku", begin, end, finish};
