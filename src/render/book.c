#include <nonet/picture.h>

#include "base/sentence.h"
#include "render/book_layout.h"
#include "render/picture_drawing.h"
#include "render/render_cairo.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef NONET_HAVE_CAIRO

struct nonet_book {
	struct nonet_book_style style;
	struct nonet_fonts *fonts;
	struct nonet_cairo_pdf *pdf;
	struct nonet_buffer bytes; /* of the PDF, since the last that were taken */
	bool taken;                /* what is in `bytes` was handed over */
	struct nonet_scene scene;
	int pages;
	int number;                                           /* of puzzles */
	struct nonet_book_entry waiting[NONET_BOOK_PER_PAGE]; /* for their page */
	int nwaiting;
	struct nonet_buffer solutions; /* of all pages so far, see keep_solution */
};

static char *copy_of(const char *text) {
	size_t nbytes = text ? strlen(text) + 1 : 0;
	char *copy = nbytes > 1 ? malloc(nbytes) : NULL;
	return copy ? memcpy(copy, text, nbytes) : NULL;
}

static void free_words(struct nonet_book_style *style) {
	free((char *)style->title);
	free((char *)style->author);
	free((char *)style->date);
}

static void free_entry(struct nonet_book_entry *entry) {
	free(entry->title);
	free(entry->note);
	free(entry->instead);
}

struct nonet_book *nonet_book_new(const struct nonet_book_style *style, struct nonet_fonts *fonts) {
	assert(style->per_page == 1 || style->per_page == 2 || style->per_page == 4 ||
	       style->per_page == NONET_BOOK_PER_PAGE);
	if (nonet_picture_lacks(NONET_PICTURE_PDF))
		return NULL;
	struct nonet_book *book = calloc(1, sizeof *book);
	if (!book)
		return NULL;
	book->style = *style;
	book->style.title = copy_of(style->title);
	book->style.author = copy_of(style->author);
	book->style.date = copy_of(style->date);
	book->fonts = fonts;
	struct nonet_pdf_words words = {book->style.title, book->style.author, book->style.date};
	book->pdf = nonet_cairo_pdf_new(&words, &book->bytes);
	if (book->pdf)
		return book;
	nonet_book_free(book);
	return NULL;
}

void nonet_book_free(struct nonet_book *book) {
	if (!book)
		return;
	nonet_cairo_pdf_free(book->pdf);
	for (int i = 0; i < book->nwaiting; i++)
		free_entry(&book->waiting[i]);
	free_words(&book->style);
	nonet_scene_free_inside(&book->scene);
	nonet_buffer_free_inside(&book->bytes);
	nonet_buffer_free_inside(&book->solutions);
	free(book);
}

/* The bytes that were handed over are not needed any more. */
static void forget_taken(struct nonet_book *book) {
	if (book->taken)
		book->bytes.length = 0;
	book->taken = false;
}

static enum nonet_status put_page(struct nonet_book *book) {
	if (book->scene.no_memory)
		return NONET_NO_MEMORY;
	book->pages++;
	return nonet_cairo_pdf_page(book->pdf, &book->scene, book->scene.width, book->fonts);
}

/* The size, then of all cells the region, the solution and whether it is given, then what is
 * printed instead, with its NUL. */
static void keep_solution(struct nonet_book *book, const struct nonet_book_entry *entry) {
	const struct nonet_puzzle *puzzle = &entry->puzzle;
	struct nonet_buffer *kept = &book->solutions;
	size_t cells = (size_t)puzzle->size * puzzle->size;
	nonet_buffer_add(kept, (const char *)&puzzle->size, 1);
	nonet_buffer_add(kept, (const char *)puzzle->region, cells);
	nonet_buffer_add(kept, (const char *)puzzle->solution, cells);
	nonet_buffer_add(kept, (const char *)puzzle->given, cells);
	nonet_buffer_add_text(kept, entry->instead ? entry->instead : "");
	nonet_buffer_add(kept, "", 1);
}

/* The reverse. Returns where the next one begins. */
static const char *recall_solution(const char *kept, struct nonet_book_entry *entry_ret) {
	struct nonet_puzzle *puzzle = &entry_ret->puzzle;
	size_t cells = (size_t)(uint8_t)*kept * (uint8_t)*kept;
	nonet_puzzle_clear(puzzle, (uint8_t)*kept++);
	memcpy(puzzle->region, kept, cells);
	memcpy(puzzle->solution, kept + cells, cells);
	memcpy(puzzle->given, kept + 2 * cells, cells);
	kept += 3 * cells;
	entry_ret->instead = *kept ? (char *)kept : NULL;
	return kept + strlen(kept) + 1;
}

static enum nonet_status flush_puzzles(struct nonet_book *book, bool last) {
	if (book->nwaiting == 0)
		return NONET_OK;
	nonet_book_puzzle_page(&book->style, book->waiting, book->nwaiting, book->pages + 1, last,
	                       &book->scene);
	for (int i = 0; i < book->nwaiting; i++) {
		if (book->style.solutions == NONET_BOOK_SOLUTIONS_END)
			keep_solution(book, &book->waiting[i]);
		free_entry(&book->waiting[i]);
	}
	book->nwaiting = 0;
	return book->solutions.no_memory ? NONET_NO_MEMORY : put_page(book);
}

