/* The minlex form of any board, row after row.
 *
 * A *beginning* is a choice of the first rows of the form, together with as much of the order of
 * columns and of the names of digits as these rows decide: columns of a stack in which all rows so
 * far are empty come first in it, in an order that is still open, and so do stacks that are still
 * empty; digits are named as they turn up. The next row of a beginning is then the smallest in the
 * open orders: empty cells, known digits upwards, new digits. Where several new digits meet in open
 * columns, every order of them is a beginning of its own.
 *
 * Of all beginnings only those with the smallest rows go on. They are kept breadth first in lists
 * of fixed size; when a list is full its beginnings are followed to the end before the others, so
 * that boards with many symmetries need no more room than others.
 *
 * Of empty bands, and of empty rows in a band, only one is tried: the others would give the same.
 */
#include "canon/minlex.h"

#include "base/bits.h"

#include <assert.h>
#include <string.h>

enum { CAPACITY = 64, NEW = 15 };

struct beginning {
	uint8_t transposed;
	uint8_t next_label;
	uint8_t nopen_stacks; /* stacks without a clue so far: they come first */
	uint8_t nopen[3];     /* columns without a clue so far in each stack of the form */
	uint8_t row[9];       /* which line is which row of the form */
	uint8_t column[9];    /* likewise; among the open ones in no order */
	uint8_t label[10];    /* of each digit; 0 for 0, NEW: none yet */
	uint16_t used;        /* lines */
};

struct list {
	int number;
	int at;     /* the beginning to go on from */
	int line;   /* the next line to try with it */
	int choice; /* the next order of new digits to try with that */
	struct beginning beginning[CAPACITY];
};

struct search {
	uint8_t digit[2][9][9];
	uint16_t filled[2][9];  /* the cells of a line with clues */
	uint16_t empty[2];      /* lines without clues */
	uint64_t best[9];       /* the rows of the form, as far as known */
	uint64_t found;         /* ways to reach `best` */
	struct beginning first; /* one of them */
	const struct nonet_minlex_visit *visit;
	struct list list[10]; /* beginnings of so many rows */
};

static void fill(struct search *search, const struct nonet_board *board) {
	memset(search->filled, 0, sizeof search->filled);
	memset(search->empty, 0, sizeof search->empty);
	for (int r = 0; r < 9; r++)
		for (int c = 0; c < 9; c++) {
			uint8_t digit = board->cell[9 * r + c];
			search->digit[0][r][c] = search->digit[1][c][r] = digit;
			search->filled[0][r] |= (uint16_t)((digit > 0) << c);
			search->filled[1][c] |= (uint16_t)((digit > 0) << r);
		}
	for (int line = 0; line < 9; line++)
		for (int t = 0; t < 2; t++)
			search->empty[t] |= (uint16_t)((search->filled[t][line] == 0) << line);
}

/* Puts the smaller of two first. */
#define ORDER(a, b)                                                                                \
	do {                                                                                           \
		unsigned smaller = (a) < (b) ? (a) : (b);                                                  \
		(b) = (a) < (b) ? (b) : (a);                                                               \
		(a) = smaller;                                                                             \
	} while (0)

/* Gives the new digits of a row their labels, from the left. */
static uint64_t number_new(uint64_t key, unsigned next_label) {
	uint64_t news = key & key >> 1 & key >> 2 & key >> 3 & 0x111111111u;
	while (news) {
		int at = 63 - __builtin_clzll(news);
		key -= (uint64_t)(NEW - next_label++) << at;
		news ^= (uint64_t)1 << at;
	}
	return key;
}

/* The smallest row that a line can be in a beginning. */
static uint64_t row_key(const struct beginning *beginning, const uint8_t digit[9]) {
	unsigned stack[3];
	for (int s = 0; s < 3; s++) {
		const uint8_t *column = beginning->column + 3 * s;
		unsigned a = beginning->label[digit[column[0]]];
		unsigned b = beginning->label[digit[column[1]]];
		unsigned c = beginning->label[digit[column[2]]];
		if (beginning->nopen[s] >= 2) {
			ORDER(a, b);
			if (beginning->nopen[s] == 3) {
				ORDER(b, c);
				ORDER(a, b);
			}
		}
		stack[s] = a << 8 | b << 4 | c;
	}
	if (beginning->nopen_stacks >= 2) {
		ORDER(stack[0], stack[1]);
		if (beginning->nopen_stacks == 3) {
			ORDER(stack[1], stack[2]);
			ORDER(stack[0], stack[1]);
		}
	}
	return number_new((uint64_t)stack[0] << 24 | stack[1] << 12 | stack[2], beginning->next_label);
}

