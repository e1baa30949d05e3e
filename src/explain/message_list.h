/* Every sentence there is, one line each: NONET_MESSAGE(name, English template), or
 * NONET_MESSAGE_COUNTED(name, for one, for other numbers). A template is a whole sentence, or the
 * whole of what fills a place in others. It has no include guard: it is included wherever its lines
 * have to become something. */
/* clang-format off */

/* Lists: the last two items, then the others before them one by one. */
NONET_MESSAGE(LIST_AND, "{first} and {rest}")
NONET_MESSAGE(LIST_OR, "{first} or {rest}")
NONET_MESSAGE(LIST_MORE, "{first}, {rest}")

/* Houses. */
NONET_MESSAGE(ROW, "row {label}")
NONET_MESSAGE(COLUMN, "column {label}")
NONET_MESSAGE(BOX, "box {label}")
NONET_MESSAGE(ROWS, "rows {labels}")
NONET_MESSAGE(COLUMNS, "columns {labels}")
NONET_MESSAGE(BOXES, "boxes {labels}")

/* A candidate, or several of a cell: 5 in r1c2. */
NONET_MESSAGE(CANDIDATES, "{digits} in {cell}")

/* What follows from a step. */
NONET_MESSAGE_COUNTED(PLACE, "So {cells} is {digit}.", "So {cells} are {digit}.")
NONET_MESSAGE_COUNTED(PLACE_MORE, "{cells} is {digit}.", "{cells} are {digit}.")
NONET_MESSAGE(REMOVAL, "{digits} from {cells}")
NONET_MESSAGE(REMOVE, "So remove {removals}.")

/* Singles, and what is not found by reasoning. */
NONET_MESSAGE(FULL_HOUSE, "Only one cell of {house} is still empty, {cell}, and the only digit missing there is {digit}.")
NONET_MESSAGE(HIDDEN_SINGLE, "In {house}, {digit} has only one place left: {cell}.")
NONET_MESSAGE_COUNTED(HIDDEN_BLOCKED, "The {digit} in {blockers} rules it out everywhere else there: {cells}.", "The digits {digit} in {blockers} rule it out everywhere else there: {cells}.")
NONET_MESSAGE_COUNTED(HIDDEN_BLOCKED_IN, "The {digit} in {blockers} rules it out in {cells}.", "The digits {digit} in {blockers} rule it out in {cells}.")
NONET_MESSAGE(HIDDEN_ERASED, "Earlier steps have ruled it out in {cells}.")
NONET_MESSAGE(NAKED_SINGLE, "{cell} can hold no digit but {digit}: its row, column and box already hold {seen}.")
NONET_MESSAGE(NAKED_SINGLE_ERASED, "{cell} can hold no digit but {digit}: its row, column and box already hold {seen}, and earlier steps have ruled out {erased}.")
NONET_MESSAGE(NAKED_SINGLE_ONLY_ERASED, "{cell} can hold no digit but {digit}: earlier steps have ruled out {erased}.")
NONET_MESSAGE(BRUTE_FORCE, "None of the techniques in use finds anything here, so this digit is taken from the puzzle's only solution, which was found by trying digits out.")
NONET_MESSAGE_COUNTED(TEMPLATE_SET, "All {digit}s of the grid together can be placed in several ways that agree with the candidates, but every one of these ways puts {digit} into {cells}.", "All {digit}s of the grid together can be placed in several ways that agree with the candidates, but every one of these ways puts {digit} into each of {cells}.")
NONET_MESSAGE_COUNTED(TEMPLATE_DELETE, "All {digit}s of the grid together can be placed in several ways that agree with the candidates, but none of these ways puts {digit} into {cells}.", "All {digit}s of the grid together can be placed in several ways that agree with the candidates, but none of these ways puts {digit} into any of {cells}.")

/* Locked candidates. */
NONET_MESSAGE(LOCKED, "In {base}, {digit} can only be in {cells}, and all of these lie in {cover} as well.")
NONET_MESSAGE(LOCKED_SO, "One of them must be {digit}, so {digit} can be nowhere else in {cover}.")
NONET_MESSAGE(LAST_PLACE, "That leaves {digit} only one place in {house}: {cell}.")

/* Subsets. */
NONET_MESSAGE_COUNTED(NAKED_SUBSET, "{cells} in {houses} can only hold {digits}: {count} cell for {count} digit.", "{cells} in {houses} can only hold {digits}: {count} cells for {count} digits.")
NONET_MESSAGE(NAKED_SUBSET_SO, "Each of these digits is needed in one of these cells, so no other cell of {houses} can hold any of them.")
NONET_MESSAGE_COUNTED(HIDDEN_SUBSET, "In {house}, {digits} can only be in {cells}: {count} digit for {count} cell.", "In {house}, {digits} can only be in {cells}: {count} digits for {count} cells.")
NONET_MESSAGE(HIDDEN_SUBSET_SO, "Each of these cells must hold one of these digits, so none of them can hold anything else.")

