/* Random numbers from a seed: the same numbers on every machine.
 *
 * xoshiro256** 1.0 (Blackman and Vigna, 2018, public domain), started through SplitMix64 as its
 * authors advise.
 */
#ifndef NONET_BASE_RNG_H
#define NONET_BASE_RNG_H

#include <stdint.h>

struct nonet_rng {
	uint64_t state[4];
};

/* SplitMix64's output function: a bijection that spreads every input bit over the whole word. */
static inline uint64_t nonet_rng_mix(uint64_t word) {
	word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
	word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
	return word ^ (word >> 31);
}

/* Starts a generator; different seeds give unrelated sequences. */
void nonet_rng_start(struct nonet_rng *rng, uint64_t seed);

/* The next 64 random bits. */
uint64_t nonet_rng_next(struct nonet_rng *rng);

/* A number 0..bound - 1, each equally likely; bound is not 0. */
uint32_t nonet_rng_below(struct nonet_rng *rng, uint32_t bound);

/* Puts the bytes into a random order, each order equally likely as far as the generator goes. */
void nonet_rng_shuffle(struct nonet_rng *rng, uint8_t *bytes, uint32_t nbytes);

#endif
