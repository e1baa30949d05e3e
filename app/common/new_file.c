/* _XOPEN_SOURCE 700: realpath */
#define _XOPEN_SOURCE 700
#include "common/new_file.h"

#include "common/interrupt.h"
#include "common/write_all.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char suffix[] = ".XXXXXX";

/* The permissions that a new file gets. */
static mode_t usual_mode(void) {
	mode_t mask = umask(0);
	umask(mask);
	return 0666 & ~mask;
}

/* Those with temporary names, the last first. */
static _Atomic(struct new_file *) unfinished;

static void remove_unfinished(void) {
	for (const struct new_file *file = unfinished; file; file = file->next)
		unlink(file->temporary);
}

static void forget(const struct new_file *file) {
	if (unfinished == file) {
		unfinished = file->next;
		return;
	}
	struct new_file *before = unfinished;
	while (before && before->next != file)
		before = before->next;
	if (before)
		before->next = file->next;
}

static bool open_temporary(struct new_file *file, mode_t mode) {
	size_t nbytes = strlen(file->path);
	file->temporary = malloc(nbytes + sizeof suffix);
	if (!file->temporary)
		return false;
	memcpy(file->temporary, file->path, nbytes);
	memcpy(file->temporary + nbytes, suffix, sizeof suffix);
	/* Known before it is there, so that no signal comes between. */
	file->next = unfinished;
	unfinished = file;
	interrupt_clean_up(remove_unfinished);
	file->descriptor = mkstemp(file->temporary);
	if (file->descriptor < 0)
		return false;
	fchmod(file->descriptor, mode);
	return true;
}

static void free_names(struct new_file *file) {
	int error = errno;
	forget(file);
	free(file->path);
	free(file->temporary);
	*file = (struct new_file){.descriptor = -1};
	errno = error;
}

/* A link stays a link: what it leads to is replaced. */
static bool open_existing(struct new_file *file, const char *path, const struct stat *there) {
	file->path = realpath(path, NULL);
	if (!file->path || access(path, W_OK) != 0)
		return false;
	if (S_ISREG(there->st_mode))
		return open_temporary(file, there->st_mode & 07777);
	file->descriptor = open(path, O_WRONLY);
	return file->descriptor >= 0;
}

bool new_file_open(struct new_file *file, const char *path) {
	struct stat there;
	*file = (struct new_file){.descriptor = -1};
	if (stat(path, &there) == 0) {
		if (open_existing(file, path, &there))
			return true;
	} else if (errno == ENOENT) {
		file->path = strdup(path);
		if (file->path && open_temporary(file, usual_mode()))
			return true;
	}
	free_names(file);
	return false;
}

bool new_file_write(struct new_file *file, const char *bytes, size_t nbytes) {
	return write_all(file->descriptor, bytes, nbytes);
}

bool new_file_finish(struct new_file *file) {
	bool done = close(file->descriptor) == 0 &&
	            (!file->temporary || rename(file->temporary, file->path) == 0);
	if (!done && file->temporary) {
		int error = errno;
		unlink(file->temporary);
		errno = error;
	}
	free_names(file);
	return done;
}

void new_file_discard(struct new_file *file) {
	close(file->descriptor);
	if (file->temporary)
		unlink(file->temporary);
	free_names(file);
}
