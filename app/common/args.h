/* The options of a command, as one table: a row makes an option known, checks its value, stores it
 * and lists it in the help. */
#ifndef NONET_APP_ARGS_H
#define NONET_APP_ARGS_H

#include "common/term.h"

#include <stddef.h>
#include <stdint.h>

enum args_kind {
	ARGS_END,     /* closes a table */
	ARGS_FLAG,    /* bool; no value */
	ARGS_COUNT,   /* uint64_t: a whole number from 1 */
	ARGS_SEED,    /* struct args_seed: a whole number from 0 */
	ARGS_SECONDS, /* uint64_t nanoseconds: a number of seconds above 0 */
	ARGS_SIZE,  /* uint64_t bytes: a whole number from 1 with K, M, G or T, or nothing, after it */
	ARGS_TEXT,  /* const char *: any text */
	ARGS_COLOR, /* enum term_color: auto, always or never */
	ARGS_LANGUAGE /* const char *: the name of a language, which is taken at once */
};

struct args_seed {
	bool given;
	uint64_t value;
};

struct args_option {
	enum args_kind kind;
	const char *name;
	char letter;       /* 0: none */
	const char *value; /* what stands for the value in the help, such as "N"; NULL: no value */
	const char *help;
	size_t offset; /* of the place for the value in the command's struct */
};

/* What every command takes: the first member of each command's struct. */
struct args_common {
	enum term_color color;
	const char *language; /* NULL: not given */
	bool help;
};

extern const struct args_option args_common_options[];

struct args_parse {
	const char *program;               /* for messages: "nonet solve" */
	const char *manual;                /* for messages: "nonet help solve" */
	const struct args_option *options; /* besides args_common_options */
	bool stops_at_operand;             /* leave what follows the first operand alone */
};

/* Reads the options of argv[1] and on, storing their values into `values`, and moves the operands
 * to the end of argv. Says on standard error all that is wrong, each on one line. Returns the index
 * of the first operand, or -1 when something was wrong. */
int args_parse(const struct args_parse *parse, int argc, char **argv, void *values);

/* Says on standard error when the language that was chosen in the end has no catalogue. */
void args_note_missing_language(const char *program, const struct args_common *common);

/* Reads a whole number from `lowest` up, decimal digits and nothing else. */
bool args_number(const char *text, uint64_t lowest, uint64_t *number_ret);

#endif
