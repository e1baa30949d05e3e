/* The order of our own way: what a person finds most easily comes first. One line adds a technique:
 * NONET_GUIDE(tier, line of technique_list.h), in ascending order of tiers. Within a tier the find
 * that opens a placement, then the one that is easiest to see, is shown. Tier 1 are the singles.
 * It has no include guard: it is included where its
 * lines become a table.
 *
 *  2  one digit in one box and one line: seen while looking for singles
 *  3  two cells with the same two candidates catch the eye; two digits with the same two places
 *     have to be looked for digit by digit, and three are more than two
 *  7  one digit, and two lines with two places each
 *  9  three cells with two candidates each, or two such cells and one digit's two places
 * 11  four corners of a rectangle: a picture, but one that needs the proof of one solution
 * 12  one digit again, with more links to follow, more lines, or a place that does not fit
 * 13  more cells around a pivot, and rectangles with more to reason about
 * 14  four cells or digits at once
 * 15  two colours, followed through the whole grid
 * 16  chains through several digits: every link has to be kept in mind; the shortest first
 * 17  sets of cells that lack one digit: many cells at once, but only two sets
 * 18  links from groups of cells
 * 19  three sets and more, and fish with boxes for lines
 * 20  forcing chains: what all candidates of a cell, or all places in a house, lead to (no line)
 * 21  nets: chains that make new links as they go (no line)
 * 22  patterns of many cells that are rare, so that one has to know where to look
 * 23  nets with steps and chains inside (no line)
 */
/* clang-format off */
NONET_GUIDE(2, POINTING)
NONET_GUIDE(2, CLAIMING)
NONET_GUIDE(3, LOCKED_PAIR)
NONET_GUIDE(3, NAKED_PAIR)
NONET_GUIDE(4, HIDDEN_PAIR)
NONET_GUIDE(5, LOCKED_TRIPLE)
NONET_GUIDE(5, NAKED_TRIPLE)
NONET_GUIDE(6, HIDDEN_TRIPLE)
NONET_GUIDE(7, X_WING)
NONET_GUIDE(8, SKYSCRAPER)
NONET_GUIDE(8, TWO_STRING_KITE)
NONET_GUIDE(8, TURBOT_FISH)
NONET_GUIDE(8, EMPTY_RECTANGLE)
NONET_GUIDE(9, XY_WING)
NONET_GUIDE(9, W_WING)
NONET_GUIDE(10, XYZ_WING)
NONET_GUIDE(10, REMOTE_PAIR)
NONET_GUIDE(11, UNIQUENESS_1)
NONET_GUIDE(11, UNIQUENESS_2)
NONET_GUIDE(11, UNIQUENESS_4)
NONET_GUIDE(11, BUG_PLUS_1)
NONET_GUIDE(12, SIMPLE_COLORS)
NONET_GUIDE(12, SWORDFISH)
NONET_GUIDE(12, FINNED_X_WING)
NONET_GUIDE(12, SASHIMI_X_WING)
NONET_GUIDE(13, UNIQUENESS_3)
NONET_GUIDE(13, UNIQUENESS_5)
NONET_GUIDE(13, UNIQUENESS_6)
NONET_GUIDE(13, HIDDEN_RECTANGLE)
NONET_GUIDE(13, AVOIDABLE_RECTANGLE_1)
NONET_GUIDE(13, AVOIDABLE_RECTANGLE_2)
NONET_GUIDE(13, M_WING)
NONET_GUIDE(13, S_WING)
NONET_GUIDE(13, L_WING)
NONET_GUIDE(14, NAKED_QUADRUPLE)
NONET_GUIDE(14, HIDDEN_QUADRUPLE)
NONET_GUIDE(14, JELLYFISH)
NONET_GUIDE(15, MULTI_COLORS)
NONET_GUIDE(15, MEDUSA)
NONET_GUIDE(16, X_CHAIN)
NONET_GUIDE(16, XY_CHAIN)
NONET_GUIDE(16, NICE_LOOP)
NONET_GUIDE(17, WXYZ_WING)
NONET_GUIDE(17, ALS_XZ)
NONET_GUIDE(17, SUE_DE_COQ)
NONET_GUIDE(17, FINNED_SWORDFISH)
NONET_GUIDE(17, SASHIMI_SWORDFISH)
NONET_GUIDE(18, GROUPED_NICE_LOOP)
NONET_GUIDE(19, ALS_XY_WING)
NONET_GUIDE(19, FINNED_JELLYFISH)
NONET_GUIDE(19, SASHIMI_JELLYFISH)
NONET_GUIDE(19, FRANKEN_X_WING)
NONET_GUIDE(19, FRANKEN_SWORDFISH)
NONET_GUIDE(22, TRIDAGON)
NONET_GUIDE(22, SK_LOOP)
NONET_GUIDE(22, JUNIOR_EXOCET)
NONET_GUIDE(22, SENIOR_EXOCET)
NONET_GUIDE(22, MULTI_SECTOR_LOCKED_SETS)
/* clang-format on */
