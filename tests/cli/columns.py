"""columns.py N: prints the lines of standard input that have more than N columns, but for those that
are examples of commands. A Chinese character has two."""

import sys
import unicodedata

for line in sys.stdin:
    text = line.rstrip("\n")
    columns = sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)
    if columns > int(sys.argv[1]) and not text.startswith("  ") and " nonet " not in text:
        print(columns, text)
