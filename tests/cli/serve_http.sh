# What the server makes of requests that an ordinary client would not send, and of signals.
. "$TESTS/lib.bash"
nonet --version | grep -q 'with libmicrohttpd' || skip 'nonet serve was not built'
python3 "$TESTS/serve_http.py"

# The browser gets the address, and nothing to hold on to.
mkdir bin
cat >bin/xdg-open <<'END'
#!/usr/bin/env python3
import os, sys, time
blocked = [line.split()[1] for line in open('/proc/self/status') if line.startswith('SigBlk')]
sockets = [name for name in range(50) if os.path.exists(f'/proc/self/fd/{name}') and
           os.readlink(f'/proc/self/fd/{name}').startswith('socket')]
print('noise', flush=True)
with open('opened.new', 'w') as told:
    print(*sys.argv[1:], *blocked, sockets, file=told)
os.rename('opened.new', 'opened.txt')
time.sleep(20)
END
chmod +x bin/xdg-open
mkdir shown
echo '<!doctype html><title>page</title>' >shown/index.html
coproc SERVER { PATH="$PWD/bin:$PATH" exec nonet serve --open --page shown 2>log.txt; }
server=$SERVER_PID
read -r url <&"${SERVER[0]}"
for ((i = 0; i < 100; i++)); do
	[ -e opened.txt ] && break
	sleep 0.1
done
sed "s|$url|URL|" opened.txt
url=$url python3 "$TESTS/ask.py" /api/health
kill -TERM "$server"
wait "$server"
echo "exit $?"

printf '#!/bin/sh\nexit 3\n' >bin/xdg-open
PATH="$PWD/bin:$PATH" timeout --signal INT 2 nonet serve --open --page shown 2>&1 | grep -v '^http'

# Where there is no page, that is said instead of shown.
mkdir alone alone/bin
cp "$(realpath "$(command -v nonet)")" alone/bin/nonet
PATH="$PWD/bin:$PATH" timeout --signal INT 2 alone/bin/nonet serve --open 2>&1 | grep -v '^http'

show 'nonet serve --cors https://example.com/'
show 'nonet serve --cors example.com'
mkdir large
echo >large/index.html
truncate -s 70M large/film
show 'nonet serve --page large'
