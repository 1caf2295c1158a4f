import { editAccount, getAccount, undoEmailChange, verifyEmail } from '@starhaven/contracts/account';
import { forgetPassword } from '@starhaven/contracts/session';
import { eq, sql } from 'drizzle-orm';
import {
  account,
  accountAddress,
  accountSocialLogin,
  apiKey,
  emailUndo,
  passkey,
  recoveryCode,
  totp,
} from '../../src/modules/account/tables';
import { accountClient, newAddress, newName, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { Mailbox, onlyCode } from '../support/hosts/mailbox';
import { useTestApi } from '../support/test-api';

let emails = 0;
const newEmail = (name = 'owner') => `${name}.changes${(emails += 1)}@example.org`;
const expired = { retcode: -1, message: 'This link was used before or is too old.' };

describeOnEachEngine('a new mail address', (open) => {
  const mailbox = new Mailbox();
  const api = useTestApi(open, { mailer: mailbox });
  const client = accountClient(api);
  afterEach(() => {
    mailbox.isUp = true;
  });

  const get = (path: string, query: Record<string, string>) =>
    api.app.inject({ url: `${path}?${new URLSearchParams(query)}`, remoteAddress: newAddress() });
  const edit = (token: string, email: string, more: object = {}) =>
    api.app.inject({
      method: 'POST',
      url: editAccount.path,
      remoteAddress: newAddress(),
      payload: { token, password_saveit: password, data: { email, ...more } },
    });
  const read = async (token: string) =>
    (await api.app.inject({ method: 'POST', url: getAccount.path, payload: { token, extras: 'yes' } })).json().data
      .account;
  const undo = (token: string) =>
    api.app.inject({
      method: 'POST',
      url: undoEmailChange.path,
      remoteAddress: newAddress(),
      payload: { undo: token },
    });
  const undoLinkIn = (text = '') => /https?:\S+\/account\/email\/undo\?undo=([\w-]{43})/.exec(text)?.[1] ?? '';
  const letMailsPass = () =>
    api.database.db.execute(sql`update rate_limit set expire = expire - 86400000 where key like 'mail-%'`);

  /** A session of an account whose address is confirmed. */
  async function enter() {
    const [username, email] = [newName(), newEmail()];
    await client.register({ username, email });
    const { data } = (await client.logIn({ username, password })).json();
    await api.database.db
      .update(account)
      .set({ emailVerifiedAt: sql`now()` })
      .where(eq(account.username, username));
    return { username, email, key: data.sessionKey as string, uid: Number(data.uid) };
  }

  test('counts when it is confirmed; until then the old one stays, also for a forgotten password', async () => {
    const { key, email, username } = await enter();
    const wanted = newEmail('new');
    expect((await edit(key, wanted)).json()).toEqual({
      retcode: 200,
      message: 'Account information updated successfully',
    });
    expect(await read(key)).toMatchObject({ email, verifyEmail: 1, extras: { pendingEmail: wanted } });
    await get(forgetPassword.path, { email: wanted });
    const mails = mailbox.take(wanted);
    expect(mails.map(({ kind }) => kind)).toEqual(['verification-code']);
    const code = onlyCode(mails);
    expect((await get(verifyEmail.path, { email: wanted, code })).json().retcode).toBe(0);
    expect(await read(key)).toMatchObject({ email: wanted, verifyEmail: 1, extras: { pendingEmail: '' } });
    const notices = mailbox.take(email);
    expect(notices.map(({ kind }) => kind)).toEqual(['email-change-requested', 'email-changed']);
    for (const { text } of notices) {
      expect(text).toContain(username);
      expect(text).toContain('n…@example.org');
      expect(text).not.toContain(wanted);
    }
  });

  test('a client of the specification sees nothing but the specification', async () => {
    const { key } = await enter();
    await edit(key, newEmail('new'));
    expect((await client.account(key)).json().data.account).not.toHaveProperty('extras');
  });

  test('another code can be mailed to it, and after a day it no longer counts', async () => {
    const { key, email, uid } = await enter();
    const wanted = newEmail('new');
    await edit(key, wanted);
    const first = onlyCode(mailbox.take(wanted));
    await letMailsPass();
    expect((await get(verifyEmail.path, { email: wanted, resend: 'yes' })).json().retcode).toBe(0);
    const second = onlyCode(mailbox.take(wanted));
    expect((await get(verifyEmail.path, { email: wanted, code: first })).json().retcode).toBe(-1);
    await api.database.db
      .update(account)
      .set({ pendingEmailAt: sql`now() - interval '25 hours'` })
      .where(eq(account.id, uid));
    expect((await get(verifyEmail.path, { email: wanted, code: second })).json().retcode).toBe(-1);
    expect(await read(key)).toMatchObject({ email, extras: { pendingEmail: '' } });
    await letMailsPass();
    await get(verifyEmail.path, { email: wanted, resend: 'yes' });
    expect(mailbox.take(wanted)).toEqual([]);
  });

  test('a code stays valid when another member enters the same address', async () => {
    const [owner, other] = [await enter(), await enter()];
    const wanted = newEmail('new');
    await edit(owner.key, wanted);
    const code = onlyCode(mailbox.take(wanted));
    await letMailsPass();
    expect((await edit(other.key, wanted)).json().retcode).toBe(200);
    expect(mailbox.take(wanted)).toHaveLength(1);
    expect((await get(verifyEmail.path, { email: wanted, code })).json().retcode).toBe(0);
    expect(await read(owner.key)).toMatchObject({ email: wanted, verifyEmail: 1 });
    expect(await read(other.key)).toMatchObject({ email: other.email, extras: { pendingEmail: wanted } });
  });

  test('saving it twice mails it once', async () => {
    const { key } = await enter();
    const wanted = newEmail('new');
    expect([(await edit(key, wanted)).json().retcode, (await edit(key, wanted)).json().retcode]).toEqual([200, 200]);
    expect(mailbox.take(wanted)).toHaveLength(1);
  });

  test('when no more mails are sent there, 429 says until when, and nothing has changed', async () => {
    const [one, two] = [await enter(), await enter()];
    const wanted = newEmail('new');
    await edit(one.key, wanted);
    const limited = await edit(two.key, wanted, { name: 'Other' });
    expect([limited.statusCode, limited.json()]).toMatchObject([429, { retcode: 429 }]);
    expect(limited.json().timestamp).toBeGreaterThan(Date.now() / 1000);
    expect(await read(two.key)).toMatchObject({ name: two.username, extras: { pendingEmail: '' } });
  });

  test('while mails cannot be sent nothing is changed and nothing is counted', async () => {
    const { key } = await enter();
    const wanted = newEmail('new');
    mailbox.isUp = false;
    expect((await edit(key, wanted)).json()).toMatchObject({
      retcode: -1,
      message: expect.stringContaining('Email cannot'),
    });
    mailbox.isUp = true;
    expect((await edit(key, wanted)).json().retcode).toBe(200);
  });

  test('an address that was never confirmed is replaced at once, and its mailbox cannot undo the change', async () => {
    const [username, mistyped, right] = [newName(), newEmail('stranger'), newEmail('right')];
    await client.register({ username, email: mistyped });
    const key = (await client.logIn({ username, password })).json().data.sessionKey;
    await edit(key, right);
    expect(await read(key)).toMatchObject({ email: right, verifyEmail: 0, extras: { pendingEmail: '' } });
    const [notice] = mailbox.take(mistyped);
    expect(notice?.kind).toBe('email-changed');
    expect(notice?.text).not.toContain('undo');
    expect(onlyCode(mailbox.take(right))).toHaveLength(8);
  });

  describe('undone by the old address', () => {
    test('before it was confirmed: nothing waits any more, and every session ends', async () => {
      const { key, email, username } = await enter();
      const wanted = newEmail('thief');
      await edit(key, wanted);
      const code = onlyCode(mailbox.take(wanted));
      const token = undoLinkIn(mailbox.take(email)[0]?.text);
      expect((await undo(token)).json().retcode).toBe(0);
      expect((await client.sessionState(key)).statusCode).toBe(401);
      expect((await get(verifyEmail.path, { email: wanted, code })).json().retcode).toBe(-1);
      const again = (await client.logIn({ username, password })).json().data.sessionKey;
      expect(await read(again)).toMatchObject({ email, verifyEmail: 1, extras: { pendingEmail: '' } });
      expect((await undo(token)).json()).toEqual(expired);
    });

    test('after a thief changed it twice: the thief cannot undo the undoing', async () => {
      const { key, email, username } = await enter();
      const [second, third] = [newEmail('thief'), newEmail('thief')];
      await edit(key, second);
      await get(verifyEmail.path, { email: second, code: onlyCode(mailbox.take(second)) });
      await edit(key, third);
      await get(verifyEmail.path, { email: third, code: onlyCode(mailbox.take(third)) });
      const links = mailbox.take(second).map(({ text }) => undoLinkIn(text));
      expect(links).toHaveLength(2);
      const own = mailbox.take(email).map(({ text }) => undoLinkIn(text));
      expect((await undo(own[0] ?? '')).json().retcode).toBe(0);
      for (const link of links) expect((await undo(link)).json()).toEqual(expired);
      const again = (await client.logIn({ username, password })).json().data.sessionKey;
      expect((await read(again)).email).toBe(email);
    });

    test('what a thief prepared is removed; logins and second factors that are older than a week stay', async () => {
      const { db: drizzle } = api.database;
      const { key, email, uid: accountId } = await enter();
      const expiresAt = new Date(Date.now() + 86_400_000);
      const addWays = async (name: string, at: Date) => {
        await drizzle
          .insert(accountSocialLogin)
          .values({ provider: name, providerId: newName(), accountId, linkedAt: at });
        await drizzle.insert(accountAddress).values({ accountId, address: newAddress(), addedAt: at });
        const keys = { publicKey: 'x', counter: 0, transports: [], createdAt: at };
        await drizzle.insert(passkey).values({ id: newName(), accountId, name, ...keys });
        await drizzle.insert(recoveryCode).values({ accountId, codeHash: newName(), createdAt: at });
      };
      await addWays('owner', new Date(Date.now() - 8 * 86_400_000));
      await addWays('thief', new Date(Date.now() - 60_000));
      await drizzle.insert(totp).values({ accountId, secret: 'x', confirmedAt: new Date() });
      await drizzle.insert(apiKey).values({
        ...{ accountId, name: 'Bot', keyHash: newName(), start: 'shu_x', isReadOnly: false, expiresAt },
        ...{ servers: [], commands: [], addresses: [] },
      });
      await edit(key, newEmail('thief'));
      const token = undoLinkIn(mailbox.take(email)[0]?.text);
      await addWays('later', new Date(Date.now() + 60_000));
      expect((await undo(token)).json().retcode).toBe(0);
      const logins = await drizzle.select().from(accountSocialLogin).where(eq(accountSocialLogin.accountId, accountId));
      expect(logins.map(({ provider }) => provider)).toEqual(['owner']);
      const left = [accountAddress, passkey, recoveryCode, totp, apiKey].map((table) =>
        drizzle.$count(table, eq(table.accountId, accountId)),
      );
      expect(await Promise.all(left)).toEqual([1, 1, 1, 0, 0]);
    });

    test('two clicks at once act once, and a week later the link is over', async () => {
      const { key, email, uid } = await enter();
      await edit(key, newEmail('new'));
      const token = undoLinkIn(mailbox.take(email)[0]?.text);
      await api.database.db
        .update(emailUndo)
        .set({ expiresAt: sql`now()` })
        .where(eq(emailUndo.accountId, uid));
      expect((await undo(token)).json()).toEqual(expired);
      await api.database.db
        .update(emailUndo)
        .set({ expiresAt: sql`now() + interval '1 day'` })
        .where(eq(emailUndo.accountId, uid));
      const answers = await Promise.all([undo(token), undo(token)]);
      expect(answers.map((answer) => answer.json().retcode).sort()).toEqual([-1, 0]);
    });

    test('neither the token nor the addresses are kept readable or logged', async () => {
      const { key, email } = await enter();
      await edit(key, newEmail('new'));
      const token = undoLinkIn(mailbox.take(email)[0]?.text);
      await undo(token);
      const rows = await api.database.db.select().from(emailUndo);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(api.logLines.join()).not.toMatch(new RegExp(`${token}|${email}`));
      expect(api.logLines.join()).toContain('"email-undone"');
    });
  });

  test('a password reset through the old mailbox cancels a pending address', async () => {
    const { key, email, username } = await enter();
    await edit(key, newEmail('thief'));
    await get(forgetPassword.path, { email });
    const code = onlyCode(mailbox.take(email));
    await get(forgetPassword.path, { email, code, password: 'four black cats' });
    const again = (await client.logIn({ username, password: 'four black cats' })).json().data.sessionKey;
    expect(await read(again)).toMatchObject({ email, extras: { pendingEmail: '' } });
  });
});
