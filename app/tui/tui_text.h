/* Every sentence that the player reads goes through _( ), the one place where translations can
 * follow; N_( ) marks one that stands in a table and goes through _( ) when it is shown. */
#ifndef NONET_APP_TUI_TEXT_H
#define NONET_APP_TUI_TEXT_H

#define _(text) (text)
#define N_(text) text

#endif
