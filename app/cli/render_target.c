#include "cli/render_target.h"
#include "common/language.h"
#include "common/new_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SIZE = 4096, MOST_DIGITS = 9 };

/* A % in a name: how many characters it is long with what belongs to it, 0 when it is wrong; and
 * the least number of digits, -1 for the sign itself. */
static size_t read_place(const char *text, int *digits_ret) {
	size_t length = 1;
	*digits_ret = 1;
	if (text[1] == '%') {
		*digits_ret = -1;
		return 2;
	}
	if (text[1] == '0' && text[2] >= '1' && text[2] <= '0' + MOST_DIGITS) {
		*digits_ret = text[2] - '0';
		length = 3;
	}
	return text[length] == 'd' ? length + 1 : 0;
}

/* The name with the number in its place. False when it is too long, or has no such place. */
static bool make_name(const char *name, uint64_t number, char name_ret[NAME_SIZE],
                      int *places_ret) {
	size_t length = 0;
	*places_ret = 0;
	while (*name) {
		int digits = 0, written;
		size_t nbytes = *name == '%' ? read_place(name, &digits) : 1;
		if (nbytes == 0)
			return false;
		size_t room = NAME_SIZE - length;
		if (digits > 0)
			written =
			    snprintf(name_ret + length, room, "%0*llu", digits, (unsigned long long)number);
		else
			written = snprintf(name_ret + length, room, "%c", *name);
		if (written < 0 || (size_t)written >= room)
			return false;
		*places_ret += digits > 0;
		length += (size_t)written;
		name += nbytes;
	}
	return true;
}

bool render_target_open(struct render_target *target, struct cli *cli, const char *name) {
	char first[NAME_SIZE];
	int places;
	*target = (struct render_target){.cli = cli, .name = name};
	bool right = make_name(name, 1, first, &places) && places <= 1;
	target->numbered = places == 1;
	if (right)
		return true;
	output_note(
	    &cli->output,
	    "nonet render: --output '%s': expected a name with one %%d, or one like %%03d, where "
	    "the number of the puzzle goes, or none; %%%% is a %% (see 'nonet help render')",
	    name);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

void render_target_fail(struct cli *cli, const char *name) {
	output_note(&cli->output, "nonet render: cannot write '%s': %s", name, language_errno(errno));
	command_worsen(cli, EXIT_CODE_SYSTEM);
}

/* False with errno set. */
static bool replace_file(const char *name, const char *bytes, size_t nbytes) {
	struct new_file file;
	if (!new_file_open(&file, name))
		return false;
	if (new_file_write(&file, bytes, nbytes))
		return new_file_finish(&file);
	int error = errno;
	new_file_discard(&file);
	errno = error;
	return false;
}

void render_target_write(struct cli *cli, const char *name, const char *bytes, size_t nbytes) {
	if (strcmp(name, "-") == 0)
		output_bytes(&cli->output, bytes, nbytes);
	else if (!replace_file(name, bytes, nbytes))
		render_target_fail(cli, name);
}

void render_target_put(struct render_target *target, uint64_t number, char *bytes, size_t nbytes) {
	char name[NAME_SIZE];
	int places;
	target->number++;
	if (target->numbered && make_name(target->name, number, name, &places)) {
		render_target_write(target->cli, name, bytes, nbytes);
		free(bytes);
		return;
	}
	if (target->number == 1) {
		target->bytes = bytes;
		target->nbytes = nbytes;
		return;
	}
	free(bytes);
	if (target->number > 2)
		return;
	output_note(&target->cli->output,
	            "nonet render: there is more than one puzzle, and a picture holds one; name a file "
	            "for each, such as -o 'puzzle-%%d.svg', or make a pdf (see 'nonet help render')");
	command_worsen(target->cli, EXIT_CODE_WRONG_USE);
}

void render_target_close(struct render_target *target, bool failed) {
	char name[NAME_SIZE];
	int places;
	if (target->number == 1 && target->bytes && !failed &&
	    make_name(target->name, 1, name, &places))
		render_target_write(target->cli, name, target->bytes, target->nbytes);
	free(target->bytes);
	target->bytes = NULL;
}