/* The glossary. */
NONET_MESSAGE(GLOSSARY_OTHER_NAMES, "Also called: {names}.")
NONET_MESSAGE(GLOSSARY_WHY, "Why it is true: {text}")
NONET_MESSAGE(GLOSSARY_SPOT, "How to spot it: {text}")
NONET_MESSAGE(GLOSSARY_SE, "How hard it is: Sudoku Explainer rates it {least}.")
NONET_MESSAGE(GLOSSARY_SE_RANGE, "How hard it is: Sudoku Explainer rates it {least} to {most}.")
NONET_MESSAGE(GLOSSARY_SE_CHAIN, "How hard it is: Sudoku Explainer rates it from {least} on, the more the longer its chains are.")
NONET_MESSAGE(GLOSSARY_NO_SE, "How hard it is: Sudoku Explainer has no technique of this name.")
NONET_MESSAGE(GLOSSARY_HODOKU, "HoDoKu puts it at {level}, {score} points.")
NONET_MESSAGE(GLOSSARY_HODOKU_OFF, "HoDoKu puts it at {level}, {score} points, and does not use it unless told to.")
NONET_MESSAGE(GLOSSARY_NO_HODOKU, "HoDoKu has no technique of this name.")
NONET_MESSAGE(GLOSSARY_NO_SCALE, "How hard it is: neither Sudoku Explainer nor HoDoKu has a technique of this name.")
NONET_MESSAGE(GLOSSARY_UNIQUE, "It holds only for a puzzle that has one solution.")
NONET_MESSAGE(GLOSSARY_ANY, "It holds whether or not the puzzle has only one solution.")

/* Fish. */
NONET_MESSAGE(FISH, "In {bases}, every candidate {digit} lies in {covers}.")
NONET_MESSAGE_COUNTED(FISH_FINS, "Leave {fins} out of account for a moment, the fin of this fish. Then in {bases}, every candidate {digit} lies in {covers}.", "Leave {fins} out of account for a moment, the fins of this fish. Then in {bases}, every candidate {digit} lies in {covers}.")
NONET_MESSAGE_COUNTED(FISH_ENDO_FINS, "{cells} is a fin because it lies in two of these houses at once.", "{cells} are fins because they lie in two of these houses at once.")
NONET_MESSAGE_COUNTED(FISH_SASHIMI, "Without the fin, one of {bases} has at most one place for {digit} left, which makes the fish a sashimi one.", "Without the fins, one of {bases} has at most one place for {digit} left, which makes the fish a sashimi one.")
NONET_MESSAGE(FISH_SO, "Each of {bases} needs its own {digit}, and {covers} can take one {digit} each: {count} for {count}. So {covers} have none to spare for cells outside of {bases}.")
NONET_MESSAGE_COUNTED(FISH_OUTSIDE, "That is where {cells} lies, so it cannot be {digit}.", "That is where {cells} lie, so they cannot be {digit}.")
NONET_MESSAGE_COUNTED(FISH_TWICE, "{cells} lies in two of {covers} at once and would use up both, so it cannot be {digit}.", "Each of {cells} lies in two of {covers} at once and would use up both, so it cannot be {digit}.")
NONET_MESSAGE_COUNTED(FISH_FIN_SO, "That is so if the fin is not {digit}. If it is, {targets} cannot be {digit} either, because it is seen from there.", "That is so if none of the fins is {digit}. If one is, {targets} cannot be {digit} either, because all of them are seen from there.")

/* Patterns of one digit. */
NONET_MESSAGE(STRONG_LINK, "In {house}, {digit} can only be in {first} or {second}.")
NONET_MESSAGE(WEAK_LINK, "{first} and {second} are both in {house}, so they cannot both be {digit}.")
NONET_MESSAGE_COUNTED(TWO_LINKS_SO, "So if {first} is not {digit}, then {second} is, {third} is not, and {fourth} is: {digit} is in {first} or {fourth} in any case. {targets} sees both and cannot be {digit}.", "So if {first} is not {digit}, then {second} is, {third} is not, and {fourth} is: {digit} is in {first} or {fourth} in any case. {targets} see both and cannot be {digit}.")
NONET_MESSAGE(EMPTY_RECTANGLE, "In {box}, every candidate {digit} lies in {near} or in {far}.")
NONET_MESSAGE(EMPTY_RECTANGLE_SO, "If {target} were {digit}, {second} could not be, so {first} would be. Then {first} would keep {digit} out of {near}, and {target} out of {far}: {box} would have no place left for it.")

