import { ask } from './support/ask';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb, siteUrl } from './support/launch-web';
import { sessionCookie, sessionKeys } from './support/session';
import { SpecHost } from './support/spec-host';

// The chat with a host that supports only the specification, over HTTP. The live part is in apps/web-e2e/src/specs/chat/spec-host.spec.ts.

let host: SpecHost;
let web: LaunchedWeb;
let cookie: string;

beforeAll(async () => {
  host = await new SpecHost().start();
  web = await launchWeb(host.url);
  cookie = await sessionCookie();
});
afterAll(async () => {
  await web.stop();
  await host.stop();
});
beforeEach(() => void (host.seen.length = 0));

const open = (path: string, headers: Record<string, string> = {}) => ask(web.url + path, { headers });
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(web.url + path, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const called = () => host.seen.map(({ method, path }) => `${method} ${path}`).filter((call) => /chat|live/.test(call));

test('the page of the chat says what it needs, and asks the host for no messages', async () => {
  const guest = await open('/chat');
  expect(guest.status).toBe(200);
  expect(guest.body).toContain('Messages appear here only over a live connection');
  expect(guest.body).toContain('Please login to use the chat');
  const member = await open('/chat', { cookie });
  expect(member.body).not.toContain('Please login to use the chat');
  for (const key of sessionKeys) expect(member.body).not.toContain(key);
  expect((await open('/chat?room=deutsch', { cookie })).status).toBe(200);
  expect(called()).toEqual([]);
});

test('the forms and pages of our extension do not exist there', async () => {
  expect((await post('/chat', { intent: 'send', input: 'hello' })).status).toBe(404);
  expect((await post('/chat', { intent: 'pause', room: 'public' })).status).toBe(404);
  expect((await open('/chat/moderation', { cookie })).status).toBe(404);
  expect(JSON.parse((await open('/chat/data/rooms.json', { cookie })).body)).toEqual({ rooms: [], mute: null });
  expect(called()).toEqual([]);
});

test('the connection gets the key and the code that such a host expects, for own scripts only', async () => {
  const answer = await post('/live/credentials', {}, { 'sec-fetch-site': 'same-origin' });
  expect(JSON.parse(answer.body)).toEqual({ sessionKey: 'session-key-c05e', code: 'api-code-93d2' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const foreign = await post('/live/credentials', {}, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.body.includes('api-code')]).toEqual([403, false]);
  expect(called()).toEqual([]);
});
