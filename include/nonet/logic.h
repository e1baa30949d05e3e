/* Solving as a person would: steps with reasons, and the ratings that follow from them.
 *
 * Sudoku Explainer's scale (ER, EP, ED) is that of its version 1.2.1 with gsf's serate, the rater
 * of the Patterns Game. Ratings are counted in tenths: 71 is what is written 7.1.
 *
 * All calls are thread-safe; different paths are independent, one path is used by one thread at a
 * time.
 */
#ifndef NONET_LOGIC_H
#define NONET_LOGIC_H

#include <nonet/solve.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One line adds a technique everywhere: X(name, English name). */
#define NONET_TECHNIQUE_LIST(X)                                                                    \
	X(HIDDEN_SINGLE, "Hidden Single")                                                              \
	X(DIRECT_POINTING, "Direct Pointing")                                                          \
	X(DIRECT_CLAIMING, "Direct Claiming")                                                          \
	X(DIRECT_HIDDEN_PAIR, "Direct Hidden Pair")                                                    \
	X(NAKED_SINGLE, "Naked Single")                                                                \
	X(DIRECT_HIDDEN_TRIPLE, "Direct Hidden Triple")                                                \
	X(POINTING, "Pointing")                                                                        \
	X(CLAIMING, "Claiming")                                                                        \
	X(NAKED_PAIR, "Naked Pair")                                                                    \
	X(X_WING, "X-Wing")                                                                            \
	X(HIDDEN_PAIR, "Hidden Pair")                                                                  \
	X(NAKED_TRIPLE, "Naked Triple")                                                                \
	X(SWORDFISH, "Swordfish")                                                                      \
	X(HIDDEN_TRIPLE, "Hidden Triple")                                                              \
	X(XY_WING, "XY-Wing")                                                                          \
	X(XYZ_WING, "XYZ-Wing")                                                                        \
	X(UNIQUE_LOOP_1, "Unique Rectangle or Loop type 1")                                            \
	X(UNIQUE_LOOP_2, "Unique Rectangle or Loop type 2")                                            \
	X(UNIQUE_LOOP_3, "Unique Rectangle or Loop type 3")                                            \
	X(UNIQUE_LOOP_4, "Unique Rectangle or Loop type 4")                                            \
	X(NAKED_QUAD, "Naked Quad")                                                                    \
	X(JELLYFISH, "Jellyfish")                                                                      \
	X(HIDDEN_QUAD, "Hidden Quad")                                                                  \
	X(BUG_1, "BUG type 1")                                                                         \
	X(BUG_2, "BUG type 2")                                                                         \
	X(BUG_3, "BUG type 3")                                                                         \
	X(BUG_4, "BUG type 4")                                                                         \
	X(ALIGNED_PAIR_EXCLUSION, "Aligned Pair Exclusion")                                            \
	X(X_CYCLE, "Bidirectional X-Cycle")                                                            \
	X(Y_CYCLE, "Bidirectional Y-Cycle")                                                            \
	X(XY_CYCLE, "Bidirectional Cycle")                                                             \
	X(FORCING_X_CHAIN, "Forcing X-Chain")                                                          \
	X(FORCING_CHAIN, "Forcing Chain")                                                              \
	X(ALIGNED_TRIPLE_EXCLUSION, "Aligned Triple Exclusion")                                        \
	X(NISHIO, "Nishio Forcing Chains")                                                             \
	X(CELL_CHAINS, "Cell Forcing Chains")                                                          \
	X(REGION_CHAINS, "Region Forcing Chains")                                                      \
	X(DOUBLE_CHAINS, "Double Forcing Chains")                                                      \
	X(CONTRADICTION_CHAINS, "Contradiction Forcing Chains")                                        \
	X(FULL_HOUSE, "Full House")                                                                    \
	X(LOCKED_PAIR, "Locked Pair")                                                                  \
	X(LOCKED_TRIPLE, "Locked Triple")                                                              \
	X(SQUIRMBAG, "Squirmbag")                                                                      \
	X(WHALE, "Whale")                                                                              \
	X(LEVIATHAN, "Leviathan")                                                                      \
	X(REMOTE_PAIR, "Remote Pair")                                                                  \
	X(BUG_PLUS_1, "Bivalue Universal Grave + 1")                                                   \
	X(SKYSCRAPER, "Skyscraper")                                                                    \
	X(TWO_STRING_KITE, "2-String Kite")                                                            \
	X(DUAL_TWO_STRING_KITE, "Dual 2-String Kite")                                                  \
	X(TURBOT_FISH, "Turbot Fish")                                                                  \
	X(EMPTY_RECTANGLE, "Empty Rectangle")                                                          \
	X(DUAL_EMPTY_RECTANGLE, "Dual Empty Rectangle")                                                \
	X(W_WING, "W-Wing")                                                                            \
	X(UNIQUENESS_1, "Uniqueness Test 1")                                                           \
	X(UNIQUENESS_2, "Uniqueness Test 2")                                                           \
	X(UNIQUENESS_3, "Uniqueness Test 3")                                                           \
	X(UNIQUENESS_4, "Uniqueness Test 4")                                                           \
	X(UNIQUENESS_5, "Uniqueness Test 5")                                                           \
	X(UNIQUENESS_6, "Uniqueness Test 6")                                                           \
	X(HIDDEN_RECTANGLE, "Hidden Rectangle")                                                        \
	X(AVOIDABLE_RECTANGLE_1, "Avoidable Rectangle Type 1")                                         \
	X(AVOIDABLE_RECTANGLE_2, "Avoidable Rectangle Type 2")                                         \
	X(FINNED_X_WING, "Finned X-Wing")                                                              \
	X(FINNED_SWORDFISH, "Finned Swordfish")                                                        \
	X(FINNED_JELLYFISH, "Finned Jellyfish")                                                        \
	X(FINNED_SQUIRMBAG, "Finned Squirmbag")                                                        \
	X(FINNED_WHALE, "Finned Whale")                                                                \
	X(FINNED_LEVIATHAN, "Finned Leviathan")                                                        \
	X(SASHIMI_X_WING, "Sashimi X-Wing")                                                            \
	X(SASHIMI_SWORDFISH, "Sashimi Swordfish")                                                      \
	X(SASHIMI_JELLYFISH, "Sashimi Jellyfish")                                                      \
	X(SASHIMI_SQUIRMBAG, "Sashimi Squirmbag")                                                      \
	X(SASHIMI_WHALE, "Sashimi Whale")                                                              \
	X(SASHIMI_LEVIATHAN, "Sashimi Leviathan")                                                      \
	X(SUE_DE_COQ, "Sue de Coq")                                                                    \
	X(SIMPLE_COLORS_TRAP, "Simple Colors Trap")                                                    \
	X(SIMPLE_COLORS_WRAP, "Simple Colors Wrap")                                                    \
	X(MULTI_COLORS_1, "Multi Colors 1")                                                            \
	X(MULTI_COLORS_2, "Multi Colors 2")                                                            \
	X(X_CHAIN, "X-Chain")                                                                          \
	X(XY_CHAIN, "XY-Chain")                                                                        \
	X(CONTINUOUS_NICE_LOOP, "Continuous Nice Loop")                                                \
	X(DISCONTINUOUS_NICE_LOOP, "Discontinuous Nice Loop")                                          \
	X(AIC, "AIC")                                                                                  \
	X(GROUPED_CONTINUOUS_NICE_LOOP, "Grouped Continuous Nice Loop")                                \
	X(GROUPED_DISCONTINUOUS_NICE_LOOP, "Grouped Discontinuous Nice Loop")                          \
	X(GROUPED_AIC, "Grouped AIC")                                                                  \
	X(ALS_XZ, "Almost Locked Set XZ-Rule")                                                         \
	X(ALS_XY_WING, "Almost Locked Set XY-Wing")                                                    \
	X(ALS_XY_CHAIN, "Almost Locked Set XY-Chain")                                                  \
	X(DEATH_BLOSSOM, "Death Blossom")                                                              \
	X(FRANKEN_X_WING, "Franken X-Wing")                                                            \
	X(FRANKEN_SWORDFISH, "Franken Swordfish")                                                      \
	X(FRANKEN_JELLYFISH, "Franken Jellyfish")                                                      \
	X(FRANKEN_SQUIRMBAG, "Franken Squirmbag")                                                      \
	X(FRANKEN_WHALE, "Franken Whale")                                                              \
	X(FRANKEN_LEVIATHAN, "Franken Leviathan")                                                      \
	X(FINNED_FRANKEN_X_WING, "Finned Franken X-Wing")                                              \
	X(FINNED_FRANKEN_SWORDFISH, "Finned Franken Swordfish")                                        \
	X(FINNED_FRANKEN_JELLYFISH, "Finned Franken Jellyfish")                                        \
	X(FINNED_FRANKEN_SQUIRMBAG, "Finned Franken Squirmbag")                                        \
	X(FINNED_FRANKEN_WHALE, "Finned Franken Whale")                                                \
	X(FINNED_FRANKEN_LEVIATHAN, "Finned Franken Leviathan")                                        \
	X(MUTANT_X_WING, "Mutant X-Wing")                                                              \
	X(MUTANT_SWORDFISH, "Mutant Swordfish")                                                        \
	X(MUTANT_JELLYFISH, "Mutant Jellyfish")                                                        \
	X(MUTANT_SQUIRMBAG, "Mutant Squirmbag")                                                        \
	X(MUTANT_WHALE, "Mutant Whale")                                                                \
	X(MUTANT_LEVIATHAN, "Mutant Leviathan")                                                        \
	X(FINNED_MUTANT_X_WING, "Finned Mutant X-Wing")                                                \
	X(FINNED_MUTANT_SWORDFISH, "Finned Mutant Swordfish")                                          \
	X(FINNED_MUTANT_JELLYFISH, "Finned Mutant Jellyfish")                                          \
	X(FINNED_MUTANT_SQUIRMBAG, "Finned Mutant Squirmbag")                                          \
	X(FINNED_MUTANT_WHALE, "Finned Mutant Whale")                                                  \
	X(FINNED_MUTANT_LEVIATHAN, "Finned Mutant Leviathan")                                          \
	X(KRAKEN_FISH_1, "Kraken Fish Type 1")                                                         \
	X(KRAKEN_FISH_2, "Kraken Fish Type 2")                                                         \
	X(FORCING_CHAIN_CONTRADICTION, "Forcing Chain Contradiction")                                  \
	X(FORCING_CHAIN_VERITY, "Forcing Chain Verity")                                                \
	X(FORCING_NET_CONTRADICTION, "Forcing Net Contradiction")                                      \
	X(FORCING_NET_VERITY, "Forcing Net Verity")                                                    \
	X(TEMPLATE_SET, "Template Set")                                                                \
	X(TEMPLATE_DELETE, "Template Delete")                                                          \
	X(BRUTE_FORCE, "Brute Force")                                                                  \
	X(WXYZ_WING, "WXYZ-Wing")                                                                      \
	X(M_WING, "M-Wing")                                                                            \
	X(S_WING, "S-Wing")                                                                            \
	X(L_WING, "L-Wing")                                                                            \
	X(MEDUSA_TRAP, "3D Medusa Trap")                                                               \
	X(MEDUSA_WRAP, "3D Medusa Wrap")                                                               \
	X(JUNIOR_EXOCET, "Junior Exocet")                                                              \
	X(SENIOR_EXOCET, "Senior Exocet")                                                              \
	X(SK_LOOP, "SK-Loop")                                                                          \
	X(MULTI_SECTOR_LOCKED_SETS, "Multi-Sector Locked Sets")                                        \
	X(TRIDAGON, "Tridagon")

