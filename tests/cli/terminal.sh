# What the commands show on a terminal: drawings and sentences, no wider than the terminal.
. "$TESTS/lib.bash"
talk() {
	python3 "$TESTS/talk.py" "$@" 2>&1
}
show 'talk -- nonet solve $wikipedia </dev/null'
show 'talk -- nonet solve $hopeless $conflict </dev/null'
show 'talk -- nonet solve --first $several </dev/null'
show 'talk -- nonet solve --limit 2 $several </dev/null'
show 'talk -- nonet solve $several </dev/null | tail -n 2'
show 'talk -- nonet check --minimal $wikipedia </dev/null'
show 'talk --columns 40 -- nonet check --minimal $several $conflict </dev/null'
show 'talk -- nonet check --minimal 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. </dev/null | tail -n 3'
show 'talk -- nonet check --minimal 81.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. </dev/null | tail -n 3'
show 'talk --columns 40 -- nonet check $(head -n 1 "$ROOT/tests/data/sets/none.txt") </dev/null | tail -n 4'
show 'talk -- nonet count $wikipedia $several bad </dev/null'
show 'talk -- nonet count --limit 1000 $empty </dev/null'
show 'talk -- nonet grid -v --seed 1 </dev/null'

# From a file it is told which puzzle it is; its comment cannot steer the terminal.
printf '%s  easy \033[31m\233m one\n1234\n' "$wikipedia" >file.txt
show 'talk -- nonet show --ascii file.txt </dev/null | cat -v | head -n 3'
show 'talk -- nonet solve file.txt </dev/null | tail -n 3'

# Typed at the terminal.
show 'talk -- nonet count <<DIALOGUE
? Ctrl-D ends.
= $several
? ms)
= 1234
? column 5
^D
DIALOGUE'

# Progress, which does not stay.
show 'talk --raw -- nonet count --timeout 1.5 $empty </dev/null | grep -c "solutions so far"'
show 'talk -- nonet count --timeout 1.5 $empty </dev/null | tr -d 0-9'
