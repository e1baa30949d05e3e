/* The techniques for reading: NONET_ENTRY(technique, family, topic, lowest and highest rating of
 * Sudoku Explainer in tenths, what it is). Ratings: 0 and 0 when Sudoku Explainer does not have it,
 * a highest one of 0 when the length of a chain adds to it. In the order in which the families are
 * listed. It has no include guard: it is included wherever its lines have to become something. */
/* clang-format off */
NONET_ENTRY(FULL_HOUSE, SINGLES, FULL_HOUSE, 0, 0,
	"A house has one empty cell left, which holds the digit that the house lacks.")
NONET_ENTRY(HIDDEN_SINGLE, SINGLES, HIDDEN_SINGLE, 10, 15,
	"A digit has one place left in a row, column or box, so it goes there.")
NONET_ENTRY(NAKED_SINGLE, SINGLES, NAKED_SINGLE, 23, 23,
	"A cell has one candidate left, so it holds that digit.")
NONET_ENTRY(DIRECT_POINTING, SINGLES, DIRECT_LOCKED, 17, 17,
	"A digit is kept to one line of a box, and that leaves it a single place in another box on that line.")
NONET_ENTRY(DIRECT_CLAIMING, SINGLES, DIRECT_LOCKED, 19, 19,
	"A digit is kept to one box of a row or column, and that leaves it a single place in another row or column through the box.")
NONET_ENTRY(DIRECT_HIDDEN_PAIR, SINGLES, DIRECT_SUBSET, 20, 20,
	"Two digits fill two cells of a house, and that leaves another digit a single place there.")
NONET_ENTRY(DIRECT_HIDDEN_TRIPLE, SINGLES, DIRECT_SUBSET, 25, 25,
	"Three digits fill three cells of a house, and that leaves another digit a single place there.")
NONET_ENTRY(POINTING, LOCKED, LOCKED_CANDIDATES, 26, 26,
	"All places for a digit in a box lie on one row or column, so the digit goes from the rest of that line.")
NONET_ENTRY(CLAIMING, LOCKED, LOCKED_CANDIDATES, 28, 28,
	"All places for a digit in a row or column lie in one box, so the digit goes from the rest of the box.")
NONET_ENTRY(LOCKED_PAIR, LOCKED, LOCKED_SUBSET, 0, 0,
	"Two cells of one box, in one line, hold only the same two digits, which go from the rest of the box and of the line.")
NONET_ENTRY(LOCKED_TRIPLE, LOCKED, LOCKED_SUBSET, 0, 0,
	"Three cells of one box, in one line, hold only the same three digits, which go from the rest of the box and of the line.")
NONET_ENTRY(NAKED_PAIR, SUBSETS, NAKED_SUBSET, 30, 30,
	"Two cells of a house have two candidates between them, which go from the other cells of the house.")
NONET_ENTRY(NAKED_TRIPLE, SUBSETS, NAKED_SUBSET, 36, 36,
	"Three cells of a house have three candidates between them, which go from the other cells of the house.")
NONET_ENTRY(NAKED_QUAD, SUBSETS, NAKED_SUBSET, 50, 50,
	"Four cells of a house have four candidates between them, which go from the other cells of the house.")
NONET_ENTRY(HIDDEN_PAIR, SUBSETS, HIDDEN_SUBSET, 34, 34,
	"Two digits have only the same two places in a house, so all other candidates go from these cells.")
NONET_ENTRY(HIDDEN_TRIPLE, SUBSETS, HIDDEN_SUBSET, 40, 40,
	"Three digits have only the same three places in a house, so all other candidates go from these cells.")
NONET_ENTRY(HIDDEN_QUAD, SUBSETS, HIDDEN_SUBSET, 54, 54,
	"Four digits have only the same four places in a house, so all other candidates go from these cells.")
NONET_ENTRY(X_WING, FISH, BASIC_FISH, 32, 32,
	"Two rows have a digit in the same two columns only, so it goes from the rest of these columns; or the same with columns and rows.")
NONET_ENTRY(SWORDFISH, FISH, BASIC_FISH, 38, 38,
	"Three rows have a digit in no more than three columns only, so it goes from the rest of these columns; or the same with columns and rows.")
