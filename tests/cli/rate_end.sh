# A rating that ends too early is a lower bound, and says so. The puzzle takes long on Sudoku
# Explainer's scale; how far a rating comes differs from run to run.
. "$TESTS/lib.bash"
long=$(sed -n 3p "$ROOT/tests/data/sets/hardest_11plus.txt")
numbers() {
	sed 's/[0-9.]*[0-9]/N/g'
}
show 'nonet rate --scale se --timeout 0.05 $long | numbers'
show 'nonet rate --scale se --timeout 0.05 $long >/dev/null 2>&1'
show 'nonet rate --scale se --timeout 0.05 --csv $long 2>/dev/null | tail -n 1 | cut -d , -f 2-6 | numbers'
show 'nonet rate --timeout 1e-9 $long | sed "s/^>=.* >=.*/too short/; s/^unknown$/too short/"'
show 'nonet rate --timeout 100 $wikipedia'
if nonet --version | grep -q 'with jansson'; then
	nonet rate --scale se --timeout 0.05 --json "$long" 2>/dev/null | grep -c '"se":{"ER":[0-9.]*,"EP":[0-9.]*,"ED":[0-9.]*,"at_least":true'
else
	echo 1
fi

# Ctrl-C: what was reached is written, what comes after is left out.
yes "$long" | head -n 500 >many.txt
for threads in 1 4; do
	nonet rate --scale se --threads $threads many.txt >interrupted.txt 2>reasons.txt &
	sleep 0.5
	kill -INT $!
	wait $!
	echo "exit $?"
	grep -c '^>=' interrupted.txt
	tail -n 1 interrupted.txt | cut -c 1-2
	sed 's/:[0-9]*:/:N:/' reasons.txt
done
