/* Values, marks and solutions as puzzle editors write them in JSON: numbers, or texts that are
 * numbers. Only in a build with jansson.
 */
#ifndef NONET_IO_JSON_CELLS_H
#define NONET_IO_JSON_CELLS_H

#include "io/json_text.h"

#include <nonet/puzzle.h>

#ifdef NONET_HAVE_JANSSON

/* Nothing, null, 0 and an empty text are 0. False with the reason when it is not 0..size. */
bool nonet_json_read_value(const json_t *value, int size, uint8_t *value_ret,
                           struct nonet_error *error_ret);

/* Adds the digits of an array, or of nothing, to the set; null in it is none. False with the reason
 * when one is not 1..size. */
bool nonet_json_read_marks(const json_t *array, int size, uint32_t *marks,
                           struct nonet_error *error_ret);

/* A solution in one row of values, or in a text of one character for each. It is left all 0 where
 * it is not complete. */
void nonet_json_read_solution(const json_t *solution, struct nonet_puzzle *puzzle);

#endif
#endif
