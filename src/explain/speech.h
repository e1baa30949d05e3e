/* A text made of templates: the one layer through which every sentence goes.
 *
 * What fills a template, such as the list of some cells, is text that belongs to the speech and
 * stays until its end. Where memory ran out, texts are empty and the speech as a whole is given up.
 */
#ifndef NONET_EXPLAIN_SPEECH_H
#define NONET_EXPLAIN_SPEECH_H

#include "base/buffer.h"

#include <nonet/explain.h>

enum nonet_message {
#define NONET_MESSAGE(id, english) NONET_MESSAGE_##id,
#define NONET_MESSAGE_COUNTED(id, english, plural) NONET_MESSAGE_##id,
#include "explain/message_list.h"
#undef NONET_MESSAGE
#undef NONET_MESSAGE_COUNTED
	NONET_MESSAGE_COUNT
};

struct nonet_message_text {
	const char *english, *plural; /* plural may be NULL */
};

extern const struct nonet_message_text nonet_message_texts[NONET_MESSAGE_COUNT];

struct nonet_scrap;

struct nonet_speech {
	struct nonet_wording wording;
	struct nonet_buffer text;
	struct nonet_scrap *scraps; /* texts that fill templates */
	bool no_memory;
};

/* Fills the place {name} of a template. */
struct nonet_fill {
	const char *name;
	const char *text;
};

/* The fills of one template. */
#define NONET_FILLS(...) ((const struct nonet_fill[]){__VA_ARGS__, {NULL, NULL}})

void nonet_speech_start(struct nonet_speech *speech, const struct nonet_wording *wording);

/* Ends the speech. NONET_OK with its text, which is then the caller's, or NONET_NO_MEMORY. */
enum nonet_status nonet_speech_finish(struct nonet_speech *speech, char **text_ret);

/* A text without places in the language of the speech. */
const char *nonet_speech_translated(const struct nonet_speech *speech, const char *english);

/* A copy that belongs to the speech. */
const char *nonet_speech_keep(struct nonet_speech *speech, const char *text);

/* A filled template. `count` chooses among singular and plural; `fills` may be NULL. */
const char *nonet_speech_form(struct nonet_speech *speech, enum nonet_message message,
                              unsigned long count, const struct nonet_fill *fills);

/* Adds a filled template to the text, after a space unless it begins a line. */
void nonet_say(struct nonet_speech *speech, enum nonet_message message,
               const struct nonet_fill *fills);
void nonet_say_counted(struct nonet_speech *speech, enum nonet_message message, unsigned long count,
                       const struct nonet_fill *fills);

/* Adds text as it is. */
void nonet_speech_add(struct nonet_speech *speech, const char *text);

/* Begins a new line, unless one has just begun. */
void nonet_speech_break(struct nonet_speech *speech);

/* Begins a line of its own in a list: "- ". */
void nonet_speech_item(struct nonet_speech *speech);

#endif
