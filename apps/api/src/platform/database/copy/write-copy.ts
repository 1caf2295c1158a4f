import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, RowCounts } from '../database';
import { readMigrationState } from '../migrate';
import { selectRows } from '../select-rows';
import { listCopiedTables } from './copied-table';
import { copyFormat } from './copy-lines';
import type { CopyLine } from './copy-lines';
import { readRows } from './read-rows';

/** `JSON.stringify` does not escape U+2028 and U+2029, which some readers of lines treat as the end of a line. */
const toLine = (line: CopyLine) =>
  JSON.stringify(line)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** The time of the newest migration of a database; it identifies the schema. */
async function findSchemaVersion(db: Database['db']): Promise<number> {
  await readMigrationState(db);
  const query = sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`;
  const [row] = await selectRows<{ last: string | null }>(db, query);
  return Number(row?.last ?? 0);
}

/**
 * Writes all rows of a database as compressed lines of JSON, at one moment, while others read and write. Works on both databases. The last
 * line has the number of rows and the SHA-256 of all lines before it.
 */
export async function writeCopy(database: Database, file: string): Promise<RowCounts> {
  const schema = await findSchemaVersion(database.db);
  const gzip = createGzip({ level: 6 });
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const ended = finished(gzip.pipe(target));
  // A failure of the disk is reported once, by the wait below.
  ended.catch(() => {});
  const hash = createHash('sha256');
  const write = async (line: CopyLine) => {
    const text = `${toLine(line)}\n`;
    hash.update(text);
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), ended]);
  };
  const rows: RowCounts = {};
  try {
    await database.withLongTimeout(() =>
      database.db.transaction(
        async (tx) => {
          // PostgreSQL ends statements and idle transactions after seconds; this one may take minutes, and reads files in between.
          await tx.execute(sql`set local statement_timeout = 0`);
          await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
          await write({ format: copyFormat, schema, madeAt: new Date().toISOString() });
          for (const table of await listCopiedTables(tx)) {
            await write({ table: table.name, columns: table.columns });
            rows[table.name] = 0;
            for await (const some of readRows(tx, table)) {
              rows[table.name] = (rows[table.name] ?? 0) + some.length;
              await write({ rows: some });
            }
          }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    );
    gzip.end(`${toLine({ end: true, rows, sha256: hash.digest('hex') })}\n`);
    await ended;
  } catch (error) {
    gzip.destroy();
    target.destroy();
    throw error;
  }
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
  return rows;
}
