#define _POSIX_C_SOURCE 200809L
#include "common/interrupt.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_bool seen;

/* Becomes readable with Ctrl-C: whichever thread waits for input watches it too, so that none
 * sleeps over a Ctrl-C that another thread was given. */
static int wake[2] = {-1, -1};

static void on_interrupt(int signal_number) {
	(void)signal_number;
	atomic_store(&seen, true);
	/* There is nothing to be done here when it fails. */
	if (write(wake[1], "", 1) < 0)
		return;
}

/* Opens the pipe out of the way: where a standard stream is closed, a pipe would get its number,
 * and be read and written in its place. */
static bool open_wake(void) {
	int ends[2];
	if (pipe(ends) != 0)
		return false;
	for (int i = 0; i < 2; i++) {
		wake[i] = fcntl(ends[i], F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
		close(ends[i]);
	}
	return wake[0] >= 0 && wake[1] >= 0;
}

void interrupt_catch(void) {
	struct sigaction action = {.sa_handler = on_interrupt};
	if (!open_wake())
		return;
	/* Cast: glibc's SA_RESETHAND does not fit the type of the field. */
	action.sa_flags = (int)SA_RESETHAND;
	sigaction(SIGINT, &action, NULL);
}

bool interrupted(void) {
	return atomic_load_explicit(&seen, memory_order_relaxed);
}

bool interrupt_wait_readable(int descriptor) {
	struct pollfd wanted[] = {{.fd = descriptor, .events = POLLIN},
	                          {.fd = wake[0], .events = POLLIN}};
	poll(wanted, 2, -1);
	return !interrupted();
}

bool interrupt_poll(void *context, uint64_t solutions) {
	(void)context;
	(void)solutions;
	return interrupted();
}
