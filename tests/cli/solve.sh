# One line a puzzle: a solution or a word, the reason beside it, and the exit code.
. "$TESTS/lib.bash"
show 'nonet solve $wikipedia'
show 'nonet solve $several'
show 'nonet solve $hopeless'
show 'nonet solve $conflict'
show 'nonet solve $empty'

# Line N answers puzzle N, whatever the puzzles around it are.
{
	echo "# a comment line is no puzzle"
	echo "$wikipedia"
	echo "${wikipedia%?}"
	echo "$several"
	echo "$conflict"
	echo "${wikipedia}1"
	echo "$hopeless"
	echo "$wikipedia  easy"
} >mixed.txt
show 'nonet solve mixed.txt'
show 'nonet solve <mixed.txt 2>/dev/null'
show 'nonet solve - <mixed.txt 2>/dev/null | wc -l'
show 'nonet solve --grid $wikipedia'
show 'nonet solve --grid $several'
show 'nonet solve --grid mixed.txt | tail -n 23'
show 'LC_ALL=C nonet solve --grid $wikipedia | head -n 2'