NONET_ENTRY(JELLYFISH, FISH, BASIC_FISH, 52, 52,
	"Four rows have a digit in no more than four columns only, so it goes from the rest of these columns; or the same with columns and rows.")
NONET_ENTRY(SQUIRMBAG, FISH, BASIC_FISH, 0, 0,
	"Five rows have a digit in no more than five columns only, so it goes from the rest of these columns; or the same with columns and rows.")
NONET_ENTRY(WHALE, FISH, BASIC_FISH, 0, 0,
	"Six rows have a digit in no more than six columns only, so it goes from the rest of these columns; or the same with columns and rows.")
NONET_ENTRY(LEVIATHAN, FISH, BASIC_FISH, 0, 0,
	"Seven rows have a digit in no more than seven columns only, so it goes from the rest of these columns; or the same with columns and rows.")
NONET_ENTRY(FINNED_X_WING, FINNED_FISH, FINNED_FISH, 0, 0,
	"Two rows or columns make an X-Wing but for extra candidates, the fins, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_SWORDFISH, FINNED_FISH, FINNED_FISH, 0, 0,
	"Three rows or columns make a Swordfish but for extra candidates, the fins, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_JELLYFISH, FINNED_FISH, FINNED_FISH, 0, 0,
	"Four rows or columns make a Jellyfish but for extra candidates, the fins, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_SQUIRMBAG, FINNED_FISH, FINNED_FISH, 0, 0,
	"Five rows or columns make a Squirmbag but for extra candidates, the fins, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_WHALE, FINNED_FISH, FINNED_FISH, 0, 0,
	"Six rows or columns make a Whale but for extra candidates, the fins, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_LEVIATHAN, FINNED_FISH, FINNED_FISH, 0, 0,
	"Seven rows or columns make a Leviathan but for extra candidates, the fins, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(SASHIMI_X_WING, FINNED_FISH, SASHIMI_FISH, 0, 0,
	"Two rows or columns make an X-Wing but for fins, one of them with a corner missing, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(SASHIMI_SWORDFISH, FINNED_FISH, SASHIMI_FISH, 0, 0,
	"Three rows or columns make a Swordfish but for fins, one of them with a corner missing, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(SASHIMI_JELLYFISH, FINNED_FISH, SASHIMI_FISH, 0, 0,
	"Four rows or columns make a Jellyfish but for fins, one of them with a corner missing, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(SASHIMI_SQUIRMBAG, FINNED_FISH, SASHIMI_FISH, 0, 0,
	"Five rows or columns make a Squirmbag but for fins, one of them with a corner missing, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(SASHIMI_WHALE, FINNED_FISH, SASHIMI_FISH, 0, 0,
	"Six rows or columns make a Whale but for fins, one of them with a corner missing, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(SASHIMI_LEVIATHAN, FINNED_FISH, SASHIMI_FISH, 0, 0,
	"Seven rows or columns make a Leviathan but for fins, one of them with a corner missing, and what the fish would clear goes where it sees every fin.")
NONET_ENTRY(FRANKEN_X_WING, FRANKEN_FISH, FRANKEN_FISH, 0, 0,
	"Two houses have all their places for a digit in two others, boxes counting beside rows against columns, and the digit goes from the rest of the others.")
NONET_ENTRY(FRANKEN_SWORDFISH, FRANKEN_FISH, FRANKEN_FISH, 0, 0,
	"Three houses have all their places for a digit in three others, boxes counting beside rows against columns, and the digit goes from the rest of the others.")
NONET_ENTRY(FRANKEN_JELLYFISH, FRANKEN_FISH, FRANKEN_FISH, 0, 0,
	"Four houses have all their places for a digit in four others, boxes counting beside rows against columns, and the digit goes from the rest of the others.")
NONET_ENTRY(FRANKEN_SQUIRMBAG, FRANKEN_FISH, FRANKEN_FISH, 0, 0,
	"Five houses have all their places for a digit in five others, boxes counting beside rows against columns, and the digit goes from the rest of the others.")
