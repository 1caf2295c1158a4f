import { createEngine } from '../../engine/create-engine';
import { sendJson, startEngineServer } from '../../testing/start-engine-server';
import type { EngineServer } from '../../testing/start-engine-server';

const secret = 'admin-hunter2';
let server: EngineServer;
let command: [status: number, value: unknown];
let hasStatus: boolean;

beforeEach(async () => {
  command = [200, { success: true, output: 'Added.' }];
  hasStatus = true;
  server = await startEngineServer(({ path, method, headers, body }, response) => {
    if (path === '/health') return { status: 'ok', service: 'BlueArchiveAPI' };
    if (headers['x-admin-key'] !== secret)
      return sendJson(response, { error: 'Admin API requires a valid X-Admin-Key header.' }, 403);
    if (path === '/api/admin/status' && hasStatus)
      return { service: 'Shittim-Server', gameVersion: '1.90.439170', accountCount: 4, uptimeSeconds: 60 };
    if (path === '/api/admin/command' && method === 'POST') return sendJson(response, command[1], command[0]);
    if (path === '/api/admin/account/7/detail')
      return { serverId: 7, nickname: 'Sensei', comment: 'AB12', currencies: { Gem: 5 }, mailCount: 0 };
    if (path === '/api/admin/mail/send' && body?.['accountServerId'] === 7) return { success: true, message: 'sent' };
    if (/^\/api\/admin\/(?:account|mail)\//.test(path)) return sendJson(response, { error: 'Account not found' }, 404);
    return response.writeHead(404).end();
  });
});
afterEach(() => server.close());

const engine = (key = secret) => createEngine({ kind: 'shittim', url: server.url, secret: key });

test('runs a command for the player', async () => {
  expect(await engine().runCommand({ uid: '7', line: 'give 1 5' })).toEqual({ retcode: 200, message: 'Added.' });
  expect(server.seen[0]?.body).toEqual({ uid: 7, command: 'give 1 5' });
});

test.each([
  [400, { error: 'Invalid item' }, 500, 'Invalid item'],
  [400, { error: 'Account not found' }, 404, 'Account not found'],
  [403, {}, 500, 'The game server does not accept the key of this site.'],
  [429, { error: 'slow down' }, 429, 'slow down'],
  [500, {}, 500, 'The game server failed.'],
  [200, { error: 'odd' }, 500, 'odd'],
] as const)('%i %j is %i', async (status, value, retcode, message) => {
  command = [status, value];
  expect(await engine().runCommand({ uid: '7', line: 'give 1 5' })).toEqual({ retcode, message });
});

test('without a secret no key is sent, as on its own machine', async () => {
  expect(await engine('').runCommand({ uid: '7', line: 'give 1' })).toMatchObject({ retcode: 500 });
  expect(server.seen[0]?.headers['x-admin-key']).toBeUndefined();
});

test('reports version and uptime, but no players: it counts accounts only', async () => {
  expect(await engine().readState()).toMatchObject({ players: null, versions: ['1.90.439170'], uptimeSeconds: 60 });
});

test('an older build without a status is up, a wrong key is reported, and a starting server is not up', async () => {
  hasStatus = false;
  expect(await engine().readState()).toMatchObject({ players: null, versions: [] });
  await expect(engine('wrong').readState()).rejects.toMatchObject({ kind: 'refused' });
  server.behave = () => ({ status: 'starting' });
  await expect(engine().readState()).rejects.toMatchObject({ kind: 'shape' });
});

test('an unknown player and a command that found nothing have different answers', async () => {
  command = [400, { error: 'Sequence contains no elements' }];
  expect(await engine().runCommand({ uid: '8', line: 'max all' })).toEqual({
    retcode: 404,
    message: 'No player has this number.',
  });
  expect(await engine().runCommand({ uid: '7', line: 'max all' })).toMatchObject({ retcode: 500 });
});

test('finds a player, and sends our code as a mail', async () => {
  expect(await engine().findPlayer({ uid: '7' })).toMatchObject({
    retcode: 200,
    player: { uid: '7', accountId: '7', nickname: 'Sensei', signature: 'AB12' },
  });
  expect(await engine().findPlayer({ uid: '8' })).toMatchObject({ retcode: 404, player: null });
  expect(await engine().sendCode({ uid: '7', code: 'AB12' })).toMatchObject({ retcode: 200 });
  expect(server.seen.at(-1)?.body).toMatchObject({ accountServerId: 7, parcels: [] });
  expect(await engine().sendCode({ uid: '8', code: 'AB12' })).toMatchObject({ retcode: 404 });
});