/* Puts columns with smaller labels, or stacks with smaller rows, first. */
static void sort(unsigned *value, uint8_t *item, int number) {
	assert(number <= 3);
	for (int i = 1; i < number; i++)
		for (int j = i; j > 0 && value[j - 1] > value[j]; j--) {
			unsigned v = value[j];
			uint8_t x = item[j];
			value[j] = value[j - 1];
			item[j] = item[j - 1];
			value[j - 1] = v;
			item[j - 1] = x;
		}
}

/* Puts items that are alike so far into one of their orders, and takes that from the choice. */
static void arrange(uint8_t *item, int number, int *choice, int *choices) {
	assert(number <= 3);
	for (int left = number; left > 1; left--) {
		int pick = *choice % left;
		*choice /= left;
		*choices *= left;
		uint8_t x = item[pick];
		item[pick] = item[left - 1];
		item[left - 1] = x;
	}
}

/* The row of one stack, in its smallest order, where that is still to be chosen; otherwise not 0
 * when it has a clue. */
static unsigned settle_columns(struct beginning *next, int s, const uint8_t digit[9], int *choice,
                               int *choices) {
	unsigned value[3];
	uint8_t *column = next->column + 3 * s;
	int nopen = next->nopen[s], empty = 0, news = 0;
	for (int i = 0; i < 3; i++)
		value[i] = next->label[digit[column[i]]];
	unsigned any = value[0] | value[1] | value[2];
	if (any == 0 || nopen == 0)
		return any;
	sort(value, column, nopen);
	for (int i = 0; i < nopen; i++) {
		empty += value[i] == 0;
		news += value[i] == NEW;
	}
	arrange(column + nopen - news, news, choice, choices);
	next->nopen[s] = (uint8_t)empty;
	return value[0] << 8 | value[1] << 4 | value[2];
}

/* Puts the open stacks in order, and says how many are still open. */
static void settle_stacks(struct beginning *next, unsigned stack[3], int *choice, int *choices) {
	uint8_t order[3] = {0, 1, 2};
	int nopen = next->nopen_stacks, empty = 0;
	sort(stack, order, nopen);
	for (int i = 0; i < nopen;) {
		int alike = 1;
		while (i + alike < nopen && stack[i + alike] == stack[i])
			alike++;
		if (stack[i] == 0)
			empty = alike;
		else
			arrange(order + i, alike, choice, choices);
		i += alike;
	}
	next->nopen_stacks = (uint8_t)empty;
	struct beginning before = *next;
	for (int s = 0; s < 3; s++) {
		next->nopen[s] = before.nopen[order[s]];
		memcpy(next->column + 3 * s, before.column + 3 * order[s], 3);
	}
}

/* Makes `next` a beginning of one row more, the orders of new digits being settled by `choice`,
 * and returns how many choices there are. */
static int extend(struct beginning *next, const uint8_t digit[9], int row, int line, int choice) {
	unsigned stack[3];
	int choices = 1;
	for (int s = 0; s < 3; s++)
		stack[s] = settle_columns(next, s, digit, &choice, &choices);
	if (next->nopen_stacks > 0)
		settle_stacks(next, stack, &choice, &choices);
	for (int i = 0; i < 9; i++) {
		uint8_t *label = &next->label[digit[next->column[i]]];
		if (*label == NEW)
			*label = next->next_label++;
	}
	next->row[row] = (uint8_t)line;
	next->used |= (uint16_t)(1u << line);
	return choices;
}

/* Which lines a beginning may go on with. */
static unsigned lines_to_try(const struct search *search, const struct beginning *beginning,
                             int row) {
	const uint16_t *filled = search->filled[beginning->transposed];
	unsigned lines = ~(unsigned)beginning->used & 0x1FF;
	bool seen_empty_band = false;
	if (row % 3 > 0)
		lines &= 7u << beginning->row[row - 1] / 3 * 3;
	if ((lines & search->empty[beginning->transposed]) == 0)
		return lines;
	for (int band = 0; band < 9; band += 3) {
		bool is_empty = (filled[band] | filled[band + 1] | filled[band + 2]) == 0;
		bool seen_empty = is_empty && seen_empty_band;
		for (int line = band; line < band + 3; line++)
			if (lines >> line & 1 && filled[line] == 0) {
				if (seen_empty)
					lines &= ~(1u << line);
				seen_empty = true;
				seen_empty_band |= is_empty;
			}
	}
	return lines;
}

