#!/bin/sh
# build_web.sh: builds the page into web/dist: the engine as WebAssembly, then what shows it.
set -eu
cd "$(dirname "$0")/.."

out=build/web
mkdir -p "$out" web/build
flags='--target=wasm32-wasi -std=c11 -Os -DNDEBUG -flto -Iinclude -Isrc -Wall -Werror'
# The readers' libraries are not to be had for WebAssembly: what stands for them is in web/engine.
flags="$flags -Iweb/engine/libraries -DNONET_HAVE_JANSSON -DNONET_HAVE_EXPAT -DNONET_HAVE_ZLIB"
objects=
for source in src/*/*.c web/engine/*.c web/engine/libraries/*.c; do
	object=$out/$(echo "${source%.c}" | tr / _).o
	objects="$objects $object"
	[ "$object" -nt "$source" ] && [ "$object" -nt scripts/build_web.sh ] &&
		[ -z "$(find include src web/engine -name '*.h' -newer "$object")" ] ||
		clang $flags -c -o "$object" "$source"
done
# The stack is what the deepest chains of the logic need.
clang --target=wasm32-wasi -Os -flto -mexec-model=reactor -Wl,--gc-sections,--strip-all \
	-Wl,-z,stack-size=1048576 -o web/build/engine.wasm $objects

cd web
[ -e node_modules/.package-lock.json ] && [ node_modules/.package-lock.json -nt package-lock.json ] ||
	npm ci --no-audit --no-fund --loglevel=error
npm run --silent build -- --logLevel error
