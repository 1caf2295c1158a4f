import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { findSqlState } from '../errors';
import { openPglite } from '../pglite/open-pglite';
import { verifyArchive } from '../backup/archive';
import { holdWrites, isHoldingWrites } from './hold-writes';

const readOnly = '25006';

test('the files of the embedded database are backed up while writes are refused, and writes work after a failure', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hold-writes-'));
  const database = await openPglite({ dataDir: path.join(folder, 'database') });
  try {
    await database.query('create table note (body text)');
    await database.query(`insert into note values ('kept')`);
    const write = () => database.query(`insert into note values ('late')`);
    const file = path.join(folder, 'backup.tar.gz');
    const held = holdWrites(database, {
      listTables: () => Promise.resolve(['note']),
      save: async () => {
        await verifyArchive(file, await database.dump(file));
        await database.checkpoint();
        expect(findSqlState(await write().catch((error: unknown) => error))).toBe(readOnly);
        await expect(holdWrites(database, neverHeld)).rejects.toThrow('Another restore is running.');
        expect(isHoldingWrites(database)).toBe(true);
      },
      work: async (tx) => {
        await tx.execute(sql`delete from note`);
        throw new Error('stopped');
      },
    });
    await expect(held).rejects.toThrow('stopped');
    expect(isHoldingWrites(database)).toBe(false);
    await write();
    expect((await database.query('select body from note order by body')).rows).toEqual([
      { body: 'kept' },
      { body: 'late' },
    ]);

    // A restarted database thread has lost the setting that refuses writes.
    const restarted = holdWrites(database, {
      ...neverHeld,
      save: async () => {
        await database.query('set default_transaction_read_only = off');
      },
    });
    await expect(restarted).rejects.toThrow('The database was restarted');

    const never = new Promise<void>(() => {});
    const hung = holdWrites(database, { ...neverHeld, save: () => never, saveLimitMs: 50 });
    await expect(hung).rejects.toThrow('took too long');
    await write();
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
});

const neverHeld = {
  listTables: () => Promise.resolve([]),
  save: () => Promise.resolve(),
  work: () => Promise.reject(new Error('This must not run.')),
};
