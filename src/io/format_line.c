/* Formats with a puzzle on each line. */
#include "io/format.h"
#include "io/symbols.h"

#include <string.h>

/* The comment behind the cells. The reader takes off brackets around it, so that one that has them
 * gets others. */
static void put_comment(struct nonet_buffer *text, const char *comment) {
	size_t nbytes = strlen(comment);
	bool bracketed = strchr("[{(", comment[0]) && strchr("]})", comment[nbytes - 1]);
	nonet_buffer_add_text(text, bracketed ? " # (" : " # ");
	nonet_symbols_put_words(text, comment);
	nonet_buffer_add_text(text, bracketed ? ")" : "");
}

static void put_line(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	nonet_symbols_put_cells(text, puzzle, puzzle->value, '.');
	if (puzzle->words.comment)
		put_comment(text, puzzle->words.comment);
	nonet_buffer_add(text, "\n", 1);
}

static void put_zeros(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                      uint64_t index) {
	(void)index;
	nonet_symbols_put_cells(text, puzzle, puzzle->value, '0');
	nonet_buffer_add(text, "\n", 1);
}

const struct nonet_format_row nonet_format_line = {
    .format = {.name = "line",
               .extension = ".txt",
               .form = NONET_FORM_LINE,
               .description =
                   N_("81 characters on a line, '.' for a blank; other sizes with letters "
                      "above 9"),
               .stand_in = "invalid",
               .holds = NONET_HOLDS_COMMENT | NONET_HOLDS_SIZES | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_line};

const struct nonet_format_row nonet_format_zeros = {
    .format = {.name = "zeros",
               .form = NONET_FORM_LINE,
               .description = N_("81 digits on a line, 0 for a blank"),
               .stand_in = "invalid",
               .holds = NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_zeros};

static void put_sdm(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	nonet_symbols_put_cells(text, puzzle, puzzle->value, '0');
	nonet_buffer_add(text, "\r\n", 2);
}

const struct nonet_format_row nonet_format_sdm = {
    .format = {.name = "sdm",
               .extension = ".sdm",
               .form = NONET_FORM_LINE,
               .description = N_("a collection for SudoCue and others: 81 digits on a line, CR LF"),
               .stand_in = "invalid\r",
               .holds = NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_sdm};
