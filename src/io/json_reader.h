/* From a text in JSON to the puzzles in it. Saved games and exchange formats are a text each; lines
 * of nonet's own JSON are read one by one, so that a file of them may have any length.
 *
 * A build without jansson refuses all of it, saying so.
 */
#ifndef NONET_IO_JSON_READER_H
#define NONET_IO_JSON_READER_H

#include "io/told.h"

/* Whether a line is a record of nonet's JSON, good or bad: it begins with {"nonet":, apart from
 * spaces, and is not the beginning of one that goes on on the next line; or it is what the program
 * answers about a puzzle with its grade, a whole object with "nonet":{ in it. */
bool nonet_json_line_begins(const char *bytes, size_t nbytes);

/* Reads such a line. NONET_OK; NONET_SYNTAX: *error_ret has the reason and the place, line 1 and
 * offset 0 being those of the first byte; NONET_NO_MEMORY. */
enum nonet_status nonet_json_line_read(const char *bytes, size_t nbytes,
                                       struct nonet_told *told_ret, struct nonet_error *error_ret);

/* Whether a text has a name in it that only objects of one of the kinds known here have. */
bool nonet_json_text_is_meant(const char *bytes, size_t nbytes);

struct nonet_json_reader; /* opaque */

/* A reader of a whole text, which the caller keeps as it is and frees after the reader. NONET_OK;
 * NONET_END when the text is of no kind known here, or no JSON at all: it may be something else.
 * NONET_SYNTAX with the reason when it was meant to be of such a kind but is no JSON, or when it is
 * more than is read of any text (see io/json_check.h); NONET_NO_MEMORY. */
enum nonet_status nonet_json_reader_new(const char *bytes, size_t nbytes,
                                        struct nonet_json_reader **reader_ret,
                                        struct nonet_error *error_ret);
void nonet_json_reader_free(struct nonet_json_reader *reader); /* NULL is fine */

/* NONET_OK with the next puzzle of the text; NONET_SYNTAX with the reason, after which others may
 * follow; NONET_END; NONET_NO_MEMORY. */
enum nonet_status nonet_json_reader_next(struct nonet_json_reader *reader,
                                         struct nonet_told *told_ret,
                                         struct nonet_error *error_ret);

#endif
