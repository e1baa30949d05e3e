#!/usr/bin/env python3
"""serve_http.py: what `nonet serve` makes of requests that an ordinary client would not send, of
signals, and of what the system refuses. Prints a line for each."""
import json
import os
import resource
import signal
import socket
import subprocess
import time

EMPTY = '.' * 81
HOPELESS = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........'
WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'


def start(*arguments, **files):
    files.setdefault('stderr', subprocess.DEVNULL)
    server = subprocess.Popen(['nonet', 'serve', '--page', 'page', *arguments], text=True,
                              stdout=subprocess.PIPE, **files)
    url = server.stdout.readline()
    return server, int(url.rsplit(':', 1)[1].strip('/\n'))


def connect(port):
    connection = socket.create_connection(('127.0.0.1', port), timeout=30)
    return connection, connection.makefile('rb')


def head(method, path, *headers, version='1.1'):
    lines = [f'{method} {path} HTTP/{version}', *headers]
    if version == '1.1' and not any(header.startswith('Host:') for header in headers):
        lines.append('Host: localhost')
    return ('\r\n'.join(lines) + '\r\n\r\n').encode()


def post(path, body, *headers, **others):
    body = body if isinstance(body, bytes) else json.dumps(body).encode()
    return head('POST', path, 'Content-Type: application/json', f'Content-Length: {len(body)}', *headers,
                **others) + body


def answer(stream, bodiless=False):
    """The next answer: its status, its headers, its body."""
    line = stream.readline()
    if not line:
        return None, {}, b''
    headers = {}
    while (row := stream.readline().strip()):
        name, value = row.decode().split(': ', 1)
        headers[name.lower()] = value
    body = b'' if bodiless else stream.read(int(headers.get('content-length', 0)))
    return int(line.split()[1]), headers, body


def code(body):
    return json.loads(body)['error']['code']


def ask(data, bodiless=False):
    connection, stream = connect(port)
    with connection:
        connection.sendall(data)
        return answer(stream, bodiless)


def say(what, *values):
    print(f'{what}:', *values, flush=True)