/* "by Ada" in the language. */
static void add_author(const struct nonet_book *book, const char *author,
                       struct nonet_buffer *note) {
	const char *template =
	    nonet_translated(book->style.translate, book->style.context, N_("by {author}"));
	const char *place = strstr(template, "{author}");
	size_t before = place ? (size_t)(place - template) : strlen(template);
	nonet_buffer_add(note, template, before);
	nonet_buffer_add_text(note, author);
	if (place)
		nonet_buffer_add_text(note, place + strlen("{author}"));
}

/* "Hard · 4.2 · by Ada", of what is told. */
static char *note_of(const struct nonet_book *book, const struct nonet_words *words) {
	const char *const parts[] = {words->level, words->rating, words->author};
	struct nonet_buffer note = {0};
	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
		if (!parts[i] || !*parts[i])
			continue;
		if (note.length > 0)
			nonet_buffer_add_text(&note, " \xC2\xB7 ");
		if (parts[i] == words->author)
			add_author(book, parts[i], &note);
		else if (parts[i] == words->level)
			nonet_buffer_add_text(
			    &note, nonet_translated(book->style.translate, book->style.context, parts[i]));
		else
			nonet_buffer_add_text(&note, parts[i]);
	}
	return note.bytes;
}

enum nonet_status nonet_book_add(struct nonet_book *book, const struct nonet_puzzle *puzzle,
                                 const char *instead) {
	enum nonet_status status = NONET_OK;
	forget_taken(book);
	if (book->nwaiting == book->style.per_page)
		status = flush_puzzles(book, false);
	if (status != NONET_OK)
		return status;
	struct nonet_book_entry *entry = &book->waiting[book->nwaiting++];
	*entry = (struct nonet_book_entry){.number = ++book->number,
	                                   .puzzle = *puzzle,
	                                   .title = copy_of(puzzle->words.title),
	                                   .note = note_of(book, &puzzle->words),
	                                   .instead = copy_of(instead)};
	entry->puzzle.words = (struct nonet_words){0};
	return NONET_OK;
}

enum nonet_status nonet_book_add_picture(struct nonet_book *book,
                                         const struct nonet_picture *picture) {
	forget_taken(book);
	enum nonet_status status = flush_puzzles(book, false);
	if (status != NONET_OK)
		return status;
	nonet_picture_scene(picture, &book->scene);
	if (book->scene.no_memory)
		return NONET_NO_MEMORY;
	book->pages++;
	return nonet_cairo_pdf_page(book->pdf, &book->scene,
	                            picture->width > 0 ? picture->width : book->scene.width,
	                            book->fonts);
}

static enum nonet_status put_solutions(struct nonet_book *book) {
	const char *at = book->solutions.bytes;
	const char *end = at ? at + book->solutions.length : NULL;
	struct nonet_book_entry entry = {.number = 1};
	struct nonet_solution_place place = {0};
	enum nonet_status status = NONET_OK;
	for (; at < end && status == NONET_OK; entry.number++) {
		at = recall_solution(at, &entry);
		if (!entry.instead && !entry.puzzle.solution[0])
			continue;
		if (nonet_book_solution_is_full(&book->style, &place, entry.puzzle.size)) {
			bool first = !place.begun;
			status = first ? NONET_OK : put_page(book);
			nonet_book_solution_page(&book->style, book->pages + 1, first, &place, &book->scene);
		}
		nonet_book_solution(&book->style, &entry, &place, &book->scene);
	}
	return place.begun && status == NONET_OK ? put_page(book) : status;
}

enum nonet_status nonet_book_finish(struct nonet_book *book) {
	forget_taken(book);
	enum nonet_status status = flush_puzzles(book, true);
	if (status == NONET_OK)
		status = put_solutions(book);
	enum nonet_status last = nonet_cairo_pdf_finish(book->pdf);
	return status != NONET_OK ? status : last;
}

int nonet_book_pages(const struct nonet_book *book) {
	return book->pages;
}

const char *nonet_book_take(struct nonet_book *book, size_t *nbytes_ret) {
	forget_taken(book);
	*nbytes_ret = book->bytes.length;
	book->taken = book->bytes.length > 0;
	return book->taken ? book->bytes.bytes : NULL;
}

#else

struct nonet_book *nonet_book_new(const struct nonet_book_style *style, struct nonet_fonts *fonts) {
	(void)style, (void)fonts;
	return NULL;
}

void nonet_book_free(struct nonet_book *book) {
	(void)book;
}

enum nonet_status nonet_book_add(struct nonet_book *book, const struct nonet_puzzle *puzzle,
                                 const char *instead) {
	(void)book, (void)puzzle, (void)instead;
	return NONET_NO_MEMORY;
}

enum nonet_status nonet_book_add_picture(struct nonet_book *book,
                                         const struct nonet_picture *picture) {
	(void)book, (void)picture;
	return NONET_NO_MEMORY;
}

enum nonet_status nonet_book_finish(struct nonet_book *book) {
	(void)book;
	return NONET_NO_MEMORY;
}

int nonet_book_pages(const struct nonet_book *book) {
	(void)book;
	return 0;
}

const char *nonet_book_take(struct nonet_book *book, size_t *nbytes_ret) {
	(void)book;
	*nbytes_ret = 0;
	return NULL;
}

#endif