NONET_ENTRY(FRANKEN_WHALE, FRANKEN_FISH, FRANKEN_FISH, 0, 0,
	"Six houses have all their places for a digit in six others, boxes counting beside rows against columns, and the digit goes from the rest of the others.")
NONET_ENTRY(FRANKEN_LEVIATHAN, FRANKEN_FISH, FRANKEN_FISH, 0, 0,
	"Seven houses have all their places for a digit in seven others, boxes counting beside rows against columns, and the digit goes from the rest of the others.")
NONET_ENTRY(FINNED_FRANKEN_X_WING, FRANKEN_FISH, FINNED_FRANKEN_FISH, 0, 0,
	"Two houses, boxes among them, make a Franken X-Wing but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_FRANKEN_SWORDFISH, FRANKEN_FISH, FINNED_FRANKEN_FISH, 0, 0,
	"Three houses, boxes among them, make a Franken Swordfish but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_FRANKEN_JELLYFISH, FRANKEN_FISH, FINNED_FRANKEN_FISH, 0, 0,
	"Four houses, boxes among them, make a Franken Jellyfish but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_FRANKEN_SQUIRMBAG, FRANKEN_FISH, FINNED_FRANKEN_FISH, 0, 0,
	"Five houses, boxes among them, make a Franken Squirmbag but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_FRANKEN_WHALE, FRANKEN_FISH, FINNED_FRANKEN_FISH, 0, 0,
	"Six houses, boxes among them, make a Franken Whale but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_FRANKEN_LEVIATHAN, FRANKEN_FISH, FINNED_FRANKEN_FISH, 0, 0,
	"Seven houses, boxes among them, make a Franken Leviathan but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(MUTANT_X_WING, MUTANT_FISH, MUTANT_FISH, 0, 0,
	"Two houses of any kind have all their places for a digit in two others of any kind, and the digit goes from the rest of the others.")
NONET_ENTRY(MUTANT_SWORDFISH, MUTANT_FISH, MUTANT_FISH, 0, 0,
	"Three houses of any kind have all their places for a digit in three others of any kind, and the digit goes from the rest of the others.")
NONET_ENTRY(MUTANT_JELLYFISH, MUTANT_FISH, MUTANT_FISH, 0, 0,
	"Four houses of any kind have all their places for a digit in four others of any kind, and the digit goes from the rest of the others.")
NONET_ENTRY(MUTANT_SQUIRMBAG, MUTANT_FISH, MUTANT_FISH, 0, 0,
	"Five houses of any kind have all their places for a digit in five others of any kind, and the digit goes from the rest of the others.")
NONET_ENTRY(MUTANT_WHALE, MUTANT_FISH, MUTANT_FISH, 0, 0,
	"Six houses of any kind have all their places for a digit in six others of any kind, and the digit goes from the rest of the others.")
NONET_ENTRY(MUTANT_LEVIATHAN, MUTANT_FISH, MUTANT_FISH, 0, 0,
	"Seven houses of any kind have all their places for a digit in seven others of any kind, and the digit goes from the rest of the others.")
NONET_ENTRY(FINNED_MUTANT_X_WING, MUTANT_FISH, FINNED_MUTANT_FISH, 0, 0,
	"Two houses of any kind make a mutant X-Wing but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_MUTANT_SWORDFISH, MUTANT_FISH, FINNED_MUTANT_FISH, 0, 0,
	"Three houses of any kind make a mutant Swordfish but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_MUTANT_JELLYFISH, MUTANT_FISH, FINNED_MUTANT_FISH, 0, 0,
	"Four houses of any kind make a mutant Jellyfish but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_MUTANT_SQUIRMBAG, MUTANT_FISH, FINNED_MUTANT_FISH, 0, 0,
	"Five houses of any kind make a mutant Squirmbag but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_MUTANT_WHALE, MUTANT_FISH, FINNED_MUTANT_FISH, 0, 0,
	"Six houses of any kind make a mutant Whale but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(FINNED_MUTANT_LEVIATHAN, MUTANT_FISH, FINNED_MUTANT_FISH, 0, 0,
	"Seven houses of any kind make a mutant Leviathan but for fins, and what it would clear goes where it sees every fin.")
