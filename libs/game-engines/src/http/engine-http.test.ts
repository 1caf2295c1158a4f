import type { lookup } from 'node:dns';
import { createServer } from 'node:net';
import type { AddressInfo, LookupFunction, Socket } from 'node:net';
import { EngineError } from '../engine/engine-error';
import { startEngineServer } from '../testing/start-engine-server';
import type { EngineServer } from '../testing/start-engine-server';
import { createEngineHttp, maxAnswerBytes } from './engine-http';
import { createGuardedLookup } from './guarded-lookup';

let server: EngineServer;
beforeEach(async () => {
  server = await startEngineServer(() => ({ ok: true }));
});
afterEach(() => server.close());

const ask = (more: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  createEngineHttp(server.url).ask({ path: '/x', timeoutMs: 2_000, ...more });
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
};

test('sends the request as given and reads JSON', async () => {
  const http = createEngineHttp(`${server.url}/base/`);
  const query = { msg: 'item add 1+1 &x=2', uid: '7' };
  const answer = await http.ask({ method: 'POST', path: '/api', query, body: { a: 'ü' }, timeoutMs: 2_000 });
  expect(answer).toEqual({ status: 200, json: { ok: true } });
  expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/base/api', query, body: { a: 'ü' } });
});

test('a redirect is not followed', async () => {
  server.behave = (_, response) => void response.writeHead(302, { location: `${server.url}/elsewhere` }).end();
  expect(await failure(ask())).toMatchObject({ kind: 'status', status: 302 });
  expect(server.seen).toHaveLength(1);
});

test('silence ends at the time limit', async () => {
  server.behave = () => undefined;
  expect(await failure(ask({ timeoutMs: 50 }))).toMatchObject({ kind: 'timeout' });
});

test('a slow trickle ends at the time limit as well', async () => {
  server.behave = (_, response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(drip));
  };
  expect(await failure(ask({ timeoutMs: 80 }))).toMatchObject({ kind: 'timeout' });
});

test('an answer of 2 MiB is refused, and its connection ended, before it is all there', async () => {
  let sentBytes = 0;
  const closed = new Promise<void>((resolve) => {
    server.behave = (_, response) => {
      response.writeHead(200);
      response.on('close', resolve);
      const chunk = Buffer.alloc(64 * 1024, 32);
      const send = () => {
        if (sentBytes >= 64 * maxAnswerBytes || response.destroyed) return;
        sentBytes += chunk.length;
        if (response.write(chunk)) setImmediate(send);
        else response.once('drain', send);
      };
      send();
    };
  });
  expect(await failure(ask())).toMatchObject({ kind: 'shape', message: 'the answer is larger than 1024 KiB' });
  await closed;
  expect(sentBytes).toBeLessThan(32 * maxAnswerBytes);
});

test('a compressed answer, which may be a bomb, is refused', async () => {
  server.behave = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
  expect(await failure(ask())).toMatchObject({ kind: 'shape' });
});

test('HTML is not an answer: an error status is reported, otherwise the JSON is missing', async () => {
  server.behave = (_, response) => void response.writeHead(502).end('<html>bad gateway</html>');
  expect(await failure(ask())).toMatchObject({ kind: 'status', status: 502 });
  server.behave = (_, response) => void response.writeHead(200).end('<html>welcome</html>');
  expect(await ask()).toEqual({ status: 200, json: undefined });
});

test('an error status with JSON is an answer', async () => {
  server.behave = (_, response) => void response.writeHead(404).end('{"code":-1}');
  expect(await ask()).toEqual({ status: 404, json: { code: -1 } });
});

test('a refused connection is reported with its code', async () => {
  const { url } = server;
  await server.close();
  const error = await failure(createEngineHttp(url).ask({ path: '/?k=hunter2', timeoutMs: 2_000 }));
  expect(error).toMatchObject({ kind: 'network', message: 'no connection (ECONNREFUSED)' });
  server = await startEngineServer(() => ({}));
});

test('what is no HTTP at all is a broken connection', async () => {
  const sockets: Socket[] = [];
  const raw = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.end('SSH-2.0-OpenSSH\r\n\r\n');
  });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(raw.address() as AddressInfo).port}`;
  expect(await failure(createEngineHttp(url).ask({ path: '/', timeoutMs: 2_000 }))).toMatchObject({ kind: 'network' });
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => raw.close(resolve));
});

test('a caller that gives up ends the request', async () => {
  const controller = new AbortController();
  server.behave = () => void controller.abort();
  expect(await failure(ask({ signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
  expect(await failure(ask({ signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' });
});

describe('host names', () => {
  /** A resolver that returns these addresses, as node:dns does. */
  const resolverOf = (...addresses: string[]) =>
    ((_name: string, _options: unknown, callback: (error: null, found: unknown) => void) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as typeof lookup;
  const askByName = (...addresses: string[]) => {
    const url = server.url.replace('127.0.0.1', 'game.test');
    const guarded = createGuardedLookup(resolverOf(...addresses)) as LookupFunction;
    return createEngineHttp(url, { lookup: guarded }).ask({ path: '/x', timeoutMs: 2_000 });
  };

  test('are requested at the address that they resolve to', async () => {
    expect(await askByName('127.0.0.1')).toMatchObject({ json: { ok: true } });
  });

  test.each([['169.254.169.254'], ['fd00:ec2::254'], ['127.0.0.1', '169.254.169.254']])(
    'that resolve to %s are refused without a connection',
    async (...addresses) => {
      expect(await failure(askByName(...addresses))).toMatchObject({ kind: 'refused' });
      expect(server.seen).toEqual([]);
    },
  );
});
