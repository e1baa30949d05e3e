#include "session/game.h"
#include "session/save_form.h"
#include "session/save_reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HIGHEST_HINT = 3 };

static bool read_number(struct nonet_save_reader *reader, const char *name, uint64_t highest,
                        uint64_t *number_ret) {
	return nonet_save_need_key(reader, name) && nonet_save_number(reader, highest, number_ret);
}

static size_t place_of(const struct nonet_save_reader *reader, const char *byte) {
	return (size_t)(byte - reader->text);
}

static bool fail_cells(struct nonet_save_reader *reader, const char *byte, int size, int lowest) {
	const char highest[] = {nonet_save_digit(size), '\0'};
	return nonet_save_fail(
	    reader, place_of(reader, byte),
	    lowest ? N_("{cells} cells, each from 1 to {highest}")
	           : N_("'.' or {cells} cells, each from 1 to {highest}"),
	    NONET_WITH(NONET_NUMBER("cells", size * size), NONET_TEXT("highest", highest)));
}

/* A string of a character for each cell, from `lowest` to the size. */
static bool read_cells(struct nonet_save_reader *reader, int size, int lowest,
                       uint8_t values_ret[NONET_MAX_CELLS]) {
	struct nonet_span span;
	size_t ncells = (size_t)size * (size_t)size;
	if (!nonet_save_plain(reader, &span))
		return false;
	for (size_t i = 0; i < span.nbytes; i++) {
		int value = nonet_save_value(span.bytes[i]);
		if (i == ncells || value < lowest || value > size)
			return fail_cells(reader, span.bytes + i, size, lowest);
		values_ret[i] = (uint8_t)value;
	}
	return span.nbytes == ncells || fail_cells(reader, span.bytes + span.nbytes, size, lowest);
}

static bool read_regions(struct nonet_save_reader *reader, struct nonet_puzzle *puzzle) {
	int count[NONET_MAX_SIZE] = {0};
	size_t at = reader->at;
	if (!read_cells(reader, puzzle->size, 1, puzzle->region))
		return false;
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++)
		count[--puzzle->region[cell]]++;
	for (int region = 0; region < puzzle->size; region++)
		if (count[region] != puzzle->size)
			return nonet_save_fail(reader, at, N_("as many cells in each region as in a row"),
			                       NULL);
	return true;
}

/* At least one word, in their order. */
static bool read_words(struct nonet_save_reader *reader, struct nonet_words *words) {
	bool more = true;
	if (!nonet_save_take(reader, '{'))
		return false;
	for (size_t i = 0; i < NONET_WORDS_COUNT && more; i++) {
		char *word;
		if (!nonet_save_take_key(reader, nonet_word_places[i].name))
			continue;
		if (!nonet_save_string(reader, &word))
			return false;
		*nonet_word(words, i) = word;
		more = nonet_save_is_next(reader, ',') && nonet_save_take(reader, ',');
	}
	return more ? nonet_save_fail(reader, reader->at, N_("the name of a word, such as \"title\""),
	                              NULL)
	            : nonet_save_take(reader, '}');
}

/* The puzzle as the game began, up to the comma after it. */
static bool read_start(struct nonet_save_reader *reader, struct nonet_puzzle *puzzle) {
	uint64_t size;
	if (!read_number(reader, "size", NONET_MAX_SIZE, &size))
		return false;
	if (size == 0)
		return nonet_save_fail(reader, reader->at, N_("a size from 1"), NULL);
	nonet_puzzle_clear(puzzle, (int)size);
	if (!nonet_save_take(reader, ','))
		return false;
	if (nonet_save_take_key(reader, "regions") &&
	    (!read_regions(reader, puzzle) || !nonet_save_take(reader, ',')))
		return false;
	if (!nonet_save_need_key(reader, "clues") ||
	    !read_cells(reader, puzzle->size, 0, puzzle->value) || !nonet_save_take(reader, ','))
		return false;
	for (int cell = 0; cell < NONET_MAX_CELLS; cell++)
		puzzle->given[cell] = puzzle->value[cell] != 0;
	if (nonet_save_take_key(reader, "solution") &&
	    (!read_cells(reader, puzzle->size, 1, puzzle->solution) || !nonet_save_take(reader, ',')))
		return false;
	return !nonet_save_take_key(reader, "words") ||
	       (read_words(reader, &puzzle->words) && nonet_save_take(reader, ','));
}

