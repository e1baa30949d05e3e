/* Techniques named on the command line. */
#ifndef NONET_APP_TECHNIQUE_OPTION_H
#define NONET_APP_TECHNIQUE_OPTION_H

#include "cli/command.h"

#include <nonet/logic.h>

/* Finds the technique of that name. When there is none, says so on standard error with names that
 * are near, worsens the exit code to wrong use, and returns false. `what` begins the message, such
 * as "--technique". */
bool technique_option_read(struct cli *cli, const char *what, const char *name,
                           enum nonet_technique *technique_ret);

#endif
