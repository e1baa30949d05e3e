/* What is wrong with a position. */
#ifndef NONET_EXPLAIN_HINT_CHECK_H
#define NONET_EXPLAIN_HINT_CHECK_H

#include "explain/phrases.h"

struct nonet_hint_check {
	enum nonet_hint_kind kind; /* NONET_HINT_STEP when nothing is wrong, and the grid is open */
	enum nonet_verdict clues;
	enum nonet_verdict verdict;  /* as nonet_hint_verdict */
	struct nonet_board solution; /* when that is NONET_UNIQUE */
	struct nonet_cellset cells;  /* wrong digits, wrong marks, cells without candidates */
	int house, digit;            /* a house without a place for a digit; house -1: none */
	bool placed;                 /* some digits are no clues */
	bool digits_fail;            /* the clues have several solutions, but none with those */
};

/* NONET_OK, or how a search for solutions ended. `limits` may be NULL. */
enum nonet_status nonet_hint_check(const struct nonet_position *position,
                                   const struct nonet_limits *limits,
                                   struct nonet_hint_check *check_ret);

/* Says what is wrong. `put_back`: with the digits that are missing among the candidates. */
void nonet_hint_tell_check(const struct nonet_hint_check *check,
                           const struct nonet_position *position, bool put_back,
                           struct nonet_speech *speech);

#endif
