/* Reads XML 1.0 as its bytes come, without a memory of more than the token it stands in.
 * Declarations inside a document type are not read. */
#include "base/buffer.h"
#include "xml_declaration.h"
#include "xml_scan.h"
#include "xml_tag.h"

#include <stdlib.h>
#include <string.h>

enum stage { BEFORE_ROOT, INSIDE, IN_CDATA, AFTER_ROOT };

/* What a step of the parser came to. */
enum outcome { WENT_ON, NEEDS_MORE, FAILED };

/* A place in the bytes that are held, with its line and column. */
struct place {
	size_t at;
	unsigned long line, column;
	bool after_cr;
};

struct XML_ParserStruct {
	void *context;
	XML_StartElementHandler begin;
	XML_EndElementHandler end;
	XML_CharacterDataHandler text;
	XML_StartDoctypeDeclHandler doctype;
	struct nonet_buffer held;  /* what was not read yet, behind some that was */
	struct nonet_buffer names; /* of the elements that are open, a NUL before each */
	size_t at, event;          /* in `held`: the next token, and what is told of now */
	struct place place;        /* of what was counted; not behind the event */
	XML_Index base;            /* offset of `held` in the text */
	XML_Index first;           /* where the text begins, behind a byte order mark */
	enum stage stage;
	enum XML_Parsing parsing;
	enum XML_Error error;
	bool last; /* no more bytes will come */
	bool has_doctype;
	bool has_external; /* a document type in another file, which may have entities */
	bool standalone;   /* but it does not */
};

XML_Parser XML_ParserCreate(const char *encoding) {
	struct XML_ParserStruct *parser = calloc(1, sizeof *parser);
	(void)encoding;
	if (parser)
		parser->place.line = 1;
	return parser;
}

void XML_ParserFree(XML_Parser parser) {
	if (!parser)
		return;
	nonet_buffer_free_inside(&parser->held);
	nonet_buffer_free_inside(&parser->names);
	free(parser);
}

void XML_SetUserData(XML_Parser parser, void *context) {
	parser->context = context;
}

void XML_SetElementHandler(XML_Parser parser, XML_StartElementHandler begin,
                           XML_EndElementHandler end) {
	parser->begin = begin;
	parser->end = end;
}

void XML_SetCharacterDataHandler(XML_Parser parser, XML_CharacterDataHandler handler) {
	parser->text = handler;
}

void XML_SetStartDoctypeDeclHandler(XML_Parser parser, XML_StartDoctypeDeclHandler handler) {
	parser->doctype = handler;
}

/* ---- Steps ---- */

static const char *begin_of(const struct XML_ParserStruct *parser) {
	return parser->held.bytes + parser->at;
}

static const char *end_of(const struct XML_ParserStruct *parser) {
	return parser->held.bytes + parser->held.length;
}

static enum outcome fail_at(struct XML_ParserStruct *parser, const char *where,
                            enum XML_Error error) {
	parser->event = (size_t)(where - parser->held.bytes);
	parser->error = error;
	return FAILED;
}

static enum outcome fail(struct XML_ParserStruct *parser, enum XML_Error error) {
	return fail_at(parser, begin_of(parser), error);
}

/* The scan of a token did not succeed. */
static enum outcome unscanned(struct XML_ParserStruct *parser, const struct xml_scan *scan,
                              enum xml_scanned scanned) {
	if (scanned == SCAN_BAD)
		return fail_at(parser, scan->at, XML_ERROR_INVALID_TOKEN);
	if (!parser->last)
		return NEEDS_MORE;
	return fail(parser, scan->at < scan->end ? XML_ERROR_PARTIAL_CHAR : XML_ERROR_UNCLOSED_TOKEN);
}

/* The token is done with, up to where the scan came. */
static enum outcome go_on(struct XML_ParserStruct *parser, const struct xml_scan *scan) {
	parser->at = (size_t)(scan->at - parser->held.bytes);
	return WENT_ON;
}

/* ---- Text ---- */

/* Tells of a text, with each line end as one LF. */
static void tell_text(struct XML_ParserStruct *parser, const char *begin, const char *end) {
	while (begin < end) {
		const char *stop = memchr(begin, '\r', (size_t)(end - begin));
		const char *until = stop ? stop : end;
		if (until > begin)
			parser->text(parser->context, begin, (int)(until - begin));
		if (stop && !(stop + 1 < end && stop[1] == '\n'))
			parser->text(parser->context, "\n", 1);
		begin = stop ? stop + 1 : end;
	}
}

/* The end of what can be told as text. What it ends at: SCAN_DONE, something else; SCAN_MORE, what
 * cannot be understood without more bytes; SCAN_BAD. */
