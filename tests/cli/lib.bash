# What the command-line tests have in common.

# show COMMAND: prints the command, what it writes to standard output, what it writes to standard
# error with "! " before each line, and its exit status unless that is 0.
show() {
	local status
	printf '$ %s\n' "$1"
	eval "$1" >.stdout 2>.stderr
	status=$?
	cat .stdout
	sed 's/^/! /' .stderr
	[ "$status" -eq 0 ] || echo "exit $status"
}

skip() {
	echo "$1"
	exit 77
}

# Puzzles with known answers.
wikipedia=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
several=106200000000400820200005000080040007000603000500010040000900000039004000000002905
conflict=.99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..
hopeless=.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........
empty=.................................................................................
