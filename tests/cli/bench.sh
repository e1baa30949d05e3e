# Measuring: what is printed has the right form, and the answers do not depend on how they were found.
. "$TESTS/lib.bash"
sets=$ROOT/tests/data/sets
for set in easy 17_clue none; do
	head -n 200 "$sets/$set.txt"
done >few.txt
nonet bench --signature --kernel generic few.txt | sed 's/generic/KERNEL /' >expected.txt
# How many guesses there are may change, the answers may not.
guesses() {
	sed 's/ *[0-9]* guesses/ N guesses/'
}
show 'guesses <expected.txt'
for kernel in $(nonet kernels | awk '$2 == "here" || $3 == "here" { print $1 == "*" ? $2 : $1 }'); do
	for threads in 1 3; do
		nonet bench --signature --kernel "$kernel" --threads $threads few.txt |
			sed "s/  $(printf '%-7s' "$kernel")  /  KERNEL   /" | cmp - expected.txt
	done
done
show 'nonet bench --signature --all-kernels few.txt | wc -l | cmp - <(nonet kernels | grep -c " here ")'
# Another answer, another hash.
sed '1s/.*/8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4../' few.txt >other.txt
show 'nonet bench --signature --kernel generic other.txt | guesses'
show 'nonet bench --signature other.txt few.txt | cut -d " " -f 20- | uniq | wc -l'

# Measured numbers are any.
numbers() {
	sed 's/"answers":"[0-9a-f]*"/"answers":"HASH"/; s/[0-9][0-9.]*/N/g; s/  *N/ N/g; s/ N%/ N%/'
}
show 'nonet bench --runs 2 --kernel generic few.txt | numbers'
show 'nonet bench --runs 2 --kernel generic --json few.txt | numbers'
show 'nonet bench --runs 1 --kernel generic --threads 2 --json few.txt | python3 -c "
import json, sys
result = json.loads(sys.stdin.read())
print(result[\"set\"], result[\"threads\"], result[\"puzzles\"], result[\"runs\"])
latency = result[\"latency_us\"]
print(0 < latency[\"p50\"] <= latency[\"p99\"] <= latency[\"max\"], result[\"puzzles_per_second\"] > 0)"'
# Ratings, by class; the classes are those that nonet rate gives.
head -n 30 "$sets/easy.txt" >rated.txt
show 'nonet bench --rate se rated.txt | numbers | sed "s/N-N/N/; s/  *N/ N/g"'
show 'nonet bench --rate hodoku --runs 2 --json rated.txt | python3 -c "
import json, subprocess, sys
for line in sys.stdin:
    result = json.loads(line)
    level = result[\"class\"]
    ms = result[\"cpu_ms\"]
    print(level, result[\"scale\"], result[\"rated\"] > 0, result[\"puzzles_per_second\"] > 0,
          0 < ms[\"p50\"] <= ms[\"p99\"] <= ms[\"max\"])"'
show 'nonet rate --scale hodoku rated.txt | cut -d " " -f 1 | sort -u'
show 'nonet bench --rate nonet --json rated.txt | grep -c "\"scale\":\"nonet\""'
show 'nonet bench --rate sudoku rated.txt'
show 'nonet bench --rate se --signature rated.txt'
show 'nonet bench --rate se missing.txt'
# The sets that come with nonet are found.
show 'nonet bench --signature 17_clue | cut -c 1-14,23- | guesses'

show 'nonet bench --signature missing.txt'
show 'nonet bench --signature missing.txt few.txt | wc -l'
show 'head -c 80 few.txt | nonet bench --signature -'
show 'nonet bench --runs 0'
show 'nonet bench --kernel fast few.txt 2>&1 | cut -d ";" -f 1'