enum nonet_technique {
#define NONET_TECHNIQUE_NAME(name, text) NONET_TECHNIQUE_##name,
	NONET_TECHNIQUE_LIST(NONET_TECHNIQUE_NAME)
#undef NONET_TECHNIQUE_NAME
	    NONET_TECHNIQUE_COUNT
};

/* The name above: static, English. */
NONET_API const char *nonet_technique_name(enum nonet_technique technique);

/* What else it is called, in the field or in other programs: names separated by ", ", or "".
 * Static, English. */
NONET_API const char *nonet_technique_other_names(enum nonet_technique technique);

/* The technique of that name, be it written "X-Wing", "x-wing", "xwing" or "X_WING", or one of the
 * other names; the word "type", and what stands in brackets at the end, may be there or not.
 * What is not ASCII is never passed over: of the English names none has it.
 * NONET_TECHNIQUE_COUNT when there is none. */
NONET_API enum nonet_technique nonet_technique_from_name(const char *name);

/* Digits of one cell: digit d is bit d - 1. */
struct nonet_cell_digits {
	uint8_t cell;    /* 0..80 */
	uint16_t digits; /* never 0 */
};

/* What a cell does in a pattern. */
enum nonet_role {
	NONET_ROLE_BASE,   /* part of the pattern itself */
	NONET_ROLE_EXTRA,  /* fins, extra candidates of a uniqueness pattern, cells that exclude, the
	                      second colour of a colouring, guardians, an exocet's crossing cells */
	NONET_ROLE_PIVOT,  /* the cell that a wing hangs on */
	NONET_ROLE_TARGET, /* the cells that hold what the base of an exocet holds */
	NONET_ROLE_COUNT
};

