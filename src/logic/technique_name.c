#include <nonet/logic.h>

#include <assert.h>
#include <string.h>

enum { FOLDED_SIZE = 64 };

const char *nonet_technique_name(enum nonet_technique technique) {
	static const char *const names[NONET_TECHNIQUE_COUNT] = {
#define NONET_TECHNIQUE_TEXT(name, text) [NONET_TECHNIQUE_##name] = text,
	    NONET_TECHNIQUE_LIST(NONET_TECHNIQUE_TEXT)
#undef NONET_TECHNIQUE_TEXT
	};
	return names[technique];
}

static const char *identifier_of(enum nonet_technique technique) {
	static const char *const identifiers[NONET_TECHNIQUE_COUNT] = {
#define NONET_TECHNIQUE_IDENTIFIER(name, text) [NONET_TECHNIQUE_##name] = #name,
	    NONET_TECHNIQUE_LIST(NONET_TECHNIQUE_IDENTIFIER)
#undef NONET_TECHNIQUE_IDENTIFIER
	};
	return identifiers[technique];
}

const char *nonet_technique_other_names(enum nonet_technique technique) {
	static const char *const names[NONET_TECHNIQUE_COUNT] = {
#define NONET_OTHER_NAMES(technique, names) [NONET_TECHNIQUE_##technique] = (names),
#include "logic/technique_other_names.h"
#undef NONET_OTHER_NAMES
	};
	return names[technique] ? names[technique] : "";
}

static char folded_letter(char letter) {
	if (letter >= 'A' && letter <= 'Z')
		return (char)(letter - 'A' + 'a');
	bool kept = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
	            (unsigned char)letter >= 0x80;
	return kept ? letter : '\0';
}

static bool is_type(const char *at) {
	static const char type[] = "type";
	for (int i = 0; type[i]; i++)
		if (folded_letter(at[i]) != type[i])
			return false;
	return true;
}

/* Letters and digits alone, in lower case, '+' as "plus", without "type" and what is in brackets.
 * What is not ASCII stays: a name of another language must not become that of its Latin letters. A
 * name that is too long is cut, and so like no technique's. */
static void fold(const char *name, char folded_ret[FOLDED_SIZE]) {
	static const char plus[] = "plus";
	size_t length = 0;
	for (; *name && *name != '('; name++) {
		if (is_type(name)) {
			name += strlen("type") - 1;
			continue;
		}
		char letter = folded_letter(*name);
		size_t more = *name == '+' ? sizeof plus - 1 : letter != '\0';
		if (length + more >= FOLDED_SIZE)
			break;
		memcpy(folded_ret + length, *name == '+' ? plus : &letter, more);
		length += more;
	}
	folded_ret[length] = '\0';
}

static bool is_same(const char *name, const char *folded) {
	char other[FOLDED_SIZE];
	fold(name, other);
	return strcmp(other, folded) == 0;
}

/* Whether one of the names, which are separated by commas, is the same. */
static bool has_name(const char *names, const char *folded) {
	while (*names) {
		char name[FOLDED_SIZE];
		size_t length = strcspn(names, ",");
		assert(length < sizeof name);
		memcpy(name, names, length);
		name[length] = '\0';
		if (is_same(name, folded))
			return true;
		names += length;
		names += strspn(names, ", ");
	}
	return false;
}

enum nonet_technique nonet_technique_from_name(const char *name) {
	char folded[FOLDED_SIZE];
	fold(name, folded);
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		enum nonet_technique technique = (enum nonet_technique)i;
		if (is_same(nonet_technique_name(technique), folded) ||
		    is_same(identifier_of(technique), folded))
			return technique;
	}
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++)
		if (has_name(nonet_technique_other_names((enum nonet_technique)i), folded))
			return (enum nonet_technique)i;
	return NONET_TECHNIQUE_COUNT;
}
