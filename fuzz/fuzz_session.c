/* Reads the input as a saved game. What is refused is refused with a place in the text and a
 * reason; what is read is saved and read again the same, and every move in it can be undone and
 * made again. */
#include <nonet/session.h>

#include <stdlib.h>
#include <string.h>

static void check(int condition) {
	if (!condition)
		abort();
}

static char *save(const struct nonet_session *session) {
	char *text;
	check(nonet_session_save(session, 0, &text) == NONET_OK);
	return text;
}

static void check_cells(const struct nonet_session *session) {
	int size = nonet_session_size(session);
	uint32_t above = size < 32 ? UINT32_MAX << size : 0;
	check(size >= 1 && size <= NONET_MAX_SIZE);
	for (int cell = 0; cell < size * size; cell++) {
		struct nonet_session_cell seen = nonet_session_cell(session, cell);
		check(seen.value <= size && seen.color <= NONET_SESSION_COLORS);
		check(!seen.given || seen.value > 0);
		check(((seen.center | seen.corner) & above) == 0);
		check(nonet_session_region(session, cell) < size);
	}
}

static void check_same(const struct nonet_session *session, const char *text) {
	char *other = save(session);
	check(strcmp(text, other) == 0);
	free(other);
}

static void check_game(struct nonet_session *session) {
	struct nonet_session *back;
	char *text = save(session);
	check(nonet_session_load(text, strlen(text), &back, NULL) == NONET_OK);
	check_same(back, text);
	size_t undone = 0;
	while (nonet_session_undo(back)) {
		check_cells(back);
		undone++;
	}
	check(undone == nonet_session_steps_done(session));
	while (nonet_session_redo(back))
		check_cells(back);
	nonet_session_undo_mistakes(back);
	check(nonet_session_mistakes(back) == 0);
	nonet_session_free(back);
	free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t nbytes) {
	struct nonet_session *session;
	struct nonet_error error = {0};
	enum nonet_status status = nonet_session_load((const char *)data, nbytes, &session, &error);
	if (status != NONET_OK) {
		check(status == NONET_SYNTAX && error.offset <= nbytes);
		check(error.line >= 1 && error.column >= 1 && error.message[0] != '\0');
		check(strchr(error.message, '\n') == NULL);
		return 0;
	}
	check_cells(session);
	check_game(session);
	nonet_session_free(session);
	return 0;
}
