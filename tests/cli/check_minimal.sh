. "$TESTS/lib.bash"
show 'nonet check --minimal $wikipedia'
minimal=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
show 'nonet check --minimal $minimal'
show 'nonet check --minimal 81.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'
# The digit that was added is redundant; and each clue that is named can really be left out.
for cell in $(nonet check --minimal $wikipedia | sed 's/unique redundant//'); do
	row=${cell:1:1} column=${cell:3:1}
	at=$((9 * (row - 1) + column - 1))
	echo "${wikipedia:0:at}.${wikipedia:at+1}"
done >without.txt
show 'nonet check without.txt | sort | uniq -c'
show 'nonet check --minimal $several $conflict short'
show 'nonet check --minimal 534678912672195348198342567859761423426853791713924856961537284287419635345286179 | wc -w'
