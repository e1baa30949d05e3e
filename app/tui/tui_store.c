#define _POSIX_C_SOURCE 200809L
#include "tui/tui_store.h"
#include "common/language.h"
#include "common/write_all.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* A game with a million moves is smaller. */
enum { LARGEST_NBYTES = 1 << 26 };

static const char prefix[] = "game-", suffix[] = ".json";

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
set_reason(struct tui_store *store, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(store->reason, sizeof store->reason, _(format), arguments);
	va_end(arguments);
}

/* "FOLDER/NAME". False when that is too long. */
static bool join(char path_ret[STORE_PATH_SIZE], const char *folder, const char *name) {
	int length = snprintf(path_ret, STORE_PATH_SIZE, "%s/%s", folder, name);
	return length >= 0 && length < STORE_PATH_SIZE;
}

void tui_store_open(struct tui_store *store) {
	const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
	memset(store, 0, sizeof *store);
	if (state && state[0] == '/') {
		if (!join(store->folder, state, "nonet"))
			store->folder[0] = '\0';
	} else if (!home || home[0] != '/' || !join(store->folder, home, ".local/state/nonet")) {
		store->folder[0] = '\0';
	}
}

/* Makes the folder and those above it. */
static bool make_folder(struct tui_store *store) {
	char path[STORE_PATH_SIZE];
	if (!store->folder[0] || !store->path[0]) {
		set_reason(store, "neither XDG_STATE_HOME nor HOME names a folder to keep games in");
		return false;
	}
	memcpy(path, store->folder, sizeof path);
	for (char *end = path + 1;; end++) {
		char character = *end;
		if (character && character != '/')
			continue;
		*end = '\0';
		if (mkdir(path, S_IRWXU) != 0 && errno != EEXIST) {
			set_reason(store, "cannot make the folder '%s': %s", path, language_errno(errno));
			return false;
		}
		*end = character;
		if (!character)
			return true;
	}
}

/* ---- Names ------------------------------------------------------------------------------- */

/* FNV-1a, of all that makes the puzzle: size, regions, clues. */
static uint64_t hash_of(const struct nonet_session *session) {
	uint64_t hash = UINT64_C(0xcbf29ce484222325);
	int size = nonet_session_size(session);
	for (int cell = 0; cell < size * size; cell++) {
		struct nonet_session_cell seen = nonet_session_cell(session, cell);
		const uint8_t bytes[] = {(uint8_t)nonet_session_region(session, cell),
		                         seen.given ? seen.value : 0};
		for (size_t i = 0; i < sizeof bytes; i++)
			hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
	}
	return hash;
}

/* Where the game of this puzzle is kept, empty when there is no place. */
static void set_path(struct tui_store *store, const struct nonet_session *session) {
	char name[64];
	snprintf(name, sizeof name, "%s%016" PRIx64 "%s", prefix, hash_of(session), suffix);
	if (!store->folder[0] || !join(store->path, store->folder, name))
		store->path[0] = '\0';
}

/* "game-HASH.json.PROCESS", which a program left that was killed while it wrote. */
static bool is_left_over(const char *name, const struct stat *about) {
	enum { LONGEST_S = 3600 };
	const char *end = strstr(name, suffix);
	return strncmp(name, prefix, sizeof prefix - 1) == 0 && end && end[sizeof suffix - 1] == '.' &&
	       strspn(end + sizeof suffix, "0123456789") > 0 &&
	       time(NULL) - about->st_mtime > LONGEST_S;
}

bool tui_store_is_game(const char *name) {
	size_t length = strlen(name);
	return length > sizeof prefix + sizeof suffix - 2 &&
	       strncmp(name, prefix, sizeof prefix - 1) == 0 &&
	       strcmp(name + length - (sizeof suffix - 1), suffix) == 0;
}

/* ---- Others ------------------------------------------------------------------------------ */

