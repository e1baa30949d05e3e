# Hints in three levels, and what is wrong with a position.
. "$TESTS/lib.bash"
solved=534678912672195348198342567859761423426853791713924856961537284287419635345286179
last=53467891267219534819834256785976142342685379171392485696153728428741963534528617.

show 'nonet hint --profile se $wikipedia'
show 'nonet hint --profile se --level 2 $wikipedia'
show 'nonet hint --profile se --level 3 $wikipedia'
show 'nonet hint --profile se --level 3 --notation a1 $wikipedia'
show 'nonet hint $last'
show 'nonet hint --level 3 $last'

# Where a naked single is open, a person sees it: it is among the steps.
open=.......71..83......2.......41....6.....87....7........6.3.4.......5..82..........
show 'nonet explain --short $open | grep -c "Naked Single"'

# One line for each puzzle, in order.
printf '%s\n' "$solved" "$several" "$hopeless" "$conflict" 1234 "$empty" "$last" >seven.txt
show 'nonet hint --profile se seven.txt'
show 'nonet hint --level 3 $last $solved'
show 'nonet hint --profile hodoku $empty'

show 'nonet hint --level 3 seven.txt 2>/dev/null | grep -B 1 invalid'

# Uniqueness is not used when it is not wanted, or where the clues have several solutions: so it is
# when the 8 in r1c4 is none.
unique=':0000:x:+3+6.8+4+9..+14+9.+3+5+1+8.6+5+81+6+274.+31+4+69+7+8.3..2.1+3+57+6+47+3+52+6418+9.+1+4+5.6+3.+7.5.+7+13.4..+734.2.1.:::::'
many=${unique/.8+4/.+8+4}
show 'nonet steps --technique "uniqueness test 1" "$unique"'
show 'nonet steps --technique "uniqueness test 1" --no-uniqueness "$unique"'
show 'nonet steps --technique "uniqueness test 1" "$many"'

# The player's own position. A wrong digit, and two equal ones:
library=':0000:x:+153..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::'
show 'nonet hint ":0000:x:53+1.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::"'
show 'nonet hint ":0000:x:53+2.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::"'
show 'nonet hint --no-spoilers ":0000:x:53+2.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::"'
show 'nonet hint ":0000:x:53+5.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::"'
show 'nonet hint --no-spoilers ":0000:x:53+5.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::"'
show 'nonet hint $library'
# Candidates that should not have been erased:
erased=':0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:413 614::::'
show 'nonet hint "$erased"'
show 'nonet hint --level 3 "$erased"'
show 'nonet hint --no-spoilers --level 3 "$erased"'
show 'nonet hint --json "$erased" | sed "s/,\"time_ns.*//"'
# A cell without candidates, where there is no solution to compare with:
show 'nonet hint ":0000:x:000456780000000000000000000400000000500000000600000000700000000900000000000000000:112 212 312 912::::"'
show 'nonet hint ":0000:x:................................................................................1:211 212 213 214 215 216 217 218 219::::"'
show 'nonet hint --no-spoilers ":0000:x:................................................................................1:211 212 213 214 215 216 217 218 219::::"'
# Digits that all solutions but one rule out:
show 'nonet hint ":0000:x:1+762........4..82.2....5....8..4...7...6.3...5...1..4....9......39..4........29.5:::::"'

# Every way to write a position.
cp "$ROOT"/tests/data/formats/{pm-grid,hodoku-library,sukaku-729}.txt .
for file in pm-grid hodoku-library sukaku-729; do
	show "nonet hint --profile se --level 2 $file.txt"
done
show 'nonet hint --profile hodoku --level 3 - <pm-grid.txt'
sed 's/\b26 /2  /' pm-grid.txt >wrong.txt
show 'nonet hint --level 3 wrong.txt'
show 'nonet solve pm-grid.txt 2>/dev/null'
show 'nonet solve hodoku-library.txt'
echo ':0000:x:53::::' >short.txt
show 'nonet hint short.txt'

# Why a puzzle of clues has no solution: as nonet rate says it.
show 'nonet hint 12345678.........9...............................................................'
show 'nonet hint 1234567..........9.........................9.....................................'

# Without spoilers: whatever is wrong, it is not told where; a step is one even of several solutions.
# The status, which programs go by, is what it is with them.
dead=12345678.........9...............................................................
marks=':0000:x:000456780000000000000000000400000000500000000600000000700000000900000000000000000:112 212 312 912::::'
for puzzle in "$conflict" "$dead" "$hopeless" "$erased" "$marks" "$several" "$solved"; do
	show 'nonet hint --json --no-spoilers --level 2 "$puzzle" | grep -oE "\"(kind|text)\":.*\"status\":\"[a-z]*"'
done

# However many digits clash, the first few are told.
rows=$(printf 53..7....%.0s {1..9})
for command in hint 'hint --json' explain; do
	show "nonet $command $rows | sed 's/,\"time_ns.*//'"
done

# As data.
show 'nonet hint --profile se --level 3 --json $wikipedia | python3 -c "
import json, sys
hint = json.load(sys.stdin)
step = hint[\"step\"]
print(hint[\"kind\"], hint[\"level\"], hint[\"status\"], step[\"technique\"], step[\"placements\"], step[\"base\"])
print(hint[\"text\"] == step[\"text\"])"'
show 'nonet hint --profile se --json $several bad short.txt 2>/dev/null | sed "s/,\"time_ns.*//"'
show 'nonet hint --json $solved | sed "s/,\"time_ns.*//"'

show 'nonet hint --level 4 $wikipedia'
show 'nonet hint --level 0 $wikipedia'
show 'nonet hint --profile me $wikipedia'
show 'nonet hint --notation chess $wikipedia'
show 'nonet hint --spoilers $wikipedia'

# That the clues have several solutions is said, although the player's candidates leave one of them.
marks=$(cat "$ROOT/tests/data/marks_one_solution.txt")
show 'nonet hint "$marks"'
show 'nonet explain --profile se "$marks" | tail -n 2'

# What was cut off says so.
show 'nonet hint --json --timeout 0.000001 98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6 | grep -o "\"complete\":[a-z]*"'
