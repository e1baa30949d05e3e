/* New puzzles, and pictures. */
#define _POSIX_C_SOURCE 200809L
#include "common/args.h"
#include "common/machine.h"
#include "server/endpoint.h"

#include <microhttpd.h>
#include <nonet/generate.h>
#include <nonet/picture.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MOST_PUZZLES = 100 };

static bool read_level(const struct question *question, struct nonet_wish *wish) {
	const char *name;
	if (!question_text(question, "level", NULL, &name))
		return false;
	wish->has_level = name != NULL;
	for (int i = NONET_LEVEL_BEGINNER; name && i <= NONET_LEVEL_EXTREME; i++) {
		if (strcasecmp(name, nonet_level_name((enum nonet_level)i)) == 0) {
			wish->lowest_level = wish->highest_level = (enum nonet_level)i;
			return true;
		}
	}
	if (name)
		reply_error(question->reply, MHD_HTTP_BAD_REQUEST, "bad-member",
		            "\"level\": expected \"beginner\", \"easy\", \"medium\", \"tricky\", \"hard\", "
		            "\"expert\" or \"extreme\"");
	return !name;
}

static bool read_symmetry(const struct question *question, struct nonet_wish *wish) {
	const char *name;
	if (!question_text(question, "symmetry", "none", &name))
		return false;
	for (int i = 0; i < NONET_SYMMETRY_COUNT; i++) {
		if (strcmp(name, nonet_symmetry_name((enum nonet_symmetry)i)) == 0) {
			wish->symmetry = (enum nonet_symmetry)i;
			return true;
		}
	}
	reply_error(question->reply, MHD_HTTP_BAD_REQUEST, "bad-member",
	            "\"symmetry\": expected one of those of nonet generate, such as \"rotate180\"");
	return false;
}

/* The seed is a string, as a number of 64 bits is more than most readers of JSON keep. */
static bool read_seed(const struct question *question, uint64_t *seed_ret) {
	const char *text;
	if (!question_text(question, "seed", NULL, &text))
		return false;
	if (!text) {
		*seed_ret = machine_seed();
		return true;
	}
	if (args_number(text, 0, seed_ret))
		return true;
	reply_error(question->reply, MHD_HTTP_BAD_REQUEST, "bad-member",
	            "\"seed\": expected a whole number from 0 to 18446744073709551615, as a text");
	return false;
}

struct making {
	const struct question *question;
	json_t *list;
	size_t number;
};

static bool stop_making(void *context, const struct nonet_generate_tally *tally) {
	const struct nonet_limits *limits = &((struct making *)context)->question->limits;
	return limits->poll(limits->context, tally->found);
}

static bool keep_puzzle(void *context, const struct nonet_generated *generated) {
	struct making *making = context;
	char seed[24];
	snprintf(seed, sizeof seed, "%llu", (unsigned long long)generated->seed);
	json_t *object = question_answer(&generated->puzzle);
	json_object_set_new(object, "solution", question_line(&generated->solution));
	json_object_set_new(object, "clues", json_integer(generated->clues));
	json_object_set_new(object, "seed", json_string(seed));
	json_object_set_new(object, "level", json_string(nonet_level_name(generated->grade.level)));
	json_object_set_new(object, "grade", json_real(generated->grade.grade / 10.0));
	json_array_append_new(making->list, object);
	return json_array_size(making->list) < making->number;
}

/* {"puzzles": [{"puzzle", "solution", "clues", "seed", "level", "grade"}], "complete"} */
void endpoint_generate(const struct question *question) {
	struct nonet_wish wish = {.scales = NONET_SCALE_NONET};
	char reason[NONET_WISH_TEXT_SIZE];
	json_int_t number, fewest, most;
	uint64_t seed;
	if (!read_level(question, &wish) || !read_symmetry(question, &wish) ||
	    !read_seed(question, &seed) ||
	    !question_number(question, "number", 1, 1, MOST_PUZZLES, &number) ||
	    !question_number(question, "fewest_clues", 0, 0, NONET_CELLS, &fewest) ||
	    !question_number(question, "most_clues", 0, 0, NONET_CELLS, &most))
		return;
	wish.fewest_clues = (uint8_t)fewest;
	wish.most_clues = (uint8_t)most;
	if (!nonet_wish_possible(&wish, reason)) {
		reply_error(question->reply, MHD_HTTP_UNPROCESSABLE_CONTENT, "impossible", "%s", reason);
		return;
	}
	struct making making = {question, json_array(), (size_t)number};
	struct nonet_generate_options options = {.seed = seed,
	                                         .time_ns = question->limits.time_ns,
	                                         .poll = stop_making,
	                                         .visit = keep_puzzle,
	                                         .context = &making};
	enum nonet_status status = nonet_generate(&wish, &options, NULL);
	if (question_no_memory(question, status)) {
		json_decref(making.list);
		return;
	}
	reply_json(question->reply, MHD_HTTP_OK,
	           json_pack("{s:o, s:b}", "puzzles", making.list, "complete", status == NONET_OK));
}

/* An SVG of the puzzle, with "candidates" and "labels" when wanted. */
void endpoint_render(const struct question *question) {
	struct nonet_position position;
	struct nonet_puzzle puzzle;
	struct nonet_picture picture = {.puzzle = &puzzle};
	char *bytes = NULL;
	size_t nbytes = 0;
	if (!question_puzzle(question, &position) ||
	    !question_flag(question, "candidates", &picture.style.candidates) ||
	    !question_flag(question, "labels", &picture.style.labels) ||
	    !question_text(question, "title", NULL, &picture.title))
		return;
	nonet_puzzle_from_position(&position, &puzzle);
	if (nonet_picture_draw(&picture, NONET_PICTURE_SVG, NULL, &bytes, &nbytes) == NONET_OK)
		reply_bytes(question->reply, "image/svg+xml", bytes, nbytes);
	else
		reply_error(question->reply, MHD_HTTP_INTERNAL_SERVER_ERROR, "no-memory", "out of memory");
}
