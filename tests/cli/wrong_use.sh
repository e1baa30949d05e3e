# Exit code 2, with every wrong thing named.
. "$TESTS/lib.bash"
show 'nonet </dev/null'
show 'echo $wikipedia | nonet'
show 'nonet $wikipedia'
show 'nonet "${wikipedia//./ }"'
show 'nonet sovle $wikipedia'
show 'nonet frobnicate'
show 'nonet help chekc grid'
show 'nonet --nothing'
show 'nonet solve --frist $wikipedia'
show 'nonet solve -z $wikipedia'
show 'nonet solve --first=yes $wikipedia'
show 'nonet solve --limit'
show 'nonet solve --li'
for number in -1 0 1.5 abc '' ' 1' 18446744073709551616; do
	show "nonet count --limit '$number' \$several"
done
for seconds in nan inf -1 0 1e10 0x10 1s ''; do
	show "nonet count --timeout '$seconds' \$several"
done
show 'nonet solve --color=sometimes $wikipedia'
show 'nonet solve --first --all $several'
show 'nonet solve --first --limit 3 $several'

# Two wrongs do not hide each other.
show 'nonet solve --frist --limit -1 --timeout nan $wikipedia'
show 'nonet count missing.txt 123 $hopeless also-missing.txt'
