#include "io/text_line.h"

#include "io/json_reader.h"

/* Whether the line is blank, a comment, or names columns, in a table. */
static bool is_no_row(struct nonet_text *text) {
	struct nonet_cursor first = nonet_text_first(text);
	bool named = nonet_cursor_in(&first, NONET_SET_QUOTE) || nonet_is_letter(first.glyph.folded);
	struct nonet_csv csv;
	if (first.glyph.folded == NONET_FOLD_END || nonet_cursor_is(&first, '#'))
		return true;
	if (!named || !nonet_csv_begin(&csv, &text->line))
		return false;
	text->csv = csv;
	return true;
}

/* Reads the line as a row of the table. False when it is none to be answered. */
static bool read_table_row(struct nonet_text *text) {
	if (is_no_row(text))
		return false;
	bool sound = nonet_csv_read(&text->csv, &text->line, &text->line_told, &text->form.fault);
	text->special = sound ? NONET_SPECIAL_PUZZLE : NONET_SPECIAL_FAULT;
	return true;
}

/* After a line that may name columns: whether this is the first row of their table. */
static bool begins_table(struct nonet_text *text) {
	struct nonet_cursor first = nonet_text_first(text);
	if (text->csv.ncolumns == 0 || first.glyph.folded == NONET_FOLD_END ||
	    nonet_cursor_is(&first, '#'))
		return false;
	bool answer = text->csv.ncolumns > 1 && nonet_header_is_answer(first);
	if (!text->has_title || !(answer || nonet_csv_fits(&text->csv, &text->line))) {
		text->csv.ncolumns = 0;
		return false;
	}
	text->has_title = text->has_words = false;
	text->in_table = true;
	return true;
}

/* Reads the line if it is a record of nonet's own. */
static bool read_record(struct nonet_text *text) {
	const char *bytes = (const char *)text->line.bytes;
	if (!nonet_json_line_begins(bytes, text->line.nbytes))
		return false;
	struct nonet_error *fault = &text->form.fault;
	enum nonet_status status =
	    nonet_json_line_read(bytes, text->line.nbytes, &text->line_told, fault);
	text->special = status == NONET_OK ? NONET_SPECIAL_PUZZLE : NONET_SPECIAL_FAULT;
	if (status == NONET_OK)
		return true;
	if (status == NONET_NO_MEMORY) {
		*fault = (struct nonet_error){.column = 1};
		nonet_error_say(fault, nonet_status_text(status), NULL);
	}
	fault->offset += text->line.offset;
	fault->line = text->line.number;
	return true;
}

bool nonet_text_read_line(struct nonet_text *text) {
	text->special = NONET_SPECIAL_NONE;
	text->is_record = read_record(text);
	if (text->is_record)
		return true;
	if (text->in_table || begins_table(text))
		return read_table_row(text);
	nonet_line_form_read(&text->line, &text->form);
	enum nonet_line_kind kind = text->form.kind;
	if (text->skips_section && kind != NONET_LINE_BLANK && kind != NONET_LINE_COMMENT &&
	    nonet_section_of(nonet_text_first(text)) == NONET_SECTION_NONE)
		return false;
	text->skips_section = false;
	if ((kind == NONET_LINE_TEXT || kind == NONET_LINE_CELLS) && !text->line.too_long)
		text->special = nonet_special_read(&text->line, &text->line_told, &text->form.fault);
	text->signature &= kind == NONET_LINE_TEXT;
	return true;
}

bool nonet_text_may_be_part(const struct nonet_text *text) {
	if (text->is_record || text->in_table)
		return false;
	switch (text->form.kind) {
	case NONET_LINE_BLANK:
	case NONET_LINE_BORDER:
	case NONET_LINE_DASHES:
	case NONET_LINE_DECORATION:
	case NONET_LINE_ROW:
		return true;
	default:
		return text->signature || nonet_section_of(nonet_text_first(text)) == NONET_SECTION_STATE;
	}
}
