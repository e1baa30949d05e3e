/* What fills templates: the names of cells, houses and digits, and lists of them. */
#ifndef NONET_EXPLAIN_PHRASES_H
#define NONET_EXPLAIN_PHRASES_H

#include "board/cellset.h"
#include "explain/speech.h"

const char *nonet_phrase_number(struct nonet_speech *speech, int number);
/* The name of a set or colour: A for 1, or K where A to J are rows; after Z come A2 and so on. */
const char *nonet_phrase_letter(struct nonet_speech *speech, int number);
const char *nonet_phrase_technique(struct nonet_speech *speech, enum nonet_technique technique);

const char *nonet_phrase_cell(struct nonet_speech *speech, int cell);
/* Lists: "r1c2, r3c4 and r5c6", or with "or". */
const char *nonet_phrase_cells(struct nonet_speech *speech, struct nonet_cellset cells);
const char *nonet_phrase_cells_or(struct nonet_speech *speech, struct nonet_cellset cells);
const char *nonet_phrase_digits(struct nonet_speech *speech, unsigned digits);
const char *nonet_phrase_digits_or(struct nonet_speech *speech, unsigned digits);
/* "5 in r1c2", "5 and 7 in r1c2". */
const char *nonet_phrase_candidates(struct nonet_speech *speech, int cell, unsigned digits);
/* Any texts as a list with "and". */
const char *nonet_phrase_list(struct nonet_speech *speech, const char *const texts[], int count);

/* "row 4", "column 5", "box 6"; for a set "rows 2 and 7" or "row 2, column 3 and box 4". */
const char *nonet_phrase_house(struct nonet_speech *speech, int house);
const char *nonet_phrase_houses(struct nonet_speech *speech, uint32_t houses);

/* The short form, the same in every language: r13c5,r7c8 or AC5,G8 for cells, 257 for digits,
 * r27 b4 for houses. */
const char *nonet_phrase_short_cells(struct nonet_speech *speech, struct nonet_cellset cells);
const char *nonet_phrase_short_digits(struct nonet_speech *speech, unsigned digits);
const char *nonet_phrase_short_houses(struct nonet_speech *speech, uint32_t houses);

#endif
