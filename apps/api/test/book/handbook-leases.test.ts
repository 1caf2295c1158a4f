import { sql } from 'drizzle-orm';
import { importData } from '../../src/modules/book';
import type { ImportOrder, Reader } from '../../src/modules/book';
import { importShippedData } from '../../src/modules/book/import/shipped-data';
import { buildIndexInThread } from '../../src/modules/book/search/build-index';
import { createLogger } from '../../src/platform/logging/logger';
import { describeOnEachEngine, describeOnPostgresql } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { Gate } from '../support/gate';
import { row, ScriptedReader } from '../support/hosts/scripted-reader';
import type { ScriptedPart } from '../support/hosts/scripted-reader';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';

const mora = row({ id: 202, names: { EN: 'Mora' } });
const apple = row({ id: 100001, names: { EN: 'Apple' } });

function setUp(open: () => Promise<TestDatabase>) {
  const test = {} as { db: TestDatabase; server: TestApp; reader: ScriptedReader; index: Gate };
  beforeAll(async () => {
    test.db = await open();
    test.reader = new ScriptedReader();
    test.index = new Gate();
    test.index.open();
    const buildIndex: NonNullable<Parameters<typeof createTestApp>[1]>['buildIndex'] = async (items, signal) => {
      await test.index.pass();
      return buildIndexInThread(items, signal);
    };
    test.server = await createTestApp(test.db.database, { reader: test.reader, buildIndex });
  });
  beforeEach(async () => {
    await test.db.database.db.execute(sql`truncate item, data_version, data_import restart identity cascade`);
    test.reader.scripts.clear();
    await test.server.book.library.refresh();
  });
  afterAll(async () => {
    test.index.open();
    await test.server?.book.stop();
    await test.server?.app.close();
    await test.db?.close();
  });
  return test;
}

const plainOrder = { format: 'grasscutter-handbook', from: '/data', isDryRun: false, removals: 'few' } as const;

function runner(test: { db: TestDatabase; reader: ScriptedReader }) {
  return (parts: ScriptedPart[], order: Partial<ImportOrder> = {}, reader: Reader = scripted(parts)) => {
    const { signal } = new AbortController();
    const context = { database: test.db.database, signal, onProgress: () => {}, reader };
    return importData(context, { ...plainOrder, ...order });
  };
}

function scripted(parts: ScriptedPart[], game: 1 | 2 = 1): ScriptedReader {
  const reader = new ScriptedReader();
  reader.scripts.set('/data', { game, parts });
  return reader;
}

/** Reads the scripts, and waits at the gate after the rows of each part. */
function held(parts: ScriptedPart[], atEnd: Gate): Reader {
  const reader = scripted(parts);
  return {
    open: reader.open,
    async *read(options) {
      for await (const event of reader.read(options)) {
        if (event.kind === 'part-end') await atEnd.pass();
        yield event;
      }
    },
  };
}

