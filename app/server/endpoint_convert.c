/* Formats, and puzzles from one to another. */
#include "common/holdings.h"
#include "server/endpoint.h"

#include <microhttpd.h>
#include <nonet/format.h>
#include <string.h>

enum { MOST_CONVERTED = 10000 };

static const struct nonet_format *find_format(const char *name) {
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	for (size_t i = 0; i < number; i++)
		if (strcmp(formats[i]->name, name) == 0 && formats[i]->writes && !formats[i]->library)
			return formats[i];
	return NULL;
}

struct conversion {
	const struct nonet_limits *limits;
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

/* Whether all of the text was read. */
static bool convert_all(struct conversion *conversion, const char *text) {
	const struct nonet_limits *limits = conversion->limits;
	struct nonet_item item;
	nonet_reader_feed(conversion->reader, text, strlen(text));
	for (int number = 0; number <= MOST_CONVERTED; number++) {
		enum nonet_status status = nonet_reader_next(conversion->reader, &item);
		if (status == NONET_MORE) {
			nonet_reader_finish(conversion->reader);
			status = nonet_reader_next(conversion->reader, &item);
		}
		if (status == NONET_END)
			return true;
		if (number == MOST_CONVERTED || limits->poll(limits->context, (uint64_t)number))
			return false;
		if (status == NONET_OK || (status == NONET_SYNTAX && item.told))
			convert_item(conversion, &item);
		else if (status == NONET_SYNTAX)
			note_fault(conversion, &item.error);
		else
			return false;
	}
	return false;
}

/* The words of the set, as in nonet convert --list. */
static json_t *holds_list(unsigned holds) {
	json_t *list = json_array();
	for (int i = 0; i < HOLDINGS; i++)
		if (holds & holdings[i].hold)
			json_array_append_new(list, json_string(holdings[i].name));
	return list;
}

static json_t *conversion_answer(struct conversion *conversion, bool complete) {
	size_t nbytes = 0;
	nonet_writer_finish(conversion->writer);
	const char *bytes = nonet_writer_take(conversion->writer, &nbytes);
	json_t *answer = json_object();
	json_object_set_new(answer, "text", json_stringn(bytes ? bytes : "", bytes ? nbytes : 0));
	json_object_set_new(answer, "puzzles", json_integer(conversion->puzzles));
	json_object_set_new(answer, "dropped", holds_list(conversion->dropped));
	json_object_set(answer, "faults", conversion->faults);
	json_object_set_new(answer, "complete", json_boolean(complete));
	return answer;
}

/* {"text", "puzzles": how many, "dropped": what the format cannot hold, "faults", "complete":
 * whether all was read} */
void endpoint_convert(const struct question *question) {
	const char *text, *name;
	if (!question_text(question, "text", NULL, &text) ||
	    !question_text(question, "to", "line", &name))
		return;
	const struct nonet_format *format = find_format(name);
	if (!text || !format) {
		reply_error(question->reply, MHD_HTTP_BAD_REQUEST, "bad-member",
		            text ? "\"to\": expected the name of a format that /api/formats says is written"
		                 : "\"text\": expected a text");
		return;
	}
	struct conversion conversion = {.limits = &question->limits,
	                                .writer = nonet_writer_new(format),
	                                .reader = nonet_reader_new(),
	                                .faults = json_array()};
	bool ready = conversion.writer && conversion.reader && conversion.faults;
	if (!question_no_memory(question, ready ? NONET_OK : NONET_NO_MEMORY)) {
		bool complete = convert_all(&conversion, text);
		reply_json(question->reply, MHD_HTTP_OK, conversion_answer(&conversion, complete));
	}
	json_decref(conversion.faults);
	nonet_writer_free(conversion.writer);
	nonet_reader_free(conversion.reader);
}

/* {"formats": [{"name", "extension", "description", "reads", "writes", "holds"}]} */
void endpoint_formats(const struct question *question) {
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	json_t *list = json_array();
	for (size_t i = 0; i < number; i++) {
		const struct nonet_format *format = formats[i];
		json_t *object = json_pack(
		    "{s:s, s:s*, s:s, s:b, s:b, s:o}", "name", format->name, "extension", format->extension,
		    "description", format->description, "reads", format->reads && !format->library,
		    "writes", format->writes && !format->library, "holds", holds_list(format->holds));
		json_array_append_new(list, object);
	}
	reply_json(question->reply, MHD_HTTP_OK, json_pack("{s:o}", "formats", list));
}
