#include "io/format.h"

static const struct nonet_format *const formats[] = {
#define FORMAT_ENTRY(name) &nonet_format_##name.format,
    NONET_FORMAT_LIST(FORMAT_ENTRY)
#undef FORMAT_ENTRY
};

const struct nonet_format *const *nonet_formats(size_t *number_ret) {
	*number_ret = sizeof formats / sizeof formats[0];
	return formats;
}
