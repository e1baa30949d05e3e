/* Why techniques are true, and how to see them: NONET_TOPIC(identifier, why, how to spot it).
 * Techniques that differ in size alone share a topic. It has no include guard: it is included
 * wherever its lines have to become something. */
/* clang-format off */
NONET_TOPIC(FULL_HOUSE,
	"A house holds each of the nine digits once. With eight of them in place, the last empty cell can only hold the ninth.",
	"Look for a row, a column or a box with one empty cell, and count which digit is missing.")
NONET_TOPIC(HIDDEN_SINGLE,
	"Every house needs the digit somewhere. Where all its other empty cells see that digit already, the one cell left must hold it, whatever else could stand there.",
	"Take a digit that stands on the board several times. For each box without it, strike out the rows and columns that hold it; one empty cell left is the single. Then do the same for rows and columns.")
NONET_TOPIC(NAKED_SINGLE,
	"The cell's row, column and box hold eight different digits between them, and none of these may come again. The ninth is all that is left for the cell.",
	"Look at empty cells whose houses are crowded, and count from 1 to 9 through what the cell sees. With candidates written down it is a cell with one of them.")
NONET_TOPIC(DIRECT_LOCKED,
	"The digit has to stand somewhere in the first house, and all its places there lie on the crossing with the second. So the second house has the digit on the crossing and nowhere else, and the third house, which crosses the second too, keeps a single place for it.",
	"Draw lines from the digits that stand on the board, as for a hidden single. Where a box is left with two or three places side by side, they work like a digit that stands there: draw that line as well.")
NONET_TOPIC(DIRECT_SUBSET,
	"Some digits have together just as many places in the house as there are digits, so they fill these cells and no other digit fits there. That takes away all but one place for another digit of the house.",
	"In a house that lacks few digits, look for digits that are kept to the same cells by what stands outside. Think of these cells as full, and look for hidden singles in what is left.")
NONET_TOPIC(LOCKED_CANDIDATES,
	"The first house needs the digit, and all its places for it belong to the second house as well. So the second house gets the digit from there, and its other cells cannot hold it.",
	"Go through the digits. For each box ask whether its candidates stand in one line, for each row and column whether they stand in one box; then look along the other house for a candidate to strike out.")
NONET_TOPIC(LOCKED_SUBSET,
	"As many cells as digits: these cells use the digits up. They lie in a line and in a box at once, so neither has room for the digits elsewhere.",
	"Look for cells with the same few candidates side by side within a box, then strike the digits out along both houses.")
NONET_TOPIC(NAKED_SUBSET,
	"The cells have as many digits between them as there are cells, so each of these digits stands in one of them. The house holds each digit once; its other cells cannot have them.",
	"In a house, look for cells with few candidates, and collect cells until they have no more digits between them than there are cells. Not every cell needs to have all of the digits.")
NONET_TOPIC(HIDDEN_SUBSET,
	"The digits have together as many places in the house as there are digits, so they fill these cells. Nothing else fits in there, and all other candidates of the cells go.",
	"In a house, look for digits with few places, and see whether several digits share the same cells. It is the other side of a naked subset: the house's remaining cells form one.")
NONET_TOPIC(BASIC_FISH,
	"Each base line needs the digit once, and all its places lie in the cover lines, which are as many. No two base lines can use the same cover line, so every cover line gets the digit from a base line, and its other cells cannot hold it.",
	"Take one digit and look at lines with few places for it. Collect rows until their places lie in no more columns than there are rows, or columns until they lie in no more rows. Not every crossing needs to have the candidate.")
NONET_TOPIC(FINNED_FISH,
	"Either one of the fins holds the digit, or none does and the rest is a plain fish. A cell that the fish would clear and that sees every fin loses the digit both ways.",
	"Look for a fish that is spoilt by one or two extra candidates in a base line, all in one box. Only cells of that box that lie in a cover line can be cleared.")
