# A puzzle that is not finished in time is unknown, keeps its line, and the reason is told. With a
# nanosecond each, many of these hard puzzles are not; which ones may change.
. "$TESTS/lib.bash"
hard=$ROOT/tests/data/sets/hardest_11plus.txt
words() {
	sed 's/^[1-9]\{81\}$/solved/; s/redundant.*/redundant/; s/^>=[0-9]*$/at least/; s/^[0-9][0-9]*$/exactly/' | sort -u
}
show 'nonet solve --timeout 1e-9 $hard 2>reasons.txt | words'
show 'sed "s/.*[0-9]: //" reasons.txt | sort -u'
show 'nonet solve --timeout 1e-9 $hard 2>/dev/null | wc -l | cmp - <(wc -l <$hard)'
show 'nonet solve --timeout 1e-9 $hard >/dev/null 2>&1'
show 'nonet check --timeout 1e-9 $hard 2>/dev/null | words'
show 'nonet check --timeout 1e-9 --minimal $hard 2>/dev/null | words'
show 'nonet count --timeout 1e-9 $hard 2>/dev/null | words'
show 'nonet solve --timeout 1e-9 --first $hard 2>/dev/null | words'
show 'nonet solve --timeout 1e-9 --all $hard 2>/dev/null | words'
show 'nonet solve --timeout 1e-9 --grid $hard | grep time | sort -u'
show 'nonet solve --timeout 60 $hard | words'
