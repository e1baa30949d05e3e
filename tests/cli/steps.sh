# Every step that is possible in a position.
. "$TESTS/lib.bash"
hard=76..4..199.4...3.5.3.....4....796...6..5.4..1...182....8.....9.5.3...1.619..5..23
show 'nonet steps --technique naked-single $wikipedia'
show 'nonet steps --technique all $wikipedia | cmp - <(nonet steps $wikipedia)'
for name in x-wing X-Wing xwing X_WING 'x wing'; do
	show "nonet steps --technique '$name' $hard"
done
show 'nonet steps --technique hidden-pair --notation a1 $hard'
show 'nonet steps --technique hidden-single $several | tail -n 2'
show 'nonet steps --technique hidden-single $hopeless $conflict 1234 $wikipedia 2>/dev/null | head -n 8'
show 'nonet steps $empty'
show 'nonet steps --technique naked-single "$ROOT/tests/data/formats/pm-grid.txt"'

# Avoidable rectangles are made of digits that were placed, never of clues.
show 'nonet steps -- 1549-----/-----41--/-6-75---9/-1---8---/69---7-4-/--5----37/-8-----1-/----3--68/------5-- | grep -c Avoidable'

show 'nonet steps --json --technique locked-pair ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::" | sed "s/,\"time_ns.*//"'
show 'nonet steps --json --technique naked-single $wikipedia | python3 -c "
import json, sys
print([step[\"short\"] for step in json.load(sys.stdin)[\"steps\"]])"'

show 'nonet steps --technique xwin $wikipedia'
show 'nonet steps --technique "nice loops" $wikipedia'
show 'nonet steps --technique "siamese fish" $wikipedia'
show 'nonet steps --technique "" $wikipedia'
show 'nonet steps --technique zzzzz $wikipedia'

# Chains through almost locked sets, and what sets are called where rows are letters.
sets=..6..1....9.....3..2.6.4..8....1....6...53...8.......4..4.7....2..5....1.739.68..
show 'nonet steps --technique grouped-discontinuous-nice-loop $sets | head -n 2'
show 'nonet steps --technique als-xz --notation a1 $sets | head -n 2'

# Families and lists; what is never listed.
show 'nonet steps --technique "naked single,x-wing" $wikipedia | sed "s/:.*//" | uniq'
show 'nonet steps --technique locked $wikipedia | sed "s/:.*//" | sort -u'
show 'nonet steps --technique wings,Fish $hard | sed "s/:.*//" | sort -u'
for name in brute-force direct-pointing singles,brute-force singles, , all,foo x-wing,all; do
	show "nonet steps --technique '$name' $wikipedia"
done
last=53467891267219534819834256785976142342685379171392485696153728428741963534528617.
nonet help technique | grep '^[A-Z]' >families
show 'wc -l <families'
while IFS= read -r family; do
	nonet steps --technique "$family" $last >/dev/null || echo "no family: $family"
done <families
for name in 'unique rectangle' medusa turbot coloring subsets; do
	show "nonet help technique $name"
done
show 'nonet generate --require "exotic patterns"'
show 'nonet generate --require "naked subset"'
show 'nonet steps --technique single $last | cmp - <(nonet steps --technique singles $last)'

# What is wrong with a position is said, and ends the list: marks, digits, digits twice.
sed 's/\b124  /2    /' "$ROOT/tests/data/formats/pm-grid.txt" >wrong.txt
show 'nonet steps wrong.txt'
show 'nonet steps --json wrong.txt | sed "s/,\"time_ns\":[0-9]*//"'
show 'nonet steps ":0000:x:53+1.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::"'
show 'nonet steps ":0000:x:53+5.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::"'

# What was cut off says so.
hardest=98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6
show 'nonet steps --timeout 0.000001 $hardest 2>/dev/null | tail -n 1'
show 'nonet steps --json --timeout 0.000001 $hardest | grep -o "\"complete\":[a-z]*"'
show 'nonet explain --json --timeout 0.000001 $hardest | grep -o "\"complete\":[a-z]*"'
show 'nonet explain --json --short $wikipedia | grep -o "\"complete\":[a-z]*"'

# Candidates that lead to one solution where the clues do not: every command goes by them.
marks=$ROOT/tests/data/marks_one_solution.txt
for command in hint 'steps --technique singles,locked' explain; do
	show "nonet $command --json \"\$marks\" | grep -oE '\"(status|solved)\":\"?[a-z]*'"
done
show 'nonet steps --technique uniqueness "$marks"'
