#!/usr/bin/env bash
# demo.sh PROGRAM: shows what nonet does with well-known puzzles. Each command is shown, then run.
set -eu
cd "$(dirname "$0")/.."
program=$1

say() {
	printf '\n%s\n' "$1"
}

# run COMMAND: the answer "no" is an answer here too (exit status 1).
run() {
	printf '\n$ %s\n' "$1"
	(
		nonet() { "$program" "$@"; }
		eval "$1" 2>&1
	) || [ $? -eq 1 ]
}

say 'nonet solves Sudoku puzzles and says what is true about them. A puzzle is given
as it is found: as 81 characters, as nine rows, as a drawing or as a list.'

say '--- The example of the Wikipedia article on Sudoku ---'
run "nonet solve --grid '
53. .7. ...
6.. 195 ...
.98 ... .6.
8.. .6. ..3
4.. 8.3 ..1
7.. .2. ..6
.6. ... 28.
... 419 ..5
... .8. .79'"

say '--- Arto Inkala, 2012: newspapers called it the hardest of all ---'
run "nonet solve --grid '
8.. ... ...
..3 6.. ...
.7. .9. 2..
.5. ..7 ...
... .45 7..
... 1.. .3.
..1 ... .68
..8 5.. .1.
.9. ... 4..'"

say '--- Made to keep programs busy that try one digit after the other ---'
run "nonet solve --grid '
... ... ...
... ..3 .85
..1 .2. ...
... 5.7 ...
..4 ... 1..
.9. ... ...
5.. ... .73
..2 .1. ...
... .4. ..9'"

say '--- Not every puzzle has one solution: how many are there here? ---'
puzzle=106200000000400820200005000080040007000603000500010040000900000039004000000002905
run "nonet check $puzzle"
run "nonet count $puzzle"

say '--- And this one cannot be right ---'
run 'nonet check .99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..'

say '--- Whole files, one answer a line: 2000 of the hardest that players know ---'
TIMEFORMAT='(%R s)'
time run 'nonet check tests/data/sets/hardest_11plus.txt | sort | uniq -c'

page="                                   (the page was left out: make web builds it, with Node)"
[ ! -e web/dist/index.html ] || page="To play in a browser, type         $program serve --open"
say "To be led by the hand, type        $program
To play on the terminal, type      $program play
$page
For all it can do, type            $program help
To have it as plain nonet, type    make install"
