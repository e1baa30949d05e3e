/* A set of minlex forms that stays below a given size. */
#ifndef NONET_APP_FORM_SET_H
#define NONET_APP_FORM_SET_H

#include <nonet/board.h>

/* A form as nine numbers, its rows read as decimal. */
struct form_key {
	uint32_t row[9];
};

struct form_key form_key_of(const struct nonet_board *form);

/* Spreads the key over 64 bits. */
uint64_t form_key_hash(const struct form_key *key);

/* What a key needs in a set, at most and with all that goes with it. */
enum { FORM_SET_KEY_NBYTES = 64 };

struct form_set; /* opaque */

/* An empty set that may grow to `limit_nbytes`, but to 16 keys in any case, or NULL when out of
 * memory. The caller frees it (NULL is fine). */
struct form_set *form_set_new(uint64_t limit_nbytes);
void form_set_free(struct form_set *set);

enum form_set_answer {
	FORM_SET_ADDED,
	FORM_SET_THERE,    /* it was there before */
	FORM_SET_FULL,     /* it is not there, and the set would be larger than the limit with it */
	FORM_SET_NO_MEMORY /* it is not there, and the system has no more memory */
};

enum form_set_answer form_set_add(struct form_set *set, const struct form_key *key);

/* Removes all keys. */
void form_set_clear(struct form_set *set);

/* How many keys there are, and the index-th that was added. */
uint64_t form_set_number(const struct form_set *set);
const struct form_key *form_set_key(const struct form_set *set, uint64_t index);

#endif
