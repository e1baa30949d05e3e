#!/bin/sh
# fuzz.sh FOLDER SECONDS: runs each fuzzer in the folder for so long, starting from its seeds. What
# it finds stays in the folder: the committed seeds are chosen by hand and never grow by themselves.
set -eu
cd "$(dirname "$0")/.."
folder=$1 seconds=$2
failed=0

for source in fuzz/fuzz_*.c; do
	part=$(basename "${source#*/fuzz_}" .c)
	found=$folder/found/$part
	mkdir -p "$found"
	echo "Fuzzing $part for $seconds seconds ..."
	if ! "$folder/fuzz_$part" -max_total_time="$seconds" -artifact_prefix="$found-" \
		"$found" "fuzz/corpus/$part" 2>"$found.log"; then
		cat "$found.log"
		echo "FAILED: $part; the input that did it is $found-*"
		failed=1
	fi
	tail -n 1 "$found.log"
done
exit $failed
