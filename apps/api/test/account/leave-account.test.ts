import { exportAccount, planAccountDeletion } from '@starhaven/contracts/account';
import { runHousekeeping } from '../../src/modules/account';
import { accountClient, newName, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { Mailbox } from '../support/hosts/mailbox';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('leaving with all one’s data', (open) => {
  const mailbox = new Mailbox();
  const api = useTestApi(open, { mailer: mailbox });
  const client = accountClient(api);

  const post = async (call: { path: string }, key: string, payload: object) =>
    (await api.app.inject({ method: 'POST', url: call.path, headers: { authorization: key }, payload })).json();
  const plan = (key: string, more: object = {}) => post(planAccountDeletion, key, { password, posts: 'keep', ...more });
  const makeDue = (uid: string) =>
    api.database.query('update account set deletion_at = now() where id = $1', [Number(uid)]);
  const exists = async (uid: string) =>
    (await api.database.query('select id from account where id = $1', [Number(uid)])).rows.length === 1;
  async function enter() {
    const [username, email] = [newName(), `${newName()}@example.org`];
    await client.register({ username, email });
    return { username, email, ...(await client.logIn({ username, password })).json().data } as {
      [field in 'username' | 'email' | 'uid' | 'sessionKey']: string;
    };
  }

  test('the export has what the account did and no secret; it takes the password and has a limit', async () => {
    const { username, email, sessionKey } = await enter();
    expect((await post(exportAccount, sessionKey, { password: 'wrong' })).retcode).toBe(-1);
    const { data } = await post(exportAccount, sessionKey, { password });
    expect(data.sections.account).toEqual([expect.objectContaining({ username, email, hasPassword: true })]);
    for (const section of ['sessions', 'logins', 'devices', 'browsers']) expect(data.sections[section]).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i);
    expect(JSON.stringify(data)).not.toContain(sessionKey);
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await post(exportAccount, sessionKey, { password }));
    expect(answers.map(({ retcode }) => retcode)).toEqual([200, 200, 200, 200, 429]);
  });

  test('a planned deletion ends every session and is mailed; a login cancels it', async () => {
    const { username, email, uid, sessionKey } = await enter();
    const other = (await client.logIn({ username, password })).json().data.sessionKey;
    expect((await plan(sessionKey, { password: 'wrong' })).retcode).toBe(-1);
    expect((await plan(sessionKey, { posts: 'sell' })).retcode).toBe(400);
    const { data } = await plan(sessionKey, { posts: 'delete' });
    expect(Math.round((data.deletionAt - Date.now() / 1000) / 86_400)).toBe(14);
    for (const key of [sessionKey, other]) expect((await client.sessionState(key)).statusCode).toBe(401);
    const mail = mailbox.take(email).at(-1);
    expect(mail).toMatchObject({ kind: 'deletion-planned' });
    expect(mail?.text).toContain('Posts: are deleted');
    await runHousekeeping(api.database.db);
    expect(await exists(uid)).toBe(true);
    await client.logIn({ username, password });
    const { rows } = await api.database.query('select deletion_at, deletion_posts from account where id = $1', [
      Number(uid),
    ]);
    expect(rows).toEqual([{ deletion_at: null, deletion_posts: null }]);
  });

  test('after the grace period the account and all its rows are deleted; other modules get the choice of the owner', async () => {
    const [kept, deleted, stays] = [await enter(), await enter(), await enter()];
    await plan(kept.sessionKey);
    await plan(deleted.sessionKey, { posts: 'delete' });
    await makeDue(kept.uid);
    await makeDue(deleted.uid);
    const leave = jest.fn();
    await runHousekeeping(api.database.db, [async (_tx, leaving) => leave(leaving)]);
    expect(leave.mock.calls.map(([leaving]) => leaving)).toEqual(
      expect.arrayContaining([
        { accountId: Number(kept.uid), posts: 'keep' },
        { accountId: Number(deleted.uid), posts: 'delete' },
      ]),
    );
    expect([await exists(kept.uid), await exists(deleted.uid), await exists(stays.uid)]).toEqual([false, false, true]);
    const again = (await client.logIn({ username: kept.username, password })).json();
    expect(again.message).toBe('Incorrect username or password.');
    expect((await client.register({ username: kept.username })).json().retcode).toBe(0);
  });

  test('a failing module keeps that account whole and does not affect others', async () => {
    const [first, second] = [await enter(), await enter()];
    for (const { sessionKey, uid } of [first, second]) {
      await plan(sessionKey);
      await makeDue(uid);
    }
    const failing = runHousekeeping(api.database.db, [
      async (_tx, { accountId }) => {
        if (accountId === Number(first.uid)) throw new Error('posts are locked');
      },
    ]);
    await expect(failing).rejects.toThrow('posts are locked');
    expect([await exists(first.uid), await exists(second.uid)]).toEqual([true, false]);
    await runHousekeeping(api.database.db);
    expect(await exists(first.uid)).toBe(false);
  });

  test('a login at the last moment wins or loses as a whole', async () => {
    const { username, uid, sessionKey } = await enter();
    await plan(sessionKey);
    await makeDue(uid);
    const [login] = await Promise.all([client.logIn({ username, password }), runHousekeeping(api.database.db)]);
    const { retcode, data } = login.json();
    expect(await exists(uid)).toBe(retcode === 200);
    if (retcode === 200) expect((await client.sessionState(data.sessionKey)).statusCode).toBe(200);
  });

  test('an admin stays', async () => {
    const { uid, sessionKey } = await enter();
    await api.database.query(`update account set roles = '{1,3}' where id = $1`, [Number(uid)]);
    expect(await plan(sessionKey)).toMatchObject({ retcode: -1, message: expect.stringContaining('An admin') });
  });
});
