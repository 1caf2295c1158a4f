import { createEngine } from '../../engine/create-engine';
import { sendJson, startEngineServer } from '../../testing/start-engine-server';
import type { EngineServer, SeenRequest } from '../../testing/start-engine-server';
import { findInPlayerList } from './find-in-player-list';

const token = 'console-token-hunter2';
let server: EngineServer;
/** The console's output for a command, and for `list uid`. */
let printed: Record<string, unknown>;
let list: string;
/** Servers behind the gateway; null for a single server. */
let servers: Record<string, string> | null;

/**
 * Imitates the plugin: status 200 for everything, null values without a key, and a console that answers 200 for any result of a command.
 */
function plugin({ path, body }: SeenRequest): unknown {
  if (path === '/status/server') return { retcode: 0, status: { playerCount: 12, maxPlayer: 100, version: '5.0.0' } };
  if (path !== '/opencommand/api' || body === null) return { retcode: 500, message: 'error' };
  if (body['token'] !== token) return { retcode: 401, message: 'Unauthorized' };
  if (body['action'] === 'server' && servers !== null) return { retcode: 200, message: 'Success', data: servers };
  if (body['action'] !== 'command') return { retcode: 403, message: 'forbidden' };
  if (servers !== null && !Object.hasOwn(servers, String(body['server'])))
    return { retcode: 404, message: 'Server Not Found.' };
  return body['data'] === 'list uid' ? { retcode: 200, message: 'Success', data: list } : printed;
}

beforeEach(async () => {
  printed = { retcode: 200, message: 'Success', data: 'Given 5 of 201.\r\n' };
  list = '2 人のプレイヤーがオンラインです:\nLumine (10001), A, b (1) (10002)';
  servers = null;
  server = await startEngineServer(plugin);
});
afterEach(() => server.close());

const engine = (more: object = {}) => createEngine({ kind: 'opencommand', url: server.url, secret: token, ...more });
const lastBody = () => server.seen.at(-1)?.body;

test('runs a command for the player, with the player last', async () => {
  const answer = await engine().runCommand({ uid: '10001', line: 'give 201 x5' });
  expect(answer).toEqual({ retcode: 200, message: 'Given 5 of 201.' });
  expect(lastBody()).toEqual({ token, action: 'command', data: 'give 201 x5 @10001' });
});

test.each([['10003'], ['10009']])('a player %s who is not online is not reported as served', async (uid) => {
  // The real answer of its console: 200, with a text in the server's language.
  printed = { retcode: 200, message: 'Success', data: 'このコマンドにはオンラインのターゲット UID が必要です。' };
  const answer = await engine().runCommand({ uid, line: 'give 201 x5' });
  expect(answer).toEqual({ retcode: 404, message: 'No player with this number is online.' });
  expect(server.seen.map(({ body }) => body?.['data'])).toEqual(['list uid']);
});

test('nobody is online, or the list cannot be read', async () => {
  list = 'There are 0 player(s) online:';
  expect(await engine().runCommand({ uid: '10001', line: 'heal' })).toMatchObject({ retcode: 404 });
  list = 'Online:\nsomebody';
  expect(await engine().runCommand({ uid: '10001', line: 'heal' })).toMatchObject({ retcode: 200 });
  expect(await engine().findPlayer({ uid: '10001' })).toMatchObject({ retcode: 404 });
});

test('what needs no player is run at once', async () => {
  expect(await engine().runCommand({ uid: '10009', line: 'help give' })).toMatchObject({ retcode: 200 });
  expect(server.seen.map(({ body }) => body?.['data'])).toEqual(['help give @10009']);
});

test('a command that runs in a thread answers before it has printed: it is sent, not done', async () => {
  // The real answer of the plugin to `give 201` and to `give no-such-item`.
  printed = { retcode: 200, message: 'Success', data: '' };
  const sent = { retcode: 200, message: expect.stringMatching(/^Sent\. .* look in the game\.$/) };
  expect(await engine().runCommand({ uid: '10001', line: 'give no-such-item' })).toEqual(sent);
  expect(await engine().runCommand({ uid: '10001', line: 'G 201' })).toEqual(sent);
  expect(await engine().runCommand({ uid: '10001', line: 'heal' })).toEqual({ retcode: 200, message: '' });
});

test('names the server behind a gateway, whose output may be in the message only', async () => {
  servers = { 'uuid-1': 'Europe 1', 'uuid-2': 'Asia' };
  printed = { retcode: 200, message: 'Given.' };
  const answer = await engine({ server: 'Europe 1' }).runCommand({ uid: '10001', line: 'give 201' });
  expect(answer).toEqual({ retcode: 200, message: 'Given.' });
  expect(lastBody()).toMatchObject({ server: 'uuid-1' });
  expect(await engine({ server: 'uuid-2' }).runCommand({ uid: '10001', line: 'heal' })).toMatchObject({ retcode: 200 });
});

