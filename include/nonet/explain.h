/* Words for what the logic finds: steps told in sentences, short or in full; and hints.
 *
 * Every sentence is an English template with named places to fill in, such as "{cell} can only hold
 * {digit}.", and goes through one function that the caller may give, so that translations can
 * follow. All calls are thread-safe.
 */
#ifndef NONET_EXPLAIN_H
#define NONET_EXPLAIN_H

#include <nonet/logic.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How cells and houses are called. Boxes are numbered 1 to 9 in reading order in both. */
enum nonet_notation {
	NONET_NOTATION_RC, /* r4c5: row 4, column 5, rows counted from the top; "row 4" */
	NONET_NOTATION_A1  /* D5: rows are letters from the top, A to H and J (no I, which looks like a
	                      1), columns are numbers, so that the last cell is J9; "row D". Sets and
	                      colours are called K, L and so on instead of A, B */
};

/* How to put things. A zeroed value, or NULL for the whole struct: in English, r4c5. */
struct nonet_wording {
	nonet_translate *translate; /* NULL: English */
	void *context;              /* handed to translate */
	enum nonet_notation notation;
};

enum nonet_detail {
	NONET_DETAIL_SHORT, /* one line: technique, pattern, => what follows. Cells are grouped (r13c5
	                       is r1c5 and r3c5), chains are in Eureka notation: (5) before a cell is
	                       the digit, = a strong link, - a weak one; (5=9) before several cells
	                       is an almost locked set that without 5 holds 9. Of several digits of a
	                       link, as in (3=28) and then (28=7), a set holds all, a cell one.
	                       Fish are base\cover, with | between two that are told as one */
	NONET_DETAIL_LONG   /* the technique's name on the first line, then the reason in whole
	                       sentences, chains with a line for each link, and what follows last */
};

/* Tells a step; `before` is the position in which it was found. NONET_OK with the text, which ends
 * in a NUL and has no line end after its last line: the caller frees it with free(). Or
 * NONET_NO_MEMORY. `wording` may be NULL. */
NONET_API enum nonet_status nonet_explain_step(const struct nonet_position *before,
                                               const struct nonet_step *step,
                                               const struct nonet_wording *wording,
                                               enum nonet_detail detail, char **text_ret);

/* What there is to say about a position. */
enum nonet_hint_kind {
	NONET_HINT_STEP,        /* the next step */
	NONET_HINT_SOLVED,      /* the grid is full, and right */
	NONET_HINT_CONFLICT,    /* a house has a digit twice */
	NONET_HINT_NO_SOLUTION, /* the clues have none; or several, but none agrees with the position */
	NONET_HINT_WRONG_DIGIT, /* placed digits are not those of the only solution */
	NONET_HINT_WRONG_MARKS, /* candidates that the only solution needs are gone */
	NONET_HINT_DEAD_END,    /* an empty cell has no candidate, or a house no place for a digit */
	NONET_HINT_NO_STEP      /* no technique of the profile finds anything */
};

struct nonet_hint_options {
	enum nonet_profile profile; /* whose next step */
	bool without_uniqueness;    /* leave out the techniques that presuppose one solution */
	bool no_spoilers; /* of what is wrong with the digits and candidates, say only that something
	                     is, not what or where */
};

struct nonet_hint; /* opaque */

/* Looks for a hint: first for what is wrong with the position, then for the next step from it, by
 * the player's own candidates. Techniques that presuppose one solution are only used when the clues
 * have one. `options` and `limits` may be NULL. NONET_OK with the hint, which the caller frees;
 * NONET_TIMEOUT, NONET_STOPPED, NONET_NO_MEMORY without. */
NONET_API enum nonet_status nonet_hint_new(const struct nonet_position *position,
                                           const struct nonet_hint_options *options,
                                           const struct nonet_limits *limits,
                                           struct nonet_hint **hint_ret);
NONET_API void nonet_hint_free(struct nonet_hint *hint); /* NULL is fine */

NONET_API enum nonet_hint_kind nonet_hint_kind(const struct nonet_hint *hint);

/* How many solutions the clues have, and where these have several, how many agree with the
 * position; NONET_NONE also when clues conflict. */
NONET_API enum nonet_verdict nonet_hint_verdict(const struct nonet_hint *hint);

/* The step, which belongs to the hint; NULL unless the kind is NONET_HINT_STEP. */
NONET_API const struct nonet_step *nonet_hint_step(const struct nonet_hint *hint);

enum { NONET_HINT_WHERE = 1, NONET_HINT_WHICH = 2, NONET_HINT_WHY = 3 };

/* Tells the hint. Of a step, level NONET_HINT_WHERE says where to look, and for which digit where
 * it is one; NONET_HINT_WHICH the technique and its cells by what they do, or where its chains
 * start, in one paragraph like the level before; NONET_HINT_WHY all, as nonet_explain_step does.
 * What is wrong is told at every level, of digits that clash the first three pairs and how many
 * more there are, and at the last one which candidates have to be put back. A puzzle with several
 * solutions is said to be one first. The text is the caller's, as that of nonet_explain_step. */
NONET_API enum nonet_status nonet_hint_text(const struct nonet_hint *hint, int level,
                                            const struct nonet_wording *wording, char **text_ret);

/* A technique for reading. All texts are static and English, and go through `translate` as they are
 * when they are told. */
struct nonet_glossary_entry {
	enum nonet_technique technique;
	const char *family;  /* such as "Wings" */
	const char *summary; /* what it is, in a sentence */
	const char *why;     /* why it is true */
	const char *spot;    /* how to see it */
	uint8_t se_least;    /* Sudoku Explainer's ratings of its steps, in tenths; 0: it has no such */
	uint8_t se_most;     /* technique. 0 for the highest: the chain's length adds to it */
	bool unique;         /* presupposes that the puzzle has one solution */
};

/* All entries, one for each technique, family by family and within these roughly from easy to hard:
 * NONET_TECHNIQUE_COUNT of them. Static. */
NONET_API const struct nonet_glossary_entry *nonet_glossary_entries(void);

/* That of one technique. Static. */
NONET_API const struct nonet_glossary_entry *nonet_glossary_entry(enum nonet_technique technique);

/* Tells all that the entry says, but for its example: the name on the first line, then paragraphs,
 * with an empty line between them. The text is the caller's, as that of nonet_explain_step. */
NONET_API enum nonet_status nonet_explain_technique(enum nonet_technique technique,
                                                    const struct nonet_wording *wording,
                                                    char **text_ret);

/* Calls `visit` with the technique's worked example: a position of a puzzle with one solution, and
 * the technique's step there, as its finder or its path finds it. Both belong to the call. NONET_OK
 * when it was called, NONET_NO_MEMORY, or NONET_END when the technique has no example. */
NONET_API enum nonet_status
nonet_glossary_example(enum nonet_technique technique,
                       void (*visit)(void *context, const struct nonet_position *position,
                                     const struct nonet_step *step),
                       void *context);

#ifdef __cplusplus
}
#endif
#endif