NONET_TOPIC(SASHIMI_FISH,
	"Either one of the fins holds the digit, or none does; then the base line that lacks its candidate has one place left, and the fish still clears its cover lines. A cell in a cover line that sees every fin loses the digit both ways.",
	"As for a finned fish, but one base line has only one candidate in the cover lines besides its fins. A corner that is missing is no reason to give up the fish.")
NONET_TOPIC(FRANKEN_FISH,
	"The rule is that of the plain fish: as many base houses as cover houses, and all candidates of the base lie in the cover. Each base house needs its own cover house, so the digit leaves the rest of the cover. Here boxes count as houses as well as lines.",
	"Take one digit. When a line fish almost works, see whether a box can take the place of one of the lines, in the base or in the cover.")
NONET_TOPIC(FINNED_FRANKEN_FISH,
	"With no fin true it is a Franken fish and clears its cover houses; a fin that is true clears what it sees. What lies in the cover and sees every fin goes both ways.",
	"Look for a Franken fish that is spoilt by a few candidates outside the cover, or by one that two base houses share, and for a cell that sees all of these.")
NONET_TOPIC(MUTANT_FISH,
	"As many base houses as cover houses, any mixture of rows, columns and boxes on both sides, and every base candidate lies in the cover. Base houses that share no candidate need a cover house each, so the rest of the cover loses the digit.",
	"These are rarely found by eye: programs count houses. By hand it helps to look at a digit with few places and to ask which houses are tied to one another.")
NONET_TOPIC(FINNED_MUTANT_FISH,
	"With no fin true it is a mutant fish and clears the rest of its cover; a fin that is true clears what it sees. What lies in the cover and sees every fin goes both ways.",
	"Found by counting houses, as mutant fish are. Look for a digit whose base houses have only a few candidates beyond the cover, and for a cell that sees all of these.")
NONET_TOPIC(KRAKEN_FISH,
	"With no fin true, the fish takes the candidate away. For each fin there is a chain that says the same should that fin be true. One of these cases holds, so the candidate goes.",
	"When a finned fish would clear a cell that does not see its fins, follow what each fin forces: chains that reach the cell make up for the view.")
NONET_TOPIC(SKYSCRAPER,
	"Each of the two lines has the digit in one of its two places. The two places that face each other, the feet, cannot both hold it; so at least one of the other two, the tops, does. What sees both tops cannot hold the digit.",
	"Take one digit and mark the rows with exactly two places. Two such rows that share one column, but not the other, make the pattern; the same with columns.")
NONET_TOPIC(KITE,
	"The two candidates in the box are not both true. Where one of them is false, the other end of its line is true. So one of the two far ends holds the digit, and the cell that sees both does not.",
	"Take one digit; look for a row and a column with two places each, such that one place of the row and one of the column lie in the same box.")
NONET_TOPIC(TURBOT,
	"Of the two strong links each has one end true. The ends in the middle see each other, so not both are true; then one of the outer ends is, and what sees both of these cannot hold the digit.",
	"Take one digit and mark the houses, boxes too, where it has two places. Look for two such pairs of which one end sees an end of the other.")
NONET_TOPIC(EMPTY_RECTANGLE,
	"Suppose the cell held the digit. Then its line leaves the box only the places in the other arm of the cross, and the strong link turns over and puts the digit into that very arm's line outside the box. The box would have no place left.",
	"Look for a box whose candidates for a digit lie in one row and one column of it, so that a rectangle of four cells is empty. Then look for a line with two places, one of them in the row or column of the cross.")
NONET_TOPIC(W_WING,
	"The house that joins the two cells has its digit in one of two places. The cell that sees this place loses the digit and holds its other one. Whichever place it is, one of the two cells holds the other digit, and what sees both of them loses it.",
	"Look for two cells with the same two candidates that do not see each other. Then look for a house where one of these digits has two places, each seeing one of the cells.")
