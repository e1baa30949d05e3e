/* What the server can be asked: a table with one row for each. */
#ifndef NONET_SERVER_ENDPOINT_H
#define NONET_SERVER_ENDPOINT_H

#include "server/question.h"

/* Some answers take long; they must not hold up the others. */
enum endpoint_pace { ENDPOINT_QUICK, ENDPOINT_SLOW, ENDPOINT_PACES };

struct endpoint {
	const char *path;   /* such as "/api/solve" */
	const char *method; /* "POST": reads a body; "GET": has none, and is answered at once */
	enum endpoint_pace pace;
	void (*answer)(const struct question *question);
};

/* The row of a path; NULL when there is none. */
const struct endpoint *endpoint_find(const char *path);

void endpoint_solve(const struct question *question);
void endpoint_check(const struct question *question);
void endpoint_count(const struct question *question);
void endpoint_rate(const struct question *question);
void endpoint_hint(const struct question *question);
void endpoint_path(const struct question *question);
void endpoint_steps(const struct question *question);
void endpoint_generate(const struct question *question);
void endpoint_convert(const struct question *question);
void endpoint_render(const struct question *question);
void endpoint_formats(const struct question *question);
void endpoint_version(const struct question *question);
void endpoint_health(const struct question *question);

#endif
