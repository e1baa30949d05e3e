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
rows_of_source >source.txt
show 'grep -c . source.txt'
show 'sed -n "/^## The order of our own way/,\$p" "$ROOT/docs/rating.md" | grep -E "^\| [0-9]+ \|" | grep -vE "^\| (1|20|21|23) \|" | diff source.txt -'

# The list of all steps is in that order too: singles, then the easiest.
show 'nonet steps $wikipedia | sed "s/:.*//" | uniq | head -n 6'