static bool read_settings(struct nonet_save_reader *reader,
                          struct nonet_session_settings *settings) {
	return nonet_save_need_key(reader, "settings") && nonet_save_take(reader, '{') &&
	       nonet_save_need_key(reader, "show_conflicts") &&
	       nonet_save_bool(reader, &settings->show_conflicts) && nonet_save_take(reader, ',') &&
	       nonet_save_need_key(reader, "show_mistakes") &&
	       nonet_save_bool(reader, &settings->show_mistakes) && nonet_save_take(reader, ',') &&
	       nonet_save_need_key(reader, "tidy_marks") &&
	       nonet_save_bool(reader, &settings->tidy_marks) && nonet_save_take(reader, '}') &&
	       nonet_save_take(reader, ',');
}

/* What is not in the moves. */
struct state {
	uint64_t elapsed_ms, hint_level, hints, done;
	struct nonet_session_settings settings;
};

static bool read_state(struct nonet_save_reader *reader, struct state *state_ret) {
	return read_number(reader, "elapsed_ms", NONET_SESSION_LONGEST_MS, &state_ret->elapsed_ms) &&
	       nonet_save_take(reader, ',') &&
	       read_number(reader, "hint_level", HIGHEST_HINT, &state_ret->hint_level) &&
	       nonet_save_take(reader, ',') &&
	       read_number(reader, "hints", UINT32_MAX, &state_ret->hints) &&
	       nonet_save_take(reader, ',') && read_settings(reader, &state_ret->settings) &&
	       read_number(reader, "done", NONET_SESSION_LONGEST_MS, &state_ret->done) &&
	       nonet_save_take(reader, ',');
}

/* ---- Steps ------------------------------------------------------------------------------- */

/* The part of a step that is not read yet. */
struct step_text {
	struct nonet_save_reader *reader;
	const char *at, *end;
};

static bool fail_step_with(const struct step_text *text, const char *expected,
                           const struct nonet_filling *fillings) {
	return nonet_save_fail(text->reader, place_of(text->reader, text->at), expected, fillings);
}

static bool fail_step(const struct step_text *text, const char *expected) {
	return fail_step_with(text, expected, NULL);
}

static bool step_sign(struct step_text *text, char sign) {
	if (text->at == text->end || *text->at != sign)
		return false;
	text->at++;
	return true;
}

/* The number of a row or column, without zeros before it. */
static bool step_number(struct step_text *text, int size, int *number_ret) {
	const struct step_text first = *text;
	int number = 0;
	while (text->at < text->end && *text->at >= '0' && *text->at <= '9' && number <= size)
		number = number * 10 + (*text->at++ - '0');
	*number_ret = number;
	if (number >= 1 && number <= size && *first.at != '0')
		return true;
	return fail_step_with(&first, N_("a number from 1 to {highest}"),
	                      NONET_WITH(NONET_NUMBER("highest", size)));
}

/* Digits in ascending order, one at least and `most` at most, as a mask. */
static bool step_digits(struct step_text *text, int highest, int most, uint32_t *mask_ret) {
	int last = 0, number = 0;
	*mask_ret = 0;
	while (text->at < text->end && number < most) {
		int digit = nonet_save_value(*text->at);
		if (digit <= last || digit > highest)
			break;
		*mask_ret |= (uint32_t)1 << (digit - 1);
		last = digit;
		number++;
		text->at++;
	}
	if (number > 0)
		return true;
	const char last_digit[] = {nonet_save_digit(highest), '\0'};
	return fail_step_with(text, N_("a digit from 1 to {highest}"),
	                      NONET_WITH(NONET_TEXT("highest", last_digit)));
}

static uint8_t digit_of(uint32_t mask) {
	uint8_t digit = 0;
	for (; mask; mask >>= 1)
		digit++;
	return digit;
}

/* A cell with what it holds, into its entry. */
static bool step_change(struct step_text *text, const struct nonet_session *session,
                        struct nonet_entry *entries) {
	int row, column, size = session->size;
	struct nonet_entry entry = {0};
	uint32_t value = 0, color = 0;
	const struct step_text first = *text;
	if (!step_sign(text, 'r'))
		return fail_step(text, N_("a cell such as r1c1"));
	if (!step_number(text, size, &row))
		return false;
	if (!step_sign(text, 'c'))
		return fail_step(text, N_("'c' and a column"));
	if (!step_number(text, size, &column) ||
	    (step_sign(text, NONET_SAVE_VALUE) && !step_digits(text, size, 1, &value)) ||
	    (step_sign(text, NONET_SAVE_CENTER) && !step_digits(text, size, size, &entry.center)) ||
	    (step_sign(text, NONET_SAVE_CORNER) && !step_digits(text, size, size, &entry.corner)) ||
	    (step_sign(text, NONET_SAVE_COLOR) && !step_digits(text, NONET_SESSION_COLORS, 1, &color)))
		return false;
	int cell = (row - 1) * size + column - 1;
	entry.value = digit_of(value);
	entry.color = digit_of(color);
	if (session->given[cell] && entry.value != session->entry[cell].value)
		return fail_step(&first, N_("a clue as it was"));
	entries[cell] = entry;
	return true;
}