NONET_TOPIC(XY_WING,
	"The pivot holds one of its two digits. Either way one of the pincers loses the digit it shares with the pivot and holds the digit that both pincers have. What sees both pincers cannot hold it.",
	"Take a cell with two candidates, the pivot, and look among what it sees for a cell that has one of them and a third digit, and for another cell with the other of them and the same third digit.")
NONET_TOPIC(XYZ_WING,
	"The pivot and the two pincers hold three digits between them, and Z, which all three have, is in one of them: if the pivot has another digit, a pincer is left with Z. What sees all three cannot be Z.",
	"Take a cell with three candidates, and look among what it sees for two cells with two candidates out of these three. A cell that sees all three lies in the pivot's box.")
NONET_TOPIC(WXYZ_WING,
	"Of the four digits all but one, Z, can be true only once in the four cells, since their places see one another. Three digits cannot fill four cells, so Z is in one of them. What sees all places of Z in the four cells loses it.",
	"Look for four cells in a line and a box that have four digits between them, and check each digit: all but one have all their places in one house.")
NONET_TOPIC(THREE_LINK_WING,
	"Follow the chain from one end: if the first candidate is false, each link turns over the next, and the last is true. So one of the two ends is true, and what both of them rule out goes.",
	"Start from a house or a cell where only two candidates are left, go over a candidate that sees one of them, and look for two further pairs in a row. Three pairs and a digit at both ends make the wing.")
NONET_TOPIC(UNIQUE_TYPE_1,
	"If the last cell held one of the two digits as well, the two could be swapped in all the cells and the puzzle would have a second solution. Since it has one only, the last cell holds something else.",
	"Look for cells with the same two candidates at three corners of a rectangle that lies in two boxes, two rows and two columns. The fourth corner has more candidates. Longer loops of such cells do the same.")
NONET_TOPIC(UNIQUE_TYPE_2,
	"Without the extra digit, the two digits could be swapped in the pattern and the puzzle would have two solutions. So the extra digit is in one of the cells that have it, and what sees all of them loses it.",
	"Look for a rectangle over two boxes, or a longer loop, of cells with the same two candidates, where two cells have one and the same further candidate.")
NONET_TOPIC(UNIQUE_TYPE_3,
	"One of the extra candidates has to be true, or the two digits could be swapped. So the two cells together work like one cell with the extra digits, and with other cells of their house they make a subset.",
	"Look for the pattern with two cells, in one house, that have further candidates. Think of these two as one cell that holds only the further digits, and look for a naked or hidden subset in the house.")
NONET_TOPIC(UNIQUE_TYPE_4,
	"One of the two digits has no other place in the house of the two cells, so one of them holds it. If the other one of them held the second digit, the two digits could be swapped and there would be two solutions. So the second digit goes from both.",
	"Look for the pattern with two cells in one house that have further candidates, and check whether one of the pattern's two digits has only these two places in the house.")
NONET_TOPIC(UNIQUE_TYPE_5,
	"Without the extra digit, the two digits could be swapped in the four corners. So the extra digit stands in one of the corners that have it, and what sees all of these loses it.",
	"Look for a rectangle over two boxes where the same further candidate stands in two opposite corners, or in three.")
NONET_TOPIC(UNIQUE_TYPE_6,
	"The digit has no places in the rectangle's rows and columns but the corners, so it stands in two opposite ones. In the two corners with extra candidates it would leave the other digit to the rest, and the two could be swapped. So it is in the other two corners.",
	"Look for a rectangle over two boxes with extra candidates in two opposite corners, and a digit of the pair that forms an X-Wing on the four corners.")
NONET_TOPIC(HIDDEN_RECTANGLE,
	"Suppose the corner opposite the plain one held the second digit. The first digit would then be forced into its two neighbours, and the second into the plain corner: the two digits could be swapped, and the puzzle would have two solutions.",
	"Look for a rectangle over two boxes that has the same two digits in all corners, one of them with nothing else. From the opposite corner look along its row and column: a digit with no other place in both does it.")
