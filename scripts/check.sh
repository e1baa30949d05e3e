#!/bin/sh
# check.sh: looks for faults without running anything. Says what is wrong and fails, or goes on.
set -eu
cd "$(dirname "$0")/.."
unset MAKEFLAGS MFLAGS MAKELEVEL
jobs=$(nproc)

say() {
	echo "$1 ..."
}

say 'Layout of the source (make format mends it)'
scripts/list_sources.sh | xargs clang-format --dry-run -Werror

say 'Layers'
python3 scripts/check_layers.py scripts/nonet.layers .

say 'Public headers, each alone, in C11 and C++17'
for header in include/nonet.h include/nonet/*.h; do
	clang -std=c11 -Wall -Wextra -Wpedantic -Werror -Iinclude -fsyntax-only -x c "$header"
	clang++ -std=c++17 -Wall -Wextra -Wpedantic -Werror -Iinclude -fsyntax-only -x c++ "$header"
done

say 'Exported symbols'
cmake --preset clang >/dev/null
cmake --build --preset clang -j "$jobs" >/dev/null
scripts/check_symbols.sh build/clang/libnonet.a build/clang/libnonet.so

say 'Paths of a single machine'
! grep -rnE '(^|[^[:alnum:]_.])/(home|root|work)/|\.\./shared' --exclude-dir=.git --exclude-dir=build .

say 'cppcheck'
cppcheck --quiet --std=c11 --enable=warning,style,performance,portability --inline-suppr \
	--error-exitcode=1 --suppress=missingIncludeSystem -j "$jobs" -Iinclude -Isrc -Iapp \
	$(scripts/list_sources.sh | grep '\.c$')

say 'clang-tidy'
scripts/list_sources.sh | grep '\.c$' | grep -E '^(src|app|tests)/' |
	xargs -P "$jobs" -n 4 clang-tidy --quiet -p build/clang