/* Remote pairs. */
NONET_MESSAGE(REMOTE_PAIR, "{cells} can each hold only {digits}, and each sees the next, so the two digits take turns along this chain of cells. Cells with an even number of others between them hold different ones of the two.")
NONET_MESSAGE(REMOTE_PAIR_SEEN, "{cell} sees two such cells, {first} and {second}, and so both digits.")

/* Colours. */
NONET_MESSAGE(COLORS, "Where only two places are left for {digit} in a house, exactly one of the two is right. Following such links from cell to cell gives two groups that take turns, {one}: {first}, and {other}: {second}. One group holds {digit} throughout, the other one nowhere.")
NONET_MESSAGE(COLORS_MORE, "In the same way, another net of links gives {one}: {first}, and {other}: {second}.")
NONET_MESSAGE_COUNTED(COLORS_TRAP, "{cells} sees cells of both {one} and {other}, so it cannot be {digit}.", "{cells} see cells of both {one} and {other}, so they cannot be {digit}.")
NONET_MESSAGE(COLORS_WRAP, "{first} and {second} are both in {group} and see each other, so {group} cannot hold {digit}.")
NONET_MESSAGE(COLORS_MEET, "{first} in {one} sees {second} in {other}, so these two groups cannot both hold {digit}. Therefore {digit} is in all of {rest} or in all of {other_rest}, or in both.")
NONET_MESSAGE(COLORS_SEES_BOTH, "{group} sees {one} (from {first} to {second}) as well as {other} (from {third} to {fourth}). One of {one} and {other} holds {digit}, so {group} cannot.")
NONET_MESSAGE(MEDUSA, "Where only two places are left for a digit in a house, or two candidates in a cell, exactly one of the two is right. Following such links from candidate to candidate gives two groups that take turns, {one}: {first}, and {other}: {second}. One group is right throughout, the other one wrong throughout.")
NONET_MESSAGE(MEDUSA_TWO_IN_CELL, "{one} and {other} are both in group {group}, but a cell holds one digit: so group {group} is wrong, and all of the other group is right.")
NONET_MESSAGE(MEDUSA_TWO_IN_HOUSE, "{one} and {other} are both in group {group}, but see each other: so group {group} is wrong, and all of the other group is right.")
NONET_MESSAGE(MEDUSA_EMPTIES, "If group {group} were right, it would leave {cell} without any candidate: so group {group} is wrong, and all of the other group is right.")
NONET_MESSAGE(MEDUSA_TRAP, "{candidate} is wrong whichever group is right: {one} rules it out, and so does {other}.")

/* Wings. */
NONET_MESSAGE_COUNTED(XY_WING, "{pivot} is {x} or {y}. If it is {x}, {first} cannot be and must be {z}. If it is {y}, {second} cannot be and must be {z}. So {z} is in {first} or {second} in any case, and {targets}, which sees both, cannot be {z}.", "{pivot} is {x} or {y}. If it is {x}, {first} cannot be and must be {z}. If it is {y}, {second} cannot be and must be {z}. So {z} is in {first} or {second} in any case, and {targets}, which see both, cannot be {z}.")
NONET_MESSAGE_COUNTED(XYZ_WING, "{pivot} is {x}, {y} or {z}. If it is {x}, {first} cannot be and must be {z}. If it is {y}, {second} cannot be and must be {z}. So {z} is in {pivot}, {first} or {second} in any case, and {targets}, which sees all three, cannot be {z}.", "{pivot} is {x}, {y} or {z}. If it is {x}, {first} cannot be and must be {z}. If it is {y}, {second} cannot be and must be {z}. So {z} is in {pivot}, {first} or {second} in any case, and {targets}, which see all three, cannot be {z}.")
NONET_MESSAGE(W_WING, "{first} and {second} are each {x} or {y}.")
NONET_MESSAGE_COUNTED(W_WING_SO, "{third} sees {first}, and {fourth} sees {second}. So {first} and {second} cannot both be {y}, and at least one of them is {x}. {targets} sees both and cannot be {x}.", "{third} sees {first}, and {fourth} sees {second}. So {first} and {second} cannot both be {y}, and at least one of them is {x}. {targets} see both and cannot be {x}.")
NONET_MESSAGE(BENT_SET, "{cells} can only hold {digits}. Where several of these cells can hold {restricted}, they all see one another, so that each of these digits goes into at most one of the cells.")
NONET_MESSAGE_COUNTED(BENT_SET_SO, "That fills all the cells but one at most, so {open} is in at least one of {places}. {targets} sees all of these and cannot be {open}.", "That fills all the cells but one at most, so {open} is in at least one of {places}. {targets} see all of these and cannot be {open}.")

