# Ctrl-C: what is known is told, and the exit code is 130.
. "$TESTS/lib.bash"
interrupted() {
	python3 - "$@" <<'PYTHON'
import re, signal, subprocess, sys, time
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                           stdin=subprocess.PIPE, text=True)
time.sleep(1)
process.send_signal(signal.SIGINT)
text = process.communicate()[0]
print(re.sub(r'[0-9]{3,}', 'N', text), end='')
print('exit', process.returncode)
PYTHON
}
show 'interrupted nonet count $empty $wikipedia'
show 'interrupted nonet solve'
for puzzle in $wikipedia $empty $wikipedia; do
	yes $puzzle | head -n 20
done >puzzles.txt
show 'interrupted nonet count puzzles.txt | uniq -c'
