#!/usr/bin/env bash
# run.sh NONET [NAME...]: the command-line tests, or those named. Each NAME.sh here runs in an empty
# folder of its own, with `nonet` on the PATH, and what it prints (both streams) has to be NAME.out.
# A script that cannot test its thing on this machine says why and exits with 77. Prints the Test
# Anything Protocol and fails when a test did.
set -u
[ $# -gt 0 ] || {
	echo "usage: $0 NONET [NAME...]" >&2
	exit 2
}
program=$(realpath "$1")
shift
TESTS=$(cd "$(dirname "$0")" && pwd)
ROOT=$(cd "$TESTS/../.." && pwd)
[ -x "$program" ] || {
	echo "$0: $program: no such program" >&2
	exit 2
}

scratch=$(mktemp -d)
trap 'chmod -R u+rwx "$scratch"; rm -rf "$scratch"' EXIT
mkdir "$scratch/bin"
ln -s "$program" "$scratch/bin/nonet"
export TESTS ROOT PATH="$scratch/bin:$PATH" LC_ALL=C.UTF-8 TERM=xterm
export LSAN_OPTIONS="suppressions=$TESTS/foreign_leaks.txt:print_suppressions=0"
unset LANGUAGE NO_COLOR COLUMNS LINES POSIXLY_CORRECT

if [ $# -gt 0 ]; then
	names=("$@")
else
	names=()
	for script in "$TESTS"/*.sh; do
		name=$(basename "$script" .sh)
		[ "$name" = run ] || names+=("$name")
	done
fi

echo "1..${#names[@]}"
number=0 failed=0
for name in "${names[@]}"; do
	number=$((number + 1))
	mkdir "$scratch/$name"
	(cd "$scratch/$name" && timeout -k 5 120 bash "$TESTS/$name.sh") \
		</dev/null >"$scratch/$name.actual" 2>&1
	status=$?
	if [ "$status" -eq 77 ]; then
		echo "ok $number - $name # SKIP $(tail -n 1 "$scratch/$name.actual")"
	elif [ "$status" -ne 0 ]; then
		echo "the script ended with status $status"
		cat "$scratch/$name.actual"
		echo "not ok $number - $name"
		failed=1
	elif diff -u --label expected --label actual "$TESTS/$name.out" "$scratch/$name.actual"; then
		echo "ok $number - $name"
	else
		echo "not ok $number - $name"
		failed=1
	fi
done
exit $failed
