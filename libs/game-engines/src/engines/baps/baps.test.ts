import { createEngine } from '../../engine/create-engine';
import { sendJson, startEngineServer } from '../../testing/start-engine-server';
import type { EngineServer } from '../../testing/start-engine-server';

const secret = 'baps-hunter2';
const ping = {
  playerNum: 21,
  clientVersion: '1.57.0',
  serverVersion: '0.4',
  commit: 'abc1234',
  cpuOc: 12.25,
  memoryOc: '3.50/15.00GB',
  baPsMemoryOc: '210.00MB',
};
let server: EngineServer;
let answers: Record<string, unknown>;

beforeEach(async () => {
  answers = {
    ping: { code: 0, message: JSON.stringify(ping) },
    giveAll: { code: 0, msg: 'sent by mail' },
    getPlayer: { code: 0, msg: JSON.stringify({ account_id: 7, nickname: 'Sensei', comment: 'AB12' }) },
    gameMail: { code: 0, message: 'ok' },
    set: { code: 0, msg: 'set' },
  };
  // Only a wrong key is answered without JSON.
  server = await startEngineServer(({ path, query, headers }, response) => {
    if (headers.authorization !== secret) return response.writeHead(401).end('Unauthorized');
    if (path !== '/cdq/api') return sendJson(response, { danger: true }, 500);
    return answers[query['cmd'] ?? ''] ?? { code: 1, message: 'unknown command' };
  });
});
afterEach(() => server.close());

const engine = (key = secret) => createEngine({ kind: 'baps', url: server.url, secret: key });

test.each(['giveAll type Material num 5', 'giveAll type=Material n=5', 'ga t Material n 5'])(
  '"%s" becomes options, with the player set here',
  async (line) => {
    expect(await engine().runCommand({ uid: '7', line })).toEqual({ retcode: 200, message: 'sent by mail' });
    expect(server.seen[0]?.query).toEqual({ cmd: 'giveAll', type: 'Material', num: '5', uid: '7' });
  },
);

test('short names of options are known, and cannot add a second value', async () => {
  expect(await engine().runCommand({ uid: '7', line: 'set t AccountLevel s1 80' })).toMatchObject({ retcode: 200 });
  expect(server.seen[0]?.query).toEqual({ cmd: 'set', type: 'AccountLevel', sub1: '80', uid: '7' });
  const both = await engine().runCommand({ uid: '7', line: 'set type AccountLevel t Toast s1 80' });
  expect(both).toMatchObject({ retcode: 500 });
  expect(server.seen).toHaveLength(1);
});

test.each([
  ['giveAll uid 8', 500],
  ['giveAll u=8', 500],
  ['giveAll type Material uid=8', 500],
  ['giveAll type Material type Character', 500],
  ['giveAll cmd shell', 500],
  ['giveAll type', 500],
  ['shell shell=id', 403],
  ['account account=admin type=getCode', 403],
  ['gameMail recipient=all', 403],
  ['getPlayer uid=8', 403],
  ['mail header=x', 403],
  ['set type GetConfig sub1 1', 403],
  ['set t=Toast s1=hello', 403],
])('"%s" is never sent, and answered with %i', async (line, retcode) => {
  const message =
    retcode === 403 ? 'This command cannot be run from the site.' : 'These options are not those of giveAll.';
  expect(await engine().runCommand({ uid: '7', line })).toEqual({ retcode, message });
  expect(server.seen).toEqual([]);
});

test.each([
  [{ code: -1, message: '玩家不在线' }, 404],
  [{ code: -2, message: 'type' }, 500],
  [{ code: 1 }, 501],
  [{ code: 2, message: 'bad option' }, 500],
  [{ code: 3 }, 500],
])('%j is %i', async (told, retcode) => {
  answers['giveAll'] = told;
  expect(await engine().runCommand({ uid: '7', line: 'giveAll' })).toMatchObject({ retcode });
});

test('reports players, version, commit, processor and memory from its ping', async () => {
  expect(await engine().readState()).toMatchObject({
    players: 21,
    versions: ['1.57.0'],
    commit: 'abc1234',
    cpu: { usage: 12.25 },
    ram: { usedMb: 3584, totalMb: 15360 },
  });
  answers['ping'] = { code: 0, data: ping };
  expect(await engine().readState()).toMatchObject({ players: 21 });
  await expect(engine('wrong').readState()).rejects.toMatchObject({ kind: 'refused' });
  expect(await engine('wrong').runCommand({ uid: '7', line: 'ping' })).toEqual({
    retcode: 500,
    message: 'The game server is not set up correctly.',
  });
});

test('the answer to a ping is a sentence, not the JSON of the server', async () => {
  expect(await engine().runCommand({ uid: '7', line: 'ping' })).toEqual({
    retcode: 200,
    message: 'The game server answers. Players online: 21. Version 1.57.0.',
  });
  answers['ping'] = { code: 0, msg: 'pong' };
  expect(await engine().runCommand({ uid: '7', line: 'ping' })).toEqual({
    retcode: 200,
    message: 'The game server answers.',
  });
});

test('finds a player', async () => {
  expect(await engine().findPlayer({ uid: '7' })).toMatchObject({
    retcode: 200,
    player: { uid: '7', accountId: '7', nickname: 'Sensei', signature: 'AB12' },
  });
  answers['getPlayer'] = { code: -1, message: 'none' };
  expect(await engine().findPlayer({ uid: '8' })).toMatchObject({ retcode: 404, player: null });
});

test('sends our code as a mail to this player', async () => {
  expect(await engine().sendCode({ uid: '7', code: 'AB12' })).toMatchObject({ retcode: 200 });
  expect(server.seen[0]?.query).toMatchObject({ cmd: 'gameMail', recipient: '7', parcelInfoList: '[]' });
  answers['gameMail'] = { code: -5 };
  expect(await engine().sendCode({ uid: '7', code: 'AB12' })).toMatchObject({ retcode: 404 });
});

test('the key that the engine is shipped with is refused', () => {
  expect(() => engine('123456')).toThrow("The engine's secret is the one it is shipped with: set a key of your own.");
});

test('sends items by mail', async () => {
  const mail = { uid: '7', title: 'Gift', text: 'For you', items: [{ id: 3, amount: 100, type: 2 }] };
  expect(await engine().sendMail(mail)).toMatchObject({ retcode: 200 });
  expect(server.seen[0]?.query).toMatchObject({
    recipient: '7',
    comment: 'For you',
    parcelInfoList: '[{"Type":2,"Id":3,"Num":100}]',
  });
});
