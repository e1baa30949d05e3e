/* Questions and answers, line by line, on a terminal. */
#ifndef NONET_APP_TALK_H
#define NONET_APP_TALK_H

#include "common/output.h"

enum { TALK_LINE_SIZE = 4096 };

struct nonet_reader;

struct talk {
	struct output *output;
	struct nonet_reader *reader; /* for what is typed or pasted */
	bool over;                   /* the user wants to leave: q, end of input, or Ctrl-C */
	char raw[TALK_LINE_SIZE];    /* the last line read, with its line end */
};

/* Asks, and reads one line without the spaces and the line end after it. False when the talk is
 * over. */
bool talk_ask(struct talk *talk, const char *question, char line_ret[TALK_LINE_SIZE]);

/* Asks a question whose answer is yes (also when Enter is all) or no. Lines of a frame, the last of
 * a pasted grid, are no answer. False when the talk is over. */
bool talk_ask_yes(struct talk *talk, const char *question, bool *yes_ret);

/* Reads one more line into talk->raw, without asking. False at the end of input. */
bool talk_read(struct talk *talk);

/* Whether another line is there already, so that the last one was pasted together with it. */
bool talk_more_waits(void);

#endif