/* Where a pattern is made of almost locked sets, each has a number: 1 for the set A, 2 for B, and
 * so on; a cell that belongs to two of them stands in the pattern twice, as does one that plays two
 * roles. */
struct nonet_pattern_cell {
	uint8_t cell;
	uint8_t role; /* enum nonet_role */
	uint8_t set;  /* 0: of none */
	uint16_t digits;
};

/* What joins two almost locked sets: digits that only one of them can hold (restricted commons). In
 * a death blossom `from` is 0, the stem, which is the pattern's pivot cell. */
struct nonet_set_link {
	uint8_t from, to; /* numbers of sets */
	uint16_t digits;
};

enum {
	NONET_STEP_PATTERN = 200, /* the most cells of a pattern; what is beyond is not written */
	NONET_STEP_SET_LINKS = 60
};

/* Why a candidate of a chain is true or false. */
enum nonet_cause {
	NONET_CAUSE_ASSUMED,     /* the start of a chain */
	NONET_CAUSE_SAME_CELL,   /* off: the cell holds another digit; on: no other is left in it */
	NONET_CAUSE_SAME_HOUSE,  /* the same within `house` */
	NONET_CAUSE_SAME_SET,    /* off: the almost locked set number `set` holds the digit, as the set
	                            has lost that of the parents */
	NONET_CAUSE_NESTED_STEP, /* off: a locking, pair or X-wing that the chain made possible */
	NONET_CAUSE_NESTED_CHAIN /* off: chains that the chain made possible, see `nested` */
};

