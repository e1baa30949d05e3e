/* Days of the calendar as YYYY-MM-DD and as milliseconds since 1970-01-01, in UTC. */
#ifndef NONET_IO_ISO_DATE_H
#define NONET_IO_ISO_DATE_H

#include <stdbool.h>
#include <stdint.h>

enum { NONET_ISO_DATE_SIZE = 11 };

/* The day of a moment before the year 10000; of a later one, that of its last day. Returns text. */
const char *nonet_iso_date_print(uint64_t time_ms, char text[NONET_ISO_DATE_SIZE]);

/* Whether the text is such a day, not before 1970, and when it begins. */
bool nonet_iso_date_read(const char *text, uint64_t *time_ms_ret);

#endif
