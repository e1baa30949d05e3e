. "$TESTS/lib.bash"
echo "$wikipedia" >secret.txt
chmod 0 secret.txt
if [ -r secret.txt ]; then
	command -v setpriv >/dev/null || skip 'run as root, without setpriv to be somebody else'
	# Somebody else has to get at the program and the file.
	cp "$(readlink -f "$(command -v nonet)")" ./nonet-here
	chmod 755 . .. nonet-here
	nonet() { setpriv --reuid=65534 --regid=65534 --clear-groups ./nonet-here "$@"; }
fi
show 'nonet solve secret.txt $wikipedia'
