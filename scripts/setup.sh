#!/bin/sh
# setup.sh PURPOSE: installs what `make PURPOSE` needs and this machine lacks, on Debian and its
# relatives; elsewhere says which programs are needed. Does nothing, quickly, when all is there.
set -eu

# purposes: package: program that it brings, or - for a library: what it is for
needs='
run test web check fuzz: clang: clang: compiles the library and the program
test check fuzz: gcc: gcc: the second compiler
run test check fuzz: libc6-dev: -: headers of the C library
run test check fuzz: cmake: cmake: works out how to build
run test check fuzz: libncurses-dev: -: plays on the terminal (optional)
run test check fuzz: pkg-config: pkg-config: finds libraries for cmake
run test check fuzz: libjansson-dev: -: reads and writes JSON (optional)
run test check fuzz: libexpat1-dev: -: reads XML (optional)
run test check fuzz: zlib1g-dev: -: unpacks compressed links (optional)
run test check fuzz: libcairo2-dev: -: draws PNG and PDF (optional)
run test: fonts-dejavu-core: -: the type of pictures and books (optional)
run test check fuzz: libmicrohttpd-dev: -: serves the page (optional)
run test web check fuzz: gettext: msgfmt: makes the catalogues of other languages (optional)
test check: libcmocka-dev: -: runs the unit tests
test check: python3: python3: checks which folder may include which
test: tmux: tmux: a terminal to play on in tests
test: fontconfig: fc-match: finds the type of books in tests
test: poppler-utils: pdftotext: reads books in tests
test: valgrind: valgrind: watches every access to memory
test: gcc-aarch64-linux-gnu: aarch64-linux-gnu-gcc: compiles for 64-bit Arm
test: libc6-dev-arm64-cross: -: headers of the C library there
test: qemu-user: qemu-aarch64: runs what was compiled for 64-bit Arm
check: cppcheck: cppcheck: looks for faults in the source
check: clang-tidy: clang-tidy: looks for faults in the source
check: clang-format: clang-format: lays out the source
web: lld: wasm-ld: links WebAssembly
web: wasi-libc: -: the C library for WebAssembly
web: libclang-rt-dev-wasm32: -: what clang needs there
web: nodejs: node: runs what builds the page
web: npm: npm: fetches what builds the page
fuzz: libclang-rt-dev: -: fuzzing and sanitizer support of clang
'

purpose=$1
mine=$(printf '%s' "$needs" | grep -E "^[a-z ]*\b$purpose\b[a-z ]*:")

# One column of the table, one line each.
column() {
	printf '%s\n' "$1" | cut -d: -f"$2" | tr -d ' '
}

# The lines of the table whose package is not installed, nor its program from elsewhere.
missing_packages() {
	installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $(column "$mine" 2) 2>/dev/null |
		sed -n 's/^installed //p' || true)
	printf '%s\n' "$mine" | while IFS= read -r line; do
		printf '%s\n' "$installed" | grep -qx "$(column "$line" 2)" ||
			command -v "$(column "$line" 3)" >/dev/null || printf '%s\n' "$line"
	done
}

# The programs of the table that cannot be run, on one line.
missing_programs() {
	for program in $(column "$mine" 3); do
		[ "$program" = - ] || command -v "$program" >/dev/null || printf '%s ' "$program"
	done
}

# Goes on without installing when every program is there, whoever put it there.
do_without() {
	programs=$(missing_programs)
	[ -z "$programs" ] && exit 0
	echo "$1" >&2
	echo "Missing: $programs" >&2
	exit 1
}

describe() {
	printf '%s\n' "$1" | awk -F': *' '{ printf "  %-22s %s\n", $2, $4 }'
}

command -v apt-get >/dev/null && command -v dpkg-query >/dev/null ||
	do_without "make $purpose needs these programs; please install them and run it again."

missing=$(missing_packages)
[ -z "$missing" ] && exit 0
packages=$(column "$missing" 2 | tr '\n' ' ')

as_root=
if [ "$(id -u)" -ne 0 ]; then
	command -v sudo >/dev/null ||
		do_without "make $purpose needs packages; as root, run: apt-get install $packages"
	as_root=sudo
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt() {
	$as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Dpkg::Use-Pty=0 "$@" >>"$log" 2>&1
}
install_packages() {
	apt install --no-install-recommends $packages
}

echo "make $purpose needs packages that this machine lacks:"
describe "$missing"
echo "Installing them with ${as_root:+$as_root }apt-get ..."
# A machine that never fetched the package lists, or fetched them long ago, needs them anew.
ls /var/lib/apt/lists/*_Packages* >/dev/null 2>&1 || apt update || true
install_packages || { apt update || true; install_packages; } || {
	cat "$log" >&2
	do_without "apt-get could not install them; its output is above."
}
echo "Installed."