/* Uniqueness. */
NONET_MESSAGE(RECTANGLE, "{corners} are the corners of a rectangle in two rows, two columns and two boxes. If all four held {digits} alone, these two digits could trade places there, and the puzzle would have a second solution. But it has only one.")
NONET_MESSAGE(UNIQUE_LOOP, "{corners} form a closed loop, with two cells in every row, column and box that it passes. If all of them held {digits} alone, these two digits could trade places along the loop, and the puzzle would have a second solution. But it has only one.")
NONET_MESSAGE(UNIQUE_ONE_EXTRA, "Only {cell} has other candidates, so it must hold one of these.")
NONET_MESSAGE_COUNTED(UNIQUE_ONE_DIGIT, "Beyond {digits}, only {extra} is left for {cells}, so at least one of these cells must be {extra}. {targets} sees all of them and cannot be {extra}.", "Beyond {digits}, only {extra} is left for {cells}, so at least one of these cells must be {extra}. {targets} see all of them and cannot be {extra}.")
NONET_MESSAGE_COUNTED(UNIQUE_EXTRA_SET, "So at least one of {cells} holds the extra candidate {extra}.", "So at least one of {cells} holds one of the extra candidates {extra}.")
NONET_MESSAGE_COUNTED(UNIQUE_NAKED, "Seen from {house}, these cells count like one with the candidate {extra}. Together with {others} they need all of {digits}, and leave none of these digits for the other cells of {houses}.", "Seen from {house}, these cells count like one with the candidates {extra}. Together with {others} they need all of {digits}, and leave none of these digits for the other cells of {houses}.")
NONET_MESSAGE(UNIQUE_HIDDEN, "So at most one of the two takes one of {digits}. In {house}, these digits have no other places than those two cells and {others}, so {others} must hold all the rest of them, and nothing else.")
NONET_MESSAGE(UNIQUE_LOCKED, "In {house}, {locked} can only be in {first} or {second}. If one of these two were {gone}, the other would be {locked}, and the forbidden pattern would be complete. So neither is {gone}.")
NONET_MESSAGE(UNIQUE_CROSSED, "In {houses}, {locked} can only be in the corners, so it takes two opposite ones. If these were {first} and {second}, the other two corners would have to be {other}, and the forbidden pattern would be complete.")
NONET_MESSAGE(UNIQUE_HIDDEN_CORNER, "In {houses}, {locked} can only be in the corners. If {cell} were {gone}, {locked} would have to be in {first} and {second}, which leaves only {gone} for {opposite}: the forbidden pattern would be complete.")
NONET_MESSAGE(AVOIDABLE, "{corners} are the corners of a rectangle in two rows, two columns and two boxes, and none of them was given. If two opposite corners were {first} and the other two {second}, these two digits could trade places, and the puzzle would have a second solution. But it has only one.")
NONET_MESSAGE(AVOIDABLE_1, "{filled} already hold their part of that, so {cell} cannot be {digit}.")
NONET_MESSAGE_COUNTED(AVOIDABLE_2, "{filled} already hold their part of that. So {first} and {second} cannot both complete it, and at least one of them is {digit}. {targets} sees both and cannot be {digit}.", "{filled} already hold their part of that. So {first} and {second} cannot both complete it, and at least one of them is {digit}. {targets} see both and cannot be {digit}.")
NONET_MESSAGE_COUNTED(BUG, "Without {extras}, every empty cell would have two candidates, and every digit two places in each house where it is missing. Such a grid has no solution or several, but this puzzle has exactly one: so this must be right.", "Without {extras}, every empty cell would have two candidates, and every digit two places in each house where it is missing. Such a grid has no solution or several, but this puzzle has exactly one: so at least one of these must be right.")
NONET_MESSAGE_COUNTED(BUG_SEEN, "{targets} sees all of {cells} and cannot be {digit}.", "{targets} see all of {cells} and cannot be {digit}.")
NONET_MESSAGE(BUG_LOCKED, "In {house}, {digit} can only be in {first} or {second}. One of these cells holds its extra candidate, so the other one must be {digit}, and nothing else is left for either.")

