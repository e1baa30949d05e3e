/* Between boards, a byte for each cell, and the words of the kernels, a bit for each cell.
 *
 * Both ways go by *planes*: four words for each band, one for each binary digit of the numbers in
 * its cells. Rows lie ten bits apart.
 */
#ifndef NONET_SOLVE_BOARD_WORDS_H
#define NONET_SOLVE_BOARD_WORDS_H

#include <nonet/board.h>

#if defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__BMI2__)
#define BOARD_WORDS_AVX512
#include <immintrin.h>
#endif

static const uint32_t board_word_cells = 0x1FFu * 0x100401u;

#ifdef BOARD_WORDS_AVX512

static const __mmask32 band_bytes = 0x7FFFFFF;

/* The 27 cells of a band as bytes. */
static inline __m256i load_band(const uint8_t *cell) {
	return _mm256_maskz_loadu_epi8(band_bytes, cell);
}

static inline void band_to_planes(const uint8_t *cell, uint32_t plane_ret[4]) {
	__m256i bytes = load_band(cell);
	for (int i = 0; i < 4; i++)
		plane_ret[i] = _pdep_u32(_mm256_test_epi8_mask(bytes, _mm256_set1_epi8((char)(1 << i))),
		                         board_word_cells);
}

static inline void planes_to_band(const uint32_t plane[4], uint8_t *cell_ret) {
	__m256i bytes = _mm256_setzero_si256();
	for (int i = 0; i < 4; i++)
		bytes = _mm256_or_si256(
		    bytes, _mm256_maskz_set1_epi8(_pext_u32(plane[i], board_word_cells), (char)(1 << i)));
	_mm256_mask_storeu_epi8(cell_ret, band_bytes, bytes);
}

#else

/* The lowest bit of each of eight bytes: every bit of the product's top byte gets exactly one
 * contribution. */
static inline uint32_t gather_bits(uint64_t bytes) {
	return (uint32_t)(((bytes & 0x0101010101010101u) * 0x0102040810204080u) >> 56);
}

/* Eight bits to the lowest bits of eight bytes. */
static inline uint64_t spread_bits(uint32_t bits) {
	uint64_t diagonal = ((bits & 0xFF) * 0x0101010101010101u) & 0x8040201008040201u;
	return ((diagonal + 0x7F7F7F7F7F7F7F7Fu) >> 7) & 0x0101010101010101u;
}

static inline uint64_t load_eight(const uint8_t cell[8]) {
	uint64_t bytes = 0;
	for (int i = 7; i >= 0; i--)
		bytes = bytes << 8 | cell[i];
	return bytes;
}

static inline void store_eight(uint64_t bytes, uint8_t cell_ret[8]) {
	for (int i = 0; i < 8; i++)
		cell_ret[i] = (uint8_t)(bytes >> (8 * i));
}

static inline void band_to_planes(const uint8_t *cell, uint32_t plane_ret[4]) {
	for (int i = 0; i < 4; i++)
		plane_ret[i] = 0;
	for (int row = 0; row < 3; row++, cell += 9) {
		uint64_t bytes = load_eight(cell);
		for (int i = 0; i < 4; i++)
			plane_ret[i] |= (gather_bits(bytes >> i) | (uint32_t)(cell[8] >> i & 1) << 8)
			                << (10 * row);
	}
}

static inline void planes_to_band(const uint32_t plane[4], uint8_t *cell_ret) {
	for (int row = 0; row < 3; row++, cell_ret += 9) {
		uint64_t bytes = 0;
		uint32_t last = 0;
		for (int i = 0; i < 4; i++) {
			uint32_t bits = plane[i] >> (10 * row);
			bytes |= spread_bits(bits) << i;
			last |= (bits >> 8 & 1) << i;
		}
		store_eight(bytes, cell_ret);
		cell_ret[8] = (uint8_t)last;
	}
}

#endif

/* The cells of a band that hold each digit, in digit_ret[0..8], and the empty ones. */
static inline void band_to_digits(const uint8_t *cell, uint32_t digit_ret[9], uint32_t *empty_ret) {
#ifdef BOARD_WORDS_AVX512
	__m256i bytes = load_band(cell);
	for (int d = 0; d < 9; d++)
		digit_ret[d] = _pdep_u32(_mm256_cmpeq_epi8_mask(bytes, _mm256_set1_epi8((char)(d + 1))),
		                         board_word_cells);
	*empty_ret = _pdep_u32(_mm256_testn_epi8_mask(bytes, bytes) & band_bytes, board_word_cells);
#else
	uint32_t p[4];
	band_to_planes(cell, p);
	const uint32_t low[4] = {~p[0] & ~p[1], p[0] & ~p[1], ~p[0] & p[1], p[0] & p[1]};
	const uint32_t high[3] = {~p[2] & ~p[3], p[2] & ~p[3], ~p[2] & p[3]};
	for (int d = 0; d < 9; d++)
		digit_ret[d] = low[(d + 1) & 3] & high[(d + 1) >> 2];
	*empty_ret = low[0] & high[0] & board_word_cells;
#endif
}

#endif
