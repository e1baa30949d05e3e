#!/usr/bin/env bash
# techniques_md.sh NONET: writes docs/techniques.md, the glossary of the program for reading on
# paper, to standard output. A test compares the two.
set -eu
[ $# -eq 1 ] || {
	echo "usage: $0 NONET" >&2
	exit 2
}
nonet=$(realpath "$1")
export LC_ALL=C.UTF-8

cat <<'INTRO'
# Techniques

What `nonet` knows, family by family, and within a family roughly from easy to hard. Each entry is
what `nonet help technique NAME` says; the example is a position in which the program finds the step
that is shown.

A *house* is a row, a column or a box. Cells *see* each other when they share a house. A *candidate*
of a cell is a digit that it may still hold. r4c5 is the cell in row 4 and column 5. Two candidates
have a *strong link* when at least one of them is true, and a *weak link* when at most one is.

In the drawings `*` marks the cells of the pattern and `+` fins and other cells that stand beside it;
`-7` is a 7 that goes, and `=7` one that is placed.
INTRO

# The heading, paragraphs as they are, the example as a block of text.
article() {
	printf '\n### '
	"$nonet" help technique "$1" | sed 's/^Example.*/&:\n\n```text/'
	printf '```\n'
}

families() {
	"$nonet" help technique | sed '/^$/,$d' | grep -v '^ '
}

printf '\n'
families | while IFS= read -r family; do
	anchor=${family,,}
	printf -- '- [%s](#%s)\n' "$family" "${anchor// /-}"
done

"$nonet" help technique | sed '/^$/,$d' | while IFS= read -r line; do
	case $line in
	'  '*) article "${line#  }" ;;
	*) printf '\n## %s\n' "$line" ;;
	esac
done
