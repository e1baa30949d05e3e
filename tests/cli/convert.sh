# Puzzles in other formats, and what they lose there.
. "$TESTS/lib.bash"
data=$TESTS/../data/formats
cp "$data"/{sample-sadman.sdk,hodoku-library.txt,pm-grid.txt,kaggle.csv,exchange-bank.txt,ph2010-gsf.txt} .
inkala=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..

# Lines, one for each puzzle.
show "printf '%s\n' $wikipedia 5 $inkala $conflict | nonet convert --to zeros"
show "printf '%s\n' $wikipedia 5 | nonet convert --to sdm | od -c | tail -n 4"
show "nonet convert --to line ph2010-gsf.txt kaggle.csv hodoku-library.txt"
show "nonet convert --to csv --solve $wikipedia $several $hopeless"
show 'nonet convert --to exchange exchange-bank.txt | cmp - <(sed s/^0000183b305c/bbab350d8ae7/ exchange-bank.txt)'
show "nonet convert --to iss $inkala"

# A table keeps its names above its rows, and is one though its first row is spoilt.
show "printf '%s\n' 5 $wikipedia | nonet convert --to csv"
show "printf '%s\n' 5 $wikipedia 5 | nonet convert --to csv 2>/dev/null | nonet convert --to line"
show "printf '%s\n' id,puzzle 1,5 2,$wikipedia | nonet convert --to line"
rows='53.,.7.,... 6..,195,... .98,...,.6. 8..,.6.,..3 4..,8.3,..1 7..,.2.,..6 .6.,...,28. ...,419,..5 ...,.8.,.79'
show "printf '%s\n' 'Sudoku, hard, old' $rows | nonet convert --to grid"

# Positions and words.
show 'nonet convert --to hodoku sample-sadman.sdk pm-grid.txt'
show 'nonet convert --to sadman sample-sadman.sdk | diff sample-sadman.sdk -'
show 'nonet convert --to sdx hodoku-library.txt | tr -d "\r"'
show 'nonet convert --to pm hodoku-library.txt'
show 'nonet convert --to clipboard hodoku-library.txt | nonet convert --to hodoku | diff hodoku-library.txt -'
show 'nonet convert --to sukaku pm-grid.txt | cmp - "$data/sukaku-729.txt"'

# Grids: several in a file, or only one.
show "printf '%s\n' $wikipedia 5 $inkala | nonet convert --to grid"
show "nonet convert --to ss $wikipedia"
show "nonet convert --to spf $wikipedia $inkala"
show "nonet convert --to msk $wikipedia | tr -d '\r'"
show "nonet convert --to sol kaggle.csv | tr -d '\r'"

# Other sizes are converted where they can be held; other commands say what they need.
small=12..34..........
show "printf '%s\n' $small $wikipedia | nonet convert --to line"
show "printf '%s\n' $small $wikipedia | nonet convert --to zeros"
show "printf '%s\n' $small $wikipedia | nonet solve"
show "printf '%s\n' $small | nonet rate"

# What is written otherwise than was said is refused.
show "printf '%s\n' $wikipedia :0000:x:$wikipedia::: | nonet convert --from sdm --to line"
show "nonet convert --from auto --to line hodoku-library.txt pm-grid.txt 2>/dev/null"
show "nonet convert --from pm --to line hodoku-library.txt pm-grid.txt sample-sadman.sdk kaggle.csv"

# Files are there when they are whole.
show "nonet convert -o out.sdm $wikipedia && tr -d '\r' <out.sdm"
show 'echo 5 | nonet convert -o out.sdm; tr -d "\r" <out.sdm; ls out.sdm*'
show "nonet convert -o missing/out.sdm $wikipedia"
show "nonet convert -o - --to line $wikipedia"

# Through every format that is both read and written, and back.
for format in $(nonet convert --list | sed -n 's/^\([a-z0-9-]*\)  *reads, writes .*/\1/p'); do
	answer=$(nonet convert --to "$format" $wikipedia | nonet convert --to line 2>/dev/null)
	[ "$answer" = $wikipedia ] || echo "$format: $answer"
done

# Wrong use.
show "nonet convert $wikipedia"
show "nonet convert --to sdn $wikipedia"
show "nonet convert --to gsf $wikipedia"
show "nonet convert --from sdn --to line $wikipedia"
show "nonet convert -o out.xyz $wikipedia"
show "nonet convert --to sdm --solve $wikipedia"
show "nonet convert --to sdm --json $wikipedia"
show 'nonet convert --list | head -n 2'
show 'nonet convert --list --json | head -n 1'
show 'nonet convert --to line missing.txt'
