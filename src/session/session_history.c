#include "base/room.h"
#include "session/game.h"

#include <stdlib.h>

static bool make_room_for_step(struct nonet_history *history, size_t first, size_t nchanges) {
	struct nonet_change *changes = nonet_room_make(history->changes, first + nchanges,
	                                               &history->changes_capacity, sizeof *changes);
	if (!changes)
		return false;
	history->changes = changes;
	size_t *ends =
	    nonet_room_make(history->ends, history->done + 1, &history->steps_capacity, sizeof *ends);
	if (!ends)
		return false;
	history->ends = ends;
	return true;
}

static size_t first_change(const struct nonet_history *history, size_t step) {
	return step > 0 ? history->ends[step - 1] : 0;
}

static bool same_marks(const struct nonet_entry *a, const struct nonet_entry *b) {
	return a->center == b->center && a->corner == b->corner;
}

static bool same_entry(const struct nonet_entry *a, const struct nonet_entry *b) {
	return a->value == b->value && a->color == b->color && same_marks(a, b);
}

static size_t count_changes(const struct nonet_session *session, const struct nonet_entry *after) {
	size_t number = 0;
	for (int cell = 0; cell < nonet_session_ncells(session); cell++)
		number += !same_entry(&session->entry[cell], &after[cell]);
	return number;
}

/* A hint is about digits and marks: a colour leaves it as it is. */
static void set_entry(struct nonet_session *session, int cell, const struct nonet_entry *entry) {
	struct nonet_entry *now = &session->entry[cell];
	if (now->value != entry->value || !same_marks(now, entry))
		session->hint_level = 0;
	*now = *entry;
}

enum nonet_status nonet_history_take(struct nonet_session *session,
                                     const struct nonet_entry *after) {
	struct nonet_history *history = &session->history;
	size_t first = first_change(history, history->done);
	size_t nchanges = count_changes(session, after);
	if (nchanges == 0)
		return NONET_OK;
	if (!make_room_for_step(history, first, nchanges))
		return NONET_NO_MEMORY;
	struct nonet_change *change = history->changes + first;
	for (int cell = 0; cell < nonet_session_ncells(session); cell++) {
		if (same_entry(&session->entry[cell], &after[cell]))
			continue;
		*change++ = (struct nonet_change){(uint16_t)cell, session->entry[cell], after[cell]};
		set_entry(session, cell, &after[cell]);
	}
	history->ends[history->done++] = first + nchanges;
	history->nsteps = history->done;
	return NONET_OK;
}

bool nonet_session_undo(struct nonet_session *session) {
	struct nonet_history *history = &session->history;
	if (history->done == 0)
		return false;
	size_t end = history->ends[--history->done];
	for (size_t i = first_change(history, history->done); i < end; i++)
		set_entry(session, history->changes[i].cell, &history->changes[i].before);
	return true;
}

bool nonet_session_redo(struct nonet_session *session) {
	struct nonet_history *history = &session->history;
	if (history->done == history->nsteps)
		return false;
	size_t end = history->ends[history->done];
	for (size_t i = first_change(history, history->done); i < end; i++)
		set_entry(session, history->changes[i].cell, &history->changes[i].after);
	history->done++;
	return true;
}

size_t nonet_session_undo_mistakes(struct nonet_session *session) {
	size_t undone = 0;
	while (nonet_session_mistakes(session) > 0 && nonet_session_undo(session))
		undone++;
	return undone;
}

size_t nonet_session_steps(const struct nonet_session *session) {
	return session->history.nsteps;
}

size_t nonet_session_steps_done(const struct nonet_session *session) {
	return session->history.done;
}

void nonet_history_free_inside(struct nonet_history *history) {
	free(history->changes);
	free(history->ends);
	*history = (struct nonet_history){0};
}
