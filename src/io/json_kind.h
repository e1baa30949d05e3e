/* The kinds of JSON that hold a puzzle. */
#ifndef NONET_IO_JSON_KIND_H
#define NONET_IO_JSON_KIND_H

#include "io/json_text.h"
#include "io/told.h"

/* Whether a text, good JSON or not, was meant to be of one of the kinds. */
bool nonet_json_is_meant(const char *text, size_t nbytes);

#ifdef NONET_HAVE_JANSSON

struct nonet_json_kind {
	/* Whether the value is plainly meant to be of this kind. */
	bool (*matches)(const json_t *root);
	/* Makes the puzzle of such a value; told_ret was cleared. False with the reason: no places are
	 * known inside the value, so that the error has that of its beginning (nonet_json_fault). */
	bool (*read)(const json_t *root, struct nonet_told *told_ret, struct nonet_error *error_ret);
};

extern const struct nonet_json_kind nonet_json_answer, nonet_json_nonet, nonet_json_gnome,
    nonet_json_coach, nonet_json_fpuzzles, nonet_json_sudokupad;

/* The kind of a value; NULL when it is none that is read. */
const struct nonet_json_kind *nonet_json_kind_of(const json_t *root);

/* Keeps the text of an object's member as a word of the puzzle; other values are none. */
void nonet_json_set_word(struct nonet_told *told, const char **word, const json_t *root,
                         const char *name);

#endif
#endif
