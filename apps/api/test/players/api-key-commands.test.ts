import { createApiKey, runAccountCommand } from '@starhaven/contracts/account';
import { accountClient, newAddress, password } from '../support/clients/account-client';
import { closeAgents } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import { connectGame, giveCharacter } from '../support/hosts/players';
import type { Game } from '../support/hosts/players';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('commands with an API key', (open) => {
  let game: Game;
  const api = useTestApi(open, { fleet: { livenessMs: 60_000 } });
  beforeEach(async () => {
    game = await connectGame(api, { engine: 'opencommand' });
  });
  afterEach(closeAgents);

  async function keyOf(scopes: object, { hasCharacter = true } = {}) {
    const { data } = await accountClient(api).enter();
    if (hasCharacter) await giveCharacter(api.database, { account: data.uid, game, uid: '10001' });
    const made = await api.app.inject({
      method: 'POST',
      url: createApiKey.path,
      headers: { authorization: data.sessionKey },
      payload: {
        name: 'Bot',
        isReadOnly: false,
        servers: [],
        commands: [],
        addresses: [],
        days: 30,
        password,
        ...scopes,
      },
    });
    return { key: made.json().data.key as string, sessionKey: data.sessionKey };
  }
  const run = async (key: string, command: string, serverId = game.id) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: runAccountCommand.path,
      remoteAddress: newAddress(),
      headers: { authorization: `Bearer ${key}` },
      payload: { server: serverId, command },
    });
    return { status: answer.statusCode, ...answer.json<{ retcode: number; message: string; data?: object }>() };
  };

  test('runs for the own character, and answers with the output', async () => {
    const { key } = await keyOf({ commands: ['give'] });
    expect(await run(key, '/give 201 x5')).toMatchObject({ status: 200, retcode: 200, data: { output: 'given' } });
    expect(game.callsOf('runCommand')).toEqual([{ uid: '10001', line: 'give 201 x5' }]);
  });

  test.each<[string, object, string, number]>([
    ['a key that only reads', { isReadOnly: true }, 'give 201', 403],
    ['another command than the key may run', { commands: ['heal'] }, 'give 201', 403],
    ['another server than the key may use', { servers: ['999999'] }, 'give 201', 403],
    ['a command above the account’s roles', {}, 'kick', 403],
    ['another player as the target', {}, 'give 201 @10002', 403],
    ['a second command', {}, 'give 201 | stop', 403],
    ['a command that never runs', {}, 'stop', 403],
  ])('%s: nothing runs', async (_name, scopes, command, retcode) => {
    const { key } = await keyOf(scopes);
    const answer = await run(key, command);
    expect([answer.retcode, answer.data ?? null]).toEqual([retcode, null]);
    expect(answer.message).not.toBe('');
    expect(game.callsOf('runCommand')).toEqual([]);
  });

  test('without a character, with a session key or without a key nothing runs', async () => {
    const { key } = await keyOf({}, { hasCharacter: false });
    expect((await run(key, 'heal')).message).toContain('Load your characters');
    const { sessionKey } = await keyOf({});
    for (const wrong of [sessionKey, '', 'shu_'.padEnd(47, 'x')]) expect((await run(wrong, 'heal')).status).toBe(401);
    expect(game.callsOf('runCommand')).toEqual([]);
  });
});
