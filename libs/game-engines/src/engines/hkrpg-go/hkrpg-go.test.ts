import { createEngine } from '../../engine/create-engine';
import { sendJson, startEngineServer } from '../../testing/start-engine-server';
import type { EngineServer, SeenRequest } from '../../testing/start-engine-server';

const secret = 'sign+hunter2';
let server: EngineServer;
let status: unknown;

/** The text that the server builds from the player's line, with single spaces between all options, including empty ones. */
const lines: Record<string, (query: Record<string, string>) => string> = {
  1001: ({ world_level }) => `/set WorldLevel ${world_level}`,
  1004: ({ all, id = '', num = '' }) => (all ? '/give all' : `/give ${id} ${num}`),
  1005: ({ all, id = '', num = '', level = '', main = '', sub = '' }) =>
    all ? '/relic all' : `/relic ${id} ${num} ${level} ${main} ${sub}`,
  1007: ({ is = '' }) => `/set JumpMission ${is}`,
};
let ran: string[];

/** Answers like version 3.0: 404 with the only error code, no text for a wrong key, and code 0 for an unknown raw line. */
function api({ path, query }: SeenRequest): [status: number, answer: unknown] {
  const { cmd = '', uid = '', sign_key: key } = query;
  if (path !== '/api') return [404, null];
  if (key !== secret) return [404, { code: -1 }];
  if (cmd === '1') return [404, { code: 0, msg: '指令不存在' }];
  if (cmd === '1003') return [200, { code: 0, msg: status }];
  const line = lines[cmd];
  if (cmd === '1002' && uid === '8') return [200, { code: 0, msg: 'Player Not Found' }];
  if (cmd === '1002') return [200, { code: 0, msg: { uid: 7, level: 5, nickname: 'Caelus', signature: 'AB12' } }];
  if (line === undefined) return [404, { code: -1, msg: 'Unknown command' }];
  if (uid !== '7') return [404, { code: -1, msg: 'Player Not Found' }];
  ran.push(line(query));
  return [200, { code: 0, msg: 'ok' }];
}

beforeEach(async () => {
  status = { msg: '在线玩家:3\nCPU占用:12.35%\n内存占用3.50/15.00GB' };
  ran = [];
  server = await startEngineServer((request, response) => {
    const [code, answer] = api(request);
    if (answer === null) return response.writeHead(code).end('404 page not found');
    return sendJson(response, answer, code);
  });
});
afterEach(() => server.close());

const engine = (key = secret) => createEngine({ kind: 'hkrpg-go', url: server.url, secret: key });
const run = (line: string, uid = '7') => engine().runCommand({ uid, line });

test.each([
  ['give 102 5', '/give 102 5'],
  ['/give 102', '/give 102 1'],
  ['give all', '/give all 1'],
  ['give item 7', '/give item 7'],
  ['relic 61011 1 15 1 [2:10][3:9]', '/relic 61011 1 15 1 [2:10][3:9]'],
  ['relic 61011 1 0 1', '/relic 61011 1 0 1 '],
  ['relic all 15', '/relic all 15   '],
  ['set worldlevel 6', '/set WorldLevel 6'],
  ['set JumpMission 1', '/set JumpMission 1'],
])('"%s" runs as "%s"', async (line, expected) => {
  expect(await run(line)).toEqual({ retcode: 200, message: 'Sent. The game shows the result in its chat.' });
  expect(ran).toEqual([expected]);
});

test.each([
  'avatar add all',
  'del all',
  'help',
  'give',
  'give 102 x',
  'give 102 5 6',
  // In these lines a missing amount or main stat is an error.
  'relic 61011',
  'relic 61011 1 15',
  'relic 61011 1 15 1 2:10',
  // The server would change it to 0.
  'set WorldLevel 9',
  'set PlayerLevel 70',
  'set JumpMission 2',
])('"%s" has no call there, and is not reported as done', async (line) => {
  expect(await run(line)).toMatchObject({ retcode: 501 });
  expect(server.seen).toEqual([]);
});

test('a player who is not online is reported as such', async () => {
  expect(await run('give 102', '9')).toEqual({ retcode: 404, message: 'The player is not online.' });
});

test.each([
  ['a line that it does not know', 404, { code: 0, msg: '指令不存在' }, 500, '指令不存在'],
  ['a late player', 404, { code: -1, msg: 'player recvchan timeout' }, 408, 'The game server did not answer in time.'],
  ['a player who is leaving', 404, { code: -1, msg: 'player recvchan close' }, 404, 'The player is not online.'],
  ['another number', 404, { code: -1, msg: 'Unknown command' }, 500, 'Unknown command'],
  ['a build before 2.4', 200, { code: 0 }, 500, 'The game server is older than this site can use.'],
])('%s', async (_, code, answer, retcode, message) => {
  server.behave = (request, response) => sendJson(response, answer, code);
  expect(await run('give 1')).toEqual({ retcode, message });
});

test('a wrong key is reported, and our key is hidden in texts of the engine', async () => {
  const wrong = await engine('wrong-hunter2').runCommand({ uid: '7', line: 'give 1' });
  expect(wrong).toEqual({ retcode: 500, message: 'The game server does not accept the key of this site.' });
  await expect(engine('wrong-hunter2').readState()).rejects.toMatchObject({ kind: 'refused' });
  const said = `bad request: /api?sign_key=${encodeURIComponent(secret)} (${secret})`;
  server.behave = (request, response) => sendJson(response, { code: -1, msg: said }, 404);
  expect((await run('give 1')).message).toBe('bad request: /api?sign_key=••• (•••)');
});

test('reports players, processor and memory, which differ from version to version', async () => {
  expect(await engine().readState()).toMatchObject({
    players: 3,
    cpu: { usage: 12.35 },
    ram: { usedMb: 3584, totalMb: 15360 },
  });
  status = { player_num: 4, status: { cpu: 3 } };
  expect(await engine().readState()).toMatchObject({ players: 4, cpu: null });
  status = 'all good';
  expect(await engine().readState()).toMatchObject({ players: null });
  server.behave = (request, response) => sendJson(response, { code: -1, msg: 'Unknown command' }, 404);
  expect(await engine().readState()).toMatchObject({ players: null });
  server.behave = () => ({ code: 0 });
  await expect(engine().readState()).rejects.toThrow('older than version 2.4');
});

test('finds a player with the signature that carries a code', async () => {
  expect(await engine().findPlayer({ uid: '7' })).toMatchObject({
    retcode: 200,
    player: { uid: '7', nickname: 'Caelus', signature: 'AB12' },
  });
  expect(await engine().findPlayer({ uid: '8' })).toMatchObject({ retcode: 404, player: null });
});

test('sends no mail: there is none, and before 2.4 its number deletes items', async () => {
  expect(engine().capabilities.sendCode).toBeNull();
  expect(await engine().sendCode({ uid: '7', code: 'AB12' })).toMatchObject({ retcode: 501 });
  expect(server.seen).toEqual([]);
});

test('the key that the engine is shipped with is refused', () => {
  expect(() => engine('123456')).toThrow(
    "The engine's secret is the one it is shipped with: set a SignKey of your own.",
  );
});
