#include "canon/minlex.h"

#include "base/pool.h"

#include <assert.h>
#include <stdatomic.h>

/* Boards that a thread takes at a time: few enough that the threads end together. */
enum { BOARDS_PER_HELPING = 256 };

uint64_t nonet_minlex_search(const struct nonet_board *board, struct nonet_board *form_ret,
                             struct nonet_transform *transform_ret,
                             const struct nonet_minlex_visit *visit) {
	assert(nonet_board_conflicts(board, NULL, 0) == 0);
	if (nonet_board_clue_count(board) == NONET_CELLS)
		return nonet_minlex_grid(board, form_ret, transform_ret, visit);
	return nonet_minlex_puzzle(board, form_ret, transform_ret, visit);
}

void nonet_minlex(const struct nonet_board *board, struct nonet_board *form_ret,
                  struct nonet_transform *transform_ret) {
	nonet_minlex_search(board, form_ret, transform_ret, NULL);
}

bool nonet_equivalent(const struct nonet_board *a, const struct nonet_board *b,
                      struct nonet_transform *transform_ret) {
	struct nonet_board form_of_a, form_of_b;
	struct nonet_transform from_a, from_b;
	if (nonet_board_clue_count(a) != nonet_board_clue_count(b))
		return false;
	nonet_minlex(a, &form_of_a, &from_a);
	nonet_minlex(b, &form_of_b, &from_b);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (form_of_a.cell[cell] != form_of_b.cell[cell])
			return false;
	if (transform_ret) {
		struct nonet_transform to_b = nonet_transform_invert(&from_b);
		*transform_ret = nonet_transform_compose(&from_a, &to_b);
	}
	return true;
}

/* One call of nonet_minlex_many, shared by its threads. */
struct job {
	const struct nonet_board *boards;
	size_t number;
	struct nonet_board *forms;
	struct nonet_transform *transforms;
	atomic_size_t next; /* the first board that no thread has taken */
};

static void work(void *context, int thread) {
	struct job *job = context;
	(void)thread;
	size_t begin;
	while ((begin = atomic_fetch_add(&job->next, BOARDS_PER_HELPING)) < job->number)
		for (size_t i = begin; i < job->number && i < begin + BOARDS_PER_HELPING; i++)
			nonet_minlex(&job->boards[i], &job->forms[i],
			             job->transforms ? &job->transforms[i] : NULL);
}

void nonet_minlex_many(const struct nonet_board *boards, size_t number, int threads,
                       struct nonet_board *forms_ret, struct nonet_transform *transforms_ret) {
	assert(threads >= 1);
	struct job job = {
	    .boards = boards, .number = number, .forms = forms_ret, .transforms = transforms_ret};
	size_t helpings = (number + BOARDS_PER_HELPING - 1) / BOARDS_PER_HELPING;
	if (helpings < (size_t)threads)
		threads = helpings > 1 ? (int)helpings : 1;
	nonet_pool_run(threads < NONET_POOL_MAX_THREADS ? threads : NONET_POOL_MAX_THREADS, work, &job);
}