static bool same_file(const struct stat *a, const struct stat *b) {
	return a->st_dev == b->st_dev && a->st_ino == b->st_ino && a->st_size == b->st_size &&
	       a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

static void note_own(struct tui_store *store) {
	if (stat(store->path, &store->own) != 0)
		memset(&store->own, 0, sizeof store->own);
}

/* Whether the file is not as this program knows it. */
static bool is_of_other(const struct tui_store *store) {
	struct stat now;
	return stat(store->path, &now) == 0 && !same_file(&now, &store->own);
}

/* "game-HASH-PROCESS.json" beside "game-HASH.json". */
static void keep_other(struct tui_store *store) {
	char aside[STORE_PATH_SIZE + 32];
	snprintf(aside, sizeof aside, "%.*s-%ld%s", (int)(strlen(store->path) - strlen(suffix)),
	         store->path, (long)getpid(), suffix);
	store->met_other = rename(store->path, aside) == 0 || store->met_other;
}

/* ---- Keeping ----------------------------------------------------------------------------- */

/* Makes sure that the new name outlives a power cut. Some file systems cannot. */
static void sync_folder(const struct tui_store *store) {
	int descriptor = open(store->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (descriptor < 0)
		return;
	fsync(descriptor);
	close(descriptor);
}

/* Writes a file beside `path` and puts it in its place. False with errno. */
static bool replace(const char *path, const char *text) {
	char beside[STORE_PATH_SIZE + 32];
	snprintf(beside, sizeof beside, "%s.%ld", path, (long)getpid());
	int descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
	if (descriptor < 0)
		return false;
	bool written = write_all(descriptor, text, strlen(text)) && fsync(descriptor) == 0;
	int error = errno;
	if (close(descriptor) != 0 && written) {
		written = false;
		error = errno;
	}
	if (written && rename(beside, path) == 0)
		return true;
	error = written ? errno : error;
	unlink(beside);
	errno = error;
	return false;
}

bool tui_store_save(struct tui_store *store, const struct nonet_session *session, uint64_t now_ms) {
	char *text;
	if (!make_folder(store))
		return false;
	if (nonet_session_save(session, now_ms, &text) != NONET_OK) {
		set_reason(store, "out of memory");
		return false;
	}
	if (is_of_other(store))
		keep_other(store);
	bool kept = replace(store->path, text);
	if (kept) {
		note_own(store);
		sync_folder(store);
	} else {
		set_reason(store, "cannot write '%s': %s", store->path, language_errno(errno));
	}
	free(text);
	return kept;
}

void tui_store_remove(struct tui_store *store) {
	if (store->path[0] && !is_of_other(store))
		unlink(store->path);
}

/* ---- Getting back ------------------------------------------------------------------------ */

/* The whole file, which the caller frees; NULL with errno. */
static char *read_whole(const char *path, size_t *nbytes_ret) {
	struct stat about;
	FILE *file = fopen(path, "rb");
	if (!file)
		return NULL;
	char *text = NULL;
	if (fstat(fileno(file), &about) != 0 || !S_ISREG(about.st_mode) ||
	    about.st_size > LARGEST_NBYTES)
		errno = EFBIG;
	else
		text = malloc((size_t)about.st_size + 1);
	if (text)
		*nbytes_ret = fread(text, 1, (size_t)about.st_size, file);
	fclose(file);
	return text;
}

static void tell_damage(struct tui_store *store, const char *path,
                        const struct nonet_error *error) {
	char message[NONET_SENTENCE_SIZE];
	set_reason(store, "%s:%" PRIu64 ": column %" PRIu64 ": %s", path, error->line, error->column,
	           language_sentence(&error->sentence, message));
}

/* Puts the file out of the way, so that a new game can take its place. */
static void set_aside(struct tui_store *store, const struct nonet_error *error) {
	char aside[STORE_PATH_SIZE + 32];
	snprintf(aside, sizeof aside, "%s.damaged", store->path);
	bool moved = rename(store->path, aside) == 0;
	tell_damage(store, moved ? aside : store->path, error);
}

/* A damaged game has an error instead of a reason. */
static enum tui_store_answer read_game(struct tui_store *store, const char *path,
                                       struct nonet_session **session_ret,
                                       struct nonet_error *error_ret) {
	size_t nbytes;
	char *text = read_whole(path, &nbytes);
	if (!text && (errno == ENOENT || errno == ENOTDIR))
		return STORE_NOTHING;
	if (!text) {
		set_reason(store, "cannot read '%s': %s", path, language_errno(errno));
		return STORE_FAILED;
	}
	enum nonet_status status = nonet_session_load(text, nbytes, session_ret, error_ret);
	free(text);
	if (status == NONET_OK)
		return STORE_GAME;
	if (status == NONET_NO_MEMORY) {
		set_reason(store, "out of memory");
		return STORE_FAILED;
	}
	return STORE_DAMAGED;
}

static enum tui_store_answer load(struct tui_store *store, struct nonet_session **session_ret) {
	struct nonet_error error;
	store->met_other = false;
	note_own(store);
	enum tui_store_answer answer = read_game(store, store->path, session_ret, &error);
	if (answer == STORE_DAMAGED)
		set_aside(store, &error);
	return answer;
}

enum tui_store_answer tui_store_load(struct tui_store *store, const struct nonet_session *session,
                                     struct nonet_session **session_ret) {
	set_path(store, session);
	return store->path[0] ? load(store, session_ret) : STORE_NOTHING;
}

static bool is_later(const struct timespec *a, const struct timespec *b) {
	return a->tv_sec > b->tv_sec || (a->tv_sec == b->tv_sec && a->tv_nsec > b->tv_nsec);
}

enum tui_store_answer tui_store_load_latest(struct tui_store *store,
                                            struct nonet_session **session_ret) {
	char latest[STORE_PATH_SIZE] = "", path[STORE_PATH_SIZE];
	struct timespec latest_time = {0};
	struct dirent *entry;
	DIR *folder = store->folder[0] ? opendir(store->folder) : NULL;
	if (!folder)
		return STORE_NOTHING;
	while ((entry = readdir(folder))) {
		struct stat about;
		if (!join(path, store->folder, entry->d_name) || stat(path, &about) != 0)
			continue;
		if (is_left_over(entry->d_name, &about))
			unlink(path);
		if (!tui_store_is_game(entry->d_name) ||
		    (latest[0] && !is_later(&about.st_mtim, &latest_time)))
			continue;
		memcpy(latest, path, sizeof latest);
		latest_time = about.st_mtim;
	}
	closedir(folder);
	memcpy(store->path, latest, sizeof latest);
	return latest[0] ? load(store, session_ret) : STORE_NOTHING;
}

enum tui_store_answer tui_store_peek(struct tui_store *store, const char *name,
                                     struct nonet_session **session_ret) {
	char path[STORE_PATH_SIZE];
	struct nonet_error error;
	if (!join(path, store->folder, name))
		return STORE_NOTHING;
	enum tui_store_answer answer = read_game(store, path, session_ret, &error);
	if (answer == STORE_DAMAGED)
		tell_damage(store, path, &error);
	return answer;
}

enum tui_store_answer tui_store_load_named(struct tui_store *store, const char *name,
                                           struct nonet_session **session_ret) {
	char path[STORE_PATH_SIZE];
	struct stat own;
	if (!join(path, store->folder, name) || stat(path, &own) != 0)
		return STORE_NOTHING;
	enum tui_store_answer answer = tui_store_peek(store, name, session_ret);
	if (answer != STORE_GAME)
		return answer;
	memcpy(store->path, path, sizeof path);
	store->own = own;
	store->met_other = false;
	return STORE_GAME;
}
