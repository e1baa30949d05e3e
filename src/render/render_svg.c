#include "render/render_svg.h"

enum { NUMBER_SIZE = 32 };

/* A number with up to two decimals. The locale has no say in it, as it has in printf. */
static void put_number(struct nonet_buffer *svg, double number) {
	char text[NUMBER_SIZE], *at = text + sizeof text;
	bool negative = number < 0;
	long hundredths = (long)((negative ? -number : number) * 100 + 0.5);
	long whole = hundredths / 100, rest = hundredths % 100;
	if (rest % 10)
		*--at = (char)('0' + rest % 10);
	if (rest) {
		*--at = (char)('0' + rest / 10);
		*--at = '.';
	}
	do
		*--at = (char)('0' + whole % 10);
	while ((whole /= 10) > 0);
	if (negative && hundredths > 0)
		*--at = '-';
	nonet_buffer_add(svg, at, (size_t)(text + sizeof text - at));
}

static void put(struct nonet_buffer *svg, const char *text) {
	nonet_buffer_add_text(svg, text);
}

static void put_attribute(struct nonet_buffer *svg, const char *name, double value) {
	put(svg, " ");
	put(svg, name);
	put(svg, "=\"");
	put_number(svg, value);
	put(svg, "\"");
}

static void put_color(struct nonet_buffer *svg, const char *name, unsigned ink) {
	static const char digits[] = "0123456789abcdef";
	uint32_t color = nonet_ink_color((enum nonet_ink)ink);
	char text[] = "#000000";
	for (int i = 6; i > 0; i--, color >>= 4)
		text[i] = digits[color & 15];
	put(svg, " ");
	put(svg, name);
	put(svg, "=\"");
	put(svg, text);
	put(svg, "\"");
}

/* `text` is what the scene made of it, or plain UTF-8 without control characters. */
static void put_escaped(struct nonet_buffer *svg, const char *text) {
	for (; *text; text++) {
		if (*text == '&')
			put(svg, "&amp;");
		else if (*text == '<')
			put(svg, "&lt;");
		else if (*text == '>')
			put(svg, "&gt;");
		else
			nonet_buffer_add(svg, text, 1);
	}
}

/* The outline of a shape, or what it is filled with. */
static void put_paint(struct nonet_buffer *svg, const struct nonet_op *op) {
	bool line = op->kind == NONET_OP_LINE || op->kind == NONET_OP_CURVE;
	if (op->size == 0) {
		put_color(svg, "fill", op->ink);
		return;
	}
	if (!line || op->kind == NONET_OP_CURVE)
		put(svg, " fill=\"none\"");
	put_color(svg, "stroke", op->ink);
	put_attribute(svg, "stroke-width", op->size);
	if (op->square)
		put(svg, " stroke-linecap=\"square\"");
	if (op->dashed) {
		put(svg, " stroke-dasharray=\"");
		put_number(svg, 3 * op->size);
		put(svg, " ");
		put_number(svg, 2 * op->size);
		put(svg, "\"");
	}
}

static void put_points(struct nonet_buffer *svg, const char *const between[],
                       const double numbers[], int count) {
	for (int i = 0; i < count; i++) {
		put(svg, between[i]);
		put_number(svg, numbers[i]);
	}
}

static void put_rect(struct nonet_buffer *svg, const struct nonet_op *op) {
	double x = op->x < op->x2 ? op->x : op->x2, y = op->y < op->y2 ? op->y : op->y2;
	put(svg, "<rect");
	put_attribute(svg, "x", x);
	put_attribute(svg, "y", y);
	put_attribute(svg, "width", op->x + op->x2 - 2 * x);
	put_attribute(svg, "height", op->y + op->y2 - 2 * y);
}

static void put_line(struct nonet_buffer *svg, const struct nonet_op *op) {
	put(svg, "<line");
	put_attribute(svg, "x1", op->x);
	put_attribute(svg, "y1", op->y);
	put_attribute(svg, "x2", op->x2);
	put_attribute(svg, "y2", op->y2);
}

static void put_circle(struct nonet_buffer *svg, const struct nonet_op *op) {
	put(svg, "<circle");
	put_attribute(svg, "cx", op->x);
	put_attribute(svg, "cy", op->y);
	put_attribute(svg, "r", op->x2);
}

static void put_path(struct nonet_buffer *svg, const struct nonet_op *op) {
	static const char *const curve[] = {"M", " ", "Q", " ", " ", " "};
	static const char *const triangle[] = {"M", " ", "L", " ", " ", " "};
	bool bent = op->kind == NONET_OP_CURVE;
	const double points[] = {op->x,
	                         op->y,
	                         bent ? op->cx : op->x2,
	                         bent ? op->cy : op->y2,
	                         bent ? op->x2 : op->cx,
	                         bent ? op->y2 : op->cy};
	put(svg, "<path d=\"");
	put_points(svg, bent ? curve : triangle, points, 6);
	put(svg, bent ? "\"" : "Z\"");
}

static void put_text(struct nonet_buffer *svg, const struct nonet_scene *scene,
                     const struct nonet_op *op) {
	static const char *const anchors[] = {"", " text-anchor=\"middle\"", " text-anchor=\"end\""};
	put(svg, "<text");
	put_attribute(svg, "x", op->x);
	put_attribute(svg, "y", op->y);
	put_attribute(svg, "font-size", op->size);
	put(svg, anchors[op->anchor]);
	if (op->bold)
		put(svg, " font-weight=\"bold\"");
	if (op->turned) {
		static const char *const between[] = {" transform=\"rotate(180 ", " "};
		put_points(svg, between, (const double[]){op->x, op->y}, 2);
		put(svg, ")\"");
	}
	put_color(svg, "fill", op->ink);
	put(svg, ">");
	put_escaped(svg, nonet_scene_text_of(scene, op));
	put(svg, "</text>\n");
}

static void put_op(struct nonet_buffer *svg, const struct nonet_scene *scene,
                   const struct nonet_op *op) {
	switch ((enum nonet_op_kind)op->kind) {
	case NONET_OP_RECT:
		put_rect(svg, op);
		break;
	case NONET_OP_LINE:
		put_line(svg, op);
		break;
	case NONET_OP_CIRCLE:
		put_circle(svg, op);
		break;
	case NONET_OP_CURVE:
	case NONET_OP_TRIANGLE:
		put_path(svg, op);
		break;
	case NONET_OP_TEXT:
		put_text(svg, scene, op);
		return;
	}
	put_paint(svg, op);
	put(svg, "/>\n");
}

static void put_element(struct nonet_buffer *svg, const char *name, const char *text) {
	put(svg, "<");
	put(svg, name);
	put(svg, ">");
	put_escaped(svg, text);
	put(svg, "</");
	put(svg, name);
	put(svg, ">\n");
}

void nonet_svg_write(const struct nonet_scene *scene, const char *title, const char *description,
                     double width_pt, struct nonet_buffer *svg) {
	static const char *const box[] = {"\" viewBox=\"0 0 ", " "};
	put(svg, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	         "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"");
	put_number(svg, width_pt);
	put(svg, "pt\" height=\"");
	put_number(svg, width_pt * scene->height / scene->width);
	put(svg, "pt");
	put_points(svg, box, (const double[]){scene->width, scene->height}, 2);
	put(svg, "\" font-family=\"'DejaVu Sans', Verdana, sans-serif\">\n");
	put_element(svg, "title", title);
	put_element(svg, "desc", description);
	for (size_t i = 0; i < scene->nops; i++)
		put_op(svg, scene, &scene->ops[i]);
	put(svg, "</svg>\n");
}
