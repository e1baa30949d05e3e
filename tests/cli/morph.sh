# Random equivalents.
. "$TESTS/lib.bash"
show 'nonet morph --seed 1 $wikipedia $several'
# The puzzle in the second place has its own transformation, and what is no puzzle takes one too.
show 'nonet morph --seed 1 bad $several'
show 'printf "%s\n" 123 $several | nonet morph --seed 1'
show 'nonet morph --seed 0 $wikipedia | nonet solve | nonet morph --seed 0 | nonet check'

# Without a seed they are others each time; -v tells how to make them again.
nonet morph -v $wikipedia >first.txt 2>told.txt
nonet morph $wikipedia >second.txt
show 'cmp -s first.txt second.txt'
show 'nonet morph --seed $(sed -n "s/^seed //p" told.txt) $wikipedia | cmp - first.txt'

show 'nonet morph --by t,r321456789,c123789456,d213456789 $wikipedia'
show 'nonet morph --back --by t,r321456789,c123789456,d213456789 $wikipedia'
show 'nonet morph --by r123456789,c123456789,d123456789 $wikipedia'

show 'nonet morph --by r123456789 $wikipedia'
show 'nonet morph --by "" $wikipedia'
show 'nonet morph --by t,r321456789,c147258369,d213456789 $wikipedia'
show 'nonet morph --by r123456789,c123456789,d123456789 --seed 1 $wikipedia'
show 'nonet morph --back $wikipedia'
show 'nonet morph --seed x $wikipedia'
