import type { Answer } from './support/ask';
import { ask } from './support/ask';
import { launchWeb, siteUrl } from './support/launch-web';
import type { SeenRequest } from './support/spec-host';
import { loginShapes } from './support/spec-host';
import { upgrade } from './support/upgrade';
import { useSpecSite } from './support/spec-site';

const startMs = performance.now();
const site = useSpecSite();
const { open, post } = site;
const cookieOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? [])
    .map((line) => line.split(';')[0])
    .filter((pair) => pair?.startsWith('starhaven='))
    .join('; ');
const logIn = () => post('/login', { intent: 'log-in', username: 'paimon', password: 'sesame-lantern-7' });

/** The calls of the specification (docs/behaviour/api.md#calls) that the pages use now, with the fields that a query or a body may have. */
const specCalls: Record<string, readonly string[]> = {
  'GET /json/game_all.json': [],
  // The latest posts of the home page.
  'GET /blog/list': [],
  'GET /json/genshin-impact/info.json': ['load'],
  'GET /json/genshin-impact/download.json': [],
  'GET /json/genshin-impact/command/grasscutter.json': ['time'],
  'POST /api/v2/account/login': ['session', 'login_type', 'enter_type', 'username', 'password'],
  'POST /api/v2/account/register': ['username', 'password', 'password_tes', 'email', 'enter_type'],
  'GET /api/v2/account/forget-password': ['email', 'resend', 'code', 'password'],
  'POST /api/v2/account': ['token', 'action'],
  'GET /item': ['search', 'page', 'limit', 'language', 'game', 'type', 'version'],
  'GET /game/resource/version': ['time'],
  'GET /account/login/discord': ['type', 'session'],
  // The only call beyond the specification: it asks which extensions the host has (docs/behaviour/api.md#extensions).
  'GET /api/v2/capabilities': [],
};

/** Headers that Node's HTTP client sets, and headers of the call itself. */
const plainHeaders = [
  ...['host', 'connection', 'accept', 'accept-language', 'accept-encoding', 'user-agent', 'sec-fetch-mode'],
  ...['content-type', 'content-length', 'if-none-match'],
];

function fieldsOf({ query, body, headers }: SeenRequest): string[] {
  const sent = headers['content-type']?.includes('json')
    ? Object.keys(JSON.parse(body) as object)
    : [...new URLSearchParams(body).keys()];
  return [...Object.keys(query), ...sent];
}

/** All data in the requests so far that the specification does not name. */
function beyondTheSpecification(): string[] {
  return site.host.seen.flatMap((request) => {
    const call = `${request.method} ${request.path}`;
    const known = specCalls[call];
    if (known === undefined) return [call];
    return [
      ...fieldsOf(request).filter((name) => !known.includes(name)),
      ...Object.keys(request.headers).filter((name) => !plainHeaders.includes(name)),
    ].map((name) => `${call}: ${name}`);
  });
}

const visitor = { 'x-request-id': 'visitor-chose-this', 'user-agent': 'Visitor/1.0', traceparent: '00-ab-cd-01' };

