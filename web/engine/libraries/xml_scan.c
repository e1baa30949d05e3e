#include "xml_scan.h"

#include <string.h>

/* Each step ends the function when it does not succeed. */
#define STEP(step)                                                                                 \
	do {                                                                                           \
		enum xml_scanned scanned_ = (step);                                                        \
		if (scanned_ != SCAN_DONE)                                                                 \
			return scanned_;                                                                       \
	} while (0)

/* ---- Characters ---- */

static bool is_character(uint32_t code) {
	if (code < 0x20)
		return code == '\t' || code == '\n' || code == '\r';
	return code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF) && (code & ~1u) != 0xFFFE;
}

enum xml_scanned xml_scan_character(const struct xml_scan *scan, uint32_t *code_ret,
                                    int *nbytes_ret) {
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	if (scan->at == scan->end)
		return SCAN_MORE;
	unsigned char first = (unsigned char)*scan->at;
	int nbytes = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
	if (nbytes == 0 || first > 0xF4)
		return SCAN_BAD;
	uint32_t code = nbytes == 1 ? first : first & (0x7Fu >> nbytes);
	for (int i = 1; i < nbytes; i++) {
		if (scan->at + i == scan->end)
			return SCAN_MORE;
		unsigned char byte = (unsigned char)scan->at[i];
		if ((byte & 0xC0) != 0x80)
			return SCAN_BAD;
		code = code << 6 | (byte & 0x3F);
	}
	*code_ret = code;
	*nbytes_ret = nbytes;
	return code >= least[nbytes] && is_character(code) ? SCAN_DONE : SCAN_BAD;
}

/* Any character but those of `stops`. */
static enum xml_scanned scan_any_but(struct xml_scan *scan, const char *stops) {
	uint32_t code;
	int nbytes;
	STEP(xml_scan_character(scan, &code, &nbytes));
	if (code < 0x80 && strchr(stops, (int)code))
		return SCAN_BAD;
	scan->at += nbytes;
	return SCAN_DONE;
}

