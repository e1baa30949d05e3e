#include "cli/technique_option.h"
#include "common/language.h"
#include "common/nearest.h"

#include <ctype.h>
#include <string.h>

/* Names shorter than SLIP_LEAST, such as Ring, are near to words that are no slips of them. */
enum {
	SLIP_LEAST = 6,
	NEAR_MAX = 5,
	NEAR_SIZE = 400,
	NAMES_SIZE = 160,
	WORD_SIZE = TECHNIQUE_WORD_SIZE
};

void technique_option_simplify(const char *name, char word_ret[WORD_SIZE]) {
	size_t length = 0;
	for (; *name && length + 1 < WORD_SIZE; name++) {
		if (isalnum((unsigned char)*name) || (unsigned char)*name >= 0x80)
			word_ret[length++] = (char)tolower((unsigned char)*name);
		else if (length > 0 && word_ret[length - 1] != ' ')
			word_ret[length++] = ' ';
	}
	while (length > 0 && word_ret[length - 1] == ' ')
		length--;
	word_ret[length] = '\0';
}

bool technique_option_in_family(const char *word, enum nonet_technique technique) {
	char family[WORD_SIZE];
	size_t length = strlen(word);
	technique_option_simplify(nonet_glossary_entry(technique)->family, family);
	return length > 0 && strncmp(family, word, length) == 0 &&
	       (family[length] == '\0' || family[length] == ' ');
}

static void add_name(char near[NEAR_SIZE], const char *name) {
	size_t length = strlen(near);
	snprintf(near + length, NEAR_SIZE - length, "%s%s", length > 0 ? ", " : "", name);
}

/* What a name may have been meant as, in the order in which it is thought of. */
struct meant {
	char word[WORD_SIZE];
	char singular[WORD_SIZE];
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
		char name[WORD_SIZE];
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
	return technique_option_in_family(meant->word, (enum nonet_technique)technique);
}

/* "nice loops" is like names with "nice loop". */
static void make_singular(const char *word, char singular_ret[WORD_SIZE]) {
	size_t length = strlen(word);
	bool plural = length > 3 && word[length - 1] == 's';
	snprintf(singular_ret, WORD_SIZE, "%.*s", (int)(length - plural), word);
}

/* Names that are similar: of a slip, then those that hold the word, then those of the family. */
static void find_near(const char *name, char near_ret[NEAR_SIZE]) {
	static bool (*const ways[])(const struct meant *meant, int technique) = {
	    is_slip, is_part_of_name, is_part_of_other_name, is_in_family};
	struct meant meant = {.nearest = NULL};
	bool told[NONET_TECHNIQUE_COUNT] = {false};
	int count = 0;
	near_ret[0] = '\0';
	technique_option_simplify(name, meant.word);
	make_singular(meant.word, meant.singular);
	struct nearest nearest = {.word = meant.singular};
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		simplify_names((enum nonet_technique)i, meant.names[i]);
		for (const char *at = meant.names[i]; *at; at = next_name(at))
			if (strlen(at) >= SLIP_LEAST)
				nearest_try(&nearest, at);
	}
	meant.nearest = nearest.name;
	for (size_t way = 0; way < sizeof ways / sizeof ways[0]; way++)
		for (int i = 0; i < NONET_TECHNIQUE_COUNT && count < NEAR_MAX; i++)
			if (!told[i] && ways[way](&meant, i)) {
				add_name(near_ret, nonet_technique_name((enum nonet_technique)i));
				told[i] = true;
				count++;
			}
}

/* A technique whose name in the language it is. */
static enum nonet_technique from_translated_name(const char *name) {
	int technique = 0;
	while (technique < NONET_TECHNIQUE_COUNT &&
	       strcmp(_(nonet_technique_name((enum nonet_technique)technique)), name) != 0)
		technique++;
	return (enum nonet_technique)technique;
}

bool technique_option_read(struct cli *cli, const char *what, const char *name,
                           enum nonet_technique *technique_ret) {
	char near[NEAR_SIZE];
	*technique_ret = nonet_technique_from_name(name);
	if (*technique_ret == NONET_TECHNIQUE_COUNT)
		*technique_ret = from_translated_name(name);
	if (*technique_ret != NONET_TECHNIQUE_COUNT)
		return true;
	find_near(name, near);
	if (*near)
		output_note(&cli->output,
		            "nonet %s: %s '%s': no technique has that name; similar names: %s",
		            cli->command->name, what, name, near);
	else
		output_note(&cli->output,
		            "nonet %s: %s '%s': no technique has that name (see 'nonet help technique')",
		            cli->command->name, what, name);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}