/* A candidate of a chain that is thought to be true (on) or false (off), with the earlier nodes
 * that it follows from. A group of candidates, of one digit or, where a set takes several from a
 * cell, of one cell, has one node for each of them, one after the other, with the same cause and
 * parents: on means that one of them is true, off that all are false; what follows from a group has
 * all of its nodes as parents. */
struct nonet_chain_node {
	uint8_t cell;
	uint8_t digit;         /* 1..9 */
	uint8_t on;            /* 1 true, 0 false */
	uint8_t joined;        /* 1: of the same group as the node before it in the chain */
	uint8_t cause;         /* enum nonet_cause */
	uint8_t house;         /* for NONET_CAUSE_SAME_HOUSE */
	uint8_t set;           /* for NONET_CAUSE_SAME_SET: a set of the pattern */
	uint8_t technique;     /* enum nonet_technique, for the nested causes */
	uint16_t parent_count; /* 0 for an assumption, and for what is so without any */
	uint32_t first_parent; /* parents[first_parent ...] are positions in nodes[] */
	uint32_t nested;       /* for NONET_CAUSE_NESTED_CHAIN: a position in chains[] */
	uint32_t nested_count; /* how many chains of chains[] from there */
};

/* One chain: nodes[first_node ... first_node + node_count - 1], the conclusion first, each node
 * after those that follow from it; the last one is the assumption. */
