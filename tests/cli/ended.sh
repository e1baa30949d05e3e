# A signal that ends the program while it writes a file leaves nothing beside it, and what was there.
. "$TESTS/lib.bash"
# ended SIGNALS COMMAND...: sends them once the command has begun to write, waiting for more input.
ended() {
	echo before >out
	python3 - "$@" <<'PYTHON'
import os, signal, subprocess, sys, time
numbers = [getattr(signal, 'SIG' + name) for name in sys.argv[1].split(',')]
process = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL,
                           preexec_fn=lambda: [signal.signal(n, signal.SIG_DFL) for n in numbers])
while process.poll() is None and not any(name.startswith('out.') for name in os.listdir()):
    time.sleep(0.02)
for number in numbers:
    process.send_signal(number)
status = process.wait()
print('exit', status if status >= 0 else signal.Signals(-status).name)
PYTHON
	printf '%s: %s\n' "$(echo *)" "$(cat out)"
}
for signal in HUP INT PIPE QUIT TERM; do
	show "ended $signal nonet convert --to csv -o out"
done
# The second Ctrl-C may come before or after the first has ended it.
show 'ended INT,INT nonet convert --to csv -o out | sed "s/^exit .*/exit/"'
# A book is begun before its first puzzle too, where there can be one.
book() {
	if nonet --version | grep -q 'with cairo'; then
		ended TERM nonet render --format pdf -o out
	else
		ended TERM nonet convert --to csv -o out
	fi
}
show book
