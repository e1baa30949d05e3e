#include "cli/technique_near.h"
#include "cli/technique_option.h"
#include "common/nearest.h"

#include <nonet/explain.h>

#include <stdio.h>
#include <string.h>

/* Names shorter than SLIP_LEAST, such as Ring, are near to words that are no slips of them. */
enum { SLIP_LEAST = 6, FAMILY_SLIP_MOST = 2, NEAR_MAX = 5, NAMES_SIZE = 160 };

/* The names found, in a line. */
struct near {
	char *line;
	int count;
};

static void add_name(struct near *near, const char *name) {
	size_t length = strlen(near->line);
	if (near->count++ < NEAR_MAX)
		snprintf(near->line + length, TECHNIQUE_NEAR_SIZE - length, "%s%s", length > 0 ? ", " : "",
		         name);
}

/* What a name may have been meant as, in the order in which it is thought of. */
struct meant {
	char word[TECHNIQUE_WORD_SIZE];
	char singular[TECHNIQUE_WORD_SIZE];
	const char *family;  /* that it names; may be NULL */
	const char *nearest; /* of the names */
	/* Of each technique, in the simple form: its own, then others, each with its NUL; last "". */
	char names[NONET_TECHNIQUE_COUNT][NAMES_SIZE];
};

static const char *next_name(const char *name) {
	return name + strlen(name) + 1;
}

static void simplify_names(enum nonet_technique technique, char names_ret[NAMES_SIZE]) {
	const char *others = nonet_technique_other_names(technique);
	memset(names_ret, 0, NAMES_SIZE);
	technique_option_simplify(nonet_technique_name(technique), names_ret);
	while (*others) {
		char name[TECHNIQUE_WORD_SIZE];
		size_t length = strcspn(others, ",");
		snprintf(name, sizeof name, "%.*s", (int)length, others);
		names_ret += strlen(names_ret) + 1;
		technique_option_simplify(name, names_ret);
		others += length;
		others += *others == ',';
	}
}

static bool is_slip(const struct meant *meant, int technique) {
	const char *name = meant->names[technique];
	while (*name && name != meant->nearest)
		name = next_name(name);
	return *name != '\0';
}

/* A single letter is in most names, and two are in many, though rarely at the beginning of a word.
 */
static bool holds(const char *name, const char *word) {
	size_t length = strlen(word);
	const char *at = length > 1 ? strstr(name, word) : NULL;
	while (at && length == 2 && at > name && at[-1] != ' ')
		at = strstr(at + 1, word);
	return at;
}

static bool is_part_of_name(const struct meant *meant, int technique) {
	return holds(meant->names[technique], meant->singular);
}

static bool is_part_of_other_name(const struct meant *meant, int technique) {
	const char *name = next_name(meant->names[technique]);
	while (*name && !holds(name, meant->singular))
		name = next_name(name);
	return *name != '\0';
}

static bool is_in_family(const struct meant *meant, int technique) {
	return nonet_glossary_entry((enum nonet_technique)technique)->family == meant->family;
}

/* "nice loops" is like names with "nice loop". */
static void make_singular(const char *word, char singular_ret[TECHNIQUE_WORD_SIZE]) {
	size_t length = strlen(word);
	bool plural = length > 3 && word[length - 1] == 's';
	snprintf(singular_ret, TECHNIQUE_WORD_SIZE, "%.*s", (int)(length - plural), word);
}

/* Such as "X-Wing" with another word before it. */
static bool is_within_word(const struct meant *meant, int technique) {
	return strstr(meant->word, meant->names[technique]);
}

static void add_techniques(const struct meant *meant, struct near *near) {
	static bool (*const ways[])(const struct meant *meant, int technique) = {
	    is_slip, is_part_of_name, is_part_of_other_name, is_in_family, is_within_word};
	bool told[NONET_TECHNIQUE_COUNT] = {false};
	for (size_t way = 0; way < sizeof ways / sizeof ways[0]; way++)
		for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++)
			if (!told[i] && ways[way](meant, i)) {
				add_name(near, nonet_technique_name((enum nonet_technique)i));
				told[i] = true;
			}
}

static bool is_word(const char *text, const char *at, size_t length) {
	const char *end = at + length;
	return (at == text || at[-1] == ' ') && strchr(" ", end[*end == 's']);
}

/* Whether the family's name has all words, each in the singular or the plural. */
static bool has_words(const char *family, const char *words) {
	while (*words) {
		char word[TECHNIQUE_WORD_SIZE], singular[TECHNIQUE_WORD_SIZE];
		size_t length = strcspn(words, " ");
		snprintf(word, sizeof word, "%.*s", (int)length, words);
		make_singular(word, singular);
		const char *at = strstr(family, singular);
		while (at && !is_word(family, at, strlen(singular)))
			at = strstr(at + 1, singular);
		if (!at)
			return false;
		words += length;
		words += *words == ' ';
	}
	return true;
}

static bool is_family_or_slip(const struct meant *meant, const char *family) {
	struct nearest nearest = {.word = meant->word};
	if (strlen(family) >= SLIP_LEAST)
		nearest_try(&nearest, family);
	return (nearest.name && nearest.distance <= FAMILY_SLIP_MOST) || has_words(family, meant->word);
}

/* "Siamese fish" is of a kind with other fish. */
static bool has_last_word(const struct meant *meant, const char *family) {
	const char *last = strrchr(meant->word, ' ');
	return last && has_words(family, last + 1);
}

static void add_families(const struct meant *meant,
                         bool (*is_meant)(const struct meant *meant, const char *family),
                         struct near *near) {
	const struct nonet_glossary_entry *entries = nonet_glossary_entries();
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		char family[TECHNIQUE_WORD_SIZE];
		technique_option_simplify(entries[i].family, family);
		if ((i == 0 || entries[i - 1].family != entries[i].family) && is_meant(meant, family))
			add_name(near, entries[i].family);
	}
}

static void find_nearest(struct meant *meant) {
	struct nearest nearest = {.word = meant->singular};
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		simplify_names((enum nonet_technique)i, meant->names[i]);
		for (const char *at = meant->names[i]; *at; at = next_name(at))
			if (strlen(at) >= SLIP_LEAST || strcmp(at, meant->singular) == 0)
				nearest_try(&nearest, at);
	}
	meant->nearest = nearest.name;
}

void technique_near_find(const char *name, bool or_family, char near_ret[TECHNIQUE_NEAR_SIZE]) {
	struct meant meant = {.family = technique_option_family(name)};
	struct near near = {.line = near_ret};
	near_ret[0] = '\0';
	technique_option_simplify(name, meant.word);
	make_singular(meant.word, meant.singular);
	find_nearest(&meant);
	if (or_family && *meant.word)
		add_families(&meant, is_family_or_slip, &near);
	add_techniques(&meant, &near);
	if (or_family && near.count == 0)
		add_families(&meant, has_last_word, &near);
}
