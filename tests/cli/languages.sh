# What is said in other languages, and what stays as it is.
. "$TESTS/lib.bash"

nonet --version | grep -q 'built with gettext' || skip 'built without gettext'
nonet --version | grep -q 'built with jansson' || skip 'built without jansson'
command -v script python3 >/dev/null || skip 'script or python3 is missing'

# Every text is translated, with the places that are filled in.
python3 "$ROOT/scripts/check_catalogs.py"

show 'nonet --lang zh_CN help show'
show 'nonet --lang zh_TW help show'
show 'nonet help technique x-wing --lang zh_CN | head -n 5'
show 'nonet help technique --lang zh_TW | sed -n "1,5p"'
show 'nonet help technique 排除法 --lang zh_CN | head -n 1'
show 'nonet steps --technique 唯一餘數 --lang zh_TW $wikipedia | head -n 1'

for level in 1 2 3; do
	show "nonet hint --lang zh_CN --level $level \$wikipedia"
	show "nonet hint --lang zh_TW --level $level \$wikipedia"
done
show 'nonet explain --lang zh_TW --short $wikipedia | head -n 3'

show 'nonet hint --lang zh_CN $(printf 53..7....%.0s {1..9})'

# Messages, to the word that options take.
show 'nonet --lang zh_CN solve --limit x $wikipedia'
show 'nonet --lang zh_CN solve --frist $wikipedia'
show 'nonet check --lang zh_CN $conflict $hopeless'
show 'nonet check --lang zh_TW $conflict $hopeless'
show 'LC_ALL=C nonet solve --lang zh_TW --frist'
show 'nonet help --lang klingon'

# The environment: LANGUAGE first, then LC_ALL, LC_MESSAGES, LANG; --lang goes before all of them.
first_line() {
	nonet help | head -n 1
}
show 'LANGUAGE=zh_CN first_line'
show 'LANGUAGE=zh_TW:en first_line'
show 'LANGUAGE=xx first_line'
show 'LANGUAGE=zh_CN nonet --lang en help | head -n 1'

# A copy of the program finds its languages in a folder share beside it, or beside its folder. Where
# it does not, that is said if they were asked for by --lang.
copied() {
	echo "$ $1 $2"
	env $1 copy/bin/nonet $2 2>&1 | sed "s|$PWD|.|" | head -n 2
}
program=$(readlink -f "$(command -v nonet)")
mkdir -p copy/bin
cp "$program" copy/bin/nonet
copied LC_ALL=C.UTF-8 "help --lang zh_CN"
copied LC_ALL=C.UTF-8 "--lang zh_TW help"
copied LC_ALL=C.UTF-8 "help --lang en"
copied LC_ALL=C.UTF-8 "help --lang zh_CN --lang en"
copied LC_ALL=C.UTF-8 "--lang zh_CN help --lang en"
copied LC_ALL=C.UTF-8 "--lang zh_CN help --lang zh_TW"
copied LC_ALL=C.UTF-8 "--lang en help --lang klingon --lang zh_TW"
copied LC_ALL=C.UTF-8 "--lang zh_CN --frist"
copied LC_ALL=C.UTF-8 "--lang zh_CN hlep"
copied LC_ALL=C.UTF-8 "--lang zh_CN --version"
copied LC_ALL=C.UTF-8 "--lang zh_CN"
copied LANGUAGE=zh_CN help
copied LC_ALL=C.UTF-8 "solve --lang zh_CN $wikipedia"
for share in copy/bin/share copy/share; do
	mkdir $share
	cp -r "${program%/*}/share/locale" $share
	copied LC_ALL=C.UTF-8 "help --lang zh_CN"
	copied LANGUAGE=zh_TW help
	rm -r $share
done

# The system need not have a locale of that name, if its characters are UTF-8.
named() {
	printf '%s: ' "$*"
	env -u LC_ALL -u LANG "$@" nonet help | head -n 1
}
named LC_ALL=zh_CN.UTF-8
named LC_MESSAGES=zh_TW.utf8@x LANG=zh_CN.UTF-8
named LANG=zh_TW.UTF-8
named LANG=zh_HK.UTF-8
named LANG=zh_SG.UTF-8
named LANG=zh_CN.unheard-of
named LC_ALL=C LANG=zh_CN.UTF-8
named LANG=xx_XX.UTF-8
named LANG=xx_XX.UTF-8 LANGUAGE=zh_CN
named LC_ALL=a_very_long_name_of_a_locale.UTF-8
env -u LC_ALL LANG=xx_XX.UTF-8 nonet show $wikipedia | head -n 1
env -u LC_ALL LANG=xx_XX.ISO-8859-1 nonet show $wikipedia | head -n 1

# Chinese has one form for every number.
on_terminal() {
	script -qec "$1" /dev/null </dev/null | tr -d '\r' | tail -n 1
}
show 'on_terminal "nonet steps --technique full-house --lang zh_CN $wikipedia"'
show 'on_terminal "nonet explain --lang zh_TW $wikipedia"'

# Help fits into 79 columns; a Chinese character has two.
for command in solve rate generate play render canon; do
	nonet help $command --lang zh_TW
done | python3 "$TESTS/columns.py" 79

# What programs read is the same in every language.
same() {
	local command
	for command in "$@"; do
		if diff -q <(eval "nonet $command" 2>/dev/null | timeless) \
			<(eval "nonet $command --lang zh_CN" 2>/dev/null | timeless) >/dev/null; then
			echo "same: $command"
		fi
	done
}
timeless() {
	sed 's/"time_ns":[0-9]*/"time_ns":0/'
}
same 'solve $wikipedia $conflict $several' 'check --minimal $wikipedia $hopeless' \
	'count $several $empty --limit 9' 'rate $wikipedia $several' 'rate --csv $wikipedia' \
	'generate 2 --seed 1 --csv' 'canon --transform $wikipedia' 'same $wikipedia $several' \
	'morph --seed 1 $wikipedia' 'grid --seed 3' 'convert --to text $wikipedia' \
	'convert --list --json'
same 'solve --json $wikipedia $conflict $hopeless' 'rate --json $wikipedia' \
	'hint --json --level 3 $wikipedia' 'explain --json $wikipedia' 'steps --json $wikipedia'
