# A game from the first move to the last: marks, undo, check, hints, leaving, coming back, solving.
. "$TESTS/lib.bash"
. "$TESTS/tmux.bash"

begin 80 24 "nonet play $wikipedia"
show_screen '? tells the keys.'

# A digit, marks in the centre and the corners, by mode and by Shift and Alt.
press 4 Right '!' '@' M-6 c 2
wait_for 'centre 2 6'
show_screen 'corner 1 2'

# A conflict is seen by its sign; undo and redo.
press d 3
show_screen 'r1c4: 3'
press u
wait_for 'r1c4: empty'
press U
wait_for 'r1c4: 3'
press C-r
show_screen 'There is nothing to redo.' | tail -n 1
press u u u
wait_for 'r1c4: empty'

# What can be seen and what only the solution tells are two things.
press 2
wait_for 'r1c4: 2'
press C
show_screen '1 mistake'

# Once the solution has been asked, a mistake is one in a conflict too.
press 3
wait_for 'r1c4: 3'
press C
show_screen '1 mistake' | sed -n 2p
press 6
wait_for 'r1c4: 6'
press C
show_screen 'No digit is a mistake.' | tail -n 1
press Right Right 2 Right 9
wait_for 'r1c7: 9'
press b
show_screen 'U makes them again' | tail -n 1

# Hints in three levels.
press H
show_screen 'H again tells more.'
press H H
show_screen 'explains this technique.'

# Pause hides the grid.
press p
show_screen 'Paused. Any key goes on.'
press p
wait_for 'In box 1'
press Escape
wait_for 'r1c7: empty'

# Leaving and coming back, with all moves, those that were undone too.
press q
wait_for 'exit 0'
screen
kept | sed 's/"elapsed_ms": [0-9]*/"elapsed_ms": T/'
begin 80 24 'nonet play'
wait_for 'r1c6: empty'
press U
wait_for 'r1c6: 2'
press u
wait_for 'r1c6: empty'
press q
wait_for 'exit 0'

# The whole solution, row by row.
begin 80 24 "nonet play $wikipedia"
wait_for 'Here you left off.'
press Up Down Home
for row in 534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179; do
	for ((i = 0; i < 9; i++)); do
		press "${row:i:1}" Right
	done
	press Down
done
show_screen 'Congratulations!'
wait_until '! ls state/nonet/game-*.json >/dev/null 2>&1'
press q
wait_for 'exit 0'
screen