/* Sets of cells. */
NONET_MESSAGE(SUE_DE_COQ, "{middle} lie where {line} meets {box}. These cells, {line_part} in {line} and {box_part} in {box} can only hold {digits}.")
NONET_MESSAGE_COUNTED(SUE_DE_COQ_COUNT, "That is {count} cell for {count} digit.", "That is {count} cells for {count} digits.")
NONET_MESSAGE_COUNTED(SUE_DE_COQ_TWICE, "That is {count} cell for {count} digit, if {twice} is counted twice, for {line} and for {box}.", "That is {count} cells for {count} digits, if {twice} is counted twice, for {line} and for {box}.")
NONET_MESSAGE(SUE_DE_COQ_SO, "Each digit can be there only that often, as its places lie in one house, so all are needed to fill the cells. Therefore no other cell of {line} can hold {line_digits}, and no other cell of {box} can hold {box_digits}.")
NONET_MESSAGE(EXCLUSION, "Look at every way to fill {cells} together.")
NONET_MESSAGE(EXCLUSION_SEES, "{filling}: the same digit twice in cells that see each other.")
NONET_MESSAGE(EXCLUSION_EMPTIES, "{filling}: leaves {cell} without a candidate.")
NONET_MESSAGE(EXCLUSION_SO, "So {candidate} is impossible: each way with it fails.")

/* Almost locked sets. */
NONET_MESSAGE(SETS, "An almost locked set is some cells of a house that have one digit more than cells: as soon as it loses one digit, it must hold all the others.")
NONET_MESSAGE(SET, "{name} is {cells} with {digits}.")
NONET_MESSAGE(SETS_JOINED, "Wherever {from} and {to} have {digits}, the cells see one another, so only one of the two sets can hold it.")
NONET_MESSAGE(SETS_JOINED_TWICE, "Wherever {from} and {to} have {digits}, the cells see one another: of each of these digits, only one of the two sets can hold it.")
NONET_MESSAGE(SETS_SUPPOSE, "Suppose that {name} does not hold {digit}.")
NONET_MESSAGE(SETS_THEN, "Then {from} must hold {digit}, so {to} cannot.")
NONET_MESSAGE(SETS_AT_LAST, "Then {name} must hold {digit}.")
NONET_MESSAGE_COUNTED(SETS_SO, "So {digit} is in {first} or {last} in any case. {targets} sees all its places in both and cannot be {digit}.", "So {digit} is in {first} or {last} in any case. {targets} see all its places in both and cannot be {digit}.")
NONET_MESSAGE(SETS_BOTH_LOCKED, "One of {digits} is in {first} and the other in {last}. With that, each set has just as many digits left as cells and must hold them all.")
NONET_MESSAGE(SET_LOCKED, "{name} also holds {digits}.")
NONET_MESSAGE(SETS_LOCKED_SO, "What sees all places of such a digit in its set, or of {digits} in both sets, cannot hold it.")
NONET_MESSAGE(BLOSSOM, "{stem} must hold {digits}.")
NONET_MESSAGE(BLOSSOM_PETAL, "If it is {digit}, {name} cannot hold {digit}, so it must hold {rest}.")
NONET_MESSAGE_COUNTED(BLOSSOM_SO, "So {digit} is in one of these sets in any case. {targets} sees all its places there and cannot be {digit}.", "So {digit} is in one of these sets in any case. {targets} see all its places there and cannot be {digit}.")
NONET_MESSAGE(BLOSSOM_ONE_PETAL, "{stem} can only be {digit}, so {name} cannot hold {digit} and must hold {rest}.")
NONET_MESSAGE_COUNTED(BLOSSOM_ONE_PETAL_SO, "{targets} sees all places of {digit} in {name} and cannot be {digit}.", "{targets} see all places of {digit} in {name} and cannot be {digit}.")

