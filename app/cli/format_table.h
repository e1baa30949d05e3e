/* The table of formats as `nonet convert --list` shows it, and finding one in it. */
#ifndef NONET_APP_FORMAT_TABLE_H
#define NONET_APP_FORMAT_TABLE_H

#include "cli/command.h"

#include <nonet/format.h>

void format_table_list(struct cli *cli);
void format_table_list_json(struct cli *cli);

/* The format that --to names, or, where that is NULL, the first one that is written with the ending
 * of the file, which may be NULL too. When nothing can be written in it, says why and returns NULL.
 */
const struct nonet_format *format_table_find(struct cli *cli, const char *name, const char *file);

/* The format that --from names. When nothing can be read of it, says why and returns NULL. */
const struct nonet_format *format_table_find_read(struct cli *cli, const char *name);

/* How puzzles of that form are written, such as "a line of cells". */
const char *format_table_form(enum nonet_form form);

#endif
