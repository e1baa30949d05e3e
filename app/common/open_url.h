/* Showing an address to who sits before the screen. */
#ifndef NONET_APP_OPEN_URL_H
#define NONET_APP_OPEN_URL_H

/* Has the system (xdg-open) show the address in a browser, and returns at once. When that fails,
 * now or later, `failed`, which has to stay, is said on standard error. The browser gets no input
 * and no files of ours, and takes signals as usual. */
void open_url(const char *url, const char *failed);

#endif
