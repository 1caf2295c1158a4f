import { sql } from 'drizzle-orm';
import { ContentVersions } from '../../src/modules/content';
import { runSeeds } from '../../src/platform/seed/run-seeds';
import { seeds } from '../support/seeds';
import { until } from '../support/until';
import { describeOnPostgresql } from '../support/engines';
import type { TestDatabase } from '../support/engines';

describeOnPostgresql('several servers', (open) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db?.close());

  test('after a cut a listener is notified again and reads what it missed', async () => {
    const versions = await ContentVersions.start(db.database, () => {});
    const before = Number(await versions.current('games'));
    await db.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query ilike 'listen%'`,
    );
    const heard = new Promise<void>((resolve) => versions.onChange(() => resolve()));
    await db.database.db.execute(sql`update game set version = '7' where id = 1`);
    await heard;
    expect(Number(await versions.current('games'))).toBeGreaterThan(before);
    const again = new Promise<void>((resolve) => versions.onChange(() => resolve()));
    await db.database.db.execute(sql`update game set version = '8' where id = 1`);
    await again;
  });

  test('all channels share one connection, and a cut one comes back for each of them', async () => {
    const heard: string[] = [];
    const handlers = { onNotice: (notice: string) => heard.push(notice), onLive: () => {}, onLost: () => {} };
    await Promise.all(['one', 'two'].map((channel) => db.database.listen(channel, handlers)));
    const listening = `datname = current_database() and query ilike 'listen%'`;
    const { rows } = await db.database.query(`select pid from pg_stat_activity where ${listening}`, []);
    expect(rows).toHaveLength(1);
    await db.database.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`, []);
    await until(() => !db.database.isListening());
    await until(() => db.database.isListening());
    await db.database.db.execute(sql`select pg_notify('one', 'first'), pg_notify('two', 'second')`);
    await until(() => heard.length === 2);
    expect(heard.sort()).toEqual(['first', 'second']);
  });

  test('servers that start together seed once', async () => {
    await db.database.db.execute(sql`truncate applied_seed, game, account cascade`);
    const ran = await Promise.all(Array.from({ length: 4 }, () => runSeeds(db.database.db, seeds)));
    expect(ran.flat().sort()).toEqual(['admin-account', 'ask', 'blog', 'games']);
    expect(await db.database.db.query.game.findMany()).toHaveLength(3);
  });

  test('a statement is cut off after its limit', async () => {
    const slow = db.database.db.execute(sql`select pg_sleep(30)`);
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
  });
});
