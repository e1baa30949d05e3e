/* A file that is written beside its place and moved there when it is whole, so that nobody ever
 * finds half of it. Nothing is left behind either when a signal ends the program. */
#ifndef NONET_APP_NEW_FILE_H
#define NONET_APP_NEW_FILE_H

#include <stdbool.h>
#include <stddef.h>

struct new_file {
	int descriptor;
	char *path;      /* where it goes */
	char *temporary; /* its name until then; NULL: `path` is no file but a device or a pipe, and is
	                    written at once */
	struct new_file *next; /* one that was begun before it and is not finished */
};

/* Begins one. What is at `path` stays as it is until new_file_finish, and `file` has to stay where
 * it is. False, with errno set. To be called in one thread only, as those below. */
bool new_file_open(struct new_file *file, const char *path);

/* False, with errno set. */
bool new_file_write(struct new_file *file, const char *bytes, size_t nbytes);

/* Moves it to its place. False, with errno set; then nothing has changed there. Frees what belongs
 * to it either way. */
bool new_file_finish(struct new_file *file);

/* Gives it up, leaving nothing behind. */
void new_file_discard(struct new_file *file);

#endif