/* Chains, link by link. {cells} is one cell, or a group: several cells of a house. */
NONET_MESSAGE_COUNTED(SUPPOSE_ON, "Suppose {cells} is {digit}.", "Suppose one of {cells} is {digit}.")
NONET_MESSAGE_COUNTED(SUPPOSE_OFF, "Suppose {cells} is not {digit}.", "Suppose none of {cells} is {digit}.")
NONET_MESSAGE(THEN_ON_IN_CELL, "Then {cells} is {digit}, the only candidate left there.")
NONET_MESSAGE_COUNTED(THEN_ON_IN_HOUSE, "Then {cells} is {digit}, the only place left for it in {house}.", "Then one of {cells} is {digit}, the only places left for it in {house}.")
NONET_MESSAGE_COUNTED(THEN_OFF_IN_CELL, "Then {cells} is not {digit}, as a cell holds one digit.", "Then none of {cells} is {digit}, as a cell holds one digit.")
NONET_MESSAGE_COUNTED(THEN_OFF_IN_HOUSE, "Then {cells} is not {digit}, as {house} has its {digit} in {sources}.", "Then none of {cells} is {digit}, as {house} has its {digit} in {sources}.")
NONET_MESSAGE_COUNTED(THEN_OFF_BY_SET, "Then {cells} is not {digit}: {set} has lost {lost}, so it must hold all its other digits, {digit} among them.", "Then none of {cells} is {digit}: {set} has lost {lost}, so it must hold all its other digits, {digit} among them.")
NONET_MESSAGE_COUNTED(THEN_OFF_BY_LOCKING, "Then {cells} is not {digit}: the only place left for {digit} in {base} is {places}, in {cover} ({technique}).", "Then {cells} is not {digit}: the only places left for {digit} in {base} are {places}, all in {cover} ({technique}).")
NONET_MESSAGE(THEN_OFF_BY_NAKED_PAIR, "Then {cells} is not {digit}: {places} in {base} have only {digits} left ({technique}).")
NONET_MESSAGE(THEN_OFF_BY_HIDDEN_PAIR, "Then {cells} is not {digit}: the only places left for {digits} in {base} are {places} ({technique}).")
NONET_MESSAGE(THEN_OFF_BY_X_WING, "Then {cells} is not {digit}: the only places left for {digit} in {base} lie in {cover} ({technique}).")
NONET_MESSAGE(THEN_OFF_BY_STEP, "Then {cells} is not {digit}, as a pattern shows that has come to light ({technique}).")
NONET_MESSAGE_COUNTED(THEN_OFF_BY_CHAINS, "Then {cells} is not {digit}, as chain {chains} below shows.", "Then {cells} is not {digit}, as chains {chains} below show.")
NONET_MESSAGE(ALSO_ON_IN_CELL, "{cells} is {digit} in any case, as it has no other candidate.")
NONET_MESSAGE_COUNTED(ALSO_ON_IN_HOUSE, "{cells} is {digit} in any case, as {house} has no other place for it.", "One of {cells} is {digit} in any case, as {house} has no other place for it.")
NONET_MESSAGE_COUNTED(ALSO_OFF, "{cells} is not {digit} in any case.", "None of {cells} is {digit} in any case.")
NONET_MESSAGE(CHAIN_LINE, "({number}) {sentence}")
NONET_MESSAGE(CHAIN_LINE_FROM, "{line} [from {sources}]")
NONET_MESSAGE_COUNTED(CHAIN_OUTER_LINES, "line {lines} of chain {chain}", "lines {lines} of chain {chain}")
NONET_MESSAGE(CHAIN_HEADING, "Chain {number}:")

/* What chains prove. */
NONET_MESSAGE_COUNTED(CHAIN_ENDS, "So if {first} is not {digit}, {last} is: at least one of the two is {digit}. {targets} sees both and cannot be {digit}.", "So if {first} is not {digit}, {last} is: at least one of the two is {digit}. {targets} see both and cannot be {digit}.")
NONET_MESSAGE(CHAIN_TWO_DIGITS, "So {first} is {digit} or {last} is {other}. As these cells see each other, {first} cannot be {other} and {last} cannot be {digit} in either case.")
NONET_MESSAGE(CHAIN_REFUTES, "That contradicts the assumption, so it is wrong.")
NONET_MESSAGE(CHAIN_TWO_IN_CELL, "A cell cannot hold both, so {cell} cannot be {digit}.")
NONET_MESSAGE(CHAIN_NEITHER, "And if {cell} is {digit}, it is not {other} either. So it cannot be {other}.")
NONET_MESSAGE(CHAIN_LOOP, "The chain comes back to where it began, so it can be read both ways: of every two neighbours of which one rules out the other, exactly one is right.")
NONET_MESSAGE(LOOP_SEEN, "{digit} is in {first} or {second}: {targets} cannot hold it.")
NONET_MESSAGE(LOOP_CELL, "{cell} holds {digits} and nothing else.")
NONET_MESSAGE(LOOP_SETS, "Each set that the chain goes through is locked, and holds all the digits by which the chain does not enter or leave it.")
NONET_MESSAGE(CASES_CELL, "{cell} is {digits}. Each of these leads to the same:")
NONET_MESSAGE(CASES_HOUSE, "In {house}, {digit} is in {cells}. Each of these leads to the same:")
NONET_MESSAGE(CASES_YES_NO, "{cell} is {digit} or it is not. Both lead to the same:")
NONET_MESSAGE(CASES, "In every case the chains lead to the same:")
NONET_MESSAGE(CLASH, "Suppose something, and follow it until it contradicts itself:")
NONET_MESSAGE(CLASH_CANDIDATE, "{cell} would be {digit} and not be {digit}.")
NONET_MESSAGE(CLASH_CELL_EMPTY, "{cell} would have no candidate left.")
NONET_MESSAGE(CLASH_HOUSE_EMPTY, "{house} would have no place left for {digit}.")
NONET_MESSAGE(CLASH_CELL_TWICE, "{cell} would hold two digits.")
NONET_MESSAGE(CLASH_HOUSE_TWICE, "{house} would have {digit} in both {first} and {second}.")
NONET_MESSAGE(CLASH_REFUTES, "That cannot be, so the assumption is wrong.")