static enum xml_scanned scan_run(const struct XML_ParserStruct *parser, struct xml_scan *scan) {
	uint32_t code;
	int nbytes;
	for (; scan->at < scan->end; scan->at += nbytes) {
		enum xml_scanned scanned = xml_scan_character(scan, &code, &nbytes);
		size_t rest = (size_t)(scan->end - scan->at);
		if (scanned != SCAN_DONE)
			return scanned;
		if (code == ']' && xml_begins_with(scan, "]]>"))
			return SCAN_DONE;
		bool is_cut = (code == '\r' && rest == 1) ||
		              (code == ']' && (rest == 1 || (rest == 2 && scan->at[1] == ']')));
		if (is_cut && !parser->last)
			return SCAN_MORE;
		if (parser->stage == INSIDE && (code == '<' || code == '&'))
			return SCAN_DONE;
	}
	return SCAN_MORE;
}

static enum outcome read_text(struct XML_ParserStruct *parser) {
	struct xml_scan scan = {begin_of(parser), end_of(parser)};
	const char *begin = scan.at;
	enum xml_scanned scanned = scan_run(parser, &scan);
	if (scan.at > begin)
		tell_text(parser, begin, scan.at);
	else if (scanned != SCAN_DONE)
		return unscanned(parser, &scan, scanned);
	else if (parser->stage == INSIDE)
		return fail_at(parser, begin + 2, XML_ERROR_INVALID_TOKEN); /* ]]> */
	else
		parser->stage = INSIDE, scan.at += 3;
	return go_on(parser, &scan);
}

static enum outcome read_reference(struct XML_ParserStruct *parser) {
	struct xml_scan scan = {begin_of(parser), end_of(parser)};
	char bytes[4];
	size_t nbytes;
	enum xml_scanned scanned = xml_scan_reference(&scan);
	if (scanned != SCAN_DONE)
		return unscanned(parser, &scan, scanned);
	bool lenient = parser->has_external && !parser->standalone;
	enum XML_Error error = xml_reference_read(begin_of(parser), scan.at, lenient, bytes, &nbytes);
	if (error != XML_ERROR_NONE)
		return fail(parser, error);
	if (nbytes > 0)
		parser->text(parser->context, bytes, (int)nbytes);
	return go_on(parser, &scan);
}

/* ---- Elements ---- */

static bool open_element(struct XML_ParserStruct *parser, const char *name) {
	nonet_buffer_add(&parser->names, "", 1);
	nonet_buffer_add_text(&parser->names, name);
	return !parser->names.no_memory;
}

/* Closes the innermost element if its name is this one, which stays behind the names that are left.
 */
static bool close_element(struct XML_ParserStruct *parser, const char *name, size_t length) {
	size_t depth = parser->names.length;
	if (depth < length + 1 || parser->names.bytes[depth - length - 1] != '\0' ||
	    memcmp(parser->names.bytes + depth - length, name, length) != 0)
		return false;
	parser->names.length -= length + 1;
	if (parser->names.length == 0)
		parser->stage = AFTER_ROOT;
	return true;
}

static enum outcome read_begin_tag(struct XML_ParserStruct *parser) {
	struct xml_scan scan = {begin_of(parser), end_of(parser)};
	enum xml_scanned scanned = xml_scan_begin_tag(&scan);
	if (scanned != SCAN_DONE)
		return unscanned(parser, &scan, scanned);
	struct xml_tag tag;
	const char *fault;
	bool lenient = parser->has_external && !parser->standalone;
	enum XML_Error error = xml_tag_read(begin_of(parser), scan.at, lenient, &tag, &fault);
	if (error != XML_ERROR_NONE)
		return fail_at(parser, fault, error);
	parser->stage = INSIDE;
	bool opened = open_element(parser, tag.name);
	parser->begin(parser->context, tag.name, tag.attributes);
	if (opened && tag.ends && parser->error == XML_ERROR_NONE) {
		parser->end(parser->context, tag.name);
		close_element(parser, tag.name, strlen(tag.name));
	}
	xml_tag_free(&tag);
	return opened ? go_on(parser, &scan) : fail(parser, XML_ERROR_NO_MEMORY);
}

static enum outcome read_end_tag(struct XML_ParserStruct *parser) {
	struct xml_scan scan = {begin_of(parser), end_of(parser)};
	enum xml_scanned scanned = xml_scan_end_tag(&scan);
	if (scanned != SCAN_DONE)
		return unscanned(parser, &scan, scanned);
	struct xml_scan name = {begin_of(parser) + 2, scan.at};
	xml_scan_name(&name);
	size_t length = (size_t)(name.at - begin_of(parser)) - 2;
	if (!close_element(parser, begin_of(parser) + 2, length))
		return fail_at(parser, begin_of(parser) + 2, XML_ERROR_TAG_MISMATCH);
	parser->end(parser->context, parser->names.bytes + parser->names.length + 1);
	return go_on(parser, &scan);
}

