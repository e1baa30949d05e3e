#define _POSIX_C_SOURCE 200809L
#include "common/input.h"
#include "common/interrupt.h"
#include "common/language.h"
#include "common/safe.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
	BUFFER_SIZE = 1 << 16,
	MEANT_AS_PUZZLE = 40, /* characters; see input.h */

	/* A block with so many puzzles waits a little for more: the more it has, the quicker they are
	 * solved, and whoever sends so many at once is a program. */
	BLOCK_WAITS = 512,
	BLOCK_WAIT_MS = 1
};

enum source_state { SOURCE_CLOSED, SOURCE_FILE, SOURCE_TEXT };

struct input {
	struct output *output;
	struct nonet_reader *reader;
	enum exit_code exit_code;

	int noperands;
	char **operands;
	int next_operand;

	enum source_state state;
	int descriptor;      /* of a SOURCE_FILE */
	const char *text;    /* of a SOURCE_TEXT; NULL once it was fed */
	int read_error;      /* the errno of a read that failed; 0: none */
	const char *name;    /* of the source, for messages */
	bool seen_something; /* the source held a puzzle, or something reported as none */
	bool all_sizes;      /* are readable */

	void (*settle)(void *context); /* NULL: nothing is to be done before a note */
	void *settle_context;

	char argument_name[INPUT_NAME_SIZE];
	char buffer[BUFFER_SIZE];
};

static void unreadable(struct input *input) {
	input->exit_code = exit_code_worse(input->exit_code, EXIT_CODE_UNREADABLE);
}

static bool holds_puzzle(struct nonet_reader *reader, const char *text) {
	struct nonet_item item;
	nonet_reader_reset(reader);
	nonet_reader_feed(reader, text, strlen(text));
	for (;;) {
		switch (nonet_reader_next(reader, &item)) {
		case NONET_OK:
			return true;
		case NONET_SYNTAX:
			break;
		case NONET_MORE:
			nonet_reader_finish(reader);
			break;
		default:
			return false;
		}
	}
}

bool input_is_puzzle(const char *text) {
	struct nonet_reader *reader = nonet_reader_new();
	bool is_puzzle = reader && holds_puzzle(reader, text);
	nonet_reader_free(reader);
	return is_puzzle;
}

/* An address, or a long argument of nearly nothing but what puzzles are written with; a slip may be
 * in it. */
static bool is_meant_as_puzzle(const char *text) {
	if (strstr(text, "://"))
		return true;
	size_t length = strlen(text);
	size_t fitting = 0;
	for (size_t i = 0; i < length; i++)
		/* Bytes above 0x7F: digits and spaces of other scripts. */
		fitting += (unsigned char)text[i] > 0x7F ||
		           strchr("0123456789.*_-xX ,;/|+[]{}()\t\r\n", text[i]) != NULL;
	return length >= MEANT_AS_PUZZLE && 10 * fitting >= 9 * length;
}

/* As when the quotes around nine rows were left out, so that each became an argument. */
static bool is_row(const char *text) {
	size_t length = strlen(text);
	return length >= 9 && strspn(text, "0123456789.*_xX") == length;
}

static void settle(struct input *input) {
	if (input->settle)
		input->settle(input->settle_context);
}

static void cannot(struct input *input, const char *format, const char *name, int error) {
	settle(input);
	output_note(input->output, format, name, language_errno(error));
	unreadable(input);
}

static const char standard_input[] = N_("standard input");

/* The name of a source as people read it. */
static const char *shown_name(const char *source, char shown_ret[INPUT_NAME_SIZE]) {
	unsigned number;
	int end = 0;
	if (strcmp(source, standard_input) == 0)
		return _(standard_input);
	if (sscanf(source, "argument %u%n", &number, &end) != 1 || source[end] != '\0')
		return source;
	snprintf(shown_ret, INPUT_NAME_SIZE, _("argument %u"), number);
	return shown_ret;
}

static const char cannot_open[] = N_("nonet: cannot open '%s': %s");

static void open_descriptor(struct input *input, int descriptor, const char *name) {
	input->descriptor = descriptor;
	input->name = name;
	input->state = SOURCE_FILE;
}

static void open_text(struct input *input, const char *text) {
	snprintf(input->argument_name, INPUT_NAME_SIZE, "argument %d", input->next_operand);
	input->name = input->argument_name;
	input->text = text;
	input->state = SOURCE_TEXT;
}

