#include "session/game.h"

#include <assert.h>
#include <string.h>

/* The entries of all cells, to be changed. */
struct draft {
	struct nonet_entry entry[NONET_MAX_CELLS];
};

static void draft_begin(struct draft *draft, const struct nonet_session *session) {
	memcpy(draft->entry, session->entry, sizeof draft->entry);
}

static uint32_t mask_of(const struct nonet_session *session, int digit) {
	(void)session; /* without assertions nothing looks at it */
	nonet_session_check_digit(session, digit);
	return (uint32_t)1 << (digit - 1);
}

static int checked(const struct nonet_session *session, uint16_t cell) {
	(void)session;
	nonet_session_check_cell(session, cell);
	return cell;
}

static void tidy_peers(const struct nonet_session *session, struct draft *draft, int cell,
                       uint32_t mask) {
	for (int other = 0; other < nonet_session_ncells(session); other++) {
		if (!nonet_session_sees(session, cell, other))
			continue;
		draft->entry[other].center &= ~mask;
		draft->entry[other].corner &= ~mask;
	}
}

static void put(const struct nonet_session *session, struct draft *draft, int cell, int digit) {
	if (session->given[cell] || draft->entry[cell].value == digit)
		return;
	draft->entry[cell].value = (uint8_t)digit;
	if (session->settings.tidy_marks)
		tidy_peers(session, draft, cell, mask_of(session, digit));
}

enum nonet_status nonet_session_enter(struct nonet_session *session, const uint16_t *cells,
                                      size_t ncells, int digit) {
	struct draft draft;
	nonet_session_check_digit(session, digit);
	draft_begin(&draft, session);
	for (size_t i = 0; i < ncells; i++)
		put(session, &draft, checked(session, cells[i]), digit);
	return nonet_history_take(session, draft.entry);
}

static uint32_t *marks_of(struct nonet_entry *entry, enum nonet_mark_place place) {
	return place == NONET_MARK_CENTER ? &entry->center : &entry->corner;
}

enum nonet_status nonet_session_mark(struct nonet_session *session, const uint16_t *cells,
                                     size_t ncells, enum nonet_mark_place place, int digit) {
	struct draft draft;
	uint32_t mask = mask_of(session, digit), in_all = mask;
	draft_begin(&draft, session);
	for (size_t i = 0; i < ncells; i++) {
		struct nonet_entry *entry = &draft.entry[checked(session, cells[i])];
		if (entry->value == 0)
			in_all &= *marks_of(entry, place);
	}
	for (size_t i = 0; i < ncells; i++) {
		struct nonet_entry *entry = &draft.entry[cells[i]];
		uint32_t *marks = marks_of(entry, place);
		if (entry->value == 0)
			*marks = in_all ? *marks & ~mask : *marks | mask;
	}
	return nonet_history_take(session, draft.entry);
}

enum nonet_status nonet_session_color(struct nonet_session *session, const uint16_t *cells,
                                      size_t ncells, int color) {
	struct draft draft;
	bool in_all = true;
	assert(color >= 1 && color <= NONET_SESSION_COLORS);
	draft_begin(&draft, session);
	for (size_t i = 0; i < ncells; i++)
		in_all = in_all && draft.entry[checked(session, cells[i])].color == color;
	for (size_t i = 0; i < ncells; i++)
		draft.entry[cells[i]].color = in_all ? 0 : (uint8_t)color;
	return nonet_history_take(session, draft.entry);
}

/* What nonet_session_clear takes out, in this order. */
enum layer { LAYER_DIGITS, LAYER_MARKS, LAYER_COLORS };

static bool has_layer(const struct nonet_session *session, int cell, enum layer layer) {
	const struct nonet_entry *entry = &session->entry[cell];
	switch (layer) {
	case LAYER_DIGITS:
		return entry->value != 0 && !session->given[cell];
	case LAYER_MARKS:
		return entry->value == 0 && (entry->center | entry->corner) != 0;
	default:
		return true;
	}
}

static void clear_layer(struct nonet_entry *entry, enum layer layer) {
	switch (layer) {
	case LAYER_DIGITS:
		entry->value = 0;
		break;
	case LAYER_MARKS:
		entry->center = entry->corner = 0;
		break;
	default:
		entry->color = 0;
	}
}

enum nonet_status nonet_session_clear(struct nonet_session *session, const uint16_t *cells,
                                      size_t ncells) {
	struct draft draft;
	enum layer layer = LAYER_COLORS;
	draft_begin(&draft, session);
	for (size_t i = 0; i < ncells; i++)
		for (enum layer upper = LAYER_DIGITS; upper < layer; upper++)
			if (has_layer(session, checked(session, cells[i]), upper))
				layer = upper;
	for (size_t i = 0; i < ncells; i++)
		if (has_layer(session, cells[i], layer))
			clear_layer(&draft.entry[cells[i]], layer);
	return nonet_history_take(session, draft.entry);
}

enum nonet_status nonet_session_fill(struct nonet_session *session, const uint16_t *cells,
                                     size_t ncells) {
	struct draft draft;
	draft_begin(&draft, session);
	for (size_t i = 0; i < ncells; i++) {
		int cell = checked(session, cells[i]);
		if (session->entry[cell].value == 0)
			draft.entry[cell].center = nonet_session_candidates(session, cell);
	}
	return nonet_history_take(session, draft.entry);
}

enum nonet_status nonet_session_follow(struct nonet_session *session, const uint8_t *digits,
                                       const uint32_t *gone) {
	struct draft draft;
	draft_begin(&draft, session);
	for (int cell = 0; cell < nonet_session_ncells(session); cell++)
		if (digits[cell] != 0) {
			nonet_session_check_digit(session, digits[cell]);
			put(session, &draft, cell, digits[cell]);
		}
	for (int cell = 0; cell < nonet_session_ncells(session); cell++) {
		struct nonet_entry *entry = &draft.entry[cell];
		if (gone[cell] == 0 || entry->value != 0)
			continue;
		if (entry->center == 0)
			entry->center = nonet_entry_candidates(session, draft.entry, cell);
		entry->center &= ~gone[cell];
	}
	return nonet_history_take(session, draft.entry);
}

enum nonet_status nonet_session_restart(struct nonet_session *session, uint64_t now_ms) {
	struct draft draft;
	memset(&draft, 0, sizeof draft);
	for (int cell = 0; cell < nonet_session_ncells(session); cell++)
		if (session->given[cell])
			draft.entry[cell].value = session->entry[cell].value;
	enum nonet_status status = nonet_history_take(session, draft.entry);
	if (status == NONET_OK) {
		session->elapsed_ms = 0;
		session->last_ms = now_ms;
	}
	return status;
}
