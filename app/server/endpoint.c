#include "server/endpoint.h"

#include <string.h>

static const struct endpoint table[] = {
    {"/api/solve", ENDPOINT_QUICK, endpoint_solve},
    {"/api/check", ENDPOINT_QUICK, endpoint_check},
    {"/api/count", ENDPOINT_SLOW, endpoint_count},
    {"/api/rate", ENDPOINT_SLOW, endpoint_rate},
    {"/api/hint", ENDPOINT_SLOW, endpoint_hint},
    {"/api/path", ENDPOINT_SLOW, endpoint_path},
    {"/api/generate", ENDPOINT_SLOW, endpoint_generate},
    {"/api/convert", ENDPOINT_SLOW, endpoint_convert},
    {"/api/render", ENDPOINT_SLOW, endpoint_render},
};

const struct endpoint *endpoint_find(const char *path) {
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (strcmp(table[i].path, path) == 0)
			return &table[i];
	return NULL;
}
