# Books and pictures in PDF and PNG.
. "$TESTS/lib.bash"
nonet --version | grep -q 'with cairo' || skip 'nonet was built without cairo'
nonet --version | grep -q 'with jansson' || skip 'nonet was built without jansson'
command -v fc-match >/dev/null && fc-match 'DejaVu Sans' | grep -q DejaVuSans ||
	skip 'DejaVu Sans is not installed'

# pages FILE: how many it has.
pages() {
	grep -ac '/Type /Page ' "$1"
}
same_twice() {
	nonet render "$@" -o a.out && nonet render "$@" -o b.out && cmp a.out b.out && echo the same
}

nonet generate 21 --seed 5 >book.txt
show 'nonet render -o book.pdf --title "Two & <three>" --page-numbers book.txt'
show 'pages book.pdf'
show 'nonet render -o - --format pdf --title "Two & <three>" --page-numbers <book.txt | cmp - book.pdf'
show 'nonet render -o six.pdf --per-page 6 --solutions page --paper letter book.txt; pages six.pdf'
show 'nonet render -o large.pdf --per-page 1 --solutions none --paper a5 --large book.txt; pages large.pdf'
show 'nonet render -o few.pdf $wikipedia; pages few.pdf'
for arguments in "--format pdf $wikipedia" "--format pdf --size 5cm --labels $wikipedia" \
	"--format png --candidates --title 数独 $wikipedia" '--format pdf --title 数独 book.txt' \
	"--format png --step next --caption --size 300 $wikipedia"; do
	show 'same_twice $arguments'
done
show 'SOURCE_DATE_EPOCH=1700000000 nonet render -o dated.pdf --author "A. Setter" $wikipedia; grep -a "CreationDate\|Author" dated.pdf'
show 'grep -ac CreationDate few.pdf'

# Pictures in one PDF, a page each, or each in its own.
show 'nonet render -o pictures.pdf --size 240pt $wikipedia $several; pages pictures.pdf; grep -ao "MediaBox .*" pictures.pdf'
show 'nonet render -o "own-%d.pdf" --size 240pt $wikipedia $several; pages own-2.pdf'
show 'nonet render -o a.png $wikipedia; head -c 4 a.png | tail -c 3; echo'

# The name of a level is in the program's language, other words are as the input has them.
if command -v pdftotext >/dev/null && nonet --version | grep -q 'built with gettext' &&
	[ -n "$(fc-list :lang=zh-tw)" ]; then
	printf 'puzzle,level,rating,author\n%s,Easy,1.2,Hard\n' $wikipedia >level.csv
	for language in en zh_TW; do
		nonet --lang $language render -o level.pdf level.csv
		pdftotext level.pdf - | grep -F '· 1.2'
	done
else
	printf 'Easy · 1.2 · by Hard\n簡單 · 1.2 · 作者：Hard\n'
fi

# A puzzle with another number of solutions is printed, and said; what is none is left out.
show 'nonet render -o odd.pdf $wikipedia $several ${wikipedia}1 $hopeless'
show 'pages odd.pdf'
show 'nonet render -o odd.pdf --solutions none $several'
# Of another size the file has to tell the solution.
for solution in '' ',"solution":"1234341221434321"' ',"solution":"1234341221434312"'; do
	echo "{\"nonet\":1,\"puzzle\":\"1..4..1..1....2.\"$solution}"
done >four.json
show 'nonet render -o four.pdf four.json'
show 'pages four.pdf'
show 'nonet render -o four.pdf --solutions none four.json; pages four.pdf'
show 'nonet render -o none.pdf ${wikipedia}1'
show 'nonet render -o none.pdf nothing'

show 'nonet render -o none.pdf --per-page 3 book.txt'
show 'nonet render -o none.pdf --paper a3 book.txt'
show 'nonet render -o none.pdf --solutions back book.txt'
show 'nonet render -o none.pdf --per-page 2 --size 5cm book.txt'
show 'nonet render -o "none-%d.pdf" book.txt'
show 'nonet render -o no/such/folder.pdf book.txt'
show 'nonet render -o /dev/full --format pdf book.txt'
show 'nonet render -o none.png --size 10001 $wikipedia'
# Ctrl-C in the middle.
show '{ cat book.txt; sleep 2; } | timeout --preserve-status -s INT 1 nonet render -o none.pdf'
show 'ls none*'
show 'ls | grep -F .pdf. '

# Other programs read the text, in order: what is on paper can be read again.
if command -v pdftotext >/dev/null; then
	pdftotext -raw few.pdf - | tr '\n' ' ' | tr -d '\f'
	echo
	pdftotext -raw -l 1 book.pdf - | head -n 1
	pdffonts book.pdf | awk 'NR > 2 && $(NF - 4) != "yes"'
	for book in book large; do
		pdftotext -raw $book.pdf - | nonet solve 2>/dev/null | grep '^[1-9]*$' >$book.solved
	done
else
	printf '%s\n' '1 5 3 . . 7 . . . . 6 . . 1 9 5 . . . . 9 8 . . . . 6 . 8 . . . 6 . . . 3 4 . . 8 . 3 . . 1 7 . . . 2 . . . 6 . 6 . . . . 2 8 . . . . 4 1 9 . . 5 . . . . 8 . . 7 9 Solutions 1 5 3 4 6 7 8 9 1 2 6 7 2 1 9 5 3 4 8 1 9 8 3 4 2 5 6 7 8 5 9 7 6 1 4 2 3 4 2 6 8 5 3 7 9 1 7 1 3 9 2 4 8 5 6 9 6 1 5 3 7 2 8 4 2 8 7 4 1 9 6 3 5 3 4 5 2 8 6 1 7 9 ' 'Two & <three>'
	nonet solve book.txt >large.solved
	cat large.solved large.solved >book.solved
fi
nonet solve book.txt | cmp - large.solved
(nonet solve book.txt && nonet solve book.txt) | cmp - book.solved
