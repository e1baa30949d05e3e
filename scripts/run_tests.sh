#!/usr/bin/env bash
# run_tests.sh: builds and runs every test. Prints one line a test with its time, what the failing
# ones said, and last how many passed, failed and were skipped. Fails when one failed or none ran.
# First everything is built, then the tests run, each time as many jobs as there are processors.
set -u
shopt -s nullglob
cd "$(dirname "$0")/.." || exit 1
export LC_ALL=C.UTF-8
# Called from make, whose flags must not reach the makes that cmake runs.
unset MAKEFLAGS MFLAGS MAKELEVEL

passed=0 failed=0 skipped=0
tmp=$(mktemp -d)
trap 'kill $(jobs -rp) 2>/dev/null; rm -rf "$tmp"' EXIT

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

# The last line gets its end, lest what follows stands on it.
indent() {
	awk '{ print "        | " $0 }'
}

# needs PROGRAM TEST: whether the program is there; when not, the test is skipped.
needs() {
	command -v "$1" >/dev/null && return
	report skip "$2 ($1 is not installed)" "$(now_us)"
	return 1
}

# step NAME COMMAND...: one test, which is the command's exit status.
step() {
	local name=$1 log=$tmp/log.$BASHPID start
	shift
	start=$(now_us)
	if "$@" >"$log" 2>&1 </dev/null; then
		report ok "$name" "$start"
	else
		report FAILED "$name" "$start"
		indent <"$log"
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
		# What runs in the background ignores Ctrl-C, which some tests press.
		env --default-signal=INT,QUIT timeout -k 10 900 "$@" 2>&1 </dev/null
		printf '\nsuite ended: %d\n' $?
	)
	if [ $seen -eq 0 ] || [ $seen -lt $planned ] || { [ "$status" -ne 0 ] && [ $bad -eq 0 ]; }; then
		report FAILED "$name: ended with status $status after $seen of $planned tests" "$start"
		result=FAILED
	fi
	[ "$result" != FAILED ] || printf %s "$said" | indent
}

running=0 jobs=0
declare -A job_of name_of

job() {
	passed=0 failed=0 skipped=0
	"$@"
	echo "$passed $failed $skipped"
}

# start COMMAND...: a job, which begins when a processor is free. What it prints is shown when it has
# ended, but for its last line, which is its sum.
start() {
	[ $running -lt "$(nproc)" ] || end_one
	jobs=$((jobs + 1)) running=$((running + 1))
	job "$@" >"$tmp/$jobs" 2>&1 &
	job_of[$!]=$jobs name_of[$!]=$*
}

# show_job PID: what it has printed, and its sum.
show_job() {
	local output=$tmp/${job_of[$1]} sum more
	sum=$(tail -n 1 "$output")
	if [[ $sum =~ ^[0-9]+\ [0-9]+\ [0-9]+$ ]]; then
		head -n -1 "$output"
		read -ra more <<<"$sum"
		passed=$((passed + more[0])) failed=$((failed + more[1])) skipped=$((skipped + more[2]))
	else
		cat "$output"
		report FAILED "${name_of[$1]}: did not end" "$(now_us)"
	fi
	unset "job_of[$1]"
}

# Bash does not name a job that was killed.
end_one() {
	local pid
	wait -n -p pid
	running=$((running - 1))
	[ -z "${pid-}" ] || show_job "$pid"
}

end_all() {
	local pid
	while [ $running -gt 0 ]; do
		end_one
	done
	for pid in "${!job_of[@]}"; do
		show_job "$pid"
	done
}

# build NAME PRESET [TARGET...]: what compilers complain of is on standard error. Each build is one
# of several that run at once.
build() {
	step "build: $1" cmake_build "${@:2}" && touch "$tmp/built.$2"
}

cmake_build() {
	cmake --preset "$1" >/dev/null && cmake --build --preset "$1" -j 2 --target "${@:2}" >/dev/null
}

# built PRESET: whether it could be.
built() {
	[ -e "$tmp/built.$1" ]
}

# unit_tests NAME PRESET [WRAPPER...]: a job for every tests/test_*.c.
unit_tests() {
	local name=$1 preset=$2 source program
	shift 2
	for source in tests/test_*.c; do
		program=$(basename "$source" .c)
		[[ $name != valgrind || $program != @($slow_under_valgrind) ]] || continue
		start suite "$name ${program#test_}" env CMOCKA_MESSAGE_OUTPUT=TAP "$@" \
			build/"$preset"/tests/"$program"
	done
}

