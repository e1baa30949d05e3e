#include "common/holdings.h"

#include "common/append.h"
#include "common/language.h"

#include <inttypes.h>
#include <string.h>

const struct holding holdings[HOLDINGS] = {
    {NONET_HOLDS_GIVENS, N_("givens")},   {NONET_HOLDS_MARKS, N_("candidates")},
    {NONET_HOLDS_CORNERS, N_("corners")}, {NONET_HOLDS_SOLUTION, N_("solution")},
    {NONET_HOLDS_TITLE, N_("title")},     {NONET_HOLDS_AUTHOR, N_("author")},
    {NONET_HOLDS_LEVEL, N_("level")},     {NONET_HOLDS_RATING, N_("rating")},
    {NONET_HOLDS_SOURCE, N_("source")},   {NONET_HOLDS_DATE, N_("date")},
    {NONET_HOLDS_RULES, N_("rules")},     {NONET_HOLDS_COMMENT, N_("comment")},
    {NONET_HOLDS_ELAPSED, N_("time")},    {NONET_HOLDS_SIZES, N_("sizes")},
    {NONET_HOLDS_REGIONS, N_("regions")}, {NONET_HOLDS_MANY, N_("many")},
};

const char *holdings_list(unsigned holds, bool translated, char list_ret[HOLDINGS_LIST_SIZE]) {
	const char *comma = translated ? _(", ") : ",";
	list_ret[0] = '\0';
	for (int i = 0; i < HOLDINGS; i++)
		if (holds & holdings[i].hold)
			append(list_ret, HOLDINGS_LIST_SIZE, "%s%s", *list_ret ? comma : "",
			       translated ? _(holdings[i].name) : holdings[i].name);
	return list_ret;
}

void dropped_add(struct dropped *dropped, unsigned holds, const struct puzzle *puzzle) {
	for (int i = 0; i < HOLDINGS; i++)
		if (holds & holdings[i].hold && dropped->number[i]++ == 0)
			snprintf(dropped->first[i], HOLDING_PLACE_SIZE, "%s:%" PRIu64, puzzle->source,
			         puzzle->item.line);
}

/* What happened to a puzzle that has what the format cannot hold. */
static const char *loss_of(unsigned hold) {
	switch (hold) {
	case NONET_HOLDS_GIVENS:
		return N_("which digits are givens: dropped");
	case NONET_HOLDS_MARKS:
		return N_("candidates dropped");
	case NONET_HOLDS_CORNERS:
		return N_("marks in corners dropped");
	case NONET_HOLDS_SOLUTION:
		return N_("solution dropped");
	case NONET_HOLDS_TITLE:
		return N_("title dropped");
	case NONET_HOLDS_AUTHOR:
		return N_("author dropped");
	case NONET_HOLDS_LEVEL:
		return N_("level dropped");
	case NONET_HOLDS_RATING:
		return N_("rating dropped");
	case NONET_HOLDS_SOURCE:
		return N_("source dropped");
	case NONET_HOLDS_DATE:
		return N_("date dropped");
	case NONET_HOLDS_RULES:
		return N_("rules dropped");
	case NONET_HOLDS_COMMENT:
		return N_("comment dropped");
	case NONET_HOLDS_ELAPSED:
		return N_("time played dropped");
	case NONET_HOLDS_SIZES:
		return N_("puzzles of other sizes than 9x9 left out");
	case NONET_HOLDS_REGIONS:
		return N_("puzzles with irregular regions left out");
	case NONET_HOLDS_MANY:
		return N_("puzzles after the first left out");
	default:
		return "";
	}
}

void dropped_note(const struct dropped *dropped, struct output *output, const char *format) {
	for (int i = 0; i < HOLDINGS; i++)
		if (dropped->number[i] > 0)
			output_note(
			    output,
			    _n("nonet convert: %s, as %s cannot hold that (%" PRIu64 " puzzle, first %s)",
			       "nonet convert: %s, as %s cannot hold that (%" PRIu64 " puzzles, first %s)",
			       (unsigned long)dropped->number[i]),
			    _(loss_of(holdings[i].hold)), format, dropped->number[i], dropped->first[i]);
}
