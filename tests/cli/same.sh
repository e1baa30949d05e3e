# Whether two puzzles are equivalent.
. "$TESTS/lib.bash"
other=$(nonet morph --seed 1 $wikipedia)
show 'nonet same $wikipedia $other'
show 'nonet same $wikipedia $wikipedia'
show 'nonet same $wikipedia $several'
show 'nonet same $wikipedia ${other/1/2}'
# The transformation leads from the first to the second, and back.
transform=$(nonet same $wikipedia $other | cut -d " " -f 2)
show '[ $(nonet morph --by $transform $wikipedia) = $other ]'
show '[ $(nonet morph --back --by $transform $other) = $wikipedia ]'

# Files are compared pair by pair.
printf '%s\n' $wikipedia $several $empty $wikipedia bad $conflict $several >a.txt
{
	head -n 3 a.txt | nonet morph --seed 5
	printf '%s\n' $hopeless $several $several $several
} >b.txt
show 'nonet same a.txt b.txt'
show 'nonet same a.txt - <b.txt | cut -d " " -f 1'
show 'head -n 2 a.txt | nonet same - b.txt | cut -d " " -f 1'
show 'nonet same b.txt <(head -n 2 a.txt) 2>/dev/null | cut -d " " -f 1'

show 'nonet same $wikipedia'
show 'nonet same $wikipedia $wikipedia $wikipedia'
show 'nonet same'
show 'nonet same $wikipedia missing.txt'
# Of a file without puzzles, that is said alone.
: >none.txt
show 'nonet same none.txt $wikipedia'
