#include <nonet/logic.h>

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

/* What else people call them. */
static const struct {
	const char *name;
	enum nonet_technique technique;
} other_names[] = {
    {"locked candidates type 1", NONET_TECHNIQUE_POINTING},
    {"pointing pair", NONET_TECHNIQUE_POINTING},
    {"pointing triple", NONET_TECHNIQUE_POINTING},
    {"locked candidates type 2", NONET_TECHNIQUE_CLAIMING},
    {"box line reduction", NONET_TECHNIQUE_CLAIMING},
    {"naked triple", NONET_TECHNIQUE_NAKED_TRIPLET},
    {"naked quadruple", NONET_TECHNIQUE_NAKED_QUAD},
    {"hidden triple", NONET_TECHNIQUE_HIDDEN_TRIPLET},
    {"hidden quadruple", NONET_TECHNIQUE_HIDDEN_QUAD},
    {"direct hidden triple", NONET_TECHNIQUE_DIRECT_HIDDEN_TRIPLET},
    {"starfish", NONET_TECHNIQUE_SQUIRMBAG},
    {"y-wing", NONET_TECHNIQUE_XY_WING},
    {"unique rectangle type 1", NONET_TECHNIQUE_UNIQUENESS_1},
    {"unique rectangle type 2", NONET_TECHNIQUE_UNIQUENESS_2},
    {"unique rectangle type 3", NONET_TECHNIQUE_UNIQUENESS_3},
    {"unique rectangle type 4", NONET_TECHNIQUE_UNIQUENESS_4},
    {"unique rectangle type 5", NONET_TECHNIQUE_UNIQUENESS_5},
    {"unique rectangle type 6", NONET_TECHNIQUE_UNIQUENESS_6},
    {"kite", NONET_TECHNIQUE_TWO_STRING_KITE},
    {"simple colouring", NONET_TECHNIQUE_SIMPLE_COLORS_TRAP},
    {"simple coloring", NONET_TECHNIQUE_SIMPLE_COLORS_TRAP},
    {"alternating inference chain", NONET_TECHNIQUE_AIC},
    {"3d medusa", NONET_TECHNIQUE_MEDUSA_TRAP},
    {"exocet", NONET_TECHNIQUE_JUNIOR_EXOCET},
    {"msls", NONET_TECHNIQUE_MULTI_SECTOR_LOCKED_SETS},
};

static char folded_letter(char letter) {
	if (letter >= 'A' && letter <= 'Z')
		return (char)(letter - 'A' + 'a');
	bool kept = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
	return kept ? letter : '\0';
}

/* Letters and digits alone, in lower case, '+' as "plus". A name that is too long is cut, and so
 * like no technique's. */
static void fold(const char *name, char folded_ret[FOLDED_SIZE]) {
	static const char plus[] = "plus";
	size_t length = 0;
	for (; *name; name++) {
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

enum nonet_technique nonet_technique_from_name(const char *name) {
	char folded[FOLDED_SIZE];
	fold(name, folded);
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		enum nonet_technique technique = (enum nonet_technique)i;
		if (is_same(nonet_technique_name(technique), folded) ||
		    is_same(identifier_of(technique), folded))
			return technique;
	}
	for (size_t i = 0; i < sizeof other_names / sizeof other_names[0]; i++)
		if (is_same(other_names[i].name, folded))
			return other_names[i].technique;
	return NONET_TECHNIQUE_COUNT;
}
