# The engine over HTTP: what it answers, what it refuses, and how it ends.
. "$TESTS/lib.bash"
nonet --version | grep -q 'with libmicrohttpd' || skip 'nonet serve was not built'

mkdir page page/assets
echo '<!doctype html><title>page</title>' >page/index.html
head -c 5000 /dev/zero | tr '\0' a >page/assets/a-1.js
echo secret >secret.txt

coproc SERVER { exec nonet serve --page page --timeout 2 2>log.txt; }
server=$SERVER_PID
read -r url <&"${SERVER[0]}"
export url
ask() {
	python3 "$TESTS/ask.py" "$@"
}

# As a member of a JSON object.
of() {
	printf '{"puzzle":"%s"%s}' "$1" "${2:+,$2}"
}
show 'ask /api/solve "$(of "$wikipedia")"'
show 'ask /api/check "$(of $several)"'
show 'ask /api/check "$(of $conflict)"'
show 'ask /api/count "$(of $several '\''"list":2'\'')"'
show 'ask /api/count "$(of $empty '\''"limit":1000'\'')"'
show 'ask /api/rate "$(of $wikipedia '\''"scales":["se","nonet"]'\'')"'
show 'ask /api/rate "$(of $several)"'
show 'ask /api/hint "$(of $wikipedia '\''"level":3,"notation":"a1"'\'')"'
show 'ask /api/hint "$(of $conflict '\''"no_spoilers":true'\'')"'
show 'ask /api/path '\''{"puzzle":"53467891267219534819834256785976142342685379171392485696153728428741963534528617."}'\'''
show 'ask /api/generate '\''{"number":1,"level":"easy","seed":"7"}'\'''
show 'ask /api/convert "$(of $wikipedia | sed "s/puzzle/text/; s/\"}/\\\\n123\",\"to\":\"sdm\"}/")"'
show 'ask /api/render "$(of $wikipedia)" | sed -n 1,3p'

# What is refused, and why.
show 'ask /api/solve '\''{"puzzle":"12q"}'\'''
show 'ask /api/solve '\''{}'\'''
show 'ask /api/solve '\''[1'\'''
show 'ask /api/solve '\''[]'\'''
show 'ask /api/hint "$(of $wikipedia '\''"level":4'\'')"'
show 'ask /api/path "$(of $wikipedia '\''"profile":"mine"'\'')"'
show 'ask /api/generate '\''{"level":"mad"}'\'''
show 'ask /api/convert '\''{"text":"","to":"nothing"}'\'''
show 'ask /api/nothing '\''{}'\'''
show 'ask --type text/plain /api/solve "$(of "$wikipedia")"'
show 'ask --host example.com /'
show 'ask --method GET /api/solve'
show 'ask --method DELETE /'
show 'ask --large /api/solve'

# The page: its files and no others.
show 'ask --headers / | sed '\''s,W/"[0-9a-f]*",TAG,; /^Date/d'\'''
show 'ask --packed /assets/a-1.js'
show 'ask /../secret.txt'
show 'ask /assets/../../secret.txt'
show 'ask /%2e%2e/secret.txt'

kill -INT "$server"
wait "$server"
echo "exit $?"
show 'python3 -c "
import json
lines = [json.loads(line) for line in open(\"log.txt\")]
print(len(lines), sorted(lines[0]))"'

# Wrong use.
show 'nonet serve --port 65536'
show 'nonet serve --address example.com'
show 'nonet serve --page /nowhere'
show 'nonet serve puzzle.txt'