NONET_TOPIC(AVOIDABLE_RECTANGLE,
	"If the corners were completed, the two digits would stand crosswise in the four cells. They could then be swapped without touching a clue, since none of the four is one, and the puzzle would have two solutions.",
	"Look at the digits that you have placed yourself, not at clues. Where they make two or three corners of a rectangle over two boxes that two digits could fill crosswise, look at what is left for the other corners.")
NONET_TOPIC(BUG_1,
	"Without the extra candidates every unsolved cell would have two candidates and every digit two places in each house. Such a grid has no solution or at least two, so one of the extra candidates is true, and all of them are in one cell.",
	"Late in the puzzle, when all unsolved cells but one have two candidates. In the odd cell, the digit that comes three times in its row, column and box is the one to place.")
NONET_TOPIC(BUG_2,
	"Without the extra candidates the grid would have no solution or at least two. So one of them is true; all are the same digit, and what sees all of them cannot hold it.",
	"Late in the puzzle, when few unsolved cells have more than two candidates and the digits too many are all the same.")
NONET_TOPIC(BUG_3,
	"One of the extra candidates is true, or the grid would have no solution or at least two. The cells that have them share a house, so together they work like one cell with the extra digits, and make a naked subset with others.",
	"Late in the puzzle, when the few cells with more than two candidates share a house. Think of them as one cell with the digits too many, and look for a naked subset.")
NONET_TOPIC(BUG_4,
	"One of the extra candidates is true, or the grid would have no solution or at least two. A digit that both cells have, besides their extras, has its only places of their house there, so it takes one cell and an extra the other. Nothing else fits.",
	"Late in the puzzle, when just two cells in one house have more than two candidates, and they share a further digit.")
NONET_TOPIC(SIMPLE_COLORS,
	"Candidates that are joined by strong links take two colours in turn. All of one colour are true or all of the other, so a candidate that sees both colours is false, and a colour that would put the digit twice into a house is false as a whole.",
	"Take one digit and mark the houses where it has two places. Colour along these pairs with two colours, then look for what sees both, or for two of a colour in one house.")
NONET_TOPIC(MULTI_COLORS,
	"Each cluster of linked candidates is true in one of its two colours. Where colours of two clusters see each other, they are not both true, and that ties the clusters' other colours together.",
	"Take one digit, colour each cluster of linked candidates with its own two colours, and look for a colour of one cluster that sees a colour of another.")
NONET_TOPIC(MEDUSA,
	"Candidates joined by strong links, digits with two places in a house as well as cells with two candidates, take two colours in turn. One colour is true throughout. What both colours rule out is false, and a colour that contradicts itself is false as a whole.",
	"Begin with a cell of two candidates in a busy part of the grid. Give its digits two colours, and go on along every pair, in cells as in houses; then look for what sees both colours, or for a colour that comes twice in a cell or house.")
NONET_TOPIC(REMOTE_PAIR,
	"The cells along the chain hold the two digits in turn. Two cells with an odd number of steps between them hold different digits, so one of them has each, and what sees both loses both.",
	"Look for several cells with the same two candidates, each seeing the next. Count along: the first and the fourth, or the sixth, make the pair.")
NONET_TOPIC(X_CHAIN,
	"All links are about one digit. If the start is false, each strong link makes the next candidate true and each weak one makes one false, until the end is true. So the start or the end holds the digit, and what sees both does not.",
	"Take one digit and mark the houses where it has two places. Join such pairs end to end by candidates that see each other.")
NONET_TOPIC(XY_CHAIN,
	"If the first cell is not the digit of the ends, it holds its other one; that forces the next cell to its other digit, and so on, until the last cell holds the digit of the ends. So one end has it, and what sees both ends loses it.",
	"Look at cells with two candidates only. Begin with a digit, step from cell to cell over a digit they share, and stop when the far candidate is the digit you began with.")