test('a host of the specification gets only what the specification names', async () => {
  const pages = [
    ...['/', '/downloads', '/downloads/genshin-impact', '/status', '/status?view=cards', '/status?statistics=table'],
    ...[
      '/status/incidents',
      '/status/feed.xml',
      '/handbook',
      '/handbook/broom',
      '/handbook/broom?game=1&type=4&page=2',
    ],
    ...['/handbook/genshin-impact/weapon/11901', '/handbook?game=1', '/guide', '/community', '/contact', '/faq'],
    ...['/command', '/command/genshin-impact/grasscutter', '/command/genshin-impact/other-engine'],
    ...['/login', '/login?tab=register', '/login?tab=forgot', '/sitemap.xml', '/robots.txt', '/readyz'],
    '/command/genshin-impact/grasscutter/pick?command=give&param=id&q=yard&v.id=11901',
    // Requests of these pages' scripts.
    '/command/data/items.json?game=1&type=weaponList',
    '/command/data/items.json?game=1&type=weaponList&q=yard',
    ...['/handbook/data/items.json?search=broom&game=1', '/handbook/data/versions.json?time=1800000000'],
    ...['/downloads.data', '/status.json', '/account/login/discord?type=web'],
  ];
  for (const path of pages) {
    const { status } = await open(path, visitor);
    // Our extensions have no pages on a site with such a host.
    expect({ path, status }).toEqual({ path, status: path === '/status.json' ? 404 : 200 });
  }
  const member = { ...visitor, cookie: cookieOf(await logIn()) };
  expect(member.cookie).not.toBe('');
  for (const path of ['/account', '/account/security', '/downloads', '/live/credentials']) await open(path, member);
  for (const path of ['/account/api-keys', '/account/data']) expect((await open(path, member)).status).toBe(404);
  expect((await open('/account/email/undo?undo=token', visitor)).status).toBe(404);
  const forms: [string, string][] = [
    ['/account/api-keys', 'create'],
    ['/account/data', 'delete-account'],
    ['/account/data/export', 'export'],
    ['/account/email/undo', 'undo'],
  ];
  for (const [path, intent] of forms) expect((await post(path, { intent }, member)).status).toBe(404);
  await open('/account/rewards', member);
  await post('/live/credentials', {}, { ...member, 'sec-fetch-site': 'same-origin' });
  await post('/login', { intent: 'log-in', username: 'guest', password: '', guest: 'on' });
  const fields = { username: 'paimon', email: 'p@inn.test', password: 'sesame-1', passwordConfirmation: 'sesame-1' };
  await post('/login?tab=register', { intent: 'register', ...fields });
  await post('/login?tab=forgot', { intent: 'send-code', email: 'p@inn.test' });
  await open('/login?session=ticket&login_type=discord', visitor);
  await post('/logout', {}, member);

  expect(beyondTheSpecification()).toEqual([]);
  const called = new Set(site.host.seen.map(({ method, path }) => `${method} ${path}`));
  expect([...called].sort()).toEqual(Object.keys(specCalls).sort());
  expect(JSON.stringify(site.host.seen)).not.toMatch(/127\.0\.0\.1;|visitor-chose-this/);
  // A search with a game and a type has all seven fields.
  const searches = site.host.seen.filter(({ path }) => path === '/item').map(({ query }) => query);
  expect(searches).toContainEqual({
    search: 'broom',
    page: '2',
    limit: '12',
    language: 'EN',
    game: '1',
    type: '4',
    version: 'aaaa111',
  });
  // The pickers' call is the specification's, without a search.
  expect(searches).toContainEqual({ game: '1', type: '4', version: 'aaaa111' });
  // Once, and again after pauses of at least ten seconds.
  const pauses = Math.floor((performance.now() - startMs) / 10_000);
  const asked = site.host.seen.filter(({ path }) => path === '/api/v2/capabilities');
  expect(asked.length).toBeLessThanOrEqual(1 + pauses);
});

test('a picker searches the names itself, and its choice leads back to the command', async () => {
  const { status, body } = await open('/command/genshin-impact/grasscutter/pick?command=give&param=id&q=yard');
  expect(status).toBe(200);
  expect(body).toContain('Broom of the Yard');
  expect(body).toContain(
    '/command/genshin-impact/grasscutter/pick?v.id=11901&amp;command=give&amp;param=id&amp;q=yard',
  );
  const none = await open('/command/genshin-impact/grasscutter/pick?command=give&param=id&q=paimon');
  expect(none.body).toContain('No items found');
});

test('a picker whose list has another shape says so, and can be tried again', async () => {
  site.host.lists = 'wrong';
  const { status, body } = await open('/command/data/items.json?game=1&type=weaponList');
  expect([status, JSON.parse(body)]).toEqual([502, { problem: 'Weapon Load Error' }]);
});

