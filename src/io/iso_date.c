#include "io/iso_date.h"

#include <stdio.h>
#include <string.h>

enum { MS_A_DAY = 86400000, FIRST_YEAR = 1970, LAST_YEAR = 9999 };

static bool is_leap(int year) {
	return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int days_in_year(int year) {
	return is_leap(year) ? 366 : 365;
}

static int days_in_month(int year, int month) {
	static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	return month == 2 && is_leap(year) ? 29 : days[month - 1];
}

const char *nonet_iso_date_print(uint64_t time_ms, char text[NONET_ISO_DATE_SIZE]) {
	uint64_t days = time_ms / MS_A_DAY;
	int year = FIRST_YEAR, month = 1;
	for (; year < LAST_YEAR && days >= (uint64_t)days_in_year(year); year++)
		days -= (uint64_t)days_in_year(year);
	if (days >= (uint64_t)days_in_year(year))
		days = (uint64_t)days_in_year(year) - 1;
	for (; days >= (uint64_t)days_in_month(year, month); month++)
		days -= (uint64_t)days_in_month(year, month);
	snprintf(text, NONET_ISO_DATE_SIZE, "%04u-%02u-%02u", (unsigned)year % 10000,
	         (unsigned)month % 100, (unsigned)(days + 1) % 100);
	return text;
}

/* The number that so many digits are; -1 when they are none. */
static int read_digits(const char *text, int ndigits) {
	int number = 0;
	for (int i = 0; i < ndigits; i++) {
		if (text[i] < '0' || text[i] > '9')
			return -1;
		number = 10 * number + (text[i] - '0');
	}
	return number;
}

bool nonet_iso_date_read(const char *text, uint64_t *time_ms_ret) {
	if (strlen(text) != NONET_ISO_DATE_SIZE - 1 || text[4] != '-' || text[7] != '-')
		return false;
	int year = read_digits(text, 4), month = read_digits(text + 5, 2);
	int day = read_digits(text + 8, 2);
	if (year < FIRST_YEAR || month < 1 || month > 12 || day < 1 || day > days_in_month(year, month))
		return false;
	uint64_t days = (uint64_t)day - 1;
	for (int before = FIRST_YEAR; before < year; before++)
		days += (uint64_t)days_in_year(before);
	for (int before = 1; before < month; before++)
		days += (uint64_t)days_in_month(year, before);
	*time_ms_ret = days * MS_A_DAY;
	return true;
}
