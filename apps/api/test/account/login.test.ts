import { hash } from '@node-rs/argon2';
import { Role } from '@starhaven/contracts/session';
import { signVisitorAddress, visitorAddressHeader } from '@starhaven/node-kit/server';
import { sql } from 'drizzle-orm';
import { hashKey, newKey } from '../../src/platform/secrets/keys';
import { finishLogin } from '../../src/modules/account/login/finish-login';
import { loginTicket } from '../../src/modules/account/tables';
import { accountClient, newAddress, newName, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { Mailbox } from '../support/hosts/mailbox';
import { hashLikeProduction } from '../support/jest/password-cost';
import { useTestApi } from '../support/test-api';
import { createTestApp, trustSecret } from '../support/test-app';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

describeOnEachEngine('login', (open) => {
  const mailbox = new Mailbox();
  const api = useTestApi(open, { mailer: mailbox });
  const client = accountClient(api);
  const rowOf = async (uid: string) =>
    (await api.database.query('select * from account where id = $1', [Number(uid)])).rows[0] ?? {};

  describe('with a password', () => {
    test('answers what the session cookie keeps', async () => {
      const address = newAddress();
      const { username } = await client.enter();
      const answer = (await client.logIn({ username: username.toUpperCase(), password }, { address })).json();
      expect(answer).toMatchObject({ retcode: 200, data: { username, locale: 'en', role: [3], roleExpired: 0 } });
      const { sessionKey, token, expiredlogin } = answer.data;
      expect(sessionKey).toMatch(/^[\w-]{43}$/);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(token).not.toBe(sessionKey);
      expect(expiredlogin - Date.now() / 1000).toBeGreaterThan(89.9 * 86_400);
      expect(expiredlogin - Date.now() / 1000).toBeLessThan(90.1 * 86_400);
    });

    test('keys are kept as hashes only', async () => {
      const { data, known_device } = await client.enter();
      const { rows } = await api.database.query('select to_jsonb(s)::text as text from session s');
      const { rows: devices } = await api.database.query('select token_hash from known_device');
      const kept = JSON.stringify([rows, devices]);
      for (const key of [data.sessionKey, data.token, known_device]) {
        expect(kept).not.toContain(key);
        expect(api.logLines.join('')).not.toContain(key);
      }
      expect(kept).toContain(hashKey(data.sessionKey));
    });

    test('a wrong password and an unknown name get the same answer', async () => {
      const { username } = await client.enter();
      const wrong = await client.logIn({ username, password: 'three white cows' });
      const unknown = await client.logIn({ username: newName(), password });
      expect(wrong.json()).toEqual({ retcode: -1, message: 'Incorrect username or password.', field: 'password' });
      expect(unknown.json()).toEqual(wrong.json());
      expect(unknown.statusCode).toBe(wrong.statusCode);
    });

    test.each(['🎮', 'x'.repeat(10_240), 'abc\u202edef', 'abc\u0000', '  ', 'а\u200bb'])(
      'a name that nobody can have is treated as unknown (%#)',
      async (username) => {
        const answer = await client.logIn({ username, password });
        expect([answer.statusCode, answer.json().message]).toEqual([200, 'Incorrect username or password.']);
      },
    );

    test('an empty password makes no guest', async () => {
      const answer = await client.logIn({ username: newName(), password: '' });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        {
          retcode: 400,
          message: 'Password is required',
          field: 'password',
          errors: { password: 'Password is required' },
        },
      ]);
    });

    test.each([
      { username: '' },
      { username: '', password: '' },
      { username: '', password, session: '', login_type: '' },
    ])('without a name it is refused in the words of the specification (%j)', async (fields) => {
      const answer = await client.logIn(fields as Record<string, string>);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: 'Username is required' }]);
    });

    test('a client without an entry type counts as web', async () => {
      const { username } = await client.enter();
      expect((await client.logIn({ username, password, enter_type: '' })).json().retcode).toBe(200);
    });

    describe('hashed like in production', () => {
      hashLikeProduction();

      test('a hash of lower cost is renewed', async () => {
        const { username, data } = await client.enter();
        const cheap = await hash(password, { memoryCost: 8192, timeCost: 2, parallelism: 1 });
        await api.database.query('update account set password_hash = $1 where id = $2', [cheap, Number(data.uid)]);
        expect((await client.logIn({ username, password })).json().retcode).toBe(200);
        expect((await rowOf(data.uid)).password_hash).toMatch(/\$m=19456,/);
        expect((await client.logIn({ username, password })).json().retcode).toBe(200);
      });
    });

    test('a banned account gets the reason only after the right password', async () => {
      const { username, data } = await client.enter();
      await api.database.query(`update account set roles = '{3,5}' where id = $1`, [Number(data.uid)]);
      expect((await client.logIn({ username, password })).json()).toEqual({
        retcode: -1,
        message: 'This account is banned.',
      });
      const wrong = await client.logIn({ username, password: 'three white cows' });
      expect(wrong.json().message).toBe('Incorrect username or password.');
    });

    test('the web server itself is not a visitor and cannot log in', async () => {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/v2/account/login',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          [visitorAddressHeader]: signVisitorAddress('', trustSecret),
        },
        payload: `username=${newName()}&enter_type=web`,
      });
      expect(answer.statusCode).toBe(400);
    });
  });

  describe('history', () => {
    test('comes in pages to those who ask for one, with the number of all logins', async () => {
      const { username, data } = await client.enter(newName());
      for (let count = 0; count < 4; count += 1) await client.logIn({ username, password });
      const all = (await client.history(data.sessionKey)).json();
      expect([all.data.length, all.total]).toEqual([5, undefined]);
      const pages = await Promise.all(
        [1, 2, 3, 4].map(async (page) => (await client.history(data.sessionKey, `&page=${page}&limit=2`)).json()),
      );
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
      expect(pages.flatMap(({ data: items }) => items)).toEqual(all.data);
      for (const wrong of ['page=0', 'page=x', 'page=1&limit=-1']) {
        expect((await client.history(data.sessionKey, `&${wrong}`)).statusCode).toBe(400);
      }
    });

    test('names type, time, address and device, and can be cleared', async () => {
      const address = newAddress();
      const { username, data } = await client.enter(newName(), { address, userAgent: firefox });
      await client.logIn({ username, password, enter_type: 'ingame_gi' }, { address, userAgent: 'curl/8' });
      const { data: items } = (await client.history(data.sessionKey)).json();
      expect(items).toHaveLength(2);
      expect(items[1]).toMatchObject({ login: 'login_web_normal', ip: address, device: 'Firefox on Windows' });
      expect(items[0]).toMatchObject({ login: 'login_game', ip: address });
      expect(Math.abs(items[0].time - Date.now() / 1000)).toBeLessThan(60);
      expect((await client.history(data.sessionKey, '&action=clear')).json().data).toEqual([]);
      expect((await client.history(data.sessionKey)).json().data).toEqual([]);
    });
  });

  describe('the device of a login', () => {
    const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36';
    const devicesOf = async (key: string) =>
      (await client.history(key)).json<{ data: { deviceId: string; device: string }[] }>().data.reverse();

    test('has one id for a browser that keeps its token, whatever its version, and another for another browser', async () => {
      const [username, userAgent] = [newName(), firefox];
      await client.register({ username });
      const enter = async (known_device: string, asker: { userAgent: string }) =>
        (await client.logIn({ username, password, known_device }, asker)).json();
      const first = await enter('', { userAgent });
      await enter(first.known_device, { userAgent: firefox.replaceAll('128', '129') });
      await enter('', { userAgent });
      const [one, again, other] = await devicesOf(first.data.sessionKey);
      expect(one).toMatchObject({ deviceId: expect.stringMatching(/^[\da-f]{32}$/), device: 'Firefox on Windows' });
      expect(again?.deviceId).toBe(one?.deviceId);
      expect(other?.deviceId).not.toBe(one?.deviceId);
      expect(hashKey(first.known_device)).not.toContain(one?.deviceId);
    });

    test('has one id for a program that keeps no token', async () => {
      const { username, data } = await client.enter(newName(), { userAgent: firefox });
      await client.logIn({ username, password }, { userAgent: firefox });
      await client.logIn({ username, password }, { userAgent: chrome });
      const [one, again, other] = await devicesOf(data.sessionKey);
      expect(again?.deviceId).toBe(one?.deviceId);
      expect(other).toMatchObject({ device: 'Chrome on Android' });
      expect(other?.deviceId).not.toBe(one?.deviceId);
    });
  });

  describe('from a new device', () => {
    const outbox = (email: string) => mailbox.mails.filter(({ to }) => to === email).map(({ kind }) => kind);

    test('the owner gets a mail, but not for the first login and not for a known device', async () => {
      const [username, email] = [newName(), `${newName()}@example.org`];
      await client.register({ username, email });
      const first = (await client.logIn({ username, password })).json();
      await client.logIn({ username, password, known_device: first.known_device });
      expect(outbox(email)).toEqual([]);
      const second = (await client.logIn({ username, password })).json();
      expect(second.known_device).not.toBe(first.known_device);
      expect(outbox(email)).toEqual(['new-device']);
      await client.logIn({ username, password, known_device: second.known_device });
      await client.history(second.data.sessionKey, '&action=clear');
      expect(outbox(email)).toEqual(['new-device']);
    });

    test('the device of another account is a new one', async () => {
      const [username, email] = [newName(), `${newName()}@example.org`];
      await client.register({ username, email });
      await client.logIn({ username, password });
      const { known_device } = await client.enter();
      const answer = (await client.logIn({ username, password, known_device })).json();
      // It is the same browser, which now has both accounts.
      expect(answer.known_device).toBe(known_device);
      expect(outbox(email)).toEqual(['new-device']);
      await client.logIn({ username, password, known_device });
      await client.logIn({ username, password, known_device });
      expect(outbox(email)).toEqual(['new-device']);
    });

    test('a token that we never gave out is not taken over', async () => {
      const { username } = await client.enter();
      const made = 'A'.repeat(43);
      const answer = (await client.logIn({ username, password, known_device: made })).json();
      expect(answer.known_device).not.toBe(made);
    });
  });

  test('a login with a password that was replaced during the login gets no session', async () => {
    const { data } = await client.enter();
    const row = { id: Number(data.uid), passwordHash: '$argon2id$another' };
    const origin = { entryType: 'web', address: newAddress(), device: 'x', userAgent: '', deviceToken: undefined };
    const context = {
      db: api.database.db,
      noticeNewDevice: async () => {},
      onLogin: () => {},
      findAppealAddress: () => Promise.resolve(''),
    };
    await expect(finishLogin(context, { proved: row, origin })).rejects.toThrow('Incorrect username');
    expect((await client.sessions(data.sessionKey)).json().data).toHaveLength(1);
  });

  describe('as a guest', () => {
    test('a new name makes an account that its address may enter again', async () => {
      const [username, address] = [newName(), newAddress()];
      const made = (await client.logIn({ username }, { address })).json();
      expect(made.retcode).toBe(200);
      const again = (await client.logIn({ username }, { address })).json();
      expect(again.data.uid).toBe(made.data.uid);
      const account = (await client.account(again.data.sessionKey)).json().data.account;
      expect(account).toMatchObject({ iplock: [address], password_web: false, email: '' });
      const elsewhere = (await client.logIn({ username })).json();
      expect(elsewhere).toEqual({ retcode: -1, message: expect.stringContaining('address on its list') });
    });

    test('while it is open to everyone any address may enter', async () => {
      const username = newName();
      const { data } = (await client.logIn({ username })).json();
      const openUntil = (interval: string) =>
        api.database.query(`update account set open_to_all_until = now() + $1::interval where id = $2`, [
          interval,
          Number(data.uid),
        ]);
      await openUntil('5 minutes');
      expect((await client.logIn({ username })).json().retcode).toBe(200);
      await openUntil('-1 second');
      expect((await client.logIn({ username })).json().retcode).toBe(-1);
    });

    test('from an unsigned local address no guest account can be entered again', async () => {
      const enter = (username: string, headers: Record<string, string>) =>
        api.app.inject({
          method: 'POST',
          url: '/api/v2/account/login',
          remoteAddress: '127.0.0.1',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          payload: `username=${username}&enter_type=web`,
        });
      const signed = { [visitorAddressHeader]: signVisitorAddress('127.0.0.1', trustSecret) };
      const [one, other] = [newName(), newName()];
      expect((await enter(one, {})).json().retcode).toBe(200);
      expect((await enter(one, {})).json().retcode).toBe(-1);
      expect((await enter(other, signed)).json().retcode).toBe(200);
      expect((await enter(other, signed)).json().retcode).toBe(200);
      expect((await enter(other, {})).json().retcode).toBe(-1);
    });

    test('on a public site a local address is an unknown proxy, and enters no guest account again', async () => {
      const site = await createTestApp(api.database, { config: { siteUrl: 'https://play.example.org' } });
      const username = newName();
      const enter = () =>
        site.app.inject({
          method: 'POST',
          url: '/api/v2/account/login',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            [visitorAddressHeader]: signVisitorAddress('127.0.0.1', trustSecret),
          },
          payload: `username=${username}&enter_type=web`,
        });
      expect((await enter()).json().retcode).toBe(200);
      expect((await enter()).json().retcode).toBe(-1);
      await site.app.close();
    });

    test('an IPv6 household is one address', async () => {
      const username = newName();
      await client.logIn({ username }, { address: '2001:db8:7:7::1' });
      expect((await client.logIn({ username }, { address: '2001:db8:7:7:ab::2' })).json().retcode).toBe(200);
      expect((await client.logIn({ username }, { address: '2001:db8:7:8::1' })).json().retcode).toBe(-1);
    });

    test('an account with a password asks for it', async () => {
      const { username } = await client.enter();
      expect((await client.logIn({ username })).json()).toEqual({
        retcode: -117,
        message: 'This account has a password. Please log in with it.',
      });
    });

    test('a banned guest stays out', async () => {
      const [username, address] = [newName(), newAddress()];
      const { data } = (await client.logIn({ username }, { address })).json();
      await api.database.query(`update account set roles = '{3,5}' where id = $1`, [Number(data.uid)]);
      expect((await client.logIn({ username }, { address })).json().message).toBe('This account is banned.');
    });

    test('a name that nobody can have is refused with a clear text', async () => {
      expect((await client.logIn({ username: 'x'.repeat(10_240) })).json().message).toContain('at most 32');
      expect((await client.logIn({ username: '🎮🎮🎮' })).json().message).toContain('letters, digits');
    });

    test('twenty at once are one account', async () => {
      const [username, address] = [newName(), newAddress()];
      const answers = await Promise.all(Array.from({ length: 20 }, () => client.logIn({ username }, { address })));
      const uids = answers.map((answer) => answer.json().data?.uid as string | undefined);
      expect(new Set(uids.filter(Boolean)).size).toBe(1);
    });

    test('an address makes five in half an hour', async () => {
      const address = newAddress();
      for (let count = 0; count < 5; count += 1) {
        expect((await client.logIn({ username: newName() }, { address })).json().retcode).toBe(200);
      }
      const over = await client.logIn({ username: newName() }, { address });
      expect([over.statusCode, over.json().ratelimit.max]).toEqual([429, 5]);
    });
  });

  describe('with the ticket of a social login', () => {
    const makeTicket = async (accountId: number, { provider = 'discord', seconds = 120 } = {}) => {
      const ticket = newKey();
      const expiresAt = new Date(Date.now() + seconds * 1000);
      await api.database.db.insert(loginTicket).values({ ticketHash: hashKey(ticket), provider, accountId, expiresAt });
      return ticket;
    };
    const redeem = (session: string, login_type = 'discord') => client.logIn({ session, login_type });

    test('it opens its account once, of ten at once', async () => {
      const { data } = await client.enter();
      const ticket = await makeTicket(Number(data.uid));
      const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(ticket)));
      const codes = answers.map((answer) => answer.json().retcode as number).sort((a, b) => b - a);
      expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => -1)]);
      expect(answers.find((answer) => answer.json().retcode === 200)?.json().data.uid).toBe(data.uid);
    });

    test('late ones, of another provider, and invented ones open nothing', async () => {
      const { data } = await client.enter();
      const late = await makeTicket(Number(data.uid), { seconds: -1 });
      const other = await makeTicket(Number(data.uid), { provider: 'twitter' });
      for (const ticket of [late, other, newKey(), 'x', 'x'.repeat(10_000), '\u0000']) {
        const answer = await redeem(ticket);
        expect(answer.json()).toEqual({ retcode: -1, message: 'This login has expired. Please log in again.' });
      }
      expect((await redeem(newKey(), 'disc\u0000ord')).statusCode).toBe(400);
    });

    test('a banned account stays out', async () => {
      const { data } = await client.enter();
      await api.database.db.execute(sql`update account set roles = ${`{${Role.BAN}}`} where id = ${Number(data.uid)}`);
      const answer = await redeem(await makeTicket(Number(data.uid)));
      expect(answer.json().message).toBe('This account is banned.');
    });
  });
});
