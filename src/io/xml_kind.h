/* What the kinds of files in XML share: the elements of a file as they come, and what is kept of
 * them until a puzzle is whole.
 */
#ifndef NONET_IO_XML_KIND_H
#define NONET_IO_XML_KIND_H

#include "base/sentence.h"
#include "io/told.h"

/* Words inside an element longer than this are cut off. */
enum { NONET_XML_TEXT = 4096 };

/* What a KSudoku game has told so far. Its cells are counted as its file does. */
struct nonet_xml_game {
	int order; /* 0: not told */
	uint8_t region[NONET_MAX_CELLS];
	int nregions;                     /* cliques that were told */
	bool own_regions;                 /* there are no boxes but cliques */
	char values[NONET_MAX_CELLS + 2]; /* so that one too many is noticed */
	char solution[NONET_MAX_CELLS + 2];
	struct nonet_error values_place, graph_place;
	uint8_t value[NONET_MAX_CELLS]; /* by the history */
	uint8_t given[NONET_MAX_CELLS];
	uint32_t marks[NONET_MAX_CELLS];
	bool touched[NONET_MAX_CELLS]; /* by the history */
	bool in_complex_event;
	unsigned nevents;
	uint64_t line, elapsed_ms;
};

struct nonet_xml_file {
	struct nonet_told *told; /* where a puzzle goes that is whole */
	enum nonet_status item;  /* NONET_MORE: none; else NONET_OK or NONET_SYNTAX, see error */
	struct nonet_error error;
	struct nonet_error place; /* of the element that begins or ends; without a message */
	unsigned depth;           /* of elements that are open, this one too */
	uint64_t nitems;
	char text[NONET_XML_TEXT]; /* inside the element, up to the next that begins */
	size_t text_nbytes;
	struct nonet_told about; /* the words that the file has for all its puzzles */
	struct nonet_xml_game game;
};

/* Attributes are names and values in turn; the last name is NULL. */
struct nonet_xml_kind {
	const char *root; /* the name of the outermost element; NULL: any */
	void (*begin)(struct nonet_xml_file *file, const char *name, const char **attributes);
	void (*end)(struct nonet_xml_file *file, const char *name);
	void (*finish)(struct nonet_xml_file *file); /* the file ends; NULL: nothing is to be done */
};

extern const struct nonet_xml_kind nonet_xml_opensudoku, nonet_xml_ksudoku, nonet_xml_gsudoku;

/* The name of a folder for puzzles without a title: Open Sudoku wants one. */
#define NONET_OPENSUDOKU_NO_TITLE "nonet"

/* The value of an attribute, NULL when there is none. */
const char *nonet_xml_attribute(const char **attributes, const char *name);

/* A whole number of digits alone, at most `limit`. */
bool nonet_xml_number(const char *text, uint64_t limit, uint64_t *number_ret);

/* Makes the item an error at file->place, as nonet_error_say says it; only the first of a puzzle
 * counts. */
void nonet_xml_refuse(struct nonet_xml_file *file, const char *english,
                      const struct nonet_filling *fillings);

/* Whether the text is 81 digits, with 0 or '.' for blanks; refuses the item if not. All are
 * givens. */
bool nonet_xml_read_digits(struct nonet_xml_file *file, const char *text,
                           struct nonet_puzzle *puzzle_ret);

#endif