/* Takes note of a smaller row than the best known: what was found with that is nothing. */
static void improve(struct search *search, int row, uint64_t key) {
	search->best[row] = key;
	for (int i = row + 1; i < 9; i++)
		search->best[i] = UINT64_MAX;
	search->found = 0;
	search->list[row + 1].number = 0;
}

/* Adds what a line makes of a beginning. False when the next list is full before all is added. */
static bool add(struct search *search, int row, const struct beginning *beginning, int line) {
	struct list *list = &search->list[row];
	struct list *next = &search->list[row + 1];
	int choices = list->choice + 1;
	for (; list->choice < choices; list->choice++) {
		if (next->number == CAPACITY)
			return false;
		struct beginning *added = &next->beginning[next->number++];
		*added = *beginning;
		choices =
		    extend(added, search->digit[beginning->transposed][line], row, line, list->choice);
	}
	list->choice = 0;
	return true;
}

/* Goes on from the list of beginnings of `row` rows until it is done, or the next list is full. */
static void grow(struct search *search, int row) {
	struct list *list = &search->list[row];
	for (; list->at < list->number; list->at++) {
		const struct beginning *beginning = &list->beginning[list->at];
		unsigned lines = lines_to_try(search, beginning, row) & ~0u << list->line;
		for (; lines; lines &= lines - 1) {
			list->line = nonet_lowest_bit(lines);
			uint64_t key = row_key(beginning, search->digit[beginning->transposed][list->line]);
			if (key > search->best[row])
				continue;
			if (key < search->best[row])
				improve(search, row, key);
			if (!add(search, row, beginning, list->line))
				return;
		}
		list->line = 0;
	}
}

static void begin(struct search *search) {
	search->found = 0;
	struct list *list = &search->list[0];
	list->number = 2;
	list->at = list->line = list->choice = 0;
	for (int transposed = 0; transposed < 2; transposed++) {
		struct beginning *beginning = &list->beginning[transposed];
		*beginning = (struct beginning){.transposed = (uint8_t)transposed,
		                                .next_label = 1,
		                                .nopen_stacks = 3,
		                                .nopen = {3, 3, 3},
		                                .column = {0, 1, 2, 3, 4, 5, 6, 7, 8}};
		memset(beginning->label + 1, NEW, 9);
	}
}

/* The transformation that a whole form comes from. Digits that the board lacks get the labels that
 * are left, in order. */
static struct nonet_transform transform_of(const struct beginning *whole) {
	struct nonet_transform transform = {.transposed = whole->transposed};
	uint8_t next_label = whole->next_label;
	memcpy(transform.row, whole->row, 9);
	memcpy(transform.column, whole->column, 9);
	for (int d = 1; d < 10; d++)
		transform.digit[d] = whole->label[d] == NEW ? next_label++ : whole->label[d];
	return transform;
}

/* Takes note of whole forms. False when the search is to end. */
static bool finish(struct search *search) {
	struct list *list = &search->list[9];
	if (search->found == 0 && list->number > 0)
		search->first = list->beginning[0];
	search->found += (uint64_t)list->number;
	for (int i = 0; search->visit && i < list->number; i++) {
		struct nonet_transform transform = transform_of(&list->beginning[i]);
		if (!search->visit->visit(search->visit->context, &transform))
			return false;
	}
	return true;
}

static void run(struct search *search) {
	begin(search);
	for (int row = 0; row >= 0;) {
		if (row == 9) {
			if (!finish(search))
				return;
			row--;
			continue;
		}
		struct list *next = &search->list[row + 1];
		next->number = next->at = next->line = next->choice = 0;
		grow(search, row);
		row += next->number > 0 ? 1 : -1;
	}
}

/* The cells of the form from its rows. */
static struct nonet_board board_of(const uint64_t row[9]) {
	struct nonet_board board;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		board.cell[cell] = row[cell / 9] >> 4 * (8 - cell % 9) & 15;
	return board;
}

uint64_t nonet_minlex_puzzle(const struct nonet_board *board, struct nonet_board *form_ret,
                             struct nonet_transform *transform_ret,
                             const struct nonet_minlex_visit *visit) {
	struct search search;
	search.visit = NULL;
	fill(&search, board);
	memset(search.best, 0xFF, sizeof search.best);
	run(&search);
	*form_ret = board_of(search.best);
	if (transform_ret)
		*transform_ret = transform_of(&search.first);
	if (visit) {
		search.visit = visit;
		run(&search);
	}
	return search.found;
}
