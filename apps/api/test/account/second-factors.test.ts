import {
  addPasskey,
  confirmSecondFactor,
  confirmTotp,
  getAccountSecurity,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startPasskeyLogin,
  startTotp,
} from '@starhaven/contracts/account';
import type { AccountSecurity } from '@starhaven/contracts/account';
import type { CallDefinition } from '@starhaven/contracts/protocol';
import { eq, sql } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { confirmTotp as confirmTotpOf } from '../../src/modules/account/second-factors/authenticator/confirm-totp';
import { startTotp as startTotpOf } from '../../src/modules/account/second-factors/authenticator/start-totp';
import { createSecondFactorContext } from '../../src/modules/account/second-factors/create-second-factor-context';
import { findLoginChallenge } from '../../src/modules/account/second-factors/confirmation/find-login-challenge';
import { findLiveSession } from '../../src/modules/account/sessions/find-live-session';
import { account as accountTable, loginChallenge } from '../../src/modules/account/tables';
import type { LoginOrigin } from '../../src/modules/account/login/login-origin';
import { Limits } from '../../src/platform/limits/limits';
import { createMetrics } from '../../src/platform/metrics/metrics';
import { accountClient, password } from '../support/clients/account-client';
import type { LoginAnswer } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { Mailbox } from '../support/hosts/mailbox';
import { SoftwareAuthenticator } from '../support/clients/software-authenticator';
import { useTestApi } from '../support/test-api';
import { accountSecret } from '../support/test-app';

interface Answer extends LoginAnswer {
  challenge: { id: string; methods: string[] };
}

