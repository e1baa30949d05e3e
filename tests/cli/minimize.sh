# Clues that are not needed are taken out.
. "$TESTS/lib.bash"
show 'nonet minimize $wikipedia'
show 'nonet minimize $(nonet minimize $wikipedia)'
show 'nonet minimize --seed 1 $wikipedia $wikipedia'
show 'nonet grid 300 --seed 1 | nonet minimize --seed 2 | nonet check --minimal | uniq'
show 'nonet grid 20 --seed 1 | nonet minimize | nonet solve | cmp - <(nonet grid 20 --seed 1)'
nonet minimize --random -v $wikipedia >first.txt 2>told.txt
show 'nonet minimize --seed $(sed -n "s/^seed //p" told.txt) $wikipedia | cmp - first.txt'

# All that there are, each once.
show 'nonet minimize --all $wikipedia >all.txt; wc -l <all.txt; sort -u all.txt | wc -l'
show 'nonet check --minimal all.txt | sort | uniq -c'
show 'nonet solve all.txt | uniq'
show 'nonet minimize --limit 2 $wikipedia $several $(head -n 1 all.txt)'
show 'nonet grid --seed 1 | nonet minimize --limit 100 | nonet check --minimal | uniq -c'
show 'nonet grid --seed 1 >grid.txt; nonet minimize --all --timeout 0.05 grid.txt 2>&1 >part.txt'
for kernel in $(nonet kernels | awk "/ here/ { print \$(\$1 == \"*\" ? 2 : 1) }"); do
	nonet minimize --all --kernel $kernel $wikipedia | cmp - all.txt
done

# Line N answers puzzle N.
show 'nonet minimize $several $hopeless $conflict bad $empty $wikipedia'
show 'printf "%s\n" $several 123 $wikipedia | nonet minimize'
show 'nonet minimize --all --seed 1 $wikipedia'
show 'nonet minimize --limit 5 --random $wikipedia'
show 'nonet minimize --limit 0 $wikipedia'
