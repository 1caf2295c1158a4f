import http from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeDownloads } from './fake-downloads';

/** The password that every account of the stand-in has. */
export const rightPassword = 'sesame-lantern-7';
/** The code that resets a password, and the one of the second factor. */
export const rightCode = 'STAR2468';
export const rightTotp = '123456';
/** Secrets that must never reach a page. */
export const hostSecrets = { token: 'game-token-91c2', sessionKey: 'session-key-77aa', ticket: 'ticket-5b1d' };

const nowSeconds = () => Math.floor(Date.now() / 1000);
const extensions = [
  ...['sessions', 'known-devices', 'second-factors', 'social-discord', 'social-twitter'],
  ...['api-keys', 'account-export', 'account-deletion', 'deliveries'],
];

const account = (username: string, lifeSeconds = 3600) => ({
  uid: '7',
  username,
  name: username,
  role: [3],
  locale: 'en',
  token: hostSecrets.token,
  tokenAPI: '',
  // Later calls send this key, so the host knows which account they belong to.
  sessionKey: `${hostSecrets.sessionKey}-${username}`,
  expiredlogin: lifeSeconds === 0 ? 0 : nowSeconds() + lifeSeconds,
});
const success = (username: string, lifeSeconds?: number) => ({
  retcode: 200,
  message: 'ok',
  data: account(username, lifeSeconds),
  known_device: 'device-1',
});
const limited = () => ({ retcode: 429, message: 'slow down', ratelimit: { max: 5, time: nowSeconds() + 300 } });

type Fields = URLSearchParams;
/** An answer, or null for a connection that breaks. */
type Answer = Record<string, unknown> | null;

/** The name of an account decides the answer, so that specs can run in parallel on one stand-in. */
function logIn(form: Fields): Answer {
  const username = form.get('username') ?? '';
  const password = form.get('password');
  if (form.has('session')) {
    if (form.get('session') !== hostSecrets.ticket) return { retcode: -1, message: 'This login has expired.' };
    return success(`${form.get('login_type')}-friend`);
  }
  if (username === 'limited') return limited();
  if (username === 'broken') return null;
  if (username === 'banned') return { retcode: -1, message: 'This account is banned.' };
  if (password === null) return username === 'guarded' ? { retcode: -117, message: 'password' } : success(username);
  if (password !== rightPassword) return { retcode: -1, message: '', field: 'password' };
  if (username === 'factor') {
    const challenge = { id: 'challenge-1', methods: ['totp', 'recovery'], expires: nowSeconds() + 600 };
    return { retcode: -301, message: 'second factor', challenge };
  }
  return success(username, username === 'brief' ? 0 : undefined);
}

function register(form: Fields): Answer {
  const username = form.get('username');
  if (username === 'taken') return { retcode: -1, message: 'This username is taken.' };
  if (username === 'refused') return { retcode: -1, message: '' };
  return username === 'limited' ? limited() : { retcode: 200, message: 'ok' };
}

function forgetPassword(query: Fields): Answer {
  const [name] = (query.get('email') ?? '').split('@');
  if (query.has('code')) {
    return query.get('code') === rightCode ? { retcode: 0 } : { retcode: -1, message: 'Invalid verification code.' };
  }
  if (name === 'quota') return { retcode: -2, message: 'quota', timestamp: nowSeconds() + 5 * 3600 };
  if (name === 'again') return { retcode: 2, message: '' };
  if (name === 'limited' || name === 'limited-mail') return limited();
  return name === 'broken' ? null : { retcode: 0, message: '' };
}

function confirmFactor(body: string): Answer {
  const { challenge, code } = JSON.parse(body) as { challenge: string; code: string };
  if (challenge !== 'challenge-1') return { retcode: 401, message: 'This login has ended.' };
  return code === rightTotp || code === 'aaaa-bbbb' ? success('factor') : { retcode: -1, message: '' };
}

/** Answers of the account area; they depend on the account's name too. */
function answerPersonal(username: string, data: unknown): Answer {
  if (username === 'unreachable') return null;
  if (username === 'ended') return { retcode: 401, message: 'This session has ended.' };
  if (username === 'withdrawn') return { retcode: -1, message: 'This account was withdrawn.' };
  return { retcode: username === 'refused' ? -1 : 200, message: username === 'refused' ? '' : 'ok', data };
}

/** An edit: the account's name decides the answer. */
function editAccount(username: string, body: string): Answer {
  const { data } = JSON.parse(body) as { data: Record<string, string> };
  if (username === 'cutoff') return null;
  if (username === 'mailed') return { retcode: 429, message: '', timestamp: nowSeconds() + 300 };
  if (data['username'] === 'taken') return { retcode: -1, message: 'This username is already taken' };
  return { retcode: username === 'refused' ? -1 : 200, message: '' };
}

/** The code of an address; the part before the `@` decides the answer. */
function verifyEmail(query: Fields): Answer {
  if (query.has('code') && query.get('code') !== rightCode) return { retcode: -1, message: '' };
  return query.has('code') ? { retcode: 0 } : forgetPassword(query);
}

