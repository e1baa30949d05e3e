#!/bin/sh
# catalogs.sh: collects every text for people into po/nonet.pot and brings the catalogues, po/X.po, up
# to date with it: new texts come in without a translation. With --check nothing is written: fails
# when a text is not in po/nonet.pot or is not translated.
set -eu
cd "$(dirname "$0")/.."

pot=$(mktemp)
trap 'rm -f "$pot"' EXIT
# The sentences of the library's explanations are not marked: they stand in tables of a form each.
xgettext --from-code=UTF-8 --language=C --no-location --sort-output --omit-header -o "$pot" \
	--keyword=_ --keyword=N_ --keyword=_n:1,2 --keyword=output_note:2 --keyword=output_say:2 --keyword=input_note:3 --keyword=set_reason:2 \
	--keyword=complain:1 --keyword=say_about:3 --keyword=wrong_value:4 \
	--keyword=wrong:4 --keyword=unfitting:2 --keyword=wrong_use:2 \
	--keyword=NONET_MESSAGE:2 --keyword=NONET_MESSAGE_COUNTED:2,3 \
	--keyword=NONET_ENTRY:6 --keyword=X:2,2t --keyword=X:3,3t --keyword=NONET_TOPIC:2 \
	--flag=output_note:2:c-format --flag=output_say:2:c-format --flag=_:1:pass-c-format \
	$(find app src/explain include -name '*.[ch]' | LC_ALL=C sort)
xgettext --from-code=UTF-8 --language=C --no-location --sort-output --omit-header \
	--join-existing -o "$pot" --keyword= --keyword=N_ --keyword=NN_:1,2 \
	$(find src -name '*.[ch]' | LC_ALL=C sort)
xgettext --from-code=UTF-8 --language=C --no-location --sort-output --omit-header \
	--join-existing -o "$pot" --keyword=NONET_TOPIC:3 src/explain/glossary_topics.h
xgettext --from-code=UTF-8 --language=JavaScript --no-location --sort-output --omit-header \
	--join-existing -o "$pot" --keyword=t --keyword=tn:1,2 \
	$(find web/src -name '*.ts' | LC_ALL=C sort)
template=$(mktemp)
trap 'rm -f "$pot" "$template"' EXIT
{
	cat po/header.txt
	sed '/^msgid ""$/{N;/msgstr ""$/{N;d;};}' "$pot" # but for the empty header
} >"$template"
if [ "${1-}" = --check ]; then
	diff -u po/nonet.pot "$template"
	exec python3 scripts/check_catalogs.py
fi
cp "$template" po/nonet.pot
for catalog in po/*.po; do
	[ -e "$catalog" ] || continue
	msgmerge --quiet --update --backup=none --no-fuzzy-matching "$catalog" po/nonet.pot
done
