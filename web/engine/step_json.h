/* A step of the logic as JSON, for the page to draw and to tell. */
#ifndef NONET_WEB_STEP_JSON_H
#define NONET_WEB_STEP_JSON_H

#include "json.h"

#include <nonet/explain.h>

/* Cells are 0..80, digits 1..9 or lists of them, houses 0..26. */
void step_json_write(struct json *json, const char *key, const struct nonet_position *before,
                     const struct nonet_step *step, const struct nonet_wording *wording);

#endif
