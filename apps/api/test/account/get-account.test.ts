import { getAccount } from '@starhaven/contracts/account';
import { accountClient } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { createTestApp } from '../support/test-app';
import type { TestApp, TestAppOptions } from '../support/test-app';

const player = {
  server: { id: 's1', title: 'Teyvat', type_game: 1 },
  player: {
    retcode: 0,
    message: '',
    timestamp: 0,
    data: { uid: '1', accountId: '2', nickname: 'Lumine', signature: '' },
  },
};

describeOnEachEngine('the account with its players', (open) => {
  let db: TestDatabase;
  const servers: TestApp[] = [];
  beforeAll(async () => {
    db = await open();
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ app }) => app.close()));
    await db?.close();
  });
  const start = async (listPlayers: TestAppOptions['listPlayers']) => {
    const server = await createTestApp(db.database, { listPlayers });
    servers.push(server);
    return server;
  };

  test('come from the module that owns them, which gets the caller and whether to look again', async () => {
    const listPlayers = jest.fn().mockResolvedValue({ players: [player], refreshAgainAt: 0 });
    const { app } = await start(listPlayers);
    const { data } = await accountClient({ app }).enter();
    const ask = async (payload: object) =>
      (
        await app.inject({ method: 'POST', url: getAccount.path, payload: { token: data.sessionKey, ...payload } })
      ).json();
    expect((await ask({})).data.player).toEqual([player]);
    await ask({ action: 'refresh_player' });
    expect(listPlayers.mock.calls).toEqual([
      [Number(data.uid), { isRefresh: false }],
      [Number(data.uid), { isRefresh: true }],
    ]);
  });

  test('the extras say when a refresh that came too soon is possible again', async () => {
    const { app } = await start(() => Promise.resolve({ players: [player], refreshAgainAt: 1_900_000_000 }));
    const { data } = await accountClient({ app }).enter();
    const payload = { token: data.sessionKey, extras: 'yes', action: 'refresh_player' };
    const answer = await app.inject({ method: 'POST', url: getAccount.path, payload });
    expect(answer.json().data).toMatchObject({
      account: { extras: { refreshAgainAt: 1_900_000_000, arePlayersAway: false } },
      player: [player],
    });
  });

  test('the rewards come only to callers that ask for them, and the host announces it', async () => {
    const { app } = await start(undefined);
    const { data } = await accountClient({ app }).enter();
    const ask = async (payload: object) =>
      (
        await app.inject({ method: 'POST', url: getAccount.path, payload: { token: data.sessionKey, ...payload } })
      ).json().data;
    expect(await ask({})).not.toHaveProperty('deliveries');
    expect(await ask({ deliveries: 'yes' })).toMatchObject({ deliveries: [] });
    expect(app.extensions).toContain('account-deliveries');
  });

  test('the extras show a password that the host issued', async () => {
    const { app } = await start(undefined);
    const { data } = await accountClient({ app }).enter();
    await db.database.query('update account set is_password_temporary = true where id = $1', [Number(data.uid)]);
    const payload = { token: data.sessionKey, extras: 'yes' };
    const answer = await app.inject({ method: 'POST', url: getAccount.path, payload });
    expect(answer.json().data.account.extras).toMatchObject({ hasTemporaryPassword: true, deletionAt: 0 });
  });

  test('the account is answered while its players cannot be listed, and the log has the reason', async () => {
    const server = await start(() => Promise.reject(new Error('the fleet is away')));
    const client = accountClient(server);
    const { data, username } = await client.enter();
    const answer = await client.account(data.sessionKey);
    expect(answer.json()).toMatchObject({ retcode: 200, data: { account: { username }, player: [] } });
    expect(answer.json().data.account).not.toHaveProperty('extras');
    const payload = { token: data.sessionKey, extras: 'yes' };
    const whole = await server.app.inject({ method: 'POST', url: getAccount.path, payload });
    expect(whole.json().data.account.extras).toMatchObject({ arePlayersAway: true });
    expect(server.logLines.join()).toContain('the fleet is away');
  });
});
