/* Forms are dealt to some files by their hash, so that equal ones meet in one file, and each file
 * is then gone through with a set in memory. Which lines are the first of their form is noted in a
 * map of bits, in a file of its own, by which the lines are at last read again in order. A file
 * with more forms than memory holds is gone through several times, each time for some of them. */
#define _POSIX_C_SOURCE 200809L
#include "cli/form_spill.h"
#include "common/scratch.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PARTS = 64, MOST_PASSES = 1 << 20 };

/* Of a form that was known before there were lines. */
static const uint64_t no_line = UINT64_MAX;

struct record {
	uint64_t line; /* its number */
	struct form_key key;
	uint32_t share; /* of the key's hash, by which forms are dealt to passes */
};

struct form_spill {
	FILE *lines; /* each: its size_t length, then its bytes */
	uint64_t nlines;
	FILE *parts[PARTS];
	uint64_t nrecords[PARTS];
	unsigned char *is_first; /* a bit for each line */
	size_t map_nbytes;
	FILE *map;
};

static bool add_record(struct form_spill *spill, uint64_t line, const struct form_key *key) {
	uint64_t hash = form_key_hash(key);
	struct record record = {.line = line, .key = *key, .share = (uint32_t)(hash >> 32)};
	uint64_t part = hash >> 58;
	spill->nrecords[part]++;
	return fwrite(&record, sizeof record, 1, spill->parts[part]) == 1;
}

struct form_spill *form_spill_new(const struct form_set *known) {
	struct form_spill *spill = calloc(1, sizeof *spill);
	if (!spill)
		return NULL;
	spill->lines = scratch_open();
	bool worked = spill->lines != NULL;
	for (int i = 0; worked && i < PARTS; i++)
		worked = (spill->parts[i] = scratch_open()) != NULL;
	for (uint64_t i = 0; worked && i < form_set_number(known); i++)
		worked = add_record(spill, no_line, form_set_key(known, i));
	if (worked)
		return spill;
	int error = errno;
	form_spill_free(spill);
	errno = error;
	return NULL;
}

static void close_file(FILE *file) {
	if (file)
		fclose(file);
}

void form_spill_free(struct form_spill *spill) {
	if (!spill)
		return;
	if (spill->is_first)
		munmap(spill->is_first, spill->map_nbytes);
	close_file(spill->map);
	close_file(spill->lines);
	for (int i = 0; i < PARTS; i++)
		close_file(spill->parts[i]);
	free(spill);
}

bool form_spill_add(struct form_spill *spill, const struct form_key *key, const char *line,
                    size_t nbytes) {
	return add_record(spill, spill->nlines++, key) &&
	       fwrite(&nbytes, sizeof nbytes, 1, spill->lines) == 1 &&
	       fwrite(line, 1, nbytes, spill->lines) == nbytes;
}

static bool make_map(struct form_spill *spill) {
	spill->map_nbytes = (size_t)(spill->nlines / 8 + 1);
	spill->map = scratch_open();
	if (!spill->map || ftruncate(fileno(spill->map), (off_t)spill->map_nbytes) != 0)
		return false;
	void *map =
	    mmap(NULL, spill->map_nbytes, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(spill->map), 0);
	if (map == MAP_FAILED)
		return false;
	spill->is_first = map;
	return true;
}

/* Goes through a file for one in `npasses` of its forms, as far as the set has room. */
static enum form_set_answer pass(struct form_spill *spill, FILE *part, uint64_t number,
                                 uint64_t npasses, struct form_set *workspace) {
	struct record record;
	rewind(part);
	form_set_clear(workspace);
	while (fread(&record, sizeof record, 1, part) == 1) {
		if (record.share % MOST_PASSES % npasses != number)
			continue;
		enum form_set_answer answer = form_set_add(workspace, &record.key);
		if (answer == FORM_SET_FULL || answer == FORM_SET_NO_MEMORY)
			return answer;
		if (answer == FORM_SET_ADDED && record.line != no_line)
			spill->is_first[record.line / 8] |= (unsigned char)(1u << record.line % 8);
	}
	return FORM_SET_ADDED;
}

/* Goes through a file for all of its forms. FORM_SET_FULL: more passes are needed. */
static enum form_set_answer all_passes(struct form_spill *spill, FILE *part, uint64_t npasses,
                                       struct form_set *workspace) {
	enum form_set_answer answer = FORM_SET_ADDED;
	for (uint64_t i = 0; answer == FORM_SET_ADDED && i < npasses; i++)
		answer = pass(spill, part, i, npasses, workspace);
	return answer;
}

/* What was noted before a set was full is right, so it does no harm to begin again with more
 * passes. */
static bool go_through(struct form_spill *spill, int part, struct form_set *workspace,
                       uint64_t limit_nbytes) {
	FILE *file = spill->parts[part];
	uint64_t npasses = 1 + spill->nrecords[part] * FORM_SET_KEY_NBYTES / limit_nbytes;
	enum form_set_answer answer = FORM_SET_FULL;
	if (fflush(file) != 0)
		return false;
	for (; answer == FORM_SET_FULL && npasses <= MOST_PASSES; npasses *= 2)
		answer = all_passes(spill, file, npasses, workspace);
	if (answer != FORM_SET_ADDED)
		errno = ENOMEM;
	return answer == FORM_SET_ADDED && !ferror(file);
}

/* Reads the lines again. */
static bool write_first(struct form_spill *spill,
                        bool (*write)(void *context, const char *line, size_t nbytes),
                        void *context) {
	char *line = NULL;
	size_t room = 0, nbytes;
	bool worked = fflush(spill->lines) == 0;
	rewind(spill->lines);
	for (uint64_t i = 0; worked && i < spill->nlines; i++) {
		worked = fread(&nbytes, sizeof nbytes, 1, spill->lines) == 1;
		if (worked && nbytes > room) {
			free(line);
			line = malloc(nbytes);
			room = nbytes;
			worked = line != NULL;
		}
		worked = worked && fread(line, 1, nbytes, spill->lines) == nbytes;
		if (worked && spill->is_first[i / 8] >> i % 8 & 1 && !write(context, line, nbytes))
			break;
	}
	free(line);
	return worked;
}

bool form_spill_finish(struct form_spill *spill, struct form_set *workspace, uint64_t limit_nbytes,
                       bool (*write)(void *context, const char *line, size_t nbytes),
                       void *context) {
	bool worked = make_map(spill);
	for (int i = 0; worked && i < PARTS; i++)
		worked = go_through(spill, i, workspace, limit_nbytes);
	return worked && write_first(spill, write, context);
}
