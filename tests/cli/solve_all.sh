# --first, --all and --limit.
. "$TESTS/lib.bash"
show 'nonet solve --first $several'
show 'nonet solve --first $hopeless'
show 'nonet solve --first $wikipedia'
show 'nonet solve --limit 3 $several'
show 'nonet solve --limit 1 $wikipedia'
show 'nonet solve --limit 1 $several'
show 'nonet solve --limit 27 $several | wc -l'
show 'nonet solve --all --limit 28 $several | tail -n 1'
show 'nonet solve --limit 29 $several | wc -l'

# All of them, each once, each a solution that agrees with the clues, in ascending order.
nonet solve --all $several >all.txt
show 'wc -l <all.txt'
show 'sort -u all.txt | cmp - all.txt'
show 'nonet check all.txt | sort | uniq -c'
show 'grep -c "^1.62........4..82.2....5....8..4...7...6.3...5...1..4....9......39..4........29.5$" all.txt'

# An empty line stands between the answers to two puzzles.
printf '%s\n' $wikipedia $hopeless $several bad $wikipedia >five.txt
show 'nonet solve --limit 2 five.txt'
show 'nonet solve --all --grid $wikipedia'
show 'nonet solve --limit 1 --grid $several'
show 'nonet solve --all --grid $hopeless'
