/* Several techniques named on the command line, or whole families of them. */
#ifndef NONET_APP_TECHNIQUE_FILTER_H
#define NONET_APP_TECHNIQUE_FILTER_H

#include "cli/technique_option.h"

/* Reads names of techniques and families, with commas between them, into wanted_ret: 1 for each
 * that is named. False, with a note and the exit code of wrong use, when one is neither, or is a
 * technique of which no steps are looked for. `option` begins the message, such as "--technique".
 */
bool technique_filter_read(struct cli *cli, const char *option, const char *list,
                           uint8_t wanted_ret[NONET_TECHNIQUE_COUNT]);

#endif
