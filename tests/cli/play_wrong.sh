# Where it cannot be played, and what is no use of it.
. "$TESTS/lib.bash"
. "$TESTS/tmux.bash"
show 'nonet play $wikipedia </dev/null'
show 'nonet play --level impossible'
show 'nonet play --level easy --resume'
show 'nonet play $wikipedia $several'
show 'nonet play -'
begin 80 24 "nonet play --level impossible; nonet play 12345; nonet play $wikipedia | cat"
show_screen 'exit 0'
begin 80 24 "nonet play ${wikipedia%..79}a.79"
show_screen 'exit 3'
[ ! -e state ] && echo 'nothing is kept'
