. "$TESTS/lib.bash"
show 'nonet count $wikipedia'
show 'nonet count $several'
show 'nonet count $hopeless'
show 'nonet count $conflict'
show 'nonet count --limit 1000 $empty'
show 'nonet count --limit 28 $several'
show 'nonet count --limit 29 $several'
show 'nonet count --limit 18446744073709551615 $several'
show 'nonet count $wikipedia bad $several'

# Stopped by time: a lower bound, with the reason. Few clues, very many solutions.
for puzzle in 001000000200000000003000000400000005005000600600000040007103000800000000009020000 \
	........................................................8.................6......; do
	show 'nonet count --timeout 0.1 $puzzle | sed "s/[0-9][0-9]*/N/"'
	show 'nonet count --limit 1000 $puzzle'
	show 'nonet check --timeout 10 $puzzle'
done
show 'nonet count --timeout 0.05 $empty >/dev/null 2>&1'
