/* Running text, broken between words. */
#ifndef NONET_APP_PARAGRAPHS_H
#define NONET_APP_PARAGRAPHS_H

#include "common/output.h"

/* Columns that text takes where there is room. */
enum { PARAGRAPHS_WIDTH = 79 };

/* Writes words until the text or its paragraph ends, which it does before an empty or an indented
 * line. Each line is as full as `width` allows and, but for the first, indented; `column` is where
 * the first one begins. Returns what follows. */
const char *paragraphs_write_one(struct output *output, const char *text, int width, int indent,
                                 int column);

/* Writes paragraphs; lines that are empty or begin with a space stay as they are. */
void paragraphs_write(struct output *output, const char *text, int width);

/* Writes a text each line of which is a paragraph. What follows the first line of one is indented
 * as that line is. */
void paragraphs_write_lines(struct output *output, const char *text, int width);

#endif