const day = 86_400;
const session = (id: string, device: string, isCurrent: boolean) => ({
  id,
  device,
  isCurrent,
  ip: isCurrent ? '203.0.113.7' : '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  createdAt: nowSeconds() - 9 * day,
  lastUsedAt: nowSeconds() - (isCurrent ? 0 : 3 * day),
  expiresAt: nowSeconds() + 30 * day,
});
const listedSessions = () => [
  session('1', 'Chromium on Linux', true),
  session('2', 'A browser with a name of its own on a system nobody has heard of', false),
];
const security = () => ({
  hasPassword: true,
  hasTotp: true,
  recoveryCodes: 7,
  passkeys: [{ id: '1', name: 'My phone', createdAt: nowSeconds() - 9 * day, lastUsedAt: nowSeconds() - day }],
});

const listedKeys = () => [
  {
    ...{ id: '1', name: 'My Discord bot', start: 'shu_4fG2', isReadOnly: false },
    ...{ servers: ['1'], commands: ['give', 'tp'], addresses: ['203.0.113.7'] },
    ...{ createdAt: nowSeconds() - 9 * day, expiresAt: nowSeconds() + 81 * day },
    ...{ lastUsedAt: nowSeconds() - day, lastUsedFrom: '203.0.113.7' },
  },
];

const listedLogins = () =>
  Array.from({ length: 30 }, (_, index) => ({
    _id: String(index),
    login: ['login_web_normal', 'login_game', 'login_api', 'login_web_discord'][index % 4],
    time: nowSeconds() - index * day,
    ip: index % 2 ? '203.0.113.7' : '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    deviceId: `device-${index % 3}`,
  }));
const listedDevices = () => ({
  link: [{ deviceId: 'e3b0c44298fc1c149afbf4c8', name: 'My phone', model: 'Pixel 9', deviceFp: '38d7ee0a' }],
  nolink: ['a-device-id-that-is-longer-than-others-0123456789abcdef'],
});

const player = (id: string, title: string, type_game: number, retcode: number, nickname = '') => ({
  server: { id, title, type_game, api_game: '1' },
  player: {
    retcode,
    message: retcode === 0 ? '' : retcode === -2 ? 'api_db_player_process' : 'api_db_player_nofound',
    timestamp: 0,
    data: nickname ? { uid: `80000${id}`, accountId: id, nickname, signature: 'Under the lantern' } : null,
  },
});
const listedPlayers = (times: number) => [
  player('1', 'Moonlit Harbour', 1, 0, 'Lumi'),
  player('2', 'Star Rail Nightly', 2, -2),
  player('3', 'Azure Campus', 3, -1),
  ...Array.from({ length: 3 * (times - 1) }, (_, index) =>
    player(String(10 + index), `Lantern ${index + 1}`, (index % 3) + 1, 0, 'A nickname that is as long as one may be'),
  ),
];

/** One reward in each state. */
const listedDeliveries = () =>
  (
    [
      ['accepted', 'Waits until the player is online.'],
      ['sending', ''],
      ['sent', 'Added 10 items.'],
      ['unknown', 'The game server did not say whether it arrived. The staff decide whether it is sent again.'],
      ['failed', 'The game server does not know this item.'],
    ] as const
  ).map(([state, note], index) => ({
    ...{ id: String(index + 1), uid: '800001', title: 'Welcome gift of the season', items: [], state, note },
    server: { id: '1', title: index === 4 ? '' : 'Moonlit Harbour' },
    acceptedAt: nowSeconds() - index * day,
    settledAt: index < 2 ? 0 : nowSeconds() - index * day,
  }));

/** The differences between accounts, by name. All others have an unverified address, a password, a role and three characters. */
const others: Record<string, Record<string, unknown>> = {
  newcomer: { email: '', password_web: false, iplock: [], roleExpired: 0 },
  mailless: { email: '' },
  passwordless: { password_web: false },
  verified: { verifyEmail: 1 },
  expired: { roleExpired: nowSeconds() - 9 * day, role: [4] },
  listed: { iplock: ['203.0.113.7', '2001:db8:85a3::1'], tokenAPI: 'a-code-of-my-own', verifyEmail: 1 },
  linked: { third_login: { discord: true, twitter: false }, verifyEmail: 1 },
};
/** The fields that only our own host sends about an account. */
const extrasOf: Record<string, Record<string, unknown>> = {
  leaving: { deletionAt: nowSeconds() + 14 * day },
  playersaway: { arePlayersAway: true },
  temporary: { hasTemporaryPassword: true },
  newaddress: { pendingEmail: 'new@inn.test', pendingEmailUntil: nowSeconds() + day },
  hasty: { refreshAgainAt: nowSeconds() + 290 },
};
const noExtras = { pendingEmail: '', pendingEmailUntil: 0, openUntil: 0, version: '1', deletionAt: 0 };
const withoutAnything = ['newcomer', 'lonely', 'playersaway'];

