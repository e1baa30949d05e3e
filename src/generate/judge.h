/* Whether a proper puzzle is all that is wished. */
#ifndef NONET_GENERATE_JUDGE_H
#define NONET_GENERATE_JUDGE_H

#include "generate/attempt.h"

struct nonet_judge; /* opaque: room for one thread */

/* The wish belongs to the caller and has to stay. NULL when out of memory. */
struct nonet_judge *nonet_judge_new(const struct nonet_wish *wish);
void nonet_judge_free(struct nonet_judge *judge); /* NULL is fine */

/* Counts the puzzle, tests it, and rates it as far as is wished. False also when `stop` said so or
 * memory ran out, which nonet_judge_broke_off tells. */
bool nonet_judge_puzzle(struct nonet_judge *judge, struct nonet_generated *generated,
                        struct nonet_generate_tally *tally, const struct nonet_stop *stop);

/* NONET_OK, or why the last puzzle was not judged to the end. */
enum nonet_status nonet_judge_broke_off(const struct nonet_judge *judge);

#endif
