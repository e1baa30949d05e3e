/* Any 81 bytes as a board without conflicts, and the rest as the text of a transformation: a
 * disguise must not change the minlex form, and the ways there must lead there. */
#include <nonet.h>

#include <stdlib.h>
#include <string.h>

enum { MOST_VISITS = 100 };

static void require(bool holds) {
	if (!holds)
		abort();
}

/* Each clue that conflicts with one before is left out. */
static struct nonet_board board_from(const uint8_t *data, size_t size) {
	struct nonet_board board = {{0}};
	for (int cell = 0; cell < NONET_CELLS && (size_t)cell < size; cell++) {
		int digit = data[cell] % 10;
		if (digit > 0 && nonet_board_candidates(&board, cell) >> (digit - 1) & 1)
			board.cell[cell] = (uint8_t)digit;
	}
	return board;
}

static void require_way(const struct nonet_transform *transform, const struct nonet_board *from,
                        const struct nonet_board *to) {
	struct nonet_board there = nonet_transform_apply(transform, from);
	require(memcmp(&there, to, sizeof there) == 0);
}

struct visits {
	const struct nonet_board *board;
	int number;
};

static bool visit(void *context, const struct nonet_transform *automorphism) {
	struct visits *visits = context;
	require_way(automorphism, visits->board, visits->board);
	return ++visits->number < MOST_VISITS;
}

static void check_text(const char *text, size_t nbytes) {
	struct nonet_transform transform;
	struct nonet_error error;
	char again[NONET_TRANSFORM_SIZE];
	if (nonet_transform_parse(text, nbytes, &transform, &error) == NONET_OK)
		require(strlen(nonet_transform_print(&transform, again)) == nbytes &&
		        memcmp(again, text, nbytes) == 0);
	else
		require(error.offset <= nbytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	struct nonet_board board = board_from(data, size), form, other_form;
	struct nonet_transform to_form, disguise = nonet_transform_random(size > 0 ? data[0] : 0);
	struct nonet_board other = nonet_transform_apply(&disguise, &board);
	nonet_minlex(&board, &form, &to_form);
	nonet_minlex(&other, &other_form, NULL);
	require(memcmp(&form, &other_form, sizeof form) == 0);
	require_way(&to_form, &board, &form);
	require(memcmp(&form, &board, sizeof form) <= 0);

	struct visits visits = {&board, 0};
	uint64_t count = nonet_automorphisms(&board, visit, &visits);
	require((uint64_t)visits.number == (count < MOST_VISITS ? count : MOST_VISITS));
	require(NONET_CELL_SYMMETRIES % count == 0);
	if (size > NONET_CELLS)
		check_text((const char *)data + NONET_CELLS, size - NONET_CELLS);
	return 0;
}
