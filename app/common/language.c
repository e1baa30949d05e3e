#define _POSIX_C_SOURCE 200809L
#include "common/language.h"

#ifdef NONET_HAVE_GETTEXT

#include "common/data.h"

#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

/* The catalogues lie in share/locale, beside share/nonet. */
static void bind_catalogs(void) {
	char folder[DATA_PATH_SIZE];
	if (data_find("../locale", folder))
		bindtextdomain("nonet", folder);
	bind_textdomain_codeset("nonet", "UTF-8");
	textdomain("nonet");
}

void language_begin(void) {
	setlocale(LC_MESSAGES, "");
	bind_catalogs();
}

static bool is_known(const char *name) {
	size_t length = strlen(name);
	for (const char *at = language_list(); at && length > 0; at = strchr(at, ' ')) {
		at += *at == ' ';
		if (strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == '\0'))
			return true;
	}
	return false;
}

/* With another locale than "C", LANGUAGE alone says which catalogue is taken, whether or not the
 * system has a locale of that name. Who asks for Chinese reads UTF-8. */
bool language_choose(const char *name) {
	if (!is_known(name))
		return false;
	if (!setlocale(LC_MESSAGES, "C.UTF-8"))
		setlocale(LC_MESSAGES, "");
	if (strcmp(name, "en") != 0)
		setlocale(LC_CTYPE, "C.UTF-8");
	setenv("LANGUAGE", name, 1);
	textdomain("nonet"); /* has what was looked up before be forgotten */
	return true;
}

const char *language_list(void) {
	return "en, " NONET_LANGUAGES;
}

const char *language_text(const char *english) {
	return *english ? gettext(english) : english;
}

const char *language_plural(const char *one, const char *others, unsigned long number) {
	return ngettext(one, others, number);
}

#else

#include <string.h>

void language_begin(void) {}

bool language_choose(const char *name) {
	return strcmp(name, "en") == 0;
}

const char *language_list(void) {
	return "en";
}

const char *language_text(const char *english) {
	return english;
}

const char *language_plural(const char *one, const char *others, unsigned long number) {
	return number == 1 ? one : others;
}

#endif

const char *language_translate(void *context, const char *english, const char *plural,
                               unsigned long count) {
	(void)context;
	return plural ? language_plural(english, plural, count) : language_text(english);
}
