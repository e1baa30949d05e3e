# Every size of the screen, with UTF-8 and ASCII, with colours and without.
. "$TESTS/lib.bash"
. "$TESTS/tmux.bash"
marked='{"nonet_session":1,"size":9,"clues":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79","words":{"title":"A marked game","level":"Easy"},"elapsed_ms":3661000,"hint_level":0,"hints":0,"settings":{"show_conflicts":true,"show_mistakes":true,"tidy_marks":true},"done":2,"steps":["r1c3+124 r1c4+26 r1c6+2468 r1c7+14689 r1c8+1249^123 r1c9^123456789 r2c2+23456789","r3c1=1 r1c1=5#3 r2c3=9"]}'
# begin_marked COLUMNS ROWS [ENVIRONMENT]
begin_marked() {
	mkdir -p state/nonet
	echo "$marked" >state/nonet/game-1.json
	begin "$1" "$2" "env $3 nonet play --resume"
}

begin_marked 80 24
show_screen 'Here you left off.'
press w
wait_until '[[ $(screen) == *"12 4"* ]]'
show_screen '12 4'
# Smaller and larger while it runs.
run_tmux resize-window -x 40 -y 12
show_screen '5 3[:'
press H
wait_for 'both hold 9'
run_tmux resize-window -x 30 -y 12
show_screen 'Please enlarge it.'
run_tmux resize-window -x 58 -y 16
show_screen 'both hold 9'
run_tmux resize-window -x 100 -y 40
show_screen '┗━━━━━━━┷'
press Escape
wait_for 'd s c v'
press w
show_screen '[ 124 ]'
press '?'
show_screen 'Any key: back.'
press q q
wait_for 'exit 0'

# 40 by 12 from the beginning: everything is there, on pages where it has to be.
begin_marked 40 12
show_screen 'Here you left off.'
press '?'
show_screen 'Arrows: scroll.'
press Down Down Down
show_screen 'Esc' | head -n 3
press q S 2
show_screen '[ ] Show mistakes'
press q N
show_screen 'Extreme'
press q q
wait_for 'exit 0'

# ASCII, where the locale is not UTF-8.
for size in '100 40' '80 24' '58 16' '40 12'; do
	begin_marked $size 'LC_ALL=C'
	show_screen 'Here you left off.'
	press q
	wait_for 'exit 0'
done

# A title of any characters stays beside the grid, whatever the locale.
for locale in C C.UTF-8; do
	mkdir -p state/nonet
	echo "${marked/A marked game/數獨\\u001b[2Jé\\u0301\\u0007一二三四五六七八九十}" >state/nonet/game-1.json
	begin 80 24 "env LC_ALL=$locale nonet play --resume"
	show_screen 'Here you left off.' | head -n 3
done

# Without colours there are none, and nothing is lost: the row, column and box of the cursor are
# underlined, what is under it is reversed, clues are bold.
colors() {
	run_tmux capture-pane -pe | grep -cE $'\e\\[([0-9;]*;)?[34][0-8](;|m)'
}
begin_marked 80 24
wait_still 'Here you left off.'
[ "$(colors)" -gt 0 ] && echo 'colours'
# Of 256 colours, some are not among the first 16.
many() {
	run_tmux capture-pane -pe | grep -o $'[34]8;5;[0-9]*' | sort -u | paste -sd' '
}
begin_marked 80 24 TERM=xterm-256color
wait_still 'Here you left off.'
echo "dark: $(many)"
begin_marked 80 24 "TERM=xterm-256color 'COLORFGBG=0;15'"
wait_still 'Here you left off.'
echo "light: $(many)"
for without in NO_COLOR=1 TERM=vt100; do
	begin_marked 80 24 $without
	wait_still 'Here you left off.'
	echo "$without: $(colors) lines in colours"
	run_tmux capture-pane -pe | sed -n '2p' | sed 's/ Level.*//' | tr -d '┃│' | cat -v
done
begin 80 24 'nonet --color never play --resume'
wait_still 'Here you left off.'
echo "never: $(colors) lines in colours"
press q
wait_for 'exit 0'

# A terminal that cannot place text.
begin 80 24 'TERM=dumb nonet play --resume'
show_screen 'exit 2'
