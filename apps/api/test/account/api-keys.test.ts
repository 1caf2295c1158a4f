import {
  createApiKey,
  getApiKeyAccess,
  listApiKeys,
  planAccountDeletion,
  revokeApiKey,
} from '@starhaven/contracts/account';
import { requireCommand, requireServer } from '../../src/modules/account';
import { createApiKey as createApiKeyOf } from '../../src/modules/account/api-keys/create-api-key';
import type { CreateApiKeyContext } from '../../src/modules/account/api-keys/create-api-key';
import { findLiveSession } from '../../src/modules/account/sessions/find-live-session';
import type { ApiKeyAccess } from '../../src/modules/account/api-keys/api-key-guard';
import { accountClient, newAddress, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { Mailbox } from '../support/hosts/mailbox';
import { useTestApi } from '../support/test-api';

const scopes = { name: 'My bot', isReadOnly: false, servers: ['s1'], commands: ['give'], addresses: [] };
const wanted = { ...scopes, days: 30 };

describeOnEachEngine('API keys', (open) => {
  const mailbox = new Mailbox();
  const api = useTestApi(open, { mailer: mailbox });
  const client = accountClient(api);

  const post = async (call: { path: string }, key: string, payload: object) =>
    (await api.app.inject({ method: 'POST', url: call.path, headers: { authorization: key }, payload })).json();
  const create = (key: string, more: object = {}) => post(createApiKey, key, { ...wanted, password, ...more });
  const list = async (key: string) =>
    (await api.app.inject({ url: listApiKeys.path, headers: { authorization: key } })).json().data;
  const use = (key: string, address = newAddress()) =>
    api.app.inject({
      url: getApiKeyAccess.path,
      remoteAddress: address,
      headers: { authorization: `Bearer ${key}` },
    });

  test('a key is shown once with its scopes; its owner gets a mail and sees its use', async () => {
    const { data } = await client.enter();
    mailbox.take('a@example.org');
    const made = (await create(data.sessionKey)).data;
    expect(made.key).toMatch(/^shu_[\w-]{43}$/);
    expect(made.apiKey).toMatchObject({ ...scopes, start: made.key.slice(0, 8), lastUsedAt: 0 });
    expect(mailbox.take('a@example.org').map(({ kind }) => kind)).toEqual(['security-change']);
    const address = newAddress();
    const answer = await use(made.key, address);
    expect(answer.json()).toMatchObject({ retcode: 200, data: { name: 'My bot', servers: ['s1'] } });
    const [row] = await list(data.sessionKey);
    expect(row).toMatchObject({ id: made.apiKey.id, lastUsedFrom: address });
    expect(row.lastUsedAt).toBeGreaterThan(0);
    const { rows } = await api.database.query('select * from api_key', []);
    expect(JSON.stringify(rows) + api.logLines.join()).not.toContain(made.key);
  });

  test('a revoked, expired or unknown key, and one of a banned or leaving account, is refused', async () => {
    const { data } = await client.enter();
    const [one, two, three] = [
      (await create(data.sessionKey)).data,
      (await create(data.sessionKey)).data,
      (await create(data.sessionKey)).data,
    ];
    await post(revokeApiKey, data.sessionKey, { id: one.apiKey.id });
    await api.database.query('update api_key set expires_at = now() where id = $1', [Number(two.apiKey.id)]);
    for (const key of [one.key, two.key, `shu_${'x'.repeat(43)}`, 'x', data.sessionKey, '']) {
      expect((await use(key)).statusCode).toBe(401);
    }
    expect((await use(three.key)).statusCode).toBe(200);
    const uid = Number(data.uid);
    await api.database.query(`update account set roles = '{3,5}' where id = $1`, [uid]);
    expect((await use(three.key)).statusCode).toBe(401);
    await api.database.query(`update account set roles = '{3}' where id = $1`, [uid]);
    await post(planAccountDeletion, data.sessionKey, { password, posts: 'keep' });
    expect((await use(three.key)).statusCode).toBe(401);
  });

  test('only addresses of its list may use it, in any spelling', async () => {
    const { data } = await client.enter();
    const { key } = (await create(data.sessionKey, { addresses: ['2001:DB8:0:0:0:0:0:7', '203.0.113.50'] })).data;
    const codes = await Promise.all(
      ['2001:db8::7', '203.0.113.50', '::ffff:203.0.113.50', '203.0.113.51'].map(
        async (address) => (await use(key, address)).statusCode,
      ),
    );
    expect(codes).toEqual([200, 200, 200, 403]);
  });

  test('after twenty wrong keys the address is blocked, also with a right one', async () => {
    const { data } = await client.enter();
    const { key } = (await create(data.sessionKey)).data;
    const address = newAddress();
    for (let count = 0; count < 20; count += 1) await use(`shu_${'x'.repeat(42)}${count % 10}`, address);
    const answer = await use(key, address);
    expect([answer.statusCode, answer.headers['retry-after'] !== undefined]).toEqual([429, true]);
    expect((await use(key)).statusCode).toBe(200);
  });

  test('a key that is made while the owner sets another password is not kept', async () => {
    const { data } = await client.enter();
    const signedIn = await findLiveSession(api.database.db, data.sessionKey);
    const context = {
      db: api.database.db,
      mailer: mailbox,
      site: { name: 'Starhaven', url: 'http://localhost:3000' },
      wrongPasswords: {
        hit: () => Promise.resolve({ isOver: false }),
        // Runs after the password has been checked.
        refund: async () =>
          void (await api.database.query(`update account set password_hash = 'another' where id = $1`, [
            Number(data.uid),
          ])),
      } as unknown as CreateApiKeyContext['wrongPasswords'],
    };
    const made = createApiKeyOf(context, { ...signedIn!, password, wanted });
    await expect(made).rejects.toThrow('The password is wrong.');
    expect(await list(data.sessionKey)).toEqual([]);
  });

  test('an account has ten keys, also when many are made at once', async () => {
    const { data } = await client.enter();
    const answers = await Promise.all(Array.from({ length: 13 }, () => create(data.sessionKey)));
    expect(answers.filter(({ retcode }) => retcode === 200)).toHaveLength(10);
  });

  test.each([
    [{ password: 'wrong' }, 'The password is wrong.'],
    [{ name: ' ' }, 'Please give the key a name'],
    [{ name: 'evil\u202Ename' }, 'Name must not contain control characters'],
    [{ servers: ['s1; drop'] }, 'One of the servers is not valid'],
    [{ commands: ['give me'] }, 'One of the commands is not valid'],
    [{ addresses: ['everywhere'] }, 'Please enter a valid IP address'],
    [{ days: 0 }, 'Bad Request'],
    [{ days: 400 }, 'Bad Request'],
  ])('%j is refused', async (more, message) => {
    const { data } = await client.enter();
    expect((await create(data.sessionKey, more)).message).toBe(message);
    expect(await list(data.sessionKey)).toEqual([]);
  });

  test('the scopes: servers, commands, and reading only', () => {
    const access = (apiKey: object) => ({ apiKey }) as ApiKeyAccess;
    const bot = access({ isReadOnly: false, servers: ['s1'], commands: ['give'] });
    const all = access({ isReadOnly: false, servers: [], commands: [] });
    const reader = access({ isReadOnly: true, servers: [], commands: [] });
    expect(() => requireServer(bot, 's1')).not.toThrow();
    expect(() => requireServer(bot, 's2')).toThrow('may not use this game server');
    expect(() => requireCommand(bot, { serverId: 's1', head: 'give' })).not.toThrow();
    expect(() => requireCommand(bot, { serverId: 's1', head: 'ban' })).toThrow('may not run this command');
    expect(() => requireCommand(bot, { serverId: 's2', head: 'give' })).toThrow('may not use this game server');
    expect(() => requireCommand(all, { serverId: 's2', head: 'ban' })).not.toThrow();
    expect(() => requireCommand(reader, { serverId: 's1', head: 'give' })).toThrow('may not run this command');
  });
});
