/* _GNU_SOURCE: ppoll, which POSIX has since 2024 */
#define _GNU_SOURCE
#include "common/interrupt.h"

#include <poll.h>
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

bool interrupt_wait_readable(int descriptor) {
	sigset_t only_interrupt, before;
	sigemptyset(&only_interrupt);
	sigaddset(&only_interrupt, SIGINT);
	sigprocmask(SIG_BLOCK, &only_interrupt, &before);
	/* The signal gets through only while ppoll sleeps, which it then ends. */
	if (!interrupted()) {
		struct pollfd wanted = {.fd = descriptor, .events = POLLIN};
		ppoll(&wanted, 1, NULL, &before);
	}
	sigprocmask(SIG_SETMASK, &before, NULL);
	return !interrupted();
}

bool interrupt_poll(void *context, uint64_t solutions) {
	(void)context;
	(void)solutions;
	return interrupted();
}