test('a server that connects again has a new uuid, and is found again', async () => {
  servers = { 'uuid-1': 'Europe' };
  const europe = engine({ server: 'Europe' });
  await europe.runCommand({ uid: '10001', line: 'heal' });
  servers = { 'uuid-9': 'Europe' };
  expect(await europe.runCommand({ uid: '10001', line: 'heal' })).toMatchObject({ retcode: 200 });
  expect(lastBody()).toMatchObject({ server: 'uuid-9', data: 'heal @10001' });
  servers = {};
  // Not 404, which would mean that the player is offline.
  expect(await europe.runCommand({ uid: '10001', line: 'heal' })).toMatchObject({ retcode: 500 });
  servers = { 'uuid-2': 'Europe', 'uuid-3': 'Europe' };
  await expect(europe.readState()).rejects.toThrow('several servers of this name');
});

test.each([
  [{ retcode: 400, message: 'Verification failed' }, 500],
  [{ retcode: 401, message: 'Unauthorized' }, 500],
  [{ retcode: 403, message: 'Requests are too frequent' }, 429],
  [{ retcode: 403, message: 'forbidden' }, 403],
  [{ retcode: 404, message: 'Player Not Found.' }, 404],
  [{ retcode: 404, message: 'Server Not Found.' }, 500],
  [{ retcode: 408, message: 'Timeout' }, 408],
  [{ retcode: 500, message: 'error', data: 'NullPointerException' }, 500],
])('%j is %i', async (answer, retcode) => {
  printed = answer;
  expect(await engine().runCommand({ uid: '10001', line: 'give 201' })).toMatchObject({ retcode });
});

test('a wrong token is our fault, not the player’s, and is not shown', async () => {
  const { retcode, message } = await engine({ secret: 'wrong-hunter2' }).runCommand({ uid: '1', line: 'heal' });
  expect(retcode).toBe(500);
  expect(message).toBe('The game server does not accept the key of this site.');
});

test('what the engine prints never shows our token', async () => {
  printed = { retcode: 200, message: 'Success', data: `token was ${token}, \u001b[31mred\u001b[0m` };
  const { message } = await engine().runCommand({ uid: '10001', line: 'heal' });
  expect(message).toBe('token was •••, red');
});

test('reports players and version; behind a gateway only that the server is up', async () => {
  expect(await engine().readState()).toMatchObject({ players: 12, versions: ['5.0.0'], platforms: {}, cpu: null });
  await expect(engine({ server: 'Europe' }).readState()).rejects.toThrow('it is not a gateway of several servers');
  servers = { 'uuid-1': 'Europe' };
  expect(await engine({ server: 'Europe' }).readState()).toMatchObject({ players: null });
  await expect(engine({ server: 'Asia' }).readState()).rejects.toMatchObject({ kind: 'network' });
  await expect(engine({ server: 'Europe', secret: 'wrong' }).readState()).rejects.toMatchObject({ kind: 'refused' });
});

test('finds a player who is online', async () => {
  expect(await engine().findPlayer({ uid: '10001' })).toMatchObject({
    retcode: 200,
    player: { uid: '10001', nickname: 'Lumine', online: true },
  });
  expect(await engine().findPlayer({ uid: '1000' })).toMatchObject({ retcode: 404, player: null });
});

test('shows our code to a player who is online, as a message', async () => {
  const { retcode } = await engine().sendCode({ uid: '10001', code: 'AB12CD' });
  expect(retcode).toBe(200);
  expect(lastBody()?.['data']).toBe('sendMessage Your code for Starhaven is AB12CD. Tell it to nobody else. @10001');
  expect(await engine().sendCode({ uid: '9', code: 'AB12CD' })).toMatchObject({ retcode: 404 });
});

test.each([
  ['give 201 @10002', '10001', 403],
  ['give 201 | stop', '10001', 403],
  ['give 201\n/stop', '10001', 403],
  ['', '10001', 403],
  ['give 201', '10001 @10002', 404],
  ['give 201', '@all', 404],
])('%j for %j is never sent', async (line, uid, retcode) => {
  expect(await engine().runCommand({ uid, line })).toMatchObject({ retcode });
  expect(server.seen).toEqual([]);
});

test('an engine that is away, slow to a caller, or speaks HTML is an answer, not an error', async () => {
  server.behave = (_, response) => void response.writeHead(200).end('<html>');
  expect(await engine().runCommand({ uid: '1', line: 'heal' })).toMatchObject({ retcode: 500 });
  server.behave = (_, response) => sendJson(response, { busy: true }, 429);
  expect(await engine().runCommand({ uid: '1', line: 'heal' })).toMatchObject({ retcode: 500 });
  server.behave = () => undefined;
  const signal = AbortSignal.timeout(30);
  expect(await engine().runCommand({ uid: '1', line: 'heal', signal })).toMatchObject({ retcode: 408 });
});

test('names in a list hold commas and parentheses', () => {
  const list = 'There are 3 player(s) online:\nx (2), y, z (10002), (7) w (3)';
  expect(findInPlayerList(list, '10002')).toEqual({ isOnline: true, nickname: 'z' });
  expect(findInPlayerList(list, '3')).toEqual({ isOnline: true, nickname: '(7) w' });
  expect(findInPlayerList(list, '7')).toEqual({ isOnline: false, nickname: '' });
  expect(findInPlayerList('Online: Lumine (10001),', '10001')).toEqual({ isOnline: true, nickname: 'Lumine' });
});