/* ---- What else there is between < and > ---- */

static enum outcome read_instruction(struct XML_ParserStruct *parser) {
	struct xml_scan scan = {begin_of(parser), end_of(parser)};
	const char *name = scan.at + 2, *name_end;
	enum xml_scanned scanned = xml_scan_instruction(&scan, &name_end);
	if (scanned != SCAN_DONE)
		return unscanned(parser, &scan, scanned);
	if (xml_is_word(name, name_end, "xml")) {
		if (memcmp(name, "xml", 3) != 0)
			return fail_at(parser, name_end, XML_ERROR_INVALID_TOKEN);
		if (parser->stage != BEFORE_ROOT || parser->base + (XML_Index)parser->at > parser->first)
			return fail(parser, XML_ERROR_MISPLACED_XML_PI);
		struct xml_scan inside = {name_end, scan.at - 2};
		const char *fault;
		enum XML_Error error = xml_declaration_read(inside, &parser->standalone, &fault);
		if (error != XML_ERROR_NONE)
			return fail_at(parser, fault, error);
	}
	return go_on(parser, &scan);
}

static enum outcome read_comment(struct XML_ParserStruct *parser) {
	struct xml_scan scan = {begin_of(parser), end_of(parser)};
	enum xml_scanned scanned = xml_scan_text(&scan, "<!--");
	if (scanned == SCAN_DONE)
		scanned = xml_scan_comment(&scan);
	return scanned == SCAN_DONE ? go_on(parser, &scan) : unscanned(parser, &scan, scanned);
}

static enum outcome read_cdata_begin(struct XML_ParserStruct *parser) {
	struct xml_scan scan = {begin_of(parser), end_of(parser)};
	enum xml_scanned scanned = xml_scan_text(&scan, "<![CDATA[");
	if (scanned != SCAN_DONE)
		return unscanned(parser, &scan, scanned);
	parser->stage = IN_CDATA;
	return go_on(parser, &scan);
}

static enum outcome read_doctype(struct XML_ParserStruct *parser) {
	struct xml_scan scan = {begin_of(parser), end_of(parser)};
	bool external = false;
	enum xml_scanned scanned = xml_scan_doctype(&scan, &external);
	if (scanned == SCAN_MORE)
		return unscanned(parser, &scan, scanned);
	if (scanned == SCAN_BAD || parser->has_doctype)
		return fail_at(parser, parser->has_doctype ? begin_of(parser) : scan.at, XML_ERROR_SYNTAX);
	parser->has_doctype = true;
	parser->has_external = external;
	parser->event = (size_t)(scan.at - parser->held.bytes);
	parser->doctype(parser->context, NULL, NULL, NULL, *scan.at == '[');
	scan.at++;
	return go_on(parser, &scan);
}

/* ---- Any of them ---- */

/* What begins with <! */
static enum outcome read_special(struct XML_ParserStruct *parser) {
	char third = begin_of(parser)[2];
	if (third == '-')
		return read_comment(parser);
	if (parser->stage == BEFORE_ROOT)
		return read_doctype(parser);
	if (parser->stage == AFTER_ROOT)
		return fail(parser, XML_ERROR_JUNK_AFTER_DOC_ELEMENT);
	if (third == '[')
		return read_cdata_begin(parser);
	return fail_at(parser, begin_of(parser) + 2, XML_ERROR_INVALID_TOKEN);
}

static enum outcome read_markup(struct XML_ParserStruct *parser) {
	const struct xml_scan scan = {begin_of(parser), end_of(parser)};
	size_t nbytes = (size_t)(scan.end - scan.at);
	bool special = nbytes > 1 && scan.at[1] == '!';
	if (nbytes < 2 || (special && nbytes < 3))
		return unscanned(parser, &(struct xml_scan){scan.end, scan.end}, SCAN_MORE);
	if (scan.at[1] == '?')
		return read_instruction(parser);
	if (special)
		return read_special(parser);
	if (parser->stage == AFTER_ROOT)
		return fail(parser, XML_ERROR_JUNK_AFTER_DOC_ELEMENT);
	if (scan.at[1] == '/' && parser->stage == INSIDE)
		return read_end_tag(parser);
	return read_begin_tag(parser);
}

