# Ratings as JSON: one object a line, the numbers with one decimal.
. "$TESTS/lib.bash"
nonet --version | grep -q 'with jansson' || skip 'nonet was built without jansson'
timeless() {
	sed 's/"time_ns":[0-9][0-9]*/"time_ns":T/'
}
hard=....14.76..46..2137...2....9.57.3...617....3..4.......59..3..2......6....7.5.1...
solved=534678912672195348198342567859761423426853791713924856961537284287419635345286179
printf '%s\n' "$hard  hard \"one\"" "$solved" "$several" "$hopeless" "$conflict" 1234 >six.txt
show 'nonet rate --json six.txt 2>/dev/null | timeless'
show 'nonet rate --json --scale se six.txt 2>/dev/null | timeless'
show 'nonet rate --json --scale hodoku $hard | timeless'
show 'nonet rate --json --scale nonet,effort $hard $solved | timeless'
show 'nonet rate --json six.txt 2>/dev/null | python3 -c "
import json, sys
for line in sys.stdin:
    rated = json.loads(line)
    print(rated[\"line\"], rated[\"status\"], rated.get(\"comment\"), rated.get(\"se\"), rated.get(\"hodoku\"), rated.get(\"nonet\"))"'