/* Kraken fish. */
NONET_MESSAGE_COUNTED(KRAKEN_FINS, "That is so if the fin is not {digit}. If it is, chains lead to the same:", "That is so if none of the fins is {digit}. If one is, chains lead to the same:")
NONET_MESSAGE_COUNTED(KRAKEN_COVER, "If the fin is not {digit}, the {digit} of {cover} is in {body}. So in any case one of {starts} is {digit}. Chains lead from each of these to the same:", "If none of the fins is {digit}, the {digit} of {cover} is in {body}. So in any case one of {starts} is {digit}. Chains lead from each of these to the same:")
NONET_MESSAGE_COUNTED(KRAKEN_SO, "So {targets} cannot be {digit} in any case.", "So none of {targets} can be {digit} in any case.")

/* Sets of cells that hold every digit as often as they can. */
NONET_MESSAGE(SECTORS, "Count how often each digit can be in these {count} cells: {cells}.")
NONET_MESSAGE(SECTORS_DIGIT, "{digit}: at most once in {houses}.")
NONET_MESSAGE(SECTORS_DIGIT_EACH, "{digit}: at most once in each of {houses}, {count} times in all.")
NONET_MESSAGE(SECTORS_DIGIT_ALSO, "{digit} can be counted by {houses} as well.")
NONET_MESSAGE(SECTORS_SO, "That adds up to {count}, just as many as there are cells, so every digit has to be there as often as it can. So each house named has its digit in one of these cells: the digit can be nowhere else in that house, and in no cell that lies in two of its houses, as it would be there once less.")

/* Tridagon. */
NONET_MESSAGE(TRIDAGON, "In each of {boxes}, three cells stand in three different rows and columns: {cells}. Suppose that all of them held {digits} alone. From one box to the next, in a band or a stack, the three digits would have to move on in the same direction, and after going round the four boxes they would not be where they began. So these cells cannot be filled in that way.")
NONET_MESSAGE(TRIDAGON_GUARDIAN, "Only one other candidate is left in them, {guardians}, so it must be right.")
NONET_MESSAGE(TRIDAGON_GUARDIANS, "So one of the other candidates in them is right: {guardians}. What cannot be together with any of them is wrong.")

/* Exocets. */
NONET_MESSAGE(EXOCET, "{base} hold two of the digits {digits}. Whichever these are, they have to be in {lines} too, and there not in the line or the box of the base.")
NONET_MESSAGE(EXOCET_DIGIT, "{digit}: apart from {targets}, all its places in {lines} lie in {cover}, too few to hold it once in each of {lines}.")
NONET_MESSAGE(EXOCET_NOWHERE, "{digit}: apart from {targets}, it has no place in {lines} at all.")
NONET_MESSAGE(EXOCET_TARGETS, "So each of the two digits must be in one of {targets}: these cells hold the same two digits as {base}.")
NONET_MESSAGE(EXOCET_TARGET_OTHER, "{cells} holds one of the digits of {others}, so it cannot be {digits}.")
NONET_MESSAGE(EXOCET_TARGET_LINES, "If {others} were {digits}, the other ones of {lines} could not all hold {digits} too: apart from {targets}, they have too few places for it. So {cells} cannot be {digits}.")
NONET_MESSAGE(EXOCET_TARGET_MIRROR, "If {cells} were {digits}, its mirror {others}, the only cells left for {digits} in their box, would have to hold it too, but cannot. So {cells} cannot be {digits}.")
NONET_MESSAGE(EXOCET_TARGET_PAIR, "If {cells} were {digits}, no second digit would be left that {others} and {base} could hold with it. So {cells} cannot be {digits}.")
NONET_MESSAGE_COUNTED(EXOCET_BASE, "Neither of {others} can be {digits}, so {cells} cannot be {digits} either.", "Neither of {others} can be {digits}, so neither of {cells} can be {digits} either.")
NONET_MESSAGE(EXOCET_BASE_PAIR, "If {cells} were {digits}, {others} could hold none of the digits that {targets} can hold with it. So {cells} cannot be {digits}.")
NONET_MESSAGE(EXOCET_MIRROR_ALONE, "{mirror} mirror {target}: one of them holds the same digit as {target}. That is {left}, which {other} cannot hold, so {cell} does, and cannot be {digits}.")
NONET_MESSAGE(EXOCET_MIRROR_LOCKED, "{mirror} mirror {target}: one of them holds the same digit as {target}, {left}, and the other one a digit that has no place elsewhere in their line or box. That leaves nothing else for them, so {cell} cannot be {digits}.")
NONET_MESSAGE(EXOCET_MIRROR_FULL, "{mirror} mirror {target}: one of them holds the same digit as {target}, {left}, and the other one a digit that has no place elsewhere in their line or box, which {cell} cannot be. So {cell} cannot be {digits}.")
NONET_MESSAGE(EXOCET_CERTAIN, "Whichever two digits {targets} hold, {digit} is one of them.")
NONET_MESSAGE_COUNTED(EXOCET_SEEN, "One of {others} is {digits}, and {cells} sees both, so it cannot be {digits}.", "One of {others} is {digits}, and {cells} see both, so they cannot be {digits}.")
NONET_MESSAGE_COUNTED(EXOCET_COVER, "{digit} is in one of {targets}, and apart from these in all but one of {lines}, where all its places lie in {cover}: once in each of these. So {cells}, which lies there too, cannot be {digit}.", "{digit} is in one of {targets}, and apart from these in all but one of {lines}, where all its places lie in {cover}: once in each of these. So {cells}, which lie there too, cannot be {digit}.")

