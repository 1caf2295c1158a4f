import type { Answer } from './support/ask';
import { ask } from './support/ask';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb, siteUrl } from './support/launch-web';
import { SpecHost } from './support/spec-host';
import type { AccountShapes } from './support/spec-host-account';
import { usualShapes } from './support/spec-host-account';

// The account area with a host that supports only the specification, in each form that the specification leaves open.

let host: SpecHost;
let web: LaunchedWeb;
let cookie: string;

beforeAll(async () => {
  host = await new SpecHost().start();
  web = await launchWeb(host.url);
  const login = await post('/login', { intent: 'log-in', username: 'paimon', password: 'sesame-lantern-7' });
  cookie = sessionOf(login);
});
afterAll(async () => {
  await web.stop();
  await host.stop();
});
beforeEach(() => {
  host.account = { ...usualShapes };
  host.seen.length = 0;
});

/** The session cookie of an answer, without the notice for the next page. */
const sessionOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? [])
    .map((line) => line.split(';')[0])
    .filter((pair) => pair?.startsWith('starhaven='))
    .join('; ');

const open = (path: string) => ask(web.url + path, { headers: { cookie } });
/** Sends a form as a browser without scripts does. */
const post = (path: string, fields: Record<string, string>): Promise<Answer> =>
  ask(web.url + path, {
    method: 'POST',
    headers: {
      origin: siteUrl,
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: new URLSearchParams(fields).toString(),
  });

/** The calls of the account area (docs/behaviour/api.md#account-calls), with all their fields. */
const specCalls: Record<string, readonly string[]> = {
  'POST /api/v2/account': ['token', 'action'],
  'GET /api/v2/account/history': ['token', 'action'],
  'GET /api/v2/account/device': ['token'],
  'POST /api/v2/account/device/link': ['token', 'deviceId', 'action'],
  'GET /api/v2/account/point': ['token', 'action'],
  'GET /api/v2/account/code': ['token', 'code'],
  'GET /api/v2/account/allowlogin': ['token', 'type', 'ip'],
  'GET /api/v2/account/find/server': ['token', 'type', 'id_server'],
  'POST /api/v2/account/redeem': ['token', 'code', 'server_id', 'uid_player', 'uid_account'],
  'POST /api/v2/account/edit': ['token', 'password_saveit', 'data'],
  'GET /api/v2/account/verify-email': ['email', 'resend', 'code'],
};
const editFields = ['name', 'username', 'email', 'password_web', 'password_ingame'];

/** The site asks for the host's extensions at any time, at first every ten seconds. */
const probe = 'GET /api/v2/capabilities';

function beyondTheSpecification(): string[] {
  return host.seen.flatMap(({ method, path, query, body, headers }) => {
    const call = `${method} ${path}`;
    const isJson = headers['content-type']?.includes('json') ?? false;
    const json = isJson ? (JSON.parse(body) as Record<string, unknown>) : {};
    const sent = [...Object.keys(query), ...(isJson ? Object.keys(json) : new URLSearchParams(body).keys())];
    const edited = Object.keys((json['data'] ?? {}) as object).filter((name) => !editFields.includes(name));
    const known = call === probe ? [] : specCalls[call];
    if (known === undefined) return [call];
    return [...sent.filter((name) => !known.includes(name)), ...edited].map((name) => `${call}: ${name}`);
  });
}

/** Links to other sites lead through the interstitial. */
const earnPath = `/link/${Buffer.from('https://points.test/earn').toString('base64url')}`;

const shapes: [string, Partial<AccountShapes>][] = [
  ['lists and numbers', {}],
  ['players as a map', { players: 'map by server' }],
  ['numbers as texts', { numbers: 'texts' }],
  ['odd optional fields', { fields: 'odd' }],
  ['a map and texts', { players: 'map by server', numbers: 'texts' }],
];

test.each(shapes)('every page shows the account with %s', async (_name, shape) => {
  Object.assign(host.account, shape);
  for (const [path, texts] of [
    ['/account', ['Overview', 'Paimon', 'Lumine', 'Mondstadt', 'Kivotos', 'Player data not found']],
    ['/account?email=shown&code=shown&ips=shown', ['paimon@inn.test', 'code-of-the-stand-in', '203.0.113.7']],
    ['/account/history', ['Web Login']],
    ['/account/devices', ['Phone', 'd2']],
    ['/account/edit', ['paimon@inn.test']],
    ['/account/verify', ['paimon@inn.test']],
  ] as const) {
    const { status, body } = await open(path);
    expect({ path, status, missing: texts.filter((text) => !body.includes(text)) }).toEqual({
      path,
      status: 200,
      missing: [],
    });
  }
  const { body } = await open('/account');
  expect(body).not.toContain('paimon@inn.test');
  expect(body).not.toContain('code-of-the-stand-in');
  // The account has a web password, or the host does not say whether it has one.
  expect(body).not.toContain('Your account has no web password');
  expect(beyondTheSpecification()).toEqual([]);
});

test.each(shapes)('every form works with %s, and sends what the specification names', async (_name, shape) => {
  Object.assign(host.account, shape);
  const forms: [string, Record<string, string>, string][] = [
    ['/account?index', { intent: 'add-address', ip: '203.0.113.9' }, 'Address added'],
    ['/account?index', { intent: 'open-to-all' }, 'Open for 5 minutes'],
    ['/account?index', { intent: 'make-code' }, 'fresh-code'],
    ['/account?index', { intent: 'choose-code', code: 'my-own-code' }, 'Access code changed'],
    ['/account?index', { intent: 'turn-code-off' }, 'Access code is off'],
    ['/account?index', { intent: 'redeem', code: 'LANTERN', server: 'gi-1' }, 'Code redeemed'],
    ['/account?index', { intent: 'earn-points' }, earnPath],
    ['/account?index', { intent: 'refresh-all' }, 'Refresh started'],
    ['/account?index', { intent: 'search-player', server: 'gi-1' }, 'Search started'],
    ['/account?index', { intent: 'get-code', server: 'gi-1' }, '4711'],
    ['/account/history', { intent: 'clear' }, 'Login History Cleared'],
    ['/account/devices', { intent: 'link', deviceId: 'd2' }, 'Device Linked'],
    ['/account/devices', { intent: 'unlink', deviceId: 'd1' }, 'Device Unlinked'],
    ['/account/verify', { intent: 'send' }, 'Verification Email Sent'],
    ['/account/verify', { intent: 'check', code: '123456', is_sent: 'yes' }, 'Email Verified'],
    [
      '/account/edit',
      {
        intent: 'save',
        ...{ name: 'Paimon the Great', seen_name: 'Paimon', username: 'paimon', seen_username: 'paimon' },
        ...{ email: 'paimon@inn.test', seen_email: 'paimon@inn.test', has_password: 'yes' },
      },
      'Account information updated successfully',
    ],
  ];
  for (const [path, fields, text] of forms) {
    const answer = await post(path, fields);
    // A success may lead to another page, which shows the notice that came with the redirect.
    const notices = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
    const shown = answer.headers.location
      ? await ask(web.url + answer.headers.location, { headers: { cookie: [cookie, ...notices].join('; ') } })
      : answer;
    const hasText = shown.body.includes(text);
    expect({ fields, hasText }).toEqual({ fields, hasText: true });
  }
  expect(beyondTheSpecification()).toEqual([]);
  const called = new Set(host.seen.map(({ method, path }) => `${method} ${path}`));
  called.delete(probe);
  expect([...called].sort()).toEqual(Object.keys(specCalls).sort());
});

test.each(['link in data', 'url in data', 'a bare link', 'redirect'] as const)(
  'points are earned where %s leads',
  async (points) => {
    host.account.points = points;
    const { body } = await post('/account?index', { intent: 'earn-points' });
    expect(body.includes(earnPath)).toBe(true);
  },
);

test.each(['empty', 'missing', 'null'] as const)(
  'an account without players, devices (%s) and logins is shown as such',
  async (devices) => {
    Object.assign(host.account, { players: 'missing', devices, history: 'missing' });
    expect((await open('/account')).status).toBe(200);
    expect((await open('/account/devices')).body).toContain('No device is linked.');
    expect((await open('/account/history')).body).toContain('No login is listed.');
  },
);

test('after a change of the access code, chat messages contain the new one', async () => {
  const changed = await post('/account?index', { intent: 'make-code' });
  const renewed = sessionOf(changed);
  const credential = async (from: string) => {
    const headers = { origin: siteUrl, 'sec-fetch-site': 'same-origin', cookie: from };
    return JSON.parse((await ask(`${web.url}/live/credentials`, { method: 'POST', headers })).body) as unknown;
  };
  expect(await credential(renewed)).toMatchObject({ code: 'fresh-code' });
  expect(await credential(cookie)).not.toMatchObject({ code: 'fresh-code' });
});

test('the pages of our extensions are absent', async () => {
  const { body } = await open('/account');
  for (const text of ['Check in', 'Rewards on their way', 'API keys', 'Delete my account'])
    expect(body).not.toContain(text);
});
