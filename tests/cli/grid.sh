. "$TESTS/lib.bash"
# The same seed gives the same grids, on every machine.
show 'nonet grid --seed 1'
show 'nonet grid 3 --seed 18446744073709551615'
show 'nonet grid -v 2 --seed 7'
show 'nonet grid 200 --seed 5 | nonet check | sort | uniq -c'
show 'nonet grid 200 --seed 5 | sort -u | wc -l'

# Every grid equally likely.
show 'nonet grid --uniform --seed 1'
show 'nonet grid --uniform -v 2 --seed 7'
show 'nonet grid --uniform 200 --seed 5 | nonet check | sort | uniq -c'
show 'nonet grid --uniform 200 --seed 5 | sort -u | wc -l'

# Without a seed they are others each time; -v tells how to make them again.
nonet grid 2 -v >first.txt 2>told.txt
nonet grid 2 >second.txt
show 'cmp -s first.txt second.txt'
show 'nonet grid 2 --seed $(sed -n "s/^seed //p" told.txt) | cmp - first.txt'
# ... with all the 64 bits of a seed.
for i in 1 2 3 4 5; do nonet grid -v 2>&1 >grid.txt | sed -n 's/^seed //p'; done >seeds.txt
show 'awk "\$1 >= 4294967296 { large = 1 } END { print large }" seeds.txt'

show 'nonet grid 0'
show 'nonet grid two'
show 'nonet grid 1 2'
show 'nonet grid --seed -1'
show 'nonet grid --seed 18446744073709551616'
