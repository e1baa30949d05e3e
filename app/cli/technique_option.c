#include "cli/technique_option.h"
#include "common/nearest.h"

#include <ctype.h>
#include <string.h>

enum { NEAR_MAX = 5, NEAR_SIZE = 400, WORD_SIZE = 64 };

/* Lower case, with a space for every run of other characters. */
static void simplify(const char *name, char word_ret[WORD_SIZE]) {
	size_t length = 0;
	for (; *name && length + 1 < WORD_SIZE; name++) {
		if (isalnum((unsigned char)*name))
			word_ret[length++] = (char)tolower((unsigned char)*name);
		else if (length > 0 && word_ret[length - 1] != ' ')
			word_ret[length++] = ' ';
	}
	word_ret[length] = '\0';
}

static void add_name(char near[NEAR_SIZE], const char *name) {
	size_t length = strlen(near);
	snprintf(near + length, NEAR_SIZE - length, "%s%s", length > 0 ? ", " : "", name);
}

/* The technique to whose name the word is nearest, if it may be a slip of it; then those whose
 * names hold the word. */
static void find_near(const char *name, char near_ret[NEAR_SIZE]) {
	char word[WORD_SIZE], simple[NONET_TECHNIQUE_COUNT][WORD_SIZE];
	simplify(name, word);
	struct nearest nearest = {.word = word};
	int count = 0;
	near_ret[0] = '\0';
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		simplify(nonet_technique_name((enum nonet_technique)i), simple[i]);
		nearest_try(&nearest, simple[i]);
	}
	for (int i = 0; i < NONET_TECHNIQUE_COUNT && count < NEAR_MAX; i++)
		if (simple[i] == nearest.name || (*word && strstr(simple[i], word))) {
			add_name(near_ret, nonet_technique_name((enum nonet_technique)i));
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
		output_note(&cli->output, "nonet %s: %s '%s': no technique has that name; near are: %s",
		            cli->command->name, what, name, near);
	else
		output_note(&cli->output, "nonet %s: %s '%s': no technique has that name",
		            cli->command->name, what, name);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}
