#include "server/endpoint.h"

#include <string.h>

static const struct endpoint table[] = {
    {"/api/solve", "POST", ENDPOINT_QUICK, endpoint_solve},
    {"/api/check", "POST", ENDPOINT_QUICK, endpoint_check},
    {"/api/count", "POST", ENDPOINT_SLOW, endpoint_count},
    {"/api/rate", "POST", ENDPOINT_SLOW, endpoint_rate},
    {"/api/hint", "POST", ENDPOINT_SLOW, endpoint_hint},
    {"/api/path", "POST", ENDPOINT_SLOW, endpoint_path},
    {"/api/steps", "POST", ENDPOINT_SLOW, endpoint_steps},
    {"/api/generate", "POST", ENDPOINT_SLOW, endpoint_generate},
    {"/api/convert", "POST", ENDPOINT_SLOW, endpoint_convert},
    {"/api/render", "POST", ENDPOINT_SLOW, endpoint_render},
    {"/api/formats", "GET", ENDPOINT_QUICK, endpoint_formats},
    {"/api/version", "GET", ENDPOINT_QUICK, endpoint_version},
    {"/api/health", "GET", ENDPOINT_QUICK, endpoint_health},
};

const struct endpoint *endpoint_find(const char *path) {
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (strcmp(table[i].path, path) == 0)
			return &table[i];
	return NULL;
}