struct nonet_chain {
	uint32_t first_node;
	uint32_t node_count;
};

/* One step of a path: what is found and what follows. Lists hold what their counts say; the rest of
 * them is not set. The pattern and the chains are filled only when asked for. */
struct nonet_step {
	enum nonet_technique technique;
	uint16_t rating; /* on the scale of the profile, in tenths where it is SE's */
	uint8_t level;   /* nesting of dynamic chains: 0 static, 1 dynamic, 2 (+), 3 (+ forcing chains),
	                    4 (+ multiple), 5 (+ dynamic), 6 (+ dynamic + forcing chains) */

	uint8_t placement_count;
	uint8_t elimination_count;                        /* cells, not digits */
	struct nonet_cell_digits placements[NONET_CELLS]; /* `digits` has one bit */
	struct nonet_cell_digits eliminations[NONET_CELLS];

	uint16_t digits;       /* of the pattern */
	uint32_t base_houses;  /* bit h for house h (0..26) */
	uint32_t cover_houses; /* of two finned fish on the same base that nonet_find_steps tells as one
	                          (siamese), under the name of one of them: the covers of both; the
	                          pattern then has the fins of both as NONET_ROLE_EXTRA */
	uint8_t pattern_count;
	uint8_t set_link_count;
	struct nonet_pattern_cell pattern[NONET_STEP_PATTERN];
	struct nonet_set_link set_links[NONET_STEP_SET_LINKS];

	/* The chains; they belong to the path, or the call, and stay until its next step or its end.
	 * The first `chain_count` of them are the step's own, the others are nested.
	 *
	 * One chain: its start being otherwise than assumed, or its end being as it says, gives the
	 * conclusion; when the end leads back to the start it is a loop, in which all that is on or all
	 * that is off is true. Two chains of a contradiction: they end in one candidate being on and
	 * off, so the start is not as assumed. Otherwise one of the chains' starts is true: both states
	 * of a candidate, all candidates of a cell, all places of a digit in a house, or, of a Kraken
	 * fish, its fins (type 1), or its fins and what it has in one cover (type 2). There is then a
	 * chain from each start to each conclusion: start by start, of each one the placements before
	 * the eliminations, by cell and digit.
	 *
	 * A start that cannot be may lead to a conclusion through its own contradiction; sentences end
	 * there.
	 *
	 * Not written: chains longer than 512 candidates; a contradiction that the position holds
	 * without any assumption; and what is nested in nested chains, which only steps of level 6 have
	 * (such a node names its technique, but not all candidates that it needs to be gone). */
	uint32_t chain_count;
	const struct nonet_chain *chains;
	const struct nonet_chain_node *nodes;
	const uint32_t *parents;
};

/* Whose way through a puzzle a path goes. */
enum nonet_profile {
	NONET_PROFILE_NONET, /* the step that a good teacher would show next: the easiest to see, and
	                        needed for the next placement, as far as can be told within some
	                        milliseconds; rating: the place of the technique in the order of
	                        difficulty, from 1 for singles on */
	NONET_PROFILE_SE,    /* Sudoku Explainer's order and choice; rating: its, in tenths */
	NONET_PROFILE_HODOKU /* HoDoKu's; rating: its score. Where no technique of a puzzle with one
	                        solution goes on, the step is NONET_TECHNIQUE_BRUTE_FORCE, which fills a
	                        cell from the solution */
};

/* A zeroed value, or NULL for the whole struct: the profile as it is. */
struct nonet_path_options {
	bool without_uniqueness; /* leave out the techniques that presuppose one solution */
};

