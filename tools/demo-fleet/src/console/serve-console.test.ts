import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { EnteredCodes } from './entered-codes';
import { serveConsole } from './serve-console';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const codes = new EnteredCodes();
const lines: string[] = [];
let url = '';
let port = 0;
let page: { close: () => void };
beforeAll(async () => {
  port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  await new Promise<void>((resolve) => {
    page = serveConsole({ port, host: '127.0.0.1', codes, log: (_, line) => (lines.push(line), resolve()) });
  });
});
afterAll(() => page.close());

const post = (fields: Record<string, string>) => fetch(url, { method: 'POST', body: new URLSearchParams(fields) });

test('a visitor enters a code for a player of a server', async () => {
  expect(lines).toEqual([`console of the demo servers: http://127.0.0.1:${port}`]);
  const first = await fetch(url);
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await first.text()).toContain('Moonlit Harbour (Europe)');
  const answer = await post({ server: 'teyvat-europe', uid: ' 10001 ', code: 'ab12 cd34' });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('The code was entered.')]);
  expect(codes.findUid('teyvat-europe', 'AB12CD34')).toBe('10001');
});

test.each([
  [{ server: 'nowhere', uid: '10001', code: 'AAAA' }, 'Choose one of the servers.'],
  [{ server: 'kivotos-archive', uid: '10001', code: 'AAAA' }, 'Choose one of the servers.'],
  [{ server: 'teyvat-europe', uid: '<script>', code: 'AAAA' }, 'No player has this number.'],
  [{ server: 'teyvat-europe', uid: '10001', code: '"><script>alert(1)</script>' }, 'letters and digits only'],
  [{}, 'Choose one of the servers.'],
])('%j is refused, and shown again as text', async (fields, told) => {
  const answer = await post(fields as Record<string, string>);
  const html = await answer.text();
  expect([answer.status, html.includes(told), html.includes('<script>')]).toEqual([400, true, false]);
});

test('other pages, methods and long texts get short answers', async () => {
  expect((await fetch(`${url}admin`)).status).toBe(404);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
  expect((await post({ server: 'x'.repeat(5_000) })).status).toBe(413);
});

test('a port that is taken leaves the fleet without a console', async () => {
  const line = await new Promise<string>((resolve) => {
    const second = serveConsole({ port, host: '127.0.0.1', codes, log: (_, text) => (second.close(), resolve(text)) });
  });
  expect(line).toContain('the console of the demo servers is off');
});
