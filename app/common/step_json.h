/* A step of the logic as JSON. */
#ifndef NONET_APP_STEP_JSON_H
#define NONET_APP_STEP_JSON_H

#include "common/output.h"

#include <nonet/explain.h>

#ifdef NONET_HAVE_JANSSON
#include <jansson.h>

/* The step as an object: its data, and its words, short and long. `before` is the position in which
 * it was found. The caller gives the reference back. */
json_t *step_json_object(const struct nonet_position *before, const struct nonet_step *step,
                         enum nonet_profile profile, const struct nonet_wording *wording);
#endif

/* Writes the same as one value. Without jansson these write nothing. */
void step_json_write(struct output *output, const struct nonet_position *before,
                     const struct nonet_step *step, enum nonet_profile profile,
                     const struct nonet_wording *wording);

/* Writes a text as a JSON string. */
void step_json_string(struct output *output, const char *text);

#endif
