/* A puzzle rated on one or more scales, and the forms in which that is written. */
#ifndef NONET_APP_RATING_H
#define NONET_APP_RATING_H

#include "cli/finding.h"

#include <nonet/logic.h>

/* A set of scales, in the order in which they are written. */
enum rating_scale {
	RATING_SE = 1,
	RATING_HODOKU = 2,
	RATING_NONET = 4,
	RATING_EFFORT = 8,
	RATING_USUAL = RATING_SE | RATING_HODOKU | RATING_NONET
};

struct rating_wish {
	unsigned scales;  /* enum rating_scale, together */
	uint64_t time_ns; /* for each puzzle; 0: no limit */
	bool (*poll)(void *context, uint64_t solutions);
	void *context; /* handed to poll */
};

struct rating {
	/* Only a puzzle that is NONET_UNIQUE is rated. `ended` is also how the rating ended: unless it
	 * is NONET_OK, at least one scale's is too low. */
	struct finding finding;
	struct nonet_hodoku_rating hodoku;
	struct nonet_se_rating se;
	struct nonet_grade nonet;
	struct nonet_effort effort;
	unsigned unfinished; /* scales whose rating is a lower bound */
};

/* Rates the puzzle of rating->finding, when it is readable. */
void rating_make(struct rating *rating, const struct rating_wish *wish);

/* Ways to write a rating: one line, which in a table has a head; one object; sentences below the
 * drawn puzzle. Reasons go to standard error, except for those in the sentences. */
void rating_write_line(struct output *output, const struct rating *rating, unsigned scales);
void rating_write_table_head(struct output *output, unsigned scales);
void rating_write_table_row(struct output *output, const struct rating *rating, unsigned scales);
void rating_write_json(struct output *output, const struct rating *rating, unsigned scales);
void rating_say(struct output *output, const struct rating *rating, unsigned scales);

#endif
