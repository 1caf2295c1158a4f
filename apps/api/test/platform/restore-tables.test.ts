import { restoredTables, restorePolicy } from '../../src/modules/admin/backups/restore-policy';
import { listCopiedTables } from '../../src/platform/database/copy/copied-table';
import { describeOnPglite } from '../support/engines';
import type { TestDatabase } from '../support/engines';

describeOnPglite('the tables of a restore', (open) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db?.close());

  test('each table is untouched, kept or restored', async () => {
    const { untouched, kept } = restorePolicy;
    const listed = [...untouched, ...kept, ...restoredTables].sort();
    expect(new Set(listed).size).toBe(listed.length);
    const tables = (await listCopiedTables(db.database.db)).map(({ name }) => name);
    expect(listed).toEqual(tables.sort());
  });

  test('no reference connects an untouched table with another one', async () => {
    const { rows } = await db.database.query(`
      select conrelid::regclass::text as from_table, confrelid::regclass::text as to_table
      from pg_constraint where contype = 'f'`);
    const isUntouched = (name: unknown) => restorePolicy.untouched.has(String(name));
    expect(rows.filter(({ from_table, to_table }) => isUntouched(from_table) || isUntouched(to_table))).toEqual([]);
  });
});