static bool read_step(struct nonet_save_reader *reader, struct nonet_session *session) {
	struct nonet_span span;
	struct nonet_entry entries[NONET_MAX_CELLS];
	size_t before = session->history.nsteps;
	if (!nonet_save_plain(reader, &span))
		return false;
	memcpy(entries, session->entry, sizeof entries);
	struct step_text text = {reader, span.bytes, span.bytes + span.nbytes};
	do {
		if (!step_change(&text, session, entries))
			return false;
	} while (step_sign(&text, ' '));
	if (text.at != text.end)
		return fail_step(&text, N_("' ' and another cell, or the end of the step"));
	if (nonet_history_take(session, entries) != NONET_OK) {
		reader->failed = reader->no_memory = true;
		return false;
	}
	text.at = span.bytes;
	return session->history.nsteps > before ||
	       fail_step(&text, N_("a step that changes something"));
}

static bool read_steps(struct nonet_save_reader *reader, struct nonet_session *session,
                       size_t done) {
	if (!nonet_save_need_key(reader, "steps") || !nonet_save_take(reader, '['))
		return false;
	size_t at = reader->at;
	bool more = !nonet_save_is_next(reader, ']');
	while (more) {
		if (!read_step(reader, session))
			return false;
		more = nonet_save_is_next(reader, ',') && nonet_save_take(reader, ',');
	}
	if (done > session->history.nsteps)
		return nonet_save_fail(reader, at, N_("as many steps as are done, or more"), NULL);
	while (session->history.done > done)
		nonet_session_undo(session);
	return nonet_save_take(reader, ']');
}

/* ------------------------------------------------------------------------------------------ */

static void set_state(struct nonet_session *session, const struct state *state) {
	session->elapsed_ms = state->elapsed_ms;
	session->hint_level = (int)state->hint_level;
	session->hints = (uint32_t)state->hints;
	session->settings = state->settings;
}

static bool read_version(struct nonet_save_reader *reader) {
	uint64_t version;
	if (!nonet_save_take(reader, '{') ||
	    !read_number(reader, "nonet_session", UINT32_MAX, &version))
		return false;
	return version == NONET_SAVE_VERSION
	           ? nonet_save_take(reader, ',')
	           : nonet_save_fail(reader, reader->at,
	                             N_("a game saved in version {version} of this form"),
	                             NONET_WITH(NONET_NUMBER("version", NONET_SAVE_VERSION)));
}

/* A session of the puzzle, whose moves are read next. */
static bool read_session(struct nonet_save_reader *reader, struct nonet_puzzle *puzzle,
                         struct nonet_session **session_ret) {
	struct state state;
	if (!read_version(reader) || !read_start(reader, puzzle) || !read_state(reader, &state))
		return false;
	struct nonet_session *session = *session_ret = nonet_session_new(puzzle);
	if (!session) {
		reader->failed = reader->no_memory = true;
		return false;
	}
	if (!read_steps(reader, session, (size_t)state.done) || !nonet_save_take(reader, '}') ||
	    !nonet_save_end(reader))
		return false;
	set_state(session, &state);
	return true;
}

enum nonet_status nonet_session_load(const char *text, size_t nbytes,
                                     struct nonet_session **session_ret,
                                     struct nonet_error *error_ret) {
	struct nonet_save_reader reader = {.text = text, .nbytes = nbytes};
	struct nonet_puzzle puzzle;
	struct nonet_session *session = NULL;
	nonet_puzzle_clear(&puzzle, 1);
	bool good = read_session(&reader, &puzzle, &session);
	for (size_t i = 0; i < NONET_WORDS_COUNT; i++)
		free((char *)*nonet_word(&puzzle.words, i));
	if (good) {
		*session_ret = session;
		return NONET_OK;
	}
	nonet_session_free(session);
	if (reader.no_memory)
		return NONET_NO_MEMORY;
	if (error_ret)
		*error_ret = reader.error;
	return NONET_SYNTAX;
}
