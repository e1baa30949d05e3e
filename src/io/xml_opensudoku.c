/* Files of Open Sudoku, as its sources read and write them. <opensudoku> holds <game data="..."/>;
 * without a version (1) the words about the file are elements of their own, in versions 2 and 3
 * games lie in folders and tell how far they were played. Data is 81 digits, or "version: N", the
 * end of a line and 81 cells of the form value|marks|editable|: marks are a list "1,2," or "-" in
 * version 1, else the sum of 1 << (digit - 1); version 2 has a bar too many, version 4 a second sum
 * for the other kind of marks, version 5 also a colour.
 */
#include "io/iso_date.h"
#include "io/xml_kind.h"

#include <stdio.h>
#include <string.h>

enum { NEWEST_DATA = 5, ALL_MARKS = 511 };

/* A field of the data, up to the next bar, and the rest. */
struct field {
	const char *text;
	size_t nbytes;
	const char *rest;
};

/* Empty fields are skipped, as where version 2 doubled a bar. False at the end. */
static bool next_field(const char *text, struct field *field_ret) {
	text += strspn(text, "|");
	field_ret->text = text;
	field_ret->nbytes = strcspn(text, "|");
	field_ret->rest = text + field_ret->nbytes;
	return field_ret->nbytes > 0 && *field_ret->rest == '|';
}

static bool field_number(const struct field *field, uint64_t limit, uint64_t *number_ret) {
	char text[8];
	if (field->nbytes >= sizeof text)
		return false;
	memcpy(text, field->text, field->nbytes);
	text[field->nbytes] = '\0';
	return nonet_xml_number(text, limit, number_ret);
}

/* "1,2," or "-" */
static bool read_mark_list(const struct field *field, uint64_t *marks_ret) {
	*marks_ret = 0;
	if (field->nbytes == 1 && field->text[0] == '-')
		return true;
	for (size_t i = 0; i < field->nbytes; i += 2) {
		char digit = field->text[i];
		if (digit < '1' || digit > '9' || i + 1 == field->nbytes || field->text[i + 1] != ',')
			return false;
		*marks_ret |= UINT64_C(1) << (digit - '1');
	}
	return true;
}

/* Reads a cell and steps over it. */
static bool read_cell(const char **data, uint64_t version, int cell, struct nonet_puzzle *puzzle) {
	struct field value, marks, corners, color, editable;
	uint64_t digit, center, corner = 0, number = 0, free_cell;
	if (!next_field(*data, &value) || !next_field(value.rest, &marks))
		return false;
	editable.rest = marks.rest;
	if (version >= 4) {
		if (!next_field(editable.rest, &corners) || !field_number(&corners, ALL_MARKS, &corner))
			return false;
		editable.rest = corners.rest;
	}
	if (version >= 5) {
		if (!next_field(editable.rest, &color) || !field_number(&color, 9, &number))
			return false;
		editable.rest = color.rest;
	}
	if (!next_field(editable.rest, &editable) || !field_number(&value, 9, &digit) ||
	    !(version == 1 ? read_mark_list(&marks, &center)
	                   : field_number(&marks, ALL_MARKS, &center)) ||
	    !field_number(&editable, 1, &free_cell))
		return false;
	puzzle->value[cell] = (uint8_t)digit;
	puzzle->given[cell] = digit != 0 && !free_cell;
	puzzle->marks[cell] = digit == 0 ? (uint32_t)center : 0;
	puzzle->corners[cell] = digit == 0 ? (uint32_t)corner : 0;
	*data = editable.rest + 1;
	return true;
}

static void refuse_cell(struct nonet_xml_file *file, int cell, int version) {
	const char *expected = version == 1   ? N_("such as 5|-|0| or 0|1,2,|1|")
	                       : version <= 3 ? N_("such as 5|0|0| or 0|3|1|")
	                                      : N_("a value, marks and whether it is editable");
	nonet_xml_refuse(
	    file,
	    N_("cell {cell} of a game is not as in data of version {version}; expected {expected}"),
	    NONET_WITH(NONET_NUMBER("cell", cell + 1), NONET_NUMBER("version", version),
	               NONET_PHRASE("expected", expected)));
}

static bool read_cells(struct nonet_xml_file *file, const char *data, uint64_t version,
                       struct nonet_puzzle *puzzle_ret) {
	nonet_puzzle_clear(puzzle_ret, 9);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (!read_cell(&data, version, cell, puzzle_ret)) {
			refuse_cell(file, cell, (int)version);
			return false;
		}
	}
	if (data[strspn(data, " \n")] != '\0')
		nonet_xml_refuse(file, N_("found more than 81 cells in a game; expected 81"), NULL);
	return file->item != NONET_SYNTAX;
}

