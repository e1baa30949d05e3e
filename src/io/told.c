#include "io/told.h"

void nonet_told_clear(struct nonet_told *told_ret, int size) {
	nonet_puzzle_clear(&told_ret->puzzle, size);
	told_ret->line = 1;
	told_ret->form = NONET_FORM_LINE;
	told_ret->words_nbytes = 0;
}

static bool is_blank(char byte) {
	return (unsigned char)byte <= ' ' || byte == 0x7F;
}

/* How much of the text is kept when there is room for so many bytes: no part of a character. */
static size_t cut(const char *text, size_t nbytes, size_t room) {
	if (nbytes <= room)
		return nbytes;
	while (room > 0 && ((unsigned char)text[room] & 0xC0) == 0x80)
		room--;
	return room;
}

void nonet_told_set_word(struct nonet_told *told, const char **word, const char *text,
                         size_t nbytes) {
	for (; nbytes > 0 && is_blank(*text); nbytes--)
		text++;
	while (nbytes > 0 && is_blank(text[nbytes - 1]))
		nbytes--;
	*word = NULL;
	size_t room = NONET_TOLD_WORDS - told->words_nbytes;
	if (nbytes == 0 || room < 2)
		return;
	char *copy = told->words + told->words_nbytes;
	nbytes = cut(text, nbytes, room - 1);
	for (size_t i = 0; i < nbytes; i++)
		copy[i] = is_blank(text[i]) && text[i] != '\n' ? ' ' : text[i];
	copy[nbytes] = '\0';
	told->words_nbytes += nbytes + 1;
	*word = copy;
}

bool nonet_told_is_noted(const struct nonet_told *told) {
	const struct nonet_puzzle *puzzle = &told->puzzle;
	bool any = false;
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		if (puzzle->value[cell] == 0 && puzzle->marks[cell] == 0)
			return false;
		any |= puzzle->marks[cell] != 0;
	}
	return any;
}
