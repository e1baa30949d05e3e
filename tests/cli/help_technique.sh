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
