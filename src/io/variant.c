#include "io/variant.h"

#include <string.h>

static void add_rule(struct nonet_variant *variant, const char *name, bool known) {
	for (size_t i = 0; i < variant->named; i++)
		if (strcmp(variant->rules[i].name, name) == 0)
			return;
	if (variant->named == NONET_VARIANT_NAMED) {
		variant->more++;
		return;
	}
	variant->rules[variant->named].name = name;
	variant->rules[variant->named++].known = known;
}

void nonet_variant_add(struct nonet_variant *variant, const char *name) {
	add_rule(variant, name, true);
}

static const struct {
	const char *key, *name;
} rules[] = {
    {"antiking", N_("the anti-king rule")},
    {"antiknight", N_("the anti-knight rule")},
    {"arrow", N_("arrows")},
    {"betweenline", N_("between lines")},
    {"boxindexer", N_("box indexers")},
    {"clone", N_("clones")},
    {"columnindexer", N_("column indexers")},
    {"diagonal+", N_("diagonals")},
    {"diagonal-", N_("diagonals")},
    {"difference", N_("difference dots")},
    {"disjoint", N_("disjoint groups")},
    {"disjointgroups", N_("disjoint groups")},
    {"doublearrow", N_("double arrows")},
    {"entropicline", N_("entropic lines")},
    {"even", N_("even cells")},
    {"extraregion", N_("extra regions")},
    {"foglight", N_("fog")},
    {"foglink", N_("fog")},
    {"fogofwar", N_("fog")},
    {"killercage", N_("killer cages")},
    {"littlekillersum", N_("little killer sums")},
    {"lockout", N_("lockout lines")},
    {"maximum", N_("maximum cells")},
    {"minimum", N_("minimum cells")},
    {"modularline", N_("modular lines")},
    {"nabner", N_("nabner lines")},
    {"negative", N_("negative constraints")},
    {"nonconsecutive", N_("the non-consecutive rule")},
    {"odd", N_("odd cells")},
    {"palindrome", N_("palindromes")},
    {"quadruple", N_("quadruples")},
    {"ratio", N_("ratio dots")},
    {"regionsumline", N_("region sum lines")},
    {"renban", N_("renban lines")},
    {"rowindexer", N_("row indexers")},
    {"sandwichsum", N_("sandwich sums")},
    {"skyscraper", N_("skyscrapers")},
    {"slowthermometer", N_("slow thermometers")},
    {"thermometer", N_("thermometers")},
    {"triggereffect", N_("fog")},
    {"whispers", N_("whispers lines")},
    {"windoku", N_("windows")},
    {"xsum", N_("X-sums")},
    {"xv", N_("X and V signs")},
    {"zipperline", N_("zipper lines")},
};

void nonet_variant_add_key(struct nonet_variant *variant, const char *key) {
	for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
		if (strcmp(rules[i].key, key) == 0) {
			add_rule(variant, rules[i].name, true);
			return;
		}
	}
	add_rule(variant, key, false);
}

/* Lists of so many rules, and of more than are named. */
static const char *const lists[NONET_VARIANT_NAMED + 2] = {
    NULL,
    "{first}",
    N_("{first} and {second}"),
    N_("{first}, {second} and {third}"),
    N_("{first}, {second}, {third} and {fourth}"),
    N_("{first}, {second}, {third}, {fourth} and {more} more")};

bool nonet_variant_refuse(const struct nonet_variant *variant, struct nonet_error *error_ret) {
	enum { KEY_SIZE = 25 };
	static const char *const places[NONET_VARIANT_NAMED] = {"first", "second", "third", "fourth"};
	if (variant->named == 0)
		return false;
	*error_ret = (struct nonet_error){.line = 1, .column = 1};
	nonet_sentence_begin(&error_ret->sentence,
	                     N_("this puzzle has {rules}; nonet reads classic rules only"), NULL, 1);
	nonet_sentence_fill(
	    &error_ret->sentence,
	    NONET_WITH(NONET_PHRASE("rules", lists[variant->named + (variant->more > 0)]),
	               NONET_NUMBER("more", variant->more)));
	for (size_t i = 0; i < variant->named; i++) {
		const char *name = variant->rules[i].name;
		char key[KEY_SIZE];
		nonet_cut_text(name, key, sizeof key);
		if (variant->rules[i].known)
			nonet_error_fill(error_ret, NONET_WITH(NONET_PHRASE(places[i], name)));
		else
			nonet_error_fill(error_ret, NONET_WITH(NONET_TEXT(places[i], key)));
	}
	return true;
}

/* Goes over a word of letters, whatever its case, and what parts it from the next. */
static bool skip_word(const char **text, const char *word) {
	const char *at = *text;
	for (; *word != '\0'; at++, word++)
		if ((*at | 0x20) != *word)
			return false;
	if ((*at | 0x20) >= 'a' && (*at | 0x20) <= 'z')
		return false;
	while (*at == ' ' || *at == '.' || *at == '!' || *at == '\n')
		at++;
	*text = at;
	return true;
}

bool nonet_variant_is_classic(const char *rules_text) {
	bool classic = skip_word(&rules_text, "normal") || skip_word(&rules_text, "classic") ||
	               skip_word(&rules_text, "standard") || skip_word(&rules_text, "regular");
	classic = classic && skip_word(&rules_text, "sudoku") && skip_word(&rules_text, "rules");
	if (classic)
		skip_word(&rules_text, "apply");
	return classic && *rules_text == '\0';
}
