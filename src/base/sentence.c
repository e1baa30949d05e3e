#include "base/sentence.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Templates inside each other; translations that put one into itself end there. */
enum { DEEPEST = 4 };

/* A text of limited size. */
struct room {
	char *text;
	size_t length, size; /* of which one byte is for the NUL */
};

/* Up to the last character that begins within `most` bytes or just behind them. */
static size_t whole_characters(const char *text, size_t nbytes, size_t most) {
	size_t whole = 0;
	for (size_t i = 0; i < nbytes && i <= most; i++)
		if (((unsigned char)text[i] & 0xC0) != 0x80)
			whole = i;
	return whole;
}

/* What does not fit is left out, and no character is put in by half. */
static void add(struct room *room, const char *text, size_t nbytes) {
	size_t free_nbytes = room->size - 1 - room->length;
	if (nbytes > free_nbytes) {
		nbytes = whole_characters(text, nbytes, free_nbytes);
		room->size = room->length + nbytes + 1;
	}
	memcpy(room->text + room->length, text, nbytes);
	room->length += nbytes;
	room->text[room->length] = '\0';
}

void nonet_cut_text(const char *text, char *cut_ret, size_t size) {
	struct room room = {cut_ret, 0, size};
	*cut_ret = '\0';
	add(&room, text, strlen(text));
}

/* ---- Putting parts in ---------------------------------------------------------------- */

void nonet_sentence_begin(struct nonet_sentence *sentence_ret, const char *english,
                          const char *plural, unsigned long count) {
	*sentence_ret = (struct nonet_sentence){.english = english, .plural = plural, .count = count};
	if (plural)
		nonet_sentence_fill(sentence_ret, NONET_WITH(NONET_NUMBER("count", (long long)count)));
}

/* The words of the first places, each with its NUL. */
static size_t words_nbytes(const struct nonet_sentence *sentence, size_t places) {
	size_t nbytes = 0;
	for (size_t i = 0; i < places; i++)
		if (!sentence->place[i].phrase)
			nbytes += strlen(sentence->words + nbytes) + 1;
	return nbytes;
}

static void fill_place(struct nonet_sentence *sentence, const struct nonet_filling *filling) {
	size_t places = 0;
	while (places < NONET_SENTENCE_PLACES && sentence->place[places].name)
		places++;
	assert(places < NONET_SENTENCE_PLACES);
	size_t used = words_nbytes(sentence, places);
	sentence->place[places].name = filling->name;
	sentence->place[places].phrase = filling->text ? NULL : filling->phrase;
	if (sentence->place[places].phrase)
		return;
	char digits[24];
	snprintf(digits, sizeof digits, "%lld", filling->number);
	const char *text = filling->text ? filling->text : digits;
	/* The other places have room for a NUL at least. */
	size_t size = sizeof sentence->words - used - (NONET_SENTENCE_PLACES - 1 - places);
	struct room room = {sentence->words + used, 0, size};
	add(&room, text, strlen(text));
}

void nonet_sentence_fill(struct nonet_sentence *sentence, const struct nonet_filling *fillings) {
	for (; fillings && fillings->name; fillings++)
		fill_place(sentence, fillings);
}

/* ---- Telling ------------------------------------------------------------------------- */

size_t nonet_place_length(const char *template) {
	size_t length = strcspn(template + 1, "}");
	return template[1 + length] == '}' ? length : 0;
}

/* The place that `template` begins with, such as {name}: what follows it, or NULL when nothing
 * fills it, so that a slip in a translation is seen. */
static const char *find_place(const struct nonet_sentence *sentence, const char *template,
                              size_t *place_ret) {
	size_t length = nonet_place_length(template);
	if (length == 0)
		return NULL;
	for (size_t i = 0; i < NONET_SENTENCE_PLACES && sentence->place[i].name; i++) {
		const char *name = sentence->place[i].name;
		if (strlen(name) == length && memcmp(name, template + 1, length) == 0) {
			*place_ret = i;
			return template + length + 2;
		}
	}
	return NULL;
}

