#define _POSIX_C_SOURCE 200809L
#include "common/language.h"

#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The name of the locale that the environment asks for, whether or not the system has it. */
static const char *wanted_locale(const char *category) {
	const char *const variables[] = {"LC_ALL", category, "LANG"};
	for (int i = 0; i < 3; i++) {
		const char *name = getenv(variables[i]);
		if (name && *name)
			return name;
	}
	return "C";
}

static bool names_utf8(const char *locale) {
	const char *codeset = strchr(locale, '.');
	return codeset &&
	       (strncasecmp(codeset, ".UTF-8", 6) == 0 || strncasecmp(codeset, ".UTF8", 5) == 0);
}

/* Small systems come without locales; what a name says of the characters holds all the same. */
static void take_characters(void) {
	if (!setlocale(LC_CTYPE, "") && names_utf8(wanted_locale("LC_CTYPE")))
		setlocale(LC_CTYPE, "C.UTF-8");
}

#ifdef NONET_HAVE_GETTEXT

#include <libintl.h>

static void bind_catalogs(void) {
	char folder[DATA_PATH_SIZE];
	if (data_find_shared("locale", folder))
		bindtextdomain("nonet", folder);
	bind_textdomain_codeset("nonet", "UTF-8");
	textdomain("nonet");
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

bool language_is_missing(const char *name, char path_ret[DATA_PATH_SIZE]) {
	static const char head[] = ""; /* the key of a catalogue's head */
	char file[64];
	snprintf(file, sizeof file, "locale/%s/LC_MESSAGES/nonet.mo", name);
	return strcmp(name, "en") != 0 && *gettext(head) == '\0' && !data_find_shared(file, path_ret);
}

/* Where the same Chinese is written as in another place: the name of that place's catalogue. */
static const char *catalog_of(const char *name) {
	static const char *const same[][2] = {
	    {"zh_HK", "zh_TW"}, {"zh_MO", "zh_TW"}, {"zh_SG", "zh_CN"}};
	for (size_t i = 0; i < sizeof same / sizeof *same; i++)
		if (strcmp(name, same[i][0]) == 0)
			return same[i][1];
	return name;
}

/* Likewise the language that the name of a locale begins with, where the system has no such locale,
 * or there is a catalogue for it under another name; LANGUAGE, where it is set, needs only another
 * than "C". */
static void take_language(const char *locale, bool has_locale) {
	char name[16] = "";
	size_t length = strcspn(locale, ".@");
	const char *language = getenv("LANGUAGE");
	if (!names_utf8(locale))
		return;
	if (length < sizeof name)
		memcpy(name, locale, length);
	if (language && *language) {
		if (!has_locale)
			setlocale(LC_MESSAGES, "C.UTF-8");
	} else if (!has_locale || catalog_of(name) != name)
		language_choose(catalog_of(name));
}

void language_begin(void) {
	take_characters();
	bool has_locale = setlocale(LC_MESSAGES, "") != NULL;
	bind_catalogs();
	take_language(wanted_locale("LC_MESSAGES"), has_locale);
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

void language_begin(void) {
	take_characters();
}

bool language_choose(const char *name) {
	return strcmp(name, "en") == 0;
}

bool language_is_missing(const char *name, char path_ret[DATA_PATH_SIZE]) {
	(void)name;
	*path_ret = '\0';
	return false;
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

const char *language_sentence(const struct nonet_sentence *sentence,
                              char text_ret[NONET_SENTENCE_SIZE]) {
	return nonet_sentence_text(sentence, language_translate, NULL, text_ret, NONET_SENTENCE_SIZE);
}

/* Those that a user is likely to meet. */
static const struct {
	int error;
	const char *text;
} system_errors[] = {
    {EACCES, N_("Permission denied")},
    {EADDRINUSE, N_("Address already in use")},
    {EADDRNOTAVAIL, N_("Cannot assign requested address")},
    {EDQUOT, N_("Disk quota exceeded")},
    {EEXIST, N_("File exists")},
    {EFBIG, N_("File too large")},
    {EINVAL, N_("Invalid argument")},
    {EIO, N_("Input/output error")},
    {EISDIR, N_("Is a directory")},
    {ELOOP, N_("Too many levels of symbolic links")},
    {EMFILE, N_("Too many open files")},
    {ENAMETOOLONG, N_("File name too long")},
    {ENFILE, N_("Too many open files in system")},
    {ENOENT, N_("No such file or directory")},
    {ENOMEM, N_("Cannot allocate memory")},
    {ENOSPC, N_("No space left on device")},
    {ENOTDIR, N_("Not a directory")},
    {EPERM, N_("Operation not permitted")},
    {EPIPE, N_("Broken pipe")},
    {EROFS, N_("Read-only file system")},
    {ETXTBSY, N_("Text file busy")},
};

const char *language_errno(int error) {
	for (size_t i = 0; i < sizeof system_errors / sizeof *system_errors; i++) {
		const char *text = system_errors[i].text;
		if (system_errors[i].error == error && strcmp(language_text(text), text) != 0)
			return language_text(text);
	}
	return strerror(error);
}

const char *language_translate(void *context, const char *english, const char *plural,
                               unsigned long count) {
	(void)context;
	return plural ? language_plural(english, plural, count) : language_text(english);
}
