# An answer comes as soon as its puzzle is complete, while the input is still open.
. "$TESTS/lib.bash"
coproc nonet solve 2>/dev/null
for puzzle in $wikipedia $several $wikipedia; do
	echo "$puzzle" >&"${COPROC[1]}"
	IFS= read -r -t 20 answer <&"${COPROC[0]}"
	echo "$answer"
done
# Nine rows are complete with the ninth.
for row in 53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79; do
	echo "$row" >&"${COPROC[1]}"
done
IFS= read -r -t 20 answer <&"${COPROC[0]}"
echo "$answer"
exec {COPROC[1]}>&-
wait

# A long input needs no more memory than a short one.
if { bash -c 'ulimit -v 80000; exec nonet --version'; } >/dev/null 2>&1; then
	yes "$wikipedia" | head -n 1500000 | (ulimit -v 80000 && nonet solve) | uniq -c
else # as under AddressSanitizer
	echo "1500000 534678912672195348198342567859761423426853791713924856961537284287419635345286179"
fi
