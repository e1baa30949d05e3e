#include "cli/technique_option.h"
#include "common/nearest.h"

#include <ctype.h>
#include <string.h>

enum { NEAR_MAX = 5, NEAR_SIZE = 400, WORD_SIZE = TECHNIQUE_WORD_SIZE };

void technique_option_simplify(const char *name, char word_ret[WORD_SIZE]) {
	size_t length = 0;
	for (; *name && length + 1 < WORD_SIZE; name++) {
		if (isalnum((unsigned char)*name))
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
	const char *nearest; /* of the simple names */
	char simple[NONET_TECHNIQUE_COUNT][WORD_SIZE];
};

static bool is_slip(const struct meant *meant, int technique) {
	return meant->simple[technique] == meant->nearest;
}

static bool is_part_of_name(const struct meant *meant, int technique) {
	return *meant->word && strstr(meant->simple[technique], meant->word);
}

static bool is_part_of_other_name(const struct meant *meant, int technique) {
	char others[4 * WORD_SIZE];
	size_t length = 0;
	const char *names = nonet_technique_other_names((enum nonet_technique)technique);
	while (*names && length + WORD_SIZE < sizeof others) {
		technique_option_simplify(names, others + length);
		length += strlen(others + length);
		names += strcspn(names, ",");
		names += *names == ',';
	}
	others[length] = '\0';
	return *meant->word && strstr(others, meant->word);
}

static bool is_in_family(const struct meant *meant, int technique) {
	return technique_option_in_family(meant->word, (enum nonet_technique)technique);
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
	struct nearest nearest = {.word = meant.word};
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		technique_option_simplify(nonet_technique_name((enum nonet_technique)i), meant.simple[i]);
		nearest_try(&nearest, meant.simple[i]);
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

bool technique_option_read(struct cli *cli, const char *what, const char *name,
                           enum nonet_technique *technique_ret) {
	char near[NEAR_SIZE];
	*technique_ret = nonet_technique_from_name(name);
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
