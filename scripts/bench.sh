#!/bin/sh
# bench.sh FOLDER: runs each benchmark in the folder over the sets of puzzles in tests/data.
set -eu
cd "$(dirname "$0")/.."

for bench in "$1"/bench_*; do
	"$bench" tests/data/bench/*.txt
done
