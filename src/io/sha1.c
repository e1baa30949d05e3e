#include "io/sha1.h"

#include <assert.h>
#include <string.h>

enum { BLOCK = 64, LENGTH_NBYTES = 8, ROUNDS = 80 };

static uint32_t rotate(uint32_t word, int bits) {
	return word << bits | word >> (32 - bits);
}

static void expand(const uint8_t block[BLOCK], uint32_t words_ret[ROUNDS]) {
	for (int i = 0; i < 16; i++)
		words_ret[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
		               (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
	for (int i = 16; i < ROUNDS; i++)
		words_ret[i] =
		    rotate(words_ret[i - 3] ^ words_ret[i - 8] ^ words_ret[i - 14] ^ words_ret[i - 16], 1);
}

/* The function and the constant of a round, added. */
static uint32_t mix(int round, uint32_t b, uint32_t c, uint32_t d) {
	if (round < 20)
		return ((b & c) | (~b & d)) + 0x5A827999;
	if (round < 40)
		return (b ^ c ^ d) + 0x6ED9EBA1;
	if (round < 60)
		return ((b & c) | (b & d) | (c & d)) + 0x8F1BBCDC;
	return (b ^ c ^ d) + 0xCA62C1D6;
}

static void take_block(uint32_t state[5], const uint8_t block[BLOCK]) {
	uint32_t words[ROUNDS], s[5];
	expand(block, words);
	memcpy(s, state, sizeof s);
	for (int i = 0; i < ROUNDS; i++) {
		uint32_t next = rotate(s[0], 5) + mix(i, s[1], s[2], s[3]) + s[4] + words[i];
		s[4] = s[3];
		s[3] = s[2];
		s[2] = rotate(s[1], 30);
		s[1] = s[0];
		s[0] = next;
	}
	for (int i = 0; i < 5; i++)
		state[i] += s[i];
}

void nonet_sha1(const char *bytes, size_t nbytes, uint8_t hash_ret[NONET_SHA1_NBYTES]) {
	uint8_t padded[2 * BLOCK] = {0};
	uint32_t state[5] = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
	assert(nbytes <= NONET_SHA1_LONGEST);
	size_t length = nbytes + 1 + LENGTH_NBYTES <= BLOCK ? BLOCK : 2 * BLOCK;
	memcpy(padded, bytes, nbytes);
	padded[nbytes] = 0x80;
	padded[length - 2] = (uint8_t)(8 * nbytes >> 8);
	padded[length - 1] = (uint8_t)(8 * nbytes);
	for (size_t at = 0; at < length; at += BLOCK)
		take_block(state, padded + at);
	for (int i = 0; i < NONET_SHA1_NBYTES; i++)
		hash_ret[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}
