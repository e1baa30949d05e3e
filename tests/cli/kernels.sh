# Every kernel gives the same answers, and the one that is asked for is taken.
. "$TESTS/lib.bash"
sets=$ROOT/tests/data/sets
here=$(nonet kernels | awk '$2 == "here" || $3 == "here" { print $1 == "*" ? $2 : $1 }')
show 'nonet kernels | tail -n 1 | tr -d "*" | tr -s " "'
show 'nonet kernels | grep -c "^\*"'
show 'nonet kernels | grep "^\*" | grep -c " here "'
show 'nonet kernels --kernel generic | grep -c "^\* generic"'
show 'NONET_KERNEL=generic nonet kernels | grep -c "^\* generic"'
# The option wins.
show 'NONET_KERNEL=none nonet kernels --kernel generic | grep -c "^\* generic"'
show 'NONET_KERNEL= nonet solve $wikipedia'

for set in 17_clue hardest_1106 none multi; do
	nonet solve --kernel generic "$sets/$set.txt" >expected.txt 2>expected.err
	for kernel in generic $here; do
		nonet solve --kernel "$kernel" "$sets/$set.txt" 2>actual.err | cmp - expected.txt || echo "$kernel, $set"
		NONET_KERNEL=$kernel nonet solve "$sets/$set.txt" 2>/dev/null | cmp - expected.txt || echo "$kernel, $set"
		cmp actual.err expected.err
		nonet check --kernel "$kernel" $(head -n 3 "$sets/$set.txt") >checked.$kernel 2>&1
		nonet count --kernel "$kernel" --limit 100 $(head -n 3 "$sets/$set.txt") >>checked.$kernel 2>&1
		cmp checked.$kernel checked.generic || echo "$kernel, $set"
	done
	cat checked.generic
	rm checked.*
done

wrong() {
	nonet "$@" 2>&1 | sed 's/expected one of \(.*, \)\{0,1\}generic/expected one of ... generic/'
	echo "exit ${PIPESTATUS[0]}"
}
show 'wrong solve --kernel fast $wikipedia'
show 'NONET_KERNEL=fast wrong solve $wikipedia'
show 'NONET_KERNEL=fast wrong check $wikipedia'
show 'NONET_KERNEL=fast wrong count $wikipedia'
show 'NONET_KERNEL=fast wrong kernels'
show 'wrong kernels generic'
# On no machine are both here.
case $(uname -m) in
x86_64) show 'wrong solve --kernel neon $wikipedia' ;;
*) show 'wrong solve --kernel avx2 $wikipedia' | sed 's/avx2/neon/' ;;
esac