function findOnServer(query: Fields): Answer {
  const server = query.get('id_server');
  if (query.get('type') === 'code_server') return { retcode: 0, message: '', data: 'GATE42' };
  if (server === '1') return { retcode: 429, message: '', data: { timestamp: nowSeconds() + 150 } };
  return { retcode: -2, message: 'api_db_player_process' };
}

/** The account of a call's key: calls of the specification send it in the body, ours in a header. */
function usernameOf(authorization: string | undefined, url: URL, body: string): string {
  const key = authorization ?? url.searchParams.get('token') ?? /(?:"token":"|\btoken=)([^"&]+)/.exec(body)?.[1] ?? '';
  return key.replace(`${hostSecrets.sessionKey}-`, '');
}

function answerOf(method: string, url: URL, body: string, username: string): Answer {
  const form = new URLSearchParams(body);
  switch (`${method} ${url.pathname}`) {
    case 'GET /api/v2/capabilities':
      return { retcode: 0, message: 'ok', data: { extensions } };
    case 'POST /api/v2/account/login':
      return logIn(form);
    case 'POST /api/v2/account/login/second-factor':
      return confirmFactor(body);
    case 'POST /api/v2/account/register':
      return register(form);
    case 'GET /api/v2/account/forget-password':
      return forgetPassword(url.searchParams);
    case 'POST /api/v2/account/logout':
      return { retcode: 0, message: 'ok' };
    case 'POST /api/v2/account':
      return answerPersonal(username, {
        account: {
          ...account(username),
          _id: '7',
          email: `${username}@inn.test`,
          verifyEmail: 0,
          password_web: true,
          expiredtoken: 0,
          roleExpired: nowSeconds() + 30 * day,
          ...others[username],
          ...(extrasOf[username] && { extras: { ...noExtras, ...extrasOf[username] } }),
        },
        player: withoutAnything.includes(username) ? [] : listedPlayers(username === 'crowded' ? 10 : 1),
      });
    case 'POST /api/v2/account/edit':
      return editAccount(username, body);
    case 'GET /api/v2/account/verify-email':
      return verifyEmail(url.searchParams);
    case 'GET /api/v2/account/allowlogin':
      return answerPersonal(username, null);
    case 'GET /api/v2/account/code':
      return answerPersonal(username, { code: 'made-code-1' });
    case 'GET /api/v2/account/point':
      return answerPersonal(username, { link: 'https://example.org/points' });
    case 'POST /api/v2/account/redeem':
      return form.get('code') === rightCode ? { retcode: 0 } : { retcode: -1, message: 'api_db_cdkey_nokey' };
    case 'GET /api/v2/account/find/server':
      return findOnServer(url.searchParams);
    case 'GET /api/v2/account/history':
      return answerPersonal(
        username,
        withoutAnything.includes(username) || url.searchParams.get('action') === 'clear' ? [] : listedLogins(),
      );
    case 'GET /api/v2/account/device':
      return answerPersonal(username, withoutAnything.includes(username) ? { link: [], nolink: [] } : listedDevices());
    case 'GET /api/v2/account/deliveries':
      if (username === 'rewardless') return null;
      return { retcode: 0, message: 'ok', data: username === 'rewarded' ? listedDeliveries() : [] };
    case 'POST /api/v2/account/device/link':
      return form.get('deviceId') === 'unknown' ? { retcode: -1, message: '' } : { retcode: 0, message: 'ok' };
    case 'GET /api/v2/account/sessions':
      return answerPersonal(username, listedSessions());
    case 'GET /api/v2/account/api-keys':
      return answerPersonal(username, withoutAnything.includes(username) ? [] : listedKeys());
    case 'POST /api/v2/account/api-keys':
      return answerPersonal(username, { key: `shu_4fG2${'0'.repeat(39)}`, apiKey: listedKeys()[0] });
    case 'POST /api/v2/account/deletion':
      return { retcode: -1, message: 'The password is wrong.' };
    case 'GET /api/v2/account/security':
      return answerPersonal(username, security());
    default:
      return { retcode: 404, message: 'no such call' };
  }
}

/** An account host for the login page and the account area: the calls of a login, the account's own, and a Discord that agrees at once. */
export async function startFakeAccountHost(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    const provider = /^\/account\/login\/(\w+)$/.exec(url.pathname)?.[1];
    if (provider) return sendBack(provider, url, response);
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const answer =
        fakeDownloads[url.pathname] ??
        answerOf(request.method ?? '', url, body, usernameOf(request.headers.authorization, url, body));
      if (answer === null) return void request.socket.destroy();
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** After the visitor agreed: redirects to the login page with a ticket and the original state. */
function sendBack(provider: string, { searchParams }: URL, response: ServerResponse): void {
  const search = new URLSearchParams({
    session: hostSecrets.ticket,
    login_type: provider,
    type: searchParams.get('type') ?? 'web',
    state: searchParams.get('state') ?? '',
  });
  response.writeHead(302, { location: `/login?${search}` }).end();
}
