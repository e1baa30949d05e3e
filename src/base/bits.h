/* Counting and finding bits. */
#ifndef NONET_BASE_BITS_H
#define NONET_BASE_BITS_H

#include <stdint.h>

/* Number of bits set. */
static inline int nonet_popcount(uint32_t word) {
	return __builtin_popcount(word);
}

/* Index of the lowest bit set; the word is not 0. */
static inline int nonet_lowest_bit(uint32_t word) {
	return __builtin_ctz(word);
}

#endif
