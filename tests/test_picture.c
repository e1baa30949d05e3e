#include "render/grid_drawing.h"
#include "render/letters.h"
#include "render/picture_drawing.h"
#include "support.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char puzzle_line[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* Regions of all sorts: the usual ones, and two ways to cut a grid up otherwise. */
enum regions { BOXES, SNAKE, ROWS };

/* A puzzle with some digits and marks in it. */
static void make_puzzle(struct nonet_puzzle *puzzle, int size, enum regions regions) {
	nonet_puzzle_clear(puzzle, size);
	for (int cell = 0; cell < size * size; cell++) {
		int row = cell / size, column = cell % size;
		int along = row % 2 ? (row + 1) * size - 1 - column : cell;
		if (regions == SNAKE)
			puzzle->region[cell] = (uint8_t)((along + size * size - 2) % (size * size) / size);
		if (regions == ROWS)
			puzzle->region[cell] = (uint8_t)row;
		puzzle->value[cell] = (uint8_t)(cell % 3 ? 0 : (7 * cell) % size + 1);
		puzzle->given[cell] = cell % 6 == 0;
		puzzle->marks[cell] = cell % 3 == 1 ? (UINT32_C(1) << size) - 1 : 0;
		puzzle->corners[cell] = cell % 3 == 2 ? UINT32_C(1) << (cell % size) : 0;
	}
}

static void draw(struct nonet_scene *scene, const struct nonet_puzzle *puzzle,
                 struct nonet_grid_style style) {
	struct nonet_picture picture = {.puzzle = puzzle, .style = style};
	nonet_picture_scene(&picture, scene);
	assert_false(scene->no_memory);
}

/* Where the grid lies in a picture without title and labels. */
static const double origin = 9, side = 36;

static bool covers(const struct nonet_op *op, double x, double y) {
	double from_x = fmin(op->x, op->x2), to_x = fmax(op->x, op->x2);
	double from_y = fmin(op->y, op->y2), to_y = fmax(op->y, op->y2);
	return op->kind == NONET_OP_LINE && op->ink == NONET_INK_GRID && x >= from_x - 0.01 &&
	       x <= to_x + 0.01 && y >= from_y - 0.01 && y <= to_y + 0.01;
}

static bool is_thick(const struct nonet_scene *scene, double x, double y) {
	for (size_t i = 0; i < scene->nops; i++)
		if (covers(&scene->ops[i], x, y))
			return true;
	return false;
}

static void borders_are_thick_where_regions_meet_and_nowhere_else(void **state) {
	(void)state;
	static const int sizes[] = {1, 2, 4, 6, 7, 9, 12, 16, 25};
	for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
		for (int regions = BOXES; regions <= ROWS; regions++) {
			struct nonet_puzzle puzzle;
			struct nonet_scene scene = {0};
			int size = sizes[i];
			make_puzzle(&puzzle, size, (enum regions)regions);
			draw(&scene, &puzzle, (struct nonet_grid_style){0});
			for (int row = 0; row < size; row++)
				for (int column = 0; column < size; column++) {
					const uint8_t *here = &puzzle.region[row * size + column];
					double x = origin + (column + 0.5) * side, y = origin + (row + 0.5) * side;
					if (column + 1 < size)
						assert_int_equal(is_thick(&scene, x + side / 2, y), here[0] != here[1]);
					if (row + 1 < size)
						assert_int_equal(is_thick(&scene, x, y + side / 2), here[0] != here[size]);
				}
			nonet_scene_free_inside(&scene);
		}
}

