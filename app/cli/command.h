/* A command of the program: a row of the table in main.c. */
#ifndef NONET_APP_COMMAND_H
#define NONET_APP_COMMAND_H

#include "common/args.h"
#include "common/input.h"
#include "common/language.h"
#include "common/output.h"

#include <nonet/solve.h>

struct command;

/* One run of the program. */
struct cli {
	const struct command *command;
	struct args_common common;         /* options that stood before the command */
	const struct nonet_kernel *kernel; /* the one to solve with; NULL: the fastest */
	struct output output;
	enum exit_code exit_code; /* the worst so far */
};

struct command {
	const char *name;
	const char *operands;    /* as the usage line shows them */
	const char *summary;     /* for the list of commands */
	const char *description; /* for the command's own help */
	const char *examples;    /* lines "  $ nonet ..." and what they print */
	const struct args_option *options;
	void (*run)(struct cli *cli, int argc, char **argv); /* argv[0] is the command's name */
};

/* All commands, in the order of the help; closed by NULL. */
extern const struct command *const command_table[];

/* What may stand before the command, besides args_common_options. */
extern const struct args_option command_main_options[];

/* The command of that name. When there is none, says so on standard error, names the nearest, and
 * returns NULL. */
const struct command *command_find(struct cli *cli, const char *name);

/* What every command begins with: reads its options into `values`, whose first member is a struct
 * args_common. Returns the index of the first operand, or -1 when the command is done already,
 * because the options were wrong or asked for help. */
int command_begin(struct cli *cli, int argc, char **argv, void *values);

/* The rows of --kernel and --threads in the options of a command; `type` is its struct, which has a
 * const char *kernel and a uint64_t threads. */
#define COMMAND_KERNEL_ROW(type)                                                                   \
	{                                                                                              \
		ARGS_TEXT, "kernel", 0, "NAME", N_("search with this kernel; 'nonet kernels' lists them"), \
		    offsetof(type, kernel)                                                                 \
	}
#define COMMAND_THREADS_ROW(type)                                                                  \
	{                                                                                              \
		ARGS_COUNT, "threads", 0, "N",                                                             \
		    N_("use N threads instead of as many as there are processors"),                        \
		    offsetof(type, threads)                                                                \
	}

/* Sets cli->kernel to the one that the option (NULL: not given) or else NONET_KERNEL names. When it
 * cannot run here, says so, names those that can, and returns false. */
bool command_choose_kernel(struct cli *cli, const char *name);

/* How many threads the option (0: not given) asks for. */
int command_threads(uint64_t option);

/* The seed that the option names, or one that nobody chose. */
uint64_t command_seed(const struct args_seed *option);

/* Reads the one operand that says how many to make; none leaves `number` as it is. False, with a
 * note, when it is something else. */
bool command_number(struct cli *cli, int noperands, char **operands, uint64_t *number);

/* Whether JSON can be written when it is wanted; says so when not. */
bool command_can_json(struct cli *cli, bool wanted);

/* Calls `answer` with each puzzle that the operands name. */
void command_each_puzzle(struct cli *cli, int noperands, char **operands,
                         void (*answer)(void *context, const struct puzzle *puzzle), void *context);

/* The same, with puzzles of other sizes or with other regions (input_take_all_sizes). */
void command_each_of_any_size(struct cli *cli, int noperands, char **operands,
                              void (*answer)(void *context, const struct puzzle *puzzle),
                              void *context);

void command_worsen(struct cli *cli, enum exit_code exit_code);

#endif
