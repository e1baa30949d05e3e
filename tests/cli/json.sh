# One object a line. Times, and how often the search had to guess, differ from run to run or from
# version to version, so they are taken out.
. "$TESTS/lib.bash"
nonet --version | grep -q 'with jansson' || skip 'nonet was built without jansson'
timeless() {
	sed 's/"time_ns":[0-9][0-9]*/"time_ns":T/; s/"guesses":[0-9][0-9]*/"guesses":G/'
}
printf '%s\n' "$wikipedia  easy \"one\"" "$several" "$hopeless" "$conflict" "1234" >five.txt
show 'nonet solve --json five.txt | timeless'
show 'nonet solve --json --first five.txt 2>/dev/null | timeless'
show 'nonet solve --json --limit 2 five.txt 2>/dev/null | timeless'
show 'nonet check --json --minimal five.txt 2>/dev/null | timeless'
show 'nonet count --json --limit 20 five.txt 2>/dev/null | timeless'
show 'nonet count --json --timeout 0.01 $empty | sed "s/\"count\":[0-9]*/\"count\":N/" | timeless'

# What a file holds beside the puzzle need not be UTF-8, JSON is.
printf '%s caf\xe9 \xe2\x82\xac \xff\x01\n' "$wikipedia" >latin1.txt
show 'nonet count --json latin1.txt | timeless'
show 'cat five.txt | nonet solve --all --json 2>/dev/null | python3 -c "
import json, sys
for line in sys.stdin:
    print(*json.loads(line))"'
show 'nonet solve --json --grid $wikipedia'

# What a puzzle's line has, whatever there is to say of it: an answer, none, not in time, unreadable.
cat >members.py <<'end'
import json, sys
for line in sys.stdin:
    answer = json.loads(line)
    told = answer.keys() & {"steps", "solved", "kind", "level", "text"}
    print(answer["status"], answer.get("complete"), *sorted(told))
end
printf '%s\n' $wikipedia $several $conflict $hopeless 1234 >five.txt
hardest=98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6
for command in explain steps hint; do
	show "nonet $command --json five.txt 2>/dev/null | python3 members.py"
	show "nonet $command --json --timeout 0.000001 $hardest | python3 members.py"
done
