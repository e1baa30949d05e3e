#!/usr/bin/env bash
# check.sh: looks for faults without running anything. Makes every check, whatever the others said.
set -u
cd "$(dirname "$0")/.." || exit 1
unset MAKEFLAGS MFLAGS MAKELEVEL
jobs=$(nproc)
failed=0

# check NAME COMMAND...
check() {
	echo "$1 ..."
	"${@:2}" || {
		echo "FAILED: $1"
		failed=1
	}
}

format() {
	scripts/list_sources.sh | xargs clang-format --dry-run -Werror -ferror-limit=1
}

headers_alone() {
	local header
	for header in include/nonet.h include/nonet/*.h; do
		clang -std=c11 -Wall -Wextra -Wpedantic -Werror -Iinclude -fsyntax-only "$header" &&
			clang++ -std=c++17 -Wall -Wextra -Wpedantic -Werror -Iinclude -fsyntax-only -x c++ "$header" ||
			return 1
	done
}

build_clang() {
	cmake --preset clang >/dev/null && cmake --build --preset clang -j "$jobs" >/dev/null
}

no_local_paths() {
	! grep -rnE '(^|[^[:alnum:]_.])/(home|root|work)/|\.\./shared' \
		--exclude-dir=.git --exclude-dir=build --exclude=check.sh .
}

run_cppcheck() {
	cppcheck --quiet --std=c11 --enable=warning,style,performance,portability --inline-suppr \
		--error-exitcode=1 --suppress=missingIncludeSystem --suppress=unusedStructMember \
		--suppress=variableScope -j "$jobs" -Iinclude -Isrc -Iapp \
		$(scripts/list_sources.sh | grep '\.c$')
}

# The compile commands of the clang build say how each file is compiled.
run_clang_tidy() {
	scripts/list_sources.sh | grep -E '^(src|app|tests|fuzz)/.*\.c$' |
		xargs -P "$jobs" -n 1 clang-tidy --quiet -p build/clang 2>/dev/null
}

check 'Layout of the source (make format mends it)' format
check 'Layers' python3 scripts/check_layers.py scripts/nonet.layers .
check 'Catalogues' sh scripts/catalogs.sh --check
check 'Public headers, each alone, in C11 and C++17' headers_alone
check 'Build with clang' build_clang
check 'Exported symbols' scripts/check_symbols.sh build/clang/libnonet.a build/clang/libnonet.so
check 'Paths that exist on one machine only' no_local_paths
check 'cppcheck' run_cppcheck
check 'clang-tidy' run_clang_tidy
exit $failed
