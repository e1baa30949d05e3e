# Every example that is shown is run, and every option is where it has to be.
. "$TESTS/lib.bash"
ln -s "$ROOT/examples" examples
commands='solve check count rate hint explain steps show convert render play generate grid canon same morph minimize neighbours kernels serve bench help'

examples() {
	"$@" | python3 "$TESTS/examples.py"
}
show 'examples cat "$ROOT/README.md"'
show 'examples cat "$ROOT/man/nonet.1"'
for command in $commands; do
	show "examples nonet help $command"
done
show 'nonet help | sed -n "s/^  \([a-z]*\)  .*/\1/p" | paste -sd" "'

# The options of each command as the help, the manual and the completion know them; "all" are those
# of every command.
options_of_help() {
	nonet help "$1" | sed -n 's/^  \(-., \)\{0,1\}--\([a-z-]*\).*/\2/p' | sort
}
options_of_manual() {
	sed 's/\\-/-/g; s/\\f[BRI]//g' "$ROOT/man/nonet.1" | awk -v section=".SS nonet $1 " '
		/^\.S[SH]/ { within = index($0, section) == 1 || $0 == ".SH OPTIONS" }
		within && /^\.B.*--/ { sub(/.*--/, ""); sub(/[ "].*/, ""); if ($0 != "version") print }' | sort -u
}
options_of_completion() {
	complete_line "nonet $1 --" | sed 's/--//' | sort
}
complete_line() {
	(
		. "$ROOT/completions/nonet.bash"
		read -ra COMP_WORDS <<<"$1"
		[ "${1% }" = "$1" ] || COMP_WORDS+=('')
		COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
		_nonet
		printf '%s\n' "${COMPREPLY[@]}"
	)
}
for command in $commands; do
	options_of_help $command >help.txt
	options_of_manual $command >manual.txt
	options_of_completion $command >completion.txt
	echo "$command: $(paste -sd' ' help.txt)"
	diff help.txt manual.txt
	diff help.txt completion.txt
done
show 'nonet help | sed -n "s/^  \(-., \)\{0,1\}\(--[a-z]*\).*/\2/p" | sort | diff - <(complete_line "nonet --" | sort)'
show 'complete_line "nonet " | paste -sd" "'
show 'complete_line "nonet s" | paste -sd" "'
show 'complete_line "nonet help c" | paste -sd" "'
show 'complete_line "nonet help technique x" | paste -sd" "'
show 'complete_line "nonet solve --ti"'
show 'complete_line "nonet solve --kernel ge"'
show 'complete_line "nonet bench t"'
show 'complete_line "nonet solve --color a" | paste -sd" "'
show 'complete_line "nonet rate --scale h"'
show 'complete_line "nonet steps --technique swor"'
show 'complete_line "nonet hint --profile h"'
show 'complete_line "nonet convert --to s" | paste -sd" "'
show 'complete_line "nonet solve ex"'
# Names of files with spaces, and with what a shell would take for a pattern.
touch 'my puzzle.txt' 'star*' star1
show 'complete_line "nonet solve my"'
show 'complete_line "nonet bench st" | sort'

# One table of exit codes, three places that show it.
nonet help | sed -n '/^Exit codes/,/^$/s/^  \([0-9]*\) *\(.*\)/\1 \2/p' >codes.txt
show 'cat codes.txt'
show 'sed -n "s/^| \([0-9]*\) | \(.*\) |$/\1 \2/p" "$ROOT/README.md" | diff codes.txt -'
show 'sed -n "/^.SH EXIT/,/^.PP/p" "$ROOT/man/nonet.1" | sed -n "s/^.B \([0-9]*\)$/\1/p; /^[a-z]/p" | paste -d" " - - | diff codes.txt -'

show 'nonet --version | grep -c "^nonet $(sed -n "s/.*define NONET_VERSION \"\(.*\)\"/\1/p" "$ROOT/include/nonet.h")$"'
show 'sed -n "1s/.*\"nonet \(.*\)\" \".*/nonet \1/p" "$ROOT/man/nonet.1" | diff - <(nonet --version | head -n 1)'
for command in $commands; do
	nonet $command --help | cmp - <(nonet help $command)
	nonet $command -h | cmp - <(nonet help $command)
done
show 'nonet --help | cmp - <(nonet help)'

# No line is wider than a narrow terminal, but for those with a puzzle, which would not fit.
show 'for command in "" $commands; do nonet help $command; done | awk "length > 79" | grep -vE "[0-9.]{81}"'
