# Each rating stands in the place of its puzzle, whichever thread made it, and so does what goes to
# standard error.
. "$TESTS/lib.bash"
sets=$ROOT/tests/data/sets
paste -d '\n' "$sets"/{17_clue,none,multi,easy}.txt | head -n 1000 |
	awk -v conflict="$conflict" '
		{ print }
		NR % 7 == 0 { print conflict }
		NR % 31 == 0 { print substr($0, 2) "a" }
		NR % 97 == 0 { print $0 "  a comment" }' >mixed.txt
nonet rate --threads 1 mixed.txt >one.txt 2>one.err
show 'wc -l <mixed.txt | cmp - <(wc -l <one.txt)'
show 'sed "s/^[0-9].*/rated/" one.txt | sort | uniq -c'
for threads in 2 4 7; do
	nonet rate --threads $threads mixed.txt >more.txt 2>more.err
	cmp one.txt more.txt
	cmp one.err more.err
done
# Where both streams go to one place, each reason stands before its answer.
nonet rate --threads 1 mixed.txt missing.txt /dev/null "$wikipedia" >one.txt 2>&1
nonet rate --threads 4 mixed.txt missing.txt /dev/null "$wikipedia" >four.txt 2>&1
cmp one.txt four.txt
show 'head -n 9 four.txt'
show 'tail -n 4 four.txt'

# A slow writer gets each answer, and a closed pipe ends it.
coproc nonet rate --threads 4 2>/dev/null
for puzzle in $wikipedia $several ${wikipedia%?} $wikipedia; do
	echo "$puzzle" >&"${COPROC[1]}"
	IFS= read -r -t 20 answer <&"${COPROC[0]}"
	echo "$answer"
done
exec {COPROC[1]}>&-
wait
show 'yes $wikipedia | nonet rate --threads 4 | head -n 1'
