/* What the machine has to offer. */
#ifndef NONET_APP_MACHINE_H
#define NONET_APP_MACHINE_H

#include <stdint.h>

/* A seed that nobody chose. */
uint64_t machine_seed(void);

/* How many processors there are, 1..most. */
int machine_processors(int most);

#endif
