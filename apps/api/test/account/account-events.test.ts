import { AccountChangeSchema, contentEventsPath } from '@starhaven/contracts/live';
import { signVisitorAddress, visitorAddressHeader } from '@starhaven/node-kit/server';
import * as v from 'valibot';
import { AccountChanges } from '../../src/modules/account';
import { endSessions } from '../../src/modules/account/sessions/end-sessions';
import type { ListenHandlers } from '../../src/platform/database/database';
import { inTransaction } from '../../src/platform/database/transaction-retry';
import { accountClient } from '../support/clients/account-client';
import type { LoginAnswer } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { readEvents } from '../support/clients/event-reader';
import { useTestApi } from '../support/test-api';
import { createTestApp, trustSecret } from '../support/test-app';

describeOnEachEngine('account events', (open) => {
  let url: string;
  const api = useTestApi(open);
  const client = accountClient(api);
  beforeAll(async () => {
    url = `${await api.app.listen({ port: 0, host: '127.0.0.1' })}${contentEventsPath}`;
  });
  const asWebServer = { [visitorAddressHeader]: signVisitorAddress('', trustSecret) };

  /** Opens a stream, waits for its start, and returns a reader of later events. */
  async function listen(headers: Record<string, string>) {
    const abort = new AbortController();
    const events = readEvents(await fetch(url, { headers, signal: abort.signal }));
    expect((await events.next())?.event).toBe('versions');
    if (headers === asWebServer) expect((await events.next())?.event).toBe('accounts');
    return { next: events.next, close: () => abort.abort() };
  }
  const run = (statement: string, { uid }: { uid: string }) => api.database.query(statement, [Number(uid)]);

  test.each<[string, (data: LoginAnswer['data']) => Promise<unknown>]>([
    ['a ban by plain SQL', (data) => run(`update account set roles = '{3,5}' where id = $1`, data)],
    ['a lost role', (data) => run(`update account set roles = '{}' where id = $1`, data)],
    ['an expiry of the role', (data) => run('update account set role_expires_at = now() where id = $1', data)],
    ['a new name', (data) => run(`update account set name = 'Other' where id = $1`, data)],
    ['a logout', (data) => client.logOut(data.sessionKey)],
    ['a logout everywhere', (data) => client.logOut(data.sessionKey, true)],
    ['a new password', (data) => inTransaction(api.database.db, (tx) => endSessions(tx, Number(data.uid), 'password'))],
    ['the end of an account', (data) => run('delete from account where id = $1', data)],
  ])('%s is sent to the web server', async (_, change) => {
    const { data } = await client.enter();
    const stream = await listen(asWebServer);
    await change(data);
    const event = await stream.next();
    expect(event?.event).toBe('account');
    expect(v.parse(AccountChangeSchema, event?.data)).toEqual({ uid: data.uid });
    stream.close();
  });

  test('visitors do not get these events', async () => {
    const { data } = await client.enter();
    const visitor = await listen({});
    const webServer = await listen(asWebServer);
    await client.logOut(data.sessionKey);
    expect((await webServer.next())?.event).toBe('account');
    await api.database.query(`update game set version = '9.8' where id = 1`);
    // A visitor's next event is the public change: the account's change came before it and was not sent.
    expect((await visitor.next())?.event).toBe('change');
    visitor.close();
    webServer.close();
  });

  test('when changes may have been missed, web servers are disconnected so that they ask again', async () => {
    let handlers: ListenHandlers | null = null;
    const deaf = { ...api.database, listen: async (_: string, given: ListenHandlers) => void (handlers = given) };
    const changes = await AccountChanges.start(deaf);
    const missed = jest.fn();
    changes.onMissed(missed);
    (handlers as ListenHandlers | null)?.onLost();
    expect(missed).toHaveBeenCalledTimes(1);

    const own = await createTestApp(api.database, { accountChanges: changes });
    const ownUrl = `${await own.app.listen({ port: 0, host: '127.0.0.1' })}${contentEventsPath}`;
    const events = readEvents(await fetch(ownUrl, { headers: asWebServer }));
    // A server that may miss account changes does not send `accounts`. It sends the event when changes arrive again.
    expect((await events.next())?.event).toBe('versions');
    (handlers as ListenHandlers | null)?.onLive();
    expect((await events.next())?.event).toBe('accounts');
    (handlers as ListenHandlers | null)?.onLost();
    expect(await events.next()).toBeNull();
    await own.app.close();
  });
});
