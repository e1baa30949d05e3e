# The guided mode: choosing, typing, correcting, confirming, leaving; on a terminal of 40 columns.
. "$TESTS/lib.bash"
guided() {
	printf '\n--- %s ---\n' "$1"
	python3 "$TESTS/talk.py" --columns 40 -- nonet 2>&1
}

guided 'a sample, then leaving' <<'DIALOGUE'
? Your choice:
= 1
? Confirm?
=
? Another
= n
DIALOGUE

guided 'Enter is yes; the other samples; an answer that is neither yes nor no' <<'DIALOGUE'
? Your choice:
= 2
? Confirm?
= y
? Another
=
? Your choice:
= 3
? Confirm?
= maybe
? Confirm?
= YES
? Another
= y
? Your choice:
= 4
? Confirm?
= y
? Another
= y
? Your choice:
= 6
? Your choice:
= 0
? Your choice:
=
? Your choice:
= q
DIALOGUE

guided 'nine rows, with wrong ones between' <<'DIALOGUE'
? Your choice:
= 5
? Row 1:
= 1 0 6 2 0 0 0 0 0
? Row 2:
= ...4.a82.
? Row 2:
= ...4.82.
? Row 2:
= 0004008200
? Row 2:
= ...4..82.
? Row 3:
= 2....5...
? Row 4:
= .8..4...7
? Row 5:
= ...6.3...
? Row 6:
= 5...1..4.
? Row 7:
= ...9.....
? Row 8:
= .39..4...
? Row 9:
= ......29é
? Row 9:
= 53  7
? Row 9:
=
? Which row
= twelve
? Which row
= 9
? Row 9:
= .....29.5
? Confirm?
= n
? Which row
= 8 ..39.4...
? Which row
= 8 .39......
? Confirm?
= n
? Which row
= 8
? Row 8:
= 8
? Row 8:
=
? Confirm?
= n
? Which row
= 8 ..9...3..
? Confirm?
^C
DIALOGUE

guided 'rows that clash: typed again, kept, and the other one corrected' <<'DIALOGUE'
? Your choice:
= 5.3.7....
? Row 2:
= 6..195...
? Row 3:
= 598....6.
? Row 3:
= .98....6.
? Row 4:
= 8...6..83
? Row 4:
=
? Row 5:
= 1
? Row 1:
= 53.7.....
? Row 5:
= 1 53..7....
? Row 5:
= 4..8.3..1
? Row 6:
= 7...2...6
? Row 7:
= .6....28.
? Row 7:
= 4
? Row 4:
= 8...6...
? Row 4:
= 8...6...3
? Row 8:
= ...419..5
? Row 9:
= 5...8..79
? Row 9:
= 8 ...419..7
? Row 9:
=
? Which row
= 9
? Row 9:
= ....8..79
? Which row
=
? Which row
= 8 ...419..5
? Confirm?
= y
? Another
^D
DIALOGUE

guided 'the first row clashes with itself, the second with the first' <<'DIALOGUE'
? Your choice:
= 11.......
? Row 1:
= 1........
? Row 2:
= 1........
? Row 2:
= 1 2........
? Row 3:
^C
DIALOGUE

guided 'a row in the digits of another script' <<'DIALOGUE'
? Your choice:
= ۵۳۰۰۷۰۰۰۰
? Row 2:
= ６..１９５...
? Row 3:
= ........é
? Row 3:
= ┌───────┬───────┬───────┐
? Row 3:
= 1 ５.......３
? Row 3:
= 1
? Row 1:
=
? Row 3:
= ---------
? Row 4:
= *********
? Row 5:
^D
DIALOGUE

guided 'no solution' <<'DIALOGUE'
? Your choice:
= 12345678. ........9 ......... ......... ......... ......... ......... ......... .........
? Confirm?
= y
? Another
= q
DIALOGUE

guided 'end of input at once' <<'DIALOGUE'
? Your choice:
^D
DIALOGUE

guided 'Ctrl-C at once' <<'DIALOGUE'
? Your choice:
^C
DIALOGUE
