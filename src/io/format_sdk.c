/* The .sdk files of SadMan Software and of SudoCue. */
#include "io/format.h"
#include "io/symbols.h"

static void put_word(struct nonet_buffer *text, const char *tag, const char *word) {
	if (!word)
		return;
	nonet_buffer_add_text(text, tag);
	nonet_symbols_put_words(text, word);
	nonet_buffer_add(text, "\n", 1);
}

static void put_words(struct nonet_buffer *text, const struct nonet_words *words) {
	put_word(text, "#A", words->author);
	put_word(text, "#D", words->title);
	put_word(text, "#C", words->comment);
	put_word(text, "#B", words->date);
	put_word(text, "#S", words->source);
	put_word(text, "#L", words->level);
}

static bool has_put_in(const struct nonet_puzzle *puzzle) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (puzzle->value[cell] && !puzzle->given[cell])
			return true;
	return false;
}

static void put_sadman(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                       uint64_t index) {
	uint8_t clues[NONET_CELLS];
	(void)index;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		clues[cell] = puzzle->given[cell] ? puzzle->value[cell] : 0;
	put_words(text, &puzzle->words);
	nonet_buffer_add_text(text, "[Puzzle]\n");
	nonet_symbols_put_rows(text, clues, '.', "\n");
	if (!has_put_in(puzzle))
		return;
	nonet_buffer_add_text(text, "[State]\n");
	nonet_symbols_put_rows(text, puzzle->value, '.', "\n");
}

/* A single line of these could be any comment. */
static bool has_one_word(const struct nonet_words *words) {
	return (words->author != NULL) + (words->title != NULL) + (words->comment != NULL) +
	           (words->date != NULL) + (words->source != NULL) + (words->level != NULL) ==
	       1;
}

static void put_sudocue(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                        uint64_t index) {
	(void)index;
	put_words(text, &puzzle->words);
	if (has_one_word(&puzzle->words))
		nonet_buffer_add_text(text, "#C\n");
	nonet_symbols_put_rows(text, puzzle->value, '.', "\n");
}

enum {
	WORDS = NONET_HOLDS_AUTHOR | NONET_HOLDS_TITLE | NONET_HOLDS_COMMENT | NONET_HOLDS_DATE |
	        NONET_HOLDS_SOURCE | NONET_HOLDS_LEVEL
};

const struct nonet_format_row nonet_format_sadman = {
    .format = {.name = "sadman",
               .extension = ".sdk",
               .form = NONET_FORM_SECTIONS,
               .description = N_("SadMan's [Puzzle] and [State] with words about the puzzle"),
               .holds = WORDS | NONET_HOLDS_GIVENS,
               .reads = true,
               .writes = true},
    .put = put_sadman};

const struct nonet_format_row nonet_format_sudocue = {
    .format = {.name = "sudocue",
               .extension = ".sdk",
               .form = NONET_FORM_GRID,
               .description = N_("SudoCue's nine rows with words about the puzzle above"),
               .holds = WORDS,
               .reads = true,
               .writes = true},
    .put = put_sudocue};
