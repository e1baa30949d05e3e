# What goes wrong while someone plays: programs that are killed, disks that are full, two games of one
# puzzle, keys faster than the program, windows that change, a hint's step that is done and undone.
. "$TESTS/lib.bash"
. "$TESTS/tmux.bash"
game=state/nonet/game-da4b1589afead99b.json
steps() {
	sed -n '/^"r/p' $game 2>/dev/null
}
nsteps() {
	steps | wc -l
}
# begin_watched ARGUMENT...: as begin, with the process in the file pid.
begin_watched() {
	begin 80 24 "sh -c 'echo \$\$ >pid; exec nonet play $*' 2>/dev/null"
}
# keys NUMBER: that many, which enter, mark, move, undo and restart.
keys() {
	python3 -c "
import random
random.seed($1)
print(''.join(random.choice('123456789!@xuUsdcvhjklfR') for i in range($1)), end='')" >keys
	run_tmux load-buffer keys
	run_tmux paste-buffer
}

# Killed at any time: the game can be read, and nothing else is left but what was being written, which
# goes when it is old.
for round in 1 2 3 4 5 6 7 8; do
	begin_watched $wikipedia
	wait_for 'Still to go'
	keys $((round * 300))
	[ $((round % 2)) = 1 ] || wait_until '[ "$(nsteps)" -gt 3 ]'
	sleep 0.0$((round * 7))
	kill -KILL "$(cat pid)"
	wait_until '! kill -0 "$(cat pid)" 2>/dev/null'
done
touch -d yesterday $game.1 $game.2
touch $game.3
begin 80 24 'nonet play --resume'
wait_for 'Still to go'
press q
wait_for 'exit 0'
ls state/nonet | grep -v 'json\.[0-9]\{2,\}$' # but for those
rm -r state

# Keys that come faster than they can be drawn: all count.
begin 80 24 "TERM=vt100 nonet play $wikipedia"
wait_for '? tells the keys.'
python3 -c "print('1x' * 3000 + '4', end='')" >keys
run_tmux load-buffer keys
run_tmux paste-buffer
wait_for 'r1c3: 4'
press q
wait_for 'exit 0'
nsteps
rm -r state

# The disk is full, and then it is not.
begin 80 24 "sh -c 'ulimit -f 1; exec nonet play $wikipedia'"
wait_for '? tells the keys.'
press f
wait_for 'The game is not kept'
screen | sed "s|$PWD|HERE|" | tr -d '\n'
echo
press x
wait_for 'Still to go'
press R
wait_for 'All is cleared'
press q
wait_for 'exit 4'
ls state/nonet
nsteps
rm -r state

# Two programs play one puzzle: neither loses anything, and each says so once.
begin 80 24 "nonet play $wikipedia"
first=$terminal
trap 'end; terminal=$first; end' EXIT
wait_for '? tells the keys.'
press 4
wait_for 'r1c3: 4'
terminal=second
run_tmux new-session -d -x 80 -y 24 "nonet play $wikipedia; echo exit \$?; exec sleep 1000"
wait_for 'Here you left off.'
press 6
wait_until '[ "$(nsteps)" = 2 ]'
terminal=$first
press Right Right Right 8
show_screen 'Another nonet'
press x
wait_for 'r1c6: 8'
press q
wait_for 'exit 0'
steps
sed -n '/^"r/p' state/nonet/game-*-*.json
terminal=second
press 7
wait_for 'Another nonet'
press x
wait_for 'Still to go'
press q
wait_for 'exit 0'
steps
end
terminal=$first
ls state/nonet | sed 's/-[0-9]*\.json/-PROCESS.json/'
rm -r state

# A hint's step is done as one move, whether it puts a digit in or takes candidates out.
begin 80 24 "nonet play $wikipedia"
wait_for '? tells the keys.'
press Enter H Enter H Enter H
wait_for 'Enter does it.'
press Enter
wait_until '[ "$(nsteps)" = 1 ]'
steps
press u
wait_for '1:6'
press Enter Right
wait_for 'r1c4: empty'
screen | grep -o '1:.  2:.'
press q
wait_for 'exit 0'
begin 80 24 "nonet play 984........25...4...19.4..2..6.9723...36.2...2.9.3561.195768423427351896638..9751"
wait_for '? tells the keys.'
press H H H
wait_for 'Enter does it.'
press Enter
press q
wait_for 'exit 0'
kept | sed -n '/^"r/p'
