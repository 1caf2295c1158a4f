import { setAccessCode } from '@starhaven/contracts/account';
import { AccessCodes } from '../../src/modules/account';
import { accountClient } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';
import { accountSecret } from '../support/test-app';

describeOnEachEngine('the access code', (open) => {
  const api = useTestApi(open);
  const client = accountClient(api);

  const ask = (token: string, code: string) =>
    api.app.inject({ url: `${setAccessCode.path}?${new URLSearchParams({ token, code })}` });
  const set = async (token: string, code: string) => (await ask(token, code)).json();
  const shown = async (key: string) => ({
    account: (await client.account(key)).json().data.account.tokenAPI,
    session: (await client.sessionState(key)).json().data.tokenAPI,
  });
  const stored = async (uid: string) => {
    const [row] = await api.database
      .query('select api_code from account where id = $1', [Number(uid)])
      .then(({ rows }) => rows);
    return { apiCode: String((row as { api_code: string }).api_code) };
  };

  test('is made, shown to its owner, chosen, and switched off', async () => {
    const { data, username } = await client.enter();
    const key = data.sessionKey;
    expect(await shown(key)).toEqual({ account: '', session: '' });
    const made = await set(key, 'gen');
    expect(made).toEqual({ retcode: 0, message: 'ok', data: { code: expect.stringMatching(/^[\w-]{32}$/) } });
    expect(await shown(key)).toEqual({ account: made.data.code, session: made.data.code });
    expect((await set(key, 'GEN')).data.code).not.toBe(made.data.code);
    expect(await set(key, 'my-own.bot~2026')).toMatchObject({ retcode: 0, data: { code: 'my-own.bot~2026' } });
    const again = (await client.logIn({ username, password: 'three white horses' })).json();
    expect(again.data.tokenAPI).toBe('my-own.bot~2026');
    expect(await set(key, 'off')).toEqual({ retcode: 0, message: 'ok', data: { code: '' } });
    expect(await shown(key)).toEqual({ account: '', session: '' });
  });

  test('a copy of the database does not reveal it, and the same code looks different in two accounts', async () => {
    const [one, two] = [await client.enter(), await client.enter()];
    for (const { data } of [one, two]) await set(data.sessionKey, 'the-same-code');
    const rows = [await stored(one.data.uid), await stored(two.data.uid)];
    expect(JSON.stringify(rows)).not.toContain('the-same-code');
    expect(rows[0]).not.toEqual(rows[1]);
    const codes = new AccessCodes(accountSecret);
    expect(rows.map((row) => codes.codeOf(row))).toEqual(['the-same-code', 'the-same-code']);
    expect(new AccessCodes('another secret').codeOf(rows[0] ?? { apiCode: '' })).toBe('');
    expect(api.logLines.join()).not.toContain('the-same-code');
  });

  test.each([
    ['short7!', 'Please enter a valid access code: 8 to 64 letters, digits and . _ ~ -'],
    ['with space', 'Please enter a valid access code: 8 to 64 letters, digits and . _ ~ -'],
    ['x'.repeat(65), 'Please enter a valid access code: 8 to 64 letters, digits and . _ ~ -'],
    ['пароль-пароль', 'Please enter a valid access code: 8 to 64 letters, digits and . _ ~ -'],
    ['aaaaaaaa', 'This access code is too easy to guess. Please choose another one'],
    ['password1', 'This access code is too easy to guess. Please choose another one'],
  ])('%s is refused and changes nothing', async (code, message) => {
    const { data } = await client.enter();
    await set(data.sessionKey, 'my-own-code');
    expect(await set(data.sessionKey, code)).toMatchObject({ retcode: -1, message });
    expect((await shown(data.sessionKey)).account).toBe('my-own-code');
  });

  test('an empty one is refused in the words of the specification', async () => {
    const { data } = await client.enter();
    const answer = await ask(data.sessionKey, ' ');
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please enter a valid access code']);
  });

  test('too many new codes have to wait; switching off never does', async () => {
    const { data } = await client.enter();
    for (let count = 0; count < 20; count += 1) expect((await set(data.sessionKey, 'gen')).retcode).toBe(0);
    const over = await ask(data.sessionKey, 'gen');
    expect([over.statusCode, over.json().timestamp > Date.now() / 1000]).toEqual([429, true]);
    expect((await set(data.sessionKey, 'off')).retcode).toBe(0);
  });
});
