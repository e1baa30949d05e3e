# Puzzles with which other programs went wrong, and their right answers.
. "$TESTS/lib.bash"
# Many solutions where its author thought of one.
show 'nonet check $several'
show 'nonet count $several'
show 'nonet solve --first $several'
show 'nonet solve --all $several | sort -u | wc -l'
show 'nonet solve 600100708000800200238050100000040092004308600370010000003070526002004000907006004'
show 'nonet solve ${wikipedia//./0}'
show 'nonet solve --first $empty'
show 'nonet count --limit 1000 $empty'
# Few clues: counting without a limit would not end.
show 'nonet count --limit 1000 001000000200000000003000000400000005005000600600000040007103000800000000009020000'
show 'nonet count --limit 1000 ........................................................8.................6......'
# Hard for plain back-tracking.
show 'nonet solve ..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'
show 'nonet solve .....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........'
show 'nonet check $conflict'
show 'nonet solve 000007004000006003860200000509082000640000080000000700000000042010030000703000009'
show 'nonet count 92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..'
show 'nonet count 7....346......87.3....798....596.1.82....4..7..9.87....943.....5..84...6...7...84'
# Full, full but wrong, one cell short of full.
show 'nonet solve 534678912672195348198342567859761423426853791713924856961537284287419635345286179'
show 'nonet solve 534678912672195348198342567859761423426853791713924856961537284287419635345286171'
show 'nonet solve 53467891267219534819834256785976142342685379171392485696153728428741963534528617.'
