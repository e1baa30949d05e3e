#define _POSIX_C_SOURCE 200809L
#include "common/output.h"
#include "common/elapsed.h"
#include "common/language.h"
#include "common/safe.h"
#include "common/wrap.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SENTENCE_SIZE = 4096, PROGRESS_SIZE = 320 };

static const uint64_t progress_first_ns = 1000000000u;
static const uint64_t progress_interval_ns = 200000000u;

static bool is_same_place(void) {
	struct stat out, err;
	return fstat(fileno(stdout), &out) == 0 && fstat(fileno(stderr), &err) == 0 &&
	       out.st_dev == err.st_dev && out.st_ino == err.st_ino;
}

void output_open(struct output *output) {
	static char answers[1 << 16], notes[1 << 10];
	setvbuf(stdout, answers, _IOFBF, sizeof answers);
	/* A line at a time, so that the lines of several programs do not mix. */
	setvbuf(stderr, notes, _IOLBF, sizeof notes);
	output->term = term_of(stdout, TERM_COLOR_AUTO);
	output->same_place = is_same_place();
	output->shows_progress = isatty(fileno(stderr)) != 0;
	output->progress_columns = 0;
	output->progress_due_ns = elapsed_now_ns() + progress_first_ns;
	atomic_init(&output->error, 0);
}

void output_color(struct output *output, enum term_color color) {
	output->term = term_of(stdout, color);
}

void output_fail(struct output *output, int error) {
	if (output->error == 0)
		output->error = error ? error : EIO;
}

static void check(struct output *output, bool worked) {
	if (!worked)
		output_fail(output, errno);
}

static void clear_progress(struct output *output) {
	if (output->progress_columns == 0)
		return;
	fprintf(stderr, "\r%*s\r", output->progress_columns, "");
	fflush(stderr);
	output->progress_columns = 0;
}

/* Answers that go elsewhere leave the progress on the terminal alone. */
static void begin_of_write(struct output *output) {
	if (output->term.is_terminal)
		clear_progress(output);
}

static void end_of_write(struct output *output) {
	if (output->term.is_terminal)
		output_flush(output);
}

void output_bytes(struct output *output, const char *bytes, size_t nbytes) {
	begin_of_write(output);
	check(output, fwrite(bytes, 1, nbytes, stdout) == nbytes);
	end_of_write(output);
}

void output_print(struct output *output, const char *format, ...) {
	begin_of_write(output);
	va_list arguments;
	va_start(arguments, format);
	check(output, vprintf(format, arguments) >= 0);
	va_end(arguments);
	end_of_write(output);
}

static void write_lines(struct output *output, const char *text, int width) {
	const char *end = text + strlen(text);
	struct wrap_line line;
	while (wrap_next_line(&text, end, width, 0, &line))
		output_print(output, "%.*s\n", line.nbytes, line.bytes);
}

void output_say(struct output *output, const char *format, ...) {
	char sentence[SENTENCE_SIZE];
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(sentence, sizeof sentence, _(format), arguments);
	va_end(arguments);
	write_lines(output, sentence, output->term.is_terminal ? output->term.width : INT_MAX);
}

const char *output_table_text(const struct output *output, const char *english) {
	return output->term.is_terminal ? _(english) : english;
}

void output_cell(struct output *output, const char *text, int columns) {
	int missing = columns - wrap_columns(text, strlen(text));
	output_print(output, "%s%*s", text, missing > 0 ? missing : 0, "");
}

void output_flush(struct output *output) {
	check(output, fflush(stdout) == 0);
}

void output_note(struct output *output, const char *format, ...) {
	clear_progress(output);
	if (output->same_place)
		output_flush(output);
	va_list arguments;
	va_start(arguments, format);
	safe_note(_(format), arguments);
	va_end(arguments);
}

void output_progress(struct output *output, uint64_t count, const char *what) {
	if (!output->shows_progress)
		return;
	uint64_t now_ns = elapsed_now_ns();
	if (now_ns < output->progress_due_ns)
		return;
	output->progress_due_ns = now_ns + progress_interval_ns;
	char text[PROGRESS_SIZE];
	int length = snprintf(text, sizeof text, "%llu %s", (unsigned long long)count, what);
	fprintf(stderr, "\r%s", text);
	fflush(stderr);
	output->progress_columns = wrap_columns(text, (size_t)length);
}

bool output_failed(const struct output *output) {
	return output->error != 0;
}

enum exit_code output_close(struct output *output, enum exit_code exit_code) {
	clear_progress(output);
	output_flush(output);
	if (!output_failed(output))
		return exit_code;
	output_note(output, "nonet: cannot write the answers: %s", language_errno(output->error));
	return exit_code_worse(exit_code, EXIT_CODE_SYSTEM);
}
