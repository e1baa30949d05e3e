/* The glossary of techniques, as `nonet help technique` shows it. */
#ifndef NONET_APP_TECHNIQUE_HELP_H
#define NONET_APP_TECHNIQUE_HELP_H

#include "cli/command.h"

/* Lists all techniques without operands, or tells about the one whose name they make together. */
void technique_help(struct cli *cli, int noperands, char **operands);

#endif
