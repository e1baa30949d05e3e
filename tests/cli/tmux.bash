# Playing on a terminal of tmux. Nothing here depends on how fast the machine is: what should come
# is waited for.
command -v tmux >/dev/null || skip 'tmux is not installed'
nonet --version | grep -q '^built with ncursesw' || skip 'nonet play was not built'
export TMUX_TMPDIR=$PWD XDG_STATE_HOME=$PWD/state
unset TMUX
trap 'end' EXIT
terminal=0

# Each terminal has a server of its own: one that is being killed would still answer. What stands on
# the screen when the first key (or the like) since the last wait is sent is kept in a file, as some
# wait in a pipe.
run_tmux() {
	case $1 in
	send-keys | paste-buffer | resize-window) [ -e .before_keys ] || screen >.before_keys ;;
	esac
	tmux -L "nonet$terminal" -f /dev/null "$@"
}

end() {
	run_tmux kill-server 2>/dev/null
}

# begin COLUMNS ROWS COMMAND: a new terminal, on which a shell runs the command and says how it ended.
begin() {
	end
	rm -f .before_keys
	terminal=$((terminal + 1))
	run_tmux new-session -d -x "$1" -y "$2" "$3; echo exit \$?; exec sleep 1000"
}

# screen: what stands on it, without the time and empty lines at the end.
screen() {
	run_tmux capture-pane -p | sed 's/Time [0-9:]*/Time T/; s/Solved in [0-9:]*/Solved in T/; s/ *$//' |
		sed -e :a -e '/^\n*$/{$d;N;ba' -e '}'
}

# wait_for TEXT: until it stands on the screen. A text that stood there before the keys were sent
# would not tell when they have been answered, so it is refused.
wait_for() {
	local try
	if grep -qsF -- "$1" .before_keys; then
		echo "'$1' stood on the screen before these keys; wait for what is new"
		exit 1
	fi
	rm -f .before_keys
	for ((try = 0; try < 1000; try++)); do
		run_tmux capture-pane -p 2>/dev/null | grep -qF -- "$1" && return
		sleep 0.03
	done
	echo "waited in vain for '$1'; the screen is:"
	screen
	exit 1
}

# press KEY...: as tmux calls them, such as Right or C-r.
press() {
	run_tmux send-keys "$@"
}

# wait_until COMMAND: until it succeeds.
wait_until() {
	local try
	rm -f .before_keys
	for ((try = 0; try < 1000; try++)); do
		eval "$1" && return
		sleep 0.03
	done
	echo "waited in vain until $1"
	exit 1
}

# wait_still TEXT: until it stands on the screen and nothing changes there any more.
wait_still() {
	local before=. now
	wait_for "$1"
	while now=$(screen) && [ "$now" != "$before" ]; do
		before=$now
		sleep 0.1
	done
}

# show_screen TEXT: waits for it and shows the screen.
show_screen() {
	wait_still "$1"
	screen
}

kept() {
	cat state/nonet/game-*.json
}
