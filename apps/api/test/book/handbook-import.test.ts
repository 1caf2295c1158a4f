import type { DataChange, DataVersion, HandbookSummary } from '@starhaven/contracts/handbook';
import { sql } from 'drizzle-orm';
import { importData, listSources } from '../../src/modules/book';
import type { ImportOrder } from '../../src/modules/book';
import { Lease } from '../../src/modules/book/import/lease';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { row, ScriptedReader } from '../support/hosts/scripted-reader';
import type { ScriptedPart } from '../support/hosts/scripted-reader';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';

describeOnEachEngine('imports of game data', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let reader: ScriptedReader;
  let game = 0;
  beforeAll(async () => {
    db = await open();
    reader = new ScriptedReader();
    server = await createTestApp(db.database, { reader });
  });
  beforeEach(async () => {
    await db.database.db.execute(sql`truncate item, data_version, data_import restart identity cascade`);
    reader.readParts.length = 0;
    // Each test starts with an empty handbook, also in memory.
    await server.book.library.refresh();
    game = 1;
  });
  afterAll(async () => {
    await server?.book.stop();
    await server?.app.close();
    await db?.close();
  });

  const lines: string[] = [];
  const run = (parts: ScriptedPart[], order: Partial<ImportOrder> = {}) => {
    reader.scripts.set('/data', { game: game as 1, parts });
    const context = {
      database: db.database,
      signal: new AbortController().signal,
      onProgress: (line: string) => void lines.push(line),
      reader,
    };
    return importData(context, {
      format: 'grasscutter-handbook',
      from: '/data',
      isDryRun: false,
      removals: 'few',
      ...order,
    });
  };
  const get = async <T>(url: string) => {
    const response = await server.app.inject({ url });
    return { status: response.statusCode, ...(response.json() as { retcode: number; data: T }) };
  };
  const namesOf = async () => {
    await server.book.library.refresh();
    const { data } = await get<{ id: string; name: string }[]>('/item?game=1&type=2');
    return (data ?? []).map(({ id, name }) => `${id} ${name}`);
  };
  const countStaged = async () => (await db.database.query('select 1 from data_import_row')).rows.length;
  const mora = row({ id: 202, names: { EN: 'Mora' }, starType: 3 });
  const apple = row({ id: 100001, names: { EN: 'Apple' } });

  test('imported data is there, as a new version that says what it added', async () => {
    const report = await run([{ name: 'EN', rows: [mora, apple] }]);
    expect(report).toMatchObject({ added: 2, changed: 0, removed: 0, rows: 2, isKnown: false });
    expect(await namesOf()).toEqual(['202 Mora', '100001 Apple']);
    const { data: versions } = await get<DataVersion[]>('/game/resource/history?game=1');
    expect(versions).toMatchObject([{ game: 1, source: 'grasscutter-handbook', added: 2, changed: 0, removed: 0 }]);
    const { data } = await get<{ changes: DataChange[]; total: number }>(`/game/resource/history/${versions[0]?.id}`);
    expect(data.total).toBe(2);
    expect(data.changes).toEqual([
      { kind: 'added', type: 2, id: '202', grup: '', name: 'Mora', was: '', fields: [] },
      { kind: 'added', type: 2, id: '100001', grup: '', name: 'Apple', was: '', fields: [] },
    ]);
  });

  test('the same data twice changes nothing and is not even read', async () => {
    await run([{ name: 'EN', rows: [mora] }]);
    reader.readParts.length = 0;
    expect(await run([{ name: 'EN', rows: [mora] }])).toMatchObject({ isKnown: true, versionId: null });
    expect(reader.readParts).toEqual([]);
    expect((await get<DataVersion[]>('/game/resource/history?game=1')).data).toHaveLength(1);
  });

  test('the same rows in another file make no new version', async () => {
    await run([{ name: 'EN', rows: [mora] }]);
    const report = await run([{ name: 'EN', digest: 'with another comment', rows: [mora] }]);
    expect(report).toMatchObject({ added: 0, changed: 0, removed: 0, versionId: null, isKnown: false });
  });

  test('a new dump adds, changes and removes, and the page of its version lists each', async () => {
    await run([{ name: 'EN', rows: [mora, apple] }]);
    const report = await run([
      { name: 'EN', rows: [row({ id: 202, names: { EN: 'Golden Mora' }, starType: 4 }), row({ id: 203, names: {} })] },
    ]);
    expect(report).toMatchObject({ added: 1, changed: 1, removed: 1 });
    expect(await namesOf()).toEqual(['202 Golden Mora', '203 ']);
    const { data } = await get<{ changes: DataChange[] }>(`/game/resource/history/${report.versionId}`);
    expect(data.changes).toEqual([
      { kind: 'added', type: 2, id: '203', grup: '', name: '', was: '', fields: [] },
      { kind: 'changed', type: 2, id: '202', grup: '', name: 'Golden Mora', was: 'Mora', fields: ['name', 'starType'] },
      { kind: 'removed', type: 2, id: '100001', grup: '', name: 'Apple', was: '', fields: [] },
    ]);
    const removed = await get<{ total: number }>(`/game/resource/history/${report.versionId}?kind=removed`);
    expect(removed.data.total).toBe(1);
  });

  test('languages of several files come together in one item', async () => {
    await run([
      { name: 'EN', rows: [mora] },
      { name: 'JP', rows: [row({ id: 202, names: { JP: 'モラ' } })] },
    ]);
    await server.book.library.refresh();
    const { data } = await get<{ names: object; starType: number }>('/item/1/2/202');
    expect(data).toMatchObject({ names: { EN: 'Mora', JP: 'モラ' }, starType: 3 });
  });

  test('a file of characters says nothing about items', async () => {
    await run([{ name: 'EN', rows: [mora] }]);
    await run([{ name: 'EN', rows: [row({ id: 10000002, type: 1, names: { EN: 'Ayaka' } })] }]);
    expect(await namesOf()).toEqual(['202 Mora']);
  });

  test('an item of two formats stays until both lack it', async () => {
    await run([{ name: 'EN', rows: [mora, apple] }]);
    await run([{ name: 'EN', rows: [mora] }], { format: 'genshin-excel' });
    await run([{ name: 'EN', rows: [apple] }]);
    expect(await namesOf()).toEqual(['202 Mora', '100001 Apple']);
    await run([{ name: 'EN', rows: [row({ id: 1, names: { EN: 'x' } })] }], { format: 'genshin-excel' });
    expect(await namesOf()).toEqual(['1 x', '100001 Apple']);
  });

  test('data that comes with the software fills gaps and never replaces what an operator imported', async () => {
    await run([{ name: 'EN', rows: [mora] }]);
    await run(
      [{ name: 'EN', rows: [row({ id: 202, names: { EN: 'Other', JP: 'モラ' }, starType: 1, icon: 'UI_Mora' })] }],
      { format: 'genshin-db' },
    );
    await server.book.library.refresh();
    const { data } = await get<object>('/item/1/2/202');
    expect(data).toMatchObject({ names: { EN: 'Mora', JP: 'モラ' }, starType: 3 });
  });

  test('a file that breaks off changes nothing', async () => {
    await run([{ name: 'EN', rows: [mora] }]);
    const broken = run([{ name: 'EN', rows: [apple], failure: 'EN.txt:7 is no row.' }]);
    await expect(broken).rejects.toThrow('Nothing was changed: EN.txt:7 is no row.');
    expect(await namesOf()).toEqual(['202 Mora']);
  });

  test('an interrupted import continues after the last part that was read', async () => {
    const parts: ScriptedPart[] = [
      { name: 'EN', rows: [mora] },
      { name: 'JP', digest: 'jp', rows: [row({ id: 202, names: { JP: 'モラ' } })], failure: 'interrupted' },
    ];
    await expect(run(parts)).rejects.toThrow('interrupted');
    reader.readParts.length = 0;
    const report = await run([parts[0]!, { ...parts[1]!, failure: undefined }]);
    expect(reader.readParts).toEqual(['JP']);
    expect(report).toMatchObject({ resumedParts: 1, added: 1, rows: 2 });
    await server.book.library.refresh();
    expect((await get<object>('/item/1/2/202')).data).toMatchObject({ names: { EN: 'Mora', JP: 'モラ' } });
  });

  test('other data after an interruption starts from the beginning', async () => {
    await expect(run([{ name: 'EN', rows: [apple], failure: 'interrupted' }])).rejects.toThrow('interrupted');
    await run([{ name: 'EN', digest: 'new', rows: [mora] }]);
    expect(await namesOf()).toEqual(['202 Mora']);
  });

  test('a dry run reports the same and changes nothing', async () => {
    const dry = await run([{ name: 'EN', rows: [mora] }], { isDryRun: true });
    expect(dry).toMatchObject({ added: 1 });
    expect(await namesOf()).toEqual([]);
    expect((await get<DataVersion[]>('/game/resource/history?game=1')).data).toEqual([]);
    expect(await countStaged()).toBe(0);
    expect(await run([{ name: 'EN', rows: [mora] }])).toMatchObject({ added: 1, rows: 1, resumedParts: 0 });
    expect(await namesOf()).toEqual(['202 Mora']);
  });

  test('a refused dry run leaves no rows, and the import that is allowed reads all of them', async () => {
    const many = Array.from({ length: 50 }, (_, index) => row({ id: index + 1, names: { EN: `Item ${index + 1}` } }));
    await run([{ name: 'EN', rows: many }]);
    const cut = [{ name: 'EN', rows: many.slice(0, 20) }];
    await expect(run(cut, { isDryRun: true })).rejects.toThrow(/30 of 50 items/);
    expect(await countStaged()).toBe(0);
    expect(await run(cut, { removals: 'many' })).toMatchObject({ rows: 20, removed: 30, resumedParts: 0 });
  });

  describe('newer data that is not applied leaves the applied data as it is', () => {
    const old = Array.from({ length: 50 }, (_, index) => row({ id: index + 1, names: { EN: `Item ${index + 1}` } }));
    const skipped = { skipped: { place: 'EN.txt:51', reason: 'no id' } };
    const applied: ScriptedPart[] = [{ name: 'EN', rows: [...old, skipped] }];
    const newer: ScriptedPart[] = [{ name: 'EN', rows: [mora] }];
    const summary = async () => (await get<HandbookSummary[]>('/item/summary')).data;

    test.each<[string, () => Promise<unknown>]>([
      ['after a dry run', () => run(newer, { isDryRun: true, removals: 'many' })],
      ['after a refusal', () => expect(run(newer)).rejects.toThrow(/50 of 50 items/)],
      [
        'after an interruption',
        () => expect(run([...newer, { name: 'JP', rows: [], failure: 'interrupted' }])).rejects.toThrow('interrupted'),
      ],
    ])('%s', async (_, read) => {
      await run([{ name: 'EN', rows: [row({ id: 7, type: 1 })] }], { format: 'starter-test' });
      const { skipped: told } = await run(applied);
      await server.book.library.refresh();
      const before = { sources: await listSources(db.database.db), summary: await summary() };
      expect(before.sources).toMatchObject([{ source: 'grasscutter-handbook', items: 50 }, { source: 'starter-test' }]);
      expect(before.summary).toMatchObject([{ isStarter: false, isFilling: false }]);
      await read();
      expect({ sources: await listSources(db.database.db), summary: await summary() }).toEqual(before);
      reader.readParts.length = 0;
      expect(await run(applied)).toMatchObject({ isKnown: true, skipped: told });
      expect(reader.readParts).toEqual([]);
      expect(await run(newer, { removals: 'many' })).toMatchObject({ isKnown: false, removed: 50, rows: 1 });
      expect(await run(applied, { removals: 'many' })).toMatchObject({ isKnown: false, added: 50, rows: 50 });
    });
  });

  test('data that lost many items is refused unless the operator allows it', async () => {
    const many = Array.from({ length: 50 }, (_, index) => row({ id: index + 1, names: { EN: `Item ${index + 1}` } }));
    await run([{ name: 'EN', rows: many }]);
    const cut = [{ name: 'EN', rows: many.slice(0, 20) }];
    await expect(run(cut)).rejects.toThrow(/Nothing was changed: 30 of 50 items .* --allow-removals/);
    expect(await namesOf()).toHaveLength(50);
    expect(await run(cut, { removals: 'many' })).toMatchObject({ removed: 30 });
    expect(await namesOf()).toHaveLength(20);
  });

  test('losing many items of one type is refused, even if another type has many more', async () => {
    const items = Array.from({ length: 400 }, (_, index) => row({ id: index + 1, names: { EN: `Item ${index}` } }));
    const students = Array.from({ length: 60 }, (_, index) =>
      row({ type: 1, id: index + 1, names: { EN: 'Student' } }),
    );
    await run([{ name: 'EN', rows: [...items, ...students] }]);
    const cut = run([{ name: 'EN', rows: [...items, ...students.slice(0, 30)] }]);
    await expect(cut).rejects.toThrow(/30 of 60 items of one type/);
  });

  test('a name from an engine fills a gap and replaces no other name', async () => {
    const lumine = row({ type: 1, id: 10000007, names: { EN: 'Lumine' } });
    const flower = row({ type: 3, id: 1, names: { EN: 'Whopperflower' } });
    await run([{ name: 'EN', rows: [lumine, flower] }], { format: 'genshin-db' });
    const dump = [
      row({ type: 1, id: 10000007, names: { EN: 'Female Lead', JP: '女主人公' } }),
      row({ type: 3, id: 1, names: { EN: 'Flower_Fire_01' } }),
      row({ type: 3, id: 2, names: { EN: 'Flower_Ice_01' } }),
    ];
    await run([{ name: 'EN', rows: dump }]);
    await server.book.library.refresh();
    const nameOf = async (key: string) => (await get<{ names: Record<string, string> }>(`/item/1/${key}`)).data.names;
    expect(await nameOf('1/10000007')).toEqual({ EN: 'Lumine', JP: '女主人公' });
    expect(await nameOf('3/1')).toEqual({ EN: 'Whopperflower' });
    expect(await nameOf('3/2')).toEqual({ EN: 'Flower_Ice_01' });
  });

  test('an interrupted import says that nothing was changed, and the next try continues', async () => {
    const parts: ScriptedPart[] = [
      { name: 'EN', rows: [mora] },
      { name: 'JP', rows: [row({ id: 202, names: { JP: 'モラ' } })] },
    ];
    reader.scripts.set('/data', { game: 1, parts });
    const { id } = await server.book.imports.run({
      action: 'start',
      format: 'grasscutter-handbook',
      from: '/data',
      isDryRun: false,
      removals: 'few',
    });
    await server.book.imports.run({ action: 'cancel', id });
    const look = () => server.book.imports.run({ action: 'look', id, after: 0 });
    await until(async () => (await look()).isDone);
    expect((await look()).failure).toMatch(/^Interrupted: nothing was changed/);
    expect(await namesOf()).toEqual([]);
    expect(await run(parts)).toMatchObject({ added: 1 });
  });

  test('data that only adds removes nothing', async () => {
    const rows = [1, 2, 3].map((id) => row({ id, names: { EN: `Item ${id}` } }));
    await run([{ name: 'EN', rows }]);
    const report = await run([{ name: 'JP', rows: [row({ id: 1, names: { JP: '品' } })] }], { removals: 'none' });
    expect(report).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(await namesOf()).toHaveLength(3);
  });

  test('skipped rows are counted by reason with the first places', async () => {
    const skipped = Array.from({ length: 7 }, (_, index) => ({
      skipped: { place: `EN.txt:${index + 1}`, reason: 'no id' },
    }));
    const report = await run([{ name: 'EN', rows: [mora, ...skipped] }]);
    expect(report.skipped).toEqual([
      { reason: 'no id', count: 7, places: ['EN.txt:1', 'EN.txt:2', 'EN.txt:3', 'EN.txt:4', 'EN.txt:5'] },
    ]);
  });

  test('two imports of one format do not mix', async () => {
    const context = { database: db.database, signal: new AbortController().signal, onProgress: () => {}, reader };
    reader.scripts.set('/data', { parts: [{ name: 'EN', rows: [mora] }] });
    const order: ImportOrder = { format: 'grasscutter-handbook', from: '/data', isDryRun: false, removals: 'few' };
    const results = await Promise.allSettled([importData(context, order), importData(context, order)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const reasons = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(reasons).toEqual([expect.stringContaining('is being imported at the moment')]);
    expect(await namesOf()).toEqual(['202 Mora']);
  });

  test('for an unknown format the error lists the known ones', async () => {
    const context = { database: db.database, signal: new AbortController().signal, onProgress: () => {} };
    const order = { format: 'nonsense', from: '/data', isDryRun: false, removals: 'few' } as const;
    await expect(importData(context, order)).rejects.toThrow(/there is no format "nonsense"; there are .*genshin-db/);
  });

  test('a process that lost its lease does not release that of its successor', async () => {
    const source = { game: 1, source: 'lease' };
    const first = await Lease.take(db.database, source, 'a');
    await db.database.db.execute(sql`update data_import set lease_until = now() - interval '1 second'`);
    const second = await Lease.take(db.database, source, 'a');
    await first.release();
    await expect(Lease.take(db.database, source, 'a')).rejects.toThrow(/is being imported at the moment/);
    await second.release();
    await (await Lease.take(db.database, source, 'a')).release();
  });

  test('a new version is announced when the search has it already', async () => {
    const commits = async () =>
      (await server.app.inject({ url: '/game/resource/version?time=1' })).json() as { commit: string }[];
    expect(await commits()).toEqual([]);
    await run([{ name: 'EN', rows: [mora] }]);
    await until(async () => (await commits()).length > 0);
    const { data } = await get<{ name: string }[]>('/item?search=mora');
    expect(data.map(({ name }) => name)).toEqual(['Mora']);
    expect(await commits()).toMatchObject([{ game: 1, commit: expect.stringMatching(/^[\da-f]{12}$/) as string }]);
  });

  test('a text of a thousand quotes, backslashes and NULs is stored as text or not at all', async () => {
    const strange = `'";\\%_ ${'\\'.repeat(200)} 𓀀`;
    await run([{ name: 'EN', rows: [row({ id: 7, names: { EN: strange }, descs: { EN: strange } })] }]);
    expect(await namesOf()).toEqual([`7 ${strange}`]);
  });
});
