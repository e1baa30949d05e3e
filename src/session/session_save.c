#include "base/buffer.h"
#include "session/game.h"
#include "session/save_form.h"
#include "session/save_reader.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
add(struct nonet_buffer *buffer, const char *format, ...) {
	char text[128];
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	nonet_buffer_add(buffer, text, (size_t)length);
}

static void add_character(struct nonet_buffer *buffer, char character) {
	nonet_buffer_add(buffer, &character, 1);
}

/* What is no UTF-8 becomes the replacement character. */
static void add_string(struct nonet_buffer *buffer, const char *text) {
	size_t nbytes = strlen(text);
	add_character(buffer, '"');
	for (size_t at = 0; at < nbytes;) {
		size_t length = nonet_utf8_length(text + at, nbytes - at);
		unsigned char byte = (unsigned char)text[at];
		if (length == 0)
			nonet_buffer_add_text(buffer, "\\ufffd");
		else if (byte == '"' || byte == '\\')
			add(buffer, "\\%c", byte);
		else if (byte < ' ')
			add(buffer, "\\u%04x", byte);
		else
			nonet_buffer_add(buffer, text + at, length);
		at += length ? length : 1;
	}
	add_character(buffer, '"');
}

static void add_words(struct nonet_buffer *buffer, const struct nonet_session *session) {
	struct nonet_words words = session->words;
	const char *before = "\"words\": {";
	for (size_t i = 0; i < NONET_WORDS_COUNT; i++) {
		const char *word = *nonet_word(&words, i);
		if (!word)
			continue;
		add(buffer, "%s\"%s\": ", before, nonet_word_places[i].name);
		add_string(buffer, word);
		before = ", ";
	}
	if (before[0] == ',')
		nonet_buffer_add_text(buffer, "},\n");
}

/* One character for each cell. */
static void add_cells(struct nonet_buffer *buffer, const struct nonet_session *session,
                      const char *name, int (*value_of)(const struct nonet_session *, int cell)) {
	add(buffer, "\"%s\": \"", name);
	for (int cell = 0; cell < nonet_session_ncells(session); cell++)
		add_character(buffer, nonet_save_digit(value_of(session, cell)));
	nonet_buffer_add_text(buffer, "\",\n");
}

static int region_number(const struct nonet_session *session, int cell) {
	return session->region[cell] + 1;
}

static int clue(const struct nonet_session *session, int cell) {
	return session->given[cell] ? session->entry[cell].value : 0;
}

static int solution_digit(const struct nonet_session *session, int cell) {
	return session->solution[cell];
}

static void add_start(struct nonet_buffer *buffer, const struct nonet_session *session) {
	struct nonet_puzzle usual;
	nonet_puzzle_clear(&usual, session->size);
	add(buffer, "\"size\": %d,\n", session->size);
	if (memcmp(usual.region, session->region, sizeof usual.region) != 0)
		add_cells(buffer, session, "regions", region_number);
	add_cells(buffer, session, "clues", clue);
	if (session->has_solution)
		add_cells(buffer, session, "solution", solution_digit);
	add_words(buffer, session);
}

static const char *word_of(bool value) {
	return value ? "true" : "false";
}

static void add_state(struct nonet_buffer *buffer, const struct nonet_session *session,
                      uint64_t now_ms) {
	add(buffer, "\"elapsed_ms\": %" PRIu64 ",\n", nonet_session_elapsed_ms(session, now_ms));
	add(buffer, "\"hint_level\": %d,\n\"hints\": %" PRIu32 ",\n", session->hint_level,
	    session->hints);
	add(buffer,
	    "\"settings\": {\"show_conflicts\": %s, \"show_mistakes\": %s, \"tidy_marks\": %s},\n",
	    word_of(session->settings.show_conflicts), word_of(session->settings.show_mistakes),
	    word_of(session->settings.tidy_marks));
}

static void add_digits(struct nonet_buffer *buffer, char sign, uint32_t mask) {
	if (mask == 0)
		return;
	add_character(buffer, sign);
	for (int digit = 1; digit <= NONET_MAX_SIZE; digit++)
		if (mask >> (digit - 1) & 1)
			add_character(buffer, nonet_save_digit(digit));
}

static void add_change(struct nonet_buffer *buffer, const struct nonet_session *session,
                       const struct nonet_change *change) {
	add(buffer, "r%dc%d", change->cell / session->size + 1, change->cell % session->size + 1);
	add_digits(buffer, NONET_SAVE_VALUE,
	           change->after.value ? (uint32_t)1 << (change->after.value - 1) : 0);
	add_digits(buffer, NONET_SAVE_CENTER, change->after.center);
	add_digits(buffer, NONET_SAVE_CORNER, change->after.corner);
	add_digits(buffer, NONET_SAVE_COLOR,
	           change->after.color ? (uint32_t)1 << (change->after.color - 1) : 0);
}

static void add_steps(struct nonet_buffer *buffer, const struct nonet_session *session) {
	const struct nonet_history *history = &session->history;
	size_t change = 0;
	add(buffer, "\"done\": %zu,\n\"steps\": [", history->done);
	for (size_t step = 0; step < history->nsteps; step++) {
		const char *before = step > 0 ? ",\n\"" : "\n\"";
		for (; change < history->ends[step]; change++) {
			nonet_buffer_add_text(buffer, before);
			add_change(buffer, session, &history->changes[change]);
			before = " ";
		}
		add_character(buffer, '"');
	}
	nonet_buffer_add_text(buffer, "\n]\n");
}

enum nonet_status nonet_session_save(const struct nonet_session *session, uint64_t now_ms,
                                     char **text_ret) {
	struct nonet_buffer buffer = {0};
	add(&buffer, "{\n\"nonet_session\": %d,\n", NONET_SAVE_VERSION);
	add_start(&buffer, session);
	add_state(&buffer, session, now_ms);
	add_steps(&buffer, session);
	nonet_buffer_add_text(&buffer, "}\n");
	if (buffer.no_memory) {
		nonet_buffer_free_inside(&buffer);
		return NONET_NO_MEMORY;
	}
	*text_ret = buffer.bytes;
	return NONET_OK;
}