/* The texts of a cell, joined; each has to lie within the cell. */
static void texts_of(const struct nonet_scene *scene, int size, int cell, char text_ret[256]) {
	int row = cell / size, column = cell % size;
	double left = origin + column * side, top = origin + row * side;
	*text_ret = '\0';
	for (size_t i = 0; i < scene->nops; i++) {
		const struct nonet_op *op = &scene->ops[i];
		if (op->kind != NONET_OP_TEXT || op->x < left || op->x > left + side || op->y < top ||
		    op->y > top + side)
			continue;
		const char *text = nonet_scene_text_of(scene, op);
		double half = nonet_letters_width(text, strlen(text), op->bold) * op->size / 2;
		assert_int_equal(op->anchor, NONET_ANCHOR_MIDDLE);
		assert_true(op->x - half >= left && op->x + half <= left + side);
		assert_true(op->y - 0.73 * op->size >= top && op->y <= top + side);
		strcat(text_ret, text);
		strcat(text_ret, op->bold ? "! " : " ");
	}
}

static void expect_cell(const struct nonet_puzzle *puzzle, struct nonet_grid_style style, int cell,
                        const char *expected) {
	struct nonet_scene scene = {0};
	char text[256];
	draw(&scene, puzzle, style);
	texts_of(&scene, puzzle->size, cell, text);
	assert_string_equal(text, expected);
	nonet_scene_free_inside(&scene);
}

