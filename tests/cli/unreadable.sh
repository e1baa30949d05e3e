# Exit code 3, and the rest is still answered.
. "$TESTS/lib.bash"
mkdir folder
show 'nonet solve folder'
show 'nonet solve folder $wikipedia missing.txt $wikipedia'
: >empty.txt
printf '\n\n  \n# nothing here\n' >blank.txt
show 'nonet solve empty.txt'
show 'nonet check blank.txt empty.txt'
show 'nonet count </dev/null'
show 'nonet show empty.txt $wikipedia | tail -n 2'

{
	echo "${wikipedia%?}"
	echo "$wikipedia"
	echo "${wikipedia}1"
	echo "$wikipedia"
	echo "PUZZLE # 7.1"
	echo "0000183b305c ${wikipedia//./0}  1.2"
	echo "${wikipedia//./x}"
	echo "${wikipedia//./_}"
	echo "５３００７００００６００１９５００００９８００００６０８０００６０００３４００８０３００１７０００２０００６０６００００２８００００４１９００５００００８００７９"
	echo "${wikipedia/7/a}"
	printf '%s' "$wikipedia"
} >lines.txt
show 'nonet solve lines.txt'

# The system failed to read, not the puzzle.
show 'nonet solve <&-'
show 'nonet solve <folder'
show 'nonet solve /proc/self/mem $wikipedia'

# Names that would steer the terminal, wherever they are shown.
name=$'esc\e[31mname\n\x7f\u009b2J'
show 'nonet check "$name"'
show 'nonet "$name"'
show 'nonet solve "--$name"'
show 'nonet solve "--limit=$name"'
echo 'no puzzle' >"$name"
show 'nonet check "$name"'
show 'LC_ALL=C nonet check "$name"'
