#include "xml_declaration.h"

#include <string.h>

bool xml_is_word(const char *begin, const char *end, const char *word) {
	if ((size_t)(end - begin) != strlen(word))
		return false;
	for (; begin < end; begin++, word++)
		if ((*begin >= 'A' && *begin <= 'Z' ? *begin | 0x20 : *begin) != *word)
			return false;
	return true;
}

/* A name, = and a value in quotes, after a space. Returns whether it is this name, and its value.
 */
static bool take_pseudo_attribute(struct xml_scan *scan, const char *name, struct xml_scan *value) {
	struct xml_scan ahead = *scan;
	if (!xml_scan_spaces(&ahead) || xml_scan_text(&ahead, name) != SCAN_DONE)
		return false;
	xml_scan_spaces(&ahead);
	if (xml_scan_text(&ahead, "=") != SCAN_DONE)
		return false;
	xml_scan_spaces(&ahead);
	value->at = ahead.at + 1;
	if (xml_scan_literal(&ahead) != SCAN_DONE)
		return false;
	value->end = ahead.at - 1;
	*scan = ahead;
	return true;
}

static bool is_known_encoding(const struct xml_scan *name) {
	static const char *const names[] = {"utf-8",    "utf-16",     "utf-16le",
	                                    "utf-16be", "iso-8859-1", "us-ascii"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (xml_is_word(name->at, name->end, names[i]))
			return true;
	return false;
}

enum XML_Error xml_declaration_read(struct xml_scan inside, bool *standalone_ret,
                                    const char **fault_ret) {
	struct xml_scan value;
	bool versioned = take_pseudo_attribute(&inside, "version", &value);
	if (versioned && take_pseudo_attribute(&inside, "encoding", &value) &&
	    !is_known_encoding(&value)) {
		*fault_ret = value.at;
		return XML_ERROR_UNKNOWN_ENCODING;
	}
	if (versioned && take_pseudo_attribute(&inside, "standalone", &value)) {
		*standalone_ret = xml_is_word(value.at, value.end, "yes");
		*fault_ret = value.at;
		if (!*standalone_ret && !xml_is_word(value.at, value.end, "no"))
			return XML_ERROR_XML_DECL;
	}
	xml_scan_spaces(&inside);
	*fault_ret = inside.at;
	return versioned && inside.at == inside.end ? XML_ERROR_NONE : XML_ERROR_XML_DECL;
}
