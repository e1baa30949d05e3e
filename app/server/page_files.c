#define _POSIX_C_SOURCE 200809L
#include "server/page_files.h"

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#ifdef NONET_HAVE_ZLIB
#include <zlib.h>
#endif

enum { MOST_FILES = 1000, MOST_DEPTH = 8, PATH_SIZE = 4096, MOST_BYTES = 64 << 20 };

static const char *type_of(const char *path) {
	static const struct {
		const char *ending, *type;
	} types[] = {{".html", "text/html; charset=utf-8"},
	             {".js", "text/javascript"},
	             {".css", "text/css"},
	             {".wasm", "application/wasm"},
	             {".svg", "image/svg+xml"},
	             {".png", "image/png"},
	             {".json", "application/json"},
	             {".webmanifest", "application/manifest+json"}};
	const char *ending = strrchr(path, '.');
	for (size_t i = 0; ending && i < sizeof types / sizeof *types; i++)
		if (strcmp(ending, types[i].ending) == 0)
			return types[i].type;
	return "application/octet-stream";
}

static bool read_bytes(const char *name, size_t nbytes, char **bytes_ret) {
	FILE *stream = fopen(name, "rb");
	*bytes_ret = malloc(nbytes + 1);
	bool read = stream && *bytes_ret && fread(*bytes_ret, 1, nbytes, stream) == nbytes;
	if (stream)
		fclose(stream);
	return read;
}

static void pack(struct page_file *file) {
#ifdef NONET_HAVE_ZLIB
	z_stream stream = {0};
	const int gzip = 15 + 16;
	if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip, 9, Z_DEFAULT_STRATEGY) != Z_OK)
		return;
	file->packed = malloc(file->nbytes + 1);
	stream.next_in = (unsigned char *)file->bytes;
	stream.avail_in = (unsigned)file->nbytes;
	stream.next_out = (unsigned char *)file->packed;
	stream.avail_out = file->packed ? (unsigned)file->nbytes : 0;
	bool shorter = deflate(&stream, Z_FINISH) == Z_STREAM_END;
	file->packed_nbytes = stream.total_out;
	deflateEnd(&stream);
	if (shorter)
		return;
	free(file->packed);
	file->packed = NULL;
#else
	(void)file;
#endif
}

/* FNV-1a. Weak, as the packed bytes have the same one. */
static void tag(struct page_file *file) {
	uint64_t hash = 0xCBF29CE484222325u;
	for (size_t i = 0; i < file->nbytes; i++)
		hash = (hash ^ (unsigned char)file->bytes[i]) * 0x100000001B3u;
	snprintf(file->tag, sizeof file->tag, "W/\"%016llx\"", (unsigned long long)hash);
}

static bool add_file(struct page_files *files, const char *name, const char *path, size_t nbytes) {
	if (files->number == MOST_FILES || nbytes > MOST_BYTES - files->nbytes)
		return false;
	struct page_file *grown = realloc(files->files, (files->number + 1) * sizeof *grown);
	if (!grown)
		return false;
	files->files = grown;
	files->nbytes += nbytes;
	struct page_file *file = &grown[files->number++];
	*file = (struct page_file){.path = strdup(path), .type = type_of(path), .nbytes = nbytes};
	if (!file->path || !read_bytes(name, nbytes, &file->bytes))
		return false;
	pack(file);
	tag(file);
	return true;
}

/* `root` is how many characters of the folder's name are not of the path that is asked for. */
static bool add_folder(struct page_files *files, const char *folder, size_t root, int depth) {
	DIR *directory = opendir(folder);
	bool fine = directory && depth < MOST_DEPTH;
	for (struct dirent *entry; fine && (entry = readdir(directory));) {
		char name[PATH_SIZE];
		struct stat about;
		if (entry->d_name[0] == '.')
			continue;
		int length = snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
		fine = length < PATH_SIZE && stat(name, &about) == 0;
		if (fine && S_ISDIR(about.st_mode))
			fine = add_folder(files, name, root, depth + 1);
		else if (fine && S_ISREG(about.st_mode))
			fine = add_file(files, name, name + root, (size_t)about.st_size);
	}
	if (directory)
		closedir(directory);
	return fine;
}

bool page_files_read(const char *folder, struct page_files *files_ret) {
	*files_ret = (struct page_files){0};
	if (add_folder(files_ret, folder, strlen(folder), 0) && page_files_find(files_ret, "/"))
		return true;
	page_files_free_inside(files_ret);
	return false;
}

void page_files_free_inside(struct page_files *files) {
	for (size_t i = 0; i < files->number; i++) {
		free(files->files[i].path);
		free(files->files[i].bytes);
		free(files->files[i].packed);
	}
	free(files->files);
	*files = (struct page_files){0};
}

const struct page_file *page_files_find(const struct page_files *files, const char *path) {
	if (strcmp(path, "/") == 0)
		path = "/index.html";
	for (size_t i = 0; i < files->number; i++)
		if (strcmp(files->files[i].path, path) == 0)
			return &files->files[i];
	return NULL;
}
