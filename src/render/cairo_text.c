#ifdef NONET_HAVE_CAIRO

#include "render/cairo_text.h"
#include "render/cairo_library.h"
#include "render/letters.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_FONTS = 8, MOST_MISSING = 64, RUN_GLYPHS = 128 };

static const struct nonet_cairo_library *const lib = &nonet_cairo_library;

/* A font that is loaded. cairo keeps it for as long as it likes, so it lives on its own copy of the
 * file, with its own FreeType, until cairo lets it go. */
struct loaded {
	FT_Library library;
	FT_Face face;
	void *bytes;
};

struct font {
	cairo_font_face_t *cairo;
	FT_Face face; /* belongs to `cairo` */
};

/* Fonts in the order in which they were found, and characters that none has. */
struct nonet_font_list {
	struct font fonts[MOST_FONTS];
	int number;
	uint32_t missing[MOST_MISSING];
	int nmissing;
};

static const cairo_user_data_key_t loaded_key;

static void unload(void *data) {
	struct loaded *loaded = data;
	if (loaded->face)
		lib->FT_Done_Face(loaded->face);
	if (loaded->library)
		lib->FT_Done_FreeType(loaded->library);
	free(loaded->bytes);
	free(loaded);
}

static struct loaded *load(const struct nonet_font *font) {
	struct loaded *loaded = calloc(1, sizeof *loaded);
	if (!loaded)
		return NULL;
	loaded->bytes = malloc(font->nbytes);
	if (loaded->bytes && lib->FT_Init_FreeType(&loaded->library) == 0) {
		memcpy(loaded->bytes, font->bytes, font->nbytes);
		if (lib->FT_New_Memory_Face(loaded->library, loaded->bytes, (FT_Long)font->nbytes,
		                            font->face, &loaded->face) == 0 &&
		    FT_IS_SCALABLE(loaded->face))
			return loaded;
	}
	unload(loaded);
	return NULL;
}

static bool add_font(struct nonet_font_list *list, const struct nonet_font *font) {
	struct loaded *loaded = load(font);
	if (!loaded)
		return false;
	cairo_font_face_t *cairo = lib->cairo_ft_font_face_create_for_ft_face(loaded->face, 0);
	if (lib->cairo_font_face_set_user_data(cairo, &loaded_key, loaded, unload) !=
	    CAIRO_STATUS_SUCCESS) {
		lib->cairo_font_face_destroy(cairo);
		unload(loaded);
		return false;
	}
	list->fonts[list->number++] = (struct font){cairo, loaded->face};
	return true;
}

static struct nonet_font_list *list_of(struct nonet_fonts *fonts, bool bold) {
	if (!fonts->lists)
		fonts->lists = calloc(2, sizeof *fonts->lists);
	return fonts->lists ? &fonts->lists[bold] : NULL;
}

void nonet_cairo_free_fonts(struct nonet_fonts *fonts) {
	for (int bold = 0; fonts->lists && bold < 2; bold++)
		for (int i = 0; i < fonts->lists[bold].number; i++)
			lib->cairo_font_face_destroy(fonts->lists[bold].fonts[i].cairo);
	free(fonts->lists);
	fonts->lists = NULL;
}

static bool is_missing(const struct nonet_font_list *list, uint32_t letter) {
	for (int i = 0; i < list->nmissing; i++)
		if (list->missing[i] == letter)
			return true;
	return false;
}

/* The font that has the letter; or else the first, which draws a box; NULL when there is none. */
static const struct font *font_for(struct nonet_fonts *fonts, bool bold, uint32_t letter) {
	struct nonet_font_list *list = list_of(fonts, bold);
	struct nonet_font found;
	if (!list)
		return NULL;
	for (int i = 0; i < list->number; i++)
		if (lib->FT_Get_Char_Index(list->fonts[i].face, letter))
			return &list->fonts[i];
	if (!is_missing(list, letter)) {
		if (list->number < MOST_FONTS && fonts->find(fonts->context, letter, bold, &found) &&
		    add_font(list, &found) &&
		    lib->FT_Get_Char_Index(list->fonts[list->number - 1].face, letter))
			return &list->fonts[list->number - 1];
		if (list->nmissing < MOST_MISSING)
			list->missing[list->nmissing++] = letter;
	}
	return list->number > 0 ? &list->fonts[0] : NULL;
}

