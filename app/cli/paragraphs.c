#include "cli/paragraphs.h"
#include "common/wrap.h"

#include <string.h>

int paragraphs_width(const struct output *output) {
	enum { WIDEST = 79 };
	return output->term.width <= WIDEST ? output->term.width - 1 : WIDEST;
}

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

/* Where the last column of a row begins, after two spaces or more; the row's indent if it has only
 * one, or the last one leaves no room for words. */
static int last_column(const char *row, size_t length, int width) {
	enum { ROOM = 16 };
	size_t indent = strspn(row, " ");
	int column = (int)indent;
	for (size_t i = indent; i + 2 < length; i++)
		if (row[i] == ' ' && row[i + 1] == ' ' && row[i + 2] != ' ')
			column = wrap_columns(row, i + 2);
	return column + ROOM <= width ? column : (int)indent;
}

static void write_row(struct output *output, const char *row, size_t length, int width) {
	int begin = (int)strspn(row, " ");
	if (wrap_columns(row, length) <= width) {
		output_print(output, "%.*s\n", (int)length, row);
		return;
	}
	output_print(output, "%*s", begin, "");
	write_between(output, row + begin, row + length, width, last_column(row, length, width), begin);
}

void paragraphs_write(struct output *output, const char *text, int width) {
	while (*text) {
		size_t length = strcspn(text, "\n");
		if (length > 0 && *text != ' ') {
			text = paragraphs_write_one(output, text, width, 0, 0);
		} else {
			write_row(output, text, length, width);
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
