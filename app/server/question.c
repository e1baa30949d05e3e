#include "server/question.h"

#include <microhttpd.h>
#include <string.h>

static bool refuse(const struct question *question, const char *name, const char *expected) {
	reply_error(question->reply, MHD_HTTP_BAD_REQUEST, "bad-member", "\"%s\": expected %s", name,
	            expected);
	return false;
}

bool question_text(const struct question *question, const char *name, const char *usual,
                   const char **text_ret) {
	const json_t *value = json_object_get(question->body, name);
	*text_ret = value ? json_string_value(value) : usual;
	return *text_ret || !value || refuse(question, name, "a text");
}

bool question_number(const struct question *question, const char *name, json_int_t usual,
                     json_int_t lowest, json_int_t highest, json_int_t *number_ret) {
	const json_t *value = json_object_get(question->body, name);
	*number_ret = value ? json_integer_value(value) : usual;
	if (!value || (json_is_integer(value) && *number_ret >= lowest && *number_ret <= highest))
		return true;
	reply_error(question->reply, MHD_HTTP_BAD_REQUEST, "bad-member",
	            "\"%s\": expected a whole number from %" JSON_INTEGER_FORMAT
	            " to %" JSON_INTEGER_FORMAT,
	            name, lowest, highest);
	return false;
}

bool question_flag(const struct question *question, const char *name, bool *flag_ret) {
	const json_t *value = json_object_get(question->body, name);
	*flag_ret = json_is_true(value);
	return !value || json_is_boolean(value) || refuse(question, name, "true or false");
}

bool question_profile(const struct question *question, enum nonet_profile *profile_ret) {
	static const char *const names[] = {[NONET_PROFILE_NONET] = "nonet",
	                                    [NONET_PROFILE_SE] = "se",
	                                    [NONET_PROFILE_HODOKU] = "hodoku"};
	const char *name;
	if (!question_text(question, "profile", names[NONET_PROFILE_NONET], &name))
		return false;
	for (int i = NONET_PROFILE_NONET; i <= NONET_PROFILE_HODOKU; i++) {
		if (strcmp(name, names[i]) == 0) {
			*profile_ret = (enum nonet_profile)i;
			return true;
		}
	}
	return refuse(question, "profile", "\"nonet\", \"se\" or \"hodoku\"");
}

bool question_wording(const struct question *question, struct nonet_wording *wording_ret) {
	const char *name;
	*wording_ret = (struct nonet_wording){0};
	if (!question_text(question, "notation", "rc", &name))
		return false;
	if (strcmp(name, "a1") == 0)
		wording_ret->notation = NONET_NOTATION_A1;
	else if (strcmp(name, "rc") != 0)
		return refuse(question, "notation", "\"rc\" or \"a1\"");
	return true;
}

/* The first item of the text that is a puzzle, or else the first fault. */
static bool read_first(struct nonet_reader *reader, const char *text, struct reply *reply,
                       struct nonet_position *position_ret) {
	struct nonet_item item;
	struct nonet_error fault = {.message = ""};
	nonet_reader_feed(reader, text, strlen(text));
	for (;;) {
		switch (nonet_reader_next(reader, &item)) {
		case NONET_OK:
			nonet_item_position(&item, position_ret);
			return true;
		case NONET_MORE:
			nonet_reader_finish(reader);
			break;
		case NONET_SYNTAX:
			if (!*fault.message)
				fault = item.error;
			break;
		default:
			if (*fault.message)
				reply_fault(reply, &fault);
			else
				reply_error(reply, MHD_HTTP_UNPROCESSABLE_CONTENT, "not-a-puzzle",
				            "\"puzzle\" holds no puzzle");
			return false;
		}
	}
}

bool question_puzzle(const struct question *question, struct nonet_position *position_ret) {
	const char *text = json_string_value(json_object_get(question->body, "puzzle"));
	if (!text)
		return refuse(question, "puzzle", "a text that holds a puzzle");
	struct nonet_reader *reader = nonet_reader_new();
	if (question_no_memory(question, reader ? NONET_OK : NONET_NO_MEMORY))
		return false;
	bool found = read_first(reader, text, question->reply, position_ret);
	nonet_reader_free(reader);
	return found;
}

bool question_no_memory(const struct question *question, enum nonet_status status) {
	if (status != NONET_NO_MEMORY)
		return false;
	reply_error(question->reply, MHD_HTTP_INTERNAL_SERVER_ERROR, "no-memory", "out of memory");
	return true;
}

json_t *question_line(const struct nonet_board *board) {
	char line[NONET_LINE_SIZE];
	return json_string(nonet_board_print(board, line));
}

json_t *question_answer(const struct nonet_board *board) {
	return json_pack("{s:o}", "puzzle", question_line(board));
}
