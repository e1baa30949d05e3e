/* What the library's readers use of expat, for WebAssembly, for which there is none: the same names
 * with the same meaning. The text is UTF-8, whatever it says of itself; whoever has another one
 * turns it into UTF-8 before.
 */
#ifndef NONET_WEB_EXPAT_H
#define NONET_WEB_EXPAT_H

#define XMLCALL

enum { XML_FALSE = 0, XML_TRUE = 1 };

typedef struct XML_ParserStruct *XML_Parser;
typedef long long XML_Index;

enum XML_Status { XML_STATUS_ERROR, XML_STATUS_OK, XML_STATUS_SUSPENDED };

enum XML_Error {
	XML_ERROR_NONE,
	XML_ERROR_NO_MEMORY,
	XML_ERROR_SYNTAX,
	XML_ERROR_INVALID_TOKEN,
	XML_ERROR_ABORTED,
	XML_ERROR_NO_ELEMENTS,
	XML_ERROR_UNCLOSED_TOKEN,
	XML_ERROR_PARTIAL_CHAR,
	XML_ERROR_UNCLOSED_CDATA_SECTION,
	XML_ERROR_TAG_MISMATCH,
	XML_ERROR_DUPLICATE_ATTRIBUTE,
	XML_ERROR_JUNK_AFTER_DOC_ELEMENT,
	XML_ERROR_UNDEFINED_ENTITY,
	XML_ERROR_BAD_CHAR_REF,
	XML_ERROR_MISPLACED_XML_PI,
	XML_ERROR_UNKNOWN_ENCODING,
	XML_ERROR_INCORRECT_ENCODING,
	XML_ERROR_XML_DECL,
	XML_ERROR_TEXT_DECL
};

enum XML_Parsing { XML_INITIALIZED, XML_PARSING, XML_FINISHED, XML_SUSPENDED };

typedef struct {
	enum XML_Parsing parsing;
} XML_ParsingStatus;

/* `attributes` are names and values by turns, then NULL. */
typedef void (*XML_StartElementHandler)(void *context, const char *name, const char **attributes);
typedef void (*XML_EndElementHandler)(void *context, const char *name);
typedef void (*XML_CharacterDataHandler)(void *context, const char *bytes, int nbytes);
typedef void (*XML_StartDoctypeDeclHandler)(void *context, const char *name, const char *system,
                                            const char *public, int has_declarations);

/* NULL when out of memory. The encoding is NULL. */
XML_Parser XML_ParserCreate(const char *encoding);
void XML_ParserFree(XML_Parser parser);

void XML_SetUserData(XML_Parser parser, void *context);
void XML_SetElementHandler(XML_Parser parser, XML_StartElementHandler begin,
                           XML_EndElementHandler end);
void XML_SetCharacterDataHandler(XML_Parser parser, XML_CharacterDataHandler handler);
/* Its name is not told. A doctype with declarations cannot be read: the handler has to stop. */
void XML_SetStartDoctypeDeclHandler(XML_Parser parser, XML_StartDoctypeDeclHandler handler);

/* Takes the next bytes of the text; they are the last if `last` is not 0. */
enum XML_Status XML_Parse(XML_Parser parser, const char *bytes, int nbytes, int last);

/* Called by a handler: nothing more is read of this element, until XML_ResumeParser if that is
 * wanted. */
enum XML_Status XML_StopParser(XML_Parser parser, unsigned char resumable);
enum XML_Status XML_ResumeParser(XML_Parser parser);

enum XML_Error XML_GetErrorCode(XML_Parser parser);
void XML_GetParsingStatus(XML_Parser parser, XML_ParsingStatus *status_ret);

/* Of what is being read, or of the fault. Lines count from 1, columns from 0. */
XML_Index XML_GetCurrentByteIndex(XML_Parser parser);
unsigned long XML_GetCurrentLineNumber(XML_Parser parser);
unsigned long XML_GetCurrentColumnNumber(XML_Parser parser);

/* The bytes around it, or NULL, and where it is among them. */
const char *XML_GetInputContext(XML_Parser parser, int *offset_ret, int *nbytes_ret);

#endif