NONET_ENTRY(KRAKEN_FISH_1, MUTANT_FISH, KRAKEN_FISH, 0, 0,
	"A finned fish would clear a candidate, and every fin that does not see it excludes it by a chain.")
NONET_ENTRY(KRAKEN_FISH_2, MUTANT_FISH, KRAKEN_FISH, 0, 0,
	"Every place of a cover house and every fin of a fish leads by a chain to the same candidate being false.")
NONET_ENTRY(SKYSCRAPER, SINGLE_DIGIT, SKYSCRAPER, 0, 0,
	"Two rows have two places each for a digit, two of them in one column; what sees both of the others loses the digit; or the same with columns.")
NONET_ENTRY(TWO_STRING_KITE, SINGLE_DIGIT, KITE, 0, 0,
	"A row and a column have two places each for a digit, one of each in the same box; the cell that sees both of the others loses it.")
NONET_ENTRY(DUAL_TWO_STRING_KITE, SINGLE_DIGIT, KITE, 0, 0,
	"Two 2-String Kites hang on the same two cells of a box, and each takes a candidate away.")
NONET_ENTRY(TURBOT_FISH, SINGLE_DIGIT, TURBOT, 0, 0,
	"Two houses have two places each for a digit, and one of each see each other; what sees both of the others loses the digit.")
NONET_ENTRY(EMPTY_RECTANGLE, SINGLE_DIGIT, EMPTY_RECTANGLE, 0, 0,
	"A box has a digit in one row and one column of it only; with a line that has two places for the digit it takes the digit from one cell.")
NONET_ENTRY(DUAL_EMPTY_RECTANGLE, SINGLE_DIGIT, EMPTY_RECTANGLE, 0, 0,
	"One box with its candidates in a cross makes two Empty Rectangles, and each takes the digit from one cell.")
NONET_ENTRY(W_WING, WINGS, W_WING, 0, 0,
	"Two cells have the same two candidates, and a house with two places for one of these digits joins them; what sees both cells loses the other digit.")
NONET_ENTRY(XY_WING, WINGS, XY_WING, 42, 42,
	"A cell with candidates XY sees one with XZ and one with YZ; what sees these two loses Z.")
NONET_ENTRY(XYZ_WING, WINGS, XYZ_WING, 44, 44,
	"A cell with candidates XYZ sees one with XZ and one with YZ; what sees all three loses Z.")
NONET_ENTRY(WXYZ_WING, WINGS, WXYZ_WING, 0, 0,
	"Four cells have four digits between them, all but one of which can be true only once there; what sees every place of that one loses it.")
NONET_ENTRY(M_WING, WINGS, THREE_LINK_WING, 0, 0,
	"A cell with two candidates and two houses with two places each make a chain whose ends are the same digit, so one of them is true.")
NONET_ENTRY(S_WING, WINGS, THREE_LINK_WING, 0, 0,
	"Pairs in two houses for two different digits, joined through a cell with those two candidates, make a chain of which one end is true.")
NONET_ENTRY(L_WING, WINGS, THREE_LINK_WING, 0, 0,
	"Three houses with two places each, joined through cells or houses, make a chain through two or three digits of which one end is true.")
NONET_ENTRY(UNIQUENESS_1, UNIQUENESS, UNIQUE_TYPE_1, 0, 0,
	"Three corners of a rectangle over two boxes have the same two candidates only, so the fourth corner holds neither.")
NONET_ENTRY(UNIQUENESS_2, UNIQUENESS, UNIQUE_TYPE_2, 0, 0,
	"Two corners in a line, of a rectangle over two boxes, have the same extra candidate; one of them holds it, so it goes from what sees both.")
NONET_ENTRY(UNIQUENESS_3, UNIQUENESS, UNIQUE_TYPE_3, 0, 0,
	"The extra candidates of two corners of a rectangle over two boxes make a naked subset with other cells of their house.")
NONET_ENTRY(UNIQUENESS_4, UNIQUENESS, UNIQUE_TYPE_4, 0, 0,
	"One of the two digits is kept to two corners in a line, of a rectangle over two boxes, so the other digit goes from these corners.")