/* An end of a line in an attribute reaches us as a space unless it was written as a reference. */
static bool read_data(struct nonet_xml_file *file, const char *data,
                      struct nonet_puzzle *puzzle_ret) {
	static const char prefix[] = "version: ";
	if (strncmp(data, prefix, sizeof prefix - 1) != 0)
		return nonet_xml_read_digits(file, data, puzzle_ret);
	data += sizeof prefix - 1;
	struct field number = {data, strcspn(data, " \n"), NULL};
	uint64_t version;
	if (!field_number(&number, NEWEST_DATA, &version) || version == 0) {
		nonet_xml_refuse(
		    file, N_("found a game whose data is of an unknown version; expected 1 to {newest}"),
		    NONET_WITH(NONET_NUMBER("newest", NEWEST_DATA)));
		return false;
	}
	data += number.nbytes;
	return read_cells(file, data + strspn(data, " \n"), version, puzzle_ret);
}

/* Copies the words that the file has for all its games. */
static void set_words(struct nonet_told *told, const struct nonet_words *from) {
	const struct {
		const char **word;
		const char *text;
	} words[] = {
	    {&told->puzzle.words.title, from->title},   {&told->puzzle.words.author, from->author},
	    {&told->puzzle.words.level, from->level},   {&told->puzzle.words.date, from->date},
	    {&told->puzzle.words.source, from->source}, {&told->puzzle.words.comment, from->comment}};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (words[i].text)
			nonet_told_set_word(told, words[i].word, words[i].text, strlen(words[i].text));
}

/* A moment in milliseconds since 1970; 0 where it is not known. */
static void set_date(struct nonet_told *told, const char *created) {
	uint64_t time_ms;
	char date[NONET_ISO_DATE_SIZE];
	if (nonet_xml_number(created, INT64_MAX, &time_ms) && time_ms > 0)
		nonet_told_set_word(told, &told->puzzle.words.date, nonet_iso_date_print(time_ms, date),
		                    NONET_ISO_DATE_SIZE - 1);
}

static const char *either(const char **attributes, const char *name, const char *other) {
	const char *value = nonet_xml_attribute(attributes, name);
	return value ? value : nonet_xml_attribute(attributes, other);
}

static void read_game(struct nonet_xml_file *file, const char **attributes) {
	const char *data = either(attributes, "data", "cells_data");
	const char *note = either(attributes, "note", "user_note");
	struct nonet_told *told = file->told;
	nonet_told_clear(told, 9);
	told->line = file->place.line;
	if (!data) {
		nonet_xml_refuse(file, N_("found a game without data; expected the attribute \"data\""),
		                 NULL);
		return;
	}
	if (!read_data(file, data, &told->puzzle))
		return;
	told->puzzle.complete = nonet_told_is_noted(told);
	nonet_xml_number(nonet_xml_attribute(attributes, "time"), INT64_MAX, &told->puzzle.elapsed_ms);
	set_date(told, nonet_xml_attribute(attributes, "created"));
	set_words(told, &file->about.puzzle.words);
	if (note)
		nonet_told_set_word(told, &told->puzzle.words.comment, note, strlen(note));
	file->item = NONET_OK;
}

/* A folder of versions 2 and 3: its name is the title of its games. */
static void read_folder(struct nonet_xml_file *file, const char **attributes) {
	const char *name = nonet_xml_attribute(attributes, "name");
	nonet_told_clear(&file->about, 9);
	if (name && strcmp(name, NONET_OPENSUDOKU_NO_TITLE) != 0)
		nonet_told_set_word(&file->about, &file->about.puzzle.words.title, name, strlen(name));
}

static void check_version(struct nonet_xml_file *file, const char **attributes) {
	const char *version = nonet_xml_attribute(attributes, "version");
	char shown[21];
	if (!version || strcmp(version, "1") == 0 || strcmp(version, "2") == 0 ||
	    strcmp(version, "3") == 0)
		return;
	nonet_cut_text(version, shown, sizeof shown);
	nonet_xml_refuse(file,
	                 N_("found version \"{version}\" of Open Sudoku's files; expected 1, 2 or 3"),
	                 NONET_WITH(NONET_TEXT("version", shown)));
}

static void begin(struct nonet_xml_file *file, const char *name, const char **attributes) {
	if (file->depth == 1)
		check_version(file, attributes);
	else if (strcmp(name, "folder") == 0)
		read_folder(file, attributes);
	else if (strcmp(name, "game") == 0)
		read_game(file, attributes);
}

static void end(struct nonet_xml_file *file, const char *name) {
	struct nonet_words *about = &file->about.puzzle.words;
	const struct {
		const char *element;
		const char **word;
	} words[] = {{"name", &about->title},      {"author", &about->author},
	             {"level", &about->level},     {"created", &about->date},
	             {"source", &about->source},   {"sourceURL", &about->source},
	             {"comment", &about->comment}, {"description", &about->comment}};
	for (size_t i = 0; file->depth == 2 && i < sizeof words / sizeof *words; i++)
		if (strcmp(name, words[i].element) == 0 && file->text_nbytes > 0)
			nonet_told_set_word(&file->about, words[i].word, file->text, file->text_nbytes);
}

const struct nonet_xml_kind nonet_xml_opensudoku = {"opensudoku", begin, end, NULL};