static void cells_hold_what_the_puzzle_says(void **state) {
	(void)state;
	struct nonet_grid_style plain = {0}, all = {.candidates = true};
	struct nonet_puzzle puzzle;
	make_puzzle(&puzzle, 4, BOXES);
	expect_cell(&puzzle, plain, 0, "1! "); /* a clue */
	expect_cell(&puzzle, plain, 3, "2 ");  /* put in */
	expect_cell(&puzzle, plain, 1, "1234 ");
	expect_cell(&puzzle, plain, 2, "3 ");
	/* Row 1 has 1 and 2, column 2 a 4; marks that are not complete say nothing. */
	puzzle.value[9] = 4;
	expect_cell(&puzzle, all, 1, "3 ");
	puzzle.complete = true;
	puzzle.marks[1] = 0x6;
	expect_cell(&puzzle, all, 1, "2 3 ");
	expect_cell(&puzzle, plain, 1, "");
	make_puzzle(&puzzle, 16, BOXES);
	expect_cell(&puzzle, plain, 3, "6 ");
	expect_cell(&puzzle, plain, 1, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ");
	expect_cell(&puzzle, plain, 14, "15 ");
	puzzle.complete = true;
	expect_cell(&puzzle, all, 1, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 ");
}

static void everything_lies_within_its_cell_at_every_size(void **state) {
	(void)state;
	for (int size = 1; size <= NONET_MAX_SIZE; size++)
		for (int style = 0; style < 4; style++) {
			struct nonet_puzzle puzzle;
			struct nonet_scene scene = {0};
			char text[256];
			make_puzzle(&puzzle, size, SNAKE);
			draw(&scene, &puzzle,
			     (struct nonet_grid_style){.candidates = style & 1, .large = style & 2});
			size_t ntexts = 0, found = 0;
			for (size_t i = 0; i < scene.nops; i++)
				ntexts += scene.ops[i].kind == NONET_OP_TEXT;
			for (int cell = 0; cell < size * size; cell++) {
				texts_of(&scene, size, cell, text);
				for (const char *at = text; *at; at++)
					found += *at == ' ';
			}
			/* Marks side by side are one text with spaces in it. */
			assert_true(found >= ntexts);
			nonet_scene_free_inside(&scene);
		}
}

static void labels_name_rows_and_columns(void **state) {
	(void)state;
	struct nonet_puzzle puzzle;
	struct nonet_scene scene = {0};
	nonet_puzzle_clear(&puzzle, 9);
	draw(&scene, &puzzle, (struct nonet_grid_style){.labels = true, .notation = NONET_NOTATION_A1});
	char rows[32] = "", columns[32] = "";
	for (size_t i = 0; i < scene.nops; i++) {
		const struct nonet_op *op = &scene.ops[i];
		if (op->kind == NONET_OP_TEXT)
			strcat(op->x < 30 ? rows : columns, nonet_scene_text_of(&scene, op));
	}
	assert_string_equal(rows, "ABCDEFGHJ");
	assert_string_equal(columns, "123456789");
	nonet_scene_free_inside(&scene);
}

static bool is_number(double number) {
	return isfinite(number) && fabs(number) < 1e5;
}

/* What is drawn of a step. */
struct drawn {
	int strikes, discs, solid, dashed;
};

static struct drawn count_drawn(const struct nonet_scene *scene) {
	struct drawn drawn = {0};
	for (size_t i = 0; i < scene->nops; i++) {
		const struct nonet_op *op = &scene->ops[i];
		assert_true(is_number(op->x) && is_number(op->y) && is_number(op->x2) &&
		            is_number(op->y2) && is_number(op->cx) && is_number(op->cy));
		assert_true(op->x >= 0 && op->x <= scene->width && op->y >= 0 && op->y <= scene->height);
		drawn.strikes += op->kind == NONET_OP_LINE && op->ink == NONET_INK_GONE;
		drawn.discs += op->kind == NONET_OP_CIRCLE && op->size == 0 && op->ink == NONET_INK_TEXT;
		if (op->kind == NONET_OP_CURVE) {
			assert_int_equal(op->ink, op->dashed ? NONET_INK_WEAK : NONET_INK_STRONG);
			*(op->dashed ? &drawn.dashed : &drawn.solid) += 1;
		}
	}
	return drawn;
}

static int digits_in(const struct nonet_cell_digits cells[], int count) {
	int digits = 0;
	for (int i = 0; i < count; i++)
		for (int k = 0; k < 9; k++)
			digits += cells[i].digits >> k & 1;
	return digits;
}

static void check_step(void *context, const struct nonet_position *position,
                       const struct nonet_step *step) {
	for (int all = 0; all < 2; all++) {
		struct nonet_puzzle puzzle;
		struct nonet_scene scene = {0};
		nonet_puzzle_from_position(position, &puzzle);
		struct nonet_picture picture = {
		    .puzzle = &puzzle, .step = step, .style = {.candidates = all == 1}};
		nonet_picture_scene(&picture, &scene);
		struct drawn drawn = count_drawn(&scene);
		assert_int_equal(drawn.strikes, digits_in(step->eliminations, step->elimination_count));
		assert_int_equal(drawn.discs, step->placement_count);
		bool links = step->chain_count > 0 && step->chains[0].node_count > 1;
		assert_int_equal(drawn.solid + drawn.dashed > 0, links);
		*(int *)context += links;
		nonet_scene_free_inside(&scene);
	}
}

static void steps_of_every_technique_are_drawn(void **state) {
	(void)state;
	int with_links = 0, examples = 0;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++)
		examples +=
		    nonet_glossary_example((enum nonet_technique)i, check_step, &with_links) == NONET_OK;
	assert_true(examples > 100);
	assert_true(with_links > 40);
}

static void hostile_text_becomes_letters(void **state) {
	(void)state;
	static const char hostile[] =
	    "a\x01\xC3\x28\xED\xA0\x80\xEF\xBF\xBF\xF5<&>\t\xE4\xB8\xAD\xC0\xAF";
	static const char expected[] = "a"
	                               "\xEF\xBF\xBD"
	                               "\xEF\xBF\xBD"
	                               "("
	                               "\xEF\xBF\xBD"
	                               "\xEF\xBF\xBD"
	                               "\xEF\xBF\xBD<&> \xE4\xB8\xAD"
	                               "\xEF\xBF\xBD"
	                               "\xEF\xBF\xBD";
	struct nonet_buffer clean = {0};
	nonet_letters_add(&clean, hostile, strlen(hostile));
	assert_string_equal(clean.bytes, expected);
	nonet_buffer_free_inside(&clean);
}

static void lines_are_broken_at_spaces_or_anywhere(void **state) {
	(void)state;
	size_t next;
	assert_int_equal(nonet_letters_line("one two", 3, false, &next), 3);
	assert_int_equal(next, 4);
	assert_int_equal(nonet_letters_line("one\ntwo", 9, false, &next), 3);
	assert_int_equal(next, 4);
	assert_int_equal(nonet_letters_line("one two", 9, false, &next), 7);
	assert_int_equal(next, 7);
	assert_int_equal(nonet_letters_line("\xE4\xB8\xAD\xE4\xB8\xAD\xE4\xB8\xAD", 2.5, true, &next),
	                 6);
	assert_int_equal(next, 6);
	assert_int_equal(nonet_letters_line("W", 0.1, true, &next), 1);
	assert_int_equal(next, 1);
}

static char *draw_bytes(enum nonet_picture_form form, struct nonet_fonts *fonts, const char *title,
                        size_t *nbytes_ret) {
	struct nonet_board board = board_of(puzzle_line);
	struct nonet_puzzle puzzle;
	char *bytes;
	nonet_puzzle_from_board(&board, &puzzle);
	struct nonet_picture picture = {
	    .puzzle = &puzzle, .style = {.labels = true}, .title = title, .caption = "Name\nWords"};
	assert_int_equal(nonet_picture_draw(&picture, form, fonts, &bytes, nbytes_ret), NONET_OK);
	return bytes;
}

static void svg_is_the_same_twice_and_escapes_text(void **state) {
	(void)state;
	size_t nbytes, again_nbytes;
	char *svg = draw_bytes(NONET_PICTURE_SVG, NULL, "A<B & \"C\">", &nbytes);
	char *again = draw_bytes(NONET_PICTURE_SVG, NULL, "A<B & \"C\">", &again_nbytes);
	assert_int_equal(nbytes, again_nbytes);
	assert_int_equal(nbytes, strlen(svg));
	assert_memory_equal(svg, again, nbytes);
	assert_non_null(strstr(svg, "<title>A&lt;B &amp; \"C\"&gt;</title>"));
	assert_non_null(strstr(svg, "Row 1: 5 3 blank blank 7 blank blank blank blank."));
	assert_non_null(strstr(svg, " 7 9.\nName\nWords</desc>"));
	assert_non_null(strstr(svg, "viewBox=\"0 0 "));
	free(svg);
	free(again);
}

/* DejaVu Sans from where Debian has it. */
static bool find_font(void *context, uint32_t character, bool bold, struct nonet_font *font_ret) {
	static char bytes[1 << 20];
	FILE *file = fopen(bold ? "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
	                        : "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
	                   "rb");
	(void)character;
	++*(int *)context;
	if (!file)
		return false;
	*font_ret = (struct nonet_font){bytes, fread(bytes, 1, sizeof bytes, file), 0};
	fclose(file);
	return true;
}

static struct nonet_fonts *open_fonts(int *asked) {
	struct nonet_font font;
	*asked = 0;
	if (nonet_picture_lacks(NONET_PICTURE_PDF) || !find_font(asked, '0', false, &font))
		skip();
	return nonet_fonts_new(find_font, asked);
}

static void png_and_pdf_are_the_same_twice(void **state) {
	(void)state;
	for (int form = NONET_PICTURE_PNG; form <= NONET_PICTURE_PDF; form++) {
		static const char *const begins[] = {
		    [NONET_PICTURE_PNG] = "\x89PNG\r\n", [NONET_PICTURE_PDF] = "%PDF-1"};
		char *bytes[2];
		size_t nbytes[2];
		for (int i = 0; i < 2; i++) {
			int asked;
			struct nonet_fonts *fonts = open_fonts(&asked);
			bytes[i] =
			    draw_bytes((enum nonet_picture_form)form, fonts, "T \xE4\xB8\xAD", &nbytes[i]);
			nonet_fonts_free(fonts);
		}
		assert_int_equal(nbytes[0], nbytes[1]);
		assert_memory_equal(bytes[0], bytes[1], nbytes[0]);
		assert_memory_equal(bytes[0], begins[form], 6);
		free(bytes[0]);
		free(bytes[1]);
	}
}

static bool find_nothing(void *context, uint32_t character, bool bold,
                         struct nonet_font *font_ret) {
	(void)context, (void)character, (void)bold;
	*font_ret = (struct nonet_font){"no font", 7, 0};
	return true;
}

static void without_a_font_there_is_no_png(void **state) {
	(void)state;
	if (nonet_picture_lacks(NONET_PICTURE_PNG))
		skip();
	struct nonet_fonts *fonts = nonet_fonts_new(find_nothing, NULL);
	struct nonet_puzzle puzzle;
	char *bytes;
	size_t nbytes;
	nonet_puzzle_clear(&puzzle, 4);
	struct nonet_picture picture = {.puzzle = &puzzle};
	assert_int_equal(nonet_picture_draw(&picture, NONET_PICTURE_PNG, fonts, &bytes, &nbytes),
	                 NONET_LIMIT);
	assert_int_equal(nonet_picture_draw(&picture, NONET_PICTURE_PDF, fonts, &bytes, &nbytes),
	                 NONET_LIMIT);
	nonet_fonts_free(fonts);
}

/* How many pages the PDF itself says it has. */
static int pages_in(const char *pdf, size_t nbytes) {
	static const char word[] = "/Type /Page ";
	int pages = 0;
	for (size_t i = 0; i + sizeof word <= nbytes; i++)
		pages += memcmp(pdf + i, word, sizeof word - 1) == 0;
	return pages;
}

struct book_case {
	int number, size, per_page;
	enum nonet_book_solutions solutions;
	bool large;
	int pages;
};

static int pages_of(const struct book_case *wanted, struct nonet_fonts *fonts) {
	struct nonet_book_style style = {.paper_width = 595.28,
	                                 .paper_height = 841.89,
	                                 .per_page = wanted->per_page,
	                                 .solutions = wanted->solutions,
	                                 .page_numbers = true,
	                                 .grid = {.large = wanted->large},
	                                 .title = "Title",
	                                 .author = "\xFF"};
	struct nonet_book *book = nonet_book_new(&style, fonts);
	struct nonet_puzzle puzzle;
	struct nonet_buffer pdf = {0};
	size_t nbytes;
	const char *bytes;
	make_puzzle(&puzzle, wanted->size, BOXES);
	for (int cell = 0; cell < wanted->size * wanted->size; cell++)
		puzzle.solution[cell] = (uint8_t)(cell % wanted->size + 1);
	for (int i = 0; i < wanted->number; i++) {
		puzzle.words = (struct nonet_words){.level = i % 2 ? "Hard" : NULL, .author = "Ada"};
		assert_int_equal(nonet_book_add(book, &puzzle, NULL), NONET_OK);
		bytes = nonet_book_take(book, &nbytes);
		nonet_buffer_add(&pdf, bytes ? bytes : "", nbytes);
	}
	assert_int_equal(nonet_book_finish(book), NONET_OK);
	bytes = nonet_book_take(book, &nbytes);
	nonet_buffer_add(&pdf, bytes, nbytes);
	assert_null(nonet_book_take(book, &nbytes));
	int pages = nonet_book_pages(book);
	assert_memory_equal(pdf.bytes, "%PDF-1", 6);
	assert_memory_equal(pdf.bytes + pdf.length - 6, "%%EOF\n", 6);
	assert_int_equal(pages_in(pdf.bytes, pdf.length), pages);
	nonet_buffer_free_inside(&pdf);
	nonet_book_free(book);
	return pages;
}

static void books_have_as_many_pages_as_it_takes(void **state) {
	(void)state;
	static const struct book_case cases[] = {
	    {8, 9, 4, NONET_BOOK_SOLUTIONS_NONE, false, 2},
	    {9, 9, 4, NONET_BOOK_SOLUTIONS_NONE, false, 3},
	    {9, 9, 4, NONET_BOOK_SOLUTIONS_PAGE, false, 3},
	    {20, 9, 4, NONET_BOOK_SOLUTIONS_END, false, 5 + 1},
	    {21, 9, 6, NONET_BOOK_SOLUTIONS_END, false, 4 + 2},
	    {12, 9, 2, NONET_BOOK_SOLUTIONS_END, true, 6 + 2},
	    {3, 9, 1, NONET_BOOK_SOLUTIONS_PAGE, true, 3},
	    {5, 4, 6, NONET_BOOK_SOLUTIONS_END, false, 1 + 1},
	    {5, 16, 1, NONET_BOOK_SOLUTIONS_END, false, 5 + 2},
	    {2, 25, 1, NONET_BOOK_SOLUTIONS_END, true, 2 + 2},
	};
	int asked;
	struct nonet_fonts *fonts = open_fonts(&asked);
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		assert_int_equal(pages_of(&cases[i], fonts), cases[i].pages);
	nonet_fonts_free(fonts);
}

/* A language in which every text is turned round a little. */
static const char *translate(void *context, const char *english, const char *plural,
                             unsigned long count) {
	int *asked = context;
	(void)plural, (void)count;
	if (strcmp(english, "Row {row}: {cells}.") == 0)
		return "{cells} <- {row}";
	*asked |= strcmp(english, "Solutions") == 0 ? 1 : strcmp(english, "by {author}") == 0 ? 2 : 0;
	return strcmp(english, "blank") == 0 ? "o" : english;
}

static void words_of_its_own_are_translated(void **state) {
	(void)state;
	int fonts_asked, asked = 0;
	struct nonet_puzzle puzzle;
	char *svg;
	size_t nbytes;
	make_puzzle(&puzzle, 4, BOXES);
	memset(puzzle.value, 0, sizeof puzzle.value);
	puzzle.value[1] = 3;
	struct nonet_picture picture = {.puzzle = &puzzle, .translate = translate, .context = &asked};
	assert_int_equal(nonet_picture_draw(&picture, NONET_PICTURE_SVG, NULL, &svg, &nbytes),
	                 NONET_OK);
	assert_non_null(strstr(svg, ">o 3 o o &lt;- 1\no o o o &lt;- 2\n"));
	free(svg);
	if (nonet_picture_lacks(NONET_PICTURE_PDF))
		return;
	struct nonet_fonts *fonts = open_fonts(&fonts_asked);
	struct nonet_book_style style = {.paper_width = 595.28,
	                                 .paper_height = 841.89,
	                                 .per_page = 1,
	                                 .translate = translate,
	                                 .context = &asked};
	struct nonet_book *book = nonet_book_new(&style, fonts);
	puzzle.words.author = "Ada";
	puzzle.solution[0] = 1;
	assert_int_equal(nonet_book_add(book, &puzzle, NULL), NONET_OK);
	assert_int_equal(nonet_book_finish(book), NONET_OK);
	assert_int_equal(asked, 1 | 2);
	nonet_book_free(book);
	nonet_fonts_free(fonts);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(borders_are_thick_where_regions_meet_and_nowhere_else),
	    cmocka_unit_test(cells_hold_what_the_puzzle_says),
	    cmocka_unit_test(everything_lies_within_its_cell_at_every_size),
	    cmocka_unit_test(labels_name_rows_and_columns),
	    cmocka_unit_test(steps_of_every_technique_are_drawn),
	    cmocka_unit_test(hostile_text_becomes_letters),
	    cmocka_unit_test(lines_are_broken_at_spaces_or_anywhere),
	    cmocka_unit_test(svg_is_the_same_twice_and_escapes_text),
	    cmocka_unit_test(png_and_pdf_are_the_same_twice),
	    cmocka_unit_test(without_a_font_there_is_no_png),
	    cmocka_unit_test(books_have_as_many_pages_as_it_takes),
	    cmocka_unit_test(words_of_its_own_are_translated),
	};
	return cmocka_run_group_tests_name("picture", tests, NULL, NULL);
}
