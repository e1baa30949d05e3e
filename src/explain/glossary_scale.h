/* How hard a technique is, on the scales of others. */
#ifndef NONET_EXPLAIN_GLOSSARY_SCALE_H
#define NONET_EXPLAIN_GLOSSARY_SCALE_H

#include "explain/speech.h"

void nonet_say_scales(struct nonet_speech *speech, const struct nonet_glossary_entry *entry);

#endif
