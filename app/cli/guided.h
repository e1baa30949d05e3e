/* The guided mode: nonet without arguments on a terminal. */
#ifndef NONET_APP_GUIDED_H
#define NONET_APP_GUIDED_H

#include "common/output.h"

/* Asks for puzzles and answers until the user leaves. */
enum exit_code guided_run(struct output *output);

#endif
