/* From a JSON text to jansson's values, within the limits of "io/json_check.h" and with errors in
 * nonet's words. Only in a build with jansson.
 */
#ifndef NONET_IO_JSON_TEXT_H
#define NONET_IO_JSON_TEXT_H

#include "base/sentence.h"
#include "io/json_check.h"

#ifdef NONET_HAVE_JANSSON

#include <jansson.h>

/* Reads the text, which is one value, perhaps after a byte order mark. An object that has a name
 * twice is refused. NONET_OK: the caller gives *value_ret back with json_decref. NONET_SYNTAX:
 * *error_ret says where (counted from the text's first byte, line 1) and why. NONET_NO_MEMORY. */
enum nonet_status nonet_json_load(const char *text, size_t nbytes, json_t **value_ret,
                                  struct nonet_error *error_ret);

/* Says "found FOUND; expected EXPECTED" of a value, in a few words; NULL is a missing one. jansson
 * keeps no places of values, so that the error is put at the beginning of the text. */
void nonet_json_fault(struct nonet_error *error_ret, const json_t *found, const char *expected,
                      const struct nonet_filling *fillings);

/* Whether the value is a whole number in these bounds, also one written 5.0. */
bool nonet_json_int(const json_t *value, int low, int high, int *number_ret);

/* The bytes of a string, which holds no NUL, and how many they are; NULL for anything else. */
const char *nonet_json_string(const json_t *value, size_t *nbytes_ret);

/* Whether the value is an array of so many elements. */
bool nonet_json_is_array_of(const json_t *value, size_t number);

#endif
#endif
