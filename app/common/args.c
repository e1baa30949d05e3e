/* _DEFAULT_SOURCE: getopt_long */
#define _DEFAULT_SOURCE
#include "common/args.h"
#include "common/language.h"
#include "common/nearest.h"
#include "common/safe.h"

#include <ctype.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	OPTIONS_MAX = 24,
	PUZZLE_LENGTH = 20, /* no option is as long as that */
	OPTION_BASE = 256   /* getopt_long's number for the first row; letters are below */
};

static const double seconds_max = 1e9;

const struct args_option args_common_options[] = {
    {ARGS_COLOR, "color", 0, "WHEN", N_("colour: auto (on a terminal), always or never"),
     offsetof(struct args_common, color)},
    {ARGS_LANGUAGE, "lang", 0, "NAME", N_("speak this language: en, zh_CN or zh_TW"),
     offsetof(struct args_common, language)},
    {ARGS_FLAG, "help", 'h', NULL, N_("say how to use this and exit"),
     offsetof(struct args_common, help)},
    {0}};

/* The options of one command in getopt_long's terms. */
struct getopt_table {
	const struct args_option *row[OPTIONS_MAX];
	struct option longs[OPTIONS_MAX + 1];
	char letters[2 * OPTIONS_MAX + 3];
	int count;
};

static void add_rows(struct getopt_table *table, const struct args_option *rows) {
	char *letters = table->letters + strlen(table->letters);
	for (; rows->kind != ARGS_END && table->count < OPTIONS_MAX; rows++) {
		table->row[table->count] = rows;
		table->longs[table->count] =
		    (struct option){rows->name, rows->value ? required_argument : no_argument, NULL,
		                    OPTION_BASE + table->count};
		table->count++;
		if (rows->letter)
			*letters++ = rows->letter;
		if (rows->letter && rows->value)
			*letters++ = ':';
	}
}

static void make_table(struct getopt_table *table, const struct args_parse *parse) {
	memset(table, 0, sizeof *table);
	strcpy(table->letters, parse->stops_at_operand ? "+:" : ":");
	add_rows(table, parse->options);
	add_rows(table, args_common_options);
}

static const struct args_option *find_row(const struct getopt_table *table, int number) {
	if (number >= OPTION_BASE)
		return table->row[number - OPTION_BASE];
	for (int i = 0; i < table->count; i++)
		if (number != 0 && table->row[i]->letter == number)
			return table->row[i];
	return NULL;
}

bool args_number(const char *text, uint64_t lowest, uint64_t *number_ret) {
	uint64_t number = 0;
	if (!*text)
		return false;
	for (; *text; text++) {
		if (!isdigit((unsigned char)*text))
			return false;
		uint64_t digit = (uint64_t)(*text - '0');
		if (number > (UINT64_MAX - digit) / 10)
			return false;
		number = 10 * number + digit;
	}
	*number_ret = number;
	return number >= lowest;
}

static bool read_seconds(const char *text, uint64_t *time_ns_ret) {
	char *end;
	if (!*text || strspn(text, "0123456789.eE+-") != strlen(text))
		return false;
	double seconds = strtod(text, &end);
	if (*end || !(seconds > 0) || seconds > seconds_max)
		return false;
	uint64_t time_ns = (uint64_t)(seconds * 1e9);
	*time_ns_ret = time_ns > 0 ? time_ns : 1;
	return true;
}

/* Of at most 20 digits, as 2^64 has. */
static bool read_size(const char *text, uint64_t *nbytes_ret) {
	static const char letters[] = "KMGT";
	char digits[21];
	size_t length = strspn(text, "0123456789");
	if (length >= sizeof digits)
		return false;
	memcpy(digits, text, length);
	digits[length] = '\0';
	const char *letter =
	    text[length] ? strchr(letters, toupper((unsigned char)text[length])) : NULL;
	if (text[length] && (!letter || text[length + 1]))
		return false;
	unsigned shift = letter ? 10 * (unsigned)(letter - letters + 1) : 0;
	if (!args_number(digits, 1, nbytes_ret) || *nbytes_ret > UINT64_MAX >> shift)
		return false;
	*nbytes_ret <<= shift;
	return true;
}

static bool read_color(const char *text, enum term_color *color_ret) {
	static const char *const names[] = {"auto", "always", "never"};
	for (int i = 0; i < 3; i++) {
		if (strcmp(text, names[i]) == 0) {
			*color_ret = (enum term_color)i;
			return true;
		}
	}
	return false;
}

