/* Unpacks deflated data, as RFC 1951 lays it out: blocks of literal bytes and of references to what
 * was unpacked before, in codes of one to fifteen bits. */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <zlib.h>

enum { LONGEST_CODE = 15, LENGTHS = 286, DISTANCES = 30, END_OF_BLOCK = 256, WORDS = 19 };

struct stream {
	const Bytef *packed;
	uLong packed_nbytes, at;
	uint32_t bits; /* taken from `packed` but not yet used, the lowest first */
	int nbits;
	Bytef *bytes;
	uLong nbytes, room;
	int status; /* Z_OK as long as all is well */
};

/* Symbols in the order of their codes, and how many codes there are of each length: that is all
 * there is to know of codes that are numbered in order. */
struct code {
	uint16_t number[LONGEST_CODE + 1];
	uint16_t symbol[LENGTHS + 2];
};

static void fail(struct stream *stream, int status) {
	if (stream->status == Z_OK)
		stream->status = status;
}

static uint32_t take_bits(struct stream *stream, int nbits) {
	for (; stream->nbits < nbits; stream->nbits += 8) {
		if (stream->at == stream->packed_nbytes) {
			fail(stream, Z_BUF_ERROR);
			return 0;
		}
		stream->bits |= (uint32_t)stream->packed[stream->at++] << stream->nbits;
	}
	uint32_t taken = stream->bits & ((UINT32_C(1) << nbits) - 1);
	stream->bits >>= nbits;
	stream->nbits -= nbits;
	return taken;
}

/* Passes over the rest of a byte, which is all that is ever left of one. */
static void skip_to_byte(struct stream *stream) {
	stream->bits = 0;
	stream->nbits = 0;
}

static void put_byte(struct stream *stream, Bytef byte) {
	if (stream->nbytes == stream->room)
		fail(stream, Z_BUF_ERROR);
	else
		stream->bytes[stream->nbytes++] = byte;
}

/* ---- Codes ---- */

/* Returns how many codes of the greatest length are left over; below 0: there are too many. */
static int make_code(struct code *code_ret, const uint8_t *lengths, int nsymbols) {
	uint16_t next[LONGEST_CODE + 2] = {0};
	int left = 1;
	memset(code_ret, 0, sizeof *code_ret);
	for (int symbol = 0; symbol < nsymbols; symbol++)
		code_ret->number[lengths[symbol]]++;
	code_ret->number[0] = 0;
	for (int length = 1; length <= LONGEST_CODE; length++) {
		left = 2 * left - code_ret->number[length];
		if (left < 0)
			return left;
		next[length + 1] = (uint16_t)(next[length] + code_ret->number[length]);
	}
	for (int symbol = 0; symbol < nsymbols; symbol++)
		if (lengths[symbol] > 0)
			code_ret->symbol[next[lengths[symbol]]++] = (uint16_t)symbol;
	return left;
}

/* A code that is not full may only be a single one of one bit, or none. */
static bool is_single(const struct code *code) {
	for (int length = 2; length <= LONGEST_CODE; length++)
		if (code->number[length] > 0)
			return false;
	return true;
}

static int take_symbol(struct stream *stream, const struct code *code) {
	int32_t value = 0, first = 0, before = 0;
	for (int length = 1; length <= LONGEST_CODE; length++) {
		value |= (int32_t)take_bits(stream, 1);
		if (value - first < code->number[length])
			return code->symbol[before + value - first];
		before += code->number[length];
		first = (first + code->number[length]) << 1;
		value <<= 1;
	}
	fail(stream, Z_DATA_ERROR);
	return 0;
}

/* ---- Blocks ---- */

static void copy_stored(struct stream *stream) {
	skip_to_byte(stream);
	uint32_t nbytes = take_bits(stream, 16);
	if ((nbytes ^ 0xFFFF) != take_bits(stream, 16))
		fail(stream, Z_DATA_ERROR);
	for (; nbytes > 0 && stream->status == Z_OK; nbytes--) {
		Bytef byte = (Bytef)take_bits(stream, 8);
		if (stream->status == Z_OK)
			put_byte(stream, byte);
	}
}

/* Lengths are 3 to 10 one by one, then grow by powers of two, four of each; 258 is the last. */
static uint32_t take_length(struct stream *stream, int symbol) {
	int index = symbol - END_OF_BLOCK - 1;
	if (index < 8)
		return (uint32_t)index + 3;
	if (index == 28)
		return 258;
	int more = index / 4 - 1;
	return ((4 + (uint32_t)index % 4) << more) + 3 + take_bits(stream, more);
}

/* Distances are 1 to 4 one by one, then grow by powers of two, two of each. */
static uint32_t take_distance(struct stream *stream, int symbol) {
	if (symbol < 4)
		return (uint32_t)symbol + 1;
	int more = symbol / 2 - 1;
	return ((2 + (uint32_t)symbol % 2) << more) + 1 + take_bits(stream, more);
}

static void copy_before(struct stream *stream, int symbol, const struct code *distances) {
	uint32_t length = take_length(stream, symbol);
	int far = take_symbol(stream, distances);
	if (far >= DISTANCES) {
		fail(stream, Z_DATA_ERROR);
		return;
	}
	uint32_t distance = take_distance(stream, far);
	if (distance > stream->nbytes)
		fail(stream, Z_DATA_ERROR);
	for (; length > 0 && stream->status == Z_OK; length--)
		put_byte(stream, stream->bytes[stream->nbytes - distance]);
}

