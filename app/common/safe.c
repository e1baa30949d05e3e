#include "common/safe.h"
#include "common/term.h"
#include "common/wrap.h"

#include <stdio.h>
#include <string.h>

enum { LINE_SIZE = 8001 };

/* U+0080 to U+009F, of two bytes in UTF-8. */
static bool is_high_control(const char *text) {
	unsigned char first = (unsigned char)text[0], second = (unsigned char)text[1];
	return first == 0xC2 && second >= 0x80 && second < 0xA0;
}

char safe_byte(const char *text, size_t nbytes, size_t at) {
	unsigned char byte = (unsigned char)text[at];
	bool control = byte < 0x20 || byte == 0x7F || (byte > 0x7F && !term_reads_unicode()) ||
	               (at + 1 < nbytes && is_high_control(text + at)) ||
	               (at > 0 && is_high_control(text + at - 1));
	return control ? '?' : text[at];
}

static void write_lines(const char *text, size_t length) {
	const struct term term = term_of(stderr, TERM_COLOR_NEVER);
	const char *end = text + length;
	struct wrap_line line;
	if (length == 0 || !term.is_terminal) {
		fprintf(stderr, "%s\n", text);
		return;
	}
	while (wrap_next_line(&text, end, term.width, 0, &line))
		fprintf(stderr, "%.*s\n", line.nbytes, line.bytes);
}

void safe_note(const char *format, va_list arguments) {
	char line[LINE_SIZE], safe[LINE_SIZE];
	vsnprintf(line, sizeof line, format, arguments);
	size_t length = strlen(line);
	for (size_t i = 0; i < length; i++)
		safe[i] = safe_byte(line, length, i);
	safe[length] = '\0';
	write_lines(safe, length);
}
