/* Where the program writes: answers to standard output, reasons and progress to standard error. */
#ifndef NONET_APP_OUTPUT_H
#define NONET_APP_OUTPUT_H

#include "common/exit_codes.h"
#include "common/language.h"
#include "common/term.h"

#include <stdatomic.h>
#include <stdint.h>

struct output {
	struct term term; /* of standard output */
	bool same_place;  /* both streams lead to one place, where their order has to be kept */
	bool shows_progress;
	int progress_columns; /* of the progress that stands on the terminal now; 0: none */
	uint64_t progress_due_ns;
	atomic_int error; /* the errno of the first failure; 0: none */
};

#if defined(__GNUC__)
#define OUTPUT_PRINTF __attribute__((format(printf, 2, 3)))
#else
#define OUTPUT_PRINTF
#endif

void output_open(struct output *output);
void output_color(struct output *output, enum term_color color);

/* Writes an answer. On a terminal it is seen at once; elsewhere it waits in a large buffer for
 * output_flush. */
void output_bytes(struct output *output, const char *bytes, size_t nbytes);
void output_print(struct output *output, const char *format, ...) OUTPUT_PRINTF;

/* Writes a sentence of at most 2,000 bytes and ends the line; on a terminal it is broken between
 * words where the line is full. */
void output_say(struct output *output, const char *format, ...) OUTPUT_PRINTF;

void output_flush(struct output *output);

/* Writes one line to standard error, as safe_note does. */
void output_note(struct output *output, const char *format, ...) OUTPUT_PRINTF;

/* Shows how far a long work is, when standard error is a terminal: after the first second, some
 * times a second, until the next output. */
void output_progress(struct output *output, uint64_t count, const char *what);

/* Takes note that an answer could not be written, as after a failed write. */
void output_fail(struct output *output, int error);

/* Whether a write failed. What is written after that is lost. */
bool output_failed(const struct output *output);

/* A text of a table: in the language on a terminal, but in English where programs may read it. */
const char *output_table_text(const struct output *output, const char *english) LANGUAGE_FORMAT(2);

/* Writes a text and spaces up to a number of columns of a terminal. */
void output_cell(struct output *output, const char *text, int columns);

/* Writes out what is left. Says so when a write failed, and returns the worse exit code. */
enum exit_code output_close(struct output *output, enum exit_code exit_code);

#endif