static void read_codes(struct stream *stream, const struct code *lengths,
                       const struct code *distances) {
	while (stream->status == Z_OK) {
		int symbol = take_symbol(stream, lengths);
		if (stream->status != Z_OK || symbol == END_OF_BLOCK)
			return;
		if (symbol < END_OF_BLOCK)
			put_byte(stream, (Bytef)symbol);
		else if (symbol < LENGTHS)
			copy_before(stream, symbol, distances);
		else
			fail(stream, Z_DATA_ERROR);
	}
}

static void read_fixed(struct stream *stream) {
	uint8_t sizes[LENGTHS + 2];
	struct code lengths, distances;
	for (int symbol = 0; symbol < LENGTHS + 2; symbol++)
		sizes[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
	make_code(&lengths, sizes, LENGTHS + 2);
	memset(sizes, 5, DISTANCES + 2);
	make_code(&distances, sizes, DISTANCES + 2);
	read_codes(stream, &lengths, &distances);
}

/* The lengths of both codes, themselves in a code: 16 repeats the last, 17 and 18 are runs of 0. */
static void take_sizes(struct stream *stream, const struct code *words, int number,
                       uint8_t *sizes_ret) {
	static const uint8_t bits[] = {2, 3, 7}, least[] = {3, 3, 11};
	for (int at = 0; at < number && stream->status == Z_OK;) {
		int word = take_symbol(stream, words);
		if (word < 16) {
			sizes_ret[at++] = (uint8_t)word;
			continue;
		}
		int times = least[word - 16] + (int)take_bits(stream, bits[word - 16]);
		if (times > number - at || (word == 16 && at == 0)) {
			fail(stream, Z_DATA_ERROR);
			return;
		}
		uint8_t size = word == 16 ? sizes_ret[at - 1] : 0;
		while (times-- > 0)
			sizes_ret[at++] = size;
	}
}

static void read_dynamic(struct stream *stream) {
	static const uint8_t order[WORDS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
	                                     11, 4,  12, 3, 13, 2, 14, 1, 15};
	uint8_t sizes[LENGTHS + 2 + DISTANCES + 2] = {0};
	struct code words, lengths, distances;
	int nlengths = (int)take_bits(stream, 5) + 257;
	int ndistances = (int)take_bits(stream, 5) + 1;
	int nwords = (int)take_bits(stream, 4) + 4;
	for (int i = 0; i < nwords; i++)
		sizes[order[i]] = (uint8_t)take_bits(stream, 3);
	if (nlengths > LENGTHS || ndistances > DISTANCES || make_code(&words, sizes, WORDS) != 0) {
		fail(stream, Z_DATA_ERROR);
		return;
	}
	memset(sizes, 0, sizeof sizes);
	take_sizes(stream, &words, nlengths + ndistances, sizes);
	if (stream->status != Z_OK)
		return;
	int left = make_code(&lengths, sizes, nlengths);
	int far_left = make_code(&distances, sizes + nlengths, ndistances);
	if (sizes[END_OF_BLOCK] == 0 || left < 0 || (left > 0 && !is_single(&lengths)) ||
	    far_left < 0 || (far_left > 0 && !is_single(&distances)))
		fail(stream, Z_DATA_ERROR);
	else
		read_codes(stream, &lengths, &distances);
}

static void read_blocks(struct stream *stream) {
	bool last = false;
	while (!last && stream->status == Z_OK) {
		last = take_bits(stream, 1) != 0;
		uint32_t kind = take_bits(stream, 2);
		if (stream->status != Z_OK)
			return;
		if (kind == 0)
			copy_stored(stream);
		else if (kind == 1)
			read_fixed(stream);
		else if (kind == 2)
			read_dynamic(stream);
		else
			fail(stream, Z_DATA_ERROR);
	}
}

/* ---- What is around them ---- */

static void read_header(struct stream *stream) {
	uint32_t method = take_bits(stream, 8), flags = take_bits(stream, 8);
	bool deflated = (method & 0xF) == 8 && method >> 4 <= 7;
	bool needs_dictionary = (flags & 0x20) != 0;
	if (!deflated || needs_dictionary || (256 * method + flags) % 31 != 0)
		fail(stream, Z_DATA_ERROR);
}

static void check_sum(struct stream *stream) {
	uint32_t low = 1, high = 0, told = 0;
	for (uLong i = 0; i < stream->nbytes; i++) {
		low = (low + stream->bytes[i]) % 65521;
		high = (high + low) % 65521;
	}
	skip_to_byte(stream);
	for (int i = 0; i < 4; i++)
		told = told << 8 | take_bits(stream, 8);
	if (told != (high << 16 | low))
		fail(stream, Z_DATA_ERROR);
}

int uncompress(Bytef *bytes_ret, uLongf *nbytes_inout, const Bytef *packed, uLong packed_nbytes) {
	struct stream stream = {.packed = packed,
	                        .packed_nbytes = packed_nbytes,
	                        .bytes = bytes_ret,
	                        .room = *nbytes_inout,
	                        .status = Z_OK};
	read_header(&stream);
	read_blocks(&stream);
	if (stream.status == Z_OK)
		check_sum(&stream);
	*nbytes_inout = stream.nbytes;
	return stream.status;
}
