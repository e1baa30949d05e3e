/* A drawing as a list of operations, which every form of picture is made from. Lengths are in the
 * unit of whoever draws, from the upper left corner; what is added later lies above. */
#ifndef NONET_RENDER_SCENE_H
#define NONET_RENDER_SCENE_H

#include "base/buffer.h"

#include <stdint.h>

/* What is drawn with, X(name, colour as RRGGBB). Whatever two inks tell apart differs in form too.
 */
#define NONET_INK_LIST(X)                                                                          \
	X(PAPER, 0xFFFFFF)                                                                             \
	X(GRID, 0x000000)                                                                              \
	X(THIN, 0x8A8A8A)                                                                              \
	X(GIVEN, 0x000000)                                                                             \
	X(ENTERED, 0x1F4E9C)                                                                           \
	X(MARK, 0x4A4A4A)                                                                              \
	X(LABEL, 0x5A5A5A)                                                                             \
	X(TEXT, 0x000000)                                                                              \
	X(BASE, 0xFFF0B5)                                                                              \
	X(EXTRA, 0xDCEBF7)                                                                             \
	X(PIVOT, 0xFFDDAE)                                                                             \
	X(TARGET, 0xDDEED8)                                                                            \
	X(HATCH, 0x7C97AE)                                                                             \
	X(HOUSE, 0x8C6A00)                                                                             \
	X(COVER, 0x3A6EA5)                                                                             \
	X(PLAYED, 0x6B5200)                                                                            \
	X(GONE, 0xC1272D)                                                                              \
	X(STRONG, 0x0B6E4F)                                                                            \
	X(STRONG_FILL, 0xC9EBDC)                                                                       \
	X(WEAK, 0xB5460F)

enum nonet_ink {
#define NONET_INK_NAME(name, color) NONET_INK_##name,
	NONET_INK_LIST(NONET_INK_NAME)
#undef NONET_INK_NAME
	    NONET_INK_COUNT
};

uint32_t nonet_ink_color(enum nonet_ink ink);

enum nonet_op_kind {
	NONET_OP_RECT,     /* from (x, y) to (x2, y2) */
	NONET_OP_LINE,     /* from (x, y) to (x2, y2) */
	NONET_OP_CURVE,    /* the same, drawn towards (cx, cy): a quadratic Bezier curve */
	NONET_OP_CIRCLE,   /* around (x, y), of radius x2 */
	NONET_OP_TRIANGLE, /* (x, y), (x2, y2), (cx, cy); filled */
	NONET_OP_TEXT      /* at (x, y), on its base line */
};

enum nonet_anchor { NONET_ANCHOR_START, NONET_ANCHOR_MIDDLE, NONET_ANCHOR_END };

struct nonet_op {
	uint8_t kind;   /* enum nonet_op_kind */
	uint8_t ink;    /* enum nonet_ink */
	uint8_t anchor; /* enum nonet_anchor: which end of the text (x, y) is */
	bool bold;      /* of text */
	bool dashed;    /* of lines, curves and outlines */
	bool square;    /* of lines: go on by half their width at both ends */
	bool turned;    /* text upside down, about (x, y) */
	double x, y, x2, y2, cx, cy;
	double size; /* of a line, a curve, an outline: its width, 0: filled; of text: of its type */
	double room; /* that there is for the text, 0: any; what is wider is drawn smaller */
	size_t text; /* where it begins in the scene's texts: UTF-8 that XML allows, NUL-terminated */
};

struct nonet_scene {
	double width, height;
	struct nonet_op *ops;
	size_t nops, capacity;
	struct nonet_buffer texts;
	bool no_memory;        /* what is added after that is lost */
	double turn_x, turn_y; /* what follows is upside down, about this point ... */
	bool turned;           /* ... if this is set */
};

/* All zero is an empty scene. */
void nonet_scene_free_inside(struct nonet_scene *scene);

/* Empties it, keeping its memory. */
void nonet_scene_clear(struct nonet_scene *scene, double width, double height);

/* Adds an operation, all of which is set but `text` and `turned`. */
void nonet_scene_add(struct nonet_scene *scene, const struct nonet_op *op);

void nonet_scene_fill(struct nonet_scene *scene, enum nonet_ink ink, double x, double y, double x2,
                      double y2);
void nonet_scene_outline(struct nonet_scene *scene, enum nonet_ink ink, double size, double x,
                         double y, double x2, double y2);
void nonet_scene_line(struct nonet_scene *scene, enum nonet_ink ink, double size, double x,
                      double y, double x2, double y2);

/* Adds text, of which `op` says everything else; what is not UTF-8 becomes U+FFFD. */
void nonet_scene_text(struct nonet_scene *scene, const struct nonet_op *op, const char *text,
                      size_t nbytes);

static inline const char *nonet_scene_text_of(const struct nonet_scene *scene,
                                              const struct nonet_op *op) {
	return scene->texts.bytes + op->text;
}

#endif