/* How many solutions a position has. */
struct nonet_position_answer {
	enum nonet_verdict clues;    /* of the clues alone; NONET_NONE also when they clash */
	enum nonet_verdict verdict;  /* of those, how many agree with all digits and candidates */
	struct nonet_board solution; /* the only one of the clues, or else of the position; with
	                                neither, it means nothing */
};

/* Counts the solutions of a position, up to two. Candidates that a filled peer rules out are
 * ignored. NONET_OK, or NONET_TIMEOUT or NONET_STOPPED with NONET_UNKNOWN for what is not known.
 * `limits` are for each of up to three searches and may be NULL. */
NONET_API enum nonet_status nonet_position_solve(const struct nonet_position *position,
                                                 const struct nonet_limits *limits,
                                                 struct nonet_position_answer *answer_ret);

/* A path: step after step from a position to the solution. */
struct nonet_path; /* opaque */

/* Begins at `position`, which it copies. Candidates of the position that a filled peer rules out
 * are ignored. Techniques that presuppose one solution are used only when the clues are proven to
 * have one. NULL when out of memory. The caller frees the path. `options` may be NULL. */
NONET_API struct nonet_path *nonet_path_new(enum nonet_profile profile,
                                            const struct nonet_position *position,
                                            const struct nonet_path_options *options);
NONET_API void nonet_path_free(struct nonet_path *path); /* NULL is fine */

/* Finds the next step, writes it with its pattern and chains, and applies it. NONET_OK; NONET_END
 * when the grid is full, has no solution, or no technique goes on (see nonet_path_verdict; with
 * several solutions, Sudoku Explainer's way ends before its uniqueness techniques and our own
 * before forcing chains); NONET_TIMEOUT, NONET_STOPPED and NONET_NO_MEMORY leave the position as it
 * was, so that the call can be made again. `limits` are for this call and may be NULL; poll is told
 * 0 solutions. */
NONET_API enum nonet_status nonet_path_next(struct nonet_path *path,
                                            const struct nonet_limits *limits,
                                            struct nonet_step *step_ret);

/* The position after the steps so far. */
NONET_API void nonet_path_position(const struct nonet_path *path,
                                   struct nonet_position *position_ret);

/* What is known about the solutions. NONET_UNIQUE: one agrees with the position, its filled cells
 * and candidates. NONET_NONE: none does. NONET_MANY: several do, or, of a position in which that
 * would take long to tell, the clues have several, and so far it does not contradict itself. */
NONET_API enum nonet_verdict nonet_path_verdict(const struct nonet_path *path);

enum { NONET_SE_NAME_SIZE = 96 };

/* What Sudoku Explainer 1.2.1 calls a step of a path of NONET_PROFILE_SE, in its own words: "Naked
 * Triplet", "Turbot Fish", "Unique Loop 6 type 2", "Dynamic Cell Forcing Chains (+)". English;
 * returns name_ret. */
NONET_API const char *nonet_se_step_name(const struct nonet_step *step,
                                         char name_ret[NONET_SE_NAME_SIZE]);

/* Sudoku Explainer's rating. */
struct nonet_se_rating {
	uint16_t er;                  /* the hardest step, in tenths; 0 when nothing was left to do */
	uint16_t ep;                  /* the hardest step up to the first placement */
	uint16_t ed;                  /* the first step */
	uint32_t step_count;          /* steps taken; 0 when nothing was left to do */
	enum nonet_technique hardest; /* of the first of the hardest of these steps; not set when
	                                 step_count is 0 */
	enum nonet_verdict verdict; /* NONET_UNIQUE: solved, the rating stands. NONET_NONE, NONET_MANY:
	                               no proper puzzle, and the rating is what was reached.
	                               NONET_UNKNOWN: stopped, or beyond every technique; the rating is
	                               a lower bound: er, ep and ed are at least what was reached, and
	                               at least what the easiest technique gives that has not been
	                               tried to its end in the last position */
};

