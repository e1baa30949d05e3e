#ifdef NONET_HAVE_CAIRO

#include "render/render_cairo.h"
#include "render/cairo_library.h"
#include "render/cairo_text.h"
#include "render/letters.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_PIXELS_HIGH = 20000 };

static const struct nonet_cairo_library *const lib = &nonet_cairo_library;

struct nonet_cairo_pdf {
	cairo_surface_t *surface;
	cairo_t *cairo;
};

static enum nonet_status status_of(cairo_status_t status) {
	return status == CAIRO_STATUS_SUCCESS ? NONET_OK : NONET_NO_MEMORY;
}

static cairo_status_t write_bytes(void *closure, const unsigned char *bytes, unsigned nbytes) {
	struct nonet_buffer *buffer = closure;
	nonet_buffer_add(buffer, (const char *)bytes, nbytes);
	return buffer->no_memory ? CAIRO_STATUS_NO_MEMORY : CAIRO_STATUS_SUCCESS;
}

static void set_color(cairo_t *cairo, unsigned ink) {
	uint32_t color = nonet_ink_color((enum nonet_ink)ink);
	lib->cairo_set_source_rgb(cairo, (color >> 16) / 255.0, (color >> 8 & 255) / 255.0,
	                          (color & 255) / 255.0);
}

static void trace(cairo_t *cairo, const struct nonet_op *op) {
	lib->cairo_new_path(cairo);
	switch ((enum nonet_op_kind)op->kind) {
	case NONET_OP_RECT:
		lib->cairo_rectangle(cairo, op->x, op->y, op->x2 - op->x, op->y2 - op->y);
		break;
	case NONET_OP_CIRCLE:
		lib->cairo_arc(cairo, op->x, op->y, op->x2, 0, 6.283185307179586);
		lib->cairo_close_path(cairo);
		break;
	case NONET_OP_LINE:
		lib->cairo_move_to(cairo, op->x, op->y);
		lib->cairo_line_to(cairo, op->x2, op->y2);
		break;
	case NONET_OP_CURVE:
		/* cairo has cubic curves only. */
		lib->cairo_move_to(cairo, op->x, op->y);
		lib->cairo_curve_to(cairo, op->x + 2 * (op->cx - op->x) / 3,
		                    op->y + 2 * (op->cy - op->y) / 3, op->x2 + 2 * (op->cx - op->x2) / 3,
		                    op->y2 + 2 * (op->cy - op->y2) / 3, op->x2, op->y2);
		break;
	case NONET_OP_TRIANGLE:
		lib->cairo_move_to(cairo, op->x, op->y);
		lib->cairo_line_to(cairo, op->x2, op->y2);
		lib->cairo_line_to(cairo, op->cx, op->cy);
		lib->cairo_close_path(cairo);
		break;
	case NONET_OP_TEXT:
		break;
	}
}

static void paint(cairo_t *cairo, const struct nonet_op *op) {
	const double dashes[] = {3 * op->size, 2 * op->size};
	if (op->size == 0) {
		lib->cairo_fill(cairo);
		return;
	}
	lib->cairo_set_line_width(cairo, op->size);
	lib->cairo_set_line_cap(cairo, op->square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT);
	lib->cairo_set_dash(cairo, dashes, op->dashed ? 2 : 0, 0);
	lib->cairo_stroke(cairo);
}

static void draw(cairo_t *cairo, const struct nonet_scene *scene, struct nonet_fonts *fonts) {
	/* No hints for the pixels of some screen: a picture is the same at every size. */
	cairo_font_options_t *options = lib->cairo_font_options_create();
	lib->cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
	lib->cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
	lib->cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
	lib->cairo_set_font_options(cairo, options);
	lib->cairo_font_options_destroy(options);
	for (size_t i = 0; i < scene->nops; i++) {
		const struct nonet_op *op = &scene->ops[i];
		set_color(cairo, op->ink);
		if (op->kind == NONET_OP_TEXT) {
			nonet_cairo_text(cairo, fonts, scene, op);
			continue;
		}
		trace(cairo, op);
		paint(cairo, op);
	}
}

