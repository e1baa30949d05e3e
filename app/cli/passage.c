#include "cli/passage.h"
#include "common/language.h"

#include <ctype.h>
#include <string.h>

/* How many bytes of a frame's drawing stand here: 0 or 1, or 3 for U+2500 to U+257F in UTF-8. */
static size_t frame_length(const char *at) {
	if (at[0] != '\0' && strchr("+-=*|[](){}, \t", at[0]))
		return 1;
	bool is_box_drawing = at[0] == '\xE2' && (at[1] == '\x94' || at[1] == '\x95') && at[2] != '\0';
	return is_box_drawing ? 3 : 0;
}

bool passage_is_frame(const char *line) {
	const char *at = line;
	while (frame_length(at) > 0)
		at += frame_length(at);
	/* Nine of the signs that are also blanks are a row, and so are the commas between them. */
	bool is_row = strlen(line) == 9 && strspn(line, "-*") == 9;
	bool is_comma_row = strcmp(line, ",,,,,,,,") == 0;
	return *line != '\0' && *at == '\0' && !is_row && !is_comma_row;
}

bool passage_next_line(const struct passage *passage, size_t *at, char line_ret[TALK_LINE_SIZE]) {
	while (*at < passage->nbytes) {
		const char *line = passage->text + *at;
		size_t length = strcspn(line, "\r\n");
		*at += length + (line[length] != '\0');
		while (length > 0 && isspace((unsigned char)line[length - 1]))
			length--;
		if (length >= TALK_LINE_SIZE)
			length = TALK_LINE_SIZE - 1;
		memcpy(line_ret, line, length);
		line_ret[length] = '\0';
		if (length > 0 && !passage_is_frame(line_ret))
			return true;
	}
	return false;
}

static void take_items(struct nonet_reader *reader, struct passage *passage) {
	struct nonet_item item;
	enum nonet_status status;
	while ((status = nonet_reader_next(reader, &item)) == NONET_OK || status == NONET_SYNTAX) {
		if (status == NONET_OK && passage->npuzzles++ == 0)
			passage->board = item.board;
		if (status == NONET_SYNTAX && !passage->wrong) {
			passage->wrong = true;
			passage->error = item.error;
		}
	}
}

static void keep_text(struct passage *passage, const char *raw) {
	size_t nbytes = strlen(raw);
	if (nbytes >= PASSAGE_SIZE - passage->nbytes)
		return;
	memcpy(passage->text + passage->nbytes, raw, nbytes + 1);
	passage->nbytes += nbytes;
}

/* Whether the text is more than a row and ends within the brackets of a list. */
static bool is_open_list(const struct passage *passage) {
	int depth = 0, ndigits = 0;
	for (const char *at = passage->text; *at; at++) {
		depth += strchr("[{(", *at) != NULL;
		depth -= strchr("]})", *at) != NULL;
		ndigits += isdigit((unsigned char)*at) != 0;
	}
	return depth > 0 && ndigits > 9;
}

static bool ask_rest(struct talk *talk, const struct passage *passage) {
	char line[TALK_LINE_SIZE];
	return passage->npuzzles == 0 && is_open_list(passage) &&
	       talk_ask(talk, _("The list goes on: "), line) && *line;
}

void passage_read(struct talk *talk, struct passage *passage_ret) {
	char line[TALK_LINE_SIZE];
	size_t at = 0;
	memset(passage_ret, 0, sizeof *passage_ret);
	nonet_reader_reset(talk->reader);
	do {
		keep_text(passage_ret, talk->raw);
		nonet_reader_feed(talk->reader, talk->raw, strlen(talk->raw));
		take_items(talk->reader, passage_ret);
	} while (talk_more_waits() ? talk_read(talk) : ask_rest(talk, passage_ret));
	nonet_reader_finish(talk->reader);
	take_items(talk->reader, passage_ret);
	while (passage_next_line(passage_ret, &at, line))
		passage_ret->nlines++;
}

bool passage_take_puzzle(struct output *output, const struct passage *passage,
                         struct nonet_board *board_ret) {
	if (passage->npuzzles > 1)
		output_say(output, "These are %d puzzles; I take the first.", passage->npuzzles);
	if (passage->npuzzles > 0)
		*board_ret = passage->board;
	return passage->npuzzles > 0;
}
