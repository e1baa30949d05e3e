. "$TESTS/lib.bash"
show 'nonet show $wikipedia'
show 'nonet show --ascii $wikipedia $conflict'
show 'LC_ALL=C nonet show $wikipedia'
show 'nonet show --candidates $wikipedia'
show 'nonet show --candidates --ascii $wikipedia'
show 'nonet show --color=always --ascii $wikipedia | head -n 2 | cat -v'
show 'nonet show nothing $wikipedia ${wikipedia}1'
# What is drawn can be read again.
show 'nonet show $wikipedia $several | nonet count'
show 'nonet show --ascii $wikipedia $several | nonet count'
# Drawing N is puzzle N.
show 'printf "%s\n" ${wikipedia%?} $wikipedia ${wikipedia}1 | nonet show --ascii'
