#include "io/xml_reader.h"
#include "io/text.h"
#include "io/xml_kind.h"

#include <stdlib.h>
#include <string.h>

#ifdef NONET_HAVE_EXPAT

#include <expat.h>

/* The parser always gets as many bytes at once, so that what it sees does not depend on the pieces
 * the text comes in, and so that many small pieces do not make it look at a long tag again and
 * again. */
enum { SLICE = 16384 };

struct nonet_xml_reader {
	XML_Parser parser;
	const struct nonet_xml_kind *kind; /* NULL before the outermost element */
	const char *fed;
	size_t fed_nbytes, at;
	bool finished;        /* no more bytes will come */
	bool ended;           /* nothing more will be read */
	uint64_t given_bytes; /* to the parser */
	size_t strange;       /* bytes in names that are not known */
	struct nonet_error fatal;
	struct nonet_xml_file file;
	size_t slice_nbytes;
	char slice[SLICE];
};

/* Of elements and attributes. */
static const char *const known_names[] = {
    "opensudoku", "version",       "folder",          "name",        "created",      "game",
    "state",      "time",          "last_played",     "data",        "cells_data",   "note",
    "user_note",  "author",        "command_stack",   "description", "comment",      "level",
    "source",     "sourceURL",     "mistake_counter", "hint_usage",  "rating_level", "rating_value",
    "ksudoku",    "had-help",      "msecs-elapsed",   "puzzle",      "graph",        "order",
    "type",       "specific-type", "sizeX",           "sizeY",       "sizeZ",        "sudokugroups",
    "at",         "withblocks",    "clique",          "size",        "values",       "solution",
    "history",    "simple-event",  "complex-event",   "index",       "value",        "given",
    "markers",    "sudokus",       "sudoku"};

static void set_place(XML_Parser parser, struct nonet_error *place_ret) {
	XML_Index offset = XML_GetCurrentByteIndex(parser);
	place_ret->offset = offset > 0 ? (size_t)offset : 0;
	place_ret->line = XML_GetCurrentLineNumber(parser);
	place_ret->column = XML_GetCurrentColumnNumber(parser) + 1;
	place_ret->message[0] = '\0';
}

/* Nothing more is read after this. */
static void fail(struct nonet_xml_reader *reader, const char *sentence) {
	if (reader->fatal.message[0] != '\0')
		return;
	set_place(reader->parser, &reader->fatal);
	nonet_error_say(&reader->fatal, sentence, NULL);
	XML_StopParser(reader->parser, XML_FALSE);
}

static void suspend_after_item(struct nonet_xml_reader *reader) {
	if (reader->file.item != NONET_MORE)
		XML_StopParser(reader->parser, XML_TRUE);
}

static bool is_known(const char *name) {
	for (size_t i = 0; i < sizeof known_names / sizeof *known_names; i++)
		if (strcmp(name, known_names[i]) == 0)
			return true;
	return false;
}

/* The parser keeps every name it ever saw. */
static void count_names(struct nonet_xml_reader *reader, const char *name,
                        const char **attributes) {
	enum { KEPT_WITH_NAME = 64 };
	if (!is_known(name))
		reader->strange += strlen(name) + KEPT_WITH_NAME;
	for (; attributes[0]; attributes += 2)
		if (!is_known(attributes[0]))
			reader->strange += strlen(attributes[0]) + KEPT_WITH_NAME;
	if (reader->strange > NONET_XML_MAX_STRANGE)
		fail(reader, N_("found too many names that are not known; expected a file of OpenSudoku, "
		                "KSudoku or Sudoku 10'000"));
}

static const struct nonet_xml_kind *kind_of(const char *root) {
	if (strcmp(root, nonet_xml_opensudoku.root) == 0)
		return &nonet_xml_opensudoku;
	return strcmp(root, nonet_xml_ksudoku.root) == 0 ? &nonet_xml_ksudoku : &nonet_xml_gsudoku;
}

static void XMLCALL begin_element(void *context, const char *name, const char **attributes) {
	struct nonet_xml_reader *reader = context;
	struct nonet_xml_file *file = &reader->file;
	file->text_nbytes = 0;
	if (!reader->kind)
		reader->kind = kind_of(name);
	if (++file->depth > NONET_XML_MAX_DEPTH)
		fail(reader, N_("found too many elements inside each other; expected at most 32"));
	count_names(reader, name, attributes);
	if (reader->fatal.message[0] != '\0')
		return;
	set_place(reader->parser, &file->place);
	reader->kind->begin(file, name, attributes);
	suspend_after_item(reader);
}

static void XMLCALL end_element(void *context, const char *name) {
	struct nonet_xml_reader *reader = context;
	struct nonet_xml_file *file = &reader->file;
	if (file->item == NONET_MORE) { /* else the tag begins and ends an element with an item */
		set_place(reader->parser, &file->place);
		reader->kind->end(file, name);
		suspend_after_item(reader);
	}
	file->depth--;
	file->text_nbytes = 0;
}

