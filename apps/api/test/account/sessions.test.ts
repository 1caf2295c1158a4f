import { endSession } from '@starhaven/contracts/session';
import { createHmac } from 'node:crypto';
import { inTransaction } from '../../src/platform/database/transaction-retry';
import { endSessions } from '../../src/modules/account/sessions/end-sessions';
import { newKey } from '../../src/platform/secrets/keys';
import { requireRole, requireSignedIn } from '../../src/modules/account';
import { accountClient, newAddress, newName, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

const ended = { retcode: 401, message: 'Your session has expired. Please log in again.' };

describeOnEachEngine('sessions', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let other: TestApp;
  let client: ReturnType<typeof accountClient>;
  /** Another server that shares the database. */
  let elsewhere: ReturnType<typeof accountClient>;
  beforeAll(async () => {
    db = await open();
    [server, other] = [await createTestApp(db.database), await createTestApp(db.database)];
    [client, elsewhere] = [accountClient(server), accountClient(other)];
  });
  afterAll(async () => {
    await server?.app.close();
    await other?.app.close();
    await db?.close();
  });
  const run = (statement: string, uid: string) => db.database.query(statement, [Number(uid)]);
  const expectEnded = async (key: string) => {
    for (const one of [client, elsewhere]) {
      for (const answer of [await one.sessionState(key), await one.account(key), await one.history(key)]) {
        expect([answer.statusCode, answer.json()]).toEqual([401, ended]);
      }
    }
  };

  describe('a session key', () => {
    test('says who it is, in each of its places', async () => {
      const { username, data } = await client.enter();
      const key = data.sessionKey;
      const state = (await elsewhere.sessionState(`Bearer ${key}`)).json();
      expect(state).toEqual({
        retcode: 0,
        message: 'ok',
        data: {
          uid: data.uid,
          username,
          name: username,
          locale: 'en',
          role: [3],
          roleExpired: 0,
          expiredlogin: data.expiredlogin,
          tokenAPI: '',
        },
      });
      expect((await client.sessionState(key)).json()).toEqual(state);
      expect((await client.history(key)).statusCode).toBe(200);
      const account = (await client.account(key)).json();
      expect(account.data).toEqual({ account: expect.objectContaining({ _id: data.uid, username }), player: [] });
      expect(account.data.account).toMatchObject({ email: 'a@example.org', verifyEmail: 0, password_web: true });
      expect(JSON.stringify(account)).not.toContain('argon2');
    });

    test('works next to an Authorization header of another kind, and with any spelling of Bearer', async () => {
      const { data } = await client.enter();
      const state = (authorization: string, token = '') =>
        server.app.inject({ url: `/api/v2/account/history?token=${token}`, headers: { authorization } });
      expect((await state('Basic dXNlcjpwYXNz', data.sessionKey)).statusCode).toBe(200);
      expect((await state('Bearer ', data.sessionKey)).statusCode).toBe(200);
      for (const word of ['Bearer', 'bearer', 'BEARER  ']) {
        expect((await state(`${word} ${data.sessionKey}`)).statusCode).toBe(200);
      }
      expect((await state('Basic dXNlcjpwYXNz')).statusCode).toBe(401);
    });

    test('opens the account with 200, whatever other fields are sent', async () => {
      const { data } = await client.enter();
      for (const action of ['refresh_player', 'REFRESH_PLAYER', '', 'later', 7]) {
        const payload = { token: data.sessionKey, action, more: [1] };
        const answer = await server.app.inject({ method: 'POST', url: '/api/v2/account', payload });
        expect([answer.statusCode, answer.json().retcode]).toEqual([200, 200]);
      }
    });

    test('a personal answer is never cached', async () => {
      const { data } = await client.enter();
      const answer = await client.sessionState(data.sessionKey);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    });

    test('changed, cut, foreign and malformed ones are refused without a server error', async () => {
      const { data } = await client.enter();
      const key = data.sessionKey;
      const flipped = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`;
      const foreign = createHmac('sha256', 'other').update(key).digest('base64url');
      const keys = [
        flipped,
        key.slice(0, -1),
        `${key}A`,
        foreign,
        newKey(),
        data.token,
        'x',
        '\u00e9',
        'x'.repeat(9000),
      ];
      for (const wrong of keys) {
        const answer = await client.account(wrong);
        expect([answer.statusCode, answer.json()]).toEqual([401, ended]);
        const header = await server.app.inject({ url: '/api/v2/account/session', headers: { authorization: wrong } });
        expect(header.statusCode).toBe(401);
      }
      for (const token of [{ $gt: '' }, [key], 1, true, null]) {
        const answer = await server.app.inject({ method: 'POST', url: '/api/v2/account', payload: { token } });
        expect(answer.statusCode).toBe(401);
      }
      const repeated = await server.app.inject({ url: `/api/v2/account/history?token=${key}&token=${key}` });
      expect(repeated.statusCode).toBe(401);
      expect((await server.app.inject({ url: '/api/v2/account/session' })).json()).toEqual(ended);
      expect((await client.sessionState(key)).statusCode).toBe(200);
    });

    test('no cookie is accepted as a key', async () => {
      const { data } = await client.enter();
      const headers = { cookie: `token=${data.sessionKey}; authorization=${data.sessionKey}` };
      expect((await server.app.inject({ url: '/api/v2/account/session', headers })).statusCode).toBe(401);
    });
  });

  describe('the end', () => {
    test('by logging out, here and on another server, as often as one likes', async () => {
      const { data } = await client.enter();
      expect((await client.sessionState(data.sessionKey)).statusCode).toBe(200);
      expect((await elsewhere.logOut(data.sessionKey)).json().retcode).toBe(0);
      await expectEnded(data.sessionKey);
      expect((await client.logOut(data.sessionKey)).json().retcode).toBe(0);
      expect((await client.logOut('nonsense')).json().retcode).toBe(0);
    });

    test('also when the disk is full', async () => {
      const { data } = await client.enter();
      const full = await createTestApp(db.database, { freeBytes: 1 });
      const fullClient = accountClient(full);
      expect((await fullClient.sessionState(data.sessionKey)).statusCode).toBe(200);
      expect((await fullClient.logIn({ username: newName(), password })).statusCode).toBe(507);
      expect((await fullClient.logOut(data.sessionKey)).json().retcode).toBe(0);
      await expectEnded(data.sessionKey);
      await full.app.close();
    });

    test('everywhere', async () => {
      const { username, data } = await client.enter();
      const second = (await client.logIn({ username, password })).json().data;
      const stranger = await client.enter();
      expect((await client.logOut(second.sessionKey, true)).json().retcode).toBe(0);
      await expectEnded(data.sessionKey);
      await expectEnded(second.sessionKey);
      expect((await client.sessionState(stranger.data.sessionKey)).statusCode).toBe(200);
      expect((await client.logOut(second.sessionKey, true)).statusCode).toBe(401);
    });

    test('of another session of the account, never of somebody else', async () => {
      const { username, data } = await client.enter(newName(), { address: newAddress() });
      const second = (await client.logIn({ username, password })).json().data;
      const list = (await client.sessions(data.sessionKey)).json().data;
      expect(list).toHaveLength(2);
      const [mine] = list.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
      const end = (key: string, id: string) =>
        server.app.inject({ method: 'POST', url: endSession.path, headers: { authorization: key }, payload: { id } });
      const stranger = await client.enter();
      for (const id of [mine.id, '0', '-1', 'x', '1 or 1=1', '9'.repeat(30)]) {
        expect((await end(stranger.data.sessionKey, id)).statusCode).toBe(404);
      }
      expect((await client.sessionState(second.sessionKey)).statusCode).toBe(200);
      expect((await end(data.sessionKey, mine.id)).json().retcode).toBe(0);
      expect((await end(data.sessionKey, mine.id)).json().retcode).toBe(0);
      await expectEnded(second.sessionKey);
      expect((await client.sessions(data.sessionKey)).json().data).toHaveLength(1);
    });

    test('by a ban, and the session does not outlive it elsewhere', async () => {
      const { data } = await client.enter();
      await run(`update account set roles = '{3,5}' where id = $1`, data.uid);
      await expectEnded(data.sessionKey);
    });

    test('by a new password, apart from the session that set it', async () => {
      const { username, data } = await client.enter();
      const second = (await client.logIn({ username, password })).json().data;
      const [current] = (await client.sessions(data.sessionKey))
        .json()
        .data.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
      const count = await inTransaction(db.database.db, (tx) =>
        endSessions(tx, Number(data.uid), 'password', { exceptSessionId: Number(current.id) }),
      );
      expect(count).toBe(1);
      await expectEnded(second.sessionKey);
      expect((await elsewhere.sessionState(data.sessionKey)).statusCode).toBe(200);
    });

    test('by time: after ninety days, or thirty without use', async () => {
      const absolute = (await client.enter()).data;
      await run(`update session set expires_at = now() - interval '1 second' where account_id = $1`, absolute.uid);
      await expectEnded(absolute.sessionKey);
      const idle = (await client.enter()).data;
      const unused = `update session set last_used_at = now() - interval '30 days' + $2::interval where account_id = $1`;
      await db.database.query(unused, [Number(idle.uid), '1 minute']);
      expect((await client.sessionState(idle.sessionKey)).statusCode).toBe(200);
      await db.database.query(unused, [Number(idle.uid), '-1 minute']);
      await expectEnded(idle.sessionKey);
    });

    test('with its account', async () => {
      const { data } = await client.enter();
      await run('delete from account where id = $1', data.uid);
      await expectEnded(data.sessionKey);
    });
  });

  test('the last use of a session is stored once a minute', async () => {
    const { data } = await client.enter();
    const lastUse = async () => {
      const use = 'select extract(epoch from last_used_at)::float8 as use from session where account_id = $1';
      return Number((await run(use, data.uid)).rows[0]?.use);
    };
    const first = await lastUse();
    await client.sessionState(data.sessionKey);
    expect(await lastUse()).toBe(first);
    await run(`update session set last_used_at = now() - interval '61 seconds' where account_id = $1`, data.uid);
    await client.sessionState(data.sessionKey);
    expect(await lastUse()).toBeGreaterThanOrEqual(first);
  });

  test('a lost or expired role counts at once', async () => {
    const { data } = await client.enter();
    const askAsModerator = async () => {
      const request = { headers: { authorization: data.sessionKey }, body: null, query: {}, server: server.app };
      requireRole(await requireSignedIn(request as never, db.database.db), 2);
    };
    await expect(askAsModerator()).rejects.toMatchObject({ kind: 'permission-denied' });
    await run(`update account set roles = '{2,3}' where id = $1`, data.uid);
    await expect(askAsModerator()).resolves.toBeUndefined();
    await run(`update account set role_expires_at = now() - interval '1 second' where id = $1`, data.uid);
    await expect(askAsModerator()).rejects.toMatchObject({ kind: 'permission-denied' });
    const { data: state } = (await client.sessionState(data.sessionKey)).json();
    expect([state.role, state.roleExpired > 0]).toEqual([[2, 3], true]);
  });
});
