/* Steps over the tokens of XML 1.0: what may stand where, by characters alone.
 */
#ifndef NONET_WEB_XML_SCAN_H
#define NONET_WEB_XML_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct xml_scan {
	const char *at, *end;
};

/* In what order: whichever is not SCAN_DONE ends the scan. */
enum xml_scanned {
	SCAN_DONE, /* `at` is behind what was wanted */
	SCAN_MORE, /* the bytes end inside it */
	SCAN_BAD   /* the character at `at` cannot stand there */
};

/* The character at `at`, and how many bytes it has. */
enum xml_scanned xml_scan_character(const struct xml_scan *scan, uint32_t *code_ret,
                                    int *nbytes_ret);

bool xml_is_space(char byte);

/* Steps over spaces; whether there were any. */
bool xml_scan_spaces(struct xml_scan *scan);

/* These bytes. */
enum xml_scanned xml_scan_text(struct xml_scan *scan, const char *text);

bool xml_begins_with(const struct xml_scan *scan, const char *text);

enum xml_scanned xml_scan_name(struct xml_scan *scan);

/* Everything up to these bytes, and them. In comments the first two of them may not stand alone. */
enum xml_scanned xml_scan_through(struct xml_scan *scan, const char *text);
enum xml_scanned xml_scan_comment(struct xml_scan *scan); /* behind its <!-- */

/* A text in quotes of either kind. */
enum xml_scanned xml_scan_literal(struct xml_scan *scan);

/* From the & to the ; */
enum xml_scanned xml_scan_reference(struct xml_scan *scan);

/* From the <? to the ?>; the name of what is instructed ends at *name_end_ret. */
enum xml_scanned xml_scan_instruction(struct xml_scan *scan, const char **name_end_ret);

/* From the < to before the > of a document type, or the [ of its declarations. *external_ret: it
 * goes on in another file. */
enum xml_scanned xml_scan_doctype(struct xml_scan *scan, bool *external_ret);

/* From the < to the > of a tag that begins an element, or ends one. */
enum xml_scanned xml_scan_begin_tag(struct xml_scan *scan);
enum xml_scanned xml_scan_end_tag(struct xml_scan *scan);

#endif
