# The order of our own way is documented as it is.
. "$TESTS/lib.bash"
rows_of_source() {
	cat "$ROOT"/src/logic/technique_list.h "$ROOT"/src/logic/technique_list_more.h \
		"$ROOT/src/logic/guide_list.h" | awk -F'[(,"]+' '
		/^NONET_METHOD/ { split($0, quoted, "\""); name[$2] = quoted[2] }
		/^NONET_GUIDE/ {
			id = $3; gsub(/[ )]/, "", id)
			if ($2 != tier && tier) print "| " tier " | " names " |"
			names = $2 == tier ? names ", " name[id] : name[id]
			tier = $2
		}
		END { print "| " tier " | " names " |" }'
}
# Some lines of the source are named as by HoDoKu, or find several techniques.
by_technique() {
	sed 's/Locked Candidates Type . (\([A-Z][a-z]*\))/\1/g; s/Quadruple/Quad/g
		s/Simple Colors\|3D Medusa/& Trap, & Wrap/g; s/Multi Colors/& 1, & 2/
		s|\(Grouped \)\?Nice Loop/AIC|\1Continuous Nice Loop, \1Discontinuous Nice Loop, \1AIC|'
}
rows_of_source | by_technique >source.txt
show 'grep -c . source.txt'
show 'sed -n "/^## The order of our own way/,\$p" "$ROOT/docs/rating.md" | grep -E "^\| [0-9]+ \|" | grep -vE "^\| (1|20|21|23) \|" | diff source.txt -'

# The list of all steps is in that order too: singles, then the easiest.
show 'nonet steps $wikipedia | sed "s/:.*//" | uniq | head -n 6'
