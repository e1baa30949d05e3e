/* Inside of a session. */
#ifndef NONET_SESSION_GAME_H
#define NONET_SESSION_GAME_H

#include <assert.h>
#include <nonet/session.h>

/* What a player can change about a cell. */
struct nonet_entry {
	uint32_t center, corner;
	uint8_t value; /* that of a clue never changes */
	uint8_t color;
};

/* A cell's part in a step. */
struct nonet_change {
	uint16_t cell;
	struct nonet_entry before, after;
};

/* All steps, one after the other: step i is changes[ends[i - 1]] up to changes[ends[i]]. */
struct nonet_history {
	struct nonet_change *changes;
	size_t nchanges, changes_capacity;
	size_t *ends;
	size_t nsteps, steps_capacity;
	size_t done; /* steps that are not taken back */
};

struct nonet_session {
	uint8_t size;
	uint8_t region[NONET_MAX_CELLS];
	uint8_t given[NONET_MAX_CELLS]; /* 1: a clue */
	uint8_t solution[NONET_MAX_CELLS];
	bool has_solution;
	enum nonet_verdict verdict;
	struct nonet_words words; /* blocks of their own */
	struct nonet_entry entry[NONET_MAX_CELLS];
	struct nonet_history history;
	struct nonet_session_settings settings;
	uint64_t elapsed_ms; /* until last_ms */
	uint64_t last_ms;
	bool runs;
	int hint_level;
	uint32_t hints;
};

static inline int nonet_session_ncells(const struct nonet_session *session) {
	return session->size * session->size;
}

/* The caller's mistakes. */
static inline void nonet_session_check_cell(const struct nonet_session *session, int cell) {
	assert(cell >= 0 && cell < nonet_session_ncells(session));
	(void)session, (void)cell;
}

static inline void nonet_session_check_digit(const struct nonet_session *session, int digit) {
	assert(digit >= 1 && digit <= session->size);
	(void)session, (void)digit;
}

/* The highest reading of the clock: a double of JSON holds it exactly. */
#define NONET_SESSION_LONGEST_MS (UINT64_C(1) << 53)

/* The words by name, for those who go through all of them. */
struct nonet_word_place {
	const char *name;
	size_t offset; /* of the const char * in struct nonet_words */
};

enum { NONET_WORDS_COUNT = 8 };

extern const struct nonet_word_place nonet_word_places[NONET_WORDS_COUNT];

static inline const char **nonet_word(struct nonet_words *words, size_t index) {
	return (const char **)(void *)((char *)words + nonet_word_places[index].offset);
}

/* The digits that no peer of the cell holds, if the game stood as in `entries`. */
uint32_t nonet_entry_candidates(const struct nonet_session *session,
                                const struct nonet_entry *entries, int cell);

/* Makes a step of what differs between the game and `after`, one entry for each cell, and takes it.
 * Steps that were taken back are gone then. Where nothing differs there is no step. NONET_OK, or
 * NONET_NO_MEMORY with the game as it was. */
enum nonet_status nonet_history_take(struct nonet_session *session,
                                     const struct nonet_entry *after);

void nonet_history_free_inside(struct nonet_history *history);

#endif
