#include <nonet/logic.h>

const char *nonet_technique_name(enum nonet_technique technique) {
	static const char *const names[NONET_TECHNIQUE_COUNT] = {
#define NONET_TECHNIQUE_TEXT(name, text) [NONET_TECHNIQUE_##name] = text,
	    NONET_TECHNIQUE_LIST(NONET_TECHNIQUE_TEXT)
#undef NONET_TECHNIQUE_TEXT
	};
	return names[technique];
}
