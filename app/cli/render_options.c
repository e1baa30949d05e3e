#define _POSIX_C_SOURCE 200809L
#include "cli/render_options.h"
#include "cli/step_options.h"
#include "cli/technique_filter.h"
#include "common/language.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

enum { LEAST_PIXELS = 16, MOST_PIXELS = 10000, PIXELS_AN_INCH = 300 };

static const double points_an_inch = 72, points_a_mm = 72 / 25.4;

static bool wrong(struct cli *cli, const char *option, const char *text, const char *expected) {
	output_note(&cli->output, "nonet render: --%s '%s': expected %s (see 'nonet help render')",
	            option, text, _(expected));
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

static bool unfitting(struct cli *cli, const char *message) {
	output_note(&cli->output, "nonet render: %s (see 'nonet help render')", _(message));
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

static int form_of(const char *name) {
	for (int form = 0; form < NONET_PICTURE_FORM_COUNT; form++)
		if (strcasecmp(name, nonet_picture_form_name((enum nonet_picture_form)form)) == 0)
			return form;
	return -1;
}

/* The form is named by an option, or by how the file's name ends. */
static bool choose_form(struct cli *cli, const struct render_options *options,
                        struct render_plan *plan) {
	const char *dot = strrchr(plan->output, '.');
	int form = options->format ? form_of(options->format) : dot ? form_of(dot + 1) : -1;
	if (form < 0 && options->format)
		return wrong(cli, "format", options->format, "svg, png or pdf");
	if (form < 0 && strcmp(plan->output, "-") == 0)
		return unfitting(cli, "--format is needed where no file is named with -o");
	if (form < 0)
		return wrong(cli, "output", plan->output,
		             "a name that ends in .svg, .png or .pdf, or --format");
	plan->form = (enum nonet_picture_form)form;
	const char *lacks = nonet_picture_lacks(plan->form);
	if (!lacks)
		return true;
#ifdef NONET_HAVE_CAIRO
	output_note(&cli->output, "nonet render: %s needs %s, but no fitting %s is installed",
	            nonet_picture_form_name(plan->form), lacks, NONET_CAIRO_FILE);
	command_worsen(cli, EXIT_CODE_SYSTEM);
#else
	output_note(&cli->output,
	            "nonet render: %s was not built, because %s was missing (see 'nonet --version')",
	            nonet_picture_form_name(plan->form), lacks);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
#endif
	return false;
}

/* A width: a number with a unit, or of pixels. In a PNG a length has so many pixels an inch, in the
 * others a pixel is a 96th of it. */
static bool choose_width(struct cli *cli, const struct render_options *options,
                         struct render_plan *plan) {
	static const struct {
		const char *unit;
		double points; /* 0: pixels */
	} units[] = {
	    {"", 0},  {"px", 0}, {"mm", points_a_mm}, {"cm", 10 * points_a_mm}, {"in", points_an_inch},
	    {"pt", 1}};
	static const char expected[] =
	    N_("a width such as 600 (pixels), 80mm, 8cm, 3in or 240pt, of 16 to 10000 pixels");
	if (!options->size)
		return true;
	const char *unit = options->size + strspn(options->size, "0123456789.");
	char *end;
	double number = strtod(options->size, &end);
	for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
		if (end != unit || strcmp(unit, units[i].unit) != 0)
			continue;
		double points = units[i].points > 0 ? number * units[i].points : number * 0.75;
		double pixels = units[i].points > 0 && plan->form == NONET_PICTURE_PNG
		                    ? points / points_an_inch * PIXELS_AN_INCH
		                    : points / 0.75;
		plan->width = plan->form == NONET_PICTURE_PNG ? pixels : points;
		if (pixels >= LEAST_PIXELS && pixels <= MOST_PIXELS)
			return true;
	}
	return wrong(cli, "size", options->size, expected);
}

static bool choose_paper(struct cli *cli, const char *name, struct nonet_book_style *style) {
	static const struct {
		const char *name;
		double width, height; /* in points */
	} papers[] = {{"a4", 210 * points_a_mm, 297 * points_a_mm},
	              {"a5", 148 * points_a_mm, 210 * points_a_mm},
	              {"letter", 612, 792},
	              {"legal", 612, 1008}};
	for (size_t i = 0; i < sizeof papers / sizeof papers[0]; i++)
		if (strcasecmp(name, papers[i].name) == 0) {
			style->paper_width = papers[i].width;
			style->paper_height = papers[i].height;
			return true;
		}
	return wrong(cli, "paper", name, "a4, a5, letter or legal");
}

static bool choose_solutions(struct cli *cli, const char *name, struct nonet_book_style *style) {
	static const char *const names[] = {[NONET_BOOK_SOLUTIONS_END] = "end",
	                                    [NONET_BOOK_SOLUTIONS_PAGE] = "page",
	                                    [NONET_BOOK_SOLUTIONS_NONE] = "none"};
	for (int i = 0; i <= NONET_BOOK_SOLUTIONS_NONE; i++)
		if (strcmp(name, names[i]) == 0) {
			style->solutions = (enum nonet_book_solutions)i;
			return true;
		}
	return wrong(cli, "solutions", name, "end, page or none");
}

static bool choose_per_page(struct cli *cli, uint64_t number, struct nonet_book_style *style) {
	if (number != 1 && number != 2 && number != 4 && number != 6) {
		char text[24];
		snprintf(text, sizeof text, "%" PRIu64, number);
		return wrong(cli, "per-page", text, "1, 2, 4 or 6");
	}
	style->per_page = (int)number;
	return true;
}

/* The next step of a puzzle, one further on, or the first of a technique. */
static bool choose_step(struct cli *cli, const struct render_options *options,
                        struct render_plan *plan) {
	struct render_step *step = &plan->step;
	step->without_uniqueness = options->no_uniqueness;
	step->time_ns = options->time_ns;
	if (!step_options_profile(cli, options->profile, &step->profile))
		return false;
	if (!options->step)
		return true;
	if (strcmp(options->step, "next") == 0)
		step->number = 1;
	else if (!args_number(options->step, 1, &step->number))
		step->any_of = true;
	if (step->any_of && options->profile)
		return unfitting(cli, "--profile says whose next step to draw; --step names a technique");
	return !step->any_of || technique_filter_read(cli, "--step", options->step, step->techniques);
}

static bool check_book(struct cli *cli, const struct render_options *options,
                       struct render_plan *plan) {
	bool wants_book = options->per_page || options->paper || options->solutions ||
	                  options->page_numbers || options->author;
	bool wants_picture = options->size || options->step || options->caption;
	plan->book = plan->form == NONET_PICTURE_PDF && !wants_picture;
	if (wants_book && plan->form != NONET_PICTURE_PDF)
		return unfitting(cli, "--per-page, --paper, --solutions, --page-numbers and --author are "
		                      "for books, which are pdf");
	if (wants_book && wants_picture)
		return unfitting(cli, "--size, --step and --caption are for pictures; --per-page, --paper, "
		                      "--solutions, --page-numbers and --author for books");
	if (!options->step &&
	    (options->caption || options->profile || options->no_uniqueness || options->time_ns))
		return unfitting(cli, "--caption, --profile, --no-uniqueness and --timeout need a --step");
	return true;
}

/* SOURCE_DATE_EPOCH, in seconds since 1970, is how builds that can be repeated tell the date; the
 * clock is not asked. */
static const char *date_told(char text_ret[32]) {
	const char *epoch = getenv("SOURCE_DATE_EPOCH");
	uint64_t seconds;
	struct tm utc;
	if (!epoch || !args_number(epoch, 0, &seconds) || seconds > UINT32_MAX)
		return NULL;
	time_t time = (time_t)seconds;
	return gmtime_r(&time, &utc) && strftime(text_ret, 32, "%Y-%m-%dT%H:%M:%SZ", &utc) > 0
	           ? text_ret
	           : NULL;
}

bool render_options_plan(struct cli *cli, const struct render_options *options,
                         struct render_plan *plan_ret) {
	static char date[32];
	*plan_ret = (struct render_plan){.output = options->output ? options->output : "-",
	                                 .caption = options->caption};
	struct nonet_book_style *style = &plan_ret->style;
	*style = (struct nonet_book_style){.page_numbers = options->page_numbers,
	                                   .grid = {.candidates = options->candidates,
	                                            .labels = options->labels,
	                                            .large = options->large},
	                                   .title = options->title,
	                                   .author = options->author,
	                                   .date = date_told(date)};
	if (!choose_form(cli, options, plan_ret) || !check_book(cli, options, plan_ret) ||
	    !choose_width(cli, options, plan_ret) ||
	    !choose_paper(cli, options->paper ? options->paper : "a4", style) ||
	    !choose_solutions(cli, options->solutions ? options->solutions : "end", style) ||
	    !choose_per_page(cli, options->per_page ? options->per_page : 4, style) ||
	    !step_options_notation(cli, options->notation, false, &plan_ret->wording) ||
	    !choose_step(cli, options, plan_ret))
		return false;
	style->grid.notation = plan_ret->wording.notation;
	style->translate = plan_ret->wording.translate;
	return true;
}

const struct args_option render_options_table[] = {
    {ARGS_TEXT, "output", 'o', "FILE",
     N_("write to FILE, whose name tells the format; - is standard output"),
     offsetof(struct render_options, output)},
    {ARGS_TEXT, "format", 0, "NAME", N_("svg, png or pdf, whatever the file's name"),
     offsetof(struct render_options, format)},
    {ARGS_FLAG, "candidates", 0, NULL, N_("draw into each empty cell the digits that may go there"),
     offsetof(struct render_options, candidates)},
    {ARGS_FLAG, "labels", 0, NULL, N_("write the numbers of rows and columns beside the grid"),
     offsetof(struct render_options, labels)},
    {ARGS_FLAG, "large", 0, NULL, N_("large type"), offsetof(struct render_options, large)},
    {ARGS_TEXT, "title", 0, "TEXT", N_("a heading above the grid, or for the book"),
     offsetof(struct render_options, title)},
    STEP_OPTIONS_NOTATION_ROW(struct render_options),
    {ARGS_TEXT, "size", 0, "SIZE", N_("pictures so wide: 600 pixels, 80mm, 8cm, 3in or 240pt"),
     offsetof(struct render_options, size)},
    {ARGS_TEXT, "step", 0, "WHICH", N_("draw a step into it: next, the Nth, or one of a technique"),
     offsetof(struct render_options, step)},
    {ARGS_FLAG, "caption", 0, NULL, N_("tell the step in words below it"),
     offsetof(struct render_options, caption)},
    STEP_OPTIONS_PROFILE_ROW(struct render_options),
    STEP_OPTIONS_UNIQUENESS_ROW(struct render_options),
    {ARGS_SECONDS, "timeout", 0, "S", N_("stop looking for a puzzle's step after S seconds"),
     offsetof(struct render_options, time_ns)},
    {ARGS_COUNT, "per-page", 0, "N",
     N_("a book with 1, 2, 4 or 6 puzzles on a page (4 is the default)"),
     offsetof(struct render_options, per_page)},
    {ARGS_TEXT, "paper", 0, "NAME", N_("a book on a4 (the default), a5, letter or legal"),
     offsetof(struct render_options, paper)},
    {ARGS_TEXT, "solutions", 0, "WHERE",
     N_("a book's solutions: end (of the book, the default), page (the foot of each), or none"),
     offsetof(struct render_options, solutions)},
    {ARGS_FLAG, "page-numbers", 0, NULL, N_("number the pages of a book"),
     offsetof(struct render_options, page_numbers)},
    {ARGS_TEXT, "author", 0, "TEXT", N_("name the author in the properties of a book"),
     offsetof(struct render_options, author)},
    {0}};
