#include "cli/technique_filter.h"

#include <string.h>

/* What nonet_find_steps does not look for. */
static bool is_listed(enum nonet_technique technique) {
	switch (technique) {
	case NONET_TECHNIQUE_DIRECT_POINTING:
	case NONET_TECHNIQUE_DIRECT_CLAIMING:
	case NONET_TECHNIQUE_DIRECT_HIDDEN_PAIR:
	case NONET_TECHNIQUE_DIRECT_HIDDEN_TRIPLE:
	case NONET_TECHNIQUE_BRUTE_FORCE:
		return false;
	default:
		return true;
	}
}

static bool add_technique(struct cli *cli, const char *option, const char *name,
                          uint8_t wanted[NONET_TECHNIQUE_COUNT]) {
	enum nonet_technique technique;
	if (!technique_option_read(cli, option, name, true, &technique))
		return false;
	if (!is_listed(technique)) {
		output_note(&cli->output, "nonet %s: %s '%s': %s is never listed (see 'nonet help steps')",
		            cli->command->name, option, name, nonet_technique_name(technique));
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return false;
	}
	wanted[technique] = 1;
	return true;
}

static bool add_family(const char *name, uint8_t wanted[NONET_TECHNIQUE_COUNT]) {
	const char *family = technique_option_family(name);
	bool found = false;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++)
		if (is_listed((enum nonet_technique)i) &&
		    nonet_glossary_entry((enum nonet_technique)i)->family == family)
			wanted[i] = found = true;
	return found;
}

bool technique_filter_read(struct cli *cli, const char *option, const char *list,
                           uint8_t wanted_ret[NONET_TECHNIQUE_COUNT]) {
	char name[2 * TECHNIQUE_WORD_SIZE];
	memset(wanted_ret, 0, NONET_TECHNIQUE_COUNT);
	for (;; list++) {
		size_t length = strcspn(list, ",");
		snprintf(name, sizeof name, "%.*s", (int)length, list);
		bool known = nonet_technique_from_name(name) != NONET_TECHNIQUE_COUNT;
		if ((known || !add_family(name, wanted_ret)) &&
		    !add_technique(cli, option, name, wanted_ret))
			return false;
		list += length;
		if (!*list)
			return true;
	}
}
