# The ratings that Sudoku Explainer 1.2.1 (ER/EP/ED) and HoDoKu 2.2.0 (level, score) give, then our
# own (level, grade) and the search effort.
. "$TESTS/lib.bash"
cat >known.txt <<'TABLE'
1...........5.8.........2.5..7.148.34...3..6.3..78.42.2.83.7...6......5......271. 1.2/1.2/1.2 Easy 256 Beginner 0.3 0.0
.......712..6.....3...........51...76.4...2.......8....5.....4....2..6...1....... 1.5/1.5/1.5 Easy 576 Easy 1.2 0.0
....7.2.......8.....1..45......6....6348......825....3463.2.78.1....5......6...1. 1.7/1.2/1.2 Medium 454 Medium 2.0 2.0
24...3.....5......1..57.9.......9.42..4...5..37.8.......8.12..6......8.....6...17 2.3/1.5/1.5 Medium 418 Medium 2.5 2.0
9.....4....2...6.7.8.3..9..5..1.6.4.....3.....6.4.8..3..5..2.7.2.1...5....4.....9 2.5/2.5/2.5 Medium 494 Medium 2.5 4.0
.3....1...1..5..487..9..3.....5.98...5..6..3...21.4.....3..57.664..9..8...7....1. 2.8/2.8/2.6 Medium 842 Medium 2.5 4.0
8.5.....2...4.1...3.........6.7..4..2...5...........6....38.....1....9...9.....7. 3.4/1.2/1.2 Hard 1152 Medium 2.6 18.0
..15..9.....23...58.6..142.23.7..8...1..8.5.....................9.8..6.......6374 4.4/1.2/1.2 Hard 484 Hard 4.2 2.0
.4..28.7187.6...2............48..26...1.4.9...86..24............6...9.4313.27..9. 5.2/1.2/1.2 Hard 758 Tricky 3.4 2.0
76..4..199.4...3.5.3.....4....796...6..5.4..1...182....8.....9.5.3...1.619..5..23 6.6/1.0/1.0 Hard 1286 Hard 4.3 2.0
..159...........9..2..736...42..6.789...875..........95...1274313................ 7.0/1.2/1.2 Unfair 540 Hard 4.2 2.0
....14.76..46..2137...2....9.57.3...617....3..4.......59..3..2......6....7.5.1... 7.2/1.2/1.2 Unfair 972 Hard 4.8 2.0
37.1.....6....5..48........4...8.3...169...8.......2.....7.....9..4..8.6....2...9 7.8/1.2/1.2 Extreme 3736 Hard 4.9 12.0
86.9................1478...7.8.....6542..3.1........3..83.65.7...4..2........46.3 8.3/1.2/1.2 Unfair 1780 Hard 5.2 4.0
TABLE
cut -d ' ' -f 1 known.txt >puzzles.txt
cut -d ' ' -f 2-6 known.txt >ratings.txt
cut -d ' ' -f 5- known.txt >own.txt
show 'nonet rate puzzles.txt | diff ratings.txt -'
show 'nonet rate --threads 1 puzzles.txt | diff ratings.txt -'
show 'nonet rate --scale se puzzles.txt | diff <(cut -d " " -f 1 ratings.txt) -'
show 'nonet rate --scale hodoku <puzzles.txt | diff <(cut -d " " -f 2-3 ratings.txt) -'
show 'nonet rate --scale effort,nonet puzzles.txt | diff own.txt -'
show 'nonet rate --scale effort,nonet,hodoku,se --timeout 100 - <puzzles.txt | diff <(cut -d " " -f 2- known.txt) -'
# Our own scales are the same for every isomorph.
for seed in 1 2 3; do
	nonet morph --seed $seed puzzles.txt | nonet rate --scale nonet,effort | diff own.txt -
done

# What is not rated: a word, and why. A full grid has nothing left to do.
solved=534678912672195348198342567859761423426853791713924856961537284287419635345286179
show 'nonet rate $solved'
show 'nonet rate $several'
show 'nonet rate $hopeless'
show 'nonet rate $conflict'
show 'nonet rate ${wikipedia%?}'
show 'nonet rate $empty bad $wikipedia'
show 'nonet rate ${solved/5/6}'

# The table.
printf '%s\n' "$(sed -n 14p puzzles.txt)" "$solved" "$several" "$conflict" 1234 "$wikipedia" >six.txt
show 'nonet rate --csv six.txt 2>/dev/null'
show 'nonet rate --csv --scale hodoku six.txt 2>/dev/null'
show 'nonet rate --csv --scale se $wikipedia'
show 'nonet rate --csv --scale effort,nonet six.txt 2>/dev/null'
show 'nonet rate --csv --scale se puzzles.txt | python3 -c "
import csv, sys
for row in csv.DictReader(sys.stdin):
    assert len(row) == 7 and None not in row.values()
    print(row[\"er\"], row[\"ep\"], row[\"ed\"], sep=\"/\")" | diff <(cut -d " " -f 1 ratings.txt) -'
show 'nonet rate --csv /dev/null'

show 'nonet rate --scale se,hard $wikipedia'
show 'nonet rate --scale "" $wikipedia'
show 'nonet rate --scale se, $wikipedia'
show 'nonet rate --json --csv $wikipedia'
show 'nonet rate --scal'
show 'nonet rate --threads 0 $wikipedia'
show 'nonet rate --timeout 0 $wikipedia'
