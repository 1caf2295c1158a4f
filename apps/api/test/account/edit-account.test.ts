import { editAccount } from '@starhaven/contracts/account';
import { accountClient, newName, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { Mailbox } from '../support/hosts/mailbox';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('editing an account', (open) => {
  const mailbox = new Mailbox();
  const api = useTestApi(open, { mailer: mailbox });
  const client = accountClient(api);
  const edit = async (token: string, data: object, password_saveit?: string | null) =>
    (await api.app.inject({ method: 'POST', url: editAccount.path, payload: { token, password_saveit, data } })).json<{
      retcode: number;
      message: string;
      timestamp?: number;
    }>();
  const account = async (key: string) => (await client.account(key)).json().data.account;
  const newPassword = 'four black cats';

  it('changes what is given and leaves the rest', async () => {
    const { username, data } = await client.enter();
    expect(await edit(data.sessionKey, { name: 'Lumine ✨', email: '', username: '' })).toEqual({
      retcode: 200,
      message: 'Account information updated successfully',
    });
    expect(await account(data.sessionKey)).toMatchObject({ name: 'Lumine ✨', username, email: 'a@example.org' });
  });

  it('a new password needs the current one, ends the other sessions and keeps this one', async () => {
    const { username, data } = await client.enter();
    const other = (await client.logIn({ username, password })).json();
    const key = data.sessionKey;
    expect(await edit(key, { password_web: newPassword })).toEqual({
      retcode: -1,
      message: 'Please enter your current web password to save changes',
      field: 'password_saveit',
    });
    const wrong = await edit(key, { password_web: newPassword }, 'wrong');
    expect(wrong).toMatchObject({ message: 'The password is wrong.', field: 'password_saveit' });
    const weak = await edit(key, { password_web: 'qwerty' }, password);
    expect(weak).toMatchObject({ message: expect.stringContaining('too common'), field: 'password' });
    expect((await edit(key, { password_web: newPassword }, password)).retcode).toBe(200);
    expect((await client.sessionState(key)).statusCode).toBe(200);
    expect((await client.sessionState(other.data.sessionKey)).statusCode).toBe(401);
    expect((await client.logIn({ username, password })).json().retcode).toBe(-1);
    expect((await client.logIn({ username, password: newPassword })).json().retcode).toBe(200);
  });

  it('wrong current passwords that are sent at once all count', async () => {
    const { data } = await client.enter();
    const tries = Array.from({ length: 20 }, () => edit(data.sessionKey, { password_web: newPassword }, 'wrong'));
    const codes = (await Promise.all(tries)).map(({ retcode }) => retcode);
    expect(codes.filter((code) => code === -1)).toHaveLength(10);
    expect((await edit(data.sessionKey, { password_web: newPassword }, password)).retcode).toBe(429);
  });

  it('the owner gets a mail about a new username, but not about another spelling of it', async () => {
    const { username, data } = await client.enter();
    const told = () => mailbox.take('a@example.org').filter(({ kind }) => kind === 'security-change');
    told();
    await edit(data.sessionKey, { username: username.toUpperCase() });
    expect(told()).toEqual([]);
    const next = newName();
    await edit(data.sessionKey, { username: next });
    expect(told().map(({ text }) => text.includes(`Its username is now ${next}.`))).toEqual([true]);
  });

  it('nobody takes a name of the staff, of the site or of another member', async () => {
    const [one, two] = [await client.enter(), await client.enter()];
    for (const name of ['admin', 'GM', '[GM]', 'аdmin', 'Starhaven', one.username.toUpperCase()])
      expect(await edit(two.data.sessionKey, { name })).toMatchObject({
        retcode: -1,
        message: 'This name is already taken',
      });
    for (const username of ['Admin', 'mod_', 'starhaven'])
      expect(await edit(two.data.sessionKey, { username })).toMatchObject({
        retcode: -1,
        message: 'This username is already taken',
      });
    expect((await edit(two.data.sessionKey, { name: two.username.toUpperCase() })).retcode).toBe(200);
  });

  it('the staff may use a name of the staff, and an account keeps the name that it has', async () => {
    const { data } = await client.enter();
    const set = (column: string, value: string) =>
      api.database.query(`update account set ${column} = $1 where id = $2`, [value, data.uid]);
    await set('roles', '{1,3}');
    expect((await edit(data.sessionKey, { name: 'GM' })).retcode).toBe(200);
    await set('roles', '{3}');
    expect((await edit(data.sessionKey, { name: 'GM' })).retcode).toBe(200);
    expect((await edit(data.sessionKey, { name: 'Admin' })).retcode).toBe(-1);
  });

  it('a username that is taken is refused, another spelling of the own one is not', async () => {
    const [one, two] = [await client.enter(), await client.enter()];
    const taken = one.username.toUpperCase();
    expect((await edit(two.data.sessionKey, { username: taken })).message).toBe('This username is already taken');
    expect((await edit(two.data.sessionKey, { username: two.username.toUpperCase() })).retcode).toBe(200);
    expect((await edit(two.data.sessionKey, { username: 'a b' })).retcode).toBe(-1);
  });

  it('a new address is not verified, and too many changes have to wait', async () => {
    const { data } = await client.enter(newName());
    for (let change = 0; change < 10; change += 1) {
      expect((await edit(data.sessionKey, { email: `new${change}@example.org` }, password)).retcode).toBe(200);
    }
    expect(await account(data.sessionKey)).toMatchObject({ email: 'new9@example.org', verifyEmail: 0 });
    const over = await edit(data.sessionKey, { email: 'more@example.org' }, password);
    expect(over.retcode).toBe(429);
    expect(over.timestamp).toBeGreaterThan(Date.now() / 1000);
    expect((await edit(data.sessionKey, { name: 'Still free' })).retcode).toBe(200);
  });

  it('a new address needs the current password: its mailbox could reset the password', async () => {
    const { data } = await client.enter();
    const thief = { email: 'thief@example.org' };
    expect((await edit(data.sessionKey, thief)).message).toBe('Please enter your current web password to save changes');
    expect((await edit(data.sessionKey, thief, 'guess')).retcode).toBe(-1);
    expect((await edit(data.sessionKey, { email: 'A@Example.org' })).retcode).toBe(200);
    expect((await account(data.sessionKey)).email).toBe('A@Example.org');
  });

  it.each([
    [{ name: 'x'.repeat(41) }, 'Name must be at most 40 characters'],
    [{ name: 'evil\u202Ename' }, 'Name must not contain control characters'],
    [{ name: 'zero\u200Bwidth' }, 'Name must not contain control characters'],
    [{ name: '\u3164\u3164' }, 'Name must contain at least one visible character'],
    [{ email: 'no address' }, 'Invalid email address'],
    [{ email: `${'x'.repeat(10_000)}@example.org` }, 'Invalid email address'],
    [{ username: '\u200B\u200B\u200B' }, 'Username may only contain letters, digits and . _ -'],
    [{ password_ingame: 'short' }, 'Password must be at least 6 characters'],
  ])('%j is refused with its reason', async (data, message) => {
    const { data: login } = await client.enter();
    expect(await edit(login.sessionKey, data)).toMatchObject({ retcode: -1, message });
  });

  it('what is no field of the call changes nothing', async () => {
    const { data } = await client.enter();
    await edit(data.sessionKey, { role: [1], point: 9999, name: 'Paimon' });
    expect(await account(data.sessionKey)).toMatchObject({ role: [3], point: 0, name: 'Paimon' });
  });

  it('an empty field may be null, and after too many wrong passwords the answer says until when', async () => {
    const { data } = await client.enter();
    const fields = { name: 'Aether', username: null, email: null, password_web: null };
    expect((await edit(data.sessionKey, fields, null)).retcode).toBe(200);
    let answer = await edit(data.sessionKey, { password_web: newPassword }, 'wrong');
    for (let tries = 0; answer.retcode === -1; tries += 1) {
      expect(tries).toBeLessThan(20);
      answer = await edit(data.sessionKey, { password_web: newPassword }, 'wrong');
    }
    expect(answer).toMatchObject({ retcode: 429, timestamp: expect.any(Number) });
  });

  it('nobody edits without a session', async () => {
    expect((await edit('x'.repeat(43), { name: 'x' })).retcode).toBe(401);
  });
});
