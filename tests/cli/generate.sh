# Making puzzles.
. "$TESTS/lib.bash"
show 'nonet generate --seed 7'
show 'nonet generate 3 --seed 7'
show 'nonet generate --seed 7 -v'
show 'nonet generate 100 --seed 1 | nonet check --minimal | uniq -c'
# The same for any number of threads and every kernel, and each again from its own seed.
nonet generate 300 --seed 2 --csv --symmetry random --clues 22-25 >one.csv
show 'nonet generate 300 --seed 2 --csv --symmetry random --clues 22-25 --threads 3 | cmp - one.csv'
show 'NONET_KERNEL=generic nonet generate 300 --seed 2 --csv --symmetry random --clues 22-25 | cmp - one.csv'
show 'nonet generate 300 --seed 2 --csv --symmetry random --clues 22-25 --kernel generic | cmp - one.csv'
show 'nonet generate --kernel pocket 2>&1 | sed "s/;.*//"'
show 'tail -n 1 one.csv'
seed=$(tail -n 1 one.csv | cut -d, -f5)
show 'nonet generate --seed $seed --csv --symmetry random --clues 22-25 | tail -n 1 | cmp - <(tail -n 1 one.csv)'
show 'nonet generate --seed 7 --json --symmetry full'
show 'nonet generate 5 --seed 3 --csv --clues 30 --keep-redundant'
# Without a seed they are others each time; -v tells how to make them again.
nonet generate -v >first.txt 2>told.txt
nonet generate >second.txt
show 'cmp -s first.txt second.txt'
show 'nonet generate --seed $(sed -n "s/^seed //p" told.txt) | cmp - first.txt'

show 'nonet generate --seed 1 --solution $(nonet grid --seed 7) | nonet solve | cmp - <(nonet grid --seed 7)'
cat >mask.txt <<'END'
x . . . . . . . x
. x . . x . . x .
. . x . . . x . .
. . . x . x . . .
. x . . x . . x .
. . . x . x . . .
. . x . . . x . .
. x . . x . . x .
x . . . . . . . x
END
show 'nonet generate 2 --seed 1 --pattern mask.txt --keep-redundant'
show 'nonet generate --seed 1 --pattern mask.txt --keep-redundant --symmetry full | nonet check'
# However the mask is drawn.
sed 's/ //g' mask.txt | paste -sd/ >slashes.txt
{
	echo +-------+-------+-------+
	sed 's/\(.....\) \(.....\) \(.....\)/| \1 | \2 | \3 |/; 3a |-------+-------+-------|' mask.txt
	echo '|=======|=======|=======|'
} >frames.txt
show 'head -n 5 frames.txt'
nonet generate --seed 1 --pattern mask.txt --keep-redundant >masked.txt
for mask in frames.txt slashes.txt "$(cat slashes.txt)" "$(cat frames.txt)"; do
	nonet generate --seed 1 --pattern "$mask" --keep-redundant | cmp - masked.txt
done
show 'nonet generate --seed 1 --pattern - --keep-redundant <frames.txt | cmp - masked.txt'
nonet grid --seed 7 >grid.txt
show 'nonet generate --seed 1 --solution grid.txt | nonet solve | cmp - grid.txt'
show 'nonet generate --seed 1 --solution - <grid.txt | nonet solve | cmp - grid.txt'
show 'nonet generate --solution mask.txt'
show 'nonet generate --solution nothing.txt'

# Minimal under the symmetry is enough in a pattern too; with a solution, there is one puzzle.
nonet generate --symmetry rotate180 --seed 2 >turned.txt
pattern=$(tr 1-9 X <turned.txt) grid=$(nonet solve $(cat turned.txt))
show 'nonet check --minimal turned.txt | cut -d" " -f1-2'
show 'nonet generate --pattern $pattern --symmetry rotate180 --seed 1 | nonet check'
show 'nonet generate --pattern $pattern --symmetry rotate180 --solution $grid | cmp - turned.txt'
show 'nonet generate --pattern $pattern --seed 1 --csv | cut -d, -f4 | tail -n 1'
show 'nonet generate --pattern $pattern --solution $grid | cmp - turned.txt'
show 'nonet generate --pattern $pattern --solution $grid --symmetry none'
show 'nonet generate --pattern mask.txt --seed 1 | nonet check --minimal | cut -d" " -f1-2'
show 'nonet generate 50 --pattern $pattern --solution $grid --keep-redundant | cmp - turned.txt'
show 'nonet generate 3 --solution $grid --keep-redundant --clues 81 | cmp - <(echo $grid)'
show 'nonet generate --pattern $pattern --solution $grid --keep-redundant --se 9.0-'
# What ends for want of room is not called anything else.
if [ -w /dev/full ]; then
	nonet generate 3 --csv --seed 1 2>&1 >/dev/full | sed "s/: [^:]*$//"
fi >full.txt
show '! [ -w /dev/full ] || [ "$(cat full.txt)" = "nonet: cannot write the answers" ]'

