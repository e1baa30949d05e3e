#include "io/route.h"

#include "io/json_reader.h"
#include "io/text.h"

#include <string.h>

/* So many cells together are meant to be a puzzle. */
enum { LONGEST_GROUP = 27 };

static const char byte_order_mark[] = "\xEF\xBB\xBF";
/* A tag in UTF-16, of either order of bytes, behind a byte order mark. */
static const char wide_tags[2][4] = {{'\xFF', '\xFE', '<', '\0'}, {'\xFE', '\xFF', '\0', '<'}};

static bool is_line_end(char byte) {
	return byte == '\n' || byte == '\r';
}

static bool is_space(char byte) {
	return byte == ' ' || byte == '\t' || is_line_end(byte);
}

static size_t skip_spaces(const char *bytes, size_t nbytes, size_t at) {
	while (at < nbytes && is_space(bytes[at]))
		at++;
	return at;
}

/* Where the text begins, behind a byte order mark and spaces; nbytes when that is not to be seen.
 */
static size_t find_begin(const char *bytes, size_t nbytes) {
	size_t mark = nbytes < 3 ? nbytes : 3;
	bool marked = memcmp(bytes, byte_order_mark, mark) == 0;
	if (marked && nbytes < 3)
		return nbytes;
	return skip_spaces(bytes, nbytes, marked ? 3 : 0);
}

static size_t find_line_end(const char *bytes, size_t nbytes, size_t at) {
	while (at < nbytes && !is_line_end(bytes[at]))
		at++;
	return at;
}

static bool has_string_of_cells(const char *bytes, size_t begin, size_t end) {
	int length = 0;
	for (size_t at = begin; at < end && length <= LONGEST_GROUP; at++)
		length = nonet_cell_value((uint8_t)bytes[at]) >= 0 ? length + 1 : 0;
	return length > LONGEST_GROUP;
}

static enum nonet_route route_of_object(const char *bytes, size_t nbytes, bool whole,
                                        size_t begin) {
	whole |= nbytes >= NONET_LINE_LIMIT;
	size_t key = skip_spaces(bytes, nbytes, begin + 1);
	if (key == nbytes)
		return whole ? NONET_ROUTE_TEXT : NONET_ROUTE_UNKNOWN;
	if (bytes[key] != '"')
		return NONET_ROUTE_TEXT;
	size_t end = find_line_end(bytes, nbytes, key);
	if (end == nbytes && !whole)
		return NONET_ROUTE_UNKNOWN;
	if (nonet_json_line_begins(bytes + begin, find_line_end(bytes, nbytes, begin) - begin))
		return NONET_ROUTE_TEXT;
	bool meant = nonet_json_text_is_meant(bytes + key, end - key);
	return !meant && has_string_of_cells(bytes, key, end) ? NONET_ROUTE_TEXT : NONET_ROUTE_JSON;
}

static bool is_name_character(uint8_t byte) {
	return nonet_is_letter(byte) || (byte >= '0' && byte <= '9') || byte == '_' || byte == '-' ||
	       byte == '.' || byte == ':';
}

/* A declaration, a document type, a comment, or an element with a name and what may follow that;
 * anything else is a slip in a line. */
static enum nonet_route route_of_tag(const char *bytes, size_t nbytes, bool whole, size_t begin) {
	size_t at = begin + 1;
	if (at < nbytes && (bytes[at] == '?' || bytes[at] == '!'))
		return NONET_ROUTE_XML;
	if (at < nbytes && !nonet_is_letter((uint8_t)bytes[at]))
		return NONET_ROUTE_TEXT;
	while (at < nbytes && is_name_character((uint8_t)bytes[at]))
		at++;
	if (at == nbytes)
		return whole || nbytes >= NONET_LINE_LIMIT ? NONET_ROUTE_TEXT : NONET_ROUTE_UNKNOWN;
	bool fits = is_space(bytes[at]) || bytes[at] == '>' || bytes[at] == '/';
	return fits ? NONET_ROUTE_XML : NONET_ROUTE_TEXT;
}

static bool is_wide_tag(const char *bytes, size_t nbytes) {
	return memcmp(bytes, wide_tags[0], nbytes) == 0 || memcmp(bytes, wide_tags[1], nbytes) == 0;
}

enum nonet_route nonet_route_of(const char *bytes, size_t nbytes, bool whole, size_t *begin_ret) {
	if (nbytes > 0 && is_wide_tag(bytes, nbytes < 4 ? nbytes : 4)) {
		*begin_ret = 0;
		return nbytes >= 4 ? NONET_ROUTE_XML : whole ? NONET_ROUTE_TEXT : NONET_ROUTE_UNKNOWN;
	}
	size_t begin = nbytes > 0 ? find_begin(bytes, nbytes) : 0;
	*begin_ret = begin;
	if (begin == nbytes)
		return whole || nbytes >= NONET_LINE_LIMIT ? NONET_ROUTE_TEXT : NONET_ROUTE_UNKNOWN;
	if (bytes[begin] == '<')
		return route_of_tag(bytes, nbytes, whole, begin);
	return bytes[begin] == '{' ? route_of_object(bytes, nbytes, whole, begin) : NONET_ROUTE_TEXT;
}