static void open_operand(struct input *input, const char *operand) {
	if (strcmp(operand, "-") == 0) {
		open_descriptor(input, STDIN_FILENO, standard_input);
		return;
	}
	int descriptor = open(operand, O_RDONLY);
	int error = errno;
	if (descriptor >= 0)
		open_descriptor(input, descriptor, operand);
	else if (error == EINTR)
		return;
	else if (error != ENOENT && error != ENOTDIR && error != ENAMETOOLONG)
		cannot(input, cannot_open, operand, error);
	else if (is_meant_as_puzzle(operand) || holds_puzzle(input->reader, operand))
		open_text(input, operand);
	else if (is_row(operand))
		cannot(input,
		       N_("nonet: cannot open '%s': %s, and a puzzle has 81 cells; one that is written in "
		          "rows is one argument, with quotes around it"),
		       operand, error);
	else
		cannot(input, N_("nonet: cannot open '%s': %s, and it is not a puzzle"), operand, error);
}

struct input *input_open(int noperands, char **operands, struct output *output) {
	struct input *input = calloc(1, sizeof *input);
	struct nonet_reader *reader = nonet_reader_new();
	if (!input || !reader) {
		free(input);
		nonet_reader_free(reader);
		output_note(output, "nonet: out of memory");
		return NULL;
	}
	input->output = output;
	input->reader = reader;
	input->noperands = noperands;
	input->operands = operands;
	if (noperands == 0)
		open_descriptor(input, STDIN_FILENO, standard_input);
	if (noperands == 0 && isatty(STDIN_FILENO))
		output_note(output,
		            "Type or paste puzzles: 81 characters on a line, or nine rows. Ctrl-D ends.");
	return input;
}

void input_take_all_sizes(struct input *input) {
	input->all_sizes = true;
}

/* Opens the next operand that can be opened; false when there is none. */
static bool open_next(struct input *input) {
	while (input->state == SOURCE_CLOSED) {
		if (input->next_operand == input->noperands)
			return false;
		open_operand(input, input->operands[input->next_operand++]);
	}
	nonet_reader_reset(input->reader);
	input->seen_something = false;
	input->read_error = 0;
	return true;
}

static void close_source(struct input *input) {
	char shown[INPUT_NAME_SIZE];
	if (input->state == SOURCE_FILE && input->descriptor != STDIN_FILENO)
		close(input->descriptor);
	input->state = SOURCE_CLOSED;
	if (input->read_error) {
		cannot(input, N_("nonet: cannot read '%s': %s"), shown_name(input->name, shown),
		       input->read_error);
	} else if (!input->seen_something) {
		settle(input);
		output_note(input->output, "%s: no puzzle found", shown_name(input->name, shown));
		unreadable(input);
	}
}

/* Shows the answers so far when there is nothing to read yet: whoever writes the input may be
 * waiting for them. */
static void flush_before_waiting(struct input *input) {
	struct pollfd wanted = {.fd = input->descriptor, .events = POLLIN};
	if (poll(&wanted, 1, 0) == 0)
		output_flush(input->output);
}

static void feed_file(struct input *input) {
	if (!interrupt_wait_readable(input->descriptor))
		return;
	ssize_t nbytes = read(input->descriptor, input->buffer, BUFFER_SIZE);
	if (nbytes > 0) {
		nonet_reader_feed(input->reader, input->buffer, (size_t)nbytes);
		return;
	}
	if (nbytes < 0 && errno == EINTR)
		return;
	if (nbytes < 0)
		input->read_error = errno;
	nonet_reader_finish(input->reader);
}

static void feed(struct input *input) {
	if (input->state == SOURCE_FILE) {
		feed_file(input);
	} else if (input->text) {
		nonet_reader_feed(input->reader, input->text, strlen(input->text));
		input->text = NULL;
	} else {
		nonet_reader_finish(input->reader);
	}
}

void input_note_fault(struct output *output, const char *source, const struct nonet_error *error) {
	char shown[INPUT_NAME_SIZE], message[NONET_SENTENCE_SIZE];
	output_note(output, "%s:%llu: column %llu: %s", shown_name(source, shown),
	            (unsigned long long)error->line, (unsigned long long)error->column,
	            language_sentence(&error->sentence, message));
}

static void report_unreadable(struct input *input, const struct puzzle *puzzle) {
	settle(input);
	input_note_fault(input->output, puzzle->source, &puzzle->item.error);
	unreadable(input);
}

