#include "cli/paragraphs.h"

#include <string.h>

struct flow {
	struct output *output;
	int width, indent, column;
	bool begun; /* the line has a word */
};

/* Writes the words of one line of text. */
static void write_words(struct flow *flow, const char *text, int nbytes) {
	while (nbytes > 0) {
		const char *space = memchr(text, ' ', (size_t)nbytes);
		int length = space ? (int)(space - text) : nbytes;
		if (flow->begun && flow->column + 1 + length > flow->width) {
			output_print(flow->output, "\n%*s", flow->indent, "");
			flow->column = flow->indent;
			flow->begun = false;
		}
		output_print(flow->output, "%s%.*s", flow->begun ? " " : "", length, text);
		flow->column += flow->begun + length;
		flow->begun = true;
		length += space != NULL;
		text += length;
		nbytes -= length;
	}
}

/* The line after one of `length` bytes. */
static const char *next_line(const char *text, int length) {
	return text + length + (text[length] != '\0');
}

const char *paragraphs_write_one(struct output *output, const char *text, int width, int indent,
                                 int column) {
	struct flow flow = {output, width, indent, column, false};
	while (*text && *text != '\n' && *text != ' ') {
		int length = (int)strcspn(text, "\n");
		write_words(&flow, text, length);
		text = next_line(text, length);
	}
	output_print(output, "\n");
	return text;
}

void paragraphs_write(struct output *output, const char *text, int width) {
	while (*text) {
		int length = (int)strcspn(text, "\n");
		if (length > 0 && *text != ' ') {
			text = paragraphs_write_one(output, text, width, 0, 0);
		} else {
			output_print(output, "%.*s\n", length, text);
			text = next_line(text, length);
		}
	}
}

void paragraphs_write_lines(struct output *output, const char *text, int width) {
	while (*text) {
		int length = (int)strcspn(text, "\n");
		int indent = (int)strspn(text, " ");
		struct flow flow = {output, width, indent, indent, false};
		output_print(output, "%*s", indent, "");
		write_words(&flow, text + indent, length - indent);
		output_print(output, "\n");
		text = next_line(text, length);
	}
}
