/* From a text in JSON to the puzzles in it: saved games and exchange formats, as one value or
 * several after each other. A piece at a time; no more than one value is held, of at most
 * NONET_JSON_MAX_NBYTES bytes.
 *
 * Lines of nonet's own JSON are read one by one, beside other lines, so that good ones around a bad
 * one count.
 *
 * A build without jansson reads none of it: every text is another, and no line is a record.
 */
#ifndef NONET_IO_JSON_READER_H
#define NONET_IO_JSON_READER_H

#include "io/told.h"

/* Whether a line is a record of nonet's JSON, good or bad: it begins with {"nonet":, apart from
 * spaces. */
bool nonet_json_line_begins(const char *bytes, size_t nbytes);

/* Reads such a line. NONET_OK; NONET_SYNTAX: *error_ret has the reason and the place, line 1 and
 * offset 0 being those of the first byte; NONET_NO_MEMORY. */
enum nonet_status nonet_json_line_read(const char *bytes, size_t nbytes,
                                       struct nonet_told *told_ret, struct nonet_error *error_ret);

struct nonet_json_reader; /* opaque */

/* A new reader for one text, or NULL when out of memory. The caller frees it. */
struct nonet_json_reader *nonet_json_reader_new(void);
void nonet_json_reader_free(struct nonet_json_reader *reader); /* NULL is fine */

/* Hands the reader its next bytes, which stay as they are until `next` has returned NONET_MORE. Not
 * to be called before that. */
void nonet_json_reader_feed(struct nonet_json_reader *reader, const char *bytes, size_t nbytes);
void nonet_json_reader_finish(struct nonet_json_reader *reader);

/* NONET_OK with a puzzle; NONET_SYNTAX with the reason, after which others may follow; NONET_MORE:
 * feed or finish; NONET_END; NONET_NO_MEMORY: the rest cannot be read. */
enum nonet_status nonet_json_reader_next(struct nonet_json_reader *reader,
                                         struct nonet_told *told_ret,
                                         struct nonet_error *error_ret);

/* Whether NONET_END means that the text is none for this reader: no JSON, of no kind known here, or
 * lines of records. What was taken of it is *held_ret, which lasts as long as the reader, and so
 * many bytes of the last piece were not. */
bool nonet_json_reader_is_other(const struct nonet_json_reader *reader, const char **held_ret,
                                size_t *nbytes_ret, size_t *rest_nbytes_ret);

#endif
