/* What the commands about steps share. */
#ifndef NONET_APP_STEP_OPTIONS_H
#define NONET_APP_STEP_OPTIONS_H

#include "cli/command.h"
#include "common/language.h"

#include <nonet/explain.h>

/* Reads "rc" or "a1" (NULL: rc); says so when it is neither. JSON is the same in every language. */
bool step_options_notation(struct cli *cli, const char *text, bool json,
                           struct nonet_wording *wording_ret);

/* Reads "nonet", "se" or "hodoku" (NULL: nonet); says so when it is none. */
bool step_options_profile(struct cli *cli, const char *text, enum nonet_profile *profile_ret);

/* Reads the level of a hint (NULL: NONET_HINT_WHERE); says so when it is none. */
bool step_options_level(struct cli *cli, const char *text, int *level_ret);

/* What is left of the time for a puzzle (0: no limit) that was begun at `begin_ns`. */
struct nonet_limits step_options_limits(uint64_t time_ns, uint64_t begin_ns);

/* What is wrong with a position that no solution agrees with, in words, which the caller frees.
 * NULL when out of memory. */
char *step_options_fault(const struct nonet_position *position,
                         const struct nonet_wording *wording);

/* Writes a text of lines; on a terminal they are broken between words. */
void step_options_write(struct output *output, const char *text);

#define STEP_OPTIONS_NOTATION_ROW(type)                                                            \
	{                                                                                              \
		ARGS_TEXT, "notation", 0, "NAME", N_("name cells r4c5 (rc, the default) or D5 (a1)"),      \
		    offsetof(type, notation)                                                               \
	}
#define STEP_OPTIONS_PROFILE_ROW(type)                                                             \
	{                                                                                              \
		ARGS_TEXT, "profile", 0, "NAME", N_("whose way to go: nonet (the default), se or hodoku"), \
		    offsetof(type, profile)                                                                \
	}
#define STEP_OPTIONS_UNIQUENESS_ROW(type)                                                          \
	{                                                                                              \
		ARGS_FLAG, "no-uniqueness", 0, NULL,                                                       \
		    N_("leave out techniques that presuppose one solution"), offsetof(type, no_uniqueness) \
	}

#endif
