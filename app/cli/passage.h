/* What was typed or pasted at once: a line, and the lines that wait behind it. */
#ifndef NONET_APP_PASSAGE_H
#define NONET_APP_PASSAGE_H

#include "cli/talk.h"

#include <nonet/io.h>

/* More than the longest nine lines. */
enum { PASSAGE_SIZE = 1 << 16 };

struct passage {
	struct nonet_board board; /* the first puzzle in it */
	int npuzzles;
	bool wrong; /* there was something that is no puzzle; `error` says what */
	struct nonet_error error;
	int nlines;              /* that are neither empty nor part of a frame */
	size_t nbytes;           /* of `text` */
	char text[PASSAGE_SIZE]; /* the lines, of which a long passage keeps only the first */
};

/* Reads the passage that begins with the line read last. A list that is typed line by line is asked
 * for to its end. */
void passage_read(struct talk *talk, struct passage *passage_ret);

/* Sets the board to the first puzzle of the passage, and says so when there are others. False when
 * there is none. */
bool passage_take_puzzle(struct output *output, const struct passage *passage,
                         struct nonet_board *board_ret);

/* Copies the next line that is neither empty nor part of a frame, without the spaces after it.
 * `*at` is where to look, at first 0. False at the end. */
bool passage_next_line(const struct passage *passage, size_t *at, char line_ret[TALK_LINE_SIZE]);

/* Whether the line has nothing but lines of a frame: such may come along with a pasted grid. */
bool passage_is_frame(const char *line);

#endif