NONET_ENTRY(UNIQUENESS_5, UNIQUENESS, UNIQUE_TYPE_5, 0, 0,
	"Two opposite corners of a rectangle over two boxes, or three, have the same extra candidate; one of them holds it, so it goes from what sees them all.")
NONET_ENTRY(UNIQUENESS_6, UNIQUENESS, UNIQUE_TYPE_6, 0, 0,
	"The two rows and the two columns of a rectangle over two boxes have a digit at its corners only, so it goes from the two opposite corners that have extra candidates.")
NONET_ENTRY(HIDDEN_RECTANGLE, UNIQUENESS, HIDDEN_RECTANGLE, 0, 0,
	"In a rectangle over two boxes, a digit has no places outside the rectangle in the row and the column of one corner, so that corner loses the other digit.")
NONET_ENTRY(AVOIDABLE_RECTANGLE_1, UNIQUENESS, AVOIDABLE_RECTANGLE, 0, 0,
	"Three corners of a rectangle over two boxes have been filled with digits that the fourth could complete to a swap, so it does not.")
NONET_ENTRY(AVOIDABLE_RECTANGLE_2, UNIQUENESS, AVOIDABLE_RECTANGLE, 0, 0,
	"Two corners of a rectangle over two boxes are filled, and the others could complete a swap but for one extra digit; one of them holds it.")
NONET_ENTRY(UNIQUE_LOOP_1, UNIQUENESS, UNIQUE_TYPE_1, 45, 50,
	"All cells but one, in a rectangle or loop, have the same two candidates only, so the last cell holds neither.")
NONET_ENTRY(UNIQUE_LOOP_2, UNIQUENESS, UNIQUE_TYPE_2, 45, 50,
	"Two cells of a rectangle or loop have the same extra candidate; one of them holds it, so it goes from what sees both.")
NONET_ENTRY(UNIQUE_LOOP_3, UNIQUENESS, UNIQUE_TYPE_3, 45, 55,
	"The extra candidates of two cells of a rectangle or loop make a naked or hidden subset with other cells of their house.")
NONET_ENTRY(UNIQUE_LOOP_4, UNIQUENESS, UNIQUE_TYPE_4, 45, 50,
	"One of the two digits is kept to two cells of a rectangle or loop in their house, so the other digit goes from these cells.")
NONET_ENTRY(BUG_PLUS_1, UNIQUENESS, BUG_1, 0, 0,
	"All unsolved cells but one have two candidates, and that one holds the digit that its houses have three times.")
NONET_ENTRY(BUG_1, UNIQUENESS, BUG_1, 56, 56,
	"All unsolved cells but one have two candidates, and that one holds one of the digits that are too many there.")
NONET_ENTRY(BUG_2, UNIQUENESS, BUG_2, 57, 57,
	"Without one digit in a few cells, all unsolved cells would have two candidates; one of them holds it, so it goes from what sees them all.")
NONET_ENTRY(BUG_3, UNIQUENESS, BUG_3, 58, 62,
	"Without a few candidates in cells of one house, all unsolved cells would have two; the extra digits make a naked subset with other cells there.")
NONET_ENTRY(BUG_4, UNIQUENESS, BUG_4, 57, 57,
	"Without the extra digits in two cells of a house, all unsolved cells would have two candidates; a digit kept to both leaves room for an extra one only.")
NONET_ENTRY(SIMPLE_COLORS_TRAP, COLORING, SIMPLE_COLORS, 0, 0,
	"Candidates of a digit joined by strong links take two colours, and what sees both colours loses the digit.")
NONET_ENTRY(SIMPLE_COLORS_WRAP, COLORING, SIMPLE_COLORS, 0, 0,
	"Candidates of a digit joined by strong links take two colours, and a colour that comes twice in a house is false throughout.")
NONET_ENTRY(MULTI_COLORS_1, COLORING, MULTI_COLORS, 0, 0,
	"Colours of two clusters see each other, so one of the two opposite colours is true, and what sees both of those loses the digit.")
NONET_ENTRY(MULTI_COLORS_2, COLORING, MULTI_COLORS, 0, 0,
	"A colour of one cluster sees both colours of another, so it is false throughout.")
