# What is written about the API is so: docs/openapi.json and docs/http-api.md.
. "$TESTS/lib.bash"
nonet --version | grep -q 'with libmicrohttpd' || skip 'nonet serve was not built'
coproc SERVER { exec nonet serve --quiet; }
server=$SERVER_PID
read -r url <&"${SERVER[0]}"
export url
python3 "$TESTS/openapi.py" "$ROOT"
kill -TERM "$server"
wait "$server"
echo "exit $?"
