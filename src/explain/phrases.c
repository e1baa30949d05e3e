#include "explain/phrases.h"

#include "base/bits.h"
#include "board/units.h"

#include <assert.h>
#include <stdio.h>

enum { SHORT_SIZE = 16 };

/* Rows of the A1 notation: no I. */
static const char row_letters[] = "ABCDEFGHJ";

const char *nonet_phrase_number(struct nonet_speech *speech, int number) {
	char text[SHORT_SIZE];
	snprintf(text, sizeof text, "%d", number);
	return nonet_speech_keep(speech, text);
}

const char *nonet_phrase_letter(struct nonet_speech *speech, int number) {
	char text[SHORT_SIZE];
	char first = speech->wording.notation == NONET_NOTATION_A1 ? 'K' : 'A';
	int letters = 'Z' - first + 1;
	int round = (number - 1) / letters;
	char letter = (char)(first + (number - 1) % letters);
	if (round)
		snprintf(text, sizeof text, "%c%d", letter, round + 1);
	else
		snprintf(text, sizeof text, "%c", letter);
	return nonet_speech_keep(speech, text);
}

const char *nonet_phrase_technique(struct nonet_speech *speech, enum nonet_technique technique) {
	const char *name = nonet_technique_name(technique);
	return nonet_speech_keep(speech, nonet_speech_translated(speech, name));
}

const char *nonet_phrase_cell(struct nonet_speech *speech, int cell) {
	char text[NONET_NAME_SIZE] = {row_letters[nonet_row_of(cell)],
	                              (char)('1' + nonet_column_of(cell)), '\0'};
	if (speech->wording.notation == NONET_NOTATION_RC)
		nonet_cell_name(cell, text);
	return nonet_speech_keep(speech, text);
}

/* A list is put together from its end: the last two first, then the others one by one. */
static const char *list(struct nonet_speech *speech, enum nonet_message last_two,
                        const char *const texts[], int count) {
	assert(count > 0);
	const char *text = texts[count - 1];
	for (int i = count - 2; i >= 0; i--)
		text = nonet_speech_form(speech, i == count - 2 ? last_two : NONET_MESSAGE_LIST_MORE, 1,
		                         NONET_FILLS({"first", texts[i]}, {"rest", text}));
	return text;
}

const char *nonet_phrase_list(struct nonet_speech *speech, const char *const texts[], int count) {
	return list(speech, NONET_MESSAGE_LIST_AND, texts, count);
}

static const char *list_cells(struct nonet_speech *speech, enum nonet_message last_two,
                              struct nonet_cellset cells) {
	const char *texts[NONET_CELLS];
	int count = 0;
	while (!nonet_cellset_is_empty(cells))
		texts[count++] = nonet_phrase_cell(speech, nonet_cellset_take(&cells));
	return list(speech, last_two, texts, count);
}

const char *nonet_phrase_cells(struct nonet_speech *speech, struct nonet_cellset cells) {
	return list_cells(speech, NONET_MESSAGE_LIST_AND, cells);
}

const char *nonet_phrase_cells_or(struct nonet_speech *speech, struct nonet_cellset cells) {
	return list_cells(speech, NONET_MESSAGE_LIST_OR, cells);
}

static const char *list_digits(struct nonet_speech *speech, enum nonet_message last_two,
                               unsigned digits) {
	const char *texts[9];
	int count = 0;
	for (; digits; digits &= digits - 1)
		texts[count++] = nonet_phrase_number(speech, nonet_lowest_bit(digits) + 1);
	return list(speech, last_two, texts, count);
}

const char *nonet_phrase_digits(struct nonet_speech *speech, unsigned digits) {
	return list_digits(speech, NONET_MESSAGE_LIST_AND, digits);
}

const char *nonet_phrase_digits_or(struct nonet_speech *speech, unsigned digits) {
	return list_digits(speech, NONET_MESSAGE_LIST_OR, digits);
}

const char *nonet_phrase_candidates(struct nonet_speech *speech, int cell, unsigned digits) {
	return nonet_speech_form(speech, NONET_MESSAGE_CANDIDATES, 1,
	                         NONET_FILLS({"digits", nonet_phrase_digits(speech, digits)},
	                                     {"cell", nonet_phrase_cell(speech, cell)}));
}

/* What a house is called within its kind: its number, or a row's letter. */
static const char *label_of(struct nonet_speech *speech, int house) {
	char text[2] = {(char)('1' + house % 9), '\0'};
	if (house < 9 && speech->wording.notation == NONET_NOTATION_A1)
		text[0] = row_letters[house];
	return nonet_speech_keep(speech, text);
}

const char *nonet_phrase_house(struct nonet_speech *speech, int house) {
	static const enum nonet_message kinds[3] = {NONET_MESSAGE_ROW, NONET_MESSAGE_COLUMN,
	                                            NONET_MESSAGE_BOX};
	return nonet_speech_form(speech, kinds[house / 9], 1,
	                         NONET_FILLS({"label", label_of(speech, house)}));
}

