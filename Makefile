# The commands of this repository; `make help` lists them. The building itself is CMake's, see
# CMakePresets.json.

PREFIX ?= /usr/local
# A shell that does not know what make is given leaves the ~ as it is.
override PREFIX := $(patsubst ~/%,$(HOME)/%,$(PREFIX))
DESTDIR ?=
FUZZ_SECONDS ?= 30
N ?= 1000
JOBS := $(shell nproc)

# CMake runs a make of its own, which must not take up this one's flags.
unexport MAKELEVEL
CMAKE := env -u MAKEFLAGS -u MFLAGS cmake
# What is built to be used is built with clang where there is one: the lane kernels are a tenth faster.
RELEASE_CC := $(if $(filter default,$(origin CC)),$(shell command -v clang || echo cc),$(CC))
# Builds preset $(1); says so, and otherwise only what is wrong. The compiler counts when a folder is
# configured for the first time.
build = @echo "Building nonet ($(1)) ..."; \
	[ -e build/$(1)/Makefile ] || echo "The first time, this takes some minutes."; \
	CC="$(RELEASE_CC)" $(CMAKE) --preset $(1) $(2) >/dev/null && \
	$(CMAKE) --build --preset $(1) -j $(JOBS) $(3) >/dev/null

.DEFAULT_GOAL := help
.PHONY: help run test web check install bench soundness fuzz format clean

help: ## Show this list
	@echo "usage: make TARGET [VARIABLE=VALUE]"
	@echo
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 10 | sed 's/^/  /'
	@echo
	@echo "run and test install what they need first (on Debian, as root or with sudo)."
	@echo "Variables: PREFIX=$(PREFIX) DESTDIR=$(DESTDIR) FUZZ_SECONDS=$(FUZZ_SECONDS) N=$(N)"

run: ## Build nonet and watch it solve well-known puzzles
	@scripts/setup.sh run
	$(call build,release)
	@scripts/demo.sh build/release/nonet

test: ## Build and run every test (some minutes)
	@scripts/setup.sh test
	@scripts/run_tests.sh

web: ## Build the page that nonet serve shows (needs Node)
	@scripts/setup.sh web
	@echo "Building the page ..."
	@scripts/build_web.sh
	@echo "The page is in web/dist. build/release/nonet serve --open shows it; make install installs it too."

check: ## Look for faults without running anything: linters, format, layers
	@scripts/setup.sh check
	@scripts/check.sh

install: ## Install program, library, headers and manual under PREFIX
	@scripts/setup.sh run
	$(call build,release,-DCMAKE_INSTALL_PREFIX="$(PREFIX)")
	@DESTDIR="$(DESTDIR)" cmake --install build/release
	@[ -n "$(DESTDIR)" ] || [ "$$(id -u)" -ne 0 ] || ldconfig
	@[ -n "$(DESTDIR)" ] || case ":$$PATH:" in \
	*":$(PREFIX)/bin:"*) ;; \
	*) echo "Where $(PREFIX)/bin is not on the PATH yet:"; \
		echo '    export PATH=$(PREFIX)/bin:$$PATH' ;; \
	esac

bench: ## Measure the speed of solving, in puzzles per second
	@scripts/setup.sh run
	$(call build,release)
	@build/release/nonet bench

soundness: ## Hold every step that is found in N random puzzles against the solution
	@scripts/setup.sh test
	$(call build,valgrind,,--target soundness)
	@build/valgrind/tests/soundness -n $(N) $(SOUNDNESS) tests/data/sets/hardest_11plus.txt \
		tests/data/sets/top1465.txt

fuzz: ## Run each fuzzer for FUZZ_SECONDS
	@scripts/setup.sh fuzz
	$(call build,fuzz)
	@scripts/fuzz.sh build/fuzz/fuzz $(FUZZ_SECONDS)

format: ## Lay out the source files as .clang-format says
	@scripts/setup.sh check
	@scripts/list_sources.sh | xargs clang-format -i

clean: ## Remove everything that was built
	rm -rf build web/build web/dist web/node_modules
