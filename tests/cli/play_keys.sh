# Keys with modifiers, in every form that terminals send them; what they are asked for, and not.
. "$TESTS/lib.bash"
. "$TESTS/tmux.bash"
steps() {
	kept | sed -n '/^"r/p'
}
# leave: and forget the game.
leave() {
	press q
	wait_for 'exit 0'
	rm -r state
}

# Ctrl with every digit, where tmux sends keys with modifiers by itself and where it was told to.
for extended in off on; do
	begin 80 24 "nonet play $wikipedia"
	run_tmux set-option -s extended-keys $extended
	wait_for '? tells the keys.'
	press C-1 C-2 C-3 C-4 C-5 C-6 C-7 C-8 C-9
	wait_for 'centre 1 2 3 4 5 6 7 8 9'
	# Other keys with Ctrl are what they were.
	press u C-r C-l C-a C-2
	wait_until '[ "$(steps | wc -l)" = 10 ]'
	press C-c
	wait_for 'exit 130'
	steps | tail -n 1 | wc -w
	rm -r state
done

# sends KEYS: as the terminal of one or another kind sends them, with \e for Escape; then what is in
# the cell, which was empty.
begin 80 24 "nonet play $wikipedia"
wait_for '? tells the keys.'
sends() {
	press R Right
	wait_for 'r1c4'
	press Left
	wait_for 'r1c3'
	press -l "$(printf "$1")"
	press Right
	wait_for 'r1c4'
	press Left
	wait_for 'r1c3'
	printf '%s: ' "$1"
	screen | sed -nE '5,8s/^.{56}//p' | grep . | paste -sd,
}
# xterm's form, with the digit and with what it types; and the same with u.
sends '\e[27;5;49~\e[27;6;50~\e[27;6;35~\e[27;3;52~\e[27;5;57~'
sends '\e[49;5u\e[50;6u\e[52;3u'
# kitty's: the digit's place counts, on keyboards of any layout, and locks do not.
sends '\e[49:33;2u\e[50:34;2u'
sends '\e[38::49u'
sends '\e[38:49:49;2u\e[233:50:50;5u'
sends '\e[49;133u\e[50;65u'
sends '\e[118:86;65u\e[51;1u'
sends '\e[118;65u\e[52u'
# Shift alone, Super with a digit, and Ctrl with what has no meaning do nothing.
sends '\e[57441;2u\e[49;9u\e[47;5u\e[32;5u'
# The numpad, with and without NumLock, and in application mode.
sends '\e[57403u'
sends '\e[57403;2u\e[57418;2u\e[57424;5u'
sends '\e[57424u'
sends '\eOx'
sends '\e[E'
# Sequences of other keys, cut off ones among them, type nothing.
sends '\e[15;2~\e[99~\e[1;2Q\e[?1;2c\e[24;5~\e[1;5S'
sends '\e[3;5'
sends '\e\e[5~\e\eOw\e[12345678901234567890;5u\e[;;;;;;~'
leave

# Arrows with modifiers choose cells; they move where the description of the terminal lacks them.
for kind in screen xterm-256color vt100 linux; do
	begin 80 24 "TERM=$kind nonet play $wikipedia"
	wait_for '? tells the keys.'
	press -l "$(printf '\e[1;2C\e[1;5C\e[1;6B')"
	wait_for 'r2c5: clue'
	press '!'
	wait_until '[ "$(steps | tail -n 1)" = "\"r1c3^1 r1c4^1\"" ]'
	press -l "$(printf '\e[A\e[1;129D')"
	wait_for 'r1c4: empty'
	echo "$kind: $(steps)"
	leave
done

# What is asked for is asked for once, and taken back, however the program ends. Terminals that are
# not like xterm are asked for nothing.
asked() { # TEXT NUMBER: once it was sent as often as that
	wait_until "[ \"\$(grep -ac '$1' raw)\" -ge $2 ]"
	python3 -c "
import re
text = open('raw', 'rb').read()
counts = []
for kind, pattern in ('asked', rb'\x1b\[>4;2m|\x1b\[>13u|\x1b\[\?2004h|\x1b\[\?1006;1002h'), ('taken back', rb'\x1b\[>4m|\x1b\[<u|\x1b\[\?2004l|\x1b\[\?1006;1002l'):
    counts.append(kind + ' %d' % len(re.findall(pattern, text)))
for shown in text.split(b'\x1b[?1049h')[1:]:
    assert b'\x1b[?1049l' not in shown or b'\x1b[<u' in shown.split(b'\x1b[?1049l')[0]
print(', '.join(counts))"
}
# watch: what the terminal is sent goes into the file raw, from now on.
watch() {
	rm -f raw
	run_tmux pipe-pane 'cat >raw'
	wait_until '[ -e raw ]'
}
begin_watched() { # KIND
	rm -f go
	begin 80 24 "until [ -e go ]; do sleep 0.02; done; stty -a >before; sh -c 'echo \$\$ >pid; exec env TERM=$1 nonet play $wikipedia' 2>/dev/null; stty -a >after; cmp before after"
	watch
	touch go
	wait_for 'Still to go'
	press f
	wait_until '[ "$(steps | wc -l)" -gt 0 ]'
}
for end in q C-c TERM HUP QUIT SEGV ABRT; do
	begin_watched xterm-256color
	if [[ $end == [qC]* ]]; then press $end; else kill -$end "$(cat pid)"; fi
	wait_for 'exit 0'
	echo "$end: $(asked 'exit 0' 1)"
	rm -r state
done
for kind in tmux-256color screen vt100 linux xterm-mono ansi; do
	begin_watched $kind
	press q
	wait_for 'exit 0'
	echo "$kind: $(asked 'exit 0' 1)"
	rm -r state
done

# Stopped and continued, by Ctrl-Z, which terminals may send either way, or behind its back.
begin 80 24 'bash --norc --noediting -i'
watch
press "PS1='> '; sh -c 'echo \$\$ >pid; exec nonet play $wikipedia'" Enter
wait_for '? tells the keys.'
press C-z
wait_for 'Stopped'
echo "C-z: $(asked Stopped 1)"
press fg Enter
wait_for 'Still to go'
press -l $'\e[122;5u'
wait_for '+  Stopped'
wait_until '[ "$(screen | grep -c Stopped)" = 2 ]'
echo "Ctrl+z: $(asked Stopped 2)"
press fg Enter
wait_for 'Still to go'
kill -STOP "$(cat pid)"
wait_until 'grep -q "^State:.T" /proc/$(cat pid)/status'
press fg Enter
wait_until '! grep -q "^State:.T" /proc/$(cat pid)/status'
press 4
wait_for 'r1c3: 4'
press q
wait_for 'goes on with it'
echo "STOP: $(asked 'goes on with it' 1)"
press exit Enter
wait_for 'exit 0'

# A search is stopped by Ctrl-C in either form, but not by a modifier alone.
for interrupt in $'\e[99;5u' $'\e[27;5;99~' $'\003'; do
	begin 80 24 'nonet play --level extreme'
	wait_until '[[ $(screen) == *"Any key stops that."* || $(screen) == *"Still to go"* ]]'
	press -l $'\e[57441;2u'
	press -l "$interrupt"
	wait_for 'exit 130'
done
