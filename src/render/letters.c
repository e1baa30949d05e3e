#include "render/letters.h"

/* Of 32 to 126 in DejaVu Sans Bold, in thousandths of the size. */
static const uint16_t bold_width[95] = {
    348,  456, 520, 837, 695, 1001, 872, 306,  457, 457, 522, 837, 379, 415,  379, 365,
    695,  695, 695, 695, 695, 695,  695, 695,  695, 695, 399, 399, 837, 837,  837, 580,
    1000, 773, 762, 733, 830, 683,  683, 820,  836, 372, 372, 774, 637, 995,  836, 850,
    732,  850, 770, 720, 682, 812,  773, 1103, 770, 724, 725, 457, 365, 457,  837, 500,
    500,  674, 715, 592, 715, 678,  435, 715,  711, 342, 342, 665, 342, 1041, 711, 687,
    715,  715, 493, 595, 478, 711,  651, 923,  645, 651, 582, 711, 365, 711,  837};

static const double regular_part = 0.93; /* of the bold width */

static int length_of(unsigned char first) {
	return first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

static bool is_allowed(uint32_t letter, int length) {
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	bool control = letter < 0x20 || (letter >= 0x7F && letter < 0xA0);
	bool surrogate = letter >= 0xD800 && letter <= 0xDFFF;
	return letter >= least[length] && letter <= 0x10FFFF && !control && !surrogate &&
	       (letter & 0xFFFE) != 0xFFFE;
}

uint32_t nonet_letter_next(const char **text) {
	const unsigned char *bytes = (const unsigned char *)*text;
	int length = length_of(bytes[0]);
	uint32_t letter = length <= 1 ? bytes[0] : bytes[0] & (0x7Fu >> length);
	int read = 1;
	for (; read < length && (bytes[read] & 0xC0) == 0x80; read++)
		letter = letter << 6 | (bytes[read] & 0x3F);
	bool whole = length > 0 && read == length;
	*text += whole ? length : 1;
	if (letter == '\t' || letter == '\n')
		return ' ';
	return whole && is_allowed(letter, length) ? letter : NONET_LETTER_REPLACED;
}

static void add_letter(struct nonet_buffer *buffer, uint32_t letter) {
	static const unsigned char first[] = {0, 0, 0xC0, 0xE0, 0xF0};
	char bytes[4];
	size_t length = letter < 0x80 ? 1 : letter < 0x800 ? 2 : letter < 0x10000 ? 3 : 4;
	for (size_t i = length; i-- > 1; letter >>= 6)
		bytes[i] = (char)(0x80 | (letter & 0x3F));
	bytes[0] = (char)(first[length] | letter);
	nonet_buffer_add(buffer, bytes, length);
}

void nonet_letters_add(struct nonet_buffer *buffer, const char *text, size_t nbytes) {
	for (const char *end = text + nbytes; text < end && *text;)
		add_letter(buffer, nonet_letter_next(&text));
}

/* East Asian letters and signs are as wide as they are high, others at most about as an m. */
static double width_of(uint32_t letter, bool bold) {
	double width = letter >= 32 && letter < 127 ? bold_width[letter - 32] / 1000.0
	               : letter >= 0x1100           ? 1.0
	                                            : 0.85;
	return bold || letter >= 127 ? width : regular_part * width;
}

double nonet_letters_width(const char *text, size_t nbytes, bool bold) {
	double width = 0;
	for (const char *end = text + nbytes; text < end && *text;)
		width += width_of(nonet_letter_next(&text), bold);
	return width;
}

size_t nonet_letters_line(const char *text, double width, bool bold, size_t *next_ret) {
	const char *at = text, *space = NULL;
	double used = 0;
	while (*at && *at != '\n') {
		const char *before = at;
		uint32_t letter = nonet_letter_next(&at);
		if (letter == ' ')
			space = before;
		used += width_of(letter, bold);
		if (used > width && letter != ' ' && before > text) {
			const char *end = space ? space : before;
			*next_ret = (size_t)(end - text) + (space ? 1 : 0);
			return (size_t)(end - text);
		}
	}
	*next_ret = (size_t)(at - text) + (*at == '\n' ? 1 : 0);
	return (size_t)(at - text);
}
