/* Any bytes as a puzzle of any size with any regions, words, and a step of the logic made up from
 * them: its drawing has to be well-formed XML, the same twice. */
#include <nonet.h>

#include <stdlib.h>
#include <string.h>

enum { MOST_NODES = 24, MOST_TEXT = 64 };

static void require(bool holds) {
	if (!holds)
		abort();
}

/* Where the bytes are used up, zeros follow. */
struct bytes {
	const uint8_t *at;
	size_t left;
};

static unsigned next(struct bytes *bytes, unsigned limit) {
	if (bytes->left == 0)
		return 0;
	bytes->left--;
	return *bytes->at++ % limit;
}

static void make_puzzle(struct bytes *bytes, int size, struct nonet_puzzle *puzzle) {
	unsigned limit = (unsigned)size;
	nonet_puzzle_clear(puzzle, size);
	puzzle->complete = next(bytes, 2) != 0;
	for (int cell = 0; cell < size * size && bytes->left > 0; cell++) {
		puzzle->region[cell] = (uint8_t)next(bytes, limit);
		puzzle->value[cell] = next(bytes, 2) ? (uint8_t)(next(bytes, limit) + 1) : 0;
		puzzle->given[cell] = puzzle->value[cell] && next(bytes, 2);
		if (puzzle->value[cell])
			continue;
		puzzle->marks[cell] = next(bytes, 256) * 0x10101u & ((1u << size) - 1);
		puzzle->corners[cell] = next(bytes, 256) * 0x10101u & ((1u << size) - 1);
	}
}

struct made_step {
	struct nonet_step step;
	struct nonet_chain chains[2];
	struct nonet_chain_node nodes[2 * MOST_NODES];
	uint32_t parents[2 * MOST_NODES * 2];
};

static struct nonet_cell_digits cell_digits(struct bytes *bytes) {
	return (struct nonet_cell_digits){(uint8_t)next(bytes, NONET_CELLS),
	                                  (uint16_t)(next(bytes, 256) << 1 | 1)};
}

/* Each node has up to two parents among those after it in its chain. */
static void make_chain(struct bytes *bytes, struct made_step *made, uint32_t index) {
	uint32_t first = index * MOST_NODES, number = next(bytes, MOST_NODES) + 1;
	made->chains[index] = (struct nonet_chain){first, number};
	for (uint32_t i = 0; i < number; i++) {
		struct nonet_chain_node *node = &made->nodes[first + i];
		node->cell = (uint8_t)next(bytes, NONET_CELLS);
		node->digit = (uint8_t)(next(bytes, 9) + 1);
		node->on = next(bytes, 2) != 0;
		node->joined = i > 0 && next(bytes, 4) == 1;
		node->first_parent = 2 * (first + i);
		uint32_t after = number - 1 - i;
		node->parent_count = (uint16_t)(after > 0 ? next(bytes, 3) : 0);
		for (uint32_t k = 0; k < node->parent_count; k++)
			made->parents[node->first_parent + k] = first + i + 1 + next(bytes, after);
	}
}

static void make_step(struct bytes *bytes, struct made_step *made) {
	struct nonet_step *step = &made->step;
	step->base_houses = next(bytes, 256) * 0x10101u & 0x7FFFFFF;
	step->cover_houses = next(bytes, 256) * 0x2040u & 0x7FFFFFF;
	step->pattern_count = (uint8_t)next(bytes, 20);
	for (int i = 0; i < step->pattern_count; i++)
		step->pattern[i] = (struct nonet_pattern_cell){
		    (uint8_t)next(bytes, NONET_CELLS), (uint8_t)next(bytes, NONET_ROLE_COUNT),
		    (uint8_t)next(bytes, 60), (uint16_t)(next(bytes, 256) << 1)};
	step->placement_count = (uint8_t)next(bytes, 3);
	for (int i = 0; i < step->placement_count; i++)
		step->placements[i] = cell_digits(bytes);
	step->elimination_count = (uint8_t)next(bytes, 9);
	for (int i = 0; i < step->elimination_count; i++)
		step->eliminations[i] = cell_digits(bytes);
	step->chain_count = next(bytes, 3);
	step->chains = made->chains;
	step->nodes = made->nodes;
	step->parents = made->parents;
	for (uint32_t i = 0; i < step->chain_count; i++)
		make_chain(bytes, made, i);
}

