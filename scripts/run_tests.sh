#!/usr/bin/env bash
# run_tests.sh: builds and runs every test. Prints one line a test with its time, what the failing
# ones said, and last how many passed, failed and were skipped. Fails when one failed or none ran.
set -u
shopt -s nullglob extglob
cd "$(dirname "$0")/.." || exit 1
export LC_ALL=C.UTF-8
# Called from make, whose flags must not reach the makes that cmake runs.
unset MAKEFLAGS MFLAGS MAKELEVEL

passed=0 failed=0 skipped=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

now_us() {
	echo "${EPOCHREALTIME/./}"
}

# report ok|FAILED|skip NAME START: one line, and one more in the sum.
report() {
	local us=$(($(now_us) - $3))
	printf '%-6s %4d.%02d s  %s\n' "$1" $((us / 1000000)) $((us % 1000000 / 10000)) "$2"
	case $1 in
	ok) passed=$((passed + 1)) ;;
	FAILED) failed=$((failed + 1)) ;;
	skip) skipped=$((skipped + 1)) ;;
	esac
}

indent() {
	sed 's/^/        | /'
}

# needs PROGRAM TEST: whether the program is there; when not, the test is skipped.
needs() {
	command -v "$1" >/dev/null && return
	report skip "$2 ($1 is not installed)" "$(now_us)"
	return 1
}

# step NAME COMMAND...: one test, which is the command's exit status.
step() {
	local name=$1 start
	shift
	start=$(now_us)
	if "$@" >"$tmp/log" 2>&1 </dev/null; then
		report ok "$name" "$start"
	else
		report FAILED "$name" "$start"
		indent <"$tmp/log"
		return 1
	fi
}

# suite NAME COMMAND...: a command that prints its tests in the Test Anything Protocol. What else it
# prints is shown with the test that failed, be it before the result, as a shell test does, or after
# it, as cmocka does.
suite() {
	local name=$1 line result='' said='' status=0 seen=0 planned=0 bad=0 start
	shift
	start=$(now_us)
	while IFS= read -r line; do
		case $line in
		'') continue ;;
		'suite ended: '*) status=${line##* } && continue ;;
		1..*) planned=$((planned + ${line#1..})) && continue ;;
		'ok '* | 'not ok '*) ;;
		*) said+=$line$'\n' && continue ;;
		esac
		[[ $result != FAILED || $line == 'not ok '* ]] || printf %s "$said" | indent
		case $line in
		*'# SKIP'*) result=skip ;;
		'ok '*) result=ok ;;
		*) result=FAILED bad=$((bad + 1)) ;;
		esac
		[[ $line =~ ^(not )?ok\ ([0-9]+\ )?(- )?(.*) ]]
		report $result "$name: ${BASH_REMATCH[4]}" "$start"
		[ $result != FAILED ] || printf %s "$said" | indent
		said='' seen=$((seen + 1)) start=$(now_us)
	done < <(
		timeout -k 10 900 "$@" 2>&1 </dev/null
		printf '\nsuite ended: %d\n' $?
	)
	if [ $seen -eq 0 ] || [ $seen -lt $planned ] || { [ "$status" -ne 0 ] && [ $bad -eq 0 ]; }; then
		report FAILED "$name: ended with status $status after $seen of $planned tests" "$start"
		result=FAILED
	fi
	[ "$result" != FAILED ] || printf %s "$said" | indent
}

# build PRESET: what compilers complain of is on standard error.
build() {
	cmake --preset "$1" >/dev/null && cmake --build --preset "$1" -j "$(nproc)" >/dev/null
}

# unit_tests NAME PRESET [WRAPPER...]: every tests/test_*.c.
unit_tests() {
	local name=$1 preset=$2 source program
	shift 2
	for source in tests/test_*.c; do
		program=$(basename "$source" .c)
		[[ $name != valgrind || $program != @($slow_under_valgrind) ]] || continue
		CMOCKA_MESSAGE_OUTPUT=TAP suite "$name ${program#test_}" "$@" build/"$preset"/tests/"$program"
	done
}

command_line_tests() {
	suite "$1 command line" tests/cli/run.sh build/"$2"/nonet
}

