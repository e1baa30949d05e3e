#define _POSIX_C_SOURCE 200809L
#include "tui/tui_kept.h"
#include "common/language.h"
#include "common/safe.h"
#include "common/wrap.h"
#include "tui/play_state.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TITLE_COLUMNS = 60 };

bool tui_kept_any(const struct tui_store *store) {
	struct dirent *entry;
	bool found = false;
	DIR *folder = store->folder[0] ? opendir(store->folder) : NULL;
	while (folder && !found && (entry = readdir(folder)))
		found = tui_store_is_game(entry->d_name);
	if (folder)
		closedir(folder);
	return found;
}

/* ---- One game ---------------------------------------------------------------------------- */

/* Strangers may have written it, at any length. */
static void copy_title(char title_ret[KEPT_TITLE_SIZE], const char *text) {
	struct wrap_line line = {0};
	if (text)
		wrap_next_line(&text, text + strlen(text), TITLE_COLUMNS, WRAP_CUTS, &line);
	size_t nbytes = (size_t)line.nbytes < KEPT_TITLE_SIZE ? (size_t)line.nbytes : 0;
	for (size_t i = 0; i < nbytes; i++)
		title_ret[i] = safe_byte(line.bytes, nbytes, i);
	title_ret[nbytes] = '\0';
}

static void describe(struct tui_kept *kept, const struct nonet_session *session) {
	const struct nonet_words *words = nonet_session_words(session);
	int size = nonet_session_size(session);
	kept->ncells = size * size;
	kept->nclues = kept->nfilled = 0;
	for (int cell = 0; cell < kept->ncells; cell++) {
		struct nonet_session_cell seen = nonet_session_cell(session, cell);
		kept->nclues += seen.given;
		kept->nfilled += seen.value != 0 && !seen.given;
	}
	kept->elapsed_ms = nonet_session_elapsed_ms(session, 0);
	copy_title(kept->title, words->title ? words->title : words->comment);
	copy_title(kept->level, words->level);
}

/* ---- All games --------------------------------------------------------------------------- */

/* The names and times; NULL when there is nothing. */
static struct tui_kept *find_files(const struct tui_store *store, size_t *number_ret) {
	struct tui_kept *list = NULL;
	struct dirent *entry;
	size_t number = 0, room = 0;
	DIR *folder = store->folder[0] ? opendir(store->folder) : NULL;
	while (folder && (entry = readdir(folder))) {
		struct stat about;
		if (!tui_store_is_game(entry->d_name) || strlen(entry->d_name) >= KEPT_NAME_SIZE ||
		    fstatat(dirfd(folder), entry->d_name, &about, 0) != 0)
			continue;
		if (number == room) {
			room = 2 * room + 16;
			struct tui_kept *larger = realloc(list, room * sizeof *list);
			if (!larger)
				break;
			list = larger;
		}
		strcpy(list[number].name, entry->d_name);
		list[number++].time = about.st_mtim;
	}
	if (folder)
		closedir(folder);
	*number_ret = number;
	return list;
}

static int latest_first(const void *a, const void *b) {
	const struct tui_kept *one = a, *other = b;
	if (one->time.tv_sec != other->time.tv_sec)
		return one->time.tv_sec > other->time.tv_sec ? -1 : 1;
	if (one->time.tv_nsec != other->time.tv_nsec)
		return one->time.tv_nsec > other->time.tv_nsec ? -1 : 1;
	return strcmp(one->name, other->name);
}

struct tui_kept *tui_kept_list(struct tui_store *store, size_t *number_ret,
                               void (*skip)(void *context, const char *reason), void *context) {
	size_t nfiles, number = 0;
	struct tui_kept *list = find_files(store, &nfiles);
	if (nfiles > 0)
		qsort(list, nfiles, sizeof *list, latest_first);
	for (size_t i = 0; i < nfiles; i++) {
		struct nonet_session *session;
		enum tui_store_answer answer = tui_store_peek(store, list[i].name, &session);
		if (answer == STORE_DAMAGED || answer == STORE_FAILED)
			skip(context, store->reason);
		if (answer != STORE_GAME)
			continue;
		list[number] = list[i];
		describe(&list[number++], session);
		nonet_session_free(session);
	}
	*number_ret = number;
	if (number > 0)
		return list;
	free(list);
	return NULL;
}

/* ---- As a line --------------------------------------------------------------------------- */

char *tui_kept_line(const struct tui_kept *kept, enum tui_kept_form form,
                    char text_ret[KEPT_LINE_SIZE]) {
	char date[32] = "", time[PLAY_TIME_SIZE], progress[32], clues[64];
	struct tm local;
	bool is_short = form == KEPT_SHORT;
	if (localtime_r(&kept->time.tv_sec, &local))
		strftime(date, sizeof date, is_short ? "%m-%d %H:%M" : "%Y-%m-%d %H:%M", &local);
	snprintf(progress, sizeof progress, "%d/%d", kept->nfilled, kept->ncells - kept->nclues);
	snprintf(clues, sizeof clues, form == KEPT_FULL ? _("clues: %d") : "clues: %d", kept->nclues);
	const char *level = form == KEPT_PLAIN || !kept->level[0] ? kept->level : _(kept->level);
	snprintf(text_ret, KEPT_LINE_SIZE,
	         is_short ? "%s %7s %5s%s%s%s%s%s" : "%s  %8s  %7s  %s%s%s%s%s", date,
	         play_time(kept->elapsed_ms, time), progress, is_short ? "" : clues,
	         kept->title[0] ? "  " : "", kept->title, *level ? "  " : "", level);
	return text_ret;
}