static void make_text(struct bytes *bytes, char text_ret[MOST_TEXT + 1]) {
	size_t length = next(bytes, MOST_TEXT);
	for (size_t i = 0; i < length; i++)
		text_ret[i] = (char)(next(bytes, 255) + 1);
	text_ret[bytes->left > 0 ? length : 0] = '\0';
}

/* The length of the UTF-8 character; 0 when XML forbids it. */
static size_t character_length(const unsigned char *at) {
	size_t length = at[0] < 0x80 ? 1 : at[0] < 0xC2 ? 0 : at[0] < 0xE0 ? 2 : at[0] < 0xF0 ? 3 : 4;
	if (at[0] < 0x20 && at[0] != '\n')
		return 0;
	for (size_t i = 1; i < length; i++)
		if ((at[i] & 0xC0) != 0x80)
			return 0;
	bool surrogate = at[0] == 0xED && at[1] > 0x9F;
	bool no_character = at[0] == 0xEF && at[1] == 0xBF && at[2] > 0xBD;
	return surrogate || no_character ? 0 : length;
}

static bool begins(const char *text, const char *with) {
	return strncmp(text, with, strlen(with)) == 0;
}

/* Elements are closed in order, `depth` of them at most; & begins one of three references. */
static void require_well_formed(const char *svg) {
	int depth = 0;
	for (const char *at = strchr(svg, '\n'); *at;) {
		size_t length = character_length((const unsigned char *)at);
		require(length > 0 && *at != '>');
		require(*at != '&' || begins(at, "&amp;") || begins(at, "&lt;") || begins(at, "&gt;"));
		if (*at != '<') {
			at += length;
			continue;
		}
		const char *end = strchr(at, '>');
		require(end != NULL && !memchr(at + 1, '<', (size_t)(end - at - 1)));
		depth += at[1] == '/' ? -1 : end[-1] == '/' ? 0 : 1;
		require(depth >= 0 && depth <= 2);
		at = end + 1;
	}
	require(depth == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	static struct made_step made;
	struct bytes bytes = {data, size};
	struct nonet_puzzle puzzle;
	char title[MOST_TEXT + 1], caption[MOST_TEXT + 1], *svg[2];
	size_t nbytes[2];
	unsigned flags = next(&bytes, 32);
	int side = flags & 16 ? 9 : (int)next(&bytes, NONET_MAX_SIZE) + 1;
	struct nonet_picture picture = {
	    .puzzle = &puzzle,
	    .style = {.candidates = flags & 1,
	              .labels = flags & 2,
	              .large = flags & 4,
	              .notation = flags & 8 ? NONET_NOTATION_A1 : NONET_NOTATION_RC},
	    .title = title,
	    .caption = caption,
	    .width = next(&bytes, 256) * 3.7};
	make_text(&bytes, title);
	make_text(&bytes, caption);
	if (flags & 16) {
		make_step(&bytes, &made);
		picture.step = &made.step;
	}
	make_puzzle(&bytes, side, &puzzle);
	if (flags & 16) { /* a step is of a puzzle with the usual boxes */
		struct nonet_puzzle usual;
		nonet_puzzle_clear(&usual, side);
		memcpy(puzzle.region, usual.region, sizeof puzzle.region);
	}
	for (int i = 0; i < 2; i++)
		require(nonet_picture_draw(&picture, NONET_PICTURE_SVG, NULL, &svg[i], &nbytes[i]) ==
		        NONET_OK);
	require(nbytes[0] == nbytes[1] && memcmp(svg[0], svg[1], nbytes[0]) == 0);
	require(strlen(svg[0]) == nbytes[0]);
	require_well_formed(svg[0]);
	free(svg[0]);
	free(svg[1]);
	return 0;
}