NONET_TOPIC(CONTINUOUS_LOOP,
	"Go round the loop with the first candidate true, or with it false: everything turns over, but each weak link has exactly one true end either way. So whatever else sees both ends of a weak link, in its house or its cell, is false.",
	"When a chain of alternating links comes back to its start and the links still alternate there, look along every weak link and not only at the ends.")
NONET_TOPIC(DISCONTINUOUS_LOOP,
	"Suppose the opposite of the conclusion, and follow the links: each strong link makes a candidate true, each weak one makes one false. The chain comes back and says that the supposition is wrong.",
	"Suppose a candidate and follow what it forces through pairs, in cells and houses, until something hits the cell where you began.")
NONET_TOPIC(AIC,
	"If the first candidate is false, the links make the next true, the next false, and so on, until the last is true. So at least one of the ends is true, and what contradicts both is false.",
	"Begin with a candidate that has a strong link, in a cell with two candidates or a house with two places, and go on, strong and weak in turn. Stop where both ends see a common candidate.")
NONET_TOPIC(FORCING_CHAIN,
	"Suppose the opposite of the conclusion. Each step of the chain follows from the one before, by a cell with two candidates or a house with two places, and the last one contradicts the first. So the conclusion holds.",
	"Suppose a candidate and follow what it forces, one thing after another, until something hits the candidate where you began.")
NONET_TOPIC(FORCING_CYCLE,
	"Go round the cycle one way or the other: the candidates are true and false in turn. One of each two neighbours is true whichever way it is, so what sees both of them is false.",
	"Follow pairs, in houses or in cells with two candidates, until you come back to where you began, with links that alternate all the way round.")
NONET_TOPIC(NISHIO,
	"Suppose that the candidate is true, and follow what happens to this one digit: places that see it go, houses with one place left take it, and so on. A house ends with no place, so the supposition is wrong.",
	"Take a digit with few places and try one of them in your head, placing only this digit all over the board. If some house is left without it, the place was wrong.")
NONET_TOPIC(CELL_CHAINS,
	"The cell holds one of its candidates. Each of them, supposed true, leads to the same conclusion, so that holds in any case.",
	"Take a cell with few candidates, follow what each of them forces, and look for something that all of them have in common.")
NONET_TOPIC(REGION_CHAINS,
	"The house has the digit in one of its places. Each of them, supposed true, leads to the same conclusion, so that holds in any case.",
	"Take a digit with few places in a house, follow what each of them forces, and look for something that all of them have in common.")
NONET_TOPIC(DOUBLE_CHAINS,
	"The candidate is true or it is false. Both lead to the same conclusion, so that holds in any case.",
	"Take a candidate that forces much, follow what happens with it and without it, and look for something that both have in common.")
NONET_TOPIC(CONTRADICTION,
	"Suppose the opposite of the conclusion. What follows from it contradicts itself: a candidate that is true and false, a cell with no candidate, or a house with no place for a digit. So the supposition is wrong.",
	"Take a candidate that forces much and follow everything it does, until two of its consequences exclude each other.")
NONET_TOPIC(VERITY,
	"One of the suppositions has to be true: a candidate or its opposite, one of a cell's candidates, one of a digit's places in a house. All of them lead to the same conclusion.",
	"Take a cell or a house with few candidates, follow what each of them forces, and look for something that all of them have in common.")
NONET_TOPIC(SUE_DE_COQ,
	"The cells in the crossing hold more digits than there are cells. The cells picked from the rest of the line and of the box bring together as many digits of their own as are missing, so that all the cells have exactly as many digits as there are cells. Each digit is then tied to the line part or to the box part.",
	"Look at two or three cells where a line and a box cross, with at least two digits more than cells. Then look for a cell with two of these digits in the rest of the line, and another with two others in the rest of the box.")
