import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchJson } from './fetch-json';

let server: Server | null = null;
async function serve(listener: RequestListener): Promise<string> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`;
}
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

// Only the tests of the limit itself may reach it, also on a busy machine.
const limits = { timeoutMs: 20_000, maxBytes: 1000 };

test('JSON is parsed', async () => {
  const url = await serve((_, response) => response.end('{"id":"1"}'));
  expect(await fetchJson(url, {}, limits)).toEqual({ id: '1' });
});

test.each<[string, RequestListener, string, number?]>([
  ['no answer', () => {}, 'timeout', 200],
  ['half an answer', (_, response) => void response.write('{"id":'), 'timeout', 200],
  ['a long answer', (_, response) => void response.end(`"${'x'.repeat(2000)}"`), 'more than 1000 bytes'],
  ['an error', (_, response) => void response.writeHead(500).end('hunter2'), 'answered 500'],
  ['a redirect', (_, response) => void response.writeHead(302, { location: '/hunter2' }).end(), 'answered 302'],
  ['a page', (_, response) => void response.end('<p>hunter2</p>'), 'no JSON'],
])(
  '%s is an error that repeats nothing of the response',
  async (_, listener, message, timeoutMs = limits.timeoutMs) => {
    const failure = await fetchJson(await serve(listener), {}, { ...limits, timeoutMs }).catch(
      (error: unknown) => error,
    );
    expect(String(failure)).toContain(message);
    expect(JSON.stringify([String(failure), String((failure as Error).cause)])).not.toContain('hunter2');
  },
);

test('an unreachable host is an error', async () => {
  const url = await serve(() => {});
  await new Promise((resolve) => server?.close(resolve));
  await expect(fetchJson(url, {}, limits)).rejects.toMatchObject({ name: 'FetchJsonError', status: null });
});
