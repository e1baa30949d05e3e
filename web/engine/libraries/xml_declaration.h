/* The declaration of a text in XML: <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
 */
#ifndef NONET_WEB_XML_DECLARATION_H
#define NONET_WEB_XML_DECLARATION_H

#include "xml_scan.h"

#include <expat.h>

/* Whether the bytes are this word, which is in small letters, in letters of either case. */
bool xml_is_word(const char *begin, const char *end, const char *word);

/* Reads what stands between <?xml and ?>. *fault_ret is the place of an error. */
enum XML_Error xml_declaration_read(struct xml_scan inside, bool *standalone_ret,
                                    const char **fault_ret);

#endif