NONET_TOPIC(ALS_XZ,
	"An almost locked set has one digit more than cells; once it loses a digit, it holds all of its others. X cannot be in both sets, since its places all see one another, so one set lacks X and therefore holds Z. What sees every Z of both sets loses it.",
	"Collect cells of a house with one digit more than cells; a cell with two candidates is the smallest such set. Look for two sets with a digit whose places all see one another, and for another digit that they share.")
NONET_TOPIC(ALS_XY_WING,
	"The middle set cannot lack both of the digits by which it hangs on the others. It holds at least one of them, so one of the outer sets loses it and therefore holds Z. What sees every Z of the two outer sets loses it.",
	"An XY-Wing in which sets take the place of cells: find a set that shares one tied digit with a second set and another with a third, and a further digit that these two share.")
NONET_TOPIC(ALS_XY_CHAIN,
	"If the first set lacks Z, it holds its link to the second; the second loses that digit and so holds its link to the third, and so on, until the last set holds Z. So Z is in the first set or in the last.",
	"As an XY-Chain, with almost locked sets in place of cells: go from set to set over digits whose places all see one another, each time by another digit.")
NONET_TOPIC(DEATH_BLOSSOM,
	"The stem cell holds one of its candidates. Whichever it is, the petal that hangs on it loses this digit and holds all of its others, among them Z. So one of the petals has Z, and what sees every Z of all petals loses it.",
	"Take a cell with two or three candidates. For each candidate look for an almost locked set whose places for it all see the cell; a digit that all these sets share is Z.")
NONET_TOPIC(ALIGNED_EXCLUSION,
	"Write down all ways to fill the cells together. Those go that put a digit twice into a house, or that would use up all candidates of a cell, or set, that sees them all. A candidate that is left in none of the ways is false.",
	"Take cells that see several cells with two candidates in common, and go through their combinations.")
NONET_TOPIC(TEMPLATES,
	"A template is one way to put a digit into the grid, once in each row, column and box. One of the templates that still fit is the solution's. What all of them have is true, and what none of them has is false.",
	"This is work for a program: it goes through every template of the digit. By hand it can be done when a digit has few places left.")
NONET_TOPIC(BRUTE_FORCE,
	"The digit is taken from the solution, which is found by trying. It says what is true, but not why.",
	"There is nothing to spot: use it when nothing else helps.")
NONET_TOPIC(EXOCET,
	"The two base cells hold two of their digits, and these have too few places in the lines that run past the targets to go anywhere else: whatever the base holds comes back in the target cells. So the targets hold digits of the base only.",
	"In a band or stack, look for two cells of a line in a box with three or four candidates, and two cells in the other boxes that have the same digits. Then check that each digit has at most two lines to go to in the crossing lines.")
NONET_TOPIC(SK_LOOP,
	"Two neighbouring pairs of the ring share a house, and the digits that they share can stand in this house once each. Counted house by house there are just as many shared digits as there are cells to fill, so every house has its shared digits in the ring, and they go from the rest of the house.",
	"Look for four filled cells at the corners of a rectangle over four boxes. In each of these boxes, the other two cells of the row and the other two of the column make the pairs; see whether neighbours share two digits all the way round.")
NONET_TOPIC(MULTI_SECTOR,
	"Choose cells, and for each of their digits the houses that hold all its places in these cells. A house holds a digit once; if there are together just as many houses as cells, each of the houses has its digit in these cells, and the digit goes from the rest of it.",
	"Look at where several rows and several columns cross. Count the cells, then count for each digit how few rows or columns hold all of it there. When the counts agree, every house so counted can be cleared outside.")
NONET_TOPIC(TRIDAGON,
	"Four boxes at the corners of a rectangle, in each of them three cells in different rows and columns that would hold the same three digits: arranged so that no filling exists. So one of these cells holds another digit.",
	"Look for three digits that are missing from four boxes in two bands and two stacks, and that have the same three candidates in three cells of each, no two in line. Something else must hold in one of the twelve cells.")
/* clang-format on */
