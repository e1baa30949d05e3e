#include "explain/glossary_scale.h"

#include "explain/phrases.h"
#include "logic/technique.h"

#include <stdio.h>

enum { RATING_SIZE = 16 };

static const char *rating_of(struct nonet_speech *speech, int tenths) {
	char text[RATING_SIZE];
	snprintf(text, sizeof text, "%d.%d", tenths / 10, tenths % 10);
	return nonet_speech_keep(speech, text);
}

static void say_se(struct nonet_speech *speech, const struct nonet_glossary_entry *entry) {
	if (entry->se_least == 0) {
		nonet_say(speech, NONET_MESSAGE_GLOSSARY_NO_SE, NULL);
		return;
	}
	const char *least = rating_of(speech, entry->se_least);
	const char *most = rating_of(speech, entry->se_most);
	enum nonet_message message = entry->se_most == 0 ? NONET_MESSAGE_GLOSSARY_SE_CHAIN
	                             : entry->se_most == entry->se_least
	                                 ? NONET_MESSAGE_GLOSSARY_SE
	                                 : NONET_MESSAGE_GLOSSARY_SE_RANGE;
	nonet_say(speech, message, NONET_FILLS({"least", least}, {"most", most}));
}

static void say_hodoku(struct nonet_speech *speech, const struct nonet_method *method) {
	if (!method) {
		nonet_say(speech, NONET_MESSAGE_GLOSSARY_NO_HODOKU, NULL);
		return;
	}
	enum nonet_hodoku_level level = (enum nonet_hodoku_level)method->level;
	nonet_say(speech,
	          method->on ? NONET_MESSAGE_GLOSSARY_HODOKU : NONET_MESSAGE_GLOSSARY_HODOKU_OFF,
	          NONET_FILLS({"level", nonet_hodoku_level_name(level)},
	                      {"score", nonet_phrase_number(speech, method->score)}));
}

void nonet_say_scales(struct nonet_speech *speech, const struct nonet_glossary_entry *entry) {
	const struct nonet_method *method = nonet_method_of(entry->technique);
	/* What HoDoKu lacks has no score. */
	if (method && method->score == 0)
		method = NULL;
	if (!method && entry->se_least == 0) {
		nonet_say(speech, NONET_MESSAGE_GLOSSARY_NO_SCALE, NULL);
		return;
	}
	say_se(speech, entry);
	say_hodoku(speech, method);
}
