/* Techniques named on the command line. */
#ifndef NONET_APP_TECHNIQUE_OPTION_H
#define NONET_APP_TECHNIQUE_OPTION_H

#include "cli/command.h"

#include <nonet/explain.h>

enum { TECHNIQUE_WORD_SIZE = 64 };

/* The name in lower case, with one space for every run of ASCII characters within it that are
 * neither letters nor digits. */
void technique_option_simplify(const char *name, char word_ret[TECHNIQUE_WORD_SIZE]);

/* Whether the simplified word is the name of the technique's family, or the first words of it. */
bool technique_option_in_family(const char *word, enum nonet_technique technique);

/* Finds the technique of that name. When there is none, says so on standard error with names that
 * are similar, worsens the exit code to wrong use, and returns false. `what` begins the message,
 * such as "--technique". */
bool technique_option_read(struct cli *cli, const char *what, const char *name,
                           enum nonet_technique *technique_ret);

#endif
