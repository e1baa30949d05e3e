#include "io/json_kind.h"

#ifdef NONET_HAVE_JANSSON

#include <string.h>

static const struct nonet_json_kind *const kinds[] = {&nonet_json_answer,   &nonet_json_nonet,
                                                      &nonet_json_gnome,    &nonet_json_coach,
                                                      &nonet_json_fpuzzles, &nonet_json_sudokupad};

const struct nonet_json_kind *nonet_json_kind_of(const json_t *root) {
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
		if (kinds[i]->matches(root))
			return kinds[i];
	return NULL;
}

static bool contains(const char *text, size_t nbytes, const char *mark) {
	size_t length = strlen(mark);
	for (size_t at = 0; at + length <= nbytes; at++)
		if (memcmp(text + at, mark, length) == 0)
			return true;
	return false;
}

bool nonet_json_is_meant(const char *text, size_t nbytes) {
	enum { FIRST = 4096 };
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
		if (contains(text, nbytes < FIRST ? nbytes : FIRST, kinds[i]->mark))
			return true;
	return false;
}

void nonet_json_set_word(struct nonet_told *told, const char **word, const json_t *root,
                         const char *name) {
	size_t nbytes;
	const char *text = nonet_json_string(json_object_get(root, name), &nbytes);
	if (text)
		nonet_told_set_word(told, word, text, nbytes);
}

#endif
