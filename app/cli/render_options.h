/* The options of `nonet render`, and what follows from them. */
#ifndef NONET_APP_RENDER_OPTIONS_H
#define NONET_APP_RENDER_OPTIONS_H

#include "cli/command.h"

#include <nonet/picture.h>

struct render_options {
	struct args_common common;
	const char *output;
	const char *format;
	bool candidates, labels, large;
	const char *title;
	const char *notation;

	const char *size;
	const char *step;
	bool caption;
	const char *profile;
	bool no_uniqueness;
	uint64_t time_ns;

	uint64_t per_page;
	const char *paper;
	const char *solutions;
	bool page_numbers;
	const char *author;
};

/* Which step of a puzzle to draw. */
struct render_step {
	uint64_t number;                           /* of its path, from 1; 0: none ... */
	bool any_of;                               /* ... unless the first of these techniques: */
	uint8_t techniques[NONET_TECHNIQUE_COUNT]; /* 1 for each */
	enum nonet_profile profile;
	bool without_uniqueness;
	uint64_t time_ns; /* 0: no limit */
};

/* What is to be done. */
struct render_plan {
	const char *output; /* "-": standard output */
	enum nonet_picture_form form;
	bool book; /* puzzles on pages; otherwise pictures */
	struct nonet_book_style style;
	double width; /* of pictures; 0: the usual */
	struct render_step step;
	bool caption;
	struct nonet_wording wording;
};

extern const struct args_option render_options_table[];

/* False, with a note and the exit code of wrong use, when the options do not fit. */
bool render_options_plan(struct cli *cli, const struct render_options *options,
                         struct render_plan *plan_ret);

#endif
