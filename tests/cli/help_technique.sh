# The glossary of techniques.
. "$TESTS/lib.bash"
show 'nonet help technique'

# Names in several spellings, one with and one without candidates, of one digit or several.
show 'nonet help technique x-wing'
for name in X-Wing xwing 'x wing' X_WING; do
	show "nonet help technique $name | cmp - <(nonet help technique x-wing)"
done
show 'nonet help technique naked triple | sed -n "1,/^(/p"'
show 'nonet help technique Hidden Single | sed -n "1,/^(/p"'
show 'nonet help technique "BUG+1" | head -n 3'
show 'nonet help technique starfish | head -n 1'
show 'LC_ALL=C nonet help technique xy wing | sed -n "/^Example/,\$p"'

# Every name of the list has an article with an example; the examples are positions of their own.
nonet help technique | sed -n 's/^  //p' >names
while IFS= read -r name; do
	nonet help technique "$name" >article || echo "no article: $name"
	[ "$(head -n 1 article)" = "$name" ] || echo "another name: $name"
	[ "$(grep -c '^Example' article)" = 1 ] || echo "no example: $name"
	grep -v '[│┌├└]' article | awk -v name="$name" 'length > 79 { print "too wide: " name }'
done <names

# No such technique: exit code 2, and what is near.
show 'nonet help technique x-wyng'
show 'nonet help technique unique'
show 'nonet help technique frobnicate'
show 'nonet help technique ""'

for name in 'nice loops' exocets x-chains 'remote pairs' ur 'xy wyngs' a é éa; do
	show "nonet help technique '$name'"
done

# A family has its part of the list.
show 'nonet help technique singles'
show 'nonet help technique Almost Locked | sed -n 1,3p'

# So has its singular or plural, before a family that begins with the word; similar are families too.
for name in single subset wing Fishes locked-candidate 'exotic pattern'; do
	show "nonet help technique $name | sed -n 1,2p"
done
for name in colouring 'finned fish' 'mutant fish' 'Siamese Fish' 'naked subset' subsetz Rings loop 'the x-wing'; do
	show "nonet help technique '$name'"
done
for size in 2 3 4 5 6 7; do
	for kind in '' 'finned ' 'sashimi ' 'franken ' 'finned franken ' 'mutant ' 'finned mutant '; do
		nonet help technique "$kind$size-fish" | head -n 1
	done
done
show 'nonet help technique SDC | head -n 1'

# Names as documents have them, and other spellings of those with a type.
sed -n '/^## The order of our own way/,$p' "$ROOT/docs/rating.md" |
	sed -n '/[a-z]: \|inside/d; s/^| [0-9]* | \(.*\) |$/\1/p' | sed 's/, /\n/g' >documented
show 'wc -l <documented'
last=53467891267219534819834256785976142342685379171392485696153728428741963534528617.
show 'nonet steps --technique "$(paste -sd, documented)" $last'
for name in 'Locked Candidates Type 1 (Pointing)' 'locked candidates 2' UR1 'unique rectangle 4' 'AR 2' 'bug 3' bug+1; do
	show "nonet help technique '$name' | head -n 1"
done

# A narrow terminal: the grid of candidates becomes taller.
narrow() {
	echo "$ nonet help technique $1"
	python3 "$TESTS/talk.py" --columns 40 -- nonet help technique "$1" </dev/null
}
narrow XY-Wing
narrow 'Avoidable Rectangle Type 1' | sed -n '/^Example/,/)$/p'
narrow 'Cell Forcing Chains' | sed -n '1,/^(/p'

# For reading on paper: made by scripts/techniques_md.sh, and to be made again when the words change.
show '"$ROOT/scripts/techniques_md.sh" "$(command -v nonet)" | diff "$ROOT/docs/techniques.md" -'
