/* The table of formats as `nonet convert --list` shows it, and finding one in it. */
#ifndef NONET_APP_FORMAT_TABLE_H
#define NONET_APP_FORMAT_TABLE_H

#include "cli/command.h"

#include <nonet/format.h>

void format_table_list(struct cli *cli);
void format_table_list_json(struct cli *cli);

/* The format of that name, or, where there is none, the first one that is written with the
 * extension of the file. When nothing can be written in it, says why and returns NULL. One of the
 * two may be NULL. */
const struct nonet_format *format_table_find(struct cli *cli, const char *name, const char *file);

#endif
