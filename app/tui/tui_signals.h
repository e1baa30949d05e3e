/* Signals while the terminal is taken over: they come only while the program waits, so that none
 * comes between looking and waiting. */
#ifndef NONET_APP_TUI_SIGNALS_H
#define NONET_APP_TUI_SIGNALS_H

#include <stdbool.h>

/* Catches those that ask the program to end or to stop for a while. */
void tui_signals_begin(void);

/* Lets them come again as before. */
void tui_signals_end(void);

/* Has those come that are there. */
void tui_signals_let_in(void);

/* Whether there is something to read within that time; signals may come meanwhile. */
bool tui_signals_wait(int timeout_ms);

/* Behaves as if the player had sent SIGINT, SIGQUIT, SIGHUP or SIGTSTP. */
void tui_signals_take(int signal_number);

/* SIGTSTP came, since tui_signals_stop_here was called last. */
bool tui_signals_want_suspend(void);

/* Stops the program until it is continued. */
void tui_signals_stop_here(void);

/* The program was stopped without having been asked, and continued, since this was called last. */
bool tui_signals_continued(void);

#endif
