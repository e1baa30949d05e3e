/* The words that the lane kernels are written in: LANES numbers of 32 bits side by side, each lane
 * a different puzzle.
 *
 * A file that includes this defines LANES first: 1, 4, 8 or 16. Everything is plain C with the
 * compilers' vector extension, and an instruction set that can do better replaces single words at
 * the end of this file. The operators & | ^ ~ + - and shifts by a constant work on lanes as they
 * are.
 */
#ifndef NONET_SOLVE_LANES_H
#define NONET_SOLVE_LANES_H

#include <stdbool.h>
#include <stdint.h>

#if LANES == 16 && defined(__AVX512F__) && defined(__AVX512VBMI2__) && defined(__AVX512VPOPCNTDQ__)
#define LANES_AVX512
#include <immintrin.h>
#elif LANES == 8 && defined(__AVX2__)
#define LANES_AVX2
#include <immintrin.h>
#elif LANES == 4 && defined(__ARM_NEON)
#define LANES_NEON
#include <arm_neon.h>
#endif

#define LANES_INLINE static inline __attribute__((always_inline))

#if LANES == 1
typedef uint32_t lanes;
#else
typedef uint32_t lanes __attribute__((vector_size(4 * LANES)));
#endif

/* One lane's word inside lanes that lie in memory. */
typedef uint32_t __attribute__((may_alias)) lane_word;

LANES_INLINE lanes lanes_splat(uint32_t word) {
	return (lanes){0} + word;
}

/* Hides a constant's value from the compiler. */
#if defined(LANES_AVX512) || defined(LANES_AVX2)
#define LANES_OPAQUE(v) __asm__("" : "+x"(v))
#elif defined(LANES_NEON)
#define LANES_OPAQUE(v) __asm__("" : "+w"(v))
#else
#define LANES_OPAQUE(v) ((void)(v))
#endif

/* ---- Logic of three inputs ----------------------------------------------------------- */

/* The immediate is the truth table, with a = 0xF0, b = 0xCC, c = 0xAA. */
#if defined(LANES_AVX512)
#define LANES_TERNARY(name, table, expression)                                                     \
	LANES_INLINE lanes name(lanes a, lanes b, lanes c) {                                           \
		return (lanes)_mm512_ternarylogic_epi32((__m512i)a, (__m512i)b, (__m512i)c, table);        \
	}
#elif defined(LANES_AVX2) && defined(__AVX512VL__)
#define LANES_TERNARY(name, table, expression)                                                     \
	LANES_INLINE lanes name(lanes a, lanes b, lanes c) {                                           \
		return (lanes)_mm256_ternarylogic_epi32((__m256i)a, (__m256i)b, (__m256i)c, table);        \
	}
#else
#define LANES_TERNARY(name, table, expression)                                                     \
	LANES_INLINE lanes name(lanes a, lanes b, lanes c) {                                           \
		return expression;                                                                         \
	}
#endif
LANES_TERNARY(lanes_or3, 0xFE, a | b | c)
LANES_TERNARY(lanes_xor3, 0x96, a ^ b ^ c)
LANES_TERNARY(lanes_majority, 0xE8, (a & b) | (c & (a | b)))
LANES_TERNARY(lanes_choose, 0xCA, c ^ (a & (b ^ c))) /* a ? b : c */
LANES_TERNARY(lanes_or_and, 0xF8, a | (b & c))
LANES_TERNARY(lanes_and_or, 0xE0, a &(b | c))
LANES_TERNARY(lanes_and_ornot, 0xD0, a &(b | ~c))
LANES_TERNARY(lanes_and_nor, 0x10, a & ~(b | c))
LANES_TERNARY(lanes_and_xor, 0x60, a &(b ^ c))
LANES_TERNARY(lanes_nor_xor, 0x06, ~a &(b ^ c))
#undef LANES_TERNARY

/* ---- Words that instruction sets know better ----------------------------------------- */

#if defined(LANES_AVX512)
typedef __mmask16 lanes_mask;

#define lanes_shift_double(high, low, count)                                                       \
	((lanes)_mm512_shldi_epi32((__m512i)(high), (__m512i)(low), count))
LANES_INLINE lanes lanes_multiply(lanes a, lanes b) {
	return (lanes)_mm512_mullo_epi32((__m512i)a, (__m512i)b);
}
LANES_INLINE lanes lanes_min(lanes a, lanes b) {
	return (lanes)_mm512_min_epu32((__m512i)a, (__m512i)b);
}
LANES_INLINE lanes lanes_popcount(lanes a) {
	return (lanes)_mm512_popcnt_epi32((__m512i)a);
}
LANES_INLINE lanes lanes_shift_left_by(lanes a, lanes count) {
	return (lanes)_mm512_sllv_epi32((__m512i)a, (__m512i)count);
}
LANES_INLINE lanes lanes_shift_right_by(lanes a, lanes count) {
	return (lanes)_mm512_srlv_epi32((__m512i)a, (__m512i)count);
}
LANES_INLINE lanes_mask lanes_equal(lanes a, lanes b) {
	return _mm512_cmpeq_epi32_mask((__m512i)a, (__m512i)b);
}
LANES_INLINE lanes_mask lanes_less(lanes a, lanes b) {
	return _mm512_cmplt_epu32_mask((__m512i)a, (__m512i)b);
}
LANES_INLINE lanes_mask lanes_nonzero(lanes a) {
	return _mm512_test_epi32_mask((__m512i)a, (__m512i)a);
}
LANES_INLINE lanes lanes_pick(lanes_mask mask, lanes a, lanes b) { /* mask ? a : b */
	return (lanes)_mm512_mask_mov_epi32((__m512i)b, mask, (__m512i)a);
}
LANES_INLINE uint32_t lanes_bits(lanes_mask mask) {
	return mask;
}
LANES_INLINE lanes_mask lanes_mask_of(uint32_t bits) {
	return (lanes_mask)bits;
}

