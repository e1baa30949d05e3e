# A stream without its isomorphs.
. "$TESTS/lib.bash"
python3 -c "import tarfile; tarfile.open('$ROOT/bench/data/17_clue.tar.xz').extractall()"
tr 0 . <17_clue.txt >known.txt
show 'nonet canon --dedupe known.txt | cmp - known.txt'
# With disguised copies behind them, in another order; in memory, and with files, each of which has
# to be gone through several times.
nonet morph --seed 1 known.txt | python3 -c "
import random, sys
lines = sys.stdin.readlines()
random.Random(1).shuffle(lines)
sys.stdout.writelines(lines)" >copies.txt
show 'wc -l <known.txt'
show 'nonet canon --dedupe known.txt copies.txt | cmp - known.txt'
show 'nonet canon --dedupe --threads 1 - copies.txt <known.txt | cmp - known.txt'
show 'nonet canon --dedupe --memory 16K known.txt copies.txt | cmp - known.txt'
show 'nonet canon --dedupe --memory 1M copies.txt known.txt | cmp - copies.txt'

# The first is kept, as it is, with its comment, wherever the others are.
for i in $(seq 40); do head -n 50 known.txt | nonet morph --seed $i; done |
	awk '{ print $0, "puzzle", NR }' >morphs.txt
show 'nonet canon --dedupe morphs.txt | diff - <(head -n 50 morphs.txt)'
show 'nonet canon --dedupe --memory 1K morphs.txt | diff - <(head -n 50 morphs.txt)'
show 'printf "%s\n" $wikipedia $several $(nonet morph --seed 1 $wikipedia) $empty $empty | nonet canon --dedupe'

# What is no puzzle is left out.
show 'nonet canon --dedupe $wikipedia $conflict bad ${wikipedia%?} $wikipedia'
show 'nonet canon --dedupe </dev/null'
show 'nonet canon --dedupe $conflict'

# Temporary files go where TMPDIR says, and are gone at once.
mkdir scratch
show 'TMPDIR=$PWD/scratch nonet canon --dedupe --memory 1K known.txt | wc -l'
show 'ls scratch'
show 'TMPDIR=$PWD/missing nonet canon --dedupe --memory 1K known.txt >part.txt'
show 'cmp part.txt known.txt 2>&1 | cut -d , -f 1'

show 'nonet canon --dedupe --json $wikipedia'
show 'nonet canon --memory 1G $wikipedia'
for size in 0 1.5 K 1KB -1 '' 18446744073709551616 99999999T; do
	show "nonet canon --dedupe --memory '$size' \$wikipedia"
done
show 'nonet canon --dedupe --memory 123456 $wikipedia'
show 'nonet canon --dedupe --memory 2g $wikipedia'
