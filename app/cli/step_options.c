#include "cli/step_options.h"
#include "cli/finding.h"
#include "cli/paragraphs.h"
#include "common/elapsed.h"
#include "common/language.h"

#include <limits.h>
#include <string.h>

/* The place of the text in the list, or -1 with a note. */
static int find(struct cli *cli, const char *option, const char *text, const char *const names[],
                int count, const char *expected) {
	for (int i = 0; i < count; i++)
		if (strcmp(text, names[i]) == 0)
			return i;
	output_note(&cli->output, "nonet %s: --%s '%s': expected %s (see 'nonet help %s')",
	            cli->command->name, option, text, _(expected), cli->command->name);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return -1;
}

bool step_options_notation(struct cli *cli, const char *text, bool json,
                           struct nonet_wording *wording_ret) {
	static const char *const names[] = {[NONET_NOTATION_RC] = "rc", [NONET_NOTATION_A1] = "a1"};
	int found = text ? find(cli, "notation", text, names, 2, N_("rc or a1")) : NONET_NOTATION_RC;
	*wording_ret = (struct nonet_wording){.translate = json ? NULL : language_translate,
	                                      .notation = (enum nonet_notation)found};
	return found >= 0;
}

bool step_options_profile(struct cli *cli, const char *text, enum nonet_profile *profile_ret) {
	static const char *const names[] = {[NONET_PROFILE_NONET] = "nonet",
	                                    [NONET_PROFILE_SE] = "se",
	                                    [NONET_PROFILE_HODOKU] = "hodoku"};
	int found = text ? find(cli, "profile", text, names, 3, N_("nonet, se or hodoku"))
	                 : NONET_PROFILE_NONET;
	*profile_ret = (enum nonet_profile)found;
	return found >= 0;
}

bool step_options_level(struct cli *cli, const char *text, int *level_ret) {
	static const char *const names[] = {"1", "2", "3"};
	int found = text ? find(cli, "level", text, names, 3, N_("1, 2 or 3")) : 0;
	*level_ret = NONET_HINT_WHERE + found;
	return found >= 0;
}

struct nonet_limits step_options_limits(uint64_t time_ns, uint64_t begin_ns) {
	struct nonet_limits limits = finding_limits(NULL, 0, time_ns);
	uint64_t used_ns = elapsed_now_ns() - begin_ns;
	if (limits.time_ns > 0)
		limits.time_ns = limits.time_ns > used_ns ? limits.time_ns - used_ns : 1;
	return limits;
}

char *step_options_fault(const struct nonet_position *position,
                         const struct nonet_wording *wording) {
	struct nonet_hint *hint;
	char *text = NULL;
	if (nonet_hint_new(position, NULL, NULL, &hint) == NONET_OK)
		nonet_hint_text(hint, NONET_HINT_WHY, wording, &text);
	nonet_hint_free(hint);
	return text;
}

void step_options_write(struct output *output, const char *text) {
	paragraphs_write_lines(output, text, output->term.is_terminal ? output->term.width : INT_MAX);
}