/* Before and after the outermost element there are only spaces between markup. */
static enum outcome read_outside(struct XML_ParserStruct *parser) {
	static const char byte_order_mark[] = "\xEF\xBB\xBF";
	struct xml_scan scan = {begin_of(parser), end_of(parser)};
	if (parser->base == 0 && parser->at == 0 && xml_begins_with(&scan, byte_order_mark)) {
		parser->first = sizeof byte_order_mark - 1;
		scan.at += parser->first;
		return go_on(parser, &scan);
	}
	if (xml_scan_spaces(&scan))
		return go_on(parser, &scan);
	return fail(parser,
	            parser->stage == AFTER_ROOT ? XML_ERROR_JUNK_AFTER_DOC_ELEMENT : XML_ERROR_SYNTAX);
}

static enum outcome read_end(struct XML_ParserStruct *parser) {
	if (!parser->last)
		return NEEDS_MORE;
	if (parser->stage == IN_CDATA)
		return fail(parser, XML_ERROR_UNCLOSED_CDATA_SECTION);
	if (parser->stage != AFTER_ROOT)
		return fail(parser, XML_ERROR_NO_ELEMENTS);
	parser->parsing = XML_FINISHED;
	return NEEDS_MORE;
}

static enum outcome read_token(struct XML_ParserStruct *parser) {
	parser->event = parser->at;
	if (parser->at == parser->held.length)
		return read_end(parser);
	if (parser->stage == IN_CDATA)
		return read_text(parser);
	char first = *begin_of(parser);
	if (first == '<')
		return read_markup(parser);
	if (parser->stage != INSIDE)
		return read_outside(parser);
	return first == '&' ? read_reference(parser) : read_text(parser);
}

static enum XML_Status read_tokens(struct XML_ParserStruct *parser) {
	enum outcome outcome = WENT_ON;
	parser->parsing = XML_PARSING;
	while (outcome == WENT_ON && parser->error == XML_ERROR_NONE && parser->parsing == XML_PARSING)
		outcome = read_token(parser);
	if (outcome == FAILED || parser->error != XML_ERROR_NONE) {
		parser->parsing = XML_FINISHED;
		return XML_STATUS_ERROR;
	}
	return parser->parsing == XML_SUSPENDED ? XML_STATUS_SUSPENDED : XML_STATUS_OK;
}

/* ---- Places ---- */

/* Counts lines, and columns by characters, up to the event. */
static void count(struct XML_ParserStruct *parser) {
	struct place *place = &parser->place;
	for (; place->at < parser->event; place->at++) {
		char byte = parser->held.bytes[place->at];
		bool ends_line = byte == '\r' || (byte == '\n' && !place->after_cr);
		place->line += ends_line;
		if (ends_line || byte == '\n')
			place->column = 0;
		else
			place->column += ((unsigned char)byte & 0xC0) != 0x80;
		place->after_cr = byte == '\r';
	}
}

XML_Index XML_GetCurrentByteIndex(XML_Parser parser) {
	return parser->base + (XML_Index)parser->event;
}

unsigned long XML_GetCurrentLineNumber(XML_Parser parser) {
	count(parser);
	return parser->place.line;
}

unsigned long XML_GetCurrentColumnNumber(XML_Parser parser) {
	count(parser);
	return parser->place.column;
}

const char *XML_GetInputContext(XML_Parser parser, int *offset_ret, int *nbytes_ret) {
	*offset_ret = (int)parser->event;
	*nbytes_ret = (int)parser->held.length;
	return parser->held.bytes;
}

/* ---- Bytes ---- */

/* Forgets what was read. */
static void drop_read(struct XML_ParserStruct *parser) {
	parser->event = parser->at;
	if (parser->at == 0)
		return;
	count(parser);
	parser->held.length -= parser->at;
	memmove(parser->held.bytes, parser->held.bytes + parser->at, parser->held.length);
	parser->base += (XML_Index)parser->at;
	parser->at = parser->event = parser->place.at = 0;
}

enum XML_Status XML_Parse(XML_Parser parser, const char *bytes, int nbytes, int last) {
	drop_read(parser);
	nonet_buffer_add(&parser->held, bytes, (size_t)nbytes);
	if (parser->held.no_memory) {
		parser->error = XML_ERROR_NO_MEMORY;
		return XML_STATUS_ERROR;
	}
	parser->last = last != 0;
	return read_tokens(parser);
}

enum XML_Status XML_ResumeParser(XML_Parser parser) {
	return read_tokens(parser);
}

enum XML_Status XML_StopParser(XML_Parser parser, unsigned char resumable) {
	if (resumable)
		parser->parsing = XML_SUSPENDED;
	else
		parser->error = XML_ERROR_ABORTED;
	return XML_STATUS_OK;
}

enum XML_Error XML_GetErrorCode(XML_Parser parser) {
	return parser->error;
}

void XML_GetParsingStatus(XML_Parser parser, XML_ParsingStatus *status_ret) {
	status_ret->parsing = parser->parsing;
}
