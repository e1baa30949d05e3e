#include <nonet/picture.h>

#include "base/sentence.h"
#include "render/grid_drawing.h"
#include "render/letters.h"
#include "render/picture_drawing.h"
#include "render/render_cairo.h"
#include "render/render_svg.h"

#ifdef NONET_HAVE_CAIRO
#include "render/cairo_library.h"
#endif

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const char *nonet_picture_form_name(enum nonet_picture_form form) {
	static const char *const names[NONET_PICTURE_FORM_COUNT] = {
	    [NONET_PICTURE_SVG] = "svg", [NONET_PICTURE_PNG] = "png", [NONET_PICTURE_PDF] = "pdf"};
	return names[form];
}

const char *nonet_picture_lacks(enum nonet_picture_form form) {
	if (form == NONET_PICTURE_SVG)
		return NULL;
#ifdef NONET_HAVE_CAIRO
	if (nonet_cairo_load())
		return NULL;
#endif
	return "cairo";
}

struct nonet_fonts *nonet_fonts_new(bool (*find)(void *context, uint32_t character, bool bold,
                                                 struct nonet_font *font_ret),
                                    void *context) {
	struct nonet_fonts *fonts = malloc(sizeof *fonts);
	if (fonts)
		*fonts = (struct nonet_fonts){.find = find, .context = context};
	return fonts;
}

void nonet_fonts_free(struct nonet_fonts *fonts) {
#ifdef NONET_HAVE_CAIRO
	if (fonts)
		nonet_cairo_free_fonts(fonts);
#endif
	free(fonts);
}

/* "Row 1: 5 3 blank blank 7 ..." */
static void describe_row(const struct nonet_picture *picture, int row, struct nonet_buffer *text) {
	const struct nonet_puzzle *puzzle = picture->puzzle;
	const char *blank = nonet_translated(picture->translate, picture->context, N_("blank"));
	char number[NONET_NUMBER_SIZE], sentence[NONET_SENTENCE_SIZE];
	struct nonet_sentence told;
	struct nonet_buffer cells = {0};
	for (int column = 0; column < puzzle->size; column++) {
		int value = puzzle->value[row * puzzle->size + column];
		if (column > 0)
			nonet_buffer_add_text(&cells, " ");
		nonet_buffer_add_text(&cells, value ? nonet_grid_number(value, number) : blank);
	}
	nonet_sentence_begin(&told, N_("Row {row}: {cells}."), NULL, 1);
	nonet_sentence_fill(&told, NONET_WITH(NONET_NUMBER("row", row + 1),
	                                      NONET_TEXT("cells", cells.bytes ? cells.bytes : "")));
	nonet_buffer_add_text(text, nonet_sentence_text(&told, picture->translate, picture->context,
	                                                sentence, sizeof sentence));
	text->no_memory |= cells.no_memory;
	nonet_buffer_free_inside(&cells);
}

/* Row after row; and the caption, as letters within a picture are not read aloud. */
static void describe(const struct nonet_picture *picture, struct nonet_buffer *text) {
	for (int row = 0; row < picture->puzzle->size; row++) {
		if (row > 0)
			nonet_buffer_add_text(text, "\n");
		describe_row(picture, row, text);
	}
	for (const char *line = picture->caption; line && *line;) {
		size_t nbytes = strcspn(line, "\n");
		nonet_buffer_add_text(text, "\n");
		nonet_letters_add(text, line, nbytes);
		line += nbytes + (line[nbytes] == '\n' ? 1 : 0);
	}
}

static enum nonet_status draw_svg(const struct nonet_picture *picture,
                                  const struct nonet_scene *scene, double width,
                                  struct nonet_buffer *svg) {
	struct nonet_buffer title = {0}, description = {0};
	const char *name = picture->title && *picture->title
	                       ? picture->title
	                       : nonet_translated(picture->translate, picture->context, N_("Sudoku"));
	nonet_letters_add(&title, name, strlen(name));
	describe(picture, &description);
	bool failed = title.no_memory || description.no_memory;
	if (!failed)
		nonet_svg_write(scene, title.bytes, description.bytes, width, svg);
	nonet_buffer_free_inside(&title);
	nonet_buffer_free_inside(&description);
	return failed || svg->no_memory ? NONET_NO_MEMORY : NONET_OK;
}

#ifdef NONET_HAVE_CAIRO
static enum nonet_status draw_pdf(const struct nonet_picture *picture,
                                  const struct nonet_scene *scene, double width,
                                  struct nonet_fonts *fonts, struct nonet_buffer *pdf) {
	struct nonet_pdf_words words = {.title = picture->title};
	struct nonet_cairo_pdf *document = nonet_cairo_pdf_new(&words, pdf);
	if (!document)
		return NONET_NO_MEMORY;
	enum nonet_status status = nonet_cairo_pdf_page(document, scene, width, fonts);
	enum nonet_status last = nonet_cairo_pdf_finish(document);
	nonet_cairo_pdf_free(document);
	return status != NONET_OK ? status : last;
}
#endif

static enum nonet_status draw(const struct nonet_picture *picture, enum nonet_picture_form form,
                              struct nonet_fonts *fonts, struct nonet_scene *scene,
                              struct nonet_buffer *bytes) {
	nonet_picture_scene(picture, scene);
	if (scene->no_memory)
		return NONET_NO_MEMORY;
	double width = picture->width > 0          ? picture->width
	               : form == NONET_PICTURE_PNG ? 2 * scene->width
	                                           : scene->width;
#ifdef NONET_HAVE_CAIRO
	if (form == NONET_PICTURE_PNG)
		return nonet_cairo_png(scene, (int)(width + 0.5), fonts, bytes);
	if (form == NONET_PICTURE_PDF)
		return draw_pdf(picture, scene, width, fonts, bytes);
#else
	(void)fonts;
#endif
	(void)form;
	return draw_svg(picture, scene, width, bytes);
}

enum nonet_status nonet_picture_draw(const struct nonet_picture *picture,
                                     enum nonet_picture_form form, struct nonet_fonts *fonts,
                                     char **bytes_ret, size_t *nbytes_ret) {
	struct nonet_scene scene = {0};
	struct nonet_buffer bytes = {0};
	assert(picture->width >= 0);
	assert(!picture->step || nonet_puzzle_board(picture->puzzle, &(struct nonet_board){{0}}));
	if (nonet_picture_lacks(form))
		return NONET_LIMIT;
	enum nonet_status status = draw(picture, form, fonts, &scene, &bytes);
	nonet_scene_free_inside(&scene);
	if (status != NONET_OK) {
		nonet_buffer_free_inside(&bytes);
		return status;
	}
	*bytes_ret = bytes.bytes;
	*nbytes_ret = bytes.length;
	return NONET_OK;
}
