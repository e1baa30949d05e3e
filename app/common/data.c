#define _POSIX_C_SOURCE 200809L
#include "common/data.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The folder of the running program, or "." where the system does not tell. */
static void find_program_folder(char folder_ret[DATA_PATH_SIZE]) {
	ssize_t length = readlink("/proc/self/exe", folder_ret, DATA_PATH_SIZE - 1);
	folder_ret[length > 0 ? length : 0] = '\0';
	char *slash = strrchr(folder_ret, '/');
	if (slash)
		*slash = '\0';
	else
		strcpy(folder_ret, ".");
}

bool data_find_shared(const char *name, char path_ret[DATA_PATH_SIZE]) {
	static const char *const shares[] = {"share", "../share"};
	char folder[DATA_PATH_SIZE];
	find_program_folder(folder);
	for (int i = 0; i < 2; i++) {
		int length = snprintf(path_ret, DATA_PATH_SIZE, "%s/%s/%s", folder, shares[i], name);
		if (length < DATA_PATH_SIZE && access(path_ret, R_OK) == 0)
			return true;
	}
	return false;
}

bool data_find(const char *name, char path_ret[DATA_PATH_SIZE]) {
	char own[DATA_PATH_SIZE];
	snprintf(own, sizeof own, "nonet/%s", name);
	return data_find_shared(own, path_ret);
}
