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
pasted 'eight rows' "${rows%???????????}" 'Row 9' ....8..79 Confirm q
pasted 'a word' hello 'Your choice' q
pasted 'a puzzle with conflicts, corrected' "$conflict" 'Which row' '1 ..9..5.1.' Confirm n 'Which row' '5 .9.....6.' Confirm q

csv=$(printf '%b\n' "$rows" | sed 's/./&,/g; s/,$//; s/[.]//g' | paste -sd'|' | sed 's/|/\\n/g')
wide_list=$(printf %s "$list" | sed 's/],\\n\[/],[/g; s/\[8,0/\\n[8,0/; s/\[0,6/\\n[0,6/')
wrong_rows=${rows/7...2...6/77..2...6}
wrong_rows=${wrong_rows/.98..../.98a...}
pasted 'rows with commas' "$csv" Confirm q
pasted 'a list with three rows a line' "$wide_list" Confirm q
pasted 'bands with empty lines between' "$(printf %s "$rows" | sed 's/6\.\\n8/6.\\n\\n8/; s/6\\n\.6/6\\n\\n.6/')" Confirm q
pasted 'nine rows, one with a wrong character and one that clashes' "$wrong_rows" \
	'Which row' 6 'Row 6:' 7...2...6 'Which row' 3 'Row 3:' .98....6. Confirm q
pasted 'an unreadable row that is to stay empty' "${rows/4..8.3..1/4..8.3..}" 'Which row' 5 'Row 5:' '' Confirm q
pasted 'ten rows, one of them wrong' "$wrong_rows\\n........." 'Your choice' q

# at_row_1 NAME TEXT [EXPECTED ANSWER]...: the same, pasted for the first row.
at_row_1() {
	printf '\n--- %s, for row 1 ---\n' "$1"
	{
		printf '? Your choice:\n= 5\n? Row 1:\n+ %s\n' "$2"
		printf '? %s\n= %s\n' "${@:3}"
	} | python3 "$TESTS/talk.py" --columns 90 -- nonet 2>&1 | sed '1,/type its number/d'
}
at_row_1 '81 characters' "$wikipedia" Confirm q
at_row_1 'a frame' "$frame" Confirm q
at_row_1 'rows with commas' "$csv" Confirm q
at_row_1 'a list with three rows a line' "$wide_list" Confirm q
at_row_1 'three rows, one of them wrong, and then the others' '53..7....\n6..195..\n.98....6.' \
	'Row 4:' "${wikipedia:27:9}" 'Row 5:' "${wikipedia:36:9}" 'Row 6:' "${wikipedia:45:9}" \
	'Row 7:' "${wikipedia:54:9}" 'Row 8:' "${wikipedia:63:9}" 'Row 9:' "${wikipedia:72:9}" \
	'Which row' '2 6..195...' Confirm q
at_row_1 'ten rows' "$wrong_rows\\n........." 'Which row' q

# line_by_line NAME TEXT QUESTION...: each line once the question stands there, as slow terminals
# paste.
line_by_line() {
	printf '\n--- %s, line by line ---\n' "$1"
	{
		printf '? Your choice:\n'
		paste -d '\n' <(printf '%b\n' "$2" | sed 's/^/= /') <(printf '? %s\n' "${@:3}")
		printf '= q\n'
	} | python3 "$TESTS/talk.py" --columns 90 -- nonet 2>&1 | sed '1,/Or paste/d'
}
line_by_line 'rows with commas' "$csv" 'Row '{2..9} Confirm
line_by_line 'a list' "$list" 'Row '{2..9} Confirm
line_by_line 'a list with three rows a line' "$wide_list" 'goes on' 'goes on' Confirm
line_by_line 'a frame' "$frame" 'Row '{1..4} 'Row '{4..7} 'Row '{7..9} Confirm Confirm
line_by_line 'leaving at a row' '53..7....' 'Row 2'
