# --color: never anything but text in a pipe, unless asked for.
. "$TESTS/lib.bash"
shown() {
	"$@" $wikipedia | sed -n 2p | cat -v
}
show 'shown nonet show --ascii'
show 'shown nonet show --ascii --color=always'
show 'shown nonet --color=always show --ascii'
show 'shown nonet --color=always show --ascii --color=never'
show 'shown env NO_COLOR=1 nonet show --ascii --color=always'
# On a terminal.
terminal() {
	python3 "$TESTS/talk.py" --raw -- "$@" </dev/null | grep '5' | head -n 1 | cat -v
}
show 'terminal nonet show --ascii $wikipedia'
show 'terminal nonet show --ascii --color=never $wikipedia'
show 'terminal env NO_COLOR=1 nonet show --ascii $wikipedia'
show 'terminal env NO_COLOR= nonet show --ascii $wikipedia'
show 'terminal env TERM=dumb nonet show --ascii $wikipedia'
show 'terminal env TERM= nonet show --ascii $wikipedia'