static void XMLCALL add_text(void *context, const char *bytes, int nbytes) {
	struct nonet_xml_reader *reader = context;
	struct nonet_xml_file *file = &reader->file;
	size_t room = sizeof file->text - file->text_nbytes;
	size_t kept = (size_t)nbytes < room ? (size_t)nbytes : room;
	memcpy(file->text + file->text_nbytes, bytes, kept);
	file->text_nbytes += kept;
}

static void XMLCALL begin_doctype(void *context, const char *name, const char *system,
                                  const char *public, int has_declarations) {
	struct nonet_xml_reader *reader = context;
	(void)name, (void)system, (void)public;
	if (has_declarations)
		fail(reader, N_("found declarations in the document type; expected none, as of entities"));
}

struct nonet_xml_reader *nonet_xml_reader_new(void) {
	struct nonet_xml_reader *reader = calloc(1, sizeof *reader);
	if (!reader)
		return NULL;
	reader->parser = XML_ParserCreate(NULL);
	if (!reader->parser) {
		free(reader);
		return NULL;
	}
	reader->file.item = NONET_MORE;
	nonet_told_clear(&reader->file.about, 9);
	XML_SetUserData(reader->parser, reader);
	XML_SetElementHandler(reader->parser, begin_element, end_element);
	XML_SetCharacterDataHandler(reader->parser, add_text);
	XML_SetStartDoctypeDeclHandler(reader->parser, begin_doctype);
	return reader;
}

void nonet_xml_reader_free(struct nonet_xml_reader *reader) {
	if (reader)
		XML_ParserFree(reader->parser);
	free(reader);
}

void nonet_xml_reader_feed(struct nonet_xml_reader *reader, const char *bytes, size_t nbytes) {
	reader->fed = bytes;
	reader->fed_nbytes = nbytes;
	reader->at = 0;
}

void nonet_xml_reader_finish(struct nonet_xml_reader *reader) {
	reader->finished = true;
}

/* What is wrong where the parser does not go on; NULL: a character that cannot stand there. */
static const char *fault_text(const struct nonet_xml_reader *reader, enum XML_Error code) {
	switch (code) {
	case XML_ERROR_NO_ELEMENTS:
		return reader->file.depth > 0 ? N_("the text ends; expected the end tags of open elements")
		                              : N_("the text ends; expected an element");
	case XML_ERROR_UNCLOSED_TOKEN:
		return N_("the text ends inside a tag or what is like one; expected its end");
	case XML_ERROR_PARTIAL_CHAR:
		return N_("the text ends inside a character; expected the rest of it");
	case XML_ERROR_UNCLOSED_CDATA_SECTION:
		return N_("the text ends; expected ]]> at the end of the CDATA section");
	case XML_ERROR_TAG_MISMATCH:
		return N_("found the end tag of another element; expected that of the open one");
	case XML_ERROR_DUPLICATE_ATTRIBUTE:
		return N_("found an attribute for the second time in a tag; expected it once");
	case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
		return N_("found more after the outermost element; expected the end of the text");
	case XML_ERROR_UNDEFINED_ENTITY:
		return N_("found an entity that is not known; expected &lt; &gt; &amp; &quot; or &apos;");
	case XML_ERROR_BAD_CHAR_REF:
		return N_("found the number of a character that XML does not have; expected another");
	case XML_ERROR_MISPLACED_XML_PI:
		return N_("found <?xml inside the text; expected it at the beginning alone");
	case XML_ERROR_UNKNOWN_ENCODING:
		return N_("found the name of an unknown encoding; expected UTF-8, UTF-16, ISO-8859-1 or "
		          "US-ASCII");
	case XML_ERROR_INCORRECT_ENCODING:
		return N_("found the name of another encoding than the text is in; expected its own");
	case XML_ERROR_XML_DECL:
	case XML_ERROR_TEXT_DECL:
		return N_("found a bad <?xml ...?>; expected <?xml version=\"1.0\" encoding=\"UTF-8\"?>");
	default:
		return NULL;
	}
}

/* Names the character at which the parser stopped. */
static void find_character(struct nonet_xml_reader *reader) {
	int offset, nbytes;
	const char *context = XML_GetInputContext(reader->parser, &offset, &nbytes);
	struct nonet_error place = reader->fatal;
	if (!context || offset >= nbytes) {
		nonet_error_say(&reader->fatal,
		                N_("found something that is no XML; expected a tag or text"), NULL);
		return;
	}
	struct nonet_line line = {.bytes = (const unsigned char *)context + offset,
	                          .nbytes = (size_t)(nbytes - offset)};
	struct nonet_cursor cursor = nonet_cursor_first(&line);
	nonet_fault_found(&reader->fatal, &cursor, N_("a character that may stand there"));
	reader->fatal.offset = place.offset;
	reader->fatal.line = place.line;
	reader->fatal.column = place.column;
}

