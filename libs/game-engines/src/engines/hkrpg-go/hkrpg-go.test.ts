import { createEngine } from '../../create-engine';
import { sendJson, startEngineServer } from '../../testing/start-engine-server';
import type { EngineServer } from '../../testing/start-engine-server';

const secret = 'sign-hunter2';
let server: EngineServer;
let answers: Record<string, unknown>;

beforeEach(async () => {
  answers = {
    1: { code: 0, msg: 'done' },
    1002: { code: 0, msg: JSON.stringify({ basic: { nickname: 'Caelus', signature: 'AB12' } }) },
    1003: { code: 0, data: { playerNum: 3 } },
    1006: { code: 0, msg: 'sent' },
  };
  // As the server does: one error code, HTTP 404 with it, and no text at all for a wrong key.
  server = await startEngineServer(({ path, query }, response) => {
    const known = answers[query['cmd'] ?? ''];
    if (query['sign_key'] !== secret) return sendJson(response, { code: -1 }, 404);
    if (path !== '/api' || known === undefined) return sendJson(response, { code: -1, msg: 'Unknown command' }, 404);
    return known;
  });
});
afterEach(() => server.close());

const engine = (key = secret) => createEngine({ kind: 'hkrpg-go', url: server.url, secret: key });

test('runs a command with its slash for the player', async () => {
  expect(await engine().runCommand({ uid: '7', line: 'give 102 5' })).toEqual({ retcode: 200, message: 'done' });
  expect(server.seen[0]?.query).toEqual({ cmd: '1', uid: '7', msg: '/give 102 5', sign_key: secret });
});

test.each([
  ['player recvchan timeout', 408],
  ['player not online', 404],
  ['Unknown command', 500],
])('"%s" is %i', async (msg, retcode) => {
  server.behave = (_, response) => sendJson(response, { code: -1, msg }, 404);
  expect(await engine().runCommand({ uid: '7', line: 'give 1' })).toMatchObject({ retcode });
});

test('a wrong key is told as such, and a text that repeats ours hides it', async () => {
  const wrong = await engine('wrong-hunter2').runCommand({ uid: '7', line: 'give 1' });
  expect(wrong).toEqual({ retcode: 500, message: 'The game server does not accept the key of this site.' });
  answers['1'] = { code: -1, msg: `bad request: /api?sign_key=${secret}` };
  expect((await engine().runCommand({ uid: '7', line: 'give 1' })).message).toBe('bad request: /api?sign_key=•••');
});

test('tells players; an unknown shape is not guessed', async () => {
  expect(await engine().readState()).toMatchObject({ players: 3 });
  answers['1003'] = { code: 0, msg: 'all good' };
  expect(await engine().readState()).toMatchObject({ players: null });
  answers['1003'] = { code: -1 };
  await expect(engine().readState()).rejects.toMatchObject({ kind: 'shape' });
});

test('finds a player, also in a text that holds JSON', async () => {
  expect(await engine().findPlayer({ uid: '7' })).toMatchObject({
    retcode: 200,
    player: { uid: '7', nickname: 'Caelus', signature: 'AB12' },
  });
  answers['1002'] = { code: 0, msg: '{}' };
  expect(await engine().findPlayer({ uid: '8' })).toMatchObject({ retcode: 404, player: null });
});

test('sends our code as a mail', async () => {
  expect(await engine().sendCode({ uid: '7', code: 'AB12' })).toMatchObject({ retcode: 200 });
  expect(server.seen[0]?.query).toMatchObject({ cmd: '1006', uid: '7' });
  expect(server.seen[0]?.query['content']).toContain('AB12');
});
