# Links and game IDs, from samples and as they are written.
. "$TESTS/lib.bash"
nonet --version | grep -q 'with jansson' || skip 'nonet was built without jansson'
formats=$ROOT/tests/data/formats
for sample in fpuzzles-url.txt fpuzzles.json sudokupad-scl-url.txt sudokupad-scl-zipped.txt \
	sudokupad-scl.json sudokuwiki-162.txt sgt-solo-id.txt; do
	printf '%s ' "$sample"
	nonet convert --to line "$formats/$sample" 2>/dev/null | uniq
done
grep -v '^#' "$ROOT/tests/data/links.txt" | cut -f1 >links.txt
show 'nonet convert --to line links.txt'
echo "$wikipedia" >puzzle.txt
for format in fpuzzles sudokupad sudokuwiki solo; do
	show "nonet convert --to $format puzzle.txt"
	nonet convert --to $format puzzle.txt | nonet convert --to line
done
echo ':0000:x:+5+3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:114 214::' >begun.txt
show 'nonet convert --to sudokuwiki begun.txt'
for format in fpuzzles sudokuwiki; do
	nonet convert --to hodoku begun.txt >expected.txt
	nonet convert --to $format begun.txt | nonet convert --to hodoku | diff expected.txt - && echo "$format: the same"
done
show 'nonet solve https://sudokupad.app/wsj7iunsg6'
show "nonet solve '$(nonet convert --to fpuzzles puzzle.txt)'"