/* The parser stopped for good. NONET_SYNTAX or NONET_NO_MEMORY. */
static enum nonet_status end_in_fault(struct nonet_xml_reader *reader) {
	enum XML_Error code = XML_GetErrorCode(reader->parser);
	reader->ended = true;
	if (code == XML_ERROR_NO_MEMORY)
		return NONET_NO_MEMORY;
	if (reader->fatal.message[0] != '\0')
		return NONET_SYNTAX;
	set_place(reader->parser, &reader->fatal);
	const char *text = fault_text(reader, code);
	if (text)
		nonet_error_say(&reader->fatal, text, NULL);
	else
		find_character(reader);
	return NONET_SYNTAX;
}

/* Whether a slice is together. */
static bool collect(struct nonet_xml_reader *reader) {
	size_t room = SLICE - reader->slice_nbytes;
	size_t rest = reader->fed_nbytes - reader->at;
	size_t taken = rest < room ? rest : room;
	if (taken > 0)
		memcpy(reader->slice + reader->slice_nbytes, reader->fed + reader->at, taken);
	reader->at += taken;
	reader->slice_nbytes += taken;
	return reader->slice_nbytes == SLICE || reader->finished;
}

static bool is_suspended(const struct nonet_xml_reader *reader) {
	XML_ParsingStatus status;
	XML_GetParsingStatus(reader->parser, &status);
	return status.parsing == XML_SUSPENDED;
}

static bool is_whole(const struct nonet_xml_reader *reader) {
	XML_ParsingStatus status;
	XML_GetParsingStatus(reader->parser, &status);
	return status.parsing == XML_FINISHED;
}

/* What the parser has not understood yet is the beginning of a tag. */
static bool tag_is_too_long(const struct nonet_xml_reader *reader) {
	XML_Index done = XML_GetCurrentByteIndex(reader->parser);
	return reader->given_bytes - (uint64_t)(done > 0 ? done : 0) > NONET_XML_MAX_TAG;
}

static enum XML_Status parse(struct nonet_xml_reader *reader) {
	if (is_suspended(reader))
		return XML_ResumeParser(reader->parser);
	bool last = reader->finished && reader->at == reader->fed_nbytes;
	size_t nbytes = reader->slice_nbytes;
	reader->slice_nbytes = 0;
	reader->given_bytes += nbytes;
	return XML_Parse(reader->parser, reader->slice, (int)nbytes, last);
}

/* Goes on until an item is there, or the slice is done with. */
static enum nonet_status step(struct nonet_xml_reader *reader) {
	enum XML_Status status = parse(reader);
	if (status == XML_STATUS_ERROR)
		return end_in_fault(reader);
	if (status == XML_STATUS_SUSPENDED)
		return reader->file.item;
	if (is_whole(reader)) {
		reader->ended = true;
		if (reader->kind->finish)
			reader->kind->finish(&reader->file);
	} else if (tag_is_too_long(reader)) {
		fail(reader,
		     N_("found a tag or what is like one of more than 262144 bytes; expected its end"));
		reader->ended = true;
		return NONET_SYNTAX;
	}
	return reader->file.item;
}

static enum nonet_status discard(struct nonet_xml_reader *reader) {
	reader->at = reader->fed_nbytes;
	return reader->finished ? NONET_END : NONET_MORE;
}

enum nonet_status nonet_xml_reader_next(struct nonet_xml_reader *reader,
                                        struct nonet_told *told_ret,
                                        struct nonet_error *error_ret) {
	struct nonet_xml_file *file = &reader->file;
	enum nonet_status status = NONET_MORE;
	file->told = told_ret;
	file->item = NONET_MORE;
	while (status == NONET_MORE && !reader->ended) {
		if (!is_suspended(reader) && !collect(reader))
			return NONET_MORE;
		status = step(reader);
	}
	if (status == NONET_MORE)
		return discard(reader);
	if (status == NONET_SYNTAX)
		*error_ret = reader->fatal.message[0] != '\0' ? reader->fatal : file->error;
	file->nitems++;
	return status;
}

#else

struct nonet_xml_reader *nonet_xml_reader_new(void) {
	return NULL;
}

void nonet_xml_reader_free(struct nonet_xml_reader *reader) {
	(void)reader;
}

void nonet_xml_reader_feed(struct nonet_xml_reader *reader, const char *bytes, size_t nbytes) {
	(void)reader, (void)bytes, (void)nbytes;
}

void nonet_xml_reader_finish(struct nonet_xml_reader *reader) {
	(void)reader;
}

enum nonet_status nonet_xml_reader_next(struct nonet_xml_reader *reader,
                                        struct nonet_told *told_ret,
                                        struct nonet_error *error_ret) {
	(void)reader, (void)told_ret, (void)error_ret;
	return NONET_END;
}

#endif
