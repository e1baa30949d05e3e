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
show 'nonet steps --technique wing $wikipedia'
show 'nonet steps --technique "" $wikipedia'
show 'nonet steps --technique zzzzz $wikipedia'