describeOnEachEngine('imports that conflict with others', (open) => {
  const own = setUp(open);
  const run = runner(own);
  const namesOf = async () => {
    await own.server.book.library.refresh();
    const response = await own.server.app.inject({ url: '/item?game=1&type=2' });
    const { data } = response.json() as { data?: { id: string; name: string }[] };
    return (data ?? []).map(({ id, name }) => `${id} ${name}`);
  };
  const expireLeases = () =>
    own.db.database.db.execute(sql`update data_import set lease_until = now() - interval '1 second'`);

  test('data of the software is imported even after an earlier process died during its import', async () => {
    const logLines: string[] = [];
    const log = createLogger('info', { write: (line: string) => void logLines.push(line) });
    own.reader.scripts.set('', { game: 1, parts: [{ name: 'EN', rows: [mora] }] });
    // The lease of a dead process.
    await own.db.database.db.execute(sql`
      insert into data_import (game, source, digest, parts, skipped, lease_until)
      select 1, format, 'other', '[]', '[]', now() + interval '28 seconds'
      from unnest(array['genshin-db', 'starter-star-rail', 'starter-blue-archive']) format`);
    const controller = new AbortController();
    const work = importShippedData({
      database: own.db.database,
      log,
      signal: controller.signal,
      reader: own.reader,
      firstRetryMs: 10,
    });
    await until(() => logLines.some((line) => line.includes('died during its import')));
    expect(await namesOf()).toEqual([]);
    await expireLeases();
    await work;
    expect(await namesOf()).toEqual(['202 Mora']);
  });

  test('a database that fails for a moment delays the data of the software but does not cancel it', async () => {
    const log = createLogger('silent');
    own.reader.scripts.set('', { game: 1, parts: [{ name: 'EN', rows: [mora] }] });
    const { database } = own.db;
    let failures = 5;
    const failing = {
      ...database,
      withPatience: async <T>(work: () => Promise<T>) => {
        failures -= 1;
        if (failures >= 0) throw new Error('terminating connection due to administrator command');
        return database.withLongTimeout(work);
      },
    };
    await importShippedData({
      database: failing,
      log,
      signal: new AbortController().signal,
      reader: own.reader,
      firstRetryMs: 5,
    });
    expect(await namesOf()).toEqual(['202 Mora']);
  });

  test('an import whose lease ran out changes nothing, and adds nothing to the import that follows', async () => {
    const [slow, next] = [new Gate(), new Gate()];
    const first = run([], {}, held([{ name: 'EN', rows: [mora] }], slow));
    await slow.reached();
    await expireLeases();
    const second = run([], {}, held([{ name: 'EN', digest: 'newer', rows: [apple] }], next));
    await next.reached();
    slow.open();
    await expect(first).rejects.toThrow(/Another process is importing grasscutter-handbook; nothing was changed/);
    expect(await namesOf()).toEqual([]);
    next.open();
    await expect(second).resolves.toMatchObject({ added: 1 });
    expect(await namesOf()).toEqual(['100001 Apple']);
  });

  test('an import that commits after one with a higher number is found by the search', async () => {
    const { db } = own.db.database;
    const commit = async (id: number, game: number, name: string) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into item (game, type, id, grp, names, descs, icon, star_type, fields, sources)
          values (${game}, 2, ${id}, '', ${JSON.stringify({ EN: name })}::jsonb, '{}', '', 0, '{}', '{x}')`);
        await tx.execute(sql`insert into data_version (id, game, commit, source, added, changed, removed)
          values (${id}, ${game}, ${`commit${id}`}, 'x', 1, 0, 0)`);
      });
    await commit(8, 2, 'Later');
    await own.server.book.library.refresh();
    await commit(7, 1, 'Earlier');
    expect(await namesOf()).toEqual(['7 Earlier']);
  });

  test('a new version is not announced before the search has it', async () => {
    const commits = async () =>
      (await own.server.app.inject({ url: '/game/resource/version?time=1' })).json() as { commit: string }[];
    own.index.close();
    await run([{ name: 'EN', rows: [mora] }]);
    expect(await commits()).toEqual([]);
    const summary = async () => (await own.server.app.inject({ url: '/item/summary' })).json() as object;
    expect(JSON.stringify(await summary())).not.toMatch(/"commit":"[\da-f]{12}"/);
    own.index.open();
    await until(async () => (await commits()).length > 0);
    const { data } = (await own.server.app.inject({ url: '/item?search=mora' })).json() as { data: object[] };
    expect(data).toMatchObject([{ name: 'Mora' }]);
  });
});

describeOnPostgresql('imports at the same time', (open) => {
  const own = setUp(open);
  const run = runner(own);
  /** Waits until `count` imports wait for a lock. */
  const waiting = (count: number) =>
    until(async () => {
      const { rows } = (await own.db.database.db.execute(
        sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )) as unknown as { rows: { n: number }[] };
      return rows[0]!.n >= count;
    });

  test('two formats of one game keep the data of both', async () => {
    const { db } = own.db.database;
    await run([{ name: 'EN', rows: [mora] }]);
    const held = new Gate();
    const holder = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from item for update`);
      await held.pass();
    });
    await held.reached();
    const japanese = run([{ name: 'JP', rows: [row({ id: 202, names: { JP: 'モラ' } })] }], {
      format: 'genshin-excel',
    });
    await waiting(1);
    const french = run([{ name: 'FR', rows: [row({ id: 202, names: { FR: 'Moras' } })] }], { format: 'genshin-dump' });
    await waiting(2);
    held.open();
    await Promise.all([holder, japanese, french]);
    const { rows } = (await db.execute(sql`select names from item`)) as unknown as { rows: { names: object }[] };
    expect(rows).toEqual([{ names: { EN: 'Mora', JP: 'モラ', FR: 'Moras' } }]);
  });

  test('an import of another game begins and ends during a long one', async () => {
    const { db } = own.db.database;
    await run([{ name: 'EN', rows: [mora] }]);
    const held = new Gate();
    const holder = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from item where game = 1 for update`);
      await held.pass();
    });
    await held.reached();
    const long = run([{ name: 'EN', rows: [row({ id: 202, names: { EN: 'Golden Mora' } })] }]);
    await waiting(1);
    const other = scripted([{ name: 'EN', rows: [apple] }], 2);
    await expect(run([], { format: 'star-rail-excel' }, other)).resolves.toMatchObject({ added: 1 });
    held.open();
    await holder;
    await expect(long).resolves.toMatchObject({ changed: 1 });
  });
});
