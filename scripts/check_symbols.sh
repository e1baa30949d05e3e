#!/bin/sh
# check_symbols.sh LIBRARY.a LIBRARY.so: every global symbol begins with nonet_, and the shared
# library exports exactly what the public headers declare.
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

for library in "$1" "$2"; do
	nm -g --defined-only "$library" | awk 'NF == 3 { print $3 }' | sort -u >"$tmp/global"
	[ -s "$tmp/global" ] || { echo "$library: no symbols"; exit 1; }
	if grep -v '^nonet_' "$tmp/global" >"$tmp/foreign"; then
		echo "$library: these global symbols do not begin with nonet_:"
		cat "$tmp/foreign"
		exit 1
	fi
done

nm -D --defined-only "$2" | awk '{ print $3 }' | sort >"$tmp/exported"
cc -E -P -Iinclude include/nonet.h | tr '\n' ' ' |
	grep -o 'visibility("default"))) [^(;]*(' | sed 's/.*[ *]\(nonet_[a-z0-9_]*\)($/\1/' |
	sort >"$tmp/declared"
diff "$tmp/declared" "$tmp/exported" || {
	echo "$2: '<' is declared in include/ but not exported, '>' the other way round"
	exit 1
}
echo "$(wc -l <"$tmp/exported") exported symbols checked"