bool nonet_cairo_has_fonts(struct nonet_fonts *fonts) {
	return font_for(fonts, false, '0') && font_for(fonts, true, '0');
}

/* In type of size 1. */
static double advance_of(const struct font *font, uint32_t letter) {
	FT_Face face = font->face;
	if (lib->FT_Load_Glyph(face, lib->FT_Get_Char_Index(face, letter), FT_LOAD_NO_SCALE) != 0)
		return 0;
	return (double)face->glyph->metrics.horiAdvance / face->units_per_EM;
}

static double width_of(struct nonet_fonts *fonts, bool bold, const char *text) {
	double width = 0;
	while (*text) {
		uint32_t letter = nonet_letter_next(&text);
		const struct font *font = font_for(fonts, bold, letter);
		width += font ? advance_of(font, letter) : 0;
	}
	return width;
}

/* Letters of one font, which cairo shows as one, with the text that they stand for. */
struct run {
	const struct font *font;
	const char *text;
	size_t nbytes;
	int number;
	cairo_glyph_t glyphs[RUN_GLYPHS];
	cairo_text_cluster_t clusters[RUN_GLYPHS];
};

static void show_run(cairo_t *cairo, struct run *run, double size) {
	if (run->number == 0)
		return;
	lib->cairo_set_font_face(cairo, run->font->cairo);
	lib->cairo_set_font_size(cairo, size);
	lib->cairo_show_text_glyphs(cairo, run->text, (int)run->nbytes, run->glyphs, run->number,
	                            run->clusters, run->number, 0);
	run->number = 0;
	run->nbytes = 0;
}

static void show_text(cairo_t *cairo, struct nonet_fonts *fonts, bool bold, double size, double x,
                      const char *text) {
	struct run run = {.number = 0};
	while (*text) {
		const char *begin = text;
		uint32_t letter = nonet_letter_next(&text);
		const struct font *font = font_for(fonts, bold, letter);
		if (!font)
			continue;
		if (run.number == RUN_GLYPHS || font != run.font)
			show_run(cairo, &run, size);
		if (run.number == 0)
			run.text = begin;
		run.font = font;
		run.glyphs[run.number] = (cairo_glyph_t){lib->FT_Get_Char_Index(font->face, letter), x, 0};
		run.clusters[run.number] = (cairo_text_cluster_t){(int)(text - begin), 1};
		run.number++;
		run.nbytes += (size_t)(text - begin);
		x += size * advance_of(font, letter);
	}
	show_run(cairo, &run, size);
}

void nonet_cairo_text(cairo_t *cairo, struct nonet_fonts *fonts, const struct nonet_scene *scene,
                      const struct nonet_op *op) {
	const char *text = nonet_scene_text_of(scene, op);
	double width = width_of(fonts, op->bold, text), size = op->size;
	if (op->room > 0 && width * size > op->room)
		size = op->room / width;
	double before = op->anchor == NONET_ANCHOR_START    ? 0
	                : op->anchor == NONET_ANCHOR_MIDDLE ? 0.5
	                                                    : 1;
	lib->cairo_save(cairo);
	lib->cairo_translate(cairo, op->x, op->y);
	if (op->turned)
		lib->cairo_scale(cairo, -1, -1);
	show_text(cairo, fonts, op->bold, size, -before * width * size, text);
	lib->cairo_restore(cairo);
}

#else
/* ISO C wants something in a file. */
typedef int nonet_cairo_text_is_not_built;
#endif