def requests():
    status, headers, body = ask(head('HEAD', '/'), bodiless=True)
    say('HEAD /', status, headers['content-length'], body)
    status, headers, body = ask(head('HEAD', '/api/version'), bodiless=True)
    say('HEAD /api/version', status, headers['content-type'])
    status, headers, _ = ask(head('OPTIONS', '/api/solve'))
    say('OPTIONS without --cors', status, headers['allow'])
    say('solve over HTTP/1.0', ask(post('/api/solve', {'puzzle': WIKIPEDIA}, version='1.0'))[0])

    say('a question of 5 KB', ask(post('/api/solve', {'puzzle': WIKIPEDIA, 'more': 'a' * 5000}))[0])
    for path in '/api/solve', '/api/check':
        say('a hard one', json.loads(ask(post(path, {'puzzle': HOPELESS}))[2])['status'])

    connection, stream = connect(port)
    connection.sendall(post('/api/solve', {'puzzle': WIKIPEDIA}) * 3 + head('GET', '/api/health'))
    say('four in one go', [answer(stream)[0] for _ in range(4)])
    connection.sendall(head('POST', '/api/check', 'Content-Type: application/json; charset=utf-8',
                            'Transfer-Encoding: chunked'))
    for part in '{"puz', 'zle":"' + WIKIPEDIA, '"}':
        connection.sendall(f'{len(part):x}\r\n{part}\r\n'.encode())
    connection.sendall(b'0\r\n\r\n')
    say('a body in chunks', json.loads(answer(stream)[2])['status'])
    connection.sendall(head('POST', '/api/solve', 'Content-Type: application/json', 'Expect: 100-continue',
                            'Content-Length: 2'))
    say('Expect: 100-continue', answer(stream)[0])
    connection.sendall(b'{}')
    say('and then', code(answer(stream)[2]))

    say('Expect with 2 MB', ask(head('POST', '/api/solve', 'Content-Type: application/json',
                                     'Expect: 100-continue', 'Content-Length: 2000000'))[0])
    say('2 MB', ask(post('/api/solve', b' ' * 2000000))[0])
    say('2 MB in chunks', ask(head('POST', '/api/solve', 'Content-Type: application/json',
                                   'Transfer-Encoding: chunked') +
                              b'10000\r\n' + b' ' * 65536 + b'\r\n' +
                              (b'10000\r\n' + b' ' * 65536 + b'\r\n') * 31 + b'0\r\n\r\n')[0])
    say('a long path', ask(head('GET', '/' + 'a' * 20000))[0])
    say('a long header', ask(head('GET', '/', 'X: ' + 'a' * 40000))[0])
    say('a length below 0', ask(head('POST', '/api/solve', 'Content-Length: -1'))[0])
    say('no host', ask(b'GET / HTTP/1.1\r\n\r\n')[0])
    for host in ('[::1]:80', 'LOCALHOST', '127.0.0.2:1', '127.0.0.1.example.com', 'localhost.example.com',
                 '[::2]', ''):
        say(f'Host: {host}', ask(head('GET', '/', f'Host: {host}'))[0])
    for path in '/index%2ehtml', '/%00', '/..', '//', '/index.html/', '/api', '/api/', '/api/solve/':
        say(path, ask(head('GET', path))[0])
    say('application/jsonx', ask(head('POST', '/api/solve', 'Content-Type: application/jsonx',
                                      'Content-Length: 0'))[0])

    tag = ask(head('GET', '/'))[1]['etag']
    for tags in tag, f'"x", {tag}', '*', '"x"':
        say('If-None-Match', ask(head('GET', '/', f'If-None-Match: {tags}'))[0])
    for taken in 'gzip', 'br, gzip;q=0.5', 'gzip;q=0', 'gzip;q=0.0, identity', 'identity':
        headers = ask(head('GET', '/assets/a-1.js', f'Accept-Encoding: {taken}'))[1]
        say(f'Accept-Encoding: {taken}', headers.get('content-encoding'))

    say('deep', code(ask(post('/api/solve', b'[' * 100000))[2]))
    say('deep inside', code(ask(post('/api/solve', b'{"puzzle":' + b'[' * 100000))[2]))
    say('a name twice', code(ask(post('/api/solve', b'{"puzzle":"","puzzle":""}'))[2]))
    say('not UTF-8', code(ask(post('/api/solve', b'{"puzzle":"\xff"}'))[2]))


def limits():
    """Each ends by itself, after --timeout 0.002, however much it was asked for."""
    hard = '98765.4..4..9..8...3.......7......84.4.7....6..9...7..6..8..5....2..5.......9..1.'
    for path, body in (('count', {'puzzle': EMPTY, 'limit': 10**15}),
                       ('count', {'puzzle': EMPTY, 'limit': 10**15, 'list': 10}),
                       ('rate', {'puzzle': hard}),
                       ('path', {'puzzle': hard, 'profile': 'se'}),
                       ('steps', {'puzzle': hard}),
                       ('generate', {'most_clues': 17}),
                       ('convert', {'text': (hard + '\n') * 12000, 'to': 'sudokupad'})):
        status, _, body = ask(post(f'/api/{path}', body))
        told = json.loads(body)
        cut = told.get('complete') is False or told.get('se', {}).get('at_least') is True
        say(f'{path} in time', status, 'cut' if cut else body[-80:])


def leaving():
    """The one thread that works is free again when its client has gone."""
    connection, _ = connect(port)
    connection.sendall(post('/api/count', {'puzzle': EMPTY, 'limit': 10**15}))
    time.sleep(1)
    connection.shutdown(socket.SHUT_RDWR)
    say('after one that left', ask(post('/api/count', {'puzzle': WIKIPEDIA}))[0])


