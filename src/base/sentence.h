/* Sentences for people that say what is wrong with an input, kept in parts for nonet_sentence_text.
 *
 * A sentence is an English template with {named} places. What fills a place is a text as it is, a
 * number, or a phrase: a template again, which is translated and whose places are filled from the
 * same list. Templates and phrases are static and marked by N_ or NN_ where they stand, so that the
 * catalogues get them.
 */
#ifndef NONET_BASE_SENTENCE_H
#define NONET_BASE_SENTENCE_H

#include <nonet/status.h>
#include <stdbool.h>

#define N_(english) english
#define NN_(one, others) one, others /* for one, and for other numbers */

/* Fills the place {name}: `text`, which is copied; else `phrase`; else `number`. */
struct nonet_filling {
	const char *name;
	const char *text;
	const char *phrase;
	long long number;
};

#define NONET_TEXT(name, text)                                                                     \
	{ name, text, NULL, 0 }
#define NONET_PHRASE(name, phrase)                                                                 \
	{ name, NULL, phrase, 0 }
#define NONET_NUMBER(name, number)                                                                 \
	{ name, NULL, NULL, number }

/* All that fills one sentence. */
#define NONET_WITH(...) ((const struct nonet_filling[]){__VA_ARGS__, {NULL, NULL, NULL, 0}})

#define NONET_FOUND N_("found {found}; expected {expected}")

/* Fills {found} with a text as it is. */
#define NONET_SHOWN(text) NONET_PHRASE("found", N_("{shown}")), NONET_TEXT("shown", text)

/* Begins a sentence. Where it depends on a number, {count} is filled with that; otherwise `plural`
 * is NULL. */
void nonet_sentence_begin(struct nonet_sentence *sentence_ret, const char *english,
                          const char *plural, unsigned long count);

/* Fills further places; `fillings` may be NULL. There are places for NONET_SENTENCE_PLACES. */
void nonet_sentence_fill(struct nonet_sentence *sentence, const struct nonet_filling *fillings);

/* Makes it the sentence of the error, of which nothing else is changed. */
void nonet_error_say(struct nonet_error *error, const char *english,
                     const struct nonet_filling *fillings);
void nonet_error_count(struct nonet_error *error, const char *one, const char *others,
                       unsigned long count, const struct nonet_filling *fillings);

/* Fills further places of the error's sentence, which then is its message too. */
void nonet_error_fill(struct nonet_error *error, const struct nonet_filling *fillings);

/* The template in the caller's language, and in the form for `count`; `plural` is NULL where there
 * is only one. */
static inline const char *nonet_translated_form(nonet_translate *translate, void *context,
                                                const char *english, const char *plural,
                                                unsigned long count) {
	if (translate)
		return translate(context, english, plural, count);
	return plural && count != 1 ? plural : english;
}

/* A text without places in the caller's language. */
static inline const char *nonet_translated(nonet_translate *translate, void *context,
                                           const char *english) {
	return nonet_translated_form(translate, context, english, NULL, 1);
}

/* The length of NAME in the place {NAME} that `template` begins with; 0 when that has no name or,
 * by a slip in a translation, no end. */
size_t nonet_place_length(const char *template);

/* Copies as much of the text as `size` bytes hold with the NUL, without a part of a character. */
void nonet_cut_text(const char *text, char *cut_ret, size_t size);

/* "found X; expected EXPECTED": X as `found` fills it, EXPECTED a phrase that `fillings` fill. Both
 * lists may be NULL. */
void nonet_error_expect(struct nonet_error *error, const struct nonet_filling *found,
                        const char *expected, const struct nonet_filling *fillings);

/* The same of a byte that was found; where it is `broken`, it is no part of UTF-8 text. */
void nonet_error_expect_not(struct nonet_error *error, unsigned char byte, bool broken,
                            const char *expected, const struct nonet_filling *fillings);

#endif
