# The names of techniques in Chinese, which commands take as they take the English ones.
. "$TESTS/lib.bash"

nonet --version | grep -q 'built with gettext' || skip 'built without gettext'
last=53467891267219534819834256785976142342685379171392485696153728428741963534528617.

for language in zh_CN zh_TW; do
	nonet help technique --lang $language | sed -n 's/^  .*[^ ]   *\([^ ]\)/\1/p' >names
	show 'wc -l <names'
	sort names | uniq -d
	while IFS= read -r name; do
		heading=$(nonet help technique --lang $language "$name" | head -n 1)
		[ "$heading" = "$name" ] || echo "$name leads to $heading"
	done <names

	# Families, by their headings; each of them lists the same as the English one does.
	nonet help technique --lang $language | grep '^[A-Z][^.]*$' >headings
	show 'wc -l <headings'
	while read -r heading; do
		english=$(sed 's/   .*//' <<<"$heading") chinese=$(sed 's/.*   *//' <<<"$heading")
		listed=$(nonet help technique --lang $language "$english" | grep -c '^  ')
		for family in "$english" "$chinese"; do
			nonet help technique --lang $language "$family" | grep -q "^$heading" || echo "no $family"
			[ "$(nonet help technique --lang $language "$family" | grep -c '^  ')" = "$listed" ] ||
				echo "$family is not $english"
			nonet steps --lang $language --technique "$family" $last >/dev/null || echo "no $family"
		done
	done <headings
done
show "nonet steps --lang zh_CN --technique 出数 $last"
show "nonet help technique --lang zh_TW 區塊"

# Names of which some words are known in neither language.
for name in 'é X-Wing' 'Swordfish鱼' '数 naked pair' '鳍的 X-Wing'; do
	show "nonet help technique --lang zh_CN '$name'"
	show "nonet steps --lang zh_CN --technique '$name' $last"
done
