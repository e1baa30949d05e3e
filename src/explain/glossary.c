/* The techniques for reading: the tables, and an entry told in full. */
#include "explain/glossary_scale.h"
#include "explain/phrases.h"

/* NONET_FAMILY(identifier, name). */
#define FAMILY_LIST(X)                                                                             \
	X(SINGLES, "Singles")                                                                          \
	X(LOCKED, "Locked candidates")                                                                 \
	X(SUBSETS, "Subsets")                                                                          \
	X(FISH, "Fish")                                                                                \
	X(FINNED_FISH, "Finned and sashimi fish")                                                      \
	X(FRANKEN_FISH, "Franken fish")                                                                \
	X(MUTANT_FISH, "Mutant and Kraken fish")                                                       \
	X(SINGLE_DIGIT, "Single-digit patterns")                                                       \
	X(WINGS, "Wings")                                                                              \
	X(UNIQUENESS, "Uniqueness")                                                                    \
	X(COLORING, "Coloring")                                                                        \
	X(CHAINS, "Chains and loops")                                                                  \
	X(ALS, "Almost locked sets")                                                                   \
	X(EXOTIC, "Exotic patterns")                                                                   \
	X(FORCING, "Forcing chains and nets")                                                          \
	X(LAST, "Last resort")

#define FAMILY_NUMBER(id, name) FAMILY_##id,
enum family { FAMILY_LIST(FAMILY_NUMBER) };
#undef FAMILY_NUMBER

#define FAMILY_TEXT(id, name) static const char family_##id[] = name;
FAMILY_LIST(FAMILY_TEXT)
#undef FAMILY_TEXT

#define NONET_TOPIC(id, why, spot)                                                                 \
	static const char why_##id[] = why;                                                            \
	static const char spot_##id[] = spot;
#include "explain/glossary_topics.h"
#undef NONET_TOPIC

static const struct nonet_glossary_entry entries[] = {
#define NONET_ENTRY(technique, family, topic, se_least, se_most, summary)                          \
	{NONET_TECHNIQUE_##technique,                                                                  \
	 family_##family,                                                                              \
	 (summary),                                                                                    \
	 why_##topic,                                                                                  \
	 spot_##topic,                                                                                 \
	 (se_least),                                                                                   \
	 (se_most),                                                                                    \
	 FAMILY_##family == FAMILY_UNIQUENESS},
#include "explain/glossary_entries.h"
#undef NONET_ENTRY
};

_Static_assert(sizeof entries / sizeof entries[0] == NONET_TECHNIQUE_COUNT,
               "each technique has an entry");

enum place {
#define NONET_ENTRY(technique, family, topic, se_least, se_most, summary) PLACE_##technique,
#include "explain/glossary_entries.h"
#undef NONET_ENTRY
};

static const uint8_t places[NONET_TECHNIQUE_COUNT] = {
#define NONET_PLACE(name, text) [NONET_TECHNIQUE_##name] = PLACE_##name,
    NONET_TECHNIQUE_LIST(NONET_PLACE)
#undef NONET_PLACE
};

const struct nonet_glossary_entry *nonet_glossary_entries(void) {
	return entries;
}

const struct nonet_glossary_entry *nonet_glossary_entry(enum nonet_technique technique) {
	return &entries[places[technique]];
}

static void next_paragraph(struct nonet_speech *speech) {
	nonet_speech_break(speech);
	nonet_speech_add(speech, "\n");
}

static void say_text(struct nonet_speech *speech, enum nonet_message message, const char *text) {
	next_paragraph(speech);
	nonet_say(speech, message, NONET_FILLS({"text", nonet_speech_translated(speech, text)}));
}

enum nonet_status nonet_explain_technique(enum nonet_technique technique,
                                          const struct nonet_wording *wording, char **text_ret) {
	const struct nonet_glossary_entry *entry = nonet_glossary_entry(technique);
	const char *names = nonet_technique_other_names(technique);
	struct nonet_speech speech;
	nonet_speech_start(&speech, wording);
	nonet_speech_add(&speech, nonet_phrase_technique(&speech, technique));
	next_paragraph(&speech);
	nonet_speech_add(&speech, nonet_speech_translated(&speech, entry->summary));
	if (*names)
		nonet_say(&speech, NONET_MESSAGE_GLOSSARY_OTHER_NAMES,
		          NONET_FILLS({"names", nonet_speech_translated(&speech, names)}));
	say_text(&speech, NONET_MESSAGE_GLOSSARY_WHY, entry->why);
	say_text(&speech, NONET_MESSAGE_GLOSSARY_SPOT, entry->spot);
	next_paragraph(&speech);
	nonet_say_scales(&speech, entry);
	nonet_say(&speech, entry->unique ? NONET_MESSAGE_GLOSSARY_UNIQUE : NONET_MESSAGE_GLOSSARY_ANY,
	          NULL);
	return nonet_speech_finish(&speech, text_ret);
}
