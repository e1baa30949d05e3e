# What players asked for, row by row of docs/requests.md, as far as a command can show it.
. "$TESTS/lib.bash"

row() {
	echo "== $1"
}
row 1
show 'nonet check .99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..'
row 2
show 'nonet check ........................................................8.................6......'
show 'nonet count --limit 1000 ........................................................8.................6......'
row 3
show 'nonet check 001000000200000000003000000400000005005000600600000040007103000800000000009020000'
row 4
show 'nonet solve 000007004000006003860200000509082000640000080000000700000000042010030000703000009'
row 5
show 'nonet hint ":0000:x:000456780000000000000000000400000000500000000600000000700000000900000000000000000:112 212 312 912 ::"'
row 6
show 'nonet hint ":0000:x:53+2.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::"'
row 7
show 'nonet solve $several'
show 'nonet solve --all $several | wc -l'
row 9
show 'nonet count 92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..'
row 13
show 'nonet rate --scale nonet $wikipedia'
row 14
show 'nonet generate 1 --se 7.1- --seed 3 --json | grep -o "\"ER\":[0-9.]*" | awk -F: "{ print (\$2 >= 7.1) }"'
row 16
show 'nonet rate $wikipedia $wikipedia'
show 'nonet morph --seed 4 $wikipedia | nonet rate --scale nonet'
row 18
show 'nonet generate 1 --require x-wing --timeout 60 --seed 1 | nonet explain --short | grep -c X-Wing'
row 19
show 'nonet rate 123456789457189236689237145214573698376918452598624371731892564842365917965741823'
row 21
show 'nonet explain --profile hodoku --short "1549-----/-----41--/-6-75---9/-1---8---/69---7-4-/--5----37/-8-----1-/----3--68/------5--" | grep -c Avoidable'
row 23
show 'nonet hint --level 1 $wikipedia'
show 'nonet hint --level 2 $wikipedia'
show 'nonet hint --level 3 $wikipedia'
row 33
printf '%s\r\n' "$wikipedia" "${wikipedia%?}" "$hopeless" >some.sdm
show 'nonet solve some.sdm'
row 34
show "nonet solve '   5 3 . | . 7 . | . . .
 6 . . | 1 9 5 | . . .
 . 9 8 | . . . | . 6 .
-------+-------+-------
 8 . . | . 6 . | . . 3
 4 . . | 8 . 3 | . . 1
 7 . . | . 2 . | . . 6
-------+-------+-------
 . 6 . | . . . | 2 8 .
 . . . | 4 1 9 | . . 5
 . . . | . 8 . | . 7 9'"
row 35
link=$(nonet convert --to fpuzzles $wikipedia)
show 'nonet solve "$link"'
escaped=${link%%=*}=$(printf %s "${link#*=}" | sed 's/+/%2B/g; s/\//%2F/g; s/=/%3D/g')
show 'nonet solve "$escaped"'
row 36
show 'nonet generate 3 --seed 1 | nonet render -o book.pdf && head -c 5 book.pdf && grep -ac "^%PDF" book.pdf'
row 37
show 'nonet generate 5 --seed 1 | nonet render -o book.pdf --paper letter --per-page 4 --large --solutions page'
