#include "common/words.h"

const char *words_verdict(enum nonet_verdict verdict) {
	static const char *const words[] = {[NONET_UNKNOWN] = "unknown",
	                                    [NONET_NONE] = "none",
	                                    [NONET_UNIQUE] = "unique",
	                                    [NONET_MANY] = "many"};
	return words[verdict];
}

static bool is_fault(enum nonet_hint_kind kind) {
	return kind != NONET_HINT_STEP && kind != NONET_HINT_SOLVED && kind != NONET_HINT_NO_STEP;
}

const char *words_hint_kind(enum nonet_hint_kind kind, bool no_spoilers) {
	static const char *const words[] = {[NONET_HINT_STEP] = "step",
	                                    [NONET_HINT_SOLVED] = "solved",
	                                    [NONET_HINT_CONFLICT] = "conflict",
	                                    [NONET_HINT_NO_SOLUTION] = "no solution",
	                                    [NONET_HINT_WRONG_DIGIT] = "wrong digit",
	                                    [NONET_HINT_WRONG_MARKS] = "wrong candidates",
	                                    [NONET_HINT_DEAD_END] = "dead end",
	                                    [NONET_HINT_NO_STEP] = "no step"};
	return no_spoilers && is_fault(kind) ? "wrong" : words[kind];
}
