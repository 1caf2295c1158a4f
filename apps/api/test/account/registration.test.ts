import { logIn } from '@starhaven/contracts/session';
import { describeOnEachEngine } from '../support/engines';
import { accountClient, newAddress, newName, password } from '../support/clients/account-client';
import { useTestApi } from '../support/test-api';
import { createTestApp } from '../support/test-app';

describeOnEachEngine('registration', (open) => {
  const api = useTestApi(open);
  const client = accountClient(api);
  const refusal = (message: string) => ({ retcode: -1, message });

  test('a new account is a member and can log in', async () => {
    const username = newName();
    const made = await client.register({ username });
    expect([made.statusCode, made.json()]).toEqual([200, { retcode: 0, message: 'Account created' }]);
    const { data } = (await client.logIn({ username, password })).json();
    expect(data).toMatchObject({ username, name: username, role: [3], roleExpired: 0 });
  });

  test.each(['moderator', 'Starhaven', 'g.m.'])(
    'nobody registers the name %s, also not as a guest',
    async (username) => {
      expect((await client.register({ username })).json()).toMatchObject(refusal('This username is already taken'));
      const guest = await api.app.inject({
        method: 'POST',
        url: logIn.path,
        remoteAddress: newAddress(),
        payload: { enter_type: 'guest', username },
      });
      expect(guest.json()).toMatchObject(refusal('This username is already taken'));
    },
  );

  test('fifty equal registrations at once make one account', async () => {
    const username = newName();
    const spellings = [username, username.toUpperCase(), username.replace('t', 'ｔ')];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => client.register({ username: spellings[index % 3] ?? username })),
    );
    const codes = answers.map((answer) => answer.json().retcode as number);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    for (const answer of answers.filter((one) => one.json().retcode !== 0)) {
      expect(answer.json()).toMatchObject(refusal('This username is already taken'));
    }
  });

  test('several accounts may have one mail address, and no answer reveals it', async () => {
    const email = 'shared@example.org';
    const first = await client.register({ username: newName(), email });
    const second = await client.register({ username: newName(), email });
    expect(second.json()).toEqual(first.json());
  });

  test.each([
    ['10 kB', { username: 'x'.repeat(10_240) }, 'Username must be at most 32 characters'],
    ['emoji', { username: '🎮🎮🎮🎮' }, 'Username may only contain letters, digits and . _ -'],
    ['right to left', { username: 'abc\u202egnp' }, 'Username may only contain letters, digits and . _ -'],
    ['zero width', { username: 'abc\u200bdef' }, 'Username may only contain letters, digits and . _ -'],
    ['NUL', { username: 'abc\u0000def' }, 'Username may only contain letters, digits and . _ -'],
    ['two alphabets', { username: 'аdmin' }, 'Username must not mix letters of different alphabets'],
    [
      'a common password',
      { password: 'password1', password_tes: 'password1' },
      'This password is too common. Please choose another one',
    ],
    ['a long password', { password: 'x'.repeat(2000), password_tes: 'x'.repeat(2000) }, 'Password is too long'],
    ['a long mail address', { email: `${'a'.repeat(250)}@example.org` }, 'Invalid email address'],
  ])('%s is refused with a clear text', async (_, fields, message) => {
    const answer = await client.register({ username: newName(), ...fields } as Record<string, string>);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, refusal(message)]);
  });

  test.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ password: 'short', password_tes: 'short' }, 'Password must be at least 6 characters'],
    [{ password_tes: 'short' }, 'Password confirmation is required'],
    [{ password_tes: 'three white cows' }, "Passwords don't match"],
    [{ username: '', email: '', password: '', password_tes: '' }, 'Username must be at least 3 characters'],
  ])('%j is refused in the words of the specification', async (fields, message) => {
    const answer = await client.register({ username: newName(), ...fields });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { retcode: 400, message }]);
  });

  test('all faulty fields are named, the first of the form is the message', async () => {
    const answer = await client.register({ username: 'ab', email: ' ', password_tes: 'other' });
    expect(answer.json()).toEqual({
      retcode: 400,
      message: 'Username must be at least 3 characters',
      field: 'username',
      errors: {
        username: 'Username must be at least 3 characters',
        email: 'Invalid email address',
        password_tes: 'Password confirmation is required',
      },
    });
  });

  test('the minimum length of passwords that the operator sets applies', async () => {
    const strict = await createTestApp(api.database, { config: { passwordMinLength: 12 } });
    const fields = { username: newName(), password: 'ten horses', password_tes: 'ten horses' };
    const answer = await accountClient(strict).register(fields);
    expect(answer.json()).toMatchObject({ message: 'Password must be at least 12 characters', field: 'password' });
    await strict.app.close();
  });

  test('names of other alphabets work from end to end', async () => {
    for (const username of ['旅人です', 'Путник_7', 'نجمة_البحر', 'นักเดินทาง']) {
      expect((await client.enter(username)).data.name).toBe(username);
    }
  });

  test('an address makes five accounts in half an hour; what failed is not counted', async () => {
    const address = newAddress();
    const username = newName();
    expect((await client.register({ username }, { address })).json().retcode).toBe(0);
    for (let count = 0; count < 6; count += 1) {
      expect((await client.register({ username }, { address })).json()).toMatchObject(
        refusal('This username is already taken'),
      );
    }
    for (let count = 0; count < 4; count += 1) {
      expect((await client.register({ username: newName() }, { address })).json().retcode).toBe(0);
    }
    const over = await client.register({ username: newName() }, { address });
    expect(over.statusCode).toBe(429);
    expect(over.json()).toMatchObject({ retcode: 429, ratelimit: { max: 5 } });
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(1700);
    expect((await client.register({ username: newName() })).json().retcode).toBe(0);
  });

  test('the password is nowhere in the log, and is kept as a hash', async () => {
    await client.enter();
    expect(api.logLines.join('')).not.toContain(password);
    const { rows } = await api.database.query('select password_hash from account where password_hash is not null');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$/);
  });
});
