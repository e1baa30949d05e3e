#define _POSIX_C_SOURCE 200809L
#include "cli/font_files.h"

#include <stdlib.h>

#ifdef NONET_HAVE_FONTCONFIG

#include "common/library.h"

#include <assert.h>
#include <fontconfig/fontconfig.h>
#include <stdio.h>

#define FONTCONFIG_FUNCTIONS(X)                                                                    \
	X(FcCharSetAddChar)                                                                            \
	X(FcCharSetCreate)                                                                             \
	X(FcCharSetDestroy)                                                                            \
	X(FcCharSetHasChar)                                                                            \
	X(FcConfigDestroy)                                                                             \
	X(FcConfigSubstitute)                                                                          \
	X(FcDefaultSubstitute)                                                                         \
	X(FcFontMatch)                                                                                 \
	X(FcInitLoadConfigAndFonts)                                                                    \
	X(FcPatternAddBool)                                                                            \
	X(FcPatternAddCharSet)                                                                         \
	X(FcPatternAddInteger)                                                                         \
	X(FcPatternAddString)                                                                          \
	X(FcPatternCreate)                                                                             \
	X(FcPatternDestroy)                                                                            \
	X(FcPatternGetCharSet)                                                                         \
	X(FcPatternGetInteger)                                                                         \
	X(FcPatternGetString)

/* May be used once there is a configuration. */
static struct { FONTCONFIG_FUNCTIONS(LIBRARY_MEMBER) } lib;

struct font_files {
	FcConfig *config; /* NULL before the first search */
	char *bytes;      /* of the last font */
};

struct font_files *font_files_new(void) {
	return calloc(1, sizeof(struct font_files));
}

void font_files_free(struct font_files *files) {
	if (!files)
		return;
	if (files->config)
		lib.FcConfigDestroy(files->config);
	free(files->bytes);
	free(files);
}

/* Nothing of the user's language or screen is in it, so that the same fonts give the same choice.
 */
static FcPattern *wanted_pattern(uint32_t character, bool bold) {
	static const char *const families[] = {"DejaVu Sans", "Noto Sans", "Noto Sans CJK SC",
	                                       "sans-serif"};
	FcPattern *pattern = lib.FcPatternCreate();
	FcCharSet *characters = lib.FcCharSetCreate();
	for (size_t i = 0; i < sizeof families / sizeof families[0]; i++)
		lib.FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)families[i]);
	lib.FcCharSetAddChar(characters, character);
	lib.FcPatternAddCharSet(pattern, FC_CHARSET, characters);
	lib.FcCharSetDestroy(characters);
	lib.FcPatternAddInteger(pattern, FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
	lib.FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN);
	lib.FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL);
	lib.FcPatternAddBool(pattern, FC_SCALABLE, FcTrue);
	lib.FcPatternAddBool(pattern, FC_OUTLINE, FcTrue);
	lib.FcPatternAddBool(pattern, FC_VARIABLE, FcFalse);
	lib.FcPatternAddString(pattern, FC_LANG, (const FcChar8 *)"en");
	return pattern;
}

static bool has_character(const FcPattern *font, uint32_t character) {
	FcCharSet *characters;
	return lib.FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch &&
	       lib.FcCharSetHasChar(characters, character);
}

static char *read_file(const char *path, size_t *nbytes_ret) {
	FILE *file = fopen(path, "rb");
	if (!file)
		return NULL;
	char *bytes = NULL;
	long nbytes = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
	if (nbytes > 0 && fseek(file, 0, SEEK_SET) == 0)
		bytes = malloc((size_t)nbytes);
	if (bytes && fread(bytes, 1, (size_t)nbytes, file) != (size_t)nbytes) {
		free(bytes);
		bytes = NULL;
	}
	fclose(file);
	*nbytes_ret = bytes ? (size_t)nbytes : 0;
	return bytes;
}

static bool take_font(struct font_files *files, const FcPattern *font,
                      struct nonet_font *font_ret) {
	FcChar8 *path;
	int face = 0;
	if (lib.FcPatternGetString(font, FC_FILE, 0, &path) != FcResultMatch)
		return false;
	lib.FcPatternGetInteger(font, FC_INDEX, 0, &face);
	free(files->bytes);
	files->bytes = read_file((const char *)path, &font_ret->nbytes);
	font_ret->bytes = files->bytes;
	font_ret->face = face;
	return files->bytes != NULL;
}

static FcConfig *load_config(void) {
	static const char *const names[] = {FONTCONFIG_FUNCTIONS(LIBRARY_NAME)};
	static_assert(sizeof lib == sizeof names, "one pointer for each function");
	return library_load(NONET_FONTCONFIG_FILE, names, sizeof names / sizeof names[0], &lib)
	           ? lib.FcInitLoadConfigAndFonts()
	           : NULL;
}

bool font_files_find(void *context, uint32_t character, bool bold, struct nonet_font *font_ret) {
	struct font_files *files = context;
	FcResult result;
	if (!files->config)
		files->config = load_config();
	if (!files->config)
		return false;
	FcPattern *wanted = wanted_pattern(character, bold);
	lib.FcConfigSubstitute(files->config, wanted, FcMatchPattern);
	lib.FcDefaultSubstitute(wanted);
	FcPattern *font = lib.FcFontMatch(files->config, wanted, &result);
	bool found = font && has_character(font, character) && take_font(files, font, font_ret);
	if (font)
		lib.FcPatternDestroy(font);
	lib.FcPatternDestroy(wanted);
	return found;
}

#else

struct font_files {
	int unused;
};

struct font_files *font_files_new(void) {
	return calloc(1, sizeof(struct font_files));
}

void font_files_free(struct font_files *files) {
	free(files);
}

bool font_files_find(void *context, uint32_t character, bool bold, struct nonet_font *font_ret) {
	(void)context, (void)character, (void)bold, (void)font_ret;
	return false;
}

#endif
