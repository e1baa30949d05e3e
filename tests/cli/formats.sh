# Every way to write a puzzle gives the same answer.
. "$TESTS/lib.bash"
answer() {
	printf '%-12s' "$1"
	nonet solve
}
rows=$(fold -w 9 <<<"$wikipedia")
echo "$wikipedia" | answer dots
tr . 0 <<<"$wikipedia" | answer zeros
tr . '*' <<<"$wikipedia" | answer stars
tr . _ <<<"$wikipedia" | answer underscores
tr . - <<<"$wikipedia" | answer dashes
tr . x <<<"$wikipedia" | answer x
tr . X <<<"$wikipedia" | answer X
tr . ' ' <<<"$wikipedia" | answer spaces
echo "$rows" | answer rows
sed 's/./& /g' <<<"$rows" | answer spaced
paste -sd/ <<<"$rows" | answer slashes
sed 's/./&,/g; s/,$//' <<<"$rows" | answer commas
nonet show $wikipedia | answer frame
nonet show --ascii $wikipedia | answer ascii
tr . 0 <<<"$rows" | sed 's/./&,/g; s/,$//; s/.*/[&],/; 1s/^/[/; $s/,$/]/' | answer list
tr . 0 <<<"$rows" | sed 's/./&,/g; s/,$//; s/.*/{&},/; 1s/^/int grid[9][9] = {/; $s/,$/};/' | answer C
printf '\357\273\277%s\r\n' "$wikipedia" | answer BOM+CRLF
printf '%s\r' "$wikipedia" | answer CR
printf '%s' "$wikipedia" | answer unended
tr . 0 <<<"$wikipedia" | sed 's/0/٠/g; s/1/١/g; s/2/٢/g; s/3/٣/g; s/4/٤/g; s/5/٥/g; s/6/٦/g; s/7/٧/g; s/8/٨/g; s/9/٩/g' | answer Arabic
