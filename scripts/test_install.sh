#!/bin/sh
# test_install.sh BUILD: installs a build into a folder of its own and compiles and runs every
# example against what is there, with the shared library and with the static one.
set -eu
cd "$(dirname "$0")/.."

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

cmake -DCMAKE_INSTALL_PREFIX="$tmp/prefix" "$1" >/dev/null
cmake --install "$1"
PKG_CONFIG_PATH=$(dirname "$(find "$tmp/prefix" -name nonet.pc)")
export PKG_CONFIG_PATH
libdir=$(pkg-config --variable=libdir nonet)

"$tmp/prefix/bin/nonet" --version
for example in examples/*.c; do
	echo "$example"
	cc -std=c11 "$example" $(pkg-config --cflags --libs nonet) -o "$tmp/shared"
	LD_LIBRARY_PATH=$libdir "$tmp/shared" <examples/puzzles.txt
	cc -std=c11 -static "$example" $(pkg-config --static --cflags --libs nonet) -o "$tmp/static"
	"$tmp/static" <examples/puzzles.txt
done
