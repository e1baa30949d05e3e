/* What a tag of XML that begins an element says, and what references stand for.
 */
#ifndef NONET_WEB_XML_TAG_H
#define NONET_WEB_XML_TAG_H

#include <expat.h>
#include <stdbool.h>
#include <stddef.h>

struct xml_tag {
	char *name;              /* and behind it the bytes of the attributes */
	const char **attributes; /* names and values by turns, then NULL */
	bool ends;               /* the element too, as in <a/> */
};

/* Reads a tag that xml_scan_begin_tag stepped over. `lenient`: entities that are not known stand
 * for nothing. The caller frees the tag, which is empty after an error; *fault_ret is its place. */
enum XML_Error xml_tag_read(const char *begin, const char *end, bool lenient,
                            struct xml_tag *tag_ret, const char **fault_ret);
void xml_tag_free(struct xml_tag *tag);

/* The bytes that a reference stands for, four at most; none for an entity that is not known. */
enum XML_Error xml_reference_read(const char *begin, const char *end, bool lenient,
                                  char bytes_ret[4], size_t *nbytes_ret);

#endif
