#define _POSIX_C_SOURCE 200809L
#include "common/interrupt.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t seen;

static void on_interrupt(int signal_number) {
	(void)signal_number;
	seen = 1;
}

void interrupt_catch(void) {
	struct sigaction action = {.sa_handler = on_interrupt};
	/* Cast: glibc's SA_RESETHAND does not fit the type of the field. */
	action.sa_flags = (int)SA_RESETHAND;
	sigaction(SIGINT, &action, NULL);
}

bool interrupted(void) {
	return seen != 0;
}

bool interrupt_poll(void *context, uint64_t solutions) {
	(void)context;
	(void)solutions;
	return interrupted();
}
