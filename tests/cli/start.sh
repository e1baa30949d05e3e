# Which shared libraries are loaded at a start, and what is said where one that is loaded later is
# missing: a start has to be quick.
. "$TESTS/lib.bash"

# loads ARGUMENT...: the libraries that nonet loads, by their sonames.
loads() {
	rm -f loads.*
	LD_DEBUG=files LD_DEBUG_OUTPUT=loads nonet "$@" >/dev/null 2>&1
	sed -n 's/.*file=\([^ /]*\) .*needed by.*/\1/p; s/.*file=\([^ /]*\) .*dynamically loaded by.*/\1/p' loads.*
}
loads --version | grep -q '^libc\.' || skip 'the dynamic linker does not tell what it loads'

# What the C library, the compiler and its sanitizers bring along, and what is small.
foreign() {
	loads "$@" | grep -vE '^(ld-.*|lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+|[a-z]*san|jansson|expat|z|ncursesw|tinfo))\.' || true
}
show 'foreign --version'
show 'foreign solve $wikipedia'
show 'foreign rate $wikipedia'
show 'foreign hint $wikipedia'
show 'foreign convert --to sdk $wikipedia'
show 'foreign render -o a.svg $wikipedia'

nonet --version | grep -q 'with cairo' || skip 'nonet was built without cairo'
nonet --version | grep -q 'with libmicrohttpd' || skip 'nonet was built without libmicrohttpd'
cairo=$(loads render -o a.pdf $wikipedia | grep '^libcairo\.')
microhttpd=$(loads serve --port 1 --address 192.0.2.1 | grep '^libmicrohttpd\.')
libm=$(sed -n 's/.*calling init: \(.*\/libm\..*\)/\1/p' loads.* | head -n 1)

# In these folders they are no libraries, or others than their names say.
mkdir without others
for file in "$cairo" "$microhttpd"; do
	echo 'no library' >"without/$file"
	cp "$libm" "others/$file"
done
for folder in without others; do
	show "LD_LIBRARY_PATH=$folder nonet render -o none.pdf \$wikipedia"
	show "LD_LIBRARY_PATH=$folder nonet render -o - --format png \$wikipedia"
	show "LD_LIBRARY_PATH=$folder nonet render -o b.svg \$wikipedia && cmp a.svg b.svg"
	show "LD_LIBRARY_PATH=$folder nonet serve"
done
[ ! -e none.pdf ] || echo 'something was written'
