#define _POSIX_C_SOURCE 200809L
#include "tui/tui_signals.h"
#include "tui/tui_terminal.h"

#include <signal.h>
#include <stddef.h>
#include <sys/select.h>
#include <unistd.h>

static sigset_t blocked, free_to_come; /* while working, and while waiting */
static volatile sig_atomic_t stop_signal, wants_suspend, continued;

static void on_signal(int signal_number) {
	if (signal_number == SIGTSTP)
		wants_suspend = 1;
	else if (signal_number == SIGCONT)
		continued = 1;
	else
		stop_signal = signal_number;
}

static void catch_signal(int signal_number, void (*handler)(int)) {
	struct sigaction action = {.sa_handler = handler};
	sigemptyset(&action.sa_mask);
	sigaction(signal_number, &action, NULL);
}

void tui_signals_begin(void) {
	static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT};
	sigemptyset(&blocked);
	for (size_t i = 0; i < sizeof caught / sizeof *caught; i++) {
		catch_signal(caught[i], on_signal);
		sigaddset(&blocked, caught[i]);
	}
	/* A file that grows too large is told like a disk that is full. */
	catch_signal(SIGXFSZ, SIG_IGN);
	sigaddset(&blocked, SIGWINCH);
	sigprocmask(SIG_BLOCK, &blocked, &free_to_come);
}

void tui_signals_end(void) {
	sigprocmask(SIG_SETMASK, &free_to_come, NULL);
}

void tui_signals_let_in(void) {
	sigprocmask(SIG_SETMASK, &free_to_come, NULL);
	sigprocmask(SIG_BLOCK, &blocked, NULL);
}

bool tui_signals_wait(int timeout_ms) {
	fd_set readable;
	const struct timespec time = {timeout_ms / 1000, timeout_ms % 1000 * 1000000L};
	FD_ZERO(&readable);
	FD_SET(STDIN_FILENO, &readable);
	return pselect(STDIN_FILENO + 1, &readable, NULL, NULL, &time, &free_to_come) > 0;
}

void tui_signals_take(int signal_number) {
	on_signal(signal_number);
}

int tui_stop_signal(void) {
	return stop_signal;
}

bool tui_signals_want_suspend(void) {
	return wants_suspend;
}

void tui_signals_stop_here(void) {
	sigset_t suspend;
	wants_suspend = 0;
	catch_signal(SIGTSTP, SIG_DFL);
	kill(getpid(), SIGTSTP);
	sigemptyset(&suspend);
	sigaddset(&suspend, SIGTSTP);
	sigprocmask(SIG_UNBLOCK, &suspend, NULL); /* stops here */
	sigprocmask(SIG_BLOCK, &suspend, NULL);
	catch_signal(SIGTSTP, on_signal);
	tui_signals_let_in();
	continued = 0;
}

bool tui_signals_continued(void) {
	bool was_continued = continued;
	continued = 0;
	return was_continued;
}
