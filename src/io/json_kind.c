#include "io/json_kind.h"

#include <string.h>

/* Names of members that only objects of one of the kinds have. */
static const char *const marks[] = {"\"nonet\"", "\"difficulty_category\"", "\"givenDigits\"",
                                    "\"ruleset\"", "\"cellSize\""};

static bool contains(const char *text, size_t nbytes, const char *mark) {
	size_t length = strlen(mark);
	for (size_t at = 0; at + length <= nbytes; at++)
		if (memcmp(text + at, mark, length) == 0)
			return true;
	return false;
}

bool nonet_json_is_meant(const char *text, size_t nbytes) {
	enum { FIRST = 4096 };
	for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
		if (contains(text, nbytes < FIRST ? nbytes : FIRST, marks[i]))
			return true;
	return false;
}

#ifdef NONET_HAVE_JANSSON

static const struct nonet_json_kind *const kinds[] = {&nonet_json_answer,   &nonet_json_nonet,
                                                      &nonet_json_gnome,    &nonet_json_coach,
                                                      &nonet_json_fpuzzles, &nonet_json_sudokupad};

const struct nonet_json_kind *nonet_json_kind_of(const json_t *root) {
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
		if (kinds[i]->matches(root))
			return kinds[i];
	return NULL;
}

void nonet_json_set_word(struct nonet_told *told, const char **word, const json_t *root,
                         const char *name) {
	size_t nbytes;
	const char *text = nonet_json_string(json_object_get(root, name), &nbytes);
	if (text)
		nonet_told_set_word(told, word, text, nbytes);
}

#endif
