#include "io/text.h"

#include <stdio.h>
#include <string.h>

/* The zeros of all decimal digits (general category Nd) of Unicode 14 beyond ASCII; the digits 1 to
 * 9 follow each in order. In ascending order. */
static const uint32_t decimal_zeros[] = {
    0x00660, 0x006F0, 0x007C0, 0x00966, 0x009E6, 0x00A66, 0x00AE6, 0x00B66, 0x00BE6, 0x00C66,
    0x00CE6, 0x00D66, 0x00DE6, 0x00E50, 0x00ED0, 0x00F20, 0x01040, 0x01090, 0x017E0, 0x01810,
    0x01946, 0x019D0, 0x01A80, 0x01A90, 0x01B50, 0x01BB0, 0x01C40, 0x01C50, 0x0A620, 0x0A8D0,
    0x0A900, 0x0A9D0, 0x0A9F0, 0x0AA50, 0x0ABF0, 0x0FF10, 0x104A0, 0x10D30, 0x11066, 0x110F0,
    0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0, 0x11650, 0x116C0, 0x11730, 0x118E0, 0x11950,
    0x11C50, 0x11D50, 0x11DA0, 0x16A60, 0x16AC0, 0x16B50, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC,
    0x1D7F6, 0x1E140, 0x1E2F0, 0x1E950, 0x1FBF0};

/* Other characters that mean the same as an ASCII one, by ranges. */
static const struct {
	uint32_t first, last;
	uint8_t folded;
} alike[] = {
    {0x000B, 0x000C, ' '},                /* vertical tab, form feed */
    {0x00A0, 0x00A0, ' '},                /* no-break space */
    {0x00AD, 0x00AD, NONET_FOLD_NOTHING}, /* soft hyphen */
    {0x00B7, 0x00B7, '.'},                /* middle dot */
    {0x1680, 0x1680, ' '},                /* ogham space mark */
    {0x2000, 0x200A, ' '},                /* en quad .. hair space */
    {0x200B, 0x200F, NONET_FOLD_NOTHING}, /* zero width space .. right-to-left mark */
    {0x2010, 0x2015, '-'},                /* hyphen .. horizontal bar */
    {0x2018, 0x201B, '\''},               /* single quotation marks */
    {0x201C, 0x201F, '"'},                /* double quotation marks */
    {0x202A, 0x202E, NONET_FOLD_NOTHING}, /* direction embeddings */
    {0x202F, 0x202F, ' '},                /* narrow no-break space */
    {0x205F, 0x205F, ' '},                /* medium mathematical space */
    {0x2060, 0x2060, NONET_FOLD_NOTHING}, /* word joiner */
    {0x2066, 0x2069, NONET_FOLD_NOTHING}, /* direction isolates */
    {0x2212, 0x2212, '-'},                /* minus sign */
    {0x2500, 0x2501, '='},                /* light and heavy horizontal */
    {0x2502, 0x2503, '|'},                /* light and heavy vertical */
    {0x2504, 0x2505, '='},                /* dashed horizontals */
    {0x2506, 0x2507, '|'},                /* dashed verticals */
    {0x2508, 0x2509, '='},                /* dashed horizontals */
    {0x250A, 0x254B, '|'},                /* dashed verticals, corners, crossings */
    {0x254C, 0x254D, '='},                /* dashed horizontals */
    {0x254E, 0x254F, '|'},                /* dashed verticals */
    {0x2550, 0x2550, '='},                /* double horizontal */
    {0x2551, 0x257F, '|'},                /* double vertical, corners, crossings, half lines */
    {0x3000, 0x3000, ' '},                /* ideographic space */
    {0xFEFF, 0xFEFF, NONET_FOLD_NOTHING}, /* byte order mark inside a text */
    {0xFF01, 0xFF5E, 0},                  /* full-width ASCII: see fold_code */
};

const uint8_t nonet_fold_sets[128] = {[' '] = NONET_SET_SPACE,
                                      ['\t'] = NONET_SET_SPACE,
                                      ['|'] = NONET_SET_FRAME,
                                      ['+'] = NONET_SET_FRAME,
                                      ['='] = NONET_SET_FRAME | NONET_SET_KEY,
                                      ['\''] = NONET_SET_QUOTE,
                                      ['"'] = NONET_SET_QUOTE,
                                      ['`'] = NONET_SET_QUOTE,
                                      ['['] = NONET_SET_OPENING,
                                      ['{'] = NONET_SET_OPENING,
                                      ['('] = NONET_SET_OPENING,
                                      [']'] = NONET_SET_CLOSING,
                                      ['}'] = NONET_SET_CLOSING,
                                      [')'] = NONET_SET_CLOSING,
                                      [','] = NONET_SET_COMMA,
                                      [';'] = NONET_SET_COMMA,
                                      ['#'] = NONET_SET_HASH,
                                      [':'] = NONET_SET_KEY};

static uint8_t fold_digit(uint32_t code) {
	size_t low = 0;
	size_t high = sizeof decimal_zeros / sizeof *decimal_zeros;
	while (low < high) {
		size_t middle = (low + high) / 2;
		if (decimal_zeros[middle] <= code)
			low = middle + 1;
		else
			high = middle;
	}
	if (low == 0 || code - decimal_zeros[low - 1] > 9)
		return NONET_FOLD_OTHER;
	return (uint8_t)('0' + (code - decimal_zeros[low - 1]));
}

static uint8_t fold_code(uint32_t code) {
	for (size_t i = 0; i < sizeof alike / sizeof *alike && alike[i].first <= code; i++)
		if (code <= alike[i].last)
			return alike[i].folded ? alike[i].folded : (uint8_t)(code - 0xFF01 + '!');
	return fold_digit(code);
}

