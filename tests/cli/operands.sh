# What stands on the command line: a file wins, then a puzzle, else it cannot be opened.
. "$TESTS/lib.bash"
printf '%s\n' "$several" >"$wikipedia"
show 'nonet count $wikipedia'
show 'nonet count ./$wikipedia'
rm "$wikipedia"
show 'nonet count $wikipedia'
show 'nonet count "53..7..../6..195.../.98....6./8...6...3/4..8.3..1/7...2...6/.6....28./...419..5/....8..79"'
show 'nonet count "53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79"'
show 'nonet count "[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]"'
show 'nonet count no-such-file.txt'
show 'nonet count 2024-01-31'
show 'nonet count 53..7.... 6..195...'
show 'nonet count ""'
show 'nonet count ${wikipedia%?}'
show 'nonet count ${wikipedia/7/a}'
show 'nonet count $wikipedia/$wikipedia'
show 'nonet count 0123456789/0123456789/0123456789/reports.txt'
show 'nonet count $wikipedia missing.txt - $several <<<$hopeless'
dashes=${wikipedia//./-}
show 'nonet count ${dashes/5/-}'
show 'nonet count -- ${dashes/5/-}'
show 'nonet count $dashes'
show 'nonet count $wikipedia --limit 1'
