# The mouse, choosing several cells, the digit first, and text that is pasted.
. "$TESTS/lib.bash"
. "$TESTS/tmux.bash"
steps() {
	kept | sed -n '/^"r/p'
}
last() {
	wait_until "[ \"\$(steps | wc -l)\" = $1 ]"
	steps | tail -n 1
}
# In xterm's newer form and in the older one: BUTTON COLUMN ROW, and M or m for let go.
new_form() {
	press -l $'\e[<'"$1;$2;$3$4"
}
old_form() {
	local button=$1
	[ "$4" = m ] && button=$(($1 / 4 * 4 + 3))
	press -l "$(printf '\e[M%b%b%b' "$(printf '\\x%x' $((button + 32)))" "$(printf '\\x%x' $(($2 + 32)))" "$(printf '\\x%x' $(($3 + 32)))")"
}
# cell BUTTON ROW COLUMN STATE: at that cell of the drawing for 80 by 24.
cell() {
	$form "$1" $((6 * $3 - 2)) $((2 * $2 + ($2 - 1) / 3)) "$4"
}
click() {
	cell "${3-0}" "$1" "$2" M
	cell "${3-0}" "$1" "$2" m
}

for form in new_form old_form; do
	kind=screen
	[ $form = new_form ] && kind=xterm-256color
	begin 80 24 "TERM=$kind nonet play $wikipedia"
	wait_for '? tells the keys.'
	# Drawn over r1c3 to r1c6 and down; on lines between cells nothing changes.
	cell 0 1 3 M
	cell 32 1 4 M
	$form 32 19 2 M
	cell 32 1 5 M
	cell 32 1 6 M
	cell 32 2 6 M
	cell 32 3 6 M
	cell 0 3 6 m
	press '!'
	last 1
	# After it is let go, and with Ctrl, with Shift, after m: one more, or one less.
	click 1 9
	click 2 2 16
	click 2 3 4
	click 2 2 16
	press C-2
	last 2
	press Escape
	wait_until '[[ $(screen) != *"{"* ]]'
	press m
	wait_for 'choosing'
	click 2 8
	click 2 9
	press '#'
	last 3
	# Nothing is drawn from beside the grid, nor after the last click was let go.
	press m Escape
	wait_until '[[ $(screen) != *choosing* ]]'
	$form 0 60 2 M
	cell 32 4 2 M
	cell 32 4 3 M
	cell 0 4 3 m
	click 4 2
	press 5
	last 4
	# All cells at once; clues stay.
	press C-a R
	wait_for 'All is cleared'
	press C-a C-4
	last 6 | wc -w
	press q
	wait_for 'exit 0'
	rm -r state
done

# The digit first: by typing and by a click beside the grid; into cells by Enter and by clicks.
begin 80 24 "nonet play $wikipedia"
form=old_form
wait_for '? tells the keys.'
press n
wait_for 'Mode: Digits: ?'
press Enter 4
show_screen 'Mode: Digits: 4'
press Enter
wait_for 'r1c3: 4'
click 1 4
last 2
# Once more takes it out; a clue stays.
click 1 4
last 3
click 1 1
show_screen 'it stays' | tail -n 1
# Marks by mode, and of several cells.
press c 2
wait_for 'Centre marks: 2'
click 1 6
last 4
cell 0 1 8 M
cell 32 1 9 M
cell 0 1 9 m
last 5
press Enter
last 6
press v 3
wait_for 'Colours: c'
click 9 9
last 7
# The same digit again: none is chosen. A digit beside the grid is chosen.
press 3
wait_for 'Colours: ?'
press d
$form 0 63 12 M
wait_for 'Mode: Digits: 5'
$form 0 63 12 M
wait_for 'Mode: Digits: ?'
# Modifiers do what they always do.
click 3 7
press C-7
wait_for 'centre 7'
press n
show_screen 'Choose a cell; a digit goes into it.' | tail -n 1
press S
wait_for '[ ] Choose the digit first'
press 4
wait_for '[x] Choose the digit first'
press q
wait_for 'Mode: Digits: ?'
press q
wait_for 'exit 0'
rm -r state

# Pasted text types nothing. A puzzle in it is offered, the game before is kept.
paste() {
	printf "$1" >text
	run_tmux load-buffer text
	run_tmux paste-buffer -p
}
for kind in screen xterm-256color; do
	begin 80 24 "TERM=$kind nonet play $wikipedia"
	wait_for '? tells the keys.'
	press 4
	wait_for 'r1c3: 4'
	paste "Look:\n$several\n"
	show_screen 'was pasted?'
	press q
	wait_for 'r1c3: 4'
	paste "${several//./0}"
	wait_for 'was pasted?'
	press 1
	show_screen 'any of them counts' | tail -n 1
	paste 'q12 N \t\r R 3'
	show_screen 'No puzzle was pasted' | tail -n 1
	paste '\r'
	show_screen 'found nothing' | tail -n 1
	paste '1...34122143.321'
	wait_for 'was pasted?'
	press 2
	wait_for 'Still to go'
	# A megabyte, of which the beginning is read.
	{ echo zq; head -c 1000000 /dev/zero | tr '\0' 9; } >text
	run_tmux load-buffer text
	run_tmux paste-buffer -p
	show_screen "found 'z'" | tail -n 1
	press q
	wait_for 'exit 0'
	steps
	rm -r state
done
# Its end is missing.
begin 80 24 "nonet play $wikipedia"
wait_for '? tells the keys.'
press -l $'\e[200~9 q'
show_screen 'No puzzle was pasted' | tail -n 1
