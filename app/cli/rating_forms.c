#include "cli/json.h"
#include "cli/rating.h"
#include "common/language.h"

#include <inttypes.h>

enum { TENTHS_SIZE = 16 };

/* A number in tenths: 71 is 7.1. */
static const char *tenths(uint32_t rating, char text_ret[TENTHS_SIZE]) {
	snprintf(text_ret, TENTHS_SIZE, "%" PRIu32 ".%" PRIu32, rating / 10, rating % 10);
	return text_ret;
}

static bool is_rated(const struct rating *rating) {
	return rating->finding.verdict == NONET_UNIQUE;
}

/* What was hardest on the scale; "" when nothing was left to do, and for the effort. */
static const char *hardest_name(const struct rating *rating, enum rating_scale scale) {
	if (scale == RATING_SE && rating->se.step_count > 0)
		return nonet_technique_name(rating->se.hardest);
	if (scale == RATING_HODOKU && rating->hodoku.step_count > 0)
		return nonet_technique_name(rating->hodoku.hardest);
	if (scale == RATING_NONET && rating->nonet.hardest != NONET_MEANS_NOTHING)
		return nonet_means_name(rating->nonet.hardest);
	return "";
}

/* Why a rating is only a lower bound, without a full stop. */
static const char *end_text(const struct rating *rating) {
	if (rating->finding.ended == NONET_OK)
		return N_("no technique of the scale goes on");
	return finding_end_text(&rating->finding);
}

static void note(struct output *output, const struct rating *rating) {
	finding_note(output, &rating->finding);
	if (rating->unfinished)
		input_note(output, rating->finding.puzzle, end_text(rating));
}

/* ER/EP/ED. */
static void print_se(struct output *output, const struct nonet_se_rating *se,
                     const char *separator) {
	char er[TENTHS_SIZE], ep[TENTHS_SIZE], ed[TENTHS_SIZE];
	output_print(output, "%s%s%s%s%s", tenths(se->er, er), separator, tenths(se->ep, ep), separator,
	             tenths(se->ed, ed));
}

static const char *at_least(const struct rating *rating, enum rating_scale scale) {
	return (rating->unfinished & scale) ? ">=" : "";
}

/* One scale's columns of the line, after those of the scales before it. */
static void write_scale(struct output *output, const struct rating *rating,
                        enum rating_scale scale) {
	char text[TENTHS_SIZE];
	output_print(output, "%s", at_least(rating, scale));
	if (scale == RATING_SE)
		print_se(output, &rating->se, "/");
	else if (scale == RATING_HODOKU)
		output_print(output, "%s %" PRIu32, nonet_hodoku_level_name(rating->hodoku.level),
		             rating->hodoku.score);
	else if (scale == RATING_NONET)
		output_print(output, "%s %s", nonet_level_name(rating->nonet.level),
		             tenths(rating->nonet.grade, text));
	else
		output_print(output, "%s", tenths(rating->effort.guesses, text));
}

void rating_write_line(struct output *output, const struct rating *rating, unsigned scales) {
	note(output, rating);
	if (!is_rated(rating)) {
		output_print(output, "%s\n", finding_word(&rating->finding));
		return;
	}
	const char *separator = "";
	for (unsigned scale = RATING_SE; scale <= RATING_EFFORT; scale *= 2) {
		if (!(scales & scale))
			continue;
		output_print(output, "%s", separator);
		write_scale(output, rating, (enum rating_scale)scale);
		separator = " ";
	}
	output_print(output, "\n");
}

void rating_write_table_head(struct output *output, unsigned scales) {
	output_print(output, "puzzle,status%s%s%s%s\n",
	             scales & RATING_SE ? ",er,ep,ed,se_at_least,se_hardest" : "",
	             scales & RATING_HODOKU ? ",level,score,hodoku_at_least,hodoku_hardest" : "",
	             scales & RATING_NONET ? ",nonet_level,nonet_grade,nonet_at_least,nonet_hardest"
	                                   : "",
	             scales & RATING_EFFORT ? ",effort,effort_at_least" : "");
}

/* One scale's columns of the table: the numbers, whether they are a lower bound, and what was
 * hardest. */
static void write_columns(struct output *output, const struct rating *rating,
                          enum rating_scale scale) {
	char text[TENTHS_SIZE];
	if (scale == RATING_SE)
		print_se(output, &rating->se, ",");
	else if (scale == RATING_HODOKU)
		output_print(output, "%s,%" PRIu32, nonet_hodoku_level_name(rating->hodoku.level),
		             rating->hodoku.score);
	else if (scale == RATING_NONET)
		output_print(output, "%s,%s", nonet_level_name(rating->nonet.level),
		             tenths(rating->nonet.grade, text));
	else
		output_print(output, "%s", tenths(rating->effort.guesses, text));
	output_print(output, ",%d", (rating->unfinished & scale) != 0);
	if (scale != RATING_EFFORT)
		output_print(output, ",%s", hardest_name(rating, scale));
}

static const char *empty_columns(enum rating_scale scale) {
	return scale == RATING_SE ? ",,,," : scale == RATING_EFFORT ? "," : ",,,";
}

