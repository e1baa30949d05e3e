#!/usr/bin/env python3
"""ask.py [OPTION] PATH [BODY]: asks the server at $url and prints the status and what it answers."""
import argparse
import gzip
import http.client
import os
import urllib.parse

parser = argparse.ArgumentParser()
parser.add_argument('--type', default='application/json')
parser.add_argument('--host')
parser.add_argument('--method')
parser.add_argument('--large', action='store_true', help='a body larger than is taken')
parser.add_argument('--headers', action='store_true', help='print the headers too')
parser.add_argument('--packed', action='store_true', help='take gzip')
parser.add_argument('path')
parser.add_argument('body', nargs='?')
options = parser.parse_args()

body = b' ' * 1_100_000 if options.large else options.body and options.body.encode()
address = urllib.parse.urlsplit(os.environ['url'])
connection = http.client.HTTPConnection(address.hostname, address.port, timeout=30)
headers = {'Content-Type': options.type} if body else {}
if options.host:
    headers['Host'] = options.host
if options.packed:
    headers['Accept-Encoding'] = 'gzip'
try:
    connection.request(options.method or ('POST' if body else 'GET'), options.path, body, headers)
except ConnectionError:
    pass  # refused before all was sent
answer = connection.getresponse()
content = answer.read()
print(answer.status)
if options.headers:
    for name, value in answer.getheaders():
        print(f'{name}: {value}')
if answer.getheader('Content-Encoding') == 'gzip':
    print(len(content) < 200, 'and', len(gzip.decompress(content)), 'bytes unpacked')
else:
    print(content.decode().rstrip('\n'))
