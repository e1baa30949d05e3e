#include "session/game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const uint64_t solving_time_ns = 1000000000u;

const struct nonet_word_place nonet_word_places[NONET_WORDS_COUNT] = {
    {"title", offsetof(struct nonet_words, title)},
    {"author", offsetof(struct nonet_words, author)},
    {"level", offsetof(struct nonet_words, level)},
    {"rating", offsetof(struct nonet_words, rating)},
    {"source", offsetof(struct nonet_words, source)},
    {"date", offsetof(struct nonet_words, date)},
    {"rules", offsetof(struct nonet_words, rules)},
    {"comment", offsetof(struct nonet_words, comment)},
};

static void set_start(struct nonet_session *session, const struct nonet_puzzle *puzzle) {
	session->size = puzzle->size;
	session->settings = (struct nonet_session_settings){.show_conflicts = true, .tidy_marks = true};
	session->elapsed_ms = puzzle->elapsed_ms < NONET_SESSION_LONGEST_MS ? puzzle->elapsed_ms
	                                                                    : NONET_SESSION_LONGEST_MS;
	for (int cell = 0; cell < nonet_session_ncells(session); cell++) {
		session->region[cell] = puzzle->region[cell];
		if (puzzle->given[cell]) {
			assert(puzzle->value[cell] >= 1 && puzzle->value[cell] <= puzzle->size);
			session->given[cell] = 1;
			session->entry[cell].value = puzzle->value[cell];
		}
	}
}

/* The clues as a puzzle without anything else. */
static void clues_of(const struct nonet_session *session, struct nonet_puzzle *clues_ret) {
	nonet_puzzle_clear(clues_ret, session->size);
	for (int cell = 0; cell < nonet_session_ncells(session); cell++) {
		clues_ret->region[cell] = session->region[cell];
		clues_ret->given[cell] = session->given[cell];
		clues_ret->value[cell] = session->given[cell] ? session->entry[cell].value : 0;
	}
}

static void solve(struct nonet_session *session, const struct nonet_board *board) {
	struct nonet_answer answer;
	const struct nonet_limits limits = {.time_ns = solving_time_ns};
	nonet_solve(board, &limits, &answer);
	session->verdict = answer.verdict;
	session->has_solution = answer.verdict == NONET_UNIQUE;
	if (session->has_solution)
		memcpy(session->solution, answer.solution.cell, NONET_CELLS);
}

/* Whether the told solution is one, as far as rows, columns, regions and clues say. */
static bool is_solution(const struct nonet_session *session, const uint8_t *solution) {
	uint32_t rows[NONET_MAX_SIZE] = {0}, columns[NONET_MAX_SIZE] = {0},
	         regions[NONET_MAX_SIZE] = {0};
	int size = session->size;
	for (int cell = 0; cell < size * size; cell++) {
		uint8_t digit = solution[cell];
		if (digit < 1 || digit > size ||
		    (session->given[cell] && session->entry[cell].value != digit))
			return false;
		uint32_t mask = (uint32_t)1 << (digit - 1);
		uint32_t *row = &rows[cell / size], *column = &columns[cell % size];
		uint32_t *region = &regions[session->region[cell]];
		if ((*row | *column | *region) & mask)
			return false;
		*row |= mask;
		*column |= mask;
		*region |= mask;
	}
	return true;
}

static void find_solution(struct nonet_session *session, const struct nonet_puzzle *puzzle) {
	struct nonet_puzzle clues;
	struct nonet_board board;
	clues_of(session, &clues);
	if (nonet_puzzle_board(&clues, &board)) {
		solve(session, &board);
	} else if (is_solution(session, puzzle->solution)) {
		session->has_solution = true;
		memcpy(session->solution, puzzle->solution, sizeof session->solution);
	}
}

/* What was put in and noted before. */
static enum nonet_status take_progress(struct nonet_session *session,
                                       const struct nonet_puzzle *puzzle) {
	struct nonet_entry after[NONET_MAX_CELLS];
	memcpy(after, session->entry, sizeof after);
	for (int cell = 0; cell < nonet_session_ncells(session); cell++) {
		assert(puzzle->value[cell] <= puzzle->size);
		assert((puzzle->marks[cell] | puzzle->corners[cell]) >> puzzle->size == 0);
		after[cell].value = puzzle->value[cell];
		after[cell].center = puzzle->value[cell] ? 0 : puzzle->marks[cell];
		after[cell].corner = puzzle->value[cell] ? 0 : puzzle->corners[cell];
	}
	return nonet_history_take(session, after);
}

static bool copy_words(struct nonet_session *session, const struct nonet_words *words) {
	struct nonet_words given = *words;
	for (size_t i = 0; i < NONET_WORDS_COUNT; i++) {
		const char *word = *nonet_word(&given, i);
		if (!word)
			continue;
		size_t nbytes = strlen(word) + 1;
		char *copy = malloc(nbytes);
		if (!copy)
			return false;
		*nonet_word(&session->words, i) = memcpy(copy, word, nbytes);
	}
	return true;
}

struct nonet_session *nonet_session_new(const struct nonet_puzzle *puzzle) {
	struct nonet_session *session = calloc(1, sizeof *session);
	assert(puzzle->size >= 1 && puzzle->size <= NONET_MAX_SIZE);
	if (!session)
		return NULL;
	set_start(session, puzzle);
	find_solution(session, puzzle);
	if (!copy_words(session, &puzzle->words) || take_progress(session, puzzle) != NONET_OK) {
		nonet_session_free(session);
		return NULL;
	}
	return session;
}

void nonet_session_free(struct nonet_session *session) {
	if (!session)
		return;
	for (size_t i = 0; i < NONET_WORDS_COUNT; i++)
		free((char *)*nonet_word(&session->words, i));
	nonet_history_free_inside(&session->history);
	free(session);
}

int nonet_session_hint_level(const struct nonet_session *session) {
	return session->hint_level;
}

int nonet_session_ask_hint(struct nonet_session *session) {
	enum { HIGHEST = 3 };
	if (session->hint_level == 0 && session->hints < UINT32_MAX)
		session->hints++;
	if (session->hint_level < HIGHEST)
		session->hint_level++;
	return session->hint_level;
}

uint32_t nonet_session_hints(const struct nonet_session *session) {
	return session->hints;
}

struct nonet_session_settings nonet_session_settings(const struct nonet_session *session) {
	return session->settings;
}

void nonet_session_set(struct nonet_session *session,
                       const struct nonet_session_settings *settings) {
	session->settings = *settings;
}
