/* A request to the engine: what it asks for, and reading its members. */
#ifndef NONET_SERVER_QUESTION_H
#define NONET_SERVER_QUESTION_H

#include "server/reply.h"

#include <nonet/explain.h>
#include <nonet/io.h>

struct question {
	const json_t *body; /* an object; NULL for those that read none */
	/* The poll, never NULL but for those, also stops when the time of the whole request is over,
	 * the client has gone, or the server ends. */
	struct nonet_limits limits;
	struct reply *reply;
};

/* Reads the first puzzle of the member "puzzle", in any format: its board, and the position as its
 * player left it. False when there is none, which the reply then says. */
bool question_puzzle(const struct question *question, struct nonet_position *position_ret);

/* A member that is a text; `usual` where there is none (which may be NULL). False when it is
 * something else, which the reply then says. */
bool question_text(const struct question *question, const char *name, const char *usual,
                   const char **text_ret);

/* A member that is a whole number from `lowest` to `highest`, or `usual`. */
bool question_number(const struct question *question, const char *name, json_int_t usual,
                     json_int_t lowest, json_int_t highest, json_int_t *number_ret);

/* A member that is true or false; false where there is none. */
bool question_flag(const struct question *question, const char *name, bool *flag_ret);

/* The member "profile": whose steps to take. */
bool question_profile(const struct question *question, enum nonet_profile *profile_ret);

/* The member "notation": how to call cells. */
bool question_wording(const struct question *question, struct nonet_wording *wording_ret);

/* Whether the work ended for lack of memory, which the reply then says. */
bool question_no_memory(const struct question *question, enum nonet_status status);

/* The line form of a board. */
json_t *question_line(const struct nonet_board *board);

/* An object that begins with the puzzle; NULL when out of memory. */
json_t *question_answer(const struct nonet_board *board);

#endif
