/* Running text, broken between words. */
#ifndef NONET_APP_PARAGRAPHS_H
#define NONET_APP_PARAGRAPHS_H

#include "common/output.h"

/* Columns that text takes: 79, or as many as a narrower terminal has but for the last. */
int paragraphs_width(const struct output *output);

/* Writes words until the text or its paragraph ends, which it does before an empty or an indented
 * line. Each line is as full as `width` allows and, but for the first, indented; `column` is where
 * the first one begins. Returns what follows. */
const char *paragraphs_write_one(struct output *output, const char *text, int width, int indent,
                                 int column);

/* Writes paragraphs. Each line that begins with a space is one of its own, such as a row of a
 * table; what of it does not fit stands below its last column, or where it began. */
void paragraphs_write(struct output *output, const char *text, int width);

/* Writes a text each line of which is a paragraph. What follows the first line of one is indented
 * as that line is. */
void paragraphs_write_lines(struct output *output, const char *text, int width);

#endif