/* Rates a puzzle as Sudoku Explainer 1.2.1 does. Its techniques that presuppose one solution are
 * used only once the puzzle is proven to have one; with none or several, the rating ends where they
 * would begin, and the verdict says why. limits->time_ns and limits->poll apply (poll is told 0
 * solutions); NULL: no limit. NONET_OK, NONET_TIMEOUT or NONET_STOPPED (rating_ret holds a
 * lower bound), NONET_NO_MEMORY. */
NONET_API enum nonet_status nonet_rate_se(const struct nonet_board *puzzle,
                                          const struct nonet_limits *limits,
                                          struct nonet_se_rating *rating_ret);

/* HoDoKu's five levels. */
enum nonet_hodoku_level {
	NONET_HODOKU_EASY,
	NONET_HODOKU_MEDIUM,
	NONET_HODOKU_HARD,
	NONET_HODOKU_UNFAIR,
	NONET_HODOKU_EXTREME
};

/* "Easy", "Medium", "Hard", "Unfair", "Extreme". Static. */
NONET_API const char *nonet_hodoku_level_name(enum nonet_hodoku_level level);

/* HoDoKu's rating. It is not the same for all isomorphs of a puzzle. */
struct nonet_hodoku_rating {
	enum nonet_hodoku_level level;
	uint32_t score;               /* the sum over the steps */
	uint32_t step_count;          /* 0 when nothing was left to do */
	enum nonet_technique hardest; /* of the step that comes last in HoDoKu's order; not set when
	                                 step_count is 0 */
	enum nonet_verdict verdict;   /* NONET_UNIQUE: the rating stands. Otherwise it is what was
	                                 reached without uniqueness techniques and without guessing */
};

/* Rates a puzzle as HoDoKu 2.2.0 does with its default settings. limits->time_ns and limits->poll
 * apply (poll is told 0 solutions); NULL: no limit. NONET_OK, NONET_TIMEOUT or NONET_STOPPED
 * (rating_ret holds what was reached), NONET_NO_MEMORY. */
NONET_API enum nonet_status nonet_rate_hodoku(const struct nonet_board *puzzle,
                                              const struct nonet_limits *limits,
                                              struct nonet_hodoku_rating *rating_ret);

/* Our own seven levels, from the easiest. */
enum nonet_level {
	NONET_LEVEL_BEGINNER,
	NONET_LEVEL_EASY,
	NONET_LEVEL_MEDIUM,
	NONET_LEVEL_TRICKY,
	NONET_LEVEL_HARD,
	NONET_LEVEL_EXPERT,
	NONET_LEVEL_EXTREME
};

/* "Beginner", "Easy", "Medium", "Tricky", "Hard", "Expert", "Extreme". Static. */
NONET_API const char *nonet_level_name(enum nonet_level level);

/* What a puzzle takes, from the easiest: one line adds a means, X(name, English name). */
#define NONET_MEANS_LIST(X)                                                                        \
	X(NOTHING, "Nothing")                                                                          \
	X(SINGLES_IN_BOXES, "Singles in Boxes")                                                        \
	X(SINGLES, "Singles")                                                                          \
	X(LOCKED_CANDIDATES, "Locked Candidates")                                                      \
	X(PAIRS, "Pairs")                                                                              \
	X(TRIPLES, "Triples and X-Wings")                                                              \
	X(QUADS, "Quads, Swordfish and Jellyfish")                                                     \
	X(CHAINS, "Chains")                                                                            \
	X(NETS, "Nets")                                                                                \
	X(NETS_WITH_PATTERNS, "Nets with Patterns")                                                    \
	X(NETS_WITH_NETS, "Nets within Nets")                                                          \
	X(NETS_WITH_PATTERN_NETS, "Nets with Patterns within Nets")                                    \
	X(NETS_THREE_DEEP, "Nets three deep")

enum nonet_means {
#define NONET_MEANS_NAME(name, text) NONET_MEANS_##name,
	NONET_MEANS_LIST(NONET_MEANS_NAME)
#undef NONET_MEANS_NAME
	    NONET_MEANS_COUNT
};

/* The name above: static, English. */
NONET_API const char *nonet_means_name(enum nonet_means means);

