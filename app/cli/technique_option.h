/* Techniques named on the command line. */
#ifndef NONET_APP_TECHNIQUE_OPTION_H
#define NONET_APP_TECHNIQUE_OPTION_H

#include "cli/command.h"

#include <nonet/explain.h>

enum { TECHNIQUE_WORD_SIZE = 64 };

/* The name in lower case, with one space for every run of ASCII characters within it that are
 * neither letters nor digits. */
void technique_option_simplify(const char *name, char word_ret[TECHNIQUE_WORD_SIZE]);

/* The family (as nonet_glossary_entry has it) of that name, English or of the language, in the
 * singular or the plural, or else the one whose first words it is; NULL when there is none. */
const char *technique_option_family(const char *name);

/* Finds the technique of that name. When there is none, says so on standard error with names that
 * are similar, with `or_family` also of families, worsens the exit code to wrong use, and returns
 * false. `what` begins the message, such as "--technique". */
bool technique_option_read(struct cli *cli, const char *what, const char *name, bool or_family,
                           enum nonet_technique *technique_ret);

#endif
