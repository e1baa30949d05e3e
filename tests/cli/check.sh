. "$TESTS/lib.bash"
show 'nonet check $wikipedia'
show 'nonet check $several'
show 'nonet check $hopeless'
show 'nonet check $conflict'
show 'nonet check $empty'
show 'nonet check $wikipedia nothing $several ${wikipedia}9 $hopeless'

# Why there is no solution, when no conflict is to be seen.
rest() {
	printf "%$((81 - ${#1}))s" '' | tr ' ' .
}
board() {
	echo "$1$(rest "$1")"
}
show 'nonet check $(board 12345678.........9)'
show 'nonet check $(board 1234567........9)'
head -n 300 "$ROOT/tests/data/sets/none.txt" >none.txt
show 'nonet check none.txt 2>reasons.txt | sort | uniq -c'
# Each of the 300 gives one of three reasons, and none of them is rare.
sed 's/.*no solution: //; s/after filling in [0-9]* forced cells\{0,1\}, //' reasons.txt |
	sed 's/ in r[1-9]c[1-9]$/ in a cell/; s/ for [1-9] in .* [1-9]$/ in a house/' | sort >kinds.txt
show 'uniq kinds.txt'
show 'uniq -c kinds.txt | awk "\$1 < 30"'

# All the conflicts, also in a full grid with one wrong digit, and in a full grid of ones.
show 'nonet check 534678912672195348198342567859761423426853791713924856961537284287419635345286178'
show 'nonet check $(printf 1%.0s {1..81}) 2>&1 | sed "s/.*:1: //; s/(.*/(/" | sort | uniq | wc -l'
show 'nonet check 534678912672195348198342567859761423426853791713924856961537284287419635345286179'
show 'nonet check 53467891267219534819834256785976142342685379171392485696153728428741963534528617.'
