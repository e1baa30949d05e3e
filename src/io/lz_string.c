#include "io/lz_string.h"

#include "io/utf16.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* The data are codes. 0 and 1 announce a code unit that is new, of 8 or 16 bits, which gets the
 * next free number; 2 ends the data; greater ones are the numbers of earlier phrases. With each
 * code but the first, a phrase gets the next number: the phrase before, and the first code unit of
 * this one. A code has as many bits as the next free number, the lowest first; the bits of a
 * character begin with the highest. */
enum { NEW_8 = 0, NEW_16 = 1, END = 2, FIRST_PHRASE = 3, CHARACTER_BITS = 6 };

static unsigned code_width(uint32_t next) {
	unsigned width = 0;
	for (; next > 0; next >>= 1)
		width++;
	return width;
}

/* ---- Decompressing ---- */

struct bits {
	const char *bytes;
	size_t nbytes, at;
	unsigned value; /* of the character before `at` */
	unsigned left;  /* bits of it that were not read */
};

/* 0..63, or -1. */
static int character_value(char byte) {
	if (byte >= 'A' && byte <= 'Z')
		return byte - 'A';
	if (byte >= 'a' && byte <= 'z')
		return byte - 'a' + 26;
	if (byte >= '0' && byte <= '9')
		return byte - '0' + 52;
	return byte == '+' || byte == ' ' ? 62 : byte == '/' || byte == '-' ? 63 : -1;
}

/* False where the data end or are no data. */
static bool read_bits(struct bits *bits, unsigned width, uint32_t *number_ret) {
	*number_ret = 0;
	for (unsigned i = 0; i < width; i++) {
		if (bits->left == 0) {
			int value = bits->at < bits->nbytes ? character_value(bits->bytes[bits->at]) : -1;
			if (value < 0)
				return false;
			bits->at++;
			bits->value = (unsigned)value;
			bits->left = CHARACTER_BITS;
		}
		bits->left--;
		*number_ret |= (bits->value >> bits->left & 1) << i;
	}
	return true;
}

/* Every phrase stands somewhere in what was read: a phrase and the code unit after it, too. */
struct phrase {
	uint32_t start, length;
};

struct decoder {
	struct bits bits;
	struct phrase *phrases; /* by number, less FIRST_PHRASE */
	uint32_t next;          /* the next free number */
	struct phrase previous; /* length 0: none */
	uint16_t *units;
	size_t number, capacity, limit; /* of units */
};

static enum nonet_status make_room(struct decoder *decoder, size_t more) {
	size_t needed = decoder->number + more;
	if (needed > decoder->limit)
		return NONET_LIMIT;
	if (needed <= decoder->capacity)
		return NONET_OK;
	size_t capacity = 2 * needed < decoder->limit ? 2 * needed : decoder->limit;
	uint16_t *moved = realloc(decoder->units, capacity * sizeof *moved);
	if (!moved)
		return NONET_NO_MEMORY;
	decoder->units = moved;
	decoder->capacity = capacity;
	return NONET_OK;
}

static void add_phrase(struct decoder *decoder, struct phrase phrase) {
	decoder->phrases[decoder->next++ - FIRST_PHRASE] = phrase;
}

/* The phrase that gets a number with the code at hand: the one before and one code unit more. */
static void add_longer(struct decoder *decoder) {
	struct phrase phrase = decoder->previous;
	phrase.length++;
	if (phrase.length > 1)
		add_phrase(decoder, phrase);
}

static enum nonet_status read_new_unit(struct decoder *decoder, unsigned width) {
	uint32_t unit;
	if (!read_bits(&decoder->bits, width, &unit))
		return NONET_SYNTAX;
	enum nonet_status status = make_room(decoder, 1);
	if (status != NONET_OK)
		return status;
	struct phrase phrase = {(uint32_t)decoder->number, 1};
	decoder->units[decoder->number++] = (uint16_t)unit;
	add_phrase(decoder, phrase);
	add_longer(decoder);
	decoder->previous = phrase;
	return NONET_OK;
}

/* A phrase may be the one that gets its number just now: then its last code unit is its first, and
 * is written before it is read. */
static enum nonet_status repeat_phrase(struct decoder *decoder, uint32_t code) {
	add_longer(decoder);
	if (code >= decoder->next)
		return NONET_SYNTAX;
	struct phrase phrase = decoder->phrases[code - FIRST_PHRASE];
	enum nonet_status status = make_room(decoder, phrase.length);
	if (status != NONET_OK)
		return status;
	decoder->previous = (struct phrase){(uint32_t)decoder->number, phrase.length};
	for (uint32_t i = 0; i < phrase.length; i++)
		decoder->units[decoder->number++] = decoder->units[phrase.start + i];
	return NONET_OK;
}

static enum nonet_status read_codes(struct decoder *decoder) {
	for (;;) {
		uint32_t code;
		enum nonet_status status;
		if (!read_bits(&decoder->bits, code_width(decoder->next), &code))
			return NONET_SYNTAX;
		if (code == END)
			return NONET_OK;
		if (code == NEW_8 || code == NEW_16)
			status = read_new_unit(decoder, code == NEW_8 ? 8 : 16);
		else
			status = repeat_phrase(decoder, code);
		if (status != NONET_OK)
			return status;
	}
}