void rating_write_table_row(struct output *output, const struct rating *rating, unsigned scales) {
	char line[NONET_LINE_SIZE] = "";
	note(output, rating);
	if (rating->finding.puzzle->readable)
		nonet_board_print(&rating->finding.puzzle->item.board, line);
	output_print(output, "%s,%s", line, finding_word(&rating->finding));
	for (unsigned scale = RATING_SE; scale <= RATING_EFFORT; scale *= 2) {
		if (!(scales & scale))
			continue;
		output_print(output, ",");
		if (is_rated(rating))
			write_columns(output, rating, (enum rating_scale)scale);
		else
			output_print(output, "%s", empty_columns((enum rating_scale)scale));
	}
	output_print(output, "\n");
}

/* What the scales' objects end with. The names of techniques need no escapes. */
static void close_scale(struct output *output, const struct rating *rating,
                        enum rating_scale scale) {
	if (rating->unfinished & scale)
		output_print(output, ",\"at_least\":true");
	if (*hardest_name(rating, scale))
		output_print(output, ",\"hardest\":\"%s\"", hardest_name(rating, scale));
	output_print(output, "}");
}

void rating_write_json(struct output *output, const struct rating *rating, unsigned scales) {
	const struct json_facts facts = {0};
	char er[TENTHS_SIZE], ep[TENTHS_SIZE], ed[TENTHS_SIZE];
	json_open(output, rating->finding.puzzle);
	if (scales & RATING_SE && is_rated(rating)) {
		output_print(output, ",\"se\":{\"ER\":%s,\"EP\":%s,\"ED\":%s", tenths(rating->se.er, er),
		             tenths(rating->se.ep, ep), tenths(rating->se.ed, ed));
		close_scale(output, rating, RATING_SE);
	}
	if (scales & RATING_HODOKU && is_rated(rating)) {
		output_print(output, ",\"hodoku\":{\"level\":\"%s\",\"score\":%" PRIu32,
		             nonet_hodoku_level_name(rating->hodoku.level), rating->hodoku.score);
		close_scale(output, rating, RATING_HODOKU);
	}
	if (scales & RATING_NONET && is_rated(rating)) {
		output_print(output, ",\"nonet\":{\"level\":\"%s\",\"grade\":%s",
		             nonet_level_name(rating->nonet.level), tenths(rating->nonet.grade, er));
		close_scale(output, rating, RATING_NONET);
	}
	if (scales & RATING_EFFORT && is_rated(rating)) {
		output_print(output, ",\"effort\":{\"guesses\":%s", tenths(rating->effort.guesses, er));
		close_scale(output, rating, RATING_EFFORT);
	}
	json_close(output, &rating->finding, &facts);
}

static void say_hardest(struct output *output, const struct rating *rating,
                        enum rating_scale scale) {
	const char *format = !(rating->unfinished & scale) ? N_("  Hardest step: %s.")
	                     : scale == RATING_NONET       ? N_("  Hardest step, at least: %s.")
	                                                   : N_("  Hardest step so far: %s.");
	if (*hardest_name(rating, scale))
		output_say(output, format, _(hardest_name(rating, scale)));
}

static const char *bound(const struct rating *rating, enum rating_scale scale) {
	return (rating->unfinished & scale) ? _("at least ") : "";
}

static void say_scales(struct output *output, const struct rating *rating, unsigned scales) {
	char er[TENTHS_SIZE], ep[TENTHS_SIZE], ed[TENTHS_SIZE];
	if (scales & RATING_SE) {
		output_say(
		    output,
		    "Sudoku Explainer: %sER %s, EP %s (up to the first digit placed), ED %s (the first "
		    "step).",
		    bound(rating, RATING_SE), tenths(rating->se.er, er), tenths(rating->se.ep, ep),
		    tenths(rating->se.ed, ed));
		say_hardest(output, rating, RATING_SE);
	}
	if (scales & RATING_HODOKU) {
		output_say(output, "HoDoKu: %s%s, score %" PRIu32 ".", bound(rating, RATING_HODOKU),
		           _(nonet_hodoku_level_name(rating->hodoku.level)), rating->hodoku.score);
		say_hardest(output, rating, RATING_HODOKU);
	}
	if (scales & RATING_NONET) {
		output_say(output, "nonet: %s%s, grade %s of 10.", bound(rating, RATING_NONET),
		           _(nonet_level_name(rating->nonet.level)), tenths(rating->nonet.grade, er));
		say_hardest(output, rating, RATING_NONET);
	}
	if (scales & RATING_EFFORT)
		output_say(output, "Search: %s%s guesses.", bound(rating, RATING_EFFORT),
		           tenths(rating->effort.guesses, er));
	if (rating->unfinished)
		output_say(output, "Not finished: %s.", _(end_text(rating)));
}

static bool is_full(const struct nonet_board *board) {
	int cell = 0;
	while (cell < NONET_CELLS && board->cell[cell])
		cell++;
	return cell == NONET_CELLS;
}

void rating_say(struct output *output, const struct rating *rating, unsigned scales) {
	const struct puzzle *puzzle = rating->finding.puzzle;
	char time[FINDING_TIME_SIZE];
	if (!puzzle->readable)
		return;
	input_heading(output, puzzle);
	if (finding_is_trouble(&rating->finding)) {
		finding_draw_trouble(output, &rating->finding);
		return;
	}
	finding_draw(output, &puzzle->item.board, &puzzle->item.board, NULL);
	finding_time(output, &rating->finding, time);
	if (rating->finding.verdict == NONET_MANY) {
		output_say(output, "It has two or more solutions, so it is not rated%s.", time);
		return;
	}
	if (is_full(&puzzle->item.board))
		output_say(output, "It is already solved.");
	else
		output_say(output, "It has exactly one solution. Its ratings%s:", time);
	say_scales(output, rating, scales);
}
