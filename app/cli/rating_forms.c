#include "cli/json.h"
#include "cli/rating.h"

#include <inttypes.h>

enum { TENTHS_SIZE = 16 };

/* A rating on Sudoku Explainer's scale: 71 is 7.1. */
static const char *tenths(uint16_t rating, char text_ret[TENTHS_SIZE]) {
	snprintf(text_ret, TENTHS_SIZE, "%d.%d", rating / 10, rating % 10);
	return text_ret;
}

static bool is_rated(const struct rating *rating) {
	return rating->finding.verdict == NONET_UNIQUE;
}

/* Whether the scale's hardest step is known. */
static bool has_hardest(const struct rating *rating, enum rating_scale scale) {
	return scale == RATING_SE ? rating->se.er > 0 : rating->hodoku.step_count > 0;
}

static const char *hardest_name(const struct rating *rating, enum rating_scale scale) {
	if (!has_hardest(rating, scale))
		return "";
	return nonet_technique_name(scale == RATING_SE ? rating->se.hardest : rating->hodoku.hardest);
}

/* Why a rating is only a lower bound, without a full stop. */
static const char *end_text(const struct rating *rating) {
	if (rating->finding.ended == NONET_OK)
		return "no technique of the scale goes on";
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
	return rating->unfinished & scale ? ">=" : "";
}

void rating_write_line(struct output *output, const struct rating *rating, unsigned scales) {
	note(output, rating);
	if (!is_rated(rating)) {
		output_print(output, "%s\n", finding_word(&rating->finding));
		return;
	}
	if (scales & RATING_SE) {
		output_print(output, "%s", at_least(rating, RATING_SE));
		print_se(output, &rating->se, "/");
	}
	if (scales & RATING_HODOKU)
		output_print(output, "%s%s%s %" PRIu32, scales & RATING_SE ? " " : "",
		             at_least(rating, RATING_HODOKU), nonet_hodoku_level_name(rating->hodoku.level),
		             rating->hodoku.score);
	output_print(output, "\n");
}

void rating_write_table_head(struct output *output, unsigned scales) {
	output_print(output, "puzzle,status%s%s\n",
	             scales & RATING_SE ? ",er,ep,ed,se_at_least,se_hardest" : "",
	             scales & RATING_HODOKU ? ",level,score,hodoku_at_least,hodoku_hardest" : "");
}

void rating_write_table_row(struct output *output, const struct rating *rating, unsigned scales) {
	char line[NONET_LINE_SIZE] = "";
	note(output, rating);
	if (rating->finding.puzzle->readable)
		nonet_board_print(&rating->finding.puzzle->item.board, line);
	output_print(output, "%s,%s", line, finding_word(&rating->finding));
	if (scales & RATING_SE && is_rated(rating)) {
		output_print(output, ",");
		print_se(output, &rating->se, ",");
		output_print(output, ",%d,%s", (rating->unfinished & RATING_SE) != 0,
		             hardest_name(rating, RATING_SE));
	} else if (scales & RATING_SE) {
		output_print(output, ",,,,,");
	}
	if (scales & RATING_HODOKU && is_rated(rating))
		output_print(output, ",%s,%" PRIu32 ",%d,%s", nonet_hodoku_level_name(rating->hodoku.level),
		             rating->hodoku.score, (rating->unfinished & RATING_HODOKU) != 0,
		             hardest_name(rating, RATING_HODOKU));
	else if (scales & RATING_HODOKU)
		output_print(output, ",,,,");
	output_print(output, "\n");
}

/* What both scales' objects end with. The names of techniques need no escapes. */
static void close_scale(struct output *output, const struct rating *rating,
                        enum rating_scale scale) {
	if (rating->unfinished & scale)
		output_print(output, ",\"at_least\":true");
	if (has_hardest(rating, scale))
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
	json_close(output, &rating->finding, &facts);
}

static void say_hardest(struct output *output, const struct rating *rating,
                        enum rating_scale scale) {
	if (has_hardest(rating, scale))
		output_say(output, "  Hardest step: %s.", hardest_name(rating, scale));
}

static void say_scales(struct output *output, const struct rating *rating, unsigned scales) {
	const char *se_bound = rating->unfinished & RATING_SE ? "at least " : "";
	const char *hodoku_bound = rating->unfinished & RATING_HODOKU ? "at least " : "";
	char er[TENTHS_SIZE], ep[TENTHS_SIZE], ed[TENTHS_SIZE];
	if (scales & RATING_SE) {
		output_say(
		    output,
		    "Sudoku Explainer: %sER %s, EP %s (up to the first digit placed), ED %s (the first "
		    "step).",
		    se_bound, tenths(rating->se.er, er), tenths(rating->se.ep, ep),
		    tenths(rating->se.ed, ed));
		say_hardest(output, rating, RATING_SE);
	}
	if (scales & RATING_HODOKU) {
		output_say(output, "HoDoKu: %s%s, score %" PRIu32 ".", hodoku_bound,
		           nonet_hodoku_level_name(rating->hodoku.level), rating->hodoku.score);
		say_hardest(output, rating, RATING_HODOKU);
	}
	if (rating->unfinished)
		output_say(output, "Not finished: %s.", end_text(rating));
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
