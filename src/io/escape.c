#include "io/escape.h"
#include "io/text.h"

#include <stdio.h>
#include <string.h>

static const char replacement[] = "\xEF\xBF\xBD"; /* U+FFFD */

/* Adds the words in quotes, each character by `put`, which gets valid ones alone. */
static void add_quoted(struct nonet_buffer *text, const char *words,
                       void (*put)(struct nonet_buffer *text, const struct nonet_glyph *glyph,
                                   const char *bytes)) {
	size_t nbytes = strlen(words);
	nonet_buffer_add(text, "\"", 1);
	while (nbytes > 0) {
		struct nonet_glyph glyph = nonet_glyph_read((const unsigned char *)words, nbytes);
		if (glyph.folded == NONET_FOLD_INVALID)
			nonet_buffer_add_text(text, replacement);
		else
			put(text, &glyph, words);
		words += glyph.nbytes;
		nbytes -= glyph.nbytes;
	}
	nonet_buffer_add(text, "\"", 1);
}

static void put_json(struct nonet_buffer *text, const struct nonet_glyph *glyph,
                     const char *bytes) {
	char escaped[8];
	switch (glyph->code) {
	case '"':
	case '\\':
		nonet_buffer_add(text, "\\", 1);
		nonet_buffer_add(text, bytes, 1);
		break;
	case '\n':
		nonet_buffer_add_text(text, "\\n");
		break;
	case '\t':
		nonet_buffer_add_text(text, "\\t");
		break;
	default:
		if (glyph->code >= ' ' && glyph->code != 0x7F) {
			nonet_buffer_add(text, bytes, glyph->nbytes);
			break;
		}
		snprintf(escaped, sizeof escaped, "\\u%04X", (unsigned)glyph->code);
		nonet_buffer_add_text(text, escaped);
	}
}

void nonet_escape_json(struct nonet_buffer *text, const char *words) {
	add_quoted(text, words, put_json);
}

static const char *xml_entity(uint32_t code) {
	switch (code) {
	case '<':
		return "&lt;";
	case '>':
		return "&gt;";
	case '&':
		return "&amp;";
	case '"':
		return "&quot;";
	case '\t':
		return "&#9;";
	case '\n':
		return "&#10;";
	case '\r':
		return "&#13;";
	default:
		return NULL;
	}
}

static void put_xml(struct nonet_buffer *text, const struct nonet_glyph *glyph, const char *bytes) {
	const char *entity = xml_entity(glyph->code);
	if (entity)
		nonet_buffer_add_text(text, entity);
	else if (glyph->code >= ' ' && glyph->code != 0xFFFE && glyph->code != 0xFFFF)
		nonet_buffer_add(text, bytes, glyph->nbytes);
}

void nonet_escape_xml(struct nonet_buffer *text, const char *words) {
	add_quoted(text, words, put_xml);
}
