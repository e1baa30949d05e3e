#include <nonet.h>

const char *nonet_status_text(enum nonet_status status) {
	switch (status) {
#define NONET_STATUS_CASE(name, sentence)                                                          \
	case name:                                                                                     \
		return sentence;
		NONET_STATUS_LIST(NONET_STATUS_CASE)
#undef NONET_STATUS_CASE
	}
	return "unknown status";
}

const char *nonet_version(void) {
	return NONET_VERSION;
}
