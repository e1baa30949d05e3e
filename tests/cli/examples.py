#!/usr/bin/env python3
"""examples.py < TEXT: runs the examples of a text and compares what they print.

An example is a line "$ COMMAND" and what follows it up to the next one; it ends with the block it is
in: an indented paragraph, ```console ... ``` in Markdown, or .EX ... .EE in a manual page. Prints
those that differ, and how many agree.
"""
import subprocess
import sys

blocks = []
inside = indented = False
for line in sys.stdin.read().split('\n'):
    if line in ('```console', '.EX'):
        inside = True
        blocks.append([])
    elif line in ('```', '.EE'):
        inside = False
    elif inside:
        blocks[-1].append(line.replace('\\-', '-').replace('\\\\', '\\'))
    elif line.startswith('  $ ') or (indented and line.startswith('  ')):
        if not indented:
            blocks.append([])
        indented = True
        blocks[-1].append(line[2:])
    else:
        indented = False

agree = 0
for block in blocks:
    for example in '\n'.join(block).split('\n$ '):
        command, _, expected = example.removeprefix('$ ').partition('\n')
        ran = subprocess.run(['bash', '-c', command], stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True)
        if ran.stdout.rstrip('\n') == expected.rstrip('\n'):
            agree += 1
        else:
            print(f'$ {command}\n--- shown ---\n{expected}\n--- printed ---\n{ran.stdout}')
print(agree, 'examples agree')
