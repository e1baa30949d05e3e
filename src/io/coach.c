#include "io/coach.h"
#include "io/json_kind.h"

#include <string.h>

#if defined(NONET_HAVE_ZLIB) && defined(NONET_HAVE_JANSSON)
#define IS_BUILT true
#include <zlib.h>
#else
#define IS_BUILT false
#endif

static const char any_version[] = "SCv";
static const char version_7[] = "SCv7_32_";

static bool begins_with(const struct nonet_cursor *from, const char *text) {
	size_t length = strlen(text);
	return from->end - from->at >= length &&
	       memcmp(from->line->bytes + from->at, text, length) == 0;
}

#if IS_BUILT

/* As much JSON as a game has, with room for what is not read. */
enum { PACKED_LIMIT = NONET_LINE_LIMIT / 8 * 5, UNPACKED_LIMIT = 1 << 16 };

/* -1 for what is no digit of base 32. */
static int value_of(unsigned char byte) {
	if (byte >= '0' && byte <= '9')
		return byte - '0';
	return byte >= 'a' && byte <= 'v' ? byte - 'a' + 10 : -1;
}

/* The bytes that the digits from the cursor on are, up to a space or the end: how many, or SIZE_MAX
 * with the cursor on what is no digit. */
static size_t decode(struct nonet_cursor *from, unsigned char packed[PACKED_LIMIT]) {
	size_t nbytes = 0;
	uint32_t bits = 0, nbits = 0;
	for (; from->glyph.folded != NONET_FOLD_END && !nonet_cursor_in(from, NONET_SET_SPACE);
	     nonet_cursor_step(from)) {
		int value = from->glyph.code < 0x80 ? value_of((unsigned char)from->glyph.code) : -1;
		if (value < 0)
			return SIZE_MAX;
		bits = (bits << 5 | (uint32_t)value) & 0xFFF;
		nbits += 5;
		if (nbits >= 8) {
			nbits -= 8;
			packed[nbytes++] = (unsigned char)(bits >> nbits);
		}
	}
	return nbytes;
}

/* What was packed, as much as fits: how many bytes; SIZE_MAX when it is not whole, or more. */
static size_t unpack(const unsigned char *packed, size_t packed_nbytes, char text[UNPACKED_LIMIT]) {
	uLongf nbytes = UNPACKED_LIMIT;
	int result = uncompress((Bytef *)text, &nbytes, packed, (uLong)packed_nbytes);
	return result == Z_OK ? (size_t)nbytes : SIZE_MAX;
}

static bool read_game(const char *text, size_t nbytes, struct nonet_told *told_ret,
                      struct nonet_error *error_ret) {
	json_t *value;
	enum nonet_status status = nonet_json_load(text, nbytes, &value, error_ret);
	if (status == NONET_NO_MEMORY)
		nonet_error_say(error_ret, nonet_status_text(status), NULL);
	if (status != NONET_OK)
		return false;
	bool good = nonet_json_coach.read(value, told_ret, error_ret);
	json_decref(value);
	return good;
}

static enum nonet_special read_string(struct nonet_cursor from, struct nonet_told *told_ret,
                                      struct nonet_error *fault_ret) {
	unsigned char packed[PACKED_LIMIT];
	char text[UNPACKED_LIMIT];
	struct nonet_error inner;
	struct nonet_cursor first = from;
	for (size_t i = 0; i < sizeof version_7 - 1; i++)
		nonet_cursor_step(&from);
	size_t nbytes = decode(&from, packed);
	if (nbytes == SIZE_MAX) {
		nonet_fault_found(fault_ret, &from, N_("a string of sudoku.coach in digits 0-9 and a-v"));
		return NONET_SPECIAL_FAULT;
	}
	nbytes = unpack(packed, nbytes, text);
	if (nbytes == SIZE_MAX) {
		nonet_fault(fault_ret, &first,
		            N_("found a string of sudoku.coach that cannot be unpacked; expected a whole "
		               "one"),
		            NULL);
		return NONET_SPECIAL_FAULT;
	}
	if (read_game(text, nbytes, told_ret, &inner)) {
		told_ret->line = first.line->number;
		return NONET_SPECIAL_PUZZLE;
	}
	nonet_fault_place(&inner, &first);
	*fault_ret = inner;
	return NONET_SPECIAL_FAULT;
}

#else

static enum nonet_special read_string(struct nonet_cursor from, struct nonet_told *told_ret,
                                      struct nonet_error *fault_ret) {
	(void)told_ret;
	nonet_fault(fault_ret, &from,
	            N_("found a string of sudoku.coach; this build lacks zlib or jansson to read it"),
	            NULL);
	return NONET_SPECIAL_FAULT;
}

#endif

enum nonet_special nonet_coach_read(struct nonet_cursor from, struct nonet_told *told_ret,
                                    struct nonet_error *fault_ret) {
	if (!begins_with(&from, any_version))
		return NONET_SPECIAL_NONE;
	if (begins_with(&from, version_7))
		return read_string(from, told_ret, fault_ret);
	const unsigned char *number = from.line->bytes + from.at + sizeof any_version - 1;
	size_t rest = from.end - from.at - (sizeof any_version - 1);
	if (rest == 0 || number[0] < '0' || number[0] > '9')
		return NONET_SPECIAL_NONE;
	nonet_fault(fault_ret, &from,
	            N_("found a string of sudoku.coach in a version not known; expected SCv7_32_"),
	            NULL);
	return NONET_SPECIAL_FAULT;
}
