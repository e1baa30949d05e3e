/* Tables, and the collections that are lines of fields. */
#include "io/format.h"
#include "io/sha1.h"
#include "io/symbols.h"

#include <string.h>

static void begin_csv(struct nonet_buffer *text) {
	nonet_buffer_add_text(text, "puzzle,solution\n");
}

static void put_csv(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	nonet_symbols_put_cells(text, puzzle, puzzle->value, '0');
	nonet_buffer_add(text, ",", 1);
	if (puzzle->solution[0])
		nonet_symbols_put_cells(text, puzzle, puzzle->solution, '0');
	nonet_buffer_add(text, "\n", 1);
}

enum { BANK_HASH_NBYTES = 6, BANK_RATING_WIDTH = 4 };

static bool is_number(const char *rating) {
	return rating[strspn(rating, "0123456789.")] == '\0';
}

static unsigned lost_in_exchange(const struct nonet_puzzle *puzzle) {
	const char *rating = puzzle->words.rating;
	return rating && !is_number(rating) ? NONET_HOLDS_RATING : 0u;
}

static void put_rating(struct nonet_buffer *text, const char *rating) {
	nonet_buffer_add(text, " ", 1);
	for (size_t width = strlen(rating); width < BANK_RATING_WIDTH; width++)
		nonet_buffer_add(text, " ", 1);
	nonet_buffer_add_text(text, rating);
}

/* Twelve digits of the hash of the puzzle, the puzzle, and its rating, with which a line has 100
 * bytes. */
static void put_exchange(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                         uint64_t index) {
	static const char hexadecimal[] = "0123456789abcdef";
	char digits[NONET_CELLS];
	uint8_t hash[NONET_SHA1_NBYTES];
	(void)index;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		digits[cell] = nonet_symbol(puzzle->value[cell], '0');
	nonet_sha1(digits, sizeof digits, hash);
	for (int i = 0; i < BANK_HASH_NBYTES; i++) {
		nonet_buffer_add(text, &hexadecimal[hash[i] >> 4], 1);
		nonet_buffer_add(text, &hexadecimal[hash[i] & 15], 1);
	}
	nonet_buffer_add(text, " ", 1);
	nonet_buffer_add(text, digits, sizeof digits);
	if (puzzle->words.rating && is_number(puzzle->words.rating))
		put_rating(text, puzzle->words.rating);
	nonet_buffer_add(text, "\n", 1);
}

const struct nonet_format_row nonet_format_csv = {
    .format = {.name = "csv",
               .extension = ".csv",
               .form = NONET_FORM_TABLE,
               .description =
                   N_("puzzle,solution in a table; others by the names of their columns"),
               .stand_in = "invalid",
               .holds = NONET_HOLDS_SOLUTION | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .begin = begin_csv,
    .put = put_csv};

const struct nonet_format_row nonet_format_exchange = {
    .format = {.name = "exchange",
               .form = NONET_FORM_BANK,
               .description =
                   N_("Sudoku Exchange's puzzle bank: hash, 81 digits, rating on a line"),
               .stand_in = "invalid",
               .holds = NONET_HOLDS_RATING | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_exchange,
    .loses = lost_in_exchange};

const struct nonet_format_row nonet_format_gsf = {
    .format = {.name = "gsf",
               .form = NONET_FORM_GSF,
               .description =
                   N_("gsf's collections: numbers, 81 digits, a name, with commas between"),
               .holds = NONET_HOLDS_TITLE | NONET_HOLDS_RATING | NONET_HOLDS_MANY,
               .reads = true}};
