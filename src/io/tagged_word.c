#include "io/tagged_word.h"

#include <string.h>

static void set_solution(struct nonet_puzzle *puzzle, const char *text) {
	size_t ncells = (size_t)puzzle->size * puzzle->size;
	if (puzzle->size > 9 || strlen(text) != ncells)
		return;
	for (size_t cell = 0; cell < ncells; cell++)
		if (text[cell] < '1' || text[cell] > '0' + puzzle->size)
			return;
	for (size_t cell = 0; cell < ncells; cell++)
		puzzle->solution[cell] = (uint8_t)(text[cell] - '0');
}

bool nonet_tagged_word(struct nonet_told *told, const char *text) {
	const char *colon = strchr(text, ':');
	size_t tag = colon ? (size_t)(colon - text) : 0;
	if (tag == 0 || strcspn(text, " \n") < tag)
		return false;
	struct nonet_words *words = &told->puzzle.words;
	const struct {
		const char *tag;
		const char **word;
	} tags[] = {{"title", &words->title}, {"author", &words->author}, {"rules", &words->rules}};
	const char *value = colon + 1 + strspn(colon + 1, " \n");
	for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
		if (strlen(tags[i].tag) == tag && memcmp(text, tags[i].tag, tag) == 0 && !*tags[i].word)
			nonet_told_set_word(told, tags[i].word, value, strlen(value));
	if (tag == strlen("solution") && memcmp(text, "solution", tag) == 0)
		set_solution(&told->puzzle, value);
	return true;
}
