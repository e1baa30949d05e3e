# Several cells at once, colours, the mouse, settings, other sizes and regions, new games.
. "$TESTS/lib.bash"
. "$TESTS/tmux.bash"
steps() {
	kept | sed -n '/^"r/p'
}
# click PLACE: as terminals report it, column and row counted from '!'; pressed and let go.
click() {
	press -l $'\e[M '"$1"
	press -l $'\e[M#'"$1"
}

begin 80 24 "nonet play $wikipedia"
wait_for '? tells the keys.'
# With Shift, and with m; a mark for all, and away again for all that have it.
press S-Right S-Right S-Down 1
press u c 1 2
wait_for ' 12  ┃ 12  '
press Escape Down m Down Down v 7
wait_for 'choosing'
show_screen 'colour g'
press x
wait_until '[[ $(screen) != *"colour g"* ]]'
press d Escape
wait_until '[[ $(screen) != *choosing* ]]'
# Clicks, as terminals of this kind report them: at a cell, then at a digit.
click '#"'
wait_for 'r1c1: clue 5'
click ')+'
wait_for 'r5c2: empty'
click '^+'
wait_for 'r5c2: 2'
press C
wait_for 'No digit is a mistake.'
press S 1 2
wait_for '[x] Show mistakes'
press q
press f
wait_for 'Still to go'
press R
show_screen 'u takes that back'
press u q
wait_for 'exit 0'
steps
rm -r state

# 16 by 16 needs more room; 15 is typed as 1 and 5.
sixteen() {
	python3 -c "
rows = [''.join('123456789ABCDEFG'[(4 * r + r // 4 + c) % 16] for c in range(16)) for r in range(16)]
grid = ''.join(rows)
print('{\"nonet_session\":1,\"size\":16,\"clues\":\"%s\",\"solution\":\"%s\",\"elapsed_ms\":0,\"hint_level\":0,\"hints\":0,\"settings\":{\"show_conflicts\":true,\"show_mistakes\":false,\"tidy_marks\":true},\"done\":0,\"steps\":[]}'
      % (''.join(d if i % 3 else '.' for i, d in enumerate(grid)), grid))"
}
mkdir -p state/nonet
sixteen >state/nonet/game-16.json
begin 80 24 'nonet play --resume'
wait_for '? tells the keys.'
press 1 5
wait_for 'r1c1: F'
press u 1
wait_for 'r1c1: 1'
press Right Right Right '!' '^'
wait_for 'corner G'
press H
show_screen 'Hints need'
run_tmux resize-window -x 60 -y 19
show_screen 'Please enlarge'
run_tmux resize-window -x 120 -y 40
show_screen 'corner G'
press q
wait_for 'exit 0'
rm -r state

# Regions that are no boxes have lines around them in every drawing.
mkdir -p state/nonet
echo '{"nonet_session":1,"size":4,"regions":"1112132233423444","clues":"1...............","elapsed_ms":0,"hint_level":0,"hints":0,"settings":{"show_conflicts":true,"show_mistakes":true,"tidy_marks":false},"done":0,"steps":[]}' >state/nonet/game-4.json
for size in '80 24' '40 12'; do
	begin $size 'nonet play --resume'
	show_screen '? tells the keys.'
	press q
	wait_for 'exit 0'
done
rm -r state

# A new game from the menu, and by its level.
begin 80 24 'nonet play'
wait_for 'How hard shall it be?'
press Up Enter
wait_for 'Level: Beginner'
press N Down Down Down Up Enter
wait_for 'Level: Tricky'
press q
wait_for 'exit 0'
ls state/nonet | wc -l
begin 80 24 'nonet play --level EASY'
wait_for 'Level: Easy'
press q
wait_for 'exit 0'
