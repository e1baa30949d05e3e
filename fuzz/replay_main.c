/* Runs a fuzz target over the files that are named, so that the seeds of a corpus are a test that
 * every compiler can build. Each input gets a block of exactly its size: a read past the end is
 * then seen by AddressSanitizer and valgrind. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t nbytes);

static uint8_t *read_stream(FILE *stream, size_t *nbytes_ret) {
	if (fseek(stream, 0, SEEK_END) != 0)
		return NULL;
	long size = ftell(stream);
	if (size < 0 || fseek(stream, 0, SEEK_SET) != 0)
		return NULL;
	*nbytes_ret = (size_t)size;
	uint8_t *data = malloc(*nbytes_ret);
	if (data != NULL && fread(data, 1, *nbytes_ret, stream) != *nbytes_ret) {
		free(data);
		return NULL;
	}
	return data;
}

static int replay(const char *path) {
	FILE *stream = fopen(path, "rb");
	size_t nbytes = 0;
	uint8_t *data = stream != NULL ? read_stream(stream, &nbytes) : NULL;
	if (stream != NULL)
		fclose(stream);
	if (data == NULL) {
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
		return 1;
	}
	LLVMFuzzerTestOneInput(data, nbytes);
	free(data);
	return 0;
}

int main(int argc, char **argv) {
	int unreadable = 0;
	for (int i = 1; i < argc; i++)
		unreadable += replay(argv[i]);
	printf("%d inputs replayed\n", argc - 1 - unreadable);
	return argc == 1 || unreadable > 0;
}
