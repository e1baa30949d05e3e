# Pictures in SVG, which need no library; what is wrong leaves nothing behind.
. "$TESTS/lib.bash"
expert=.8...53..9.6.2....74......9..8....17.6.4....53..1.7..6.....1.4...9..6....1.2.....

show 'nonet render -o plain.svg $wikipedia'
show 'python3 "$TESTS/svg_text.py" plain.svg'
show 'nonet render -o - --format svg $wikipedia | cmp - plain.svg'
show 'nonet render --format svg --size 80mm --labels --notation a1 --candidates --title "A <b> & c" $wikipedia >all.svg'
show 'python3 "$TESTS/svg_text.py" all.svg | sed -n 1,12p'

# One whole drawing, of another size.
show 'echo 1..4..1..4..2..3 | nonet render --format svg --size 160pt --title Four'

# Whatever a file holds can be drawn.
if nonet --version | grep -q 'with jansson' && nonet --version | grep -q 'with expat' &&
	nonet --version | grep -q 'with zlib'; then
	mkdir samples
	for file in "$TESTS"/../data/formats/*; do
		nonet render -o "samples/$(basename "$file")-%d.svg" "$file" 2>notes.txt
		case $? in
		0 | 3) ;; # 3: a sample of what is not read
		*) cat notes.txt ;;
		esac
	done
	python3 "$TESTS/svg_text.py" samples/*.svg >samples.txt
	[ "$(ls samples | wc -l)" -gt 40 ] && [ "$(grep -c viewBox samples.txt)" -gt 40 ] ||
		echo 'too few samples were drawn'
	rm -r samples samples.txt notes.txt
fi

# A step: the next, the Nth, one of a technique.
show 'nonet render -o next.svg --step next --caption $wikipedia'
show 'python3 "$TESTS/svg_text.py" next.svg | tail -n 4'
show 'nonet render -o chain.svg --step aic --caption "$ROOT/docs/pictures/chain.txt"'
show 'python3 "$TESTS/svg_text.py" chain.svg | tail -n 17'
show 'grep -c stroke-dasharray chain.svg'
# The picture in the documents is what the command beside it draws.
show 'nonet render -o - --format svg --step aic --candidates --labels --caption --size 480 \
	"$ROOT/docs/pictures/chain.txt" | cmp - "$ROOT/docs/pictures/chain.svg"'
show 'nonet render -o wing.svg --step finned-swordfish,xyz-wing --candidates $expert'
show 'nonet render -o wing.svg --step w-wing --caption --notation a1 $expert'
show 'python3 "$TESTS/svg_text.py" wing.svg | sed -n "/W-Wing/,\$p"'
show 'nonet render -o other.svg --step next --profile hodoku --caption $expert && grep -c "Hidden Single" other.svg'
show 'nonet render -o none.svg --step tridagon $wikipedia'
show 'nonet render -o none.svg --step 99 $wikipedia'
show 'nonet render -o other.svg --step 5 --caption $wikipedia && nonet explain --short $wikipedia | sed -n "s/^5. \\(.*\\):.*/\\1/p" | grep -cf - other.svg'
show 'nonet render -o none.svg --step next $hopeless'
show 'nonet render -o none.svg --step next $several && echo drawn'
show 'ls none.svg'
rm -f none.svg

# Several puzzles.
show 'nonet render -o "puzzle-%d.svg" $wikipedia $several'
show 'nonet render -o "puzzle-%03d-100%%.svg" $wikipedia ${wikipedia}1 $several'
show 'ls puzzle-*'
show 'nonet render -o one.svg $wikipedia $several'
show 'nonet render --format svg $wikipedia $several | wc -c'

# What stands there is replaced when the new is whole, keeps its permissions, and stays a link.
echo old >kept.svg
chmod 640 kept.svg
ln -s kept.svg link.svg
show 'nonet render -o link.svg nothing; cat kept.svg'
show 'nonet render -o link.svg $wikipedia; cmp kept.svg plain.svg && stat -c %a kept.svg && stat -c %F link.svg'

show 'nonet render $wikipedia'
show 'nonet render -o picture $wikipedia'
show 'nonet render -o picture.gif $wikipedia'
show 'nonet render -o none.svg --format jpeg $wikipedia'
show 'nonet render -o none-%s.svg $wikipedia'
show 'nonet render -o none-%d-%d.svg $wikipedia'
show 'nonet render -o none.svg --size 8q $wikipedia'
show 'nonet render -o none.svg --size 1 $wikipedia'
show 'nonet render -o none.svg --size 100.2.3 $wikipedia'
show 'nonet render -o none.svg --size mm $wikipedia'
show 'nonet render -o none.svg --step xing $wikipedia'
show 'nonet render -o none.svg --step brute-force $wikipedia'
show 'nonet render -o none.svg --step xy-wing --profile se $wikipedia'
show 'nonet render -o none.svg --caption $wikipedia'
show 'nonet render -o none.svg --per-page 2 $wikipedia'
show 'nonet render -o none.svg --notation xy $wikipedia'
show 'nonet render -o no/such/folder.svg $wikipedia'
show 'nonet render -o . --format svg $wikipedia'
show 'ls'
