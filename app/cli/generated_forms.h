/* The forms in which a puzzle that was made is written. */
#ifndef NONET_APP_GENERATED_FORMS_H
#define NONET_APP_GENERATED_FORMS_H

#include "common/output.h"

#include <nonet/generate.h>

enum generated_kind { GENERATED_LINE, GENERATED_CSV, GENERATED_JSON };

struct generated_form {
	enum generated_kind kind;
	bool verbose;    /* tell seeds on standard error */
	bool weights;    /* a table and an object have the weight of an unbiased puzzle */
	unsigned scales; /* whose ratings a table and an object have */
};

/* The scales that a table or an object tells: our own, and those of the wish. */
unsigned generated_scales(const struct nonet_wish *wish);

/* Before the first puzzle of the search with this seed. */
void generated_begin(struct output *output, const struct generated_form *form, uint64_t seed);

/* The puzzle that is number `number`, counted from 1. */
void generated_write(struct output *output, const struct generated_form *form,
                     const struct nonet_generated *generated, uint64_t number);

#endif
