#!/bin/sh
# list_sources.sh: the names of all C files and headers of the repository, one a line.
set -eu
cd "$(dirname "$0")/.."
for folder in include src app tests fuzz examples; do
	[ ! -d "$folder" ] || find "$folder" -name '*.[ch]'
done | sort
