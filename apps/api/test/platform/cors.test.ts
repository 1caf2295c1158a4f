import { callCodes } from '@starhaven/contracts/retcodes';
import type { OutgoingHttpHeaders } from 'node:http';
import type { EmbeddedDatabase } from '../../src/platform/database/database';
import { accountClient } from '../support/clients/account-client';
import { openTemplate } from '../support/template';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

const ours = 'https://app.example.org';
const list = '/json/game_all.json';

let database: EmbeddedDatabase;
let closed: TestApp;
let opened: TestApp;
beforeAll(async () => {
  database = await openTemplate();
  closed = await createTestApp(database);
  opened = await createTestApp(database, { config: { corsOrigins: [ours, 'http://localhost:5173'] } });
});
afterAll(async () => {
  await closed?.app.close();
  await opened?.app.close();
  await database?.close();
});

const corsOf = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));
const get = ({ app }: TestApp, url: string, origin = ours) => app.inject({ url, headers: { origin } });
const preflight = ({ app }: TestApp, url: string, origin = ours) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
const paths = callCodes.map(({ call }) => call.path.replace(/:slug/, 'genshin-impact').replace(/:\w+/, '1'));

test('unless configured, no answer allows another origin', async () => {
  expect(corsOf((await get(closed, list)).headers)).toEqual({});
  const asked = await preflight(closed, list);
  expect([asked.statusCode, corsOf(asked.headers)]).toEqual([404, {}]);
});

test.each(paths)('a listed origin may read %s and ask before it sends', async (path) => {
  expect((await get(opened, path)).headers).toMatchObject({ 'access-control-allow-origin': ours, vary: 'Origin' });
  const asked = await preflight(opened, path, 'http://localhost:5173');
  expect([asked.statusCode, asked.body]).toEqual([204, '']);
  expect(corsOf(asked.headers)).toMatchObject({
    'access-control-allow-origin': 'http://localhost:5173',
    'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
    'access-control-allow-headers': expect.stringContaining('Authorization, Content-Type'),
  });
});

test('never with cookies', async () => {
  for (const answer of [await get(opened, list), await preflight(opened, list)]) {
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

test.each(['https://evil.example', 'https://app.example.org.evil.example', 'http://app.example.org', 'null'])(
  'the origin %s stays out',
  async (origin) => {
    const answer = await get(opened, list, origin);
    // A cached copy for one origin must not be used for another.
    expect([corsOf(answer.headers), answer.headers.vary]).toEqual([{}, 'Origin']);
    const asked = await preflight(opened, list, origin);
    expect([asked.statusCode, corsOf(asked.headers)]).toEqual([404, {}]);
  },
);

test.each(['/docs/json', '/livez', '/metrics', '/account/login/discord', '/internal/operator/backup', '/'])(
  '%s is not a call of the specification, so other origins cannot read it',
  async (url) => {
    expect(corsOf((await get(opened, url)).headers)).toEqual({});
    expect(corsOf((await preflight(opened, url)).headers)).toEqual({});
  },
);

test('refusals can be read as well, with Retry-After', async () => {
  const { app } = await createTestApp(database, {
    config: { corsOrigins: [ours] },
    readLimit: { max: 1, windowSeconds: 60 },
  });
  await app.inject({ url: list, headers: { origin: ours } });
  const answer = await app.inject({ url: list, headers: { origin: ours } });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': ours,
    'access-control-expose-headers': expect.stringContaining('Retry-After'),
  });
  await app.close();
});

test('a page of another origin logs in and reads its account with the key that it was given', async () => {
  const { username, data } = await accountClient(opened).enter();
  const answer = await opened.app.inject({
    method: 'POST',
    url: '/api/v2/account',
    headers: { origin: ours, authorization: `Bearer ${data.sessionKey}` },
    payload: {},
  });
  expect(answer.json()).toMatchObject({ retcode: 200, data: { account: { username } } });
  expect(answer.headers['access-control-allow-origin']).toBe(ours);
});
