"""Clients that mean no good, or are careful: each kind is a coroutine that goes on until `end`."""
import asyncio
import json
import random
import time

HEAD = 'POST {} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
EMPTY = '.' * 81


def question(path, body, extra=''):
    return f'{HEAD.format(path)}{extra}Content-Length: {len(body)}\r\n\r\n{body}'.encode()


class Clients:
    def __init__(self, host, port, end, seed):
        self.host, self.port, self.end = host, port, end
        self.random = random.Random(seed)
        self.tally = {}

    def count(self, what):
        self.tally[what] = self.tally.get(what, 0) + 1

    async def again(self, kind, once):
        """Connects and lets `once` do its thing, again and again."""
        while time.monotonic() < self.end:
            writer = None
            try:
                reader, writer = await asyncio.open_connection(self.host, self.port)
                await once(reader, writer)
            except (OSError, asyncio.IncompleteReadError):
                pass  # the server has the right to end these
            finally:
                if writer:
                    writer.close()
            self.count(kind)

    async def drip(self, reader, writer, data, pause):
        """Sends byte by byte, until the server has had enough of it."""
        for byte in data:
            if time.monotonic() > self.end or reader.at_eof():
                return
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(pause)

    async def slow_head(self, reader, writer):
        await self.drip(reader, writer, question('/api/solve', '{}', f'X-Slow: {"a" * 200}\r\n'), 0.5)

    async def slow_body(self, reader, writer):
        data = question('/api/solve', json.dumps({'puzzle': EMPTY, 'pad': 'a' * 200}))
        writer.write(data[:200])
        await self.drip(reader, writer, data[200:], 0.5)

    async def no_reader(self, reader, writer):
        """Asks for much, many times, and takes nothing of it."""
        reader._transport.pause_reading()
        body = json.dumps({'puzzle': EMPTY, 'list': 1000, 'limit': 1000})
        for _ in range(50):
            writer.write(question('/api/count', body))
            if time.monotonic() > self.end:
                return
            await asyncio.sleep(0.5)

    async def leaver(self, reader, writer):
        """Asks for something that takes long, and is gone."""
        writer.write(question('/api/count', json.dumps({'puzzle': EMPTY, 'limit': 10**15})))
        await writer.drain()
        await asyncio.sleep(self.random.random())

    async def short(self, reader, writer):
        """Comes and goes."""
        if self.random.random() < 0.5:
            writer.write(b'GET /api/health HTTP/1.0\r\n\r\n')
            await reader.read()

    def nonsense(self):
        """A request with something wrong in it."""
        pick, number = self.random.choice, self.random.randrange
        body = pick(['{}', '{"puzzle":"' + EMPTY + '"}', '[' * number(1, 5000), '{"puzzle":1e999}',
                     '{"text":"' + '1' * number(90000) + '"}', '\x00' * number(1, 100)])
        path = pick(['/api/solve', '/api/convert', '/api/hint', '/api/rate', '/%00', '/../../etc/passwd',
                     '/' + 'a' * number(40000), '*', '//', '/api/solve?' + 'a=b&' * number(500)])
        data = question(path, body)
        kind = number(10)
        if kind == 0:
            return self.random.randbytes(number(1, 2000))
        if kind == 1:
            return data[:number(len(data))]
        if kind == 2:
            return question(path, body, f'X: {"h" * number(100000)}\r\n')
        if kind == 3:
            return question(path, body, ''.join(f'H{i}: v\r\n' for i in range(number(5000))))
        if kind == 4:
            length = pick(['-1', '99999999999999999999999', '0x10', '5, 6', '', '1000000000'])
            return data.replace(f'Content-Length: {len(body)}'.encode(), b'Content-Length: ' + length.encode())
        if kind == 5:
            return question(path, pick(['zz\r\n', '5\r\nab', 'ffffffffffffffff\r\n', '0\r\n\r\n', '1;x\r\n{\r\n']),
                            'Transfer-Encoding: chunked\r\n')
        if kind == 6:
            return data.replace(b'POST', pick([b'GET', b'HEAD', b'PUT', b'OPTIONS', b'\xff', b'A' * number(1, 9000)]))
        if kind == 7:
            return data.replace(b'HTTP/1.1', pick([b'HTTP/9.9', b'HTTP/1.0', b'', b'\x00']))
        if kind == 8:
            return question(path, body, 'Expect: 100-continue\r\n')
        at = number(len(data))
        return data[:at] + self.random.randbytes(3) + data[at + 3:]

    async def fuzz(self, reader, writer):
        for _ in range(self.random.randrange(1, 4)):
            writer.write(self.nonsense())
        await writer.drain()
        if self.random.random() < 0.5:
            writer.write_eof()
        try:
            await asyncio.wait_for(reader.read(100000), 0.2)
        except asyncio.TimeoutError:
            pass

    async def careful(self, puzzles):
        """Counts and compares: each question has its own answer. `puzzles`: (puzzle, solution)."""
        while time.monotonic() < self.end:
            reader, writer = await asyncio.open_connection(self.host, self.port)
            for _ in range(100):
                puzzle, solution = self.random.choice(puzzles)
                writer.write(question('/api/solve', json.dumps({'puzzle': puzzle})))
                self.count('asked')
                status = await reader.readline()
                head = await reader.readuntil(b'\r\n\r\n')
                length = int(head.lower().split(b'content-length:')[1].split()[0])
                answer = json.loads(await reader.readexactly(length))
                right = status.split()[1] == b'200' and answer['solution'] == solution
                self.count('right' if right else 'wrong')
                if time.monotonic() > self.end:
                    break
                await asyncio.sleep(0.05)
            writer.close()