# command_line_tests NAME PRESET: a job for every tests/cli/*.sh.
command_line_tests() {
	local script
	for script in tests/cli/*.sh; do
		[ "$script" = tests/cli/run.sh ] ||
			start suite "$1 command line" tests/cli/run.sh build/"$2"/nonet "$(basename "$script" .sh)"
	done
}

# seeds NAME PRESET: every fuzz target over its seeds.
seeds() {
	local source part
	for source in fuzz/fuzz_*.c; do
		part=$(basename "${source#*/fuzz_}" .c)
		step "$1 seeds: $part" build/"$2"/fuzz/replay_"$part" fuzz/corpus/"$part"/*
	done
}

# Under valgrind, where all takes thirty times as long, tests repeat less: the same build runs them in
# full without it. These would take a minute all the same.
valgrind=(env NONET_TEST_SHARE=8 valgrind -q --error-exitcode=99 --leak-check=full)
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
	cd "$(mktemp -d -p "$tmp")" && cc -I"$root/include" -I"$root/src" -c "$root"/src/*/*.c
)

build_without_libraries() {
	cmake -S . -B build/plain -DCMAKE_BUILD_TYPE=Debug -DNONET_WERROR=ON \
		-DCMAKE_DISABLE_FIND_PACKAGE_PkgConfig=ON >/dev/null && cmake --build build/plain -j 2 >/dev/null
}

# What the Arm build says of every set, against what this one says.
arm_agrees() {
	local set=tests/data/sets
	timeout 200 qemu-aarch64 build/arm64/nonet solve $set/*.txt >"$tmp/arm" 2>/dev/null
	build/valgrind/nonet solve $set/*.txt >"$tmp/here" 2>/dev/null
	[ -s "$tmp/here" ] && cmp "$tmp/here" "$tmp/arm"
}

# The page, which the program serves.
build_page() {
	needs node page && needs npm page && needs wasm-ld page && needs chromium page || return
	if ! [ -d web/node_modules ] && ! (cd web && npm ci --no-audit --no-fund) >/dev/null 2>&1; then
		report skip 'page (what builds it could not be fetched)' "$(now_us)"
		return
	fi
	step 'build: page' scripts/build_web.sh && touch "$tmp/built.page"
}

page_tests() {
	local part
	for part in page reading engine; do
		start suite "page $part" env NONET="$PWD/build/valgrind/nonet" node --test-reporter=tap \
			web/tests/$part.test.mjs
	done
}

build_arm64() {
	needs aarch64-linux-gnu-gcc arm64 && needs qemu-aarch64 arm64 && build arm64 arm64 nonet
}

build_clang() {
	needs clang 'build: clang' && build clang clang all
}

check_layers() {
	needs python3 layers && step layers python3 scripts/check_layers.py scripts/nonet.layers .
}

# What takes longest comes first, so that all processors are busy to the end.
build_all() {
	start build 'gcc, sanitized' asan all
	start build 'gcc, optimised' valgrind all
	start build_arm64
	start build 'gcc, with ThreadSanitizer' tsan nonet test_kernels test_solve_stream
	start build_clang
	start build_page
	start step 'build: without optional libraries' build_without_libraries
	start step 'build: by hand' compile_by_hand
	start check_layers
	end_all
}

test_optimised() {
	built page && page_tests
	if needs valgrind valgrind; then
		unit_tests valgrind valgrind "${valgrind[@]}"
		start program_under_valgrind
	fi
	unit_tests optimised valgrind
	start step symbols scripts/check_symbols.sh build/valgrind/libnonet.a build/valgrind/libnonet.so
	start step install scripts/test_install.sh build/valgrind
	start step 'optimised soundness' timeout -k 10 900 build/valgrind/tests/soundness -q -n 10 \
		tests/data/sets/hardest_11plus.txt
	built arm64 && start step 'arm64: every set' arm_agrees
}

test_tsan() {
	local part
	for part in kernels solve_stream; do
		start suite "tsan $part" env CMOCKA_MESSAGE_OUTPUT=TAP setarch -R build/tsan/tests/test_$part
	done
	start suite 'tsan command line' setarch -R tests/cli/run.sh build/tsan/nonet threads count_many \
		streaming interrupt write_errors
}

test_sanitized() {
	unit_tests sanitized asan
	command_line_tests sanitized asan
	start seeds sanitized asan
}

build_all
built valgrind && test_optimised
built tsan && test_tsan
built asan && test_sanitized
end_all

echo
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ] && [ $passed -gt 0 ]
