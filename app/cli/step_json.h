/* A step as JSON. */
#ifndef NONET_APP_STEP_JSON_H
#define NONET_APP_STEP_JSON_H

#include "common/output.h"

#include <nonet/explain.h>

/* Writes the step as an object: its data, and its words, short ("short") and long ("text"). Its
 * rating is only written for profiles whose scale is that of another program. Only to be called
 * where json_version() is not NULL. */
void step_json_write(struct output *output, const struct nonet_position *before,
                     const struct nonet_step *step, enum nonet_profile profile,
                     const struct nonet_wording *wording);

/* Writes a text as a JSON string. */
void step_json_string(struct output *output, const char *text);

#endif
