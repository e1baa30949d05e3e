#include "session/game.h"

/* Adds what has passed since the last time that was told. */
static void tick(struct nonet_session *session, uint64_t now_ms) {
	session->elapsed_ms = nonet_session_elapsed_ms(session, now_ms);
	if (now_ms > session->last_ms)
		session->last_ms = now_ms;
}

void nonet_session_go(struct nonet_session *session, uint64_t now_ms) {
	if (session->runs)
		return;
	session->last_ms = now_ms;
	session->runs = true;
}

void nonet_session_pause(struct nonet_session *session, uint64_t now_ms) {
	tick(session, now_ms);
	session->runs = false;
}

bool nonet_session_is_paused(const struct nonet_session *session) {
	return !session->runs;
}

uint64_t nonet_session_elapsed_ms(const struct nonet_session *session, uint64_t now_ms) {
	uint64_t more = session->runs && now_ms > session->last_ms ? now_ms - session->last_ms : 0;
	uint64_t most = NONET_SESSION_LONGEST_MS - session->elapsed_ms;
	return session->elapsed_ms + (more < most ? more : most);
}
