import { createHash } from 'node:crypto';
import { createEngine } from '../../engine/create-engine';
import { EngineError } from '../../engine/engine-error';
import { startEngineServer } from '../../testing/start-engine-server';
import type { EngineServer, SeenRequest } from '../../testing/start-engine-server';
import { createHk4eMuip } from './hk4e-muip';

const secret = 'muip-hunter2';
let server: EngineServer;
let answer: unknown;

/** Imitates MUIP: checks the signature over all other parameters, then the region. */
function muip({ path, query }: SeenRequest): unknown {
  const { sign, ...signed } = query;
  const text = Object.entries(signed)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  if (path !== '/api') return { retcode: -1 };
  if (
    createHash('sha256')
      .update(text + secret)
      .digest('hex') !== sign
  )
    return { retcode: 1003, msg: 'sign error' };
  if (query['region'] !== 'dev_docker') return { retcode: 1010, msg: 'region error' };
  return answer;
}

beforeEach(async () => {
  answer = { retcode: 0, msg: 'succ', data: { msg: 'ok: 201', retmsg: '' } };
  server = await startEngineServer(muip);
});
afterEach(() => server.close());

const engine = (more: object = {}) =>
  createEngine({ kind: 'hk4e-muip', url: server.url, secret, region: 'dev_docker', ...more });

test('runs GM text, signed, for the player', async () => {
  expect(await engine().runCommand({ uid: '10001', line: 'item add 201 5' })).toEqual({
    retcode: 200,
    message: 'ok: 201',
  });
  expect(server.seen[0]?.query).toMatchObject({
    cmd: '1116',
    uid: '10001',
    msg: 'item add 201 5',
    region: 'dev_docker',
  });
});

test.each([
  [{ retcode: -1, data: { retmsg: "can't find gm command" } }, 500, "can't find gm command"],
  [{ retcode: 4, msg: 'offline' }, 404, 'The player is not online.'],
  [{ retcode: 617 }, 500, 'The amount is over the limit.'],
  [{ retcode: 627 }, 500, 'The amount is over the limit.'],
  [{ retcode: 8002 }, 500, 'The number of story keys is over the limit.'],
  [{ retcode: 17, msg: 'account not exist' }, 404, 'No player has this number.'],
  [{ retcode: 1202 }, 500, 'In co-op mode only the host can do this.'],
  [{ retcode: 99, msg: 'odd' }, 500, 'odd'],
  [[], 500, 'The game server sent an answer that the site cannot read.'],
])('%j is %i', async (told, retcode, message) => {
  answer = told;
  expect(await engine().runCommand({ uid: '10001', line: 'scoin 5' })).toEqual({ retcode, message });
});

test('no answer may mean that the player is away, and the message says so', async () => {
  const silent = { ask: () => Promise.reject(new EngineError('timeout', 'no answer within 10 s')) };
  const config = { kind: 'hk4e-muip', url: server.url, secret, region: 'dev_docker', ticket: 'GM' } as const;
  const muipOf = createHk4eMuip(config, { http: silent, siteName: 'Starhaven' });
  expect(await muipOf.runCommand({ uid: '10001', line: 'scoin 5' })).toEqual({
    retcode: 408,
    message: 'The game server did not answer. It may do so when a player is not online.',
  });
  await expect(muipOf.readState()).rejects.toMatchObject({ kind: 'timeout' });
});

test('a wrong secret and a wrong region are distinguished', async () => {
  const wrongKey = await engine({ secret: 'wrong' }).runCommand({ uid: '1', line: 'scoin 5' });
  expect(wrongKey.message).toBe('The game server does not accept the key of this site.');
  const wrongRegion = await engine({ region: 'dev_gio' }).runCommand({ uid: '1', line: 'scoin 5' });
  expect(wrongRegion.message).toBe(
    'The region of the game server is not the one in the setting "region" of this site.',
  );
});

test('reports players by platform', async () => {
  answer = { retcode: 0, data: { online_player_num: 9, platform_player_num: { PC: 4, ANDROID: 3, IOS: 2, odd: -1 } } };
  expect(await engine().readState()).toMatchObject({ players: 9, platforms: { PC: 4, ANDROID: 3, IOS: 2 } });
  expect(server.seen[0]?.query).toMatchObject({ cmd: '1129' });
  answer = { retcode: 1003 };
  await expect(engine().readState()).rejects.toMatchObject({ kind: 'shape' });
});

test('sends our code as a mail without items', async () => {
  expect(await engine().sendCode({ uid: '10001', code: 'AB12' })).toMatchObject({ retcode: 200 });
  expect(server.seen[0]?.query).toMatchObject({ cmd: '1005', uid: '10001', item_list: '', config_id: '0', tag: '0' });
  expect(server.seen[0]?.query['content']).toContain('AB12');
});

test('cannot look players up, and says so', async () => {
  expect(engine().capabilities.findPlayer).toBeNull();
  expect(await engine().findPlayer({ uid: '10001' })).toMatchObject({ retcode: 501, player: null });
});

test('sends items by mail', async () => {
  const mail = {
    uid: '10001',
    title: 'Gift',
    text: 'For you',
    items: [
      { id: 201, amount: 100, type: 0 },
      { id: 202, amount: 5, type: 0 },
    ],
  };
  expect(await engine().sendMail(mail)).toMatchObject({ retcode: 200 });
  expect(server.seen[0]?.query).toMatchObject({ cmd: '1005', uid: '10001', item_list: '201:100,202:5', title: 'Gift' });
  for (const text of ['two\nlines', 'a;b', '', '\u202eback', '"quoted"'])
    expect(await engine().sendMail({ ...mail, text })).toMatchObject({ retcode: 403 });
  expect(await engine().sendMail({ ...mail, uid: '1 OR 1' })).toMatchObject({ retcode: 404 });
  expect(server.seen).toHaveLength(1);
});
