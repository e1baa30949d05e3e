#!/usr/bin/env python3
"""openapi.py ROOT: holds docs/openapi.json against the server at $url and its table of endpoints, and
the examples of docs/http-api.md against what it answers. Prints what does not agree, then a count."""
import copy
import http.client
import json
import os
import re
import sys
import urllib.parse

root = sys.argv[1]
document = json.load(open(f'{root}/docs/openapi.json'))
address = urllib.parse.urlsplit(os.environ['url'])
faults = []
asked = 0

KNOWN = {'type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'minimum', 'maximum',
         'minLength', 'pattern', 'minItems', 'maxItems', 'description', 'default'}
TYPES = {'object': dict, 'array': list, 'string': str, 'boolean': bool, 'integer': int,
         'number': (int, float)}


def resolve(value):
    while '$ref' in value:
        target = document
        for name in value['$ref'].removeprefix('#/').split('/'):
            target = target[name]
        value = target
    return value


def check(value, schema, where):
    """Why the value is not as the schema says; None: it is."""
    schema = resolve(schema)
    if set(schema) - KNOWN:
        return f'{where}: the schema has {set(schema) - KNOWN}'
    kind = schema['type']
    if not isinstance(value, TYPES[kind]) or (kind != 'boolean' and isinstance(value, bool)):
        return f'{where}: {value!r} is no {kind}'
    if 'enum' in schema and value not in schema['enum']:
        return f'{where}: {value!r} is not listed'
    if not schema.get('minimum', float('-inf')) <= (value if kind in ('integer', 'number') else 0) \
            <= schema.get('maximum', float('inf')) and kind in ('integer', 'number'):
        return f'{where}: {value} is out of range'
    if 'pattern' in schema and not re.search(schema['pattern'], value):
        return f'{where}: {value!r} is not like {schema["pattern"]}'
    size = len(value) if kind in ('array', 'string') else 0
    if size < schema.get('minItems', 0) or size < schema.get('minLength', 0) or \
            size > schema.get('maxItems', size):
        return f'{where}: {size} are too few or too many'
    if kind == 'array':
        for i, entry in enumerate(value):
            if (fault := check(entry, schema['items'], f'{where}[{i}]')):
                return fault
    if kind == 'object':
        properties = schema['properties']
        for name in schema['required']:
            if name not in value:
                return f'{where}: {name} is missing'
        for name, entry in value.items():
            if name not in properties:
                if schema.get('additionalProperties') is False:
                    return f'{where}: {name} is not described'
            elif (fault := check(entry, properties[name], f'{where}.{name}')):
                return fault
    return None


def note(fault):
    if fault:
        faults.append(fault)


def send(path, method='POST', body=None, **headers):
    """Asks, and checks the answer against what the document says of the path and the status."""
    global asked
    asked += 1
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=60)
    if body is not None and not isinstance(body, bytes):
        body = json.dumps(body).encode()
    headers = {name.replace('_', '-'): value for name, value in headers.items()}
    if body is not None:
        headers.setdefault('Content-Type', 'application/json')
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    content = answer.read()
    operation, = document['paths'][path].values()
    where = f'{method} {path} {answer.status}'
    described = operation['responses'].get(str(answer.status))
    if not described:
        note(f'{where}: the status is not described')
        return answer.status, None
    (kind, media), = resolve(described)['content'].items()
    if answer.getheader('Content-Type') != kind:
        note(f'{where}: the type is {answer.getheader("Content-Type")}')
    value = json.loads(content) if kind == 'application/json' else content.decode()
    note(check(value, media['schema'], where))
    return answer.status, value


def expect(status, path, **how):
    got, value = send(path, **how)
    if got != status:
        note(f'{path}: {how.get("method", "POST")} {str(how.get("body"))[:200]}: expected {status}, found {got}')
    return value


def wrong_values(schema):
    """Values that the schema does not allow."""
    schema = resolve(schema)
    yield {}
    yield None
    if 'enum' in schema:
        yield 'something else'
    if 'maximum' in schema and schema['maximum'] < 2**62:
        yield schema['maximum'] + 1
    if 'minimum' in schema:
        yield schema['minimum'] - 1
    if schema['type'] == 'array':
        yield []
        yield ['something else']


def hold(path, method, operation):
    expect(405, path, method='PATCH')
    expect(403, path, method=method, Host='example.com')
    if method == 'GET':
        expect(200, path, method='GET')
        return
    media = operation['requestBody']['content']['application/json']
    examples = [example['value'] for example in media['examples'].values()]
    for example in examples:
        note(check(example, media['schema'], f'{path}: example'))
        expect(200, path, body=example)
    expect(415, path, body=examples[0], Content_Type='text/plain')
    expect(413, path, body=b' ' * 1100000)
    for bad in b'', b'[]', b'{"a":', b'{"a":1,"a":2}', b'"\xff"', b'[' * 100000:
        expect(400, path, body=bad)
    for name in media['schema']['required']:
        expect(400, path, body={key: value for key, value in examples[0].items() if key != name})
    for name, schema in media['schema']['properties'].items():
        for wrong in wrong_values(schema):
            body = copy.deepcopy(examples[0])
            body[name] = wrong
            expect(400, path, body=body)
    if 'puzzle' in media['schema']['properties']:
        value = expect(422, path, body={**examples[0], 'puzzle': 'what\n'})
        if value and 'line' not in value['error']:
            note(f'{path}: no line is told')
        expect(422, path, body={**examples[0], 'puzzle': ''})


table = dict(re.findall(r'\{"(/api/\w+)", "([A-Z]+)"', open(f'{root}/app/server/endpoint.c').read()))
described = {path: method.upper() for path, item in document['paths'].items() for method in item}
if table != described:
    note(f'the endpoints are {table}, described are {described}')
for path, method in described.items():
    hold(path, method, document['paths'][path][method.lower()])
expect(422, '/api/generate', body={'most_clues': 16})
version = expect(200, '/api/version', method='GET')['version']
if version != document['info']['version']:
    note(f'the version is {version}')
used = {row['name'] for row in expect(200, '/api/formats', method='GET')['formats'] if row['writes']}
for name in used:
    expect(200, '/api/convert', body={'text': '.' * 80 + '1', 'to': name})
expect(400, '/api/convert', body={'text': '', 'to': 'gsf'})

# The manual: a command line, and on the next line what is answered.
manual = open(f'{root}/docs/http-api.md').read()
examples = re.findall(r"^\$ curl -s(?: -d '(.*)' -H \$JSON)? (?:http://127.0.0.1:18080)(/\S*)\n(.*)$", manual, re.M)
for body, path, expected in examples:
    asked += 1
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=60)
    connection.request('POST' if body else 'GET', path, body.encode() or None,
                       {'Content-Type': 'application/json'} if body else {})
    found = connection.getresponse().read().decode()
    expected = expected.removesuffix('...')
    if not found.startswith(expected) or not expected:
        note(f'http-api.md: {path} gives {found[:300]}')
if len(examples) != manual.count('$ curl'):
    note(f'http-api.md: only {len(examples)} examples of {manual.count("$ curl")} were understood')
for path in described:
    if f'`{path}`' not in manual:
        note(f'http-api.md: {path} is missing')

print('\n'.join(faults) if faults else f'{len(described)} endpoints, {len(examples)} examples: as described')
