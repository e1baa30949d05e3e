/* New puzzles, other formats, and pictures. */
#define _DEFAULT_SOURCE
#include "common/elapsed.h"
#include "server/endpoint.h"

#include <microhttpd.h>
#include <nonet/format.h>
#include <nonet/generate.h>
#include <nonet/picture.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { MOST_PUZZLES = 100, MOST_CONVERTED = 10000 };

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
	char *end;
	if (!question_text(question, "seed", NULL, &text))
		return false;
	if (!text) {
		if (getentropy(seed_ret, sizeof *seed_ret) != 0)
			*seed_ret = elapsed_now_ns();
		return true;
	}
	*seed_ret = strtoull(text, &end, 10);
	if (*text >= '0' && *text <= '9' && *end == '\0')
		return true;
	reply_error(question->reply, MHD_HTTP_BAD_REQUEST, "bad-member",
	            "\"seed\": expected a whole number as a text");
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
	reply_json(question->reply, MHD_HTTP_OK,
	           json_pack("{s:o, s:b}", "puzzles", making.list, "complete", status == NONET_OK));
}

/* ---- Converting ---- */

static const struct nonet_format *find_format(const char *name) {
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	for (size_t i = 0; i < number; i++)
		if (strcmp(formats[i]->name, name) == 0 && formats[i]->writes && !formats[i]->library)
			return formats[i];
	return NULL;
}

struct conversion {
	struct nonet_writer *writer;
	struct nonet_reader *reader;
	json_t *faults;
	json_int_t puzzles;
	unsigned dropped;
};

static void note_fault(struct conversion *conversion, const struct nonet_error *fault) {
	json_t *object = json_pack("{s:I, s:I, s:s}", "line", (json_int_t)fault->line, "column",
	                           (json_int_t)fault->column, "message", fault->message);
	if (object)
		json_array_append_new(conversion->faults, object);
}

static void convert_item(struct conversion *conversion, const struct nonet_item *item) {
	struct nonet_puzzle puzzle;
	unsigned dropped = 0;
	nonet_item_puzzle(item, &puzzle);
	if (nonet_writer_put(conversion->writer, &puzzle, &dropped) == NONET_OK)
		conversion->puzzles++;
	conversion->dropped |= dropped;
}

static void convert_all(struct conversion *conversion, const char *text) {
	struct nonet_item item;
	nonet_reader_feed(conversion->reader, text, strlen(text));
	while (conversion->puzzles + (json_int_t)json_array_size(conversion->faults) < MOST_CONVERTED) {
		enum nonet_status status = nonet_reader_next(conversion->reader, &item);
		if (status == NONET_OK || (status == NONET_SYNTAX && item.told))
			convert_item(conversion, &item);
		else if (status == NONET_SYNTAX)
			note_fault(conversion, &item.error);
		else if (status == NONET_MORE)
			nonet_reader_finish(conversion->reader);
		else
			return;
	}
}

static json_t *dropped_list(unsigned dropped) {
	static const char *const names[] = {
	    "givens", "marks", "corners", "solution", "title",   "author", "level",   "rating",
	    "source", "date",  "rules",   "comment",  "elapsed", "size",   "regions", "more puzzles"};
	json_t *list = json_array();
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (dropped >> i & 1)
			json_array_append_new(list, json_string(names[i]));
	return list;
}

/* {"text", "puzzles": how many, "dropped": what the format cannot hold, "faults"} */
void endpoint_convert(const struct question *question) {
	const char *text, *name;
	if (!question_text(question, "text", "", &text) ||
	    !question_text(question, "to", "line", &name))
		return;
	const struct nonet_format *format = find_format(name);
	if (!format) {
		reply_error(question->reply, MHD_HTTP_BAD_REQUEST, "bad-member",
		            "\"to\": expected a format that nonet convert --list names as written");
		return;
	}
	struct conversion conversion = {
	    .writer = nonet_writer_new(format), .reader = nonet_reader_new(), .faults = json_array()};
	size_t nbytes = 0;
	const char *bytes = NULL;
	if (conversion.writer && conversion.reader) {
		convert_all(&conversion, text);
		nonet_writer_finish(conversion.writer);
		bytes = nonet_writer_take(conversion.writer, &nbytes);
	}
	json_t *written = json_stringn(bytes ? bytes : "", bytes ? nbytes : 0);
	json_t *answer = json_object();
	json_object_set_new(answer, "text", written ? written : json_string(""));
	json_object_set_new(answer, "puzzles", json_integer(conversion.puzzles));
	json_object_set_new(answer, "dropped", dropped_list(conversion.dropped));
	json_object_set_new(answer, "faults", conversion.faults);
	nonet_writer_free(conversion.writer);
	nonet_reader_free(conversion.reader);
	reply_json(question->reply, MHD_HTTP_OK, answer);
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
