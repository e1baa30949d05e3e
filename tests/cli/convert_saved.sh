# Saved games and exchange files in XML and JSON.
. "$TESTS/lib.bash"
nonet --version | grep -q 'with jansson' || skip 'nonet was built without jansson'
nonet --version | grep -q 'with expat' || skip 'nonet was built without expat'
cp "$ROOT"/tests/data/formats/{*.opensudoku,gsudoku.1gsudoku,ksudoku.ksudoku,gnome-sudoku-savefile.json} .

for file in *.opensudoku gsudoku.1gsudoku ksudoku.ksudoku gnome-sudoku-savefile.json; do
	show "nonet convert --to json $file"
done

echo '--- There and back.'
nonet convert --to json opensudoku-v2.opensudoku gnome-sudoku-savefile.json >two.jsonl
show 'nonet convert --to json two.jsonl | cmp - two.jsonl'
show 'nonet convert -o two.opensudoku two.jsonl && nonet convert --to opensudoku two.opensudoku | cmp - two.opensudoku'
show 'nonet convert -o one.ksudoku ksudoku.ksudoku && nonet convert --to ksudoku one.ksudoku | cmp - one.ksudoku'
show 'nonet convert --to gnome-sudoku gnome-sudoku-savefile.json >one.save && nonet convert --to json one.save gnome-sudoku-savefile.json | uniq -c'
show 'nonet convert --to ksudoku two.jsonl'

echo '--- Records stand each for itself, and may be laid out on several lines.'
cat >records.jsonl <<END
{"nonet":1,"puzzle":"$wikipedia"}
{"nonet":1,"puzzle":"x"}
{"nonet":1,"puzzle":"12
{"nonet":2}
{"nonet":1,"puzzle":"$wikipedia","cells":"534${wikipedia#53.}"}
END
show 'nonet solve records.jsonl'
printf '{\n "nonet": 1,\n "puzzle": "%s",\n "cells": "%s"\n}\n' $wikipedia 534${wikipedia#53.} >laid_out.json
show 'cat laid_out.json laid_out.json | nonet convert --to json'

echo '--- What is hostile is refused.'
cat >entities.xml <<'END'
<!DOCTYPE opensudoku [
<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><opensudoku><name>&c;</name></opensudoku>
END
echo '<!DOCTYPE a [<!ENTITY a "&b;"><!ENTITY b "&a;">]><a>&a;</a>' >recursive.xml
echo '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><a>&a;</a>' >outside.xml
yes '<a>' | head -n 1000000 | tr -d '\n' >deep.xml
{ printf '<opensudoku><game data="' && head -c 10000000 /dev/zero | tr '\0' 5; } >long.xml
printf '<opensudoku>\0</opensudoku>' >nul.xml
printf '<?xml version="1.0" encoding="KOI8-R"?><opensudoku/>' >encoding.xml
{ printf '{"a":' && head -c 1000000 /dev/zero | tr '\0' '['; } >deep.json
yes '{"a":' | head -n 1000000 | tr -d '\n' >objects.json
{ printf '{"difficulty_category":"' && head -c 10000000 /dev/zero | tr '\0' a; } >long.json
{ printf '{"cells":[' && yes '{},' | head -n 1000000 | tr -d '\n'; } >many.json
printf '{"difficulty_category":"\0"}' >nul.json
printf '{"difficulty_category":"Easy Difficulty","cells":[' >cut.json
for file in entities recursive outside deep long nul encoding; do
	show "nonet convert --to line $file.xml"
done
for file in deep objects long many nul cut; do
	show "nonet convert --to line $file.json"
done
