/* From a text in XML to the puzzles in it, a piece at a time and in bounded memory: files of Open
 * Sudoku, KSudoku and Sudoku 10'000.
 *
 * Nothing in a text makes the reader hold, open or expand more than a few hundred kilobytes: a
 * document type with declarations, and so every entity, is refused where it begins; tags have a
 * greatest length, elements a greatest depth, and names that no puzzle file has a greatest number.
 * Encodings are those of expat: UTF-8, UTF-16, ISO-8859-1, US-ASCII.
 *
 * Only in a build with expat; without it nonet_xml_reader_new returns NULL.
 */
#ifndef NONET_IO_XML_READER_H
#define NONET_IO_XML_READER_H

#include "io/told.h"

enum {
	NONET_XML_MAX_TAG = 1 << 18, /* bytes, of a comment and the like too */
	NONET_XML_MAX_DEPTH = 32,
	NONET_XML_MAX_STRANGE = 1 << 18 /* bytes in the names of elements and attributes not known */
};

struct nonet_xml_reader; /* opaque, about 100 KB */

/* A new reader for one text, or NULL when out of memory. The caller frees it. */
struct nonet_xml_reader *nonet_xml_reader_new(void);
void nonet_xml_reader_free(struct nonet_xml_reader *reader); /* NULL is fine */

/* Hands the reader its next bytes, which stay as they are until `next` has returned NONET_MORE. Not
 * to be called before that. */
void nonet_xml_reader_feed(struct nonet_xml_reader *reader, const char *bytes, size_t nbytes);
void nonet_xml_reader_finish(struct nonet_xml_reader *reader);

/* NONET_OK: a puzzle. NONET_SYNTAX: a game that is none, or a text that is no XML of a known kind,
 * after which nothing is read; *error_ret says where and why. NONET_MORE: feed or finish.
 * NONET_END. NONET_NO_MEMORY: the rest cannot be read. */
enum nonet_status nonet_xml_reader_next(struct nonet_xml_reader *reader,
                                        struct nonet_told *told_ret, struct nonet_error *error_ret);

#endif
