# The guided mode: whole puzzles pasted at the first question.
. "$TESTS/lib.bash"
# pasted NAME TEXT [EXPECTED ANSWER]...
pasted() {
	printf '\n--- %s ---\n' "$1"
	{
		printf '? Your choice:\n+ %s\n' "$2"
		printf '? %s\n= %s\n' "${@:3}"
	} | python3 "$TESTS/talk.py" --columns 90 -- nonet 2>&1 | sed '1,/Or paste/d'
}
rows='53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79'
frame=$(nonet show $wikipedia | paste -sd'|' | sed 's/|/\\n/g')
list='[[5,3,0,0,7,0,0,0,0],\n[6,0,0,1,9,5,0,0,0],\n[0,9,8,0,0,0,0,6,0],\n[8,0,0,0,6,0,0,0,3],\n[4,0,0,8,0,3,0,0,1],\n[7,0,0,0,2,0,0,0,6],\n[0,6,0,0,0,0,2,8,0],\n[0,0,0,4,1,9,0,0,5],\n[0,0,0,0,8,0,0,7,9]]'

pasted '81 characters' "$wikipedia" Confirm y Another q
pasted 'nine rows' "$rows" Confirm q
pasted 'a frame' "$frame" Confirm q
pasted 'a list' "$list" Confirm q
pasted 'two puzzles' "$wikipedia\\n$several" Confirm q
pasted 'one cell too few' "${wikipedia%?}" 'Your choice' q
pasted 'eight rows' "${rows%???????????}" 'Your choice' q
pasted 'a word' hello 'Your choice' q
pasted 'a puzzle with conflicts, corrected' "$conflict" 'Which row' '1 ..9..5.1.' Confirm n 'Which row' '5 .9.....6.' Confirm q

printf '\n--- rows pasted after the first, one of them wrong ---\n'
python3 "$TESTS/talk.py" --columns 90 -- nonet <<'DIALOGUE' | sed '1,/Or paste/d'
? Your choice:
= 5
? Row 1:
+ 53..7....\n6..195..\n.98....6.
? left out.
? Row 2:
= q
DIALOGUE