#else

/* All ones or all zeros in each lane. */
typedef lanes lanes_mask;

#if defined(LANES_AVX2) && defined(__AVX512VL__) && defined(__AVX512VBMI2__)
#define lanes_shift_double(high, low, count)                                                       \
	((lanes)_mm256_shldi_epi32((__m256i)(high), (__m256i)(low), count))
#else
#define lanes_shift_double(high, low, count) (((high) << (count)) | ((low) >> (32 - (count))))
#endif

LANES_INLINE lanes lanes_multiply(lanes a, lanes b) {
	return a * b;
}
#if defined(LANES_AVX2)
/* The bits of each half byte from a table, then the four bytes added up. */
LANES_INLINE lanes lanes_popcount(lanes a) {
	const __m256i bits =
	    _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
	const __m256i half = _mm256_set1_epi8(15);
	__m256i low = _mm256_shuffle_epi8(bits, _mm256_and_si256((__m256i)a, half));
	__m256i high = _mm256_shuffle_epi8(bits, _mm256_and_si256((__m256i)(a >> 4), half));
	__m256i pairs = _mm256_maddubs_epi16(_mm256_add_epi8(low, high), _mm256_set1_epi8(1));
	return (lanes)_mm256_madd_epi16(pairs, _mm256_set1_epi16(1));
}
#elif defined(LANES_NEON)
LANES_INLINE lanes lanes_popcount(lanes a) {
	return (lanes)vpaddlq_u16(vpaddlq_u8(vcntq_u8((uint8x16_t)a)));
}
#else
LANES_INLINE lanes lanes_popcount(lanes a) {
	a -= (a >> 1) & 0x55555555u;
	a = (a & 0x33333333u) + ((a >> 2) & 0x33333333u);
	a = (a + (a >> 4)) & 0x0F0F0F0Fu;
	a += a >> 8;
	return (a + (a >> 16)) & 0x3Fu;
}
#endif
LANES_INLINE lanes lanes_shift_left_by(lanes a, lanes count) {
	return a << count;
}
LANES_INLINE lanes lanes_shift_right_by(lanes a, lanes count) {
	return a >> count;
}

#if LANES == 1
LANES_INLINE lanes_mask lanes_equal(lanes a, lanes b) {
	return 0u - (uint32_t)(a == b);
}
LANES_INLINE lanes_mask lanes_less(lanes a, lanes b) {
	return 0u - (uint32_t)(a < b);
}
LANES_INLINE lanes_mask lanes_nonzero(lanes a) {
	return 0u - (uint32_t)(a != 0);
}
LANES_INLINE uint32_t lanes_bits(lanes_mask mask) {
	return mask & 1;
}
LANES_INLINE lanes_mask lanes_mask_of(uint32_t bits) {
	return 0u - (bits & 1);
}
#else
LANES_INLINE lanes_mask lanes_equal(lanes a, lanes b) {
	return (lanes_mask)(a == b);
}
LANES_INLINE lanes_mask lanes_less(lanes a, lanes b) {
	return (lanes_mask)(a < b);
}
LANES_INLINE lanes_mask lanes_nonzero(lanes a) {
	return ~(lanes_mask)(a == 0);
}
#if LANES == 4
static const lanes lanes_bit = {1, 2, 4, 8};
#else
static const lanes lanes_bit = {1, 2, 4, 8, 16, 32, 64, 128};
#endif
LANES_INLINE lanes_mask lanes_mask_of(uint32_t bits) {
	return (lanes_mask)((lanes_bit & bits) != 0);
}
LANES_INLINE uint32_t lanes_bits(lanes_mask mask) {
#if defined(LANES_AVX2)
	return (uint32_t)_mm256_movemask_ps((__m256)mask);
#elif defined(LANES_NEON)
	return vaddvq_u32((uint32x4_t)(mask & lanes_bit));
#else
	uint32_t bits = 0;
	for (int i = 0; i < LANES; i++)
		bits |= mask[i] & lanes_bit[i];
	return bits;
#endif
}
#endif
LANES_INLINE lanes lanes_pick(lanes_mask mask, lanes a, lanes b) {
	return lanes_choose(mask, a, b);
}
LANES_INLINE lanes lanes_min(lanes a, lanes b) {
#if defined(LANES_AVX2)
	return (lanes)_mm256_min_epu32((__m256i)a, (__m256i)b);
#elif defined(LANES_NEON)
	return (lanes)vminq_u32((uint32x4_t)a, (uint32x4_t)b);
#else
	return lanes_pick(lanes_less(a, b), a, b);
#endif
}
#endif

#endif
