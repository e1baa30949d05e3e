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

static void (*clean_up_at_end)(void);

/* What a signal does from the next time on: a handler is called once only. */
static void handle(int signal_number, void (*handler)(int)) {
	struct sigaction action = {.sa_handler = handler};
	/* Cast: glibc's SA_RESETHAND does not fit the type of the field. */
	action.sa_flags = (int)SA_RESETHAND;
	sigaction(signal_number, &action, NULL);
}

static void on_end(int signal_number) {
	clean_up_at_end();
	/* Held back until the handler has returned, and then ends the program. */
	raise(signal_number);
}

static void on_interrupt(int signal_number) {
	if (clean_up_at_end)
		handle(signal_number, on_end);
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
	if (open_wake())
		handle(SIGINT, on_interrupt);
}

void interrupt_clean_up(void (*clean_up)(void)) {
	static const int ends[] = {SIGHUP, SIGINT, SIGPIPE, SIGQUIT, SIGTERM};
	clean_up_at_end = clean_up;
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		struct sigaction now;
		if (sigaction(ends[i], NULL, &now) == 0 && now.sa_handler == SIG_DFL)
			handle(ends[i], on_end);
	}
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
