import { runHousekeeping } from '../../src/modules/account';
import { accountClient } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('housekeeping', (open) => {
  const api = useTestApi(open);

  test('expired rows are deleted, valid rows stay', async () => {
    const client = accountClient(api);
    const { data } = await client.enter();
    const accountId = Number(data.uid);
    const { query } = api.database;
    const old: [table: string, columns: string, kept: string, deleted: string][] = [
      [
        'session',
        'account_id, key_hash, token_hash, token_expires_at, entry_type, address, device, expires_at, ended_at',
        `$1, 'k', 'k', now(), 'web', '', '', now() + interval '1 day', now() - interval '29 days'`,
        `$1, 'd', 'd', now(), 'web', '', '', now() + interval '1 day', now() - interval '31 days'`,
      ],
      [
        'rate_limit',
        'key, points, expire',
        `'k', $1, (extract(epoch from now()) * 1000)::bigint + 60000`,
        `'d', $1, 1`,
      ],
      [
        'login_ticket',
        'ticket_hash, provider, account_id, expires_at',
        `'k', '', $1, now() + interval '1 minute'`,
        `'d', '', $1, now() - interval '1 second'`,
      ],
      [
        'login_challenge',
        'id_hash, purpose, entry_type, login_type, account_id, expires_at',
        `'k', '', '', '', $1, now() + interval '1 minute'`,
        `'d', '', '', '', $1, now() - interval '1 second'`,
      ],
      [
        'social_attempt',
        'state_hash, provider, code_verifier, entry_type, link_account_id, expires_at',
        `'k', '', '', '', $1, now() + interval '1 minute'`,
        `'d', '', '', '', $1, now() - interval '1 second'`,
      ],
      [
        'mail_code',
        'code_hash, purpose, email_key, account_id, expires_at',
        `'k', '', '', $1, now() - interval '1 day'`,
        `'d', '', '', $1, now() - interval '3 days'`,
      ],
      [
        'known_device',
        'token_hash, account_id, device, last_used_at',
        `'k', $1, '', now() - interval '300 days'`,
        `'d', $1, '', now() - interval '400 days'`,
      ],
      [
        'login_history',
        'account_id, type, address, device, at',
        `$1, 'k', '', '', now() - interval '700 days'`,
        `$1, 'd', '', '', now() - interval '800 days'`,
      ],
    ];
    for (const [table, columns, kept, deleted] of old) {
      for (const values of [kept, deleted])
        await query(`insert into ${table} (${columns}) values (${values})`, [accountId]);
    }
    await runHousekeeping(api.database.db);
    for (const [table, columns] of old) {
      const marker = ['key_hash', 'type'].find((name) => columns.includes(`, ${name},`)) ?? columns.split(',')[0];
      const { rows } = await query(`select ${marker} as mark from ${table} where ${marker}::text in ('k', 'd')`);
      expect([table, rows]).toEqual([table, [{ mark: 'k' }]]);
    }
    expect((await client.sessionState(data.sessionKey)).statusCode).toBe(200);
    expect((await client.history(data.sessionKey)).json().data.length).toBe(2);
  });

  test('an account with very many logins keeps the newest', async () => {
    const client = accountClient(api);
    const { data } = await client.enter();
    const other = await client.enter();
    const { query } = api.database;
    const accountId = Number(data.uid);
    await query(
      `insert into session (account_id, key_hash, token_hash, token_expires_at, entry_type, address, device, expires_at, last_used_at)
       select $1, 'x' || n, 'x' || n, now(), 'web', '', '', now() + interval '1 day', now() - n * interval '1 minute'
       from generate_series(1, 150) n`,
      [accountId],
    );
    await query(
      `insert into known_device (token_hash, account_id, device, last_used_at)
       select 'x' || n, $1, '', now() - n * interval '1 minute' from generate_series(1, 80) n`,
      [accountId],
    );
    await query(
      `insert into login_history (account_id, type, address, device, at)
       select $1, '', '', '', now() - n * interval '1 minute' from generate_series(1, 600) n`,
      [accountId],
    );
    await runHousekeeping(api.database.db);
    for (const [table, max] of Object.entries({ session: 100, known_device: 50, login_history: 500 })) {
      const { rows } = await query(`select account_id, count(*)::int as count from ${table} group by 1`);
      const countOf = (uid: string) => rows.find((row) => row.account_id === Number(uid))?.count;
      expect([table, countOf(data.uid), countOf(other.data.uid)]).toEqual([table, max, 1]);
    }
    for (const { sessionKey } of [data, other.data]) {
      expect((await client.sessionState(sessionKey)).statusCode).toBe(200);
    }
  });
});
