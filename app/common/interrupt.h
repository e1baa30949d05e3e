/* Ctrl-C: the first asks the program to finish what it is at, the second ends it, as other signals
 * do at once. */
#ifndef NONET_APP_INTERRUPT_H
#define NONET_APP_INTERRUPT_H

#include <stdbool.h>
#include <stdint.h>

/* From now on Ctrl-C sets a flag. */
void interrupt_catch(void);

bool interrupted(void);

/* Has `clean_up` called before a signal ends the program, in a handler and in any thread. The last
 * one given counts. */
void interrupt_clean_up(void (*clean_up)(void));

/* Waits until there is something to read, so that a Ctrl-C just before a read is not slept over.
 * False when Ctrl-C was pressed. */
bool interrupt_wait_readable(int descriptor);

/* The same as a nonet_limits poll: stops a search when Ctrl-C was pressed. */
bool interrupt_poll(void *context, uint64_t solutions);

#endif