/* Houses of one kind: "row 4", "rows 2 and 7". */
static const char *houses_of_kind(struct nonet_speech *speech, uint32_t houses, int kind) {
	static const enum nonet_message kinds[3] = {NONET_MESSAGE_ROWS, NONET_MESSAGE_COLUMNS,
	                                            NONET_MESSAGE_BOXES};
	const char *texts[9];
	int count = 0;
	if (!(houses & (houses - 1)))
		return nonet_phrase_house(speech, nonet_lowest_bit(houses));
	for (; houses; houses &= houses - 1)
		texts[count++] = label_of(speech, nonet_lowest_bit(houses));
	return nonet_speech_form(speech, kinds[kind], 1,
	                         NONET_FILLS({"labels", nonet_phrase_list(speech, texts, count)}));
}

const char *nonet_phrase_houses(struct nonet_speech *speech, uint32_t houses) {
	const char *texts[3];
	int count = 0;
	assert(houses);
	for (int kind = 0; kind < 3; kind++) {
		uint32_t of_kind = houses & 0x1FFu << 9 * kind;
		if (of_kind)
			texts[count++] = houses_of_kind(speech, of_kind, kind);
	}
	return nonet_phrase_list(speech, texts, count);
}

const char *nonet_phrase_short_digits(struct nonet_speech *speech, unsigned digits) {
	char text[SHORT_SIZE];
	int length = 0;
	for (; digits; digits &= digits - 1)
		text[length++] = (char)('1' + nonet_lowest_bit(digits));
	text[length] = '\0';
	return nonet_speech_keep(speech, text);
}

const char *nonet_phrase_short_houses(struct nonet_speech *speech, uint32_t houses) {
	struct nonet_buffer buffer = {0};
	for (int kind = 0; kind < 3; kind++) {
		uint32_t rest = houses >> 9 * kind & 0x1FF;
		if (!rest)
			continue;
		if (buffer.length)
			nonet_buffer_add(&buffer, " ", 1);
		if (kind > 0 || speech->wording.notation == NONET_NOTATION_RC)
			nonet_buffer_add(&buffer, &"rcb"[kind], 1);
		for (; rest; rest &= rest - 1)
			nonet_buffer_add_text(&buffer, label_of(speech, 9 * kind + nonet_lowest_bit(rest)));
	}
	const char *text = nonet_speech_keep(speech, buffer.bytes ? buffer.bytes : "");
	speech->no_memory |= buffer.no_memory;
	nonet_buffer_free_inside(&buffer);
	return text;
}

/* Adds the cells of some rows and some columns. */
static void add_block(struct nonet_speech *speech, struct nonet_buffer *buffer, unsigned rows,
                      unsigned columns) {
	bool letters = speech->wording.notation == NONET_NOTATION_A1;
	if (buffer->length)
		nonet_buffer_add(buffer, ",", 1);
	if (!letters)
		nonet_buffer_add(buffer, "r", 1);
	for (; rows; rows &= rows - 1)
		nonet_buffer_add_text(buffer, label_of(speech, nonet_lowest_bit(rows)));
	if (!letters)
		nonet_buffer_add(buffer, "c", 1);
	for (; columns; columns &= columns - 1)
		nonet_buffer_add_text(buffer, label_of(speech, 9 + nonet_lowest_bit(columns)));
}

/* The columns of each row that has cells; or, the other way round, the rows of each column. */
static int count_lines(const uint16_t lines[9]) {
	int count = 0;
	for (int i = 0; i < 9; i++) {
		bool seen = lines[i] == 0;
		for (int before = 0; before < i; before++)
			seen |= lines[before] == lines[i];
		count += !seen;
	}
	return count;
}

/* Cells are grouped by rows or by columns, whichever gives fewer groups; lines with the same cells
 * make one group. */
const char *nonet_phrase_short_cells(struct nonet_speech *speech, struct nonet_cellset cells) {
	uint16_t rows[9] = {0}, columns[9] = {0};
	struct nonet_buffer buffer = {0};
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		rows[nonet_row_of(cell)] |= (uint16_t)(1u << nonet_column_of(cell));
		columns[nonet_column_of(cell)] |= (uint16_t)(1u << nonet_row_of(cell));
	}
	bool by_row = count_lines(rows) <= count_lines(columns);
	uint16_t *lines = by_row ? rows : columns;
	for (int i = 0; i < 9; i++) {
		unsigned across = lines[i], same = 0;
		for (int k = i; across && k < 9; k++)
			if (lines[k] == across) {
				same |= 1u << k;
				lines[k] = 0;
			}
		if (same)
			add_block(speech, &buffer, by_row ? same : across, by_row ? across : same);
	}
	const char *text = nonet_speech_keep(speech, buffer.bytes ? buffer.bytes : "");
	speech->no_memory |= buffer.no_memory;
	nonet_buffer_free_inside(&buffer);
	return text;
}
