#!/usr/bin/env python3
"""talk.py [--columns N] [--raw] -- COMMAND...: runs a command on a terminal of its own and prints
all that stood on it, then the exit code. The talk is read from standard input, a step a line:

    ? TEXT      wait until TEXT is shown
    = TEXT      type TEXT and Enter
    + TEXT      paste TEXT and Enter, \\n in it being Enter too; the terminal does not echo it
    ^C, ^D      press that

Times become "N ms". A line wider than the terminal is reported, unless it was typed. --raw leaves
times and the terminal's escapes as they are.
"""
import argparse, codecs, fcntl, os, pty, re, select, signal, struct, sys, termios, time

parser = argparse.ArgumentParser()
parser.add_argument('--columns', type=int, default=80)
parser.add_argument('--raw', action='store_true')
parser.add_argument('command', nargs='+')
options = parser.parse_args()
steps = [line.rstrip('\n') for line in sys.stdin if line.strip()]

child, terminal = pty.fork()
if child == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', 24, options.columns, 0, 0))
    os.execvp(options.command[0], options.command)

decoder = codecs.getincrementaldecoder('utf-8')('replace')
shown = ''
seen = 0  # how much of it was waited for already


def read_more(seconds):
    """False when nothing came in that time; None at the end."""
    global shown
    if not select.select([terminal], [], [], seconds)[0]:
        return False
    try:
        data = os.read(terminal, 65536)
    except OSError:
        data = b''
    shown += decoder.decode(data)
    return True if data else None


def wait_for(text):
    global seen
    end = time.monotonic() + 30
    while text not in shown[seen:]:
        if read_more(0.2) is None or time.monotonic() > end:
            print(shown.replace('\r', ''))
            sys.exit(f'talk.py: waited in vain for {text!r}')
    seen = shown.index(text, seen) + len(text)


for step in steps:
    kind, text = step[:1], step[2:]
    if kind == '?':
        wait_for(text)
    elif kind in '=+':
        # Echoes of lines that nobody waits for would come at any time.
        modes = termios.tcgetattr(terminal)
        modes[3] = modes[3] | termios.ECHO if kind == '=' else modes[3] & ~termios.ECHO
        termios.tcsetattr(terminal, termios.TCSANOW, modes)
        if kind == '+':
            text = text.replace('\\n', '\n')
        os.write(terminal, text.encode() + b'\n')
    elif step in ('^C', '^D'):
        os.write(terminal, bytes([ord(step[1]) - 64]))
    else:
        sys.exit(f'talk.py: not a step: {step}')

end = time.monotonic() + 30
while read_more(0.2) is not None:
    if time.monotonic() > end:
        os.kill(child, signal.SIGKILL)
        print('talk.py: the talk is at its end, the command is not')
status = os.waitpid(child, 0)[1]


def overwrite(line):
    """What is left of a line in which carriage returns go back to its beginning."""
    left = ''
    for part in line.split('\r'):
        left = part + left[len(part):]
    return left.rstrip()


text = shown.replace('\r\n', '\n')
if not options.raw:
    text = re.sub(r'\x1b\[[0-9;]*m', '', text)
    text = re.sub(r'[0-9.]+ m?s\b', 'N ms', text)
    text = '\n'.join(map(overwrite, text.split('\n')))
print(text, end='' if text.endswith('\n') else '\n')
for line in text.split('\n'):
    typed = any(step[2:] and step[2:] in line for step in steps if step[0] == '=')
    if len(line) > options.columns and not options.raw and not typed:
        print('too wide:', line)
print('exit', os.waitstatus_to_exitcode(status))
