/* The functions of cairo, and of the FreeType that comes with it. They and what they need are two
 * dozen shared libraries, and to load these takes longer than to solve a puzzle. So the shared
 * library and the program load them when something is drawn first (NONET_CAIRO_FILE says from
 * where); the static library leaves them to the linker of the program that it goes into. */
#ifndef NONET_RENDER_CAIRO_LIBRARY_H
#define NONET_RENDER_CAIRO_LIBRARY_H

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <stdbool.h>

#define NONET_CAIRO_FUNCTIONS(X)                                                                   \
	X(cairo_arc)                                                                                   \
	X(cairo_close_path)                                                                            \
	X(cairo_create)                                                                                \
	X(cairo_curve_to)                                                                              \
	X(cairo_destroy)                                                                               \
	X(cairo_fill)                                                                                  \
	X(cairo_font_face_destroy)                                                                     \
	X(cairo_font_face_set_user_data)                                                               \
	X(cairo_font_options_create)                                                                   \
	X(cairo_font_options_destroy)                                                                  \
	X(cairo_font_options_set_antialias)                                                            \
	X(cairo_font_options_set_hint_metrics)                                                         \
	X(cairo_font_options_set_hint_style)                                                           \
	X(cairo_ft_font_face_create_for_ft_face)                                                       \
	X(cairo_image_surface_create)                                                                  \
	X(cairo_line_to)                                                                               \
	X(cairo_move_to)                                                                               \
	X(cairo_new_path)                                                                              \
	X(cairo_paint)                                                                                 \
	X(cairo_pdf_surface_create_for_stream)                                                         \
	X(cairo_pdf_surface_set_metadata)                                                              \
	X(cairo_pdf_surface_set_size)                                                                  \
	X(cairo_rectangle)                                                                             \
	X(cairo_restore)                                                                               \
	X(cairo_save)                                                                                  \
	X(cairo_scale)                                                                                 \
	X(cairo_set_dash)                                                                              \
	X(cairo_set_font_face)                                                                         \
	X(cairo_set_font_options)                                                                      \
	X(cairo_set_font_size)                                                                         \
	X(cairo_set_line_cap)                                                                          \
	X(cairo_set_line_width)                                                                        \
	X(cairo_set_source_rgb)                                                                        \
	X(cairo_show_page)                                                                             \
	X(cairo_show_text_glyphs)                                                                      \
	X(cairo_status)                                                                                \
	X(cairo_stroke)                                                                                \
	X(cairo_surface_destroy)                                                                       \
	X(cairo_surface_finish)                                                                        \
	X(cairo_surface_status)                                                                        \
	X(cairo_surface_write_to_png_stream)                                                           \
	X(cairo_translate)                                                                             \
	X(FT_Done_Face)                                                                                \
	X(FT_Done_FreeType)                                                                            \
	X(FT_Get_Char_Index)                                                                           \
	X(FT_Init_FreeType)                                                                            \
	X(FT_Load_Glyph)                                                                               \
	X(FT_New_Memory_Face)

struct nonet_cairo_library {
#define NONET_CAIRO_MEMBER(function) __typeof__(function) *function;
	NONET_CAIRO_FUNCTIONS(NONET_CAIRO_MEMBER)
#undef NONET_CAIRO_MEMBER
};

/* May be used once nonet_cairo_load has returned true; nothing changes it then. */
extern struct nonet_cairo_library nonet_cairo_library;

/* Whether the library is there, with all functions. Loads it the first time, to stay, whichever
 * thread comes first. */
bool nonet_cairo_load(void);

#endif
