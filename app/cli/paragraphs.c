#include "cli/paragraphs.h"
#include "common/wrap.h"

#include <string.h>

/* Writes what is between `text` and `end` as one paragraph; in it line ends are spaces. */
static void write_between(struct output *output, const char *text, const char *end, int width,
                          int indent, int column) {
	struct wrap_line line;
	const char *gap = "";
	while (wrap_next_line(&text, end, width - column, WRAP_JOINS, &line)) {
		output_print(output, "%s", gap);
		if (*gap)
			output_print(output, "%*s", indent, "");
		for (int i = 0; i < line.nbytes; i++)
			output_bytes(output, line.bytes[i] == '\n' ? " " : line.bytes + i, 1);
		gap = "\n";
		column = indent;
	}
	output_print(output, "\n");
}

/* The line after one of `length` bytes. */
static const char *next_line(const char *text, size_t length) {
	return text + length + (text[length] != '\0');
}

const char *paragraphs_write_one(struct output *output, const char *text, int width, int indent,
                                 int column) {
	const char *begin = text, *end = text;
	while (*text && *text != '\n' && *text != ' ') {
		end = text + strcspn(text, "\n");
		text = next_line(end, 0);
	}
	write_between(output, begin, end, width, indent, column);
	return text;
}

void paragraphs_write(struct output *output, const char *text, int width) {
	while (*text) {
		size_t length = strcspn(text, "\n");
		if (length > 0 && *text != ' ') {
			text = paragraphs_write_one(output, text, width, 0, 0);
		} else {
			output_print(output, "%.*s\n", (int)length, text);
			text = next_line(text, length);
		}
	}
}

void paragraphs_write_lines(struct output *output, const char *text, int width) {
	while (*text) {
		size_t length = strcspn(text, "\n");
		int indent = (int)strspn(text, " ");
		output_print(output, "%*s", indent, "");
		write_between(output, text + indent, text + length, width, indent, indent);
		text = next_line(text, length);
	}
}
