#include "cli/technique_option.h"
#include "cli/technique_near.h"
#include "common/language.h"

#include <ctype.h>
#include <string.h>

enum { WORD_SIZE = TECHNIQUE_WORD_SIZE };

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

static bool is_or_is_plural(const char *plural, const char *word) {
	size_t length = strlen(word);
	if (strncmp(plural, word, length) != 0)
		return false;
	const char *ending = plural + length;
	return !*ending || strcmp(ending, "s") == 0 || strcmp(ending, "es") == 0;
}

static bool begins(const char *family, const char *word) {
	size_t length = strlen(word);
	return strncmp(family, word, length) == 0 && family[length] == ' ';
}

const char *technique_option_family(const char *name) {
	const struct nonet_glossary_entry *entries = nonet_glossary_entries();
	const char *begun = NULL;
	char word[WORD_SIZE], english[WORD_SIZE], translated[WORD_SIZE];
	technique_option_simplify(name, word);
	if (!*word)
		return NULL;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		technique_option_simplify(entries[i].family, english);
		technique_option_simplify(_(entries[i].family), translated);
		if (is_or_is_plural(english, word) || is_or_is_plural(word, english) ||
		    strcmp(word, translated) == 0)
			return entries[i].family;
		if (!begun && (begins(english, word) || begins(translated, word)))
			begun = entries[i].family;
	}
	return begun;
}

/* A technique whose name in the language it is. */
static enum nonet_technique from_translated_name(const char *name) {
	int technique = 0;
	while (technique < NONET_TECHNIQUE_COUNT &&
	       strcmp(_(nonet_technique_name((enum nonet_technique)technique)), name) != 0)
		technique++;
	return (enum nonet_technique)technique;
}

bool technique_option_read(struct cli *cli, const char *what, const char *name, bool or_family,
                           enum nonet_technique *technique_ret) {
	char near[TECHNIQUE_NEAR_SIZE];
	*technique_ret = nonet_technique_from_name(name);
	if (*technique_ret == NONET_TECHNIQUE_COUNT)
		*technique_ret = from_translated_name(name);
	if (*technique_ret != NONET_TECHNIQUE_COUNT)
		return true;
	technique_near_find(name, or_family, near);
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
