#define _POSIX_C_SOURCE 200809L
#include "common/open_url.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

struct opening {
	const char *failed;
	char *url;
};

/* Standard output is ours alone: who reads it expects no words of a browser. */
static bool spawn(char *url, pid_t *child_ret) {
	char name[] = "xdg-open";
	char *arguments[] = {name, url, NULL};
	posix_spawn_file_actions_t files;
	posix_spawnattr_t attributes;
	sigset_t none, usual;
	sigemptyset(&none);
	sigemptyset(&usual);
	sigaddset(&usual, SIGPIPE);
	if (posix_spawn_file_actions_init(&files) != 0)
		return false;
	if (posix_spawnattr_init(&attributes) != 0) {
		posix_spawn_file_actions_destroy(&files);
		return false;
	}
	bool begun =
	    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0) == 0 &&
	    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) == 0 &&
	    posix_spawnattr_setsigmask(&attributes, &none) == 0 &&
	    posix_spawnattr_setsigdefault(&attributes, &usual) == 0 &&
	    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) ==
	        0 &&
	    posix_spawnp(child_ret, name, &files, &attributes, arguments, environ) == 0;
	posix_spawnattr_destroy(&attributes);
	posix_spawn_file_actions_destroy(&files);
	return begun;
}

/* Some browsers let xdg-open wait until they are closed, hence a thread. */
static void *run(void *argument) {
	struct opening *opening = argument;
	pid_t child;
	int status = 0;
	if (!spawn(opening->url, &child) || waitpid(child, &status, 0) != child ||
	    (WIFEXITED(status) && WEXITSTATUS(status) != 0))
		fprintf(stderr, "%s\n", opening->failed);
	free(opening->url);
	free(opening);
	return NULL;
}

void open_url(const char *url, const char *failed) {
	pthread_t thread;
	struct opening *opening = malloc(sizeof *opening);
	if (!opening)
		return;
	*opening = (struct opening){failed, strdup(url)};
	if (opening->url && pthread_create(&thread, NULL, run, opening) == 0) {
		pthread_detach(thread);
		return;
	}
	free(opening->url);
	free(opening);
}
