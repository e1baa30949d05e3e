# Hints and paths on a terminal: lines are broken between words, and no line is too wide.
. "$TESTS/lib.bash"
talk() {
	python3 "$TESTS/talk.py" "$@" 2>&1
}
last=5346789126721953481983425678597614234268537917139248569615372842874196353452861..
hard=76..4..199.4...3.5.3.....4....796...6..5.4..1...182....8.....9.5.3...1.619..5..23
show 'talk --columns 40 -- nonet hint --level 3 --profile se $wikipedia </dev/null'
show 'talk --columns 40 -- nonet hint --level 2 $last $last </dev/null'
show 'talk --columns 40 -- nonet explain $last </dev/null'
show 'talk --columns 40 -- nonet explain --short --profile se $hard </dev/null | sed -n "/^32/,/^34/p"'
show 'talk --columns 40 -- nonet explain --profile se $hard </dev/null | sed -n "/^32/,/^33/p"'
show 'talk --columns 40 -- nonet explain --profile hodoku $hard </dev/null | grep -c "too wide\|wider"'
show 'talk --columns 40 -- nonet steps --technique naked-single $wikipedia </dev/null'
printf '%s one\n%s two\n' $last $last >two.txt
show 'talk --columns 40 -- nonet hint two.txt </dev/null'
