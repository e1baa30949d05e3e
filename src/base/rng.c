#include "base/rng.h"

static const uint64_t golden_gamma = 0x9E3779B97F4A7C15u;

void nonet_rng_start(struct nonet_rng *rng, uint64_t seed) {
	for (int i = 0; i < 4; i++) {
		seed += golden_gamma;
		rng->state[i] = nonet_rng_mix(seed);
	}
}

static uint64_t rotate_left(uint64_t word, int count) {
	return (word << count) | (word >> (64 - count));
}

uint64_t nonet_rng_next(struct nonet_rng *rng) {
	uint64_t *s = rng->state;
	uint64_t result = rotate_left(s[1] * 5, 7) * 9;
	uint64_t shifted = s[1] << 17;
	s[2] ^= s[0];
	s[3] ^= s[1];
	s[1] ^= s[2];
	s[0] ^= s[3];
	s[2] ^= shifted;
	s[3] = rotate_left(s[3], 45);
	return result;
}

/* Lemire's method (2019): the high half of a 32 x 32 bit product; draws that would favour small
 * numbers are thrown away. */
uint32_t nonet_rng_below(struct nonet_rng *rng, uint32_t bound) {
	uint32_t unfair = (0u - bound) % bound;
	uint64_t product;
	do {
		product = (nonet_rng_next(rng) >> 32) * bound;
	} while ((uint32_t)product < unfair);
	return (uint32_t)(product >> 32);
}

void nonet_rng_shuffle(struct nonet_rng *rng, uint8_t *bytes, uint32_t nbytes) {
	for (uint32_t left = nbytes; left > 1; left--) {
		uint32_t pick = nonet_rng_below(rng, left);
		uint8_t byte = bytes[pick];
		bytes[pick] = bytes[left - 1];
		bytes[left - 1] = byte;
	}
}