def ending():
    """Under way: a long count, and half a request. Then: SIGTERM."""
    counting, counted = connect(port)
    counting.sendall(post('/api/count', {'puzzle': EMPTY, 'limit': 10**15}))
    staying, stayed = connect(port)
    staying.sendall(head('GET', '/api/health'))
    say('before the end', answer(stayed)[1].get('connection'))
    half, halved = connect(port)
    question = post('/api/solve', {'puzzle': WIKIPEDIA})
    half.sendall(question[:-10])
    time.sleep(1)
    server.send_signal(signal.SIGTERM)
    time.sleep(0.2)
    try:
        connect(port)
        say('taken in at the end')
    except ConnectionError:
        say('new ones at the end', 'refused')
    half.sendall(question[-10:])
    status, headers, _ = answer(halved)
    say('half a request', status, headers['connection'])
    staying.sendall(head('GET', '/api/health'))
    say('one that stayed', answer(stayed)[1]['connection'])
    status, _, body = answer(counted)
    say('the long count', status, json.loads(body)['complete'])
    say('exit', server.wait(timeout=30))


def log_lines(text):
    return [json.loads(line) for line in text.splitlines()]


os.makedirs('page/assets', exist_ok=True)
open('page/index.html', 'w').write('<!doctype html><title>page</title>\n')
open('page/assets/a-1.js', 'w').write('a' * 5000)

server, port = start()
requests()
server.send_signal(signal.SIGINT)
say('exit', server.wait())

server, port = start('--timeout', '0.002')
limits()
server.terminate()
say('exit', server.wait())

server, port = start('--timeout', '60', '--threads', '1')
leaving()
long, _ = connect(port)
long.sendall(post('/api/count', {'puzzle': EMPTY, 'limit': 10**15}))
time.sleep(1)
server.send_signal(signal.SIGTERM)
time.sleep(1)
say('one signal', server.poll())
server.send_signal(signal.SIGTERM)
say('a second', server.wait())

server, port = start('--timeout', '2')
ending()

server, port = start('--cors', 'https://example.com')
status, headers, body = ask(head('OPTIONS', '/api/solve', 'Origin: https://example.com'))
say('OPTIONS with --cors', status, headers['access-control-allow-origin'],
    headers['access-control-allow-headers'])
server.send_signal(signal.SIGHUP)
say('exit after SIGHUP', server.wait())

server, port = start(preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
server.send_signal(signal.SIGHUP)
say('with SIGHUP ignored', ask(head('GET', '/api/health'))[0])
second = subprocess.run(['nonet', 'serve', '--port', str(port)], capture_output=True, text=True)
say('the same port', second.returncode, second.stderr.strip().replace(str(port), 'N'))
other, other_port = start()
say('two free ports', port != other_port)
for one in server, other:
    one.terminate()
    say('exit', one.wait())

# What is written to standard error must not go to a client that got its number.
server, port = start(preexec_fn=lambda: (os.close(0), os.close(2)), stderr=None)
connection, stream = connect(port)
for _ in range(3):
    connection.sendall(head('GET', '/api/health'))
    say('with standard error closed', answer(stream)[0])
server.terminate()
say('exit', server.wait())

server, port = start('--quiet', stderr=subprocess.PIPE, 
                     preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40)))
crowd = [connect(port) for _ in range(60)]
crowd[0][0].sendall(head('GET', '/api/health'))
say('with 40 files, the first of 60', answer(crowd[0][1])[0])
for connection, _ in crowd[:59]:
    connection.shutdown(socket.SHUT_RDWR)
crowd[59][0].sendall(head('GET', '/api/health'))
say('the last, when others have left', answer(crowd[59][1])[0])
server.terminate()
say('exit', server.wait(), server.stderr.read().strip())

# Methods and paths of any bytes and any length are logged.
server, port = start(stderr=open('log.txt', 'w'))
ask(head('A' * 3000, '/' + 'é' * 300))
ask(b'\xff\xfe /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n')
server.terminate()
server.wait()
lines = log_lines(open('log.txt').read())
say('log', sorted([line['status'], len(line['method']), len(line['path'])] for line in lines))
