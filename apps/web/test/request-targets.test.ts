import fc from 'fast-check';
import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb } from './support/launch-web';
import { statusOf } from './support/raw-client';

let host: FakeHost;
let web: LaunchedWeb;
let hasEnded = false;

beforeAll(async () => {
  host = await new FakeHost(true).start();
  web = await launchWeb(host.url);
  void web.ended.then(() => (hasEnded = true));
});
afterAll(async () => {
  await web.stop();
  await host.stop();
});

const request = (line: string, host = 'starhaven.test') =>
  `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

test.each(['GET /%5C', 'GET /%5cevil.test', 'GET //evil.test/', 'GET /%2F', 'GET http://x/', 'GET *', 'OPTIONS *'])(
  '%s is refused with 400',
  async (line) => expect(await statusOf(web.url, request(line))).toBe(400),
);

test('a refused address and a health answer have the headers of all answers', async () => {
  for (const path of ['/%5C', '/livez', '/readyz']) {
    const { headers } = await ask(web.url + path);
    expect({ path, headers }).toMatchObject({
      path,
      headers: {
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-request-id': expect.any(String),
      },
    });
  }
});

test('a page with its own Referrer-Policy sends only that one', async () => {
  const { headers } = await ask(`${web.url}/link/aHR0cHM6Ly9leGFtcGxlLm9yZy8`);
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test.each(['[', 'a:99999', 'a b', '/', '@', '%00', ''])(
  'a page does not depend on the Host header %j',
  async (name) => {
    expect(await statusOf(web.url, request('GET /login', name))).toBe(200);
  },
);

test('no request target ends the process or causes a server error', async () => {
  // Ordinary pieces, mixed with pieces that routers, URL parsers and file systems each read differently.
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%',
      '%2F',
      '%5C',
      '%5c',
      '%00',
      '%0a',
      '%25',
      '%E0%A4%A',
      '%C0%AF',
      '%u0041',
    ),
    fc.constantFrom(
      '?',
      '#',
      '&',
      '=',
      ';',
      ':',
      '@',
      '*',
      '~',
      '|',
      '`',
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      '<',
      '>',
      '^',
      '+',
    ),
    fc.constantFrom(
      'downloads',
      'genshin-impact',
      'handbook',
      'status',
      'login',
      'link',
      'account',
      'assets',
      'http:',
      '.data',
      '_data',
    ),
    fc.constantFrom(
      'type=',
      'send=popup',
      'redirect=',
      'q',
      'é',
      '\x80',
      '\xff',
      '🎮',
      'javascript:',
      '__proto__',
      'constructor',
    ),
    fc.string({ maxLength: 6 }).map((text) => text.replaceAll(/[\s\p{Cc}]/gu, '')),
  );
  const target = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const method = fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'TRACE');
  const bad: string[] = [];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(method, target, fc.boolean()), { minLength: 50, maxLength: 50 }),
      async (all) => {
        await Promise.all(
          all.map(async ([verb, rest, isAbsolute]) => {
            const line = `${verb} ${isAbsolute ? '' : '/'}${rest}`;
            const status = await statusOf(web.url, request(Buffer.from(line).toString('latin1')));
            if (status === null || status >= 500) bad.push(`${status} ${line}`);
          }),
        );
        expect(bad).toEqual([]);
        expect(hasEnded).toBe(false);
      },
    ),
    { numRuns: 100, endOnFailure: true },
  );
  expect((await ask(web.url)).status).toBe(200);
});
