import { allowLogin, editAccount } from '@starhaven/contracts/account';
import { accountClient, newAddress, newName, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';

const invalid = 'Please enter a valid IP address';

describeOnEachEngine('the addresses that log in without a password', (open) => {
  const api = useTestApi(open);
  const client = accountClient(api);

  const ask = (token: string, query: Record<string, string>) =>
    api.app.inject({ url: `${allowLogin.path}?${new URLSearchParams({ token, ...query })}` });
  const allow = async (token: string, query: Record<string, string>) => (await ask(token, query)).json();
  /** A guest: an account without a password. */
  async function enterAsGuest() {
    const [username, address] = [newName(), newAddress()];
    const { data } = (await client.logIn({ username }, { address })).json();
    return { username, address, key: data.sessionKey as string, uid: Number(data.uid) };
  }
  const canEnter = async (username: string, address: string, enter_type = 'web') =>
    (await client.logIn({ username, enter_type }, { address })).json().retcode === 200;

  test('an added address may enter, also into the game, and a removed one may not; the answer is the account', async () => {
    const { key, username, address: first } = await enterAsGuest();
    const second = newAddress();
    expect(await canEnter(username, second)).toBe(false);
    const added = await allow(key, { type: 'ip_add', ip: ` ${second} ` });
    expect(added).toMatchObject({ retcode: 0, data: { username, iplock: [first, second] } });
    expect(added.data).not.toHaveProperty('extras');
    expect([await canEnter(username, second), await canEnter(username, second, 'ingame_gi')]).toEqual([true, true]);
    expect((await allow(key, { type: 'ip_remove', ip: second })).data.iplock).toEqual([first]);
    expect([await canEnter(username, second), await canEnter(username, second, 'ingame_gi')]).toEqual([false, false]);
  });

  test('another spelling is the same address, and doing it twice does it once', async () => {
    const { key, username } = await enterAsGuest();
    await allow(key, { type: 'ip_add', ip: '2001:DB8:00a0::1' });
    const { data } = await allow(key, { type: 'ip_add', ip: '2001:db8:a0:0:0:0:0:1' });
    expect(data.iplock.slice(1)).toEqual(['2001:db8:a0::1']);
    expect(await canEnter(username, '2001:db8:a0:0:ffff::2')).toBe(true);
    expect((await allow(key, { type: 'ip_add', ip: '::ffff:203.0.113.9' })).data.iplock).toContain('203.0.113.9');
    const removals = [
      await allow(key, { type: 'ip_remove', ip: '2001:db8:A0::0001' }),
      await allow(key, { type: 'ip_remove', ip: '2001:db8:a0::1' }),
    ];
    for (const answer of removals) expect([answer.retcode, answer.data.iplock.length]).toEqual([0, 2]);
  });

  test('everybody may enter for five minutes, and the answer has the end to those who ask for it', async () => {
    const { key, username, uid } = await enterAsGuest();
    const { data } = await allow(key, { type: 'all', extras: 'yes' });
    const leftSeconds = data.extras.openUntil - Date.now() / 1000;
    expect([leftSeconds > 290, leftSeconds <= 301]).toEqual([true, true]);
    expect(await canEnter(username, newAddress())).toBe(true);
    await api.database.query(`update account set open_to_all_until = now() where id = $1`, [uid]);
    expect(await canEnter(username, newAddress())).toBe(false);
  });

  test('neither way opens an account that has a password', async () => {
    const { username, data } = await client.enter();
    const address = newAddress();
    await allow(data.sessionKey, { type: 'ip_add', ip: address });
    await allow(data.sessionKey, { type: 'all' });
    expect((await client.logIn({ username }, { address })).json().retcode).toBe(-117);
  });

  test.each([
    '203.0.113.256',
    '203.0.113.0/24',
    'localhost',
    '0.0.0.0',
    '::',
    '1',
    '\u0000',
    "' or 1=1",
    'x'.repeat(9000),
  ])('%j is refused', async (ip) => {
    const { key, address } = await enterAsGuest();
    expect(await allow(key, { type: 'ip_add', ip })).toMatchObject({ retcode: -1, message: invalid });
    expect(await allow(key, { type: 'ip_remove', ip })).toMatchObject({ retcode: -1, message: invalid });
    expect((await client.account(key)).json().data.account.iplock).toEqual([address]);
  });

  test.each([
    [{ type: 'ip_add' }, invalid],
    [{ type: 'ip_add', ip: ' ' }, invalid],
    [{ type: 'everybody' }, 'Bad Request'],
    [{}, 'Bad Request'],
  ])('%j is an incomplete call', async (query: Record<string, string>, message) => {
    const { key } = await enterAsGuest();
    const answer = await ask(key, query);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test('the list has twenty addresses, also when many are added at once', async () => {
    const { key } = await enterAsGuest();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => allow(key, { type: 'ip_add', ip: `203.0.113.${index + 1}` })),
    );
    expect(answers.filter(({ retcode }) => retcode === 0)).toHaveLength(19);
    expect((await client.account(key)).json().data.account.iplock).toHaveLength(20);
  });

  test('the last way to log in stays until there is another one', async () => {
    const { key, address } = await enterAsGuest();
    const remove = () => allow(key, { type: 'ip_remove', ip: address });
    expect(await remove()).toMatchObject({ retcode: -1, message: expect.stringContaining('last way to log in') });
    await api.app.inject({
      method: 'POST',
      url: editAccount.path,
      payload: { token: key, data: { password_web: password } },
    });
    expect(await remove()).toMatchObject({ retcode: 0, data: { iplock: [] } });
  });

  test('of two last addresses that are removed at once one stays', async () => {
    const { key, address } = await enterAsGuest();
    const second = newAddress();
    await allow(key, { type: 'ip_add', ip: second });
    await Promise.all([address, second].map((ip) => allow(key, { type: 'ip_remove', ip })));
    expect((await client.account(key)).json().data.account.iplock).toHaveLength(1);
  });

  test('each change is a line of the security log, without the address', async () => {
    const { key, uid, address } = await enterAsGuest();
    const before = api.logLines.length;
    await allow(key, { type: 'ip_add', ip: '203.0.113.77' });
    await allow(key, { type: 'ip_remove', ip: address });
    await allow(key, { type: 'all' });
    const lines = api.logLines
      .slice(before)
      .map((line): { event?: string; uid?: number; outcome?: string } => JSON.parse(line))
      .filter((line) => line.uid === uid)
      .map(({ event, outcome }) => [event, outcome]);
    expect(lines).toEqual([
      ['address-added', 'ok'],
      ['address-removed', 'ok'],
      ['login-opened', 'ok'],
    ]);
    expect(api.logLines.slice(before).join()).not.toContain('203.0.113.77');
  });
});