test('its live socket gets no address of the visitor', async () => {
  const { status } = await upgrade(`${site.web.url}/socket.io/?EIO=4&transport=websocket`, { origin: siteUrl });
  // The stand-in refuses the upgrade, and the browser gets 503.
  expect(status).toBe(503);
  expect(site.host.upgrades).toHaveLength(1);
  expect(Object.keys(site.host.upgrades[0]?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
});

test.each(Object.keys(loginShapes))('a login works whose data is %s', async (shape) => {
  site.host.login = shape;
  const answer = await logIn();
  expect([answer.status, answer.headers.location]).toEqual([302, '/account']);
  const account = await open('/account', { cookie: cookieOf(answer) });
  expect(account.status).toBe(200);
  expect(account.body).toContain('Paimon');
});

test('both social logins are offered, and lead to the address of the specification', async () => {
  const { body } = await open('/login');
  expect(body).toContain('/login/social/discord');
  expect(body).toContain('/login/social/twitter');
  const { headers } = await open('/login/social/twitter?type=web');
  expect(headers.location).toBe('/account/login/twitter?type=web');
});

test('only unreadable rows are left out, with one log line for each answer', async () => {
  site.host.lists = 'bad-rows';
  for (const [path, text] of [
    ['/', 'Genshin Impact'],
    ['/downloads', 'A game of the stand-in.'],
    ['/downloads/genshin-impact', 'https://files.test/launcher.zip'],
    ['/handbook/broom', 'Broom of the Yard'],
  ] as const) {
    const { status, body } = await open(path);
    expect({
      path,
      status,
      hasText: body.includes(text) || body.includes(Buffer.from(text).toString('base64url')),
    }).toEqual({
      path,
      status: 200,
      hasText: true,
    });
  }
  const versions = await open('/handbook/data/versions.json');
  expect(JSON.parse(versions.body)).toEqual([{ id: '1', commit: 'aaaa111', game: 1 }]);
  await site.web.logged('listItems: 2 rows were left out');
  expect(site.web.output().stdout.split('listItems: 2 rows were left out')).toHaveLength(2);
});

test('an answer of another shape is an error with the page’s own words', async () => {
  site.host.lists = 'wrong';
  for (const [path, text] of [
    ['/downloads', 'Failed to fetch games data'],
    ['/downloads/genshin-impact', 'Failed to fetch data'],
    ['/handbook/broom', 'Failed to fetch items. Please try again.'],
  ] as const) {
    const { status, body } = await open(path);
    expect({ path, status, hasText: body.includes(text) }).toEqual({ path, status: 502, hasText: true });
    expect(body).not.toContain('No items found');
    expect(body).not.toContain('Download data not found');
  }
});

test.each(['list', 'map'] as const)('commands in a %s become forms, which work without scripts', async (shape) => {
  site.host.commands = shape;
  const list = await open('/command/genshin-impact/grasscutter');
  expect(list.status).toBe(200);
  expect(list.body).toContain('Give an item');
  // A guest does not see commands that only admins may run; a mistake in the file affects only one command.
  expect(list.body).not.toContain('Stop the server');
  expect(list.body).toContain('&quot;min&quot; (9) is greater than &quot;max&quot; (1).');
  const filled = await open('/command/genshin-impact/grasscutter?command=give-item&v.id=201&v.x=5');
  expect(filled.body).toMatch(/<code[^>]*>give 201 x5<\/code>/);
  expect(filled.headers['cache-control']).toBe('private, no-store');
  const faulty = await open('/command/genshin-impact/grasscutter?command=give-item&v.id=201&v.x=0');
  expect(faulty.body).toContain('Amount must be at least 1.');
});

test('an engine without a command file has no commands, and one whose file cannot be read says so', async () => {
  for (const path of ['/command/genshin-impact/other-engine', '/command/genshin-impact/grasscutter']) {
    site.host.commands = 'none';
    const { status, body } = await open(path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(body).toContain('No commands available for this engine');
  }
  site.host.commands = 'wrong';
  const failed = await open('/command/genshin-impact/grasscutter?q=a');
  expect(failed.status).toBe(502);
  expect(failed.body).toContain('Command Load Error');
});

test('an unusable list of games logs out, as the specification demands', async () => {
  const cookie = cookieOf(await logIn());
  site.host.games = [{ id: 1, slug: 'genshin-impact', title: 'Genshin Impact', engine: [] }];
  const guest = await open('/command');
  expect([guest.status, guest.body.includes('Command Load Error')]).toEqual([502, true]);
  const member = await open('/command', { cookie });
  expect([member.status, member.headers.location]).toEqual([302, '/login']);
  expect(member.headers['set-cookie']?.join()).toMatch(/starhaven=;/);
});

test('without scripts the status page says what its live data needs', async () => {
  const { body } = await open('/status');
  expect(body).toMatch(
    /<noscript><p[^>]*>Live server status needs JavaScript\. Please turn it on for this site\.<\/p><\/noscript>/,
  );
});

test('pictures of the host are in the page, and the policy allows them', async () => {
  const { body, headers } = await open('/handbook/broom');
  expect(body).toContain('http://pictures.test/b.png');
  expect(headers['content-security-policy']).toMatch(/img-src [^;]* http:(;| )/);
});

test('a host of the specification shows the ads that the environment names, after the visitor’s consent', async () => {
  expect((await open('/ads/frame')).status).toBe(404);
  const other = await launchWeb(site.host.url, { ADS_SCRIPT: 'https://ads.example/show.js', ADS_SIZE: '320x50' });
  try {
    const home = await ask(`${other.url}/`);
    expect(home.body).toContain('ads.example');
    const frame = await ask(`${other.url}/ads/frame`);
    expect([frame.status, frame.body]).toEqual([200, expect.stringContaining('https://ads.example/show.js')]);
    expect(frame.headers['content-security-policy']).toContain('https://ads.example');
  } finally {
    await other.stop();
  }
});
