# The list of the games that are kept: on the command line, and as a menu to choose from.
. "$TESTS/lib.bash"
. "$TESTS/tmux.bash"
export TZ=UTC0
# game NAME DAY SECONDS WORDS CLUES [STEP...]: one of 4 by 4 cells that was kept on that day of May.
game() {
	local file=state/nonet/game-$1.json day=$2 seconds=$3 words=$4 clues=$5 steps
	shift 5
	steps=$(printf ',"%s"' "$@")
	[ $# -gt 0 ] || steps=
	cat >"$file" <<-END
		{"nonet_session":1,"size":4,"clues":"$clues","words":{$words},"elapsed_ms":${seconds}000,
		"hint_level":0,"hints":0,
		"settings":{"show_conflicts":true,"show_mistakes":false,"tidy_marks":true},
		"done":$#,"steps":[${steps#,}]}
	END
	touch -d "2024-05-$day 10:0$day" "$file"
}
clues=12..34..2143.3.1

show 'nonet play --list'
mkdir -p state/nonet
show 'nonet play --list'
game a 3 75 '"title":"Tea\u001b[2Jtime","level":"Hard"' $clues r1c3=3 r2c3=1
game b 1 3725 '"title":"八道数独","level":"Easy"' 1...............
game c 2 0 '"author":"me"' $clues r1c3=3
show 'nonet play --list'
show 'python3 "$TESTS/talk.py" --columns 40 -- nonet play --list </dev/null'
show 'python3 "$TESTS/talk.py" -- nonet --lang zh_CN play --list </dev/null'

# Damaged ones are told and stay; what is no game is not looked at.
head -c 100 state/nonet/game-a.json >state/nonet/game-d.json
touch state/nonet/game-a.json.damaged state/nonet/notes
touch -d 2024-05-09 state/nonet/game-d.json
show 'nonet play --list' | sed "s|$PWD|HERE|"
ls state/nonet
show 'nonet play --list --resume'
show 'nonet play --list x'
show 'nonet play --resume 0'
show 'nonet play --resume x'

# By its number.
begin 80 24 'nonet play --resume 3'
wait_for '八道数独'
press q
wait_for 'exit 0'
begin 80 24 'nonet play --resume 9'
show_screen 'exit 1'

# From the menu for new games, and back from it. The game that is played is the first of the list.
begin 80 24 'nonet play --resume 3'
wait_for 'r1c4: empty'
press N 8
show_screen 'cells filled:' | tail -n +2 | sed 's/20[0-9-]* [0-9:]*/DATE/'
press q
wait_for '8  a game that is kept'
press 8 Down Enter
wait_for '八道数独'
press 2
wait_until 'grep -q r1c2=2 state/nonet/game-b.json'
press q
wait_for 'exit 0'
grep -c '"r' state/nonet/game-c.json

# When the last one is damaged, the others are offered. Many do not fit: the list scrolls.
for ((i = 10; i < 40; i++)); do
	game $i 4 $i "\"title\":\"No. $i\"" $clues
done
touch -d tomorrow state/nonet/game-d.json
begin 40 12 'nonet play'
wait_for '2  Easy'
press 8
wait_for '>  1'
for ((i = 0; i < 25; i++)); do
	press j
done
wait_for '> 26'
show_screen '> 26' | sed 's/^\(. *[0-9]*\)  [0-9-]* [0-9:]*/\1  DATE/'
press Enter
wait_for 'Time'
press q
wait_for 'exit 0'
ls state/nonet | wc -l