/* Stores the value, or returns what would have been right. */
static const char *store(const struct args_option *row, const char *text, void *values) {
	void *place = (char *)values + row->offset;
	struct args_seed *seed = place;
	switch (row->kind) {
	case ARGS_END:
		break;
	case ARGS_FLAG:
		*(bool *)place = true;
		break;
	case ARGS_COUNT:
		return args_number(text, 1, place) ? NULL
		                                   : N_("a whole number from 1 to 18446744073709551615");
	case ARGS_SEED:
		seed->given = args_number(text, 0, &seed->value);
		return seed->given ? NULL : N_("a whole number from 0 to 18446744073709551615");
	case ARGS_SECONDS:
		return read_seconds(text, place) ? NULL : N_("seconds, above 0 and up to 1000000000");
	case ARGS_SIZE:
		return read_size(text, place) ? NULL
		                              : N_("a number of bytes such as 500000, 500K, 64M or 2G");
	case ARGS_TEXT:
		*(const char **)place = text;
		break;
	case ARGS_COLOR:
		return read_color(text, place) ? NULL : N_("auto, always or never");
	case ARGS_LANGUAGE:
		if (!language_choose(text))
			return language_list();
		*(const char **)place = text;
		break;
	}
	return NULL;
}

#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
static void
complain(const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	safe_note(_(format), arguments);
	va_end(arguments);
}

static void say_unknown(const struct args_parse *parse, const struct getopt_table *table,
                        const char *argument) {
	char name[32];
	snprintf(name, sizeof name, "%s", argument + strspn(argument, "-"));
	name[strcspn(name, "=")] = '\0';
	struct nearest nearest = {.word = name};
	for (int i = 0; i < table->count; i++)
		nearest_try(&nearest, table->row[i]->name);

	if (nearest.name)
		complain("%s: unknown option %s; did you mean --%s? (see '%s')", parse->program, argument,
		         nearest.name, parse->manual);
	else
		complain("%s: unknown option %s (see '%s')", parse->program, argument, parse->manual);
}

static void say_about(const struct args_parse *parse, const struct args_option *row,
                      const char *what) {
	complain("%s: --%s %s (see '%s')", parse->program, row->name, _(what), parse->manual);
}

void args_note_missing_language(const char *program, const struct args_common *common) {
	char path[DATA_PATH_SIZE];
	if (common->language && language_is_missing(common->language, path))
		complain("%s: --%s '%s': cannot find %s; going on in English", program, "lang",
		         common->language, path);
}

/* getopt_long found something wrong: tells what. */
static void say_wrong(const struct args_parse *parse, const struct getopt_table *table, int kind,
                      const char *argument) {
	const struct args_option *row = find_row(table, optopt);
	char letter[3] = {'-', (char)optopt, '\0'};
	if (kind == ':')
		say_about(parse, row, "needs a value");
	else if (row)
		say_about(parse, row, "takes no value");
	else
		say_unknown(parse, table, optopt != 0 && argument[1] != '-' ? letter : argument);
}

/* A puzzle whose first blank is written '-' would be taken for a heap of options. */
static bool find_puzzle_like_option(const struct args_parse *parse, int argc, char **argv) {
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
		size_t length = strlen(argv[i]);
		if (argv[i][0] != '-' || length < PUZZLE_LENGTH ||
		    strspn(argv[i], "0123456789.*_-xX/| \n") != length)
			continue;
		complain("%s: '%.9s...': a puzzle that begins with '-' has to follow '--' (see '%s')",
		         parse->program, argv[i], parse->manual);
		return true;
	}
	return false;
}

int args_parse(const struct args_parse *parse, int argc, char **argv, void *values) {
	if (find_puzzle_like_option(parse, argc, argv))
		return -1;
	struct getopt_table table;
	make_table(&table, parse);
	bool right = true;
	/* 0, not 1, because main has already read other options with other settings. */
	optind = 0;
	opterr = 0;
	for (;;) {
		int number = getopt_long(argc, argv, table.letters, table.longs, NULL);
		if (number == -1)
			return right ? optind : -1;
		if (number == '?' || number == ':') {
			say_wrong(parse, &table, number, argv[optind - 1]);
			right = false;
			continue;
		}
		const struct args_option *row = find_row(&table, number);
		const char *expected = store(row, optarg, values);
		if (expected) {
			complain("%s: --%s '%s': expected %s (see '%s')", parse->program, row->name, optarg,
			         _(expected), parse->manual);
			right = false;
		}
	}
}
