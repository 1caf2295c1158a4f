import { editAccount, getAccount } from '@starhaven/contracts/account';
import { accountClient, newName, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('an account edited in two tabs', (open) => {
  const api = useTestApi(open);
  const client = accountClient(api);

  const read = async (token: string) =>
    (await api.app.inject({ method: 'POST', url: getAccount.path, payload: { token, extras: 'yes' } })).json().data
      .account;
  const send = async (payload: object) =>
    (await api.app.inject({ method: 'POST', url: editAccount.path, payload })).json();
  /** A tab sends every value that its form showed, changed or not. */
  async function openTab(token: string) {
    const { name, username, email, locale, extras } = await read(token);
    return (data: object, more: object = {}) =>
      send({ token, version: extras.version, data: { name, username, email, locale, ...data }, ...more });
  }

  test('the second gets an error with the changed fields, and overwrites nothing', async () => {
    const { data } = await client.enter();
    const [first, second] = [await openTab(data.sessionKey), await openTab(data.sessionKey)];
    expect(await first({ name: 'Aether' })).toMatchObject({ retcode: 200, changed: [] });
    expect(await second({ name: 'Lumine', locale: 'de' })).toMatchObject({ retcode: -1, changed: ['name'] });
    expect(await read(data.sessionKey)).toMatchObject({ name: 'Aether', locale: 'en' });
    const third = await openTab(data.sessionKey);
    expect(await third({ name: 'Lumine' })).toMatchObject({ retcode: 200, changed: [] });
  });

  test('different fields do not conflict, and the second learns of the other field', async () => {
    const { data } = await client.enter();
    const [first, second] = [await openTab(data.sessionKey), await openTab(data.sessionKey)];
    await first({ name: 'Aether' });
    expect(await second({ locale: 'zh-hant-tw' })).toMatchObject({ retcode: 200, changed: ['name'] });
    expect(await read(data.sessionKey)).toMatchObject({ name: 'Aether', locale: 'zh-Hant-TW' });
  });

  test('of many tabs that save at once, one wins', async () => {
    const { data } = await client.enter();
    const tabs = await Promise.all(Array.from({ length: 6 }, () => openTab(data.sessionKey)));
    const answers = await Promise.all(tabs.map((save, index) => save({ name: `Tab ${index}` })));
    const winners = answers.flatMap(({ retcode }, index) => (retcode === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await read(data.sessionKey)).name).toBe(`Tab ${winners[0]}`);
  });

  test('without the version the last edit wins, as in the specification', async () => {
    const { data } = await client.enter();
    await openTab(data.sessionKey);
    const token = data.sessionKey;
    expect(await send({ token, data: { name: 'One' } })).toEqual({
      retcode: 200,
      message: 'Account information updated successfully',
    });
    await send({ token, data: { name: 'Two' } });
    expect((await read(token)).name).toBe('Two');
  });

  test('two new passwords at once: one counts, and the other session is over', async () => {
    const username = newName();
    const { data } = await client.enter(username);
    const other = (await client.logIn({ username, password })).json().data;
    const change = (token: string, password_web: string) =>
      send({ token, password_saveit: password, data: { password_web } });
    const answers = await Promise.all([
      change(data.sessionKey, 'four black cats'),
      change(other.sessionKey, 'five grey cats'),
    ]);
    expect(answers.filter(({ retcode }) => retcode === 200)).toHaveLength(1);
    const logins = await Promise.all(
      ['four black cats', 'five grey cats'].map(async (secret) =>
        (await client.logIn({ username, password: secret })).json(),
      ),
    );
    expect(logins.filter(({ retcode }) => retcode === 200)).toHaveLength(1);
    const states = await Promise.all(
      [data, other].map(async ({ sessionKey }) => (await client.sessionState(sessionKey)).statusCode),
    );
    expect(states.sort()).toEqual([200, 401]);
  });

  test('a version reveals nothing about the password, and that of another account is refused', async () => {
    const [one, two] = [await client.enter(), await client.enter()];
    const [mine, theirs] = [await read(one.data.sessionKey), await read(two.data.sessionKey)];
    expect(mine.extras.version.split('.').slice(4)).not.toEqual(theirs.extras.version.split('.').slice(4));
    const token = one.data.sessionKey;
    const answer = await send({ token, version: theirs.extras.version, data: { name: 'Lumine' } });
    expect(answer).toMatchObject({ retcode: -1, changed: ['name'] });
    expect((await send({ token, version: 'x', data: { name: 'Lumine' } })).retcode).toBe(400);
  });

  test.each(['xx-yy-zz', '<script>', 'en_US', 'x'.repeat(5000), '🏴'])('%s is not a language', async (locale) => {
    const { data } = await client.enter();
    expect(await send({ token: data.sessionKey, data: { locale } })).toMatchObject({
      retcode: -1,
      message: 'Unknown language',
    });
  });
});
