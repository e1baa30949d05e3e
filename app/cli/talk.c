#define _POSIX_C_SOURCE 200809L
#include "cli/talk.h"
#include "common/interrupt.h"

#include <ctype.h>
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

/* Longer than a terminal takes between two lines of a paste, shorter than a person between two
 * lines typed. */
enum { PASTE_GAP_MS = 50 };

/* Of a line that is too long only the beginning is kept. Read without a buffer, for talk_more_waits
 * to be right: a terminal hands out one line at a time. */
bool talk_read(struct talk *talk) {
	size_t length = 0;
	for (;;) {
		char bytes[TALK_LINE_SIZE];
		if (!interrupt_wait_readable(STDIN_FILENO))
			return false;
		ssize_t nbytes = read(STDIN_FILENO, bytes, sizeof bytes);
		if (nbytes < 0 && errno == EINTR)
			continue;
		if (nbytes <= 0)
			return false;
		size_t kept = (size_t)nbytes;
		if (kept > TALK_LINE_SIZE - 1 - length)
			kept = TALK_LINE_SIZE - 1 - length;
		memcpy(talk->raw + length, bytes, kept);
		length += kept;
		talk->raw[length] = '\0';
		if (bytes[nbytes - 1] == '\n')
			return true;
	}
}

static void copy_trimmed(const char *raw, char line_ret[TALK_LINE_SIZE]) {
	size_t length = strlen(raw);
	while (length > 0 && isspace((unsigned char)raw[length - 1]))
		length--;
	memcpy(line_ret, raw, length);
	line_ret[length] = '\0';
}

static bool is_farewell(const char *line) {
	return strcasecmp(line, "q") == 0 || strcasecmp(line, "quit") == 0;
}

bool talk_ask(struct talk *talk, const char *question, char line_ret[TALK_LINE_SIZE]) {
	line_ret[0] = '\0';
	if (talk->over)
		return false;
	output_print(talk->output, "%s", question);
	if (!talk_read(talk)) {
		output_print(talk->output, "\n");
		talk->over = true;
		return false;
	}
	copy_trimmed(talk->raw, line_ret);
	talk->over = is_farewell(line_ret) || output_failed(talk->output);
	return !talk->over;
}

static bool has_letter_or_digit(const char *line) {
	for (; *line; line++)
		if (isalnum((unsigned char)*line))
			return true;
	return false;
}

bool talk_ask_yes(struct talk *talk, const char *question, bool *yes_ret) {
	char line[TALK_LINE_SIZE];
	while (talk_ask(talk, question, line)) {
		*yes_ret = line[0] == '\0' || strcasecmp(line, "y") == 0 || strcasecmp(line, "yes") == 0;
		if (*yes_ret || strcasecmp(line, "n") == 0 || strcasecmp(line, "no") == 0)
			return true;
		if (has_letter_or_digit(line))
			output_say(talk->output, "Please type y for yes or n for no.");
	}
	return false;
}

bool talk_more_waits(void) {
	struct pollfd wanted = {.fd = STDIN_FILENO, .events = POLLIN};
	return poll(&wanted, 1, PASTE_GAP_MS) > 0;
}