bool xml_is_space(char byte) {
	return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

bool xml_scan_spaces(struct xml_scan *scan) {
	const char *begin = scan->at;
	while (scan->at < scan->end && xml_is_space(*scan->at))
		scan->at++;
	return scan->at > begin;
}

enum xml_scanned xml_scan_text(struct xml_scan *scan, const char *text) {
	for (; *text; text++, scan->at++) {
		if (scan->at == scan->end)
			return SCAN_MORE;
		if (*scan->at != *text)
			return SCAN_BAD;
	}
	return SCAN_DONE;
}

/* ---- Names ---- */

static bool begins_name(uint32_t code) {
	static const uint32_t ranges[][2] = {
	    {':', ':'},       {'A', 'Z'},       {'_', '_'},       {'a', 'z'},
	    {0xC0, 0xD6},     {0xD8, 0xF6},     {0xF8, 0x2FF},    {0x370, 0x37D},
	    {0x37F, 0x1FFF},  {0x200C, 0x200D}, {0x2070, 0x218F}, {0x2C00, 0x2FEF},
	    {0x3001, 0xD7FF}, {0xF900, 0xFDCF}, {0xFDF0, 0xFFFD}, {0x10000, 0xEFFFF}};
	for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
		if (code >= ranges[i][0] && code <= ranges[i][1])
			return true;
	return false;
}

static bool is_in_name(uint32_t code) {
	return begins_name(code) || (code >= '0' && code <= '9') || code == '-' || code == '.' ||
	       code == 0xB7 || (code >= 0x300 && code <= 0x36F) || (code >= 0x203F && code <= 0x2040);
}

enum xml_scanned xml_scan_name(struct xml_scan *scan) {
	uint32_t code;
	int nbytes;
	STEP(xml_scan_character(scan, &code, &nbytes));
	if (!begins_name(code))
		return SCAN_BAD;
	while (is_in_name(code)) {
		scan->at += nbytes;
		STEP(xml_scan_character(scan, &code, &nbytes));
	}
	return SCAN_DONE;
}

/* ---- What is no tag ---- */

/* Whether the text comes next; SCAN_BAD: something else does. */
static enum xml_scanned looks_like(const struct xml_scan *scan, const char *text) {
	struct xml_scan ahead = *scan;
	return xml_scan_text(&ahead, text);
}

bool xml_begins_with(const struct xml_scan *scan, const char *text) {
	return looks_like(scan, text) == SCAN_DONE;
}

enum xml_scanned xml_scan_through(struct xml_scan *scan, const char *text) {
	enum xml_scanned found;
	while ((found = looks_like(scan, text)) == SCAN_BAD)
		STEP(scan_any_but(scan, ""));
	return found == SCAN_DONE ? xml_scan_text(scan, text) : found;
}

enum xml_scanned xml_scan_comment(struct xml_scan *scan) {
	STEP(xml_scan_through(scan, "--"));
	return xml_scan_text(scan, ">");
}

enum xml_scanned xml_scan_literal(struct xml_scan *scan) {
	if (scan->at == scan->end)
		return SCAN_MORE;
	if (*scan->at != '"' && *scan->at != '\'')
		return SCAN_BAD;
	const char quote[] = {*scan->at++, '\0'};
	return xml_scan_through(scan, quote);
}

static bool is_digit(char byte, bool hexadecimal) {
	return (byte >= '0' && byte <= '9') ||
	       (hexadecimal && ((byte >= 'a' && byte <= 'f') || (byte >= 'A' && byte <= 'F')));
}

static enum xml_scanned scan_number(struct xml_scan *scan) {
	bool hexadecimal = scan->at < scan->end && *scan->at == 'x';
	scan->at += hexadecimal;
	const char *begin = scan->at;
	while (scan->at < scan->end && is_digit(*scan->at, hexadecimal))
		scan->at++;
	if (scan->at == begin && scan->at < scan->end)
		return SCAN_BAD;
	return xml_scan_text(scan, ";");
}

enum xml_scanned xml_scan_reference(struct xml_scan *scan) {
	STEP(xml_scan_text(scan, "&"));
	if (xml_begins_with(scan, "#")) {
		scan->at++;
		return scan_number(scan);
	}
	STEP(xml_scan_name(scan));
	return xml_scan_text(scan, ";");
}

/* ---- What stands before the outermost element, most of all ---- */

enum xml_scanned xml_scan_instruction(struct xml_scan *scan, const char **name_end_ret) {
	STEP(xml_scan_text(scan, "<?"));
	STEP(xml_scan_name(scan));
	*name_end_ret = scan->at;
	if (xml_is_space(*scan->at)) /* a name ends before a byte that is there */
		return xml_scan_through(scan, "?>");
	return xml_scan_text(scan, "?>");
}

static enum xml_scanned scan_apart(struct xml_scan *scan) {
	if (xml_scan_spaces(scan))
		return SCAN_DONE;
	return scan->at == scan->end ? SCAN_MORE : SCAN_BAD;
}

/* The addresses of another file, `number` of them behind a word. */
static enum xml_scanned scan_addresses(struct xml_scan *scan, const char *word, int number) {
	STEP(xml_scan_text(scan, word));
	while (number-- > 0) {
		STEP(scan_apart(scan));
		STEP(xml_scan_literal(scan));
	}
	return SCAN_DONE;
}

enum xml_scanned xml_scan_doctype(struct xml_scan *scan, bool *external_ret) {
	STEP(xml_scan_text(scan, "<!DOCTYPE"));
	STEP(scan_apart(scan));
	STEP(xml_scan_name(scan));
	*external_ret =
	    xml_scan_spaces(scan) && scan->at < scan->end && (*scan->at == 'S' || *scan->at == 'P');
	if (*external_ret && *scan->at == 'S')
		STEP(scan_addresses(scan, "SYSTEM", 1));
	else if (*external_ret)
		STEP(scan_addresses(scan, "PUBLIC", 2));
	xml_scan_spaces(scan);
	if (scan->at == scan->end)
		return SCAN_MORE;
	return *scan->at == '[' || *scan->at == '>' ? SCAN_DONE : SCAN_BAD;
}

/* ---- Tags ---- */

static enum xml_scanned scan_value(struct xml_scan *scan) {
	if (scan->at == scan->end)
		return SCAN_MORE;
	char quote = *scan->at;
	if (quote != '"' && quote != '\'')
		return SCAN_BAD;
	for (scan->at++; scan->at < scan->end && *scan->at != quote;) {
		if (*scan->at == '&')
			STEP(xml_scan_reference(scan));
		else
			STEP(scan_any_but(scan, "<"));
	}
	if (scan->at == scan->end)
		return SCAN_MORE;
	scan->at++;
	return SCAN_DONE;
}

enum xml_scanned xml_scan_begin_tag(struct xml_scan *scan) {
	STEP(xml_scan_text(scan, "<"));
	STEP(xml_scan_name(scan));
	for (;;) {
		bool apart = xml_scan_spaces(scan);
		if (scan->at == scan->end)
			return SCAN_MORE;
		if (*scan->at == '/')
			return xml_scan_text(scan, "/>");
		if (*scan->at == '>' || !apart)
			return xml_scan_text(scan, ">");
		STEP(xml_scan_name(scan));
		xml_scan_spaces(scan);
		STEP(xml_scan_text(scan, "="));
		xml_scan_spaces(scan);
		STEP(scan_value(scan));
	}
}

enum xml_scanned xml_scan_end_tag(struct xml_scan *scan) {
	STEP(xml_scan_text(scan, "</"));
	STEP(xml_scan_name(scan));
	xml_scan_spaces(scan);
	return xml_scan_text(scan, ">");
}
