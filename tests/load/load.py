#!/usr/bin/env python3
"""load.py NONET [--seconds N] [--connections N]: a server under load and attack at the same time.

wrk asks with many connections for solutions, while others send their bytes one by one, do not read
what is answered, ask for long work and leave, send nonsense, or come and go. Beside them, careful
clients compare every answer with the right one. In the end the server has to be there, to have
answered every question of wrk and of the careful clients, to have kept within --memory, and to end
with exit code 0 within seconds of SIGTERM while clients are still connected (a sanitized build ends
otherwise when it has lost memory). Prints what was counted as JSON; exits with 1 when it was not so.
"""
import argparse
import asyncio
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

from clients import Clients

HERE = os.path.dirname(os.path.abspath(__file__))
KINDS = {'slow_head': 40, 'slow_body': 40, 'no_reader': 20, 'leaver': 4, 'short': 4, 'fuzz': 4}

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument('nonet')
parser.add_argument('--seconds', type=int, default=10)
parser.add_argument('--connections', type=int, default=1000, help='of wrk')
parser.add_argument('--memory', type=int, default=600, help='MB that the server may take')
parser.add_argument('--puzzles', default=f'{HERE}/../data/sets/top1465.txt')
parser.add_argument('--seed', type=int, default=time.time_ns() % 1000000)
parser.add_argument('--alone', action='store_true', help='wrk alone, to measure latency')
parser.add_argument('--rate', type=int, default=0, help='questions of wrk a second, about; 0: all it can')
options = parser.parse_args()


def limit_files():
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))


def memory_mb(pid):
    status = open(f'/proc/{pid}/status').read()
    return {name: int(re.search(name + r':\s+(\d+)', status)[1]) // 1024 for name in ('VmHWM', 'VmRSS')}


def read_puzzles():
    lines = [line[:81] for line in open(options.puzzles) if len(line) > 80][:200]
    solved = subprocess.run([options.nonet, 'solve'], input='\n'.join(lines), capture_output=True,
                            text=True, check=True).stdout.split()
    return list(zip(lines, solved))


async def attack(clients, puzzles):
    tasks = [clients.again(kind, getattr(clients, kind)) for kind, number in KINDS.items()
             for _ in range(number)]
    tasks += [clients.careful(puzzles) for _ in range(20)]
    await asyncio.gather(*tasks)


def start_wrk(url):
    pause = 1000 * options.connections // options.rate if options.rate else 0
    command = ['wrk', '-t2', f'-c{options.connections}', f'-d{options.seconds}s', '--timeout', '30s',
               '-s', f'{HERE}/solve.lua', url, '--', options.puzzles, str(pause)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def read_wrk(process):
    text = process.communicate()[0]
    return json.loads(re.search('^WRK (.*)', text, re.M)[1])


def stop(server, url):
    """Ends the server while it is asked, and counts what is answered until then."""
    wrk = start_wrk(url)
    time.sleep(min(2, options.seconds / 2))
    begin = time.monotonic()
    server.send_signal(signal.SIGTERM)
    status = server.wait(timeout=60)
    took = time.monotonic() - begin
    wrk.terminate()
    wrk.communicate()
    return status, took


def main():
    limit_files()
    puzzles = read_puzzles()
    log = tempfile.TemporaryFile()
    arguments = [options.nonet, 'serve', '--connections', str(options.connections + 400), '--timeout', '5']
    arguments += ['--quiet'] if options.alone else []
    server = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=log, text=True)
    url = server.stdout.readline().strip()
    host, port = url.split('/')[2].split(':')
    print('seed', options.seed, url, flush=True)
    wrk = start_wrk(url)
    clients = Clients(host, int(port), time.monotonic() + options.seconds, options.seed)
    if not options.alone:
        asyncio.run(attack(clients, puzzles))
    told = read_wrk(wrk)
    told['clients'] = clients.tally
    with urllib.request.urlopen(url + 'api/health') as answer:
        told['alive'] = json.load(answer)['status'] == 'ok'
    told['memory_mb'] = memory_mb(server.pid)
    told['exit'], told['end_s'] = stop(server, url)
    log.seek(0)
    faults = [line.decode(errors='replace').rstrip() for line in log if not line.startswith(b'{')]
    told['log'] = faults[:40]
    print(json.dumps(told, indent=1))
    tally = clients.tally
    fine = (told['alive'] and told['exit'] == 0 and told['refused'] == 0 and told['errors'] == 0 and
            told['timeouts'] == 0 and not faults and told['memory_mb']['VmHWM'] <= options.memory and
            tally.get('wrong', 0) == 0 and tally.get('asked', 0) == tally.get('right', 0))
    print('fine' if fine else 'NOT FINE')
    return 0 if fine else 1


sys.exit(main())