/* Hints. */
NONET_MESSAGE(HINT_LOOK, "Look at {houses}.")
NONET_MESSAGE(HINT_LOOK_DIGIT, "Look for the {digit}s in {houses}.")
NONET_MESSAGE(HINT_LOOK_EVERYWHERE, "Look at the whole grid.")
NONET_MESSAGE(HINT_LOOK_DIGIT_EVERYWHERE, "Look for the {digit}s in the whole grid.")
NONET_MESSAGE(HINT_TECHNIQUE, "{technique} in {cells}.")
NONET_MESSAGE(HINT_CHAIN, "{technique}, starting from {digits} in {cells}.")
NONET_MESSAGE(HINT_PARTS, "{technique}: {parts}.")
NONET_MESSAGE(HINT_MORE, "{first}; {rest}")
NONET_MESSAGE(HINT_BASE, "base {cells}")
NONET_MESSAGE_COUNTED(HINT_TARGETS, "target {cells}", "targets {cells}")
NONET_MESSAGE(HINT_PIVOT, "pivot {cells}")
NONET_MESSAGE(HINT_REST, "with {cells}")
NONET_MESSAGE(HINT_SET, "set {name} {cells}")
NONET_MESSAGE(HINT_TECHNIQUE_ALONE, "{technique}.")
NONET_MESSAGE(HINT_SOLVED, "This grid is already solved.")
NONET_MESSAGE(HINT_NO_STEP, "None of the techniques in use finds a step here.")
NONET_MESSAGE(HINT_MANY, "This puzzle has two or more solutions, so logic alone cannot finish it.")
NONET_MESSAGE(HINT_MANY_CLUES, "The clues of this puzzle have two or more solutions; one of them fits the digits and candidates here.")
NONET_MESSAGE(HINT_WRONG, "Something is wrong in this grid.")
NONET_MESSAGE(HINT_CONFLICT, "{first} and {second} in {house} both hold {digit}.")
NONET_MESSAGE_COUNTED(HINT_MORE_CONFLICTS, "There is {number} more such pair.", "There are {number} more such pairs.")
NONET_MESSAGE(HINT_NO_SOLUTION, "The clues of this puzzle have no solution.")
NONET_MESSAGE(HINT_NO_SOLUTION_ALL, "No solution fits these digits.")
NONET_MESSAGE_COUNTED(HINT_FORCED, "Once {number} forced cell is filled in, it shows:", "Once {number} forced cells are filled in, it shows:")
NONET_MESSAGE(HINT_NO_DIGIT, "No digit fits in {cell}.")
NONET_MESSAGE(HINT_ALL_FAILS, "Every way to fill it in fails.")
NONET_MESSAGE(HINT_NO_SOLUTION_MARKS, "No solution fits the candidates that are left.")
NONET_MESSAGE(HINT_NO_SOLUTION_PLACED, "The clues have several solutions, but none with the digits placed so far.")
NONET_MESSAGE_COUNTED(HINT_WRONG_DIGIT, "This digit is wrong: {candidates}.", "These digits are wrong: {candidates}.")
NONET_MESSAGE_COUNTED(HINT_WRONG_MARKS, "In {cells}, the right digit is no longer among the candidates.", "In each of {cells}, the right digit is no longer among the candidates.")
NONET_MESSAGE(HINT_PUT_BACK, "Put back {candidates}.")
NONET_MESSAGE_COUNTED(HINT_NO_CANDIDATE, "{cells} has no candidate left.", "{cells} have no candidate left.")
NONET_MESSAGE(HINT_NO_PLACE, "There is no place left for {digit} in {house}.")

/* What has no words of its own. */
NONET_MESSAGE(PATTERN, "The pattern is made of {cells}.")
/* clang-format on */
