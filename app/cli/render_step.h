/* The step that `nonet render --step` draws. */
#ifndef NONET_APP_RENDER_STEP_H
#define NONET_APP_RENDER_STEP_H

#include "cli/render_options.h"

/* Draws a puzzle with a step in it; `words` tell the step. */
typedef void render_step_draw(void *context, const struct nonet_puzzle *before,
                              const struct nonet_step *step, const char *words);

/* Finds the step and calls `draw` with it. Otherwise, and where the puzzle has several solutions,
 * says why on standard error and worsens the exit code. */
void render_step_find(struct cli *cli, const struct render_plan *plan, const struct puzzle *puzzle,
                      render_step_draw *draw, void *context);

#endif