describeOnEachEngine('second factors', (open) => {
  const mailbox = new Mailbox();
  const api = useTestApi(open, { mailer: mailbox });
  const client = accountClient(api);

  async function call<Data>(definition: CallDefinition, payload: object, key = '') {
    const { method, path: url } = definition;
    const answer = await api.app.inject({
      method,
      url,
      headers: { authorization: key },
      ...(method === 'POST' ? { payload } : {}),
    });
    return answer.json<{ retcode: number; message: string; data: Data }>();
  }
  /** The dependencies of the verbs, for a test that acts between two of their steps. */
  function ownContext() {
    const limits = new Limits({ database: api.database, metrics: createMetrics(), onStoreError: () => {} });
    return createSecondFactorContext({
      db: api.database.db,
      limits,
      accountSecret,
      mailer: new Mailbox(),
      site: { name: 'Starhaven', url: 'http://localhost:3000' },
      wrongPasswords: limits.create({ name: 'wrong', max: 10, windowSeconds: 60 }),
    });
  }
  const security = (key: string) => call<AccountSecurity>(getAccountSecurity, {}, key);
  const logIn = async (username: string) =>
    (await client.logIn({ username, password, second_factor: 'yes' })).json<Answer>();
  const confirm = (fields: object) => call<LoginAnswer['data']>(confirmSecondFactor, fields);

  /** The code of a time step that no earlier call has used: each code is valid once. */
  let steps = 0;
  const nextCode = (secret: string) => {
    steps = (steps + 1) % 2;
    return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  };

  async function withAuthenticator() {
    const { username, data } = await client.enter();
    const key = data.sessionKey;
    const { secret, uri } = (await call<{ secret: string; uri: string }>(startTotp, { password }, key)).data;
    steps = 1;
    const confirmed = await call<{ recoveryCodes: string[] }>(confirmTotp, { code: nextCode(secret) }, key);
    return { username, key, secret, uri, recoveryCodes: confirmed.data.recoveryCodes };
  }

  it('the owner gets a mail when a factor is added or removed, and both are lines of the security log', async () => {
    const { key } = await withAuthenticator();
    const told = () => mailbox.take('a@example.org').filter(({ kind }) => kind === 'security-change');
    expect(told().map(({ text }) => text.includes('An authenticator app was added'))).toEqual([true]);
    await call(removeTotp, { password: 'wrong' }, key);
    expect(told()).toEqual([]);
    await call(removeTotp, { password }, key);
    await call(removeTotp, { password }, key);
    expect(told().map(({ text }) => text.includes('Its authenticator app was removed'))).toEqual([true]);
    for (const event of ['factor-added', 'factor-removed']) expect(api.logLines.join()).toContain(event);
  });

  it('an authenticator app counts once it is confirmed, and then each login asks for it', async () => {
    const { username, data } = await client.enter();
    const started = await call<{ secret: string; uri: string }>(startTotp, { password }, data.sessionKey);
    expect(started.data.uri).toContain(`otpauth://totp/Starhaven:${username}`);
    expect((await logIn(username)).retcode).toBe(200);
    const wrong = await call(confirmTotp, { code: '000000' }, data.sessionKey);
    expect(wrong).toMatchObject({ retcode: -1, message: 'The code is wrong.' });
    const code = generateSync({ secret: started.data.secret });
    const confirmed = await call<{ recoveryCodes: string[] }>(confirmTotp, { code }, data.sessionKey);
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    const answer = await logIn(username);
    expect(answer).toMatchObject({ retcode: -301, challenge: { methods: ['totp', 'recovery'] } });
    expect(answer.data ?? null).toBeNull();
    expect((await security(data.sessionKey)).data).toMatchObject({ hasTotp: true, recoveryCodes: 10, passkeys: [] });
  });

  it('a form that is sent ten times at once switches the app on once, with one set of recovery codes', async () => {
    const { data } = await client.enter();
    const key = data.sessionKey;
    const { secret } = (await call<{ secret: string }>(startTotp, { password }, key)).data;
    const code = generateSync({ secret });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call<{ recoveryCodes: string[] }>(confirmTotp, { code }, key)),
    );
    const done = answers.filter(({ retcode }) => retcode === 200);
    expect(done).toHaveLength(1);
    expect(done[0]?.data.recoveryCodes).toHaveLength(10);
    const others = new Set(answers.filter(({ retcode }) => retcode !== 200).map(({ message }) => message));
    expect([...others]).toEqual(['An authenticator app is already set up.']);
    expect((await security(key)).data).toMatchObject({ hasTotp: true, recoveryCodes: 10 });
  });

  it('a code confirms the secret that it belongs to, not one that was begun in between', async () => {
    const { data } = await client.enter();
    const key = data.sessionKey;
    const { secret } = (await call<{ secret: string }>(startTotp, { password }, key)).data;
    const signedIn = await findLiveSession(api.database.db, key);
    const context = ownContext();
    // Another tab starts the setup again right after the code was checked.
    jest.spyOn(context.wrongCodes, 'refund').mockImplementation(async () => {
      await call(startTotp, { password }, key);
    });
    const confirmed = confirmTotpOf(context, { ...signedIn!, code: generateSync({ secret }) });
    await expect(confirmed).rejects.toThrow('The secret has been replaced.');
    expect((await security(key)).data).toMatchObject({ hasTotp: false, recoveryCodes: 0 });
  });

  it('a change that its session allowed is refused when the owner ended that session in between', async () => {
    const { username, data } = await client.enter();
    const signedIn = await findLiveSession(api.database.db, data.sessionKey);
    const context = ownContext();
    jest
      .spyOn(context.wrongPasswords, 'refund')
      .mockImplementation(() => client.logOut(data.sessionKey).then(() => {}));
    await expect(startTotpOf(context, { ...signedIn!, password })).rejects.toThrow('Your session has expired.');
    expect((await security((await client.logIn({ username, password })).json().data.sessionKey)).data).toMatchObject({
      hasTotp: false,
    });
  });

  it('a login whose password was replaced in between gets no challenge', async () => {
    const { key, username } = await withAuthenticator();
    const { account } = (await findLiveSession(api.database.db, key))!;
    const login = () =>
      findLoginChallenge(ownContext(), account, { entryType: 'web' } as LoginOrigin, { canConfirm: true });
    expect((await login())?.methods).toContain('totp');
    await api.database.db.delete(loginChallenge);
    await api.database.db
      .update(accountTable)
      .set({ passwordHash: 'another' })
      .where(eq(accountTable.username, username));
    await expect(login()).rejects.toThrow('Incorrect username or password.');
    expect(await api.database.db.$count(loginChallenge)).toBe(0);
  });

  it('the code finishes the login, and neither code nor challenge work twice', async () => {
    const { username, secret } = await withAuthenticator();
    const { challenge } = await logIn(username);
    const code = nextCode(secret);
    const done = await confirm({ challenge: challenge.id, method: 'totp', code });
    expect(done).toMatchObject({ retcode: 200, data: { username } });
    expect((await client.sessionState(done.data.sessionKey)).statusCode).toBe(200);
    expect((await confirm({ challenge: challenge.id, method: 'totp', code })).retcode).toBe(-1);
    const second = await logIn(username);
    expect((await confirm({ challenge: second.challenge.id, method: 'totp', code })).message).toBe(
      'The code is wrong.',
    );
  });

  it('five wrong codes end the login, also all at once', async () => {
    const { username, secret } = await withAuthenticator();
    const { challenge } = await logIn(username);
    const wrong = { challenge: challenge.id, method: 'totp', code: '000000' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(wrong)));
    expect(answers.filter(({ message }) => message === 'The code is wrong.')).toHaveLength(5);
    const right = await confirm({ challenge: challenge.id, method: 'totp', code: nextCode(secret) });
    expect(right.message).toBe('This login took too long or too many tries. Please log in again.');
  });

  it('guessing over many logins is limited for the account', async () => {
    const { username, secret } = await withAuthenticator();
    let answer = { retcode: -1 };
    for (let tries = 0; tries < 21 && answer.retcode === -1; tries += 1) {
      const { challenge } = await logIn(username);
      answer = await confirm({ challenge: challenge.id, method: 'totp', code: '000000' });
    }
    expect(answer).toMatchObject({ retcode: 429, ratelimit: { max: 20 } });
    const { challenge } = await logIn(username);
    expect((await confirm({ challenge: challenge.id, method: 'totp', code: nextCode(secret) })).retcode).toBe(429);
  });

  it('while others guess, a browser that the account knows still gets in', async () => {
    const { username, secret } = await withAuthenticator();
    const { known_device } = await client.enter();
    const owner = await logIn(username);
    const done = await confirm({ challenge: owner.challenge.id, method: 'totp', code: nextCode(secret), known_device });
    expect(done.retcode).toBe(200);
    let retcode = -1;
    for (let tries = 0; tries < 25 && retcode === -1; tries += 1) {
      const { challenge } = await logIn(username);
      retcode = (await confirm({ challenge: challenge.id, method: 'totp', code: '000000' })).retcode;
    }
    expect(retcode).toBe(429);
    const again = (await client.logIn({ username, password, second_factor: 'yes', known_device })).json<Answer>();
    const wrong = { challenge: again.challenge.id, method: 'totp', code: '000000', known_device };
    expect((await confirm(wrong)).message).toBe('The code is wrong.');
  });

  it('a recovery code opens the account once, however it is typed', async () => {
    const { username, key, recoveryCodes } = await withAuthenticator();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    const first = await logIn(username);
    expect((await confirm({ challenge: first.challenge.id, method: 'recovery', code: typed })).retcode).toBe(200);
    const second = await logIn(username);
    expect((await confirm({ challenge: second.challenge.id, method: 'recovery', code })).retcode).toBe(-1);
    expect((await security(key)).data.recoveryCodes).toBe(9);
    const renewed = await call<{ recoveryCodes: string[] }>(renewRecoveryCodes, { password }, key);
    const old = { challenge: second.challenge.id, method: 'recovery', code: recoveryCodes[1] };
    expect((await confirm(old)).retcode).toBe(-1);
    const fresh = { ...old, code: renewed.data.recoveryCodes[0] };
    expect((await confirm(fresh)).retcode).toBe(200);
  });

  it('each change asks for the password, ten wrong ones are enough', async () => {
    const { key } = await withAuthenticator();
    for (const definition of [removeTotp, renewRecoveryCodes, startPasskey, startTotp]) {
      expect(await call(definition, { password: 'wrong' }, key)).toMatchObject({
        retcode: -1,
        message: 'The password is wrong.',
      });
    }
    for (let tries = 0; tries < 6; tries += 1) await call(removeTotp, { password: 'wrong' }, key);
    expect((await call(removeTotp, { password }, key)).retcode).toBe(429);
    expect((await security(key)).data.hasTotp).toBe(true);
  });

  it('without the last factor the login is as before', async () => {
    const { username, key } = await withAuthenticator();
    expect((await call(startTotp, { password }, key)).message).toBe('An authenticator app is already set up.');
    expect((await call(removeTotp, { password }, key)).retcode).toBe(200);
    expect((await security(key)).data).toMatchObject({ hasTotp: false, recoveryCodes: 0 });
    expect((await logIn(username)).retcode).toBe(200);
    expect((await call(renewRecoveryCodes, { password }, key)).retcode).toBe(-1);
  });

  it('a passkey is made, opens the account, and a copy of it is noticed', async () => {
    const { username, data } = await client.enter();
    const key = data.sessionKey;
    const device = new SoftwareAuthenticator();
    const { options } = (await call<{ options: string }>(startPasskey, { password }, key)).data;
    const response = device.create(options);
    const added = await call<{ recoveryCodes: string[] }>(addPasskey, { name: 'Phone ✨', response }, key);
    expect(added.data.recoveryCodes).toHaveLength(10);
    expect((await call(addPasskey, { name: 'again', response }, key)).retcode).toBe(-1);

    const first = await logIn(username);
    expect(first).toMatchObject({ retcode: -301, challenge: { methods: ['passkey', 'recovery'] } });
    const login = await call<{ options: string }>(startPasskeyLogin, { challenge: first.challenge.id });
    const proof = { challenge: first.challenge.id, method: 'passkey', response: device.get(login.data.options) };
    expect((await confirm(proof)).retcode).toBe(200);
    expect((await security(key)).data.passkeys).toMatchObject([{ name: 'Phone ✨' }]);

    const second = await logIn(username);
    const next = await call<{ options: string }>(startPasskeyLogin, { challenge: second.challenge.id });
    device.counter = 0;
    const copied = { challenge: second.challenge.id, method: 'passkey', response: device.get(next.data.options) };
    expect((await confirm(copied)).message).toBe('The passkey was not accepted.');
    expect((await confirm({ ...proof, challenge: second.challenge.id })).retcode).toBe(-1);

    const [owned] = (await security(key)).data.passkeys;
    expect((await call(removePasskey, { id: owned?.id, password }, key)).retcode).toBe(200);
    expect((await logIn(username)).retcode).toBe(200);
  });

  it.each([
    ['another site', () => new SoftwareAuthenticator('https://evil.test')],
    ['another host’s key', () => new SoftwareAuthenticator('http://localhost:3000', 'evil.test')],
  ])('a passkey of %s is refused', async (_, make) => {
    const { data } = await client.enter();
    const { options } = (await call<{ options: string }>(startPasskey, { password }, data.sessionKey)).data;
    const response = make().create(options);
    expect((await call(addPasskey, { name: '', response }, data.sessionKey)).retcode).toBe(-1);
  });

  it('a passkey for one account cannot be added with the options of another', async () => {
    const [one, other] = [await client.enter(), await client.enter()];
    const { options } = (await call<{ options: string }>(startPasskey, { password }, one.data.sessionKey)).data;
    const response = new SoftwareAuthenticator().create(options);
    expect((await call(addPasskey, { name: '', response }, other.data.sessionKey)).retcode).toBe(-1);
  });

  it.each([
    ['', 400],
    ['{', -1],
    ['null', -1],
    ['[]', -1],
    ['{"id":1}', -1],
    ['{"id":"x"}', -1],
    ['{"id":"x","response":{}}', -1],
  ])('an invalid passkey (%j) is refused without a server error', async (response, retcode) => {
    const { username, key } = await withAuthenticator();
    const { challenge } = await logIn(username);
    await call(startPasskeyLogin, { challenge: challenge.id });
    const answers = [
      await confirm({ challenge: challenge.id, method: 'passkey', response }),
      await call(addPasskey, { name: 'x', response }, key),
    ];
    expect(answers.map((answer) => answer.retcode)).toEqual([retcode, retcode]);
  });

  it('the database holds neither secret nor codes in the clear', async () => {
    const { secret, recoveryCodes } = await withAuthenticator();
    const rows = await api.database.db.execute(
      sql`select secret from totp union all select code_hash from recovery_code`,
    );
    const text = JSON.stringify(rows);
    expect(recoveryCodes).toHaveLength(10);
    expect(text).not.toContain(secret);
    for (const code of recoveryCodes) expect(text).not.toContain(code);
  });

  it('logging out everywhere also ends logins that wait for their second factor', async () => {
    const { username, key, secret } = await withAuthenticator();
    const { challenge } = await logIn(username);
    await client.logOut(key, true);
    expect((await confirm({ challenge: challenge.id, method: 'totp', code: nextCode(secret) })).retcode).toBe(-1);
  });

  it('a client that does not know second factors gets an error, and no session', async () => {
    const { username } = await withAuthenticator();
    const answer = (await client.logIn({ username, password })).json<Answer>();
    expect(answer).toMatchObject({
      retcode: -1,
      message: 'This account requires a second factor. Please log in on the website.',
    });
    expect(answer.challenge).toBeUndefined();
  });

  it('the sessions of the account come with its security for clients that ask for them', async () => {
    const { data } = await client.enter();
    const url = `${getAccountSecurity.path}?sessions=yes`;
    const answer = await api.app.inject({ url, headers: { authorization: data.sessionKey } });
    expect(answer.json().data).toMatchObject({ hasPassword: true, sessions: [{ isCurrent: true }] });
    expect(await security(data.sessionKey)).not.toHaveProperty('data.sessions');
    expect(api.app.extensions).toContain('security-sessions');
  });

  it('nobody manages factors without a session', async () => {
    for (const definition of [getAccountSecurity, startTotp, removeTotp, startPasskey, renewRecoveryCodes]) {
      expect((await call(definition, { password })).retcode).toBe(401);
    }
  });
});
