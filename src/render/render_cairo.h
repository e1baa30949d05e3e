/* Scenes as PNG and PDF, by cairo. Without it (NONET_HAVE_CAIRO) there is none of this. Only for
 * who has asked nonet_picture_lacks. */
#ifndef NONET_RENDER_RENDER_CAIRO_H
#define NONET_RENDER_RENDER_CAIRO_H

#include "render/scene.h"

#include <nonet/picture.h>

struct nonet_fonts {
	bool (*find)(void *context, uint32_t character, bool bold, struct nonet_font *font_ret);
	void *context;
	struct nonet_font_list *lists; /* [bold]; NULL before the first text is drawn */
};

/* Frees what drawing has put there. */
void nonet_cairo_free_fonts(struct nonet_fonts *fonts);

/* Whether there is a font with digits. */
bool nonet_cairo_has_fonts(struct nonet_fonts *fonts);

/* Writes a PNG that many pixels wide. */
enum nonet_status nonet_cairo_png(const struct nonet_scene *scene, int width_px,
                                  struct nonet_fonts *fonts, struct nonet_buffer *png);

/* A PDF that is written page by page. */
struct nonet_cairo_pdf; /* opaque */

struct nonet_pdf_words {
	const char *title, *author, *date; /* NULL: not told */
};

/* Begins one, whose bytes are added to `pdf`, which has to stay where it is. NULL when out of
 * memory. */
struct nonet_cairo_pdf *nonet_cairo_pdf_new(const struct nonet_pdf_words *words,
                                            struct nonet_buffer *pdf);

/* Adds a page, so many points wide. */
enum nonet_status nonet_cairo_pdf_page(struct nonet_cairo_pdf *document,
                                       const struct nonet_scene *scene, double width_pt,
                                       struct nonet_fonts *fonts);

/* Writes what ends the file. Nothing may be added any more. */
enum nonet_status nonet_cairo_pdf_finish(struct nonet_cairo_pdf *document);
void nonet_cairo_pdf_free(struct nonet_cairo_pdf *document); /* NULL is fine */

#endif