/* The control characters that mean nothing, LF among them, must not be taken for a fold. */
static uint8_t fold_ascii(unsigned char byte) {
	if (byte >= ' ' && byte < 0x7F)
		return byte;
	if (byte == '\t')
		return '\t';
	return byte == 0x0B || byte == 0x0C ? ' ' : NONET_FOLD_OTHER;
}

struct nonet_glyph nonet_glyph_read(const unsigned char *bytes, size_t nbytes) {
	unsigned char lead = bytes[0];
	struct nonet_glyph invalid = {lead, NONET_FOLD_INVALID, 1};
	if (lead < 0x80)
		return (struct nonet_glyph){lead, fold_ascii(lead), 1};
	uint8_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
	if (lead < 0xC2 || lead > 0xF4 || length > nbytes)
		return invalid;
	uint32_t code = lead & (0xFFu >> (length + 1));
	for (uint8_t i = 1; i < length; i++) {
		if ((bytes[i] & 0xC0) != 0x80)
			return invalid;
		code = code << 6 | (bytes[i] & 0x3F);
	}
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	if (code < least[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
		return invalid;
	return (struct nonet_glyph){code, fold_code(code), length};
}

/* Reads the character at the cursor, passing over those of zero width. */
static void load(struct nonet_cursor *cursor) {
	for (; cursor->at < cursor->end; cursor->at += cursor->glyph.nbytes, cursor->column++) {
		cursor->glyph =
		    nonet_glyph_read(cursor->line->bytes + cursor->at, cursor->end - cursor->at);
		if (cursor->glyph.folded != NONET_FOLD_NOTHING)
			return;
	}
	cursor->glyph = (struct nonet_glyph){'\n', NONET_FOLD_END, 0};
}

struct nonet_cursor nonet_cursor_first(const struct nonet_line *line) {
	struct nonet_cursor cursor = {line, 0, line->nbytes, 1, {0, 0, 0}};
	load(&cursor);
	return cursor;
}

void nonet_cursor_step_any(struct nonet_cursor *cursor) {
	if (cursor->glyph.folded == NONET_FOLD_END)
		return;
	cursor->at += cursor->glyph.nbytes;
	cursor->column++;
	load(cursor);
}

void nonet_cursor_skip_spaces(struct nonet_cursor *cursor) {
	while (nonet_cursor_in(cursor, NONET_SET_SPACE))
		nonet_cursor_step(cursor);
}

struct nonet_cursor nonet_cursor_until(struct nonet_cursor cursor, size_t end) {
	cursor.end = end;
	load(&cursor);
	return cursor;
}

bool nonet_cursor_at_comment(const struct nonet_cursor *cursor) {
	struct nonet_cursor second = *cursor;
	if (!nonet_cursor_is(cursor, '/'))
		return nonet_cursor_is(cursor, '#');
	nonet_cursor_step(&second);
	return nonet_cursor_is(&second, '/');
}

static void set_place(struct nonet_error *error, const struct nonet_cursor *cursor) {
	error->offset = cursor->line->offset + cursor->at;
	error->line = cursor->line->number;
	error->column = cursor->column;
}

void nonet_fault_place(struct nonet_error *error, const struct nonet_cursor *cursor) {
	set_place(error, cursor);
	error->message[0] = '\0';
}

void nonet_fault(struct nonet_error *error, const struct nonet_cursor *cursor, const char *english,
                 const struct nonet_filling *fillings) {
	set_place(error, cursor);
	nonet_error_say(error, english, fillings);
}

void nonet_fault_count(struct nonet_error *error, const struct nonet_cursor *cursor,
                       const char *one, const char *others, int count,
                       const struct nonet_filling *fillings) {
	set_place(error, cursor);
	nonet_error_count(error, one, others, (unsigned long)count, fillings);
}

/* Whether showing the character cannot disturb a terminal: no controls, no direction or other
 * invisible marks, no private use. */
static bool is_printable(uint32_t code) {
	if (code < 0xA1)
		return code > ' ' && code < 0x7F;
	return fold_code(code) != NONET_FOLD_NOTHING && fold_code(code) != ' ' &&
	       !(code >= 0x0300 && code <= 0x036F) && !(code >= 0x2028 && code <= 0x206F) &&
	       !(code >= 0xE000 && code <= 0xF8FF) && !(code >= 0xFE00 && code <= 0xFE0F) &&
	       !(code >= 0xFFF0 && code <= 0xFFFF) && code < 0xE0000;
}

void nonet_fault_found(struct nonet_error *error, const struct nonet_cursor *cursor,
                       const char *expected) {
	const struct nonet_glyph *glyph = &cursor->glyph;
	const char *bytes = (const char *)cursor->line->bytes + cursor->at;
	char found[24];
	set_place(error, cursor);
	if (glyph->folded == NONET_FOLD_INVALID || glyph->code < 0x80) {
		nonet_error_expect_not(error, (unsigned char)glyph->code,
		                       glyph->folded == NONET_FOLD_INVALID, expected, NULL);
		return;
	}
	if (is_printable(glyph->code))
		snprintf(found, sizeof found, "'%.*s' (U+%04X)", glyph->nbytes, bytes,
		         (unsigned)glyph->code);
	else
		snprintf(found, sizeof found, "U+%04X", (unsigned)glyph->code);
	nonet_error_expect(error, NONET_WITH(NONET_SHOWN(found)), expected, NULL);
}
