/* The files of the page, read once: what is not among them is not served. */
#ifndef NONET_SERVER_PAGE_FILES_H
#define NONET_SERVER_PAGE_FILES_H

#include <stdbool.h>
#include <stddef.h>

struct page_file {
	char *path; /* as it is asked for: "/assets/page.js" */
	const char *type;
	char *bytes;
	size_t nbytes;
	char *packed; /* the same with gzip; NULL where that is no shorter */
	size_t packed_nbytes;
	char tag[32]; /* as in an ETag header: changes with the bytes */
};

struct page_files {
	struct page_file *files;
	size_t number;
	size_t nbytes; /* of all together, not packed */
};

/* Reads all files of a folder and its folders, but for those that begin with a dot. False, with
 * nothing kept, when one cannot be read, there is no index.html, or these are more than 1000 files
 * or 64 MB: such a folder is no page. */
bool page_files_read(const char *folder, struct page_files *files_ret);
void page_files_free_inside(struct page_files *files);

/* The file of a path, "/" being the index; NULL: there is none. */
const struct page_file *page_files_find(const struct page_files *files, const char *path);

#endif
