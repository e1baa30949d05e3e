# On a terminal of 40 columns help and messages are broken between words; tables keep their indent.
. "$TESTS/lib.bash"
narrow() {
	python3 "$TESTS/talk.py" --columns 40 -- "$@" </dev/null
}
show 'narrow nonet help'
show 'narrow nonet same --help | sed "/^Examples/,\$d"'
show 'narrow nonet solve --frobnicate'
show 'narrow nonet convert --to nothing-of-the-kind $wikipedia'
show 'narrow nonet count no-such-file-of-any-name'

# No line of any command, but for examples, which are to be copied.
nonet help | sed -n '/^Commands/,/^$/s/^  \([a-z]*\) .*/\1/p' >commands
for language in en zh_CN zh_TW; do
	narrow sh -c "for command in $(tr '\n' ' ' <commands); do
		nonet --lang $language help \$command
	done" | sed '/^Examples/,/^Usage/d; /^例/,/^用法/d; /^too wide/d' >pages
	sed 's/^  /__/' pages | python3 "$TESTS/columns.py" 40
	wc -l <pages | awk '{ print ($1 > 600 ? "many lines" : "few lines: " $1) }'
done
if nonet --version | grep -q '^built with gettext'; then
	show 'narrow nonet --lang zh_CN help rate | sed "/^选项/,\$d"'
	show 'narrow nonet --lang zh_TW solve --frobnicate'
fi
