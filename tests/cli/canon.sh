# The form that equivalent puzzles have in common.
. "$TESTS/lib.bash"
# The grid with the most automorphisms.
most=123456789456789123789123456231564897564897231897231564312645978645978312978312645
show 'nonet canon $wikipedia'
show 'nonet canon --transform --automorphisms $wikipedia $most $empty'
show 'nonet canon --list $wikipedia $most | uniq | wc -l'
show 'nonet canon --list $wikipedia $conflict $wikipedia'
show 'nonet canon --list $empty | head -n 2'

# Disguised puzzles have the same form, and the transformation leads there and back.
for i in 1 2 3 4 5 6 7 8 9; do nonet morph --seed $i $wikipedia; done >morphs.txt
show 'sort -u morphs.txt | wc -l'
show 'nonet canon morphs.txt | uniq'
nonet canon --transform morphs.txt | while read -r form transform; do
	nonet morph --by "$transform" --back "$form"
done >back.txt
show 'cmp morphs.txt back.txt'
show 'nonet grid 500 --seed 1 | nonet morph --seed 2 | nonet canon | cmp - <(nonet grid 500 --seed 1 | nonet canon)'

# Blocks of many puzzles, by any number of threads, with what is no puzzle among them.
nonet grid 20000 --seed 3 | awk -v conflict=$conflict '{ print NR % 7000 == 0 ? "bad" : NR % 9000 == 0 ? conflict : $0 }' >many.txt
nonet canon --transform --threads 1 many.txt >one.txt 2>reasons.txt
show 'nonet canon --transform --threads 3 many.txt 2>&1 >three.txt | diff - reasons.txt; cmp one.txt three.txt; wc -l <three.txt'
show 'cat reasons.txt; grep -n invalid one.txt'

# Line N answers puzzle N.
show 'nonet canon $wikipedia $conflict $several bad ${wikipedia%?}'
show 'printf "%s\n" $wikipedia 123 $several | nonet canon'

show 'nonet canon --transforms $wikipedia'
