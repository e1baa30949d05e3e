/* Tables with a line of names above, as collections for machine learning are written: fields with a
 * comma, a semicolon or a tab between, perhaps in quotes. The names that say which column holds the
 * puzzle: puzzle, puzzles, quiz, quizzes, question, unsolved, sudoku, board, grid; its solution:
 * solution, solutions, solved, answer; and words about it. Other columns are passed over. */
#ifndef NONET_IO_CSV_H
#define NONET_IO_CSV_H

#include "io/text.h"
#include "io/told.h"

enum { NONET_CSV_COLUMNS = 64 };

/* All zero: no table. */
struct nonet_csv {
	char separator;
	uint8_t ncolumns;                  /* 0: no table */
	uint8_t column[NONET_CSV_COLUMNS]; /* what each holds: enum in csv.c */
};

/* Reads a line of names. False, and no table, when it is none: a column for the puzzle is missing,
 * or a field is no name. */
bool nonet_csv_begin(struct nonet_csv *csv, const struct nonet_line *line);

/* Whether the line after that of the names is a row: it has cells where they say that the puzzle
 * is, or is a row that is spoilt there. */
bool nonet_csv_fits(const struct nonet_csv *csv, const struct nonet_line *line);

/* Reads a line of the table. False with a fault. */
bool nonet_csv_read(const struct nonet_csv *csv, const struct nonet_line *line,
                    struct nonet_told *told_ret, struct nonet_error *fault_ret);

#endif
