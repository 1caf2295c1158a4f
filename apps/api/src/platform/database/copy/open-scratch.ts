import { messageOf } from '@starhaven/node-kit/server';
import { sql } from 'drizzle-orm';
import type { EmbeddedDatabase } from '../database';
import { DatabaseStartError } from '../errors';
import { migrate, readMigrationState } from '../migrate';
import { openPglite } from '../pglite/open-pglite';
import { listCopiedTables, quoted } from './copied-table';
import type { CopiedTable } from './copied-table';
import { CopyError, readCopy } from './read-copy';
import { writeRows } from './write-rows';

/** Fills an empty database in memory from the lines of a copy. */
async function load(scratch: EmbeddedDatabase, file: string): Promise<void> {
  const { db } = scratch;
  let table: CopiedTable | null = null;
  await readCopy(file, {
    onHead: async (schema) => {
      await migrate(db, undefined, schema);
      const [row] = (await scratch.query('select max(created_at)::text as last from drizzle.__drizzle_migrations'))
        .rows;
      if (Number(row?.['last']) !== schema)
        throw new CopyError('The backup is of a newer version of this program; start that version first.');
      // Triggers are off, because the rows already contain their effects. Rows that migrations inserted are deleted first.
      await scratch.query('set session_replication_role = replica');
      for (const { name } of await listCopiedTables(db)) await db.execute(sql.raw(`delete from ${quoted(name)}`));
    },
    onTable: async ({ name, columns }) => {
      const known = (await listCopiedTables(db)).find((one) => one.name === name);
      if (!known) throw new CopyError(`The backup has a table "${name}" that its version does not have.`);
      const types = new Map(known.columns.map((column) => [column.name, column.type]));
      if (columns.some((column) => types.get(column.name) !== column.type))
        throw new CopyError(`The columns of "${name}" in the backup do not match its version.`);
      table = { ...known, columns };
    },
    onRows: async (rows) => {
      if (table === null) throw new CopyError('The backup has rows without a table.');
      await writeRows(db, table, rows);
    },
  });
  await scratch.query('set session_replication_role = default');
}

/**
 * Opens a backup as a database in memory with the schema of this program: an archive of the embedded database, or a copy of either one. The
 * caller closes it.
 * @throws CopyError, with a reason for people
 */
export async function openScratch(file: string): Promise<EmbeddedDatabase> {
  const isArchive = file.endsWith('.tar.gz');
  // A damaged file is found here, before anything is opened.
  if (!isArchive) await readCopy(file);
  let scratch: EmbeddedDatabase;
  try {
    scratch = await openPglite({ dataDir: null, archive: isArchive ? file : null });
  } catch (error) {
    throw new CopyError(`The backup does not open: ${messageOf(error)}`);
  }
  try {
    await scratch.withLongTimeout(async () => {
      if (!isArchive) await load(scratch, file);
      const { isEmpty } = await readMigrationState(scratch.db);
      if (isEmpty) throw new CopyError('The backup is empty.');
      await migrate(scratch.db);
    });
    return scratch;
  } catch (error) {
    await scratch.close();
    if (error instanceof CopyError) throw error;
    throw error instanceof DatabaseStartError ? new CopyError(error.message) : error;
  }
}