# seeds NAME PRESET: every fuzz target over its seeds.
seeds() {
	local source part
	for source in fuzz/fuzz_*.c; do
		part=$(basename "${source#*/fuzz_}" .c)
		step "$1 seeds: $part" build/"$2"/fuzz/replay_"$part" fuzz/corpus/"$part"/*
	done
}

valgrind=(valgrind -q --error-exitcode=99 --leak-check=full)
# These take minutes under valgrind; the sanitized build runs them too.
slow_under_valgrind='test_canon|test_explain_chains|test_logic_chains|test_generate_puzzles|test_logic_grade'

# watched STATUS ARGUMENT...: one test, the program under valgrind, which has to end as without.
watched() {
	step "valgrind: nonet ${*:2}" ends_with "$1" "${valgrind[@]}" build/valgrind/nonet "${@:2}"
}

ends_with() {
	local status=0
	"${@:2}" || status=$?
	[ $status -eq "$1" ]
}

program_under_valgrind() {
	local unique=..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9
	local many=106200000000400820200005000080040007000603000500010040000900000039004000000002905
	local conflict=.99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..
	watched 0 solve $unique
	watched 0 solve --all $many
	watched 1 check $many $conflict
	watched 0 check --minimal $unique
	watched 0 count $many
	watched 0 show --candidates $unique
	watched 0 render -o /dev/null --format pdf $unique
	watched 0 render -o /dev/null --format svg --step next $unique
	watched 0 grid 3 --seed 1
	watched 0 help solve
	watched 2 solve --no-such-option
	watched 3 solve LICENSE
}

# As a program does that takes the sources over as they are: no build system, no flags.
compile_by_hand() (
	local root=$PWD
	cd "$tmp" && cc -I"$root/include" -I"$root/src" -c "$root"/src/*/*.c
)

build_without_libraries() {
	cmake -S . -B build/plain -DNONET_WERROR=ON -DCMAKE_DISABLE_FIND_PACKAGE_PkgConfig=ON \
		>/dev/null && cmake --build build/plain -j "$(nproc)" >/dev/null
}

# What the Arm build says of every set, against what this one says.
arm_agrees() {
	local set=tests/data/sets
	timeout 200 qemu-aarch64 build/arm64/nonet solve $set/*.txt >"$tmp/arm" 2>/dev/null
	build/debug/nonet solve $set/*.txt >"$tmp/here" 2>/dev/null
	[ -s "$tmp/here" ] && cmp "$tmp/here" "$tmp/arm"
}

# The page in a browser, served by the program.
page_tests() {
	local part
	needs node page && needs npm page && needs wasm-ld page && needs chromium page || return
	if ! [ -d web/node_modules ] && ! (cd web && npm ci --no-audit --no-fund) >/dev/null 2>&1; then
		report skip 'page (what builds it could not be fetched)' "$(now_us)"
		return
	fi
	step 'build: page' scripts/build_web.sh || return
	for part in page reading engine; do
		suite "page $part" env NONET="$PWD/build/valgrind/nonet" node --test-reporter=tap \
			web/tests/$part.test.mjs
	done
}

# Two halves that take about as long, so that two processors are busy.
first_half() {
	needs python3 layers && step layers python3 scripts/check_layers.py scripts/nonet.layers .
	needs clang 'build: clang' && step 'build: clang' build clang
	if step 'build: gcc' build debug; then
		unit_tests gcc debug
		step 'gcc soundness' build/debug/tests/soundness -q -n 10 tests/data/sets/hardest_11plus.txt
	fi
	if needs aarch64-linux-gnu-gcc arm64 && needs qemu-aarch64 arm64; then
		step 'build: arm64' build arm64 && step 'arm64: every set' arm_agrees
	fi
	if step 'build: gcc, with ThreadSanitizer' build tsan; then
		suite 'tsan kernels' env CMOCKA_MESSAGE_OUTPUT=TAP setarch -R build/tsan/tests/test_kernels
		suite 'tsan solve_stream' env CMOCKA_MESSAGE_OUTPUT=TAP setarch -R \
			build/tsan/tests/test_solve_stream
		suite 'tsan command line' setarch -R tests/cli/run.sh build/tsan/nonet threads count_many streaming interrupt \
			write_errors
	fi
	if step 'build: gcc, sanitized' build asan; then
		unit_tests sanitized asan
		command_line_tests sanitized asan
		seeds sanitized asan
	fi
}

second_half() {
	step 'build: by hand' compile_by_hand
	step 'build: without optional libraries' build_without_libraries
	if step 'build: gcc, optimised' build valgrind; then
		step symbols scripts/check_symbols.sh build/valgrind/libnonet.a build/valgrind/libnonet.so
		step install scripts/test_install.sh build/valgrind
		page_tests
		if needs valgrind valgrind; then
			unit_tests valgrind valgrind "${valgrind[@]}"
			program_under_valgrind
		fi
	fi
}

# The second half runs in a script of its own and is told of when it has ended: its last line is its sum.
if [ "${1-}" = second ]; then
	second_half
	echo "$passed $failed $skipped"
	exit
fi
scripts/run_tests.sh second >"$tmp/second" 2>&1 &
first_half
wait
head -n -1 "$tmp/second"
read -r more_passed more_failed more_skipped < <(tail -n 1 "$tmp/second")
[[ "$more_passed $more_failed $more_skipped" =~ ^[0-9]+\ [0-9]+\ [0-9]+$ ]] || {
	echo "FAILED: the second half did not end"
	more_passed=0 more_failed=1 more_skipped=0
}
passed=$((passed + more_passed)) failed=$((failed + more_failed)) skipped=$((skipped + more_skipped))

echo
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ] && [ $passed -gt 0 ]
