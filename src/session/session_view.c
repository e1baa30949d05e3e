#include "session/game.h"

int nonet_session_size(const struct nonet_session *session) {
	return session->size;
}

struct nonet_session_cell nonet_session_cell(const struct nonet_session *session, int cell) {
	nonet_session_check_cell(session, cell);
	const struct nonet_entry *entry = &session->entry[cell];
	return (struct nonet_session_cell){entry->value, session->given[cell], entry->color,
	                                   entry->center, entry->corner};
}

int nonet_session_region(const struct nonet_session *session, int cell) {
	nonet_session_check_cell(session, cell);
	return session->region[cell];
}

bool nonet_session_sees(const struct nonet_session *session, int cell, int other) {
	nonet_session_check_cell(session, cell);
	nonet_session_check_cell(session, other);
	int size = session->size;
	return cell != other && (cell / size == other / size || cell % size == other % size ||
	                         session->region[cell] == session->region[other]);
}

uint32_t nonet_entry_candidates(const struct nonet_session *session,
                                const struct nonet_entry *entries, int cell) {
	uint32_t left = ((uint32_t)1 << session->size) - 1;
	for (int other = 0; other < nonet_session_ncells(session); other++) {
		uint8_t value = entries[other].value;
		if (value != 0 && nonet_session_sees(session, cell, other))
			left &= ~((uint32_t)1 << (value - 1));
	}
	return left;
}

uint32_t nonet_session_candidates(const struct nonet_session *session, int cell) {
	return nonet_entry_candidates(session, session->entry, cell);
}

static bool agree(const struct nonet_session *session, int cell, int other) {
	uint8_t value = session->entry[cell].value;
	return value != 0 && session->entry[other].value == value &&
	       nonet_session_sees(session, cell, other);
}

size_t nonet_session_conflicts(const struct nonet_session *session,
                               struct nonet_session_conflict *conflicts_ret, size_t capacity) {
	size_t number = 0;
	int ncells = nonet_session_ncells(session);
	for (int a = 0; a < ncells; a++)
		for (int b = a + 1; b < ncells; b++)
			if (agree(session, a, b)) {
				if (number < capacity)
					conflicts_ret[number] =
					    (struct nonet_session_conflict){(uint16_t)a, (uint16_t)b};
				number++;
			}
	return number;
}

bool nonet_session_in_conflict(const struct nonet_session *session, int cell) {
	nonet_session_check_cell(session, cell);
	for (int other = 0; other < nonet_session_ncells(session); other++)
		if (agree(session, cell, other))
			return true;
	return false;
}

bool nonet_session_is_mistake(const struct nonet_session *session, int cell) {
	nonet_session_check_cell(session, cell);
	uint8_t value = session->entry[cell].value;
	return session->has_solution && value != 0 && value != session->solution[cell];
}

size_t nonet_session_mistakes(const struct nonet_session *session) {
	size_t number = 0;
	for (int cell = 0; cell < nonet_session_ncells(session); cell++)
		number += nonet_session_is_mistake(session, cell);
	return number;
}

int nonet_session_left(const struct nonet_session *session, int digit) {
	int left = session->size;
	nonet_session_check_digit(session, digit);
	for (int cell = 0; cell < nonet_session_ncells(session); cell++)
		left -= session->entry[cell].value == digit;
	return left;
}

bool nonet_session_is_finished(const struct nonet_session *session) {
	for (int cell = 0; cell < nonet_session_ncells(session); cell++)
		if (session->entry[cell].value == 0)
			return false;
	return nonet_session_mistakes(session) == 0 && nonet_session_conflicts(session, NULL, 0) == 0;
}

const uint8_t *nonet_session_solution(const struct nonet_session *session) {
	return session->has_solution ? session->solution : NULL;
}

enum nonet_verdict nonet_session_verdict(const struct nonet_session *session) {
	return session->verdict;
}

const struct nonet_words *nonet_session_words(const struct nonet_session *session) {
	return &session->words;
}

void nonet_session_puzzle(const struct nonet_session *session, uint64_t now_ms,
                          struct nonet_puzzle *puzzle_ret) {
	nonet_puzzle_clear(puzzle_ret, session->size);
	for (int cell = 0; cell < nonet_session_ncells(session); cell++) {
		const struct nonet_entry *entry = &session->entry[cell];
		puzzle_ret->region[cell] = session->region[cell];
		puzzle_ret->value[cell] = entry->value;
		puzzle_ret->given[cell] = session->given[cell];
		puzzle_ret->marks[cell] = entry->value ? 0 : entry->center;
		puzzle_ret->corners[cell] = entry->value ? 0 : entry->corner;
		puzzle_ret->solution[cell] = session->has_solution ? session->solution[cell] : 0;
	}
	puzzle_ret->elapsed_ms = nonet_session_elapsed_ms(session, now_ms);
	puzzle_ret->words = session->words;
}
