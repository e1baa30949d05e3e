#include "cli/technique_help.h"
#include "cli/paragraphs.h"
#include "cli/technique_option.h"
#include "common/language.h"

#include <nonet/explain.h>
#include <nonet/render.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SIZE = 128, LEGEND_SIZE = 256 };

static const struct nonet_wording wording = {.translate = language_translate};

/* The name that options take, and beside it that of the language. */
static void list_name(struct output *output, const char *indent, const char *english) {
	enum { NAME_COLUMNS = 34 };
	const char *name = _(english);
	if (strcmp(name, english) == 0)
		output_print(output, "%s%s\n", indent, english);
	else
		output_print(output, "%s%-*s  %s\n", indent, NAME_COLUMNS - (int)strlen(indent), english,
		             name);
}

/* Those of the family, or with NULL of all. */
static void list_techniques(struct output *output, const char *family) {
	const struct nonet_glossary_entry *entries = nonet_glossary_entries();
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		if (family && entries[i].family != family)
			continue;
		if (i == 0 || entries[i - 1].family != entries[i].family)
			list_name(output, "", entries[i].family);
		list_name(output, "  ", nonet_technique_name(entries[i].technique));
	}
	output_print(output, "\n");
	paragraphs_write_lines(
	    output,
	    _("nonet help technique NAME tells more about one of them. A house is a "
	      "row, a column or a box, and cells see each other when they share one."),
	    paragraphs_width(output));
}

static bool same_family(enum nonet_technique a, enum nonet_technique b) {
	return nonet_glossary_entry(a)->family == nonet_glossary_entry(b)->family;
}

/* Whether other digits than that of the pattern may have a part in the reason. */
static bool is_about_other_digits(enum nonet_technique technique) {
	return technique == NONET_TECHNIQUE_KRAKEN_FISH_1 ||
	       technique == NONET_TECHNIQUE_KRAKEN_FISH_2 || technique == NONET_TECHNIQUE_BRUTE_FORCE ||
	       same_family(technique, NONET_TECHNIQUE_FORCING_CHAIN_VERITY);
}

static bool is_of_one_digit(const struct nonet_step *step) {
	unsigned digits = step->digits;
	for (int i = 0; i < step->pattern_count; i++)
		digits |= step->pattern[i].digits;
	for (int i = 0; i < step->elimination_count; i++)
		digits |= step->eliminations[i].digits;
	for (int i = 0; i < step->placement_count; i++)
		digits |= step->placements[i].digits;
	for (uint32_t i = 0; i < step->chain_count; i++)
		for (uint32_t k = 0; k < step->chains[i].node_count; k++)
			digits |= 1u << (step->nodes[step->chains[i].first_node + k].digit - 1);
	return digits == step->digits && (digits & (digits - 1)) == 0;
}

static enum nonet_position_view view_of(const struct nonet_step *step) {
	if (same_family(step->technique, NONET_TECHNIQUE_HIDDEN_SINGLE))
		return NONET_VIEW_DIGITS;
	if (is_about_other_digits(step->technique) || !is_of_one_digit(step))
		return NONET_VIEW_CANDIDATES;
	return NONET_VIEW_PLACES;
}

static int lowest_digit(unsigned digits) {
	int digit = 1;
	while (!(digits >> (digit - 1) & 1))
		digit++;
	return digit;
}

static bool has_extra(const struct nonet_step *step) {
	for (int i = 0; i < step->pattern_count; i++)
		if (step->pattern[i].role == NONET_ROLE_EXTRA)
			return true;
	return false;
}

static void add_sign(char legend[LEGEND_SIZE], const char *sign) {
	size_t length = strlen(legend);
	snprintf(legend + length, LEGEND_SIZE - length, "%s%s", length > 1 ? ", " : "", sign);
}

/* Says what the signs mean that the drawing has. A small one writes x for what goes. */
static void write_legend(struct output *output, const struct nonet_step *step,
                         const char *drawing) {
	char legend[LEGEND_SIZE] = "(", loses[64];
	if (strchr(drawing, '*'))
		add_sign(legend, _("* pattern"));
	if (has_extra(step))
		add_sign(legend, _("+ fin or extra cell"));
	if (strchr(drawing, 'x')) {
		add_sign(legend, _("x goes"));
	} else if (step->elimination_count > 0) {
		int digit = lowest_digit(step->eliminations[0].digits);
		snprintf(loses, sizeof loses, _("-%d loses %d"), digit, digit);
		add_sign(legend, loses);
	}
	if (step->placement_count > 0)
		add_sign(legend, _("= is placed"));
	snprintf(legend + strlen(legend), LEGEND_SIZE - strlen(legend), ")");
	paragraphs_write_lines(output, legend, paragraphs_width(output));
}

static void write_heading(struct output *output, const struct nonet_step *step) {
	switch (view_of(step)) {
	case NONET_VIEW_PLACES:
		output_print(output, "\n");
		output_say(output, "Example: where %d can still go", lowest_digit(step->digits));
		break;
	case NONET_VIEW_CANDIDATES:
		output_print(output, "\n%s\n", _("Example, with all candidates"));
		break;
	case NONET_VIEW_DIGITS:
		output_print(output, "\n%s\n", _("Example"));
		break;
	}
}

struct example_context {
	struct cli *cli;
	bool failed;
};

static void write_example(void *context, const struct nonet_position *position,
                          const struct nonet_step *step) {
	static char drawing[NONET_TEXT_SIZE];
	struct example_context *example = context;
	struct output *output = &example->cli->output;
	struct nonet_position_style style = {.view = view_of(step),
	                                     .unicode = output->term.unicode,
	                                     .columns = paragraphs_width(output)};
	char *reason;
	write_heading(output, step);
	output_bytes(output, drawing, nonet_render_position(position, step, &style, drawing));
	write_legend(output, step, drawing);
	example->failed =
	    nonet_explain_step(position, step, &wording, NONET_DETAIL_LONG, &reason) != NONET_OK;
	if (example->failed)
		return;
	/* The first line is the technique's name. */
	paragraphs_write_lines(output, reason + strcspn(reason, "\n") + 1, paragraphs_width(output));
	free(reason);
}

static void tell(struct cli *cli, enum nonet_technique technique) {
	char *text;
	struct example_context example = {.cli = cli};
	if (nonet_explain_technique(technique, &wording, &text) == NONET_OK) {
		paragraphs_write_lines(&cli->output, text, paragraphs_width(&cli->output));
		free(text);
		example.failed |=
		    nonet_glossary_example(technique, write_example, &example) == NONET_NO_MEMORY;
	} else {
		example.failed = true;
	}
	if (example.failed) {
		output_note(&cli->output, "nonet help: out of memory");
		command_worsen(cli, EXIT_CODE_SYSTEM);
	}
}

static void join(int noperands, char **operands, char name_ret[NAME_SIZE]) {
	size_t length = 0;
	for (int i = 0; i < noperands && length < NAME_SIZE; i++)
		length += (size_t)snprintf(name_ret + length, NAME_SIZE - length, "%s%s", i ? " " : "",
		                           operands[i]);
}

void technique_help(struct cli *cli, int noperands, char **operands) {
	char name[NAME_SIZE];
	enum nonet_technique technique;
	if (noperands == 0) {
		list_techniques(&cli->output, NULL);
		return;
	}
	join(noperands, operands, name);
	const char *family = technique_option_family(name);
	if (family && nonet_technique_from_name(name) == NONET_TECHNIQUE_COUNT)
		list_techniques(&cli->output, family);
	else if (technique_option_read(cli, "technique", name, true, &technique))
		tell(cli, technique);
}
