/* The help texts, made from the tables of commands and options. */
#ifndef NONET_APP_HELP_H
#define NONET_APP_HELP_H

#include "cli/command.h"

/* All commands in a line each, the options before a command, and the exit codes. */
void help_overview(struct output *output);

void help_command(struct output *output, const struct command *command);

#endif
