# Each line is answered in its place, by whichever thread, and so is what goes to standard error.
. "$TESTS/lib.bash"
sets=$ROOT/tests/data/sets
paste -d '\n' "$sets"/{17_clue,none,hardest_11plus,multi,easy}.txt | head -n 5000 >all.txt
awk -v conflict="$conflict" '
	{ print }
	NR % 7 == 0 { print conflict }
	NR % 31 == 0 { print substr($0, 2) "a" }
	NR % 97 == 0 { print $0 "  a comment" }
	NR % 301 == 0 { print "# no puzzle" }' all.txt >mixed.txt
nonet solve --threads 1 mixed.txt >one.txt 2>one.err
show 'grep -vc "^#" mixed.txt'
show 'wc -l <one.txt'
show 'sed "s/[1-9]\{81\}/solved/" one.txt | sort | uniq -c'
show 'head -n 9 one.txt'
# The solution fits the puzzle: a line with both is a puzzle with a clue wherever the first has one.
show 'paste -d "\n" <(grep -v "^#" mixed.txt) one.txt | awk "
	NR % 2 { puzzle = substr(\$0, 1, 81); next }
	length(\$0) == 81 { gsub(/[^1-9]/, \".\", puzzle); if (\$0 !~ \"^\" puzzle \"\$\") print NR }"'
for threads in 2 3 4; do
	nonet solve --threads $threads mixed.txt >more.txt 2>more.err
	cmp one.txt more.txt
	cmp one.err more.err
	nonet solve --threads $threads <mixed.txt 2>&1 >/dev/null | sed 's/^standard input/mixed.txt/' | cmp - one.err
	cat mixed.txt | nonet solve --threads $threads 2>/dev/null | cmp - one.txt
	nonet check --threads $threads mixed.txt 2>more.err |
		paste -d ' ' - one.txt | sed 's/unique [1-9]\{81\}/unique/' | sort | uniq -c
	cmp one.err more.err
done

# Where both streams go to one place, each reason stands before its answer.
nonet solve --threads 1 mixed.txt >one.txt 2>&1
nonet solve --threads 4 mixed.txt >four.txt 2>&1
cmp one.txt four.txt
show 'head -n 9 four.txt'

# Several sources, some of which cannot be read.
show 'nonet check --threads 4 $sets/multi.txt missing.txt $wikipedia /dev/null $sets/easy.txt $conflict 2>reasons.txt | uniq -c'
show 'grep -v "two or more" reasons.txt'
show 'nonet solve --timeout 60 --threads 4 mixed.txt 2>/dev/null | cmp - <(nonet solve --threads 1 mixed.txt 2>/dev/null)'

# A slow writer gets each answer, and a closed pipe ends it.
coproc nonet solve --threads 4 2>/dev/null
for puzzle in $wikipedia $several ${wikipedia%?} $wikipedia; do
	echo "$puzzle" >&"${COPROC[1]}"
	IFS= read -r -t 20 answer <&"${COPROC[0]}"
	echo "$answer"
done
exec {COPROC[1]}>&-
wait
yes "$wikipedia" | head -n 200000 >many.txt
show 'nonet solve --threads 4 many.txt | head -n 1'
show 'yes $wikipedia | nonet solve --threads 4 | head -n 1'
show 'nonet solve --threads 0 $wikipedia'