/* Our own grade. */
struct nonet_grade {
	enum nonet_level level;
	uint16_t grade;           /* 0..100: in tenths, as 53 is written 5.3 */
	enum nonet_means hardest; /* that was needed; NONET_MEANS_NOTHING when nothing was left to do */
	uint16_t depth;  /* of the deepest chains (in links, see docs/rating.md) or nets (in rounds)
	                    among the hardest; else 0 */
	uint32_t rounds; /* rounds of all means */
	enum nonet_verdict verdict; /* NONET_UNIQUE: solved, the grade stands. NONET_NONE, NONET_MANY:
	                               no proper puzzle, and no grade. NONET_UNKNOWN: stopped, or
	                               beyond every means; grade, level and hardest are lower bounds:
	                               at least what was reached, and at least the easiest means that
	                               has not been tried to its end in the last position */
};

/* Grades a puzzle by what a person needs for it. The grade is the same for every puzzle that
 * differs only by the names of digits, the order of rows, columns, bands and stacks, or a turn. It
 * makes no use of the knowledge that there is only one solution. docs/rating.md derives it.
 * limits->time_ns and limits->poll apply (poll is told 0 solutions); NULL: no limit. NONET_OK,
 * NONET_TIMEOUT, NONET_STOPPED, NONET_NO_MEMORY. */
NONET_API enum nonet_status nonet_rate_nonet(const struct nonet_board *puzzle,
                                             const struct nonet_limits *limits,
                                             struct nonet_grade *grade_ret);

/* The effort of a search. */
struct nonet_effort {
	uint32_t guesses;           /* in tenths: 20 are two assumptions tried */
	enum nonet_verdict verdict; /* as for struct nonet_grade */
};

/* Counts the assumptions that a plain search tries until the only solution is found and proven to
 * be the only one: it fills in naked and hidden singles, and tries all candidates of a cell, or all
 * places of a digit in a house, where these are fewest; see docs/rating.md. 0 for a puzzle that
 * singles solve. The same for every isomorph. Limits and results as for nonet_rate_nonet. */
NONET_API enum nonet_status nonet_rate_effort(const struct nonet_board *puzzle,
                                              const struct nonet_limits *limits,
                                              struct nonet_effort *effort_ret);

/* What to look for. */
struct nonet_find_options {
	enum nonet_technique technique; /* NONET_TECHNIQUE_COUNT: every one */
	bool unique;                    /* the puzzle is proven to have one solution */
	const uint8_t *among; /* with NONET_TECHNIQUE_COUNT: that many entries, not 0 for those to look
	                         for; NULL: every one */
};

/* Calls `visit` with each step of a technique in the position, each set of consequences once for
 * each technique; `visit` returns true to go on. Techniques come in the order of our own path, then
 * those that it lacks, in HoDoKu's order, then what only Sudoku Explainer has. What HoDoKu has is
 * found in its way, those that it has switched off among them, and rated with its score; what only
 * Sudoku Explainer has is found and rated (in tenths) in its way; what both lack is rated 0.
 *
 * Not looked for: Sudoku Explainer's direct forms (DIRECT_POINTING, DIRECT_CLAIMING,
 * DIRECT_HIDDEN_PAIR, DIRECT_HIDDEN_TRIPLE), which are the steps without "direct" and the single
 * that follows; its dynamic chains with nested ones, which may take minutes (those of level 0 and 1
 * are found); and BRUTE_FORCE. Franken and mutant fish above size 4 are looked for only when asked
 * for by `technique` or `among`. The step belongs to the call. NONET_OK, NONET_STOPPED (by `visit`
 * or limits->poll), NONET_TIMEOUT, NONET_NO_MEMORY. `limits` may be NULL. */
NONET_API enum nonet_status
nonet_find_steps(const struct nonet_position *position, const struct nonet_find_options *options,
                 const struct nonet_limits *limits,
                 bool (*visit)(void *context, const struct nonet_step *step), void *context);

#ifdef __cplusplus
}
#endif
#endif
