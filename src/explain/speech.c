#include "explain/speech.h"

#include "base/sentence.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const struct nonet_message_text nonet_message_texts[NONET_MESSAGE_COUNT] = {
#define NONET_MESSAGE(id, english) [NONET_MESSAGE_##id] = {english, NULL},
#define NONET_MESSAGE_COUNTED(id, english, plural) [NONET_MESSAGE_##id] = {english, plural},
#include "explain/message_list.h"
#undef NONET_MESSAGE
#undef NONET_MESSAGE_COUNTED
};

struct nonet_scrap {
	struct nonet_scrap *next;
	char text[];
};

void nonet_speech_start(struct nonet_speech *speech, const struct nonet_wording *wording) {
	*speech = (struct nonet_speech){0};
	if (wording)
		speech->wording = *wording;
}

static void free_scraps(struct nonet_speech *speech) {
	while (speech->scraps) {
		struct nonet_scrap *next = speech->scraps->next;
		free(speech->scraps);
		speech->scraps = next;
	}
}

enum nonet_status nonet_speech_finish(struct nonet_speech *speech, char **text_ret) {
	nonet_buffer_add(&speech->text, "", 0);
	free_scraps(speech);
	if (speech->no_memory || speech->text.no_memory) {
		nonet_buffer_free_inside(&speech->text);
		*text_ret = NULL;
		return NONET_NO_MEMORY;
	}
	*text_ret = speech->text.bytes;
	return NONET_OK;
}

const char *nonet_speech_translated(const struct nonet_speech *speech, const char *english) {
	return nonet_translated(speech->wording.translate, speech->wording.context, english);
}

const char *nonet_speech_keep(struct nonet_speech *speech, const char *text) {
	size_t nbytes = strlen(text) + 1;
	struct nonet_scrap *scrap = malloc(sizeof *scrap + nbytes);
	if (!scrap) {
		speech->no_memory = true;
		return "";
	}
	memcpy(scrap->text, text, nbytes);
	scrap->next = speech->scraps;
	speech->scraps = scrap;
	return scrap->text;
}

static const char *text_of(const struct nonet_fill *fills, const char *name, size_t length) {
	for (; fills && fills->name; fills++)
		if (strlen(fills->name) == length && memcmp(fills->name, name, length) == 0)
			return fills->text;
	return NULL;
}

/* A place that nothing fills stays as it is, so that a slip in a translation is seen. */
static void fill(struct nonet_buffer *buffer, const char *template,
                 const struct nonet_fill *fills) {
	while (*template) {
		size_t plain = strcspn(template, "{");
		nonet_buffer_add(buffer, template, plain);
		template += plain;
		if (!*template)
			return;
		size_t length = nonet_place_length(template);
		const char *text = length ? text_of(fills, template + 1, length) : NULL;
		if (text)
			nonet_buffer_add_text(buffer, text);
		else
			nonet_buffer_add(buffer, template, 1);
		template += text ? length + 2 : 1;
	}
}

const char *nonet_speech_form(struct nonet_speech *speech, enum nonet_message message,
                              unsigned long count, const struct nonet_fill *fills) {
	const struct nonet_message_text *texts = &nonet_message_texts[message];
	const char *template = nonet_translated_form(speech->wording.translate, speech->wording.context,
	                                             texts->english, texts->plural, count);
	struct nonet_buffer buffer = {0};
	fill(&buffer, template, fills);
	const char *text = buffer.bytes ? nonet_speech_keep(speech, buffer.bytes) : "";
	speech->no_memory |= buffer.no_memory;
	nonet_buffer_free_inside(&buffer);
	return text;
}

static bool ends_in(const struct nonet_speech *speech, char last) {
	return speech->text.length > 0 && speech->text.bytes[speech->text.length - 1] == last;
}

/* Full-width signs (U+3002, U+FF01 and so on, of three bytes) have their space within them. */
static bool ends_full_width(const struct nonet_speech *speech) {
	size_t length = speech->text.length;
	if (length < 3)
		return false;
	const char *last = speech->text.bytes + length - 3;
	return memcmp(last, "\xE3\x80\x82", 3) == 0 || memcmp(last, "\xEF\xBC", 2) == 0;
}

static bool at_line_start(const struct nonet_speech *speech) {
	return speech->text.length == 0 || ends_in(speech, '\n');
}

void nonet_say_counted(struct nonet_speech *speech, enum nonet_message message, unsigned long count,
                       const struct nonet_fill *fills) {
	if (!at_line_start(speech) && !ends_in(speech, ' ') && !ends_full_width(speech))
		nonet_buffer_add_text(&speech->text, " ");
	nonet_buffer_add_text(&speech->text, nonet_speech_form(speech, message, count, fills));
}

void nonet_say(struct nonet_speech *speech, enum nonet_message message,
               const struct nonet_fill *fills) {
	assert(!nonet_message_texts[message].plural);
	nonet_say_counted(speech, message, 1, fills);
}

void nonet_speech_add(struct nonet_speech *speech, const char *text) {
	nonet_buffer_add_text(&speech->text, text);
}

void nonet_speech_break(struct nonet_speech *speech) {
	if (!at_line_start(speech))
		nonet_buffer_add_text(&speech->text, "\n");
}

void nonet_speech_item(struct nonet_speech *speech) {
	nonet_speech_break(speech);
	nonet_buffer_add_text(&speech->text, "- ");
}
