# Ctrl-C wakes whichever of several threads waits for input, and what was read is answered.
. "$TESTS/lib.bash"
mkfifo puzzles
nonet solve --threads 4 <puzzles >answers.txt &
exec 3>puzzles
yes "$wikipedia" | head -n 5000 >&3
for _ in {1..200}; do
	[ "$(wc -l <answers.txt)" -eq 5000 ] && break
	sleep 0.1
done
kill -INT $!
wait $!
echo "exit $?, $(wc -l <answers.txt) answers"
