#include "io/json_write.h"

#include "io/escape.h"

#include <stdio.h>

void nonet_json_put_number(struct nonet_buffer *text, int number) {
	char digits[12];
	snprintf(digits, sizeof digits, "%d", number);
	nonet_buffer_add_text(text, digits);
}

void nonet_json_put_name(struct nonet_buffer *text, const char *name) {
	if (text->length > 0 && text->bytes[text->length - 1] != '{')
		nonet_buffer_add_text(text, ",");
	nonet_buffer_add_text(text, "\"");
	nonet_buffer_add_text(text, name);
	nonet_buffer_add_text(text, "\":");
}

void nonet_json_put_word(struct nonet_buffer *text, const char *name, const char *word) {
	if (!word)
		return;
	nonet_json_put_name(text, name);
	nonet_escape_json(text, word);
}

void nonet_json_put_digits(struct nonet_buffer *text, const char *name, uint32_t digits) {
	if (digits == 0)
		return;
	nonet_json_put_name(text, name);
	const char *between = "[";
	for (int digit = 1; digits != 0; digit++, digits >>= 1) {
		if (!(digits & 1))
			continue;
		nonet_buffer_add_text(text, between);
		nonet_json_put_number(text, digit);
		between = ",";
	}
	nonet_buffer_add_text(text, "]");
}

void nonet_json_put_grid(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                         void (*put)(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                                     int cell)) {
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		bool row_begins = cell % puzzle->size == 0;
		nonet_buffer_add_text(text, cell == 0 ? "[[{" : row_begins ? "],[{" : ",{");
		put(text, puzzle, cell);
		nonet_buffer_add_text(text, "}");
	}
	nonet_buffer_add_text(text, "]]");
}

unsigned nonet_json_loses_marks(const struct nonet_puzzle *puzzle) {
	for (int cell = 0; puzzle->complete && cell < puzzle->size * puzzle->size; cell++)
		if (puzzle->value[cell] == 0 && puzzle->marks[cell] == 0)
			return NONET_HOLDS_MARKS;
	return 0;
}
