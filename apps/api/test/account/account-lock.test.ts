import { Role } from '@starhaven/contracts/session';
import { acceptGift } from '../../src/modules/chat/commands/accept-gift';
import { ignoreMember } from '../../src/modules/chat/members/ignore-member';
import { insertAccount } from '../../src/modules/account/accounts';
import { requireUsername } from '../../src/modules/account/names/username';
import { requireOtherAdmin } from '../../src/modules/account/staff/require-other-admin';
import { followStatus } from '../../src/modules/follows/follow-status';
import { followTag } from '../../src/modules/notifications/tags/follow-tag';
import { acceptItems } from '../../src/modules/players/deliveries/accept-items';
import type { Drizzle } from '../../src/platform/database/database';
import { newName } from '../support/clients/account-client';
import { describeOnPostgresql } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { addServer } from '../support/fleet';
import { Gate } from '../support/gate';
import { until } from '../support/until';

const item = { type: 0, id: 201, amount: 5 };

describeOnPostgresql('a locked account', (open) => {
  let db: TestDatabase;
  let serverId: number;
  beforeAll(async () => {
    db = await open();
    ({ serverId } = await addServer(db.database));
  });
  afterAll(() => db?.close());

  const database = () => db.database.db;

  async function makeAccount(...roles: number[]): Promise<number> {
    const made = await insertAccount(database(), requireUsername(newName()), { roles: [Role.MEMBER, ...roles] });
    if (!made) throw new Error('The name is taken.');
    return made.id;
  }
  /** Stores a row that references the account, unless that waits for a lock. */
  const storeLogin = (accountId: number) =>
    database().transaction(async (tx) => {
      await tx.execute(`set local lock_timeout = '2s'`);
      await tx.execute(
        `insert into login_history (account_id, type, address, device) values (${accountId}, 'login_web_normal', '', '')`,
      );
    });
  const gift = (accountId: number) => ({ accountId, serverId, uid: '10001', engine: 'opencommand', item });

  test('gifts in several tabs wait for each other and none is run again after a deadlock', async () => {
    const accountId = await makeAccount();
    const tabs = 4;
    let attempts = 0;
    const outbox = {
      accept: async (...args: Parameters<typeof acceptItems>) => {
        attempts += 1;
        // Each transaction has stored its command, which references the account, before one of them locks the account.
        await until(() => attempts >= tabs);
        return acceptItems(...args);
      },
      wake: () => {},
    };
    const outcomes = await Promise.all(
      Array.from({ length: tabs }, (_, tab) =>
        acceptGift(
          { db: database(), outbox },
          { accountId, nonce: `gift-${tab}`, kind: 'deliver', digest: '' },
          gift(accountId),
        ),
      ),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(tabs).fill('delivery-accepted'));
    expect(attempts).toBe(tabs);
  });

  const works: [string, string, (db: Drizzle, accountId: number) => Promise<unknown>][] = [
    ['followed_tag', 'following a tag', (at, id) => followTag(at, id, { tag: 'guide', isFollowed: true })],
    [
      'followed_server',
      'following a game server',
      (at, id) =>
        followStatus({ db: at, isListed: () => true }, id, {
          kind: 'server',
          id: String(serverId),
          isFollowed: true,
        }),
    ],
    ['delivery', 'accepting items', (at, id) => at.transaction((tx) => acceptItems(tx, gift(id)))],
    [
      'chat_ignore',
      'ignoring a member',
      async (at, id) => ignoreMember(at, { accountId: id, ignoredId: await makeAccount() }),
    ],
  ];

  test.each(works)('lets rows that reference it be stored meanwhile: %s, %s', async (table, _name, work) => {
    const accountId = await makeAccount();
    const gate = new Gate();
    // Stops the work where it writes its own row: it has locked the account by then.
    const holding = database().transaction(async (tx) => {
      await tx.execute(`lock table ${table} in share mode`);
      await gate.pass();
    });
    await gate.reached();
    const working = work(database(), accountId);
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "${table}"%'`;
    await until(async () => (await db.database.query(waiting)).rows.length > 0);
    const storing = storeLogin(accountId);
    const outcome = await storing.then(
      () => 'stored',
      (error: unknown) => error,
    );
    gate.open();
    await Promise.all([holding, working]);
    expect(outcome).toBe('stored');
  });

  test('the search for another admin locks admins in the same way', async () => {
    const [one, other] = [await makeAccount(Role.ADMIN), await makeAccount(Role.ADMIN)];
    await database().transaction(async (tx) => {
      await requireOtherAdmin(tx, one);
      await storeLogin(one);
      await storeLogin(other);
      // They are locked all the same: a change of an admin waits.
      await expect(
        database().transaction(async (second) => {
          await second.execute(`set local lock_timeout = '50ms'`);
          await requireOtherAdmin(second, other);
        }),
      ).rejects.toMatchObject({ cause: { code: '55P03' } });
    });
  });
});
