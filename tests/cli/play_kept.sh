# What happens to a game when the program ends in any way, and to a kept game that is damaged.
. "$TESTS/lib.bash"
. "$TESTS/tmux.bash"
game=state/nonet/game-da4b1589afead99b.json

# How many moves are kept.
steps() {
	grep -c '^"r[0-9]' $game 2>/dev/null
}
# begin_watched ARGUMENT...: as begin, with the process in the file pid.
begin_watched() {
	begin 80 24 "sh -c 'echo \$\$ >pid; exec nonet play $*'"
}
ended() {
	! kill -0 "$(cat pid)" 2>/dev/null
}

# Ctrl-C: the game is kept, and the terminal is as it was.
begin 80 24 "stty -a >before; nonet play $wikipedia; echo status \$?; stty -a >after; cmp before after"
wait_for '? tells the keys.'
press 4 Right 6
wait_until '[ "$(steps)" = 2 ]'
press C-c
show_screen 'exit 0'

# Signals. The program ends as always; of KILL it cannot know.
for signal in TERM HUP QUIT; do
	begin_watched --resume
	wait_for 'Here you left off.'
	kill -$signal "$(cat pid)"
	show_screen 'exit 0'
	echo "$signal: $(steps) moves"
done
# So it does from a page over the grid, and from a menu before there is a game.
begin_watched --resume
wait_for 'Here you left off.'
press '?'
wait_for 'Any key: back.'
kill -TERM "$(cat pid)"
show_screen 'exit 0'
XDG_STATE_HOME=$PWD/empty begin_watched
wait_for 'How hard shall it be?'
kill -TERM "$(cat pid)"
show_screen 'exit 0'
begin_watched --resume
wait_for 'Here you left off.'
press 2
wait_until '[ "$(steps)" = 3 ]'
kill -KILL "$(cat pid)"
wait_until ended
echo "KILL: $(steps) moves"
# The terminal goes away.
begin_watched --resume
wait_for 'Here you left off.'
press Right 1
wait_until '[ "$(steps)" = 4 ]'
end
wait_until ended
echo "closed: $(steps) moves"

# Ctrl-Z gives the terminal back; the game goes on with fg.
begin 80 24 'bash --norc -i'
press "PS1='> '; nonet play --resume" Enter
wait_for 'Here you left off.'
press C-z
wait_for 'Stopped'
press 'echo "in between"' Enter
wait_for 'in between'
press fg Enter
wait_for 'Still to go'
press u q
wait_for "goes on with it"
press exit Enter
wait_for 'exit 0'

# A game of its own for each puzzle, none of which knows of the other.
begin 80 24 "nonet play $several"
show_screen 'any of them counts' | tail -n 1
press u
show_screen 'There is nothing to undo.' | tail -n 1
press b
show_screen 'no single known solution' | tail -n 1
press u
wait_for 'There is nothing to undo.'
press C
show_screen 'no single known solution' | tail -n 1
press q
wait_for 'exit 0'
ls state/nonet | wc -l
begin 80 24 "nonet play $wikipedia"
wait_for 'Here you left off.'
press q
wait_for 'exit 0'

# A game that was cut off. It is told where, and kept under another name.
cut_off() {
	head -c 300 $game >cut
	mv cut $game
	touch -d tomorrow $game
}
# What stands on the screen, without spaces: where lines end depends on how long the path is.
show_reason() {
	show_screen "$1" | tr -d ' \n' | sed "s|$PWD|HERE|"
	echo
}
cut_off
begin 200 24 'nonet play --resume'
show_reason 'exit 3'
printf '{"nonet_session": 9' >$game
touch -d tomorrow $game
begin 200 24 'nonet play'
show_reason 'How hard shall it be?'
press q
wait_for 'exit 0'
printf '{"nonet_session": 9' >$game
begin 200 24 "nonet play $wikipedia"
show_reason 'Any key: back.'
press q
wait_for '? tells the keys.'
press q
wait_for 'exit 0'
ls state/nonet | sed 's/[0-9a-f]\{16\}/HASH/'

# No game, or no place for one.
rm -r state
begin 80 24 'nonet play --resume'
show_screen 'exit 1'
touch state
begin 200 24 "nonet play $wikipedia"
show_reason 'Any key: back.'
press q
wait_for '? tells the keys.'
press 4 q
show_reason 'exit 4'
begin 80 24 "env -u XDG_STATE_HOME -u HOME nonet play $wikipedia"
show_reason 'Any key: back.'
press q q
wait_for 'exit 4'
begin 80 24 "env -u XDG_STATE_HOME HOME=$PWD/home nonet play $wikipedia"
wait_for '? tells the keys.'
press q
wait_for 'exit 0'
ls home/.local/state/nonet | wc -l
