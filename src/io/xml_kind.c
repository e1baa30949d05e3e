#include "io/xml_kind.h"

#include <string.h>

const char *nonet_xml_attribute(const char **attributes, const char *name) {
	for (; attributes[0]; attributes += 2)
		if (strcmp(attributes[0], name) == 0)
			return attributes[1];
	return NULL;
}

bool nonet_xml_number(const char *text, uint64_t limit, uint64_t *number_ret) {
	uint64_t number = 0;
	if (!text || *text == '\0')
		return false;
	for (; *text; text++) {
		uint64_t digit = (uint64_t)(unsigned char)*text - '0';
		if (digit > 9 || digit > limit || number > (limit - digit) / 10)
			return false;
		number = 10 * number + digit;
	}
	*number_ret = number;
	return true;
}

void nonet_xml_refuse(struct nonet_xml_file *file, const char *english,
                      const struct nonet_filling *fillings) {
	if (file->item == NONET_SYNTAX)
		return;
	file->item = NONET_SYNTAX;
	file->error = file->place;
	nonet_error_say(&file->error, english, fillings);
}

bool nonet_xml_read_digits(struct nonet_xml_file *file, const char *text,
                           struct nonet_puzzle *puzzle_ret) {
	size_t length = strspn(text, "0123456789.");
	nonet_puzzle_clear(puzzle_ret, 9);
	if (text[length] != '\0')
		nonet_xml_refuse(file,
		                 N_("cell {cell} of a game is no digit; expected 81 digits, 0 for blanks"),
		                 NONET_WITH(NONET_NUMBER("cell", (long long)length + 1)));
	else if (length != NONET_CELLS)
		nonet_xml_refuse(file, N_("found a game of {length} digits; expected 81"),
		                 NONET_WITH(NONET_NUMBER("length", (long long)length)));
	for (size_t cell = 0; cell < NONET_CELLS && file->item != NONET_SYNTAX; cell++) {
		puzzle_ret->value[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
		puzzle_ret->given[cell] = puzzle_ret->value[cell] != 0;
	}
	return file->item != NONET_SYNTAX;
}