# Ratings.
show 'nonet generate 2 --seed 4 --csv --level Hard --se 7.0-7.5 --hodoku hard-unfair'
show 'nonet generate --seed 4 --json --se 6.6- --hodoku -hard'
show 'nonet generate 5 --seed 4 --level beginner-easy | nonet rate --scale nonet | cut -d" " -f1 | sort | uniq -c'
show 'nonet generate --seed 4 --only x-wing,pointing | nonet explain --short | grep -v "Single\|Full House"'
show 'nonet generate --seed 4 --require "Skyscraper:1,naked pair:2" --only skyscraper,naked-pair | nonet check'

# Neighbours, and what is known already.
show 'nonet generate 3 --seed 1 --from $wikipedia'
show 'nonet generate --seed 1 --from $wikipedia --level hard- | nonet rate --scale nonet | cut -d" " -f1'
show 'nonet generate 20 --seed 1 --from $wikipedia | nonet solve | sort -u | cmp - <(nonet solve $wikipedia)'
nonet generate 20 --seed 5 | nonet morph --seed 1 >known.txt
show 'nonet generate 10 --seed 5 --avoid known.txt | cmp - <(nonet generate 30 --seed 5 | tail -n 10)'
show 'nonet generate --seed 5 --attempts 20 --avoid known.txt'
show 'nonet generate --avoid nothing.txt'
# The hardest level comes as soon as the others.
show 'nonet generate --seed 5 --attempts 20 --level extreme | nonet rate --scale nonet | cut -d" " -f1'

# What the puzzle is already, others near it are too.
near() {
	nonet generate 3 --seed 1 --attempts 200 --from "$@" | grep -vc "^$1\$"
}
show 'near $(sed -n 5p "$ROOT/tests/data/sets/17_clue.txt") --clues -21'
show 'nonet generate --from $several'
show 'nonet generate --from $wikipedia --symmetry vertical'
show 'nonet generate --from $wikipedia --pattern mask.txt'
show 'nonet generate --from 123'

# A seed whose first attempt is known to find one, as most do not.
show 'nonet generate --unbiased --seed 6499323580385351587 --csv'
show 'nonet generate --unbiased --seed 6499323580385351587 --json'
show 'nonet generate --unbiased --symmetry full'

# What cannot be is said at once.
show 'nonet generate --clues 16'
show 'nonet generate --clues 26-27 --symmetry full'
show 'nonet generate --pattern ..................111111111111111111111111111111111111111111111111111111111111111'
show 'nonet generate --pattern mask.txt --clues 30'
show 'nonet generate --pattern 1$(printf .%.0s {1..80})'
show 'nonet generate --pattern $(printf 1%.0s {1..40})$(printf .%.0s {1..41}) --symmetry vertical'
show 'nonet generate --solution $(printf 1%.0s {1..81})'
show 'nonet generate --solution $(nonet grid --seed 7) --pattern mask.txt'
show 'nonet generate --clues 18 --symmetry rotate90'
show 'nonet generate --clues 81'
show 'nonet generate --pattern $(printf X%.0s {1..81})'
show 'nonet generate --level beginner --require x-wing'
show 'nonet generate --level -easy --only x-wing'
show 'nonet generate --level medium --se 3.5-'
show 'nonet generate --hodoku easy --level tricky-'
show 'nonet generate --only swordfish --se 6.0-'
# What is not found is told in the end.
show 'nonet generate --seed 1 --clues 17 --symmetry full --attempts 5'
show 'nonet generate --seed 1 --pattern mask.txt --symmetry none --attempts 1'
show 'nonet generate --clues 70 --timeout 0.01 2>&1 | head -n 1'

show 'nonet generate --require aic --only x-wing,w-wing'
show 'nonet generate --seed 1 --level expert --clues 29- --attempts 2000'
show 'nonet generate --seed 1 --se 9.9- --level hard- --attempts 2'

show 'nonet generate --level gruesome'
show 'nonet generate --level hard-easy'
show 'nonet generate --hodoku expert'
show 'nonet generate --se 7.55'
show 'nonet generate --se 8-7'
show 'nonet generate --se -'
show 'nonet generate --se 20'
show 'nonet generate --se -0.9'
show 'nonet generate --se ""'
show 'nonet generate --clues ""'
show 'nonet generate --level ""'
show 'nonet generate --hodoku ""'
show 'nonet generate --require swordfsh'
show 'nonet generate --require x-wing:0'
show 'nonet generate --only ""'
show 'nonet generate 0'
show 'nonet generate 1 2'
show 'nonet generate --clues 26-22'
show 'nonet generate --clues x'
show 'nonet generate --clues 82'
show 'nonet generate --symmetry upside'
show 'nonet generate --pattern xx..'
show 'nonet generate --pattern nothing.txt'
show 'nonet generate --solution $wikipedia'
show 'nonet generate --json --csv'
printf "xxx\n" >short.txt
show 'nonet generate --pattern short.txt'
