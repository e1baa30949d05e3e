. "$TESTS/lib.bash"
[ -e /dev/full ] || skip 'this machine has no /dev/full'
show 'nonet solve $wikipedia >/dev/full'
show 'nonet help >/dev/full'
show 'nonet --version >/dev/full'
show 'nonet check $wikipedia >&-'
show 'nonet grid 100000 >/dev/full'
show 'nonet solve --all $empty >/dev/full'
# What writes many answers to one puzzle stops then, and gives no other reason for it.
for command in steps 'steps --json' explain 'minimize --all' 'canon --list'; do
	show "nonet $command \$wikipedia >/dev/full"
done
# Worse than an unreadable file.
show 'nonet solve missing.txt $several >/dev/full'

# With several threads too.
yes "$wikipedia" | head -n 50000 >many.txt
show 'nonet solve --threads 4 many.txt >/dev/full'
show 'nonet check --threads 2 <many.txt >/dev/full'

# A closed pipe ends it quietly, also where the parent had SIGPIPE ignored.
show 'nonet solve many.txt | head -n 1'
show '(trap "" PIPE; nonet solve many.txt | head -n 1)'
show 'nonet solve --all $empty | head -n 1'
show 'nonet grid 1000000000 --seed 3 | head -n 1 | nonet check'
