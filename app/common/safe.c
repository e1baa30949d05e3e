#include "common/safe.h"
#include "common/term.h"

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

void safe_note(const char *format, va_list arguments) {
	char line[LINE_SIZE];
	vsnprintf(line, sizeof line, format, arguments);
	size_t length = strlen(line);
	for (size_t i = 0; i < length; i++)
		fputc(safe_byte(line, length, i), stderr);
	fputc('\n', stderr);
}
