# Whole paths in words.
. "$TESTS/lib.bash"
last=5346789126721953481983425678597614234268537917139248569615372842874196353452861..
solved=534678912672195348198342567859761423426853791713924856961537284287419635345286179
hard=76..4..199.4...3.5.3.....4....796...6..5.4..1...182....8.....9.5.3...1.619..5..23

unique=.2.5.9.4...5.....19.4.6.3.....695.....6..8...4.......2.3.7...1.....3...67.8......
show 'nonet explain $last'
show 'nonet explain --short --notation a1 $last'
show 'nonet explain --short --profile se $hard'
show 'nonet explain --profile se $hard | sed -n "/^32/,/^$/p"'
show 'nonet explain --profile hodoku $hard | grep -A 3 -m 1 "X-Wing"'
show 'nonet explain $solved'
show 'nonet explain $hopeless'
show 'nonet explain $conflict'
show 'nonet explain $empty'
show 'nonet explain --short $several | tail -n 1'
echo 1234 >short.txt
show 'nonet explain --short $last short.txt $last'

# It goes by the marks of the position.
show 'nonet explain --short ":0000:x:53467891267219534819834256785976142342685379171392485696153728428741963534528617.:999::::"'
show 'nonet explain --short ":0000:x:53467891267219534819834256785976142342685379171392485696153728428741963534528+56..:::::"'

# Techniques that presuppose one solution are used, and a path without them.
show 'nonet explain --short --profile se $unique | grep -cE "Uniq|BUG"'
show 'nonet explain --short --profile se --no-uniqueness $unique | grep -cE "Uniq|BUG"'

# Four lines of an exocet, and a puzzle that Sudoku Explainer takes minutes for, are solved.
show 'nonet explain --short 98.76.5..75..8..6...6...7..43......2..832..5.......3...6.........985..7......21.. | tail -n 1 | tr -d 0-9'
show 'nonet explain --short -- 1549-----/-----41--/-6-75---9/-1---8---/69---7-4-/--5----37/-8-----1-/----3--68/------5-- | tail -n 1 | tr -d 0-9'
show 'nonet explain --profile se --timeout 0.2 ........1.....2.3...4.5.6.....1...7...6..3.2..8..4.9...48.......657.....9...6.5.. | tail -n 1'

# What Sudoku Explainer calls its steps.
show 'nonet explain --profile se --json $hard | grep -o "\"se_name\":\"[^\"]*\"" | sort | uniq -c'

# As data: the steps lead from the puzzle to the solution.
show 'nonet explain --profile se --json $hard | python3 -c "
import json, sys
path = json.load(sys.stdin)
board = list(path[\"puzzle\"])
for step in path[\"steps\"]:
    for placed in step[\"placements\"]:
        row, column = int(placed[\"cell\"][1]), int(placed[\"cell\"][3])
        board[9 * row + column - 10] = str(placed[\"digits\"][0])
    for chain in step.get(\"chains\", []):
        for place, node in enumerate(chain):
            assert all(parent < place for parent in node[\"parents\"])
print(\"\".join(board), len(path[\"steps\"]), path[\"solved\"], path[\"status\"])" | diff - <(echo "$(nonet solve $hard) 58 True unique")'
show 'nonet explain --json $hopeless short.txt | sed "s/,\"time_ns.*//"'

show 'nonet explain --profile x $hard'
show 'nonet explain --long $hard'