enum nonet_status nonet_lz_decompress(const char *bytes, size_t nbytes, size_t limit,
                                      struct nonet_buffer *text_ret, size_t *offset_ret) {
	assert(limit < UINT32_MAX / 4);
	/* Codes but the first have three bits or more, each yields a code unit or more, and two phrases
	 * or fewer; those of the last code may be one too many. */
	size_t codes = nbytes < limit / 2 ? 2 * nbytes : limit;
	struct decoder decoder = {
	    .bits = {bytes, nbytes, 0, 0, 0}, .next = FIRST_PHRASE, .limit = limit};
	decoder.phrases = malloc((2 * codes + 4) * sizeof *decoder.phrases);
	enum nonet_status status = decoder.phrases ? read_codes(&decoder) : NONET_NO_MEMORY;
	if (status == NONET_OK) {
		nonet_utf16_add_utf8(decoder.units, decoder.number, text_ret);
		status = text_ret->no_memory ? NONET_NO_MEMORY : NONET_OK;
	}
	*offset_ret = decoder.bits.at;
	free(decoder.phrases);
	free(decoder.units);
	return status;
}

/* ---- Compressing ---- */

/* A phrase in the encoder's hash table: found by the number of the phrase without its last code
 * unit (0 for none) and that code unit. */
struct slot {
	uint32_t number; /* 0: the slot is free */
	uint32_t prefix;
	uint16_t unit;
	bool is_new; /* a code unit that was not written yet: its reader has no number for it */
};

struct encoder {
	struct slot *slots;
	size_t mask;      /* number of slots, a power of two, less one */
	uint32_t next;    /* the next free number */
	uint32_t readers; /* the next free number of a reader of what was written */
	const char *characters;
	unsigned value, filled; /* bits of a character that is not full */
	struct nonet_buffer *bytes;
	size_t written;
};

static void write_bits(struct encoder *encoder, unsigned width, uint32_t number) {
	for (unsigned i = 0; i < width; i++) {
		encoder->value = encoder->value << 1 | (number >> i & 1);
		if (++encoder->filled < CHARACTER_BITS)
			continue;
		nonet_buffer_add(encoder->bytes, &encoder->characters[encoder->value], 1);
		encoder->written++;
		encoder->value = encoder->filled = 0;
	}
}

static struct slot *find_slot(struct encoder *encoder, uint32_t prefix, uint16_t unit) {
	size_t at = (prefix * 0x9E3779B1u ^ unit * 0x85EBCA6Bu) & encoder->mask;
	while (encoder->slots[at].number != 0 &&
	       (encoder->slots[at].prefix != prefix || encoder->slots[at].unit != unit))
		at = (at + 1) & encoder->mask;
	return &encoder->slots[at];
}

static struct slot *take_slot(struct encoder *encoder, uint32_t prefix, uint16_t unit) {
	struct slot *slot = find_slot(encoder, prefix, unit);
	if (slot->number == 0)
		*slot = (struct slot){encoder->next++, prefix, unit, prefix == 0};
	return slot;
}

static void write_phrase(struct encoder *encoder, struct slot *phrase) {
	bool first = encoder->readers == FIRST_PHRASE;
	unsigned width = code_width(encoder->readers);
	if (phrase->is_new) {
		bool wide = phrase->unit > 0xFF;
		write_bits(encoder, width, wide ? NEW_16 : NEW_8);
		write_bits(encoder, wide ? 16 : 8, phrase->unit);
		phrase->is_new = false;
		encoder->readers++;
	} else {
		write_bits(encoder, width, phrase->number);
	}
	if (!first)
		encoder->readers++;
}

/* The longest phrase that is known is written, and a phrase longer by a code unit gets a number. */
static void write_phrases(struct encoder *encoder, const uint16_t *units, size_t number) {
	struct slot *phrase = take_slot(encoder, 0, units[0]);
	for (size_t i = 1; i < number; i++) {
		struct slot *unit = take_slot(encoder, 0, units[i]);
		struct slot *longer = find_slot(encoder, phrase->number, units[i]);
		if (longer->number == 0) {
			write_phrase(encoder, phrase);
			take_slot(encoder, phrase->number, units[i]);
			longer = unit;
		}
		phrase = longer;
	}
	write_phrase(encoder, phrase);
}

static void write_units(struct encoder *encoder, const uint16_t *units, size_t number) {
	if (number > 0)
		write_phrases(encoder, units, number);
	write_bits(encoder, code_width(encoder->readers), END);
	/* The library always writes a bit more, which may fill a character of its own. */
	do
		write_bits(encoder, 1, 0);
	while (encoder->filled > 0);
}

void nonet_lz_compress(const char *text, size_t nbytes, enum nonet_lz_alphabet alphabet,
                       struct nonet_buffer *bytes_ret) {
	static const char *const characters[] = {
	    [NONET_LZ_BASE64] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
	    [NONET_LZ_URI] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"};
	/* A code unit adds two phrases or fewer. */
	size_t slots = 16;
	while (slots < 4 * nbytes)
		slots *= 2;
	struct encoder encoder = {.slots = calloc(slots, sizeof *encoder.slots),
	                          .mask = slots - 1,
	                          .next = FIRST_PHRASE,
	                          .readers = FIRST_PHRASE,
	                          .characters = characters[alphabet],
	                          .bytes = bytes_ret};
	uint16_t *units = malloc((nbytes + 1) * sizeof *units);
	if (encoder.slots && units)
		write_units(&encoder, units, nonet_utf16_from_utf8(text, nbytes, units));
	else
		bytes_ret->no_memory = true;
	if (alphabet == NONET_LZ_BASE64)
		nonet_buffer_add(bytes_ret, "===", (4 - encoder.written % 4) % 4);
	free(encoder.slots);
	free(units);
}