enum nonet_status nonet_cairo_png(const struct nonet_scene *scene, int width_px,
                                  struct nonet_fonts *fonts, struct nonet_buffer *png) {
	double scale = width_px / scene->width, height = scale * scene->height;
	if (height > MOST_PIXELS_HIGH || !nonet_cairo_has_fonts(fonts))
		return NONET_LIMIT;
	int height_px = (int)height < height ? (int)height + 1 : (int)height;
	cairo_surface_t *surface =
	    lib->cairo_image_surface_create(CAIRO_FORMAT_RGB24, width_px, height_px);
	cairo_t *cairo = lib->cairo_create(surface);
	set_color(cairo, NONET_INK_PAPER);
	lib->cairo_paint(cairo);
	lib->cairo_scale(cairo, scale, scale);
	draw(cairo, scene, fonts);
	cairo_status_t status = lib->cairo_status(cairo);
	lib->cairo_destroy(cairo);
	if (status == CAIRO_STATUS_SUCCESS)
		status = lib->cairo_surface_write_to_png_stream(surface, write_bytes, png);
	lib->cairo_surface_destroy(surface);
	return status_of(status);
}

/* cairo gives up on what is not UTF-8, and writes an empty entry for an empty text. */
static void set_metadata(struct nonet_cairo_pdf *document, cairo_pdf_metadata_t what,
                         const char *text) {
	struct nonet_buffer clean = {0};
	if (text)
		nonet_letters_add(&clean, text, strlen(text));
	lib->cairo_pdf_surface_set_metadata(document->surface, what, clean.bytes);
	nonet_buffer_free_inside(&clean);
}

struct nonet_cairo_pdf *nonet_cairo_pdf_new(const struct nonet_pdf_words *words,
                                            struct nonet_buffer *pdf) {
	struct nonet_cairo_pdf *document = calloc(1, sizeof *document);
	if (!document)
		return NULL;
	document->surface = lib->cairo_pdf_surface_create_for_stream(write_bytes, pdf, 1, 1);
	document->cairo = lib->cairo_create(document->surface);
	const struct {
		cairo_pdf_metadata_t what;
		const char *text;
	} metadata[] = {{CAIRO_PDF_METADATA_TITLE, words->title},
	                {CAIRO_PDF_METADATA_AUTHOR, words->author},
	                {CAIRO_PDF_METADATA_CREATOR, "nonet"},
	                /* Without a date from outside there is none: cairo would take the clock's. */
	                {CAIRO_PDF_METADATA_CREATE_DATE, words->date}};
	for (size_t i = 0; i < sizeof metadata / sizeof metadata[0]; i++)
		set_metadata(document, metadata[i].what, metadata[i].text);
	return document;
}

enum nonet_status nonet_cairo_pdf_page(struct nonet_cairo_pdf *document,
                                       const struct nonet_scene *scene, double width_pt,
                                       struct nonet_fonts *fonts) {
	double scale = width_pt / scene->width;
	if (!nonet_cairo_has_fonts(fonts))
		return NONET_LIMIT;
	lib->cairo_pdf_surface_set_size(document->surface, width_pt, scale * scene->height);
	lib->cairo_save(document->cairo);
	lib->cairo_scale(document->cairo, scale, scale);
	draw(document->cairo, scene, fonts);
	lib->cairo_restore(document->cairo);
	lib->cairo_show_page(document->cairo);
	return status_of(lib->cairo_status(document->cairo));
}

enum nonet_status nonet_cairo_pdf_finish(struct nonet_cairo_pdf *document) {
	cairo_status_t status = lib->cairo_status(document->cairo);
	lib->cairo_surface_finish(document->surface);
	if (status == CAIRO_STATUS_SUCCESS)
		status = lib->cairo_surface_status(document->surface);
	return status_of(status);
}

void nonet_cairo_pdf_free(struct nonet_cairo_pdf *document) {
	if (!document)
		return;
	lib->cairo_destroy(document->cairo);
	lib->cairo_surface_destroy(document->surface);
	free(document);
}

#else
/* ISO C wants something in a file. */
typedef int nonet_render_cairo_is_not_built;
#endif
