# Counts of many puzzles: in their order, by whichever thread, the same as one puzzle at a time.
. "$TESTS/lib.bash"
sets=$ROOT/tests/data/sets
paste -d '\n' <(head -n 300 "$sets/serg_multi.txt") <(head -n 300 "$sets/none.txt") \
	<(head -n 300 "$sets/easy.txt") >all.txt
awk -v conflict="$conflict" '
	{ print }
	NR % 70 == 0 { print conflict }
	NR % 90 == 0 { print "1" substr($0, 2) "a" }' all.txt >mixed.txt
nonet count --timeout 60 --threads 1 mixed.txt >one.txt 2>one.err
show 'wc -l <one.txt'
show 'sort one.txt | uniq -c | sort -rn | head -n 4'
show 'grep -c ":" one.err'
for threads in 1 3; do
	nonet count --threads $threads mixed.txt >more.txt 2>more.err
	cmp one.txt more.txt
	cmp one.err more.err
done
# A puzzle that has more solutions than the lanes count, and a limit below, at and above their number.
for limit in 1 28 1000 9999 10000 10001 20000; do
	(
		head -n 40 "$sets/17_clue.txt"
		echo "$empty"
		echo "$several"
		head -n 40 "$sets/easy.txt"
	) | nonet count --limit $limit | uniq -c
done
