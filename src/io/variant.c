#include "io/variant.h"

#include <stdio.h>
#include <string.h>

void nonet_variant_add(struct nonet_variant *variant, const char *name) {
	for (size_t i = 0; i < variant->named; i++)
		if (strcmp(variant->names[i], name) == 0)
			return;
	if (variant->named < NONET_VARIANT_NAMED)
		variant->names[variant->named++] = name;
	else
		variant->more++;
}

static const struct {
	const char *key, *name;
} rules[] = {
    {"antiking", "the anti-king rule"},
    {"antiknight", "the anti-knight rule"},
    {"arrow", "arrows"},
    {"betweenline", "between lines"},
    {"boxindexer", "box indexers"},
    {"clone", "clones"},
    {"columnindexer", "column indexers"},
    {"diagonal+", "diagonals"},
    {"diagonal-", "diagonals"},
    {"difference", "difference dots"},
    {"disjoint", "disjoint groups"},
    {"disjointgroups", "disjoint groups"},
    {"doublearrow", "double arrows"},
    {"entropicline", "entropic lines"},
    {"even", "even cells"},
    {"extraregion", "extra regions"},
    {"foglight", "fog"},
    {"foglink", "fog"},
    {"fogofwar", "fog"},
    {"killercage", "killer cages"},
    {"littlekillersum", "little killer sums"},
    {"lockout", "lockout lines"},
    {"maximum", "maximum cells"},
    {"minimum", "minimum cells"},
    {"modularline", "modular lines"},
    {"nabner", "nabner lines"},
    {"negative", "negative constraints"},
    {"nonconsecutive", "the non-consecutive rule"},
    {"odd", "odd cells"},
    {"palindrome", "palindromes"},
    {"quadruple", "quadruples"},
    {"ratio", "ratio dots"},
    {"regionsumline", "region sum lines"},
    {"renban", "renban lines"},
    {"rowindexer", "row indexers"},
    {"sandwichsum", "sandwich sums"},
    {"skyscraper", "skyscrapers"},
    {"slowthermometer", "slow thermometers"},
    {"thermometer", "thermometers"},
    {"triggereffect", "fog"},
    {"whispers", "whispers lines"},
    {"windoku", "windows"},
    {"xsum", "X-sums"},
    {"xv", "X and V signs"},
    {"zipperline", "zipper lines"},
};

const char *nonet_variant_of_key(const char *key) {
	for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
		if (strcmp(rules[i].key, key) == 0)
			return rules[i].name;
	return NULL;
}

bool nonet_variant_refuse(const struct nonet_variant *variant, struct nonet_error *error_ret) {
	if (variant->named == 0)
		return false;
	size_t size = sizeof error_ret->message, at = 0;
	char *message = error_ret->message;
	*error_ret = (struct nonet_error){.line = 1, .column = 1};
	at += (size_t)snprintf(message, size, "this puzzle has ");
	for (size_t i = 0; i < variant->named; i++) {
		bool last = i + 1 == variant->named && variant->more == 0;
		at += (size_t)snprintf(message + at, size - at, "%s%.24s",
		                       i == 0 ? ""
		                       : last ? " and "
		                              : ", ",
		                       variant->names[i]);
	}
	if (variant->more > 0)
		at += (size_t)snprintf(message + at, size - at, " and %u more", variant->more);
	snprintf(message + at, size - at, "; nonet reads classic rules only");
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
