/* Finds the font files of this machine for pictures, by fontconfig. */
#ifndef NONET_APP_FONT_FILES_H
#define NONET_APP_FONT_FILES_H

#include <nonet/picture.h>

struct font_files; /* opaque */

/* NULL when out of memory. The caller frees it (NULL is fine). */
struct font_files *font_files_new(void);
void font_files_free(struct font_files *files);

/* As nonet_fonts_new wants it; `context` is the struct font_files. DejaVu Sans where it is there,
 * otherwise, and for what it lacks, a font that fontconfig thinks near. */
bool font_files_find(void *context, uint32_t character, bool bold, struct nonet_font *font_ret);

#endif