bool input_next(struct input *input, struct puzzle *puzzle_ret) {
	while (!interrupted() && !output_failed(input->output)) {
		if (input->state == SOURCE_CLOSED && !open_next(input))
			return false;
		enum nonet_status status = nonet_reader_next(input->reader, &puzzle_ret->item);
		if (status == NONET_MORE) {
			if (input->state == SOURCE_FILE)
				flush_before_waiting(input);
			feed(input);
		} else if (status == NONET_END) {
			close_source(input);
		} else {
			input->seen_something = true;
			puzzle_ret->readable =
			    status == NONET_OK || (input->all_sizes && puzzle_ret->item.told);
			puzzle_ret->source = input->name;
			puzzle_ret->is_argument = input->state == SOURCE_TEXT;
			if (!puzzle_ret->readable)
				report_unreadable(input, puzzle_ret);
			return true;
		}
	}
	return false;
}

void input_settle_with(struct input *input, void (*settle_now)(void *context), void *context) {
	input->settle = settle_now;
	input->settle_context = context;
}

/* Whether there are bytes, or the end, to be read without waiting. */
static bool more_is_there(const struct input *input, size_t npuzzles) {
	if (input->state != SOURCE_FILE)
		return true;
	struct pollfd wanted = {.fd = input->descriptor, .events = POLLIN};
	return poll(&wanted, 1, npuzzles >= BLOCK_WAITS ? BLOCK_WAIT_MS : 0) != 0;
}

static void name_source(const struct input *input, struct input_block *block) {
	block->source = input->name;
	if (input->state == SOURCE_TEXT) {
		memcpy(block->argument_name, input->argument_name, INPUT_NAME_SIZE);
		block->source = block->argument_name;
	}
}

/* The quick way: lines that are plain. */
static bool take_plain(struct input *input, size_t capacity, struct input_block *block) {
	uint64_t line = 0;
	size_t before = block->number;
	block->number +=
	    nonet_reader_next_many(input->reader, block->boards + before, capacity - before, &line);
	for (size_t i = before; i < block->number; i++)
		block->lines[i] = line + (i - before);
	return block->number > before;
}

static enum nonet_status take_item(struct input *input, struct input_block *block) {
	struct nonet_item item;
	enum nonet_status status = nonet_reader_next(input->reader, &item);
	if (status == NONET_OK) {
		block->boards[block->number] = item.board;
		block->lines[block->number++] = item.line;
	} else if (status == NONET_SYNTAX) {
		block->faults[block->nfaults++] = (struct input_fault){block->number, item.error};
		unreadable(input);
	}
	return status;
}

bool input_next_block(struct input *input, size_t capacity, struct input_block *block_ret) {
	block_ret->number = block_ret->nfaults = 0;
	while (!interrupted() && !output_failed(input->output)) {
		size_t taken = block_ret->number + block_ret->nfaults;
		if (input->state == SOURCE_CLOSED && !open_next(input))
			return false;
		name_source(input, block_ret);
		if (block_ret->number == capacity || block_ret->nfaults == INPUT_FAULTS)
			return true;
		enum nonet_status status = NONET_OK;
		if (!take_plain(input, capacity, block_ret))
			status = take_item(input, block_ret);
		bool waits = status == NONET_MORE && taken > 0 && !more_is_there(input, taken);
		if (waits || (status == NONET_END && taken > 0))
			return true;
		if (status == NONET_MORE)
			feed(input);
		else if (status == NONET_END)
			close_source(input);
		else
			input->seen_something = true;
	}
	return false;
}

enum exit_code input_close(struct input *input) {
	if (!input)
		return EXIT_CODE_SYSTEM;
	enum exit_code exit_code = interrupted() ? EXIT_CODE_INTERRUPTED : input->exit_code;
	nonet_reader_free(input->reader);
	free(input);
	return exit_code;
}

void input_note(struct output *output, const struct puzzle *puzzle, const char *message) {
	char shown[INPUT_NAME_SIZE];
	output_note(output, "%s:%llu: %s", shown_name(puzzle->source, shown),
	            (unsigned long long)puzzle->item.line, _(message));
}

static void print_safely(struct output *output, const char *text, size_t nbytes) {
	for (size_t i = 0; i < nbytes; i++) {
		char byte = safe_byte(text, nbytes, i);
		output_bytes(output, &byte, 1);
	}
}

void input_heading(struct output *output, const struct puzzle *puzzle) {
	if (puzzle->is_argument)
		return;
	char shown[INPUT_NAME_SIZE];
	const char *name = shown_name(puzzle->source, shown);
	print_safely(output, name, strlen(name));
	output_print(output, ":%llu", (unsigned long long)puzzle->item.line);
	if (puzzle->item.comment_nbytes > 0) {
		output_print(output, ": ");
		print_safely(output, puzzle->item.comment, puzzle->item.comment_nbytes);
	}
	output_print(output, "\n");
}
