#include "cli/command.h"
#include "common/args.h"
#include "common/language.h"
#include "common/open_url.h"
#include "server/server.h"

#include <string.h>

struct serve_options {
	struct args_common common;
	const char *address;
	const char *port;
	const char *page;
	const char *cors;
	bool open;
	bool quiet;
	uint64_t request_ns;
	uint64_t connections;
	uint64_t threads;
};

struct serving {
	struct cli *cli;
	const struct serve_options *options;
};

static void started(void *context, const char *url, bool has_page) {
	struct serving *serving = context;
	struct output *output = &serving->cli->output;
	output_print(output, "%s\n", url);
	output_flush(output);
	if (output->term.is_terminal && has_page)
		output_say(output, "Open this address in a browser; Ctrl-C ends.");
	if (!has_page && (output->term.is_terminal || serving->options->open))
		output_note(output,
		            "nonet serve: only the engine is here, at /api/; the page was not built "
		            "(make web), or not installed since (make install)");
	if (serving->options->open && has_page)
		open_url(url, _("nonet serve: no browser could be opened; open the address yourself"));
}

static bool read_port(struct cli *cli, const char *text, uint16_t *port_ret) {
	uint64_t number = 0;
	if (!text || (args_number(text, 0, &number) && number <= UINT16_MAX)) {
		*port_ret = (uint16_t)number;
		return true;
	}
	output_note(&cli->output, "nonet serve: --port '%s': expected a number from 0 to 65535", text);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

/* As a browser sends it: a scheme and a host, with no path. */
static bool is_origin(const char *text) {
	const char *host = strstr(text, "://");
	return strcmp(text, "*") == 0 ||
	       (host && host > text && host[3] && !strpbrk(host + 3, "/?#@, ") &&
	        strspn(text, "abcdefghijklmnopqrstuvwxyz+-.") == (size_t)(host - text));
}

static bool check_origin(struct cli *cli, const char *text) {
	if (!text || is_origin(text))
		return true;
	output_note(&cli->output,
	            "nonet serve: --cors '%s': expected an origin such as https://example.com, or *",
	            text);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct serve_options options = {0};
	struct serving serving = {cli, &options};
	uint16_t port;
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !read_port(cli, options.port, &port) || !check_origin(cli, options.cors))
		return;
	if (first < argc) {
		output_note(&cli->output,
		            "nonet serve: '%s': no operand is expected (see 'nonet help serve')",
		            argv[first]);
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return;
	}
	struct server_options server = {.address = options.address,
	                                .port = port,
	                                .page = options.page,
	                                .origin = options.cors,
	                                .request_ns = options.request_ns,
	                                .connections = options.connections,
	                                .threads = (int)options.threads,
	                                .quiet = options.quiet,
	                                .started = started,
	                                .context = &serving};
	command_worsen(cli, server_run(&cli->output, &server));
}

static const struct args_option options_table[] = {
    {ARGS_TEXT, "address", 0, "IP",
     N_("listen there instead of at 127.0.0.1, which only this machine reaches"),
     offsetof(struct serve_options, address)},
    {ARGS_TEXT, "port", 0, "N", N_("listen at this port instead of a free one"),
     offsetof(struct serve_options, port)},
    {ARGS_FLAG, "open", 0, NULL, N_("show the page in a browser"),
     offsetof(struct serve_options, open)},
    {ARGS_TEXT, "page", 0, "DIR", N_("serve the page of this folder instead of the installed one"),
     offsetof(struct serve_options, page)},
    {ARGS_TEXT, "cors", 0, "ORIGIN", N_("let the pages of this site ask too, or of any with *"),
     offsetof(struct serve_options, cors)},
    {ARGS_SECONDS, "timeout", 0, "S", N_("work at a request for S seconds at most instead of 10"),
     offsetof(struct serve_options, request_ns)},
    {ARGS_COUNT, "connections", 0, "N", N_("hold N connections at most instead of 1100"),
     offsetof(struct serve_options, connections)},
    COMMAND_THREADS_ROW(struct serve_options),
    {ARGS_FLAG, "quiet", 'q', NULL, N_("log no requests"), offsetof(struct serve_options, quiet)},
    {0}};

const struct command command_serve = {
    .name = "serve",
    .operands = "",
    .summary = N_("opens a page to play on, and the engine over HTTP"),
    .description = N_(
        "Serves a page on which puzzles can be played, solved step by step and rated, and the\n"
        "engine as JSON over HTTP: /api/solve, check, count, rate, hint, path, steps, generate,\n"
        "convert and render (docs/http-api.md tells what they take and give). Prints its\n"
        "address, then serves until Ctrl-C; requests under way are then finished. A second\n"
        "Ctrl-C ends it at once.\n"
        "\n"
        "It listens at 127.0.0.1, where only this machine reaches it. It has no passwords and\n"
        "no encryption: before it is let into a network, something should stand before it\n"
        "that has. Each request is logged as one JSON object a line on standard error.\n"),
    .examples = "  $ timeout --signal INT 1 nonet serve --port 18081 --quiet\n"
                "  http://127.0.0.1:18081/\n",
    .options = options_table,
    .run = run,
};