NONET_ENTRY(MEDUSA_TRAP, COLORING, MEDUSA, 0, 0,
	"Candidates of several digits joined by strong links take two colours, and what both colours rule out is false.")
NONET_ENTRY(MEDUSA_WRAP, COLORING, MEDUSA, 0, 0,
	"Candidates of several digits joined by strong links take two colours, and a colour that contradicts itself is false throughout.")
NONET_ENTRY(REMOTE_PAIR, CHAINS, REMOTE_PAIR, 0, 0,
	"Cells with the same two candidates form a chain, and what sees two that are an odd number of steps apart loses both digits.")
NONET_ENTRY(X_CHAIN, CHAINS, X_CHAIN, 0, 0,
	"Strong and weak links of one digit alternate, the first and the last strong; what sees both ends loses the digit.")
NONET_ENTRY(XY_CHAIN, CHAINS, XY_CHAIN, 0, 0,
	"Cells with two candidates follow one another, each sharing a digit with the next; what sees both ends loses the digit of the ends.")
NONET_ENTRY(CONTINUOUS_NICE_LOOP, CHAINS, CONTINUOUS_LOOP, 0, 0,
	"Strong and weak links alternate all the way round a loop, so each weak link takes away whatever else it sees.")
NONET_ENTRY(DISCONTINUOUS_NICE_LOOP, CHAINS, DISCONTINUOUS_LOOP, 0, 0,
	"Strong and weak links alternate round a loop but in one cell, which therefore loses a candidate or holds one.")
NONET_ENTRY(AIC, CHAINS, AIC, 0, 0,
	"Strong and weak links alternate, the first and the last strong; one of the two ends is true, so what contradicts both goes.")
NONET_ENTRY(GROUPED_CONTINUOUS_NICE_LOOP, CHAINS, CONTINUOUS_LOOP, 0, 0,
	"A continuous nice loop in which places of a digit in a line and a box, taken together, count as one.")
NONET_ENTRY(GROUPED_DISCONTINUOUS_NICE_LOOP, CHAINS, DISCONTINUOUS_LOOP, 0, 0,
	"A discontinuous nice loop in which places of a digit in a line and a box, taken together, count as one.")
NONET_ENTRY(GROUPED_AIC, CHAINS, AIC, 0, 0,
	"An AIC in which places of a digit in a line and a box, taken together, count as one.")
NONET_ENTRY(X_CYCLE, CHAINS, FORCING_CYCLE, 65, 0,
	"Candidates of one digit alternate all the way round, so what sees two neighbours of the cycle loses the digit.")
NONET_ENTRY(Y_CYCLE, CHAINS, FORCING_CYCLE, 65, 0,
	"Cells with two candidates follow one another all the way round, so what sees two neighbours of the cycle loses the digit that they share.")
NONET_ENTRY(XY_CYCLE, CHAINS, FORCING_CYCLE, 70, 0,
	"Candidates in cells and houses alternate all the way round, so what sees two neighbours of the cycle is false.")
NONET_ENTRY(FORCING_X_CHAIN, CHAINS, FORCING_CHAIN, 66, 0,
	"A chain of one digit says that a candidate, supposed true, is false, or the other way round.")
NONET_ENTRY(FORCING_CHAIN, CHAINS, FORCING_CHAIN, 70, 0,
	"A chain through cells and houses says that a candidate, supposed true, is false, or the other way round.")
NONET_ENTRY(SUE_DE_COQ, ALS, SUE_DE_COQ, 0, 0,
	"Two or three cells where a line and a box cross, with cells of each, have exactly as many digits as cells, so the digits go from the rest of the line or of the box.")
NONET_ENTRY(ALS_XZ, ALS, ALS_XZ, 0, 0,
	"Two sets of cells, each with one digit more than cells, cannot both hold X, so what sees every Z of both loses Z.")
NONET_ENTRY(ALS_XY_WING, ALS, ALS_XY_WING, 0, 0,
	"Three sets of cells, each with one digit more than cells, hang together by two digits, so what sees every Z of the outer sets loses Z.")
