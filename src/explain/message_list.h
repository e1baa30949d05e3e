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

/* What follows from a step. */
NONET_MESSAGE_COUNTED(PLACE, "So {cells} is {digit}.", "So {cells} are {digit}.")
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
NONET_MESSAGE_COUNTED(TEMPLATE_SET, "All {digit}s of the grid together can be placed in several ways that agree with the candidates, but every one of these ways has a {digit} in {cells}.", "All {digit}s of the grid together can be placed in several ways that agree with the candidates, but every one of these ways has a {digit} in each of {cells}.")
NONET_MESSAGE_COUNTED(TEMPLATE_DELETE, "All {digit}s of the grid together can be placed in several ways that agree with the candidates, but none of these ways has a {digit} in {cells}.", "All {digit}s of the grid together can be placed in several ways that agree with the candidates, but none of these ways has a {digit} in any of {cells}.")

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
NONET_MESSAGE(GLOSSARY_UNIQUE, "It holds only for a puzzle that has one solution.")
NONET_MESSAGE(GLOSSARY_ANY, "It holds whether or not the puzzle has only one solution.")

/* What has no words of its own. */
NONET_MESSAGE(PATTERN, "The pattern is made of {cells}.")
/* clang-format on */
