#include "cli/format_table.h"
#include "common/holdings.h"
#include "common/language.h"
#include "common/nearest.h"

#include <string.h>

static const char *state_of(const struct nonet_format *format) {
	if (format->library)
		return N_("not built");
	return format->writes ? format->reads ? N_("reads, writes") : N_("writes") : N_("reads");
}

void format_table_list(struct cli *cli) {
	struct output *output = &cli->output;
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	for (size_t i = 0; i < number; i++) {
		char holds[HOLDINGS_LIST_SIZE];
		const struct nonet_format *format = formats[i];
		holdings_list(format->holds, output->term.is_terminal, holds);
		output_print(output, "%-13s  ", format->name);
		output_cell(output, output_table_text(output, state_of(format)), 13);
		output_print(output, "  %-11s  %s\n", format->extension ? format->extension : "-",
		             output_table_text(output, format->description));
		if (*holds)
			output_print(output, output_table_text(output, N_("%29s holds %s\n")), "", holds);
	}
}

/* The texts of the table have no character that JSON would not take as it is. */
void format_table_list_json(struct cli *cli) {
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	for (size_t i = 0; i < number; i++) {
		const struct nonet_format *format = formats[i];
		const char *comma = "";
		output_print(&cli->output, "{\"name\":\"%s\",\"description\":\"%s\"", format->name,
		             format->description);
		if (format->extension)
			output_print(&cli->output, ",\"extension\":\"%s\"", format->extension);
		if (format->library)
			output_print(&cli->output, ",\"missing\":\"%s\"", format->library);
		output_print(&cli->output, ",\"reads\":%s,\"writes\":%s,\"holds\":[",
		             format->reads ? "true" : "false", format->writes ? "true" : "false");
		for (int bit = 0; bit < HOLDINGS; bit++) {
			if (!(format->holds & holdings[bit].hold))
				continue;
			output_print(&cli->output, "%s\"%s\"", comma, holdings[bit].name);
			comma = ",";
		}
		output_print(&cli->output, "]}\n");
	}
}

static const struct nonet_format *by_name(const char *name, struct nearest *nearest) {
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	for (size_t i = 0; i < number; i++) {
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
		nearest_try(nearest, formats[i]->name);
	}
	return NULL;
}

static const struct nonet_format *by_extension(const char *file) {
	size_t number, length = strlen(file);
	const struct nonet_format *const *formats = nonet_formats(&number);
	for (size_t i = 0; i < number; i++) {
		size_t nbytes = formats[i]->extension ? strlen(formats[i]->extension) : 0;
		if (formats[i]->writes && nbytes > 0 && length > nbytes &&
		    strcmp(file + length - nbytes, formats[i]->extension) == 0)
			return formats[i];
	}
	return NULL;
}

static void wrong_name(struct cli *cli, const char *option, const char *name,
                       const struct nearest *nearest) {
	if (nearest->name)
		output_note(&cli->output,
		            "nonet convert: %s '%s' is no format; did you mean '%s'? (see 'nonet convert "
		            "--list')",
		            option, name, nearest->name);
	else
		output_note(&cli->output,
		            "nonet convert: %s '%s' is no format (see 'nonet convert --list')", option,
		            name);
}

static const struct nonet_format *find(struct cli *cli, const char *name, const char *file) {
	struct nearest nearest = {.word = name};
	const struct nonet_format *format = name   ? by_name(name, &nearest)
	                                    : file ? by_extension(file)
	                                           : NULL;
	if (!format && name)
		wrong_name(cli, "--to", name, &nearest);
	else if (!format && file)
		output_note(&cli->output,
		            "nonet convert: --output '%s': no format has such an ending; name one with "
		            "--to (see 'nonet convert --list')",
		            file);
	else if (!format)
		output_note(&cli->output,
		            "nonet convert: name a format with --to (see 'nonet convert --list')");
	return format;
}

/* Whether the format is built and `able` to what is wanted; otherwise says so, by `instead`. */
static bool check(struct cli *cli, const struct nonet_format *format, bool able,
                  const char *instead) {
	if (format->library)
		output_note(&cli->output,
		            "nonet convert: %s was not built, because %s was missing (see 'nonet "
		            "--version')",
		            format->name, format->library);
	else if (!able)
		output_note(&cli->output, instead, format->name);
	return able && !format->library;
}

const struct nonet_format *format_table_find(struct cli *cli, const char *name, const char *file) {
	const struct nonet_format *format = find(cli, name, file);
	if (format && check(cli, format, format->writes,
	                    N_("nonet convert: %s is only read (see 'nonet convert --list')")))
		return format;
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return NULL;
}

const struct nonet_format *format_table_find_read(struct cli *cli, const char *name) {
	struct nearest nearest = {.word = name};
	const struct nonet_format *format = by_name(name, &nearest);
	if (!format)
		wrong_name(cli, "--from", name, &nearest);
	else if (check(cli, format, format->reads,
	               N_("nonet convert: %s is only written (see 'nonet convert --list')")))
		return format;
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return NULL;
}

const char *format_table_form(enum nonet_form form) {
	static const char *const names[] = {
	    [NONET_FORM_LINE] = N_("a line of cells"),
	    [NONET_FORM_TABLE] = N_("a table"),
	    [NONET_FORM_BANK] = N_("a line of Sudoku Exchange's bank"),
	    [NONET_FORM_GSF] = N_("a line of gsf's collections"),
	    [NONET_FORM_LIBRARY] = N_("a library line of HoDoKu"),
	    [NONET_FORM_GIVENS] = N_("a line of constraints"),
	    [NONET_FORM_SUKAKU] = N_("729 candidates on a line"),
	    [NONET_FORM_LINK] = N_("a link or game ID"),
	    [NONET_FORM_RECORD] = N_("a line of nonet's JSON"),
	    [NONET_FORM_GRID] = N_("rows of cells"),
	    [NONET_FORM_MARKS] = N_("rows of candidates"),
	    [NONET_FORM_CLIPBOARD] = N_("the three grids of a clipboard"),
	    [NONET_FORM_SECTIONS] = N_("grids in sections"),
	    [NONET_FORM_LIST] = N_("a list in brackets"),
	    [NONET_FORM_XML] = N_("XML"),
	    [NONET_FORM_JSON] = N_("JSON"),
	};
	return _(names[form]);
}