/* What is being told, with the templates that are open inside each other. */
struct telling {
	const struct nonet_sentence *sentence;
	nonet_translate *translate;
	void *context;
	const char *open[DEEPEST]; /* what is left of them */
	int depth;
};

static void open_template(struct telling *telling, const char *english, const char *plural,
                          unsigned long count) {
	if (telling->depth < DEEPEST)
		telling->open[telling->depth++] =
		    nonet_translated_form(telling->translate, telling->context, english, plural, count);
}

/* Puts in what is there up to the end of the innermost template or the first place, and that. */
static void go_on(struct telling *telling, struct room *room) {
	const struct nonet_sentence *sentence = telling->sentence;
	const char **at = &telling->open[telling->depth - 1];
	size_t plain = strcspn(*at, "{"), place;
	add(room, *at, plain);
	*at += plain;
	if (**at == '\0') {
		telling->depth--;
		return;
	}
	const char *after = find_place(sentence, *at, &place);
	if (!after)
		add(room, *at, 1);
	*at = after ? after : *at + 1;
	if (after && sentence->place[place].phrase) {
		open_template(telling, sentence->place[place].phrase, NULL, 1);
	} else if (after) {
		const char *text = sentence->words + words_nbytes(sentence, place);
		add(room, text, strlen(text));
	}
}

char *nonet_sentence_text(const struct nonet_sentence *sentence, nonet_translate *translate,
                          void *context, char *text_ret, size_t size) {
	struct room room = {text_ret, 0, size};
	struct telling telling = {.sentence = sentence, .translate = translate, .context = context};
	assert(size > 0);
	*text_ret = '\0';
	if (sentence->english)
		open_template(&telling, sentence->english, sentence->plural, sentence->count);
	while (telling.depth > 0)
		go_on(&telling, &room);
	return text_ret;
}

/* ---- Errors -------------------------------------------------------------------------- */

void nonet_error_fill(struct nonet_error *error, const struct nonet_filling *fillings) {
	nonet_sentence_fill(&error->sentence, fillings);
	nonet_sentence_text(&error->sentence, NULL, NULL, error->message, sizeof error->message);
}

void nonet_error_say(struct nonet_error *error, const char *english,
                     const struct nonet_filling *fillings) {
	nonet_sentence_begin(&error->sentence, english, NULL, 1);
	nonet_error_fill(error, fillings);
}

void nonet_error_count(struct nonet_error *error, const char *one, const char *others,
                       unsigned long count, const struct nonet_filling *fillings) {
	nonet_sentence_begin(&error->sentence, one, others, count);
	nonet_error_fill(error, fillings);
}

void nonet_error_expect(struct nonet_error *error, const struct nonet_filling *found,
                        const char *expected, const struct nonet_filling *fillings) {
	nonet_sentence_begin(&error->sentence, NONET_FOUND, NULL, 1);
	nonet_sentence_fill(&error->sentence, found);
	nonet_sentence_fill(&error->sentence, NONET_WITH(NONET_PHRASE("expected", expected)));
	nonet_error_fill(error, fillings);
}

void nonet_error_expect_not(struct nonet_error *error, unsigned char byte, bool broken,
                            const char *expected, const struct nonet_filling *fillings) {
	char digits[3], quoted[4];
	snprintf(digits, sizeof digits, "%02X", byte);
	snprintf(quoted, sizeof quoted, "'%c'", byte);
	const struct nonet_filling hex = NONET_TEXT("byte", digits);
	if (broken)
		nonet_error_expect(
		    error,
		    NONET_WITH(NONET_PHRASE("found", N_("byte 0x{byte}, which is not UTF-8 text")), hex),
		    expected, fillings);
	else if (byte == ' ')
		nonet_error_expect(error, NONET_WITH(NONET_PHRASE("found", N_("a space"))), expected,
		                   fillings);
	else if (byte > ' ' && byte < 0x7F)
		nonet_error_expect(error, NONET_WITH(NONET_SHOWN(quoted)), expected, fillings);
	else
		nonet_error_expect(error, NONET_WITH(NONET_PHRASE("found", N_("byte 0x{byte}")), hex),
		                   expected, fillings);
}
