# Clues are exchanged in every way that gives a minimal puzzle.
. "$TESTS/lib.bash"
seventeen=.................1.....2.3......45....1.6.....4......7....8.4....9...2..3.61...9.
show 'nonet neighbours -1+1 $seventeen'
show 'nonet neighbours {-1+1} $seventeen'
show 'nonet neighbours -1+1 --threads 3 $seventeen'
# A puzzle is a neighbour of its neighbours.
other=$(nonet neighbours -1+1 $seventeen)
show 'nonet neighbours -1+1 $other | nonet canon | grep -cF $(nonet canon $seventeen)'

minimal=$(nonet minimize $wikipedia)
show 'nonet neighbours -1+1 $minimal >all.txt; wc -l <all.txt'
show 'nonet canon --dedupe all.txt | cmp - all.txt'
show 'nonet check --minimal all.txt | uniq'
show 'nonet canon $minimal all.txt | sort | uniq -d'
show 'nonet neighbours -1+1 --limit 2 $minimal $seventeen | cmp - <(head -n 2 all.txt; echo; echo $other)'
show 'nonet neighbours -2+1 $minimal | wc -l'
show 'nonet neighbours -1+2 --limit 100 $minimal 2>/dev/null | nonet check --minimal | uniq -c'
show 'nonet neighbours -8+8 --timeout 0.05 $minimal 2>&1 >/dev/null'
# A clue only put in is one too many; nothing exchanged is the puzzle itself.
show 'nonet neighbours -0+1 $minimal'
show 'nonet neighbours -0+0 $minimal'

show 'printf "%s\n" $seventeen 123 $conflict $seventeen | nonet neighbours -1+1'
show 'nonet neighbours $seventeen'
show 'nonet neighbours -1+9 $seventeen'
show 'nonet neighbours -1 $seventeen'
show 'nonet neighbours {-1+1 $seventeen'
show 'nonet neighbours -x $seventeen'
show 'nonet neighbours -1+1 --limit 0 $seventeen'
show 'nonet neighbours -1+1 -2+2 $wikipedia'
