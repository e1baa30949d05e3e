#include "io/special.h"

#include "io/coach.h"
#include "io/constraints.h"
#include "io/gsf.h"
#include "io/link.h"
#include "io/list_form.h"
#include "io/other_size.h"

#include <string.h>

/* Whether the line has the word at or behind the cursor. */
static bool holds(const struct nonet_cursor *from, const char *word) {
	const unsigned char *bytes = from->line->bytes;
	size_t length = strlen(word);
	for (size_t at = from->at; at + length <= from->end; at++) {
		const unsigned char *found = memchr(bytes + at, word[0], from->end - length - at + 1);
		if (!found)
			return false;
		at = (size_t)(found - bytes);
		if (memcmp(found, word, length) == 0)
			return true;
	}
	return false;
}

/* Killers: the sums of their cages are not read. */
static enum nonet_special refuse_killer(const struct nonet_cursor *from,
                                        struct nonet_error *fault_ret) {
	bool perfect = holds(from, "::k:");
	if (!perfect && !holds(from, "SumoCueV1"))
		return NONET_SPECIAL_NONE;
	nonet_fault(fault_ret, from,
	            N_("found a killer of {program}, whose cages with sums are not read"),
	            NONET_WITH(NONET_TEXT("program", perfect ? "Perfect Sudoku (3x3::k:)"
	                                                     : "SumoCue (SumoCueV1)")));
	return NONET_SPECIAL_FAULT;
}

/* In brackets with a string of cells a link is another fact about the puzzle. */
static bool is_record(const struct nonet_line *line) {
	struct nonet_cursor first = nonet_cursor_first(line);
	nonet_cursor_skip_spaces(&first);
	return nonet_cursor_in(&first, NONET_SET_OPENING) && nonet_list_begins(line) &&
	       nonet_list_has_string(line);
}

/* A link or game ID, which may stand behind other words. */
static enum nonet_special read_link(const struct nonet_line *line, struct nonet_told *told_ret,
                                    struct nonet_error *fault_ret) {
	const char *bytes = (const char *)line->bytes;
	if (!nonet_link_begins(bytes, line->nbytes) || is_record(line))
		return NONET_SPECIAL_NONE;
	enum nonet_status status = nonet_link_read(bytes, line->nbytes, told_ret, fault_ret);
	told_ret->form = NONET_FORM_LINK;
	if (status == NONET_OK)
		return NONET_SPECIAL_PUZZLE;
	if (status == NONET_NO_MEMORY) {
		struct nonet_cursor first = nonet_cursor_first(line);
		nonet_fault(fault_ret, &first, nonet_status_text(status), NULL);
		return NONET_SPECIAL_FAULT;
	}
	fault_ret->offset += line->offset;
	fault_ret->line = line->number;
	return NONET_SPECIAL_FAULT;
}

static enum nonet_special read_coach(struct nonet_cursor from, struct nonet_told *told_ret,
                                     struct nonet_error *fault_ret) {
	enum nonet_special special = nonet_coach_read(from, told_ret, fault_ret);
	if (special == NONET_SPECIAL_PUZZLE)
		told_ret->form = NONET_FORM_LINK;
	return special;
}

enum nonet_special nonet_special_read(const struct nonet_line *line, struct nonet_told *told_ret,
                                      struct nonet_error *fault_ret) {
	struct nonet_cursor from = nonet_cursor_first(line);
	nonet_cursor_skip_spaces(&from);
	enum nonet_special special = refuse_killer(&from, fault_ret);
	if (special == NONET_SPECIAL_NONE)
		special = read_link(line, told_ret, fault_ret);
	if (special == NONET_SPECIAL_NONE)
		special = nonet_constraints_read(from, told_ret, fault_ret);
	if (special == NONET_SPECIAL_NONE)
		special = read_coach(from, told_ret, fault_ret);
	if (special == NONET_SPECIAL_NONE)
		special = nonet_gsf_read(from, told_ret);
	if (special == NONET_SPECIAL_NONE)
		special = nonet_other_size_read(from, told_ret);
	return special;
}
