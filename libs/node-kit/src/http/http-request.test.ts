import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { closeAfterOffer, HttpRequest } from './http-request.server';

const server = createServer({ IncomingMessage: HttpRequest }, (request, response) => {
  closeAfterOffer(request, response);
  void text(request).then((body) => response.end(`${request.method} ${body};`));
});
server.on('upgrade', (_request, socket) => socket.end('upgraded'));
beforeAll(async () => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

/** The whole answer to these bytes. */
async function say(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

const offer = (protocol: string) => `Host: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n`;
const next = 'GET /next HTTP/1.1\r\nHost: x\r\n\r\n';

test.each(['h2c', 'websocket'])(
  'a form that offers %s is read and answered, and the connection ends',
  async (protocol) => {
    const form = `POST / HTTP/1.1\r\n${offer(protocol)}Content-Length: 5\r\n\r\na=b&c`;
    expect(await say(form + next)).toMatch(/^HTTP\/1.1 200 [^]*Connection: close\r\n[^]*POST a=b&c;$/);
  },
);

test('a form in chunks that offers h2c is read', async () => {
  const form = `POST / HTTP/1.1\r\n${offer('h2c')}Transfer-Encoding: chunked\r\n\r\n2\r\na=\r\n1\r\nb\r\n0\r\n\r\n`;
  expect(await say(form)).toMatch(/POST a=b;$/);
});

test('a request that offers h2c and has no body is answered', async () => {
  expect(await say(`GET / HTTP/1.1\r\n${offer('h2c')}\r\n${next}`)).toMatch(/^HTTP\/1.1 200 [^]*GET ;$/);
});

test('a websocket is upgraded, and CONNECT is refused', async () => {
  expect(await say(`GET / HTTP/1.1\r\n${offer('WebSocket')}\r\n`)).toBe('upgraded');
  expect(await say('CONNECT x:80 HTTP/1.1\r\nHost: x:80\r\n\r\n')).toBe('');
});