NONET_ENTRY(ALS_XY_CHAIN, ALS, ALS_XY_CHAIN, 0, 0,
	"Sets of cells, each with one digit more than cells, follow one another, so what sees every Z of the first and the last loses Z.")
NONET_ENTRY(DEATH_BLOSSOM, ALS, DEATH_BLOSSOM, 0, 0,
	"On each candidate of a cell hangs a set with one digit more than cells, so what sees every Z of all the sets loses Z.")
NONET_ENTRY(ALIGNED_PAIR_EXCLUSION, ALS, ALIGNED_EXCLUSION, 62, 62,
	"Two cells are filled in all ways that leave the cells they see a candidate; what comes in none of these ways goes.")
NONET_ENTRY(ALIGNED_TRIPLE_EXCLUSION, ALS, ALIGNED_EXCLUSION, 75, 75,
	"Three cells are filled in all ways that leave the cells they see a candidate; what comes in none of these ways goes.")
NONET_ENTRY(JUNIOR_EXOCET, EXOTIC, EXOCET, 0, 0,
	"Two base cells in a line of a box and two target cells in the other boxes of its band hold the same two digits.")
NONET_ENTRY(SENIOR_EXOCET, EXOTIC, EXOCET, 0, 0,
	"An exocet of which a target cell lies further away, in the lines that cross the band, holds the digits of its base there.")
NONET_ENTRY(SK_LOOP, EXOTIC, SK_LOOP, 0, 0,
	"Eight pairs of cells in a ring through four boxes share two digits with each neighbour, and each digit goes from the rest of the house that two pairs share.")
NONET_ENTRY(MULTI_SECTOR_LOCKED_SETS, EXOTIC, MULTI_SECTOR, 0, 0,
	"Cells in several rows and columns need exactly as many houses for their digits as there are cells, so these houses have the digits nowhere else.")
NONET_ENTRY(TRIDAGON, EXOTIC, TRIDAGON, 0, 0,
	"Three digits cannot fill three cells in each of four boxes in a certain arrangement, so one of the cells holds something else.")
NONET_ENTRY(NISHIO, FORCING, NISHIO, 75, 0,
	"A candidate, supposed true, leaves some house without a place for the same digit.")
NONET_ENTRY(CELL_CHAINS, FORCING, CELL_CHAINS, 80, 0,
	"Whichever candidate of a cell is true, the same follows.")
NONET_ENTRY(REGION_CHAINS, FORCING, REGION_CHAINS, 80, 0,
	"Whichever place of a digit in a house is true, the same follows.")
NONET_ENTRY(DOUBLE_CHAINS, FORCING, DOUBLE_CHAINS, 85, 0,
	"Whether a candidate is true or false, the same follows.")
NONET_ENTRY(CONTRADICTION_CHAINS, FORCING, CONTRADICTION, 85, 0,
	"A candidate, supposed true or supposed false, leads to a contradiction, so the opposite holds.")
NONET_ENTRY(FORCING_CHAIN_CONTRADICTION, FORCING, CONTRADICTION, 0, 0,
	"Chains from one supposition lead to a contradiction, so the opposite holds.")
NONET_ENTRY(FORCING_CHAIN_VERITY, FORCING, VERITY, 0, 0,
	"Chains from all suppositions of which one must be true lead to the same conclusion.")
NONET_ENTRY(FORCING_NET_CONTRADICTION, FORCING, CONTRADICTION, 0, 0,
	"Chains that branch and join, from one supposition, lead to a contradiction, so the opposite holds.")
NONET_ENTRY(FORCING_NET_VERITY, FORCING, VERITY, 0, 0,
	"Chains that branch and join, from all suppositions of which one must be true, lead to the same conclusion.")
NONET_ENTRY(TEMPLATE_SET, LAST, TEMPLATES, 0, 0,
	"All ways to place a digit in the whole grid have a cell in common, so it holds the digit.")
NONET_ENTRY(TEMPLATE_DELETE, LAST, TEMPLATES, 0, 0,
	"No way to place a digit in the whole grid uses a candidate, so it is false.")
NONET_ENTRY(BRUTE_FORCE, LAST, BRUTE_FORCE, 0, 0,
	"A cell is filled from the solution, because nothing else helps.")
/* clang-format on */
