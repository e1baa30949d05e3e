# What is wrong with an input, an option or a file, in Chinese; what programs read stays as it is.
. "$TESTS/lib.bash"

nonet --version | grep -q 'built with gettext' || skip 'built without gettext'
nonet --version | grep -q 'built with jansson' || skip 'built without jansson'
nonet --version | grep -q 'built with expat' || skip 'built without expat'
command -v script python3 >/dev/null || skip 'script or python3 is missing'

for sample in 80 82 duplicate-row no-solution-no-conflict two-solutions; do
	cp "$ROOT/tests/data/formats/bad-$sample.txt" .
done
{
	printf '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7\xE5\xAE\xAB\n'
	printf '53..7\xFF...6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n'
	echo '[[1,2,3],[4]]'
	echo '.Shape~9x9.~R1C1_5.Thermo~R1C1~R2C1'
	echo '2x2#123'
} >lines.txt
printf '12\n3\n456789123\n' >rows.txt
printf '1,2,3\n' >row.txt
echo '{"size":9,"grid":[[{}]]}' >small.json
echo '{"cells":[[{}]],"arrows":[1],"foglight":[1]}' >rules.json
echo '{"nonet":1,"puzzle":"1...","regions":"1111"}' >regions.json
echo '{"nonet":1, oops}' >broken.json
echo '<opensudoku><game data="12"/></opensudoku>' >game.xml
echo '<opensudoku><game></opensudoku>' >broken.xml
: >empty.txt

for language in zh_CN zh_TW; do
	nonet() { command nonet "$@" --lang $language; }
	show 'nonet check bad-*.txt'
	show 'nonet solve lines.txt rows.txt row.txt small.json rules.json regions.json broken.json'
	show 'nonet solve game.xml broken.xml empty.txt missing.txt .'
	show 'echo 12 | nonet solve'
	show 'nonet solve "https://sudokupad.app/abc"'
	show 'nonet morph --by t,r1 $wikipedia'
	show 'nonet generate --clues 9'
	show 'nonet generate --clues 23 --symmetry full'
	show 'nonet generate --level easy --require jellyfish'
	show 'nonet generate --level gruesome'
	show 'nonet hint --level 5 $wikipedia'
	show 'nonet solve --kernel fast $wikipedia 2>&1 | sed "s/[a-z0-9, ]*generic/ .../"'
	show 'nonet convert --to pdf $wikipedia'
	show 'nonet convert --from grid --to line $wikipedia'
	unset -f nonet
done

# Programs read English: the reasons in JSON, and tables in a pipe.
show 'nonet solve --json --lang zh_CN bad-80.txt | cut -d, -f 3-'
show 'nonet convert --list --lang zh_CN | sed -n 5,6p'
show 'nonet kernels --lang zh_TW | tail -n 1 | tr -d "*" | tr -s " "'

# On a terminal they are in Chinese, and the columns of a table stand below each other.
on_terminal() {
	script -qec "$1" /dev/null </dev/null | tr -d '\r'
}
show 'on_terminal "nonet kernels --lang zh_TW" | tail -n 1'
show 'on_terminal "nonet convert --list --lang zh_CN" | sed -n 5,6p'
column_of() {
	python3 -c 'import sys, unicodedata
for line in sys.stdin:
    before = line.split(sys.argv[1])[0]
    print(sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in before))' "$1"
}
show 'on_terminal "nonet convert --list --lang zh_CN" | grep " -  " | column_of " -  " | sort -u'
echo $wikipedia >one.txt
show 'on_terminal "nonet bench --runs 1 one.txt --lang zh_TW" | tail -n 2 | head -n 1 | tr -s " "'
show 'on_terminal "nonet bench --runs 1 --rate nonet one.txt --lang zh_CN" | tail -n 1 | cut -d . -f 1-2 | tr -s " " | cut -d " " -f 1-3'

# Words that a picture is told by, and reasons against drawing one.
show 'nonet render --format svg --lang zh_TW $wikipedia | sed -n "/<title/,/<desc/p"'
show 'nonet render --format svg --step 99 --lang zh_CN $wikipedia | wc -c'
show 'nonet render --format svg --step x-wing --lang zh_TW $several | wc -c'
