/* The language in which the program speaks. Every text for people is written in English, and its
 * English form is what a catalogue (gettext, po/X.po) is searched for. What programs read stays as
 * it is: words such as "unique", numbers, names of cells, JSON.
 *
 * output_note and output_say search for their formats by themselves. */
#ifndef NONET_APP_LANGUAGE_H
#define NONET_APP_LANGUAGE_H

#include "common/data.h"

#include <nonet/status.h>
#include <stdbool.h>

#define _(text) language_text(text)
#define _n(one, others, number) language_plural(one, others, number)
#define N_(text) text /* stands in a table, and goes through _() when it is shown */

#if defined(__GNUC__)
#define LANGUAGE_FORMAT(argument) __attribute__((format_arg(argument)))
#else
#define LANGUAGE_FORMAT(argument)
#endif

/* Takes the language that the environment asks for (LANGUAGE, LC_ALL, LC_MESSAGES, LANG), and the
 * characters (LC_ALL, LC_CTYPE, LANG), also where the system has no locale of that name. To be
 * called once, before anything is said. */
void language_begin(void);

/* Takes another one, such as "zh_CN" or "en". False when there is none of that name. */
bool language_choose(const char *name);

/* Whether the catalogue of that language, which was chosen, cannot be found, so that all is said in
 * English; then where it was looked for. */
bool language_is_missing(const char *name, char path_ret[DATA_PATH_SIZE]);

/* What languages there are, as "en, zh_CN". Static. */
const char *language_list(void);

/* The text in the language, or as it is where there is no translation. Static. */
const char *language_text(const char *english) LANGUAGE_FORMAT(1);

/* The same for texts that depend on a number. */
const char *language_plural(const char *one, const char *others, unsigned long number)
    LANGUAGE_FORMAT(1) LANGUAGE_FORMAT(2);

/* What the library says is wrong with an input, in the language. Returns `text_ret`. */
const char *language_sentence(const struct nonet_sentence *sentence,
                              char text_ret[NONET_SENTENCE_SIZE]);

/* What the system says about an errno, in the language, even where the system does not speak it. */
const char *language_errno(int error);

/* The same as language_text and language_plural, for the library. */
const char *language_translate(void *context, const char *english, const char *plural,
                               unsigned long count);

#endif
