# Ratings on a terminal: sentences, no wider than it, and progress that does not stay.
. "$TESTS/lib.bash"
talk() {
	python3 "$TESTS/talk.py" "$@" 2>&1
}
hard=....14.76..46..2137...2....9.57.3...617....3..4.......59..3..2......6....7.5.1...
solved=534678912672195348198342567859761423426853791713924856961537284287419635345286179
show 'talk -- nonet rate $hard </dev/null'
show 'talk --columns 40 -- nonet rate $hard </dev/null | tail -n 10'
show 'talk -- nonet rate --scale hodoku $hard </dev/null | tail -n 4'
show 'talk -- nonet rate --scale nonet,effort $hard </dev/null | tail -n 4'
show 'talk -- nonet rate $solved </dev/null | tail -n 6'
show 'talk -- nonet rate $several </dev/null | tail -n 2'
show 'talk -- nonet rate $conflict ${hard%?} </dev/null | tail -n 4'
long=$(sed -n 3p "$ROOT/tests/data/sets/hardest_11plus.txt")
show 'talk -- nonet rate --scale se --timeout 0.05 $long </dev/null | sed -n "s/ER .*/ER N/p; /^Not/,\$p"'
yes "$long" | head -n 100 >many.txt
show 'talk --raw -- nonet rate --scale se --timeout 0.02 many.txt </dev/null | grep -q "seconds, [0-9]* rated"'
