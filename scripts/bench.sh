#!/bin/sh
# bench.sh FOLDER: runs each benchmark in the folder over the sets of puzzles in tests/data/sets.
set -eu
cd "$(dirname "$0")/.."

for source in bench/bench_*.c; do
	"$1/$(basename "$source" .c)" tests/data/sets/*.txt
done
