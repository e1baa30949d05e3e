/* Counting and finding bits. */
#ifndef NONET_BASE_BITS_H
#define NONET_BASE_BITS_H

#include <stdint.h>

/* Number of bits set. */
static inline int nonet_popcount(uint32_t word) {
	return __builtin_popcount(word);
}

/* The same of 64 bits. Oldest x86 processors count by a call of the compiler's library, which takes
 * longer than adding up in place. */
static inline int nonet_popcount64(uint64_t word) {
#if defined(__x86_64__) && !defined(__POPCNT__)
	word -= word >> 1 & 0x5555555555555555;
	word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
	word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F;
	return (int)(word * 0x0101010101010101 >> 56);
#else
	return __builtin_popcountll(word);
#endif
}

/* Index of the lowest bit set; the word is not 0. */
static inline int nonet_lowest_bit(uint32_t word) {
	return __builtin_ctz(word);
}

#endif
