// The thread of the embedded database: a PGlite query blocks the event loop on which it runs.
import { cpSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { RowCounts } from '../database';
import { serverParameters } from './server-parameters';
import type { WireError, WorkerAnswers, WorkerMessage, WorkerRequest } from './worker-protocol';

if (parentPort === null) throw new Error('pglite-worker is a worker thread');
const port = parentPort;
let database: PGlite | null = null;
/** null: the database is in memory. */
let dataFolder: string | null = null;

// Drizzle requires dates, intervals and their arrays as text and passes functions for it, which cannot be sent to threads.
const asText = (value: string) => value;
const parsers = Object.fromEntries([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231].map((oid) => [oid, asText]));

function requireDatabase(): PGlite {
  if (database === null) throw new Error('The database is not open.');
  return database;
}

async function openDatabase(dataDir: string | null, archive: string | null): Promise<void> {
  dataFolder = dataDir;
  const loadDataDir = archive === null ? undefined : new Blob([await readFile(archive)]);
  database = await PGlite.create({
    ...(dataDir === null ? {} : { dataDir }),
    ...(loadDataDir ? { loadDataDir } : {}),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...serverParameters],
  });
  database.onNotification((channel, payload) => post({ kind: 'notice', channel, payload }));
}

async function countRows(): Promise<RowCounts> {
  const db = requireDatabase();
  const tables = await db.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts: RowCounts = {};
  for (const { name } of tables.rows) {
    const result = await db.query<{ rows: number }>(`select count(*)::int as rows from ${name}`);
    counts[name] = result.rows[0]?.rows ?? 0;
  }
  return counts;
}

async function dump(file: string): Promise<void> {
  const archive = await requireDatabase().dumpDataDir('gzip');
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(Buffer.from(await archive.arrayBuffer()));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Copies the files of a folder, while no query runs. The checkpoint makes them complete. Of the write-ahead log only the segments after the
 * checkpoint are needed; the others are old ones that PostgreSQL keeps for reuse.
 */
async function copyFiles(to: string): Promise<void> {
  const db = requireDatabase();
  if (dataFolder === null) throw new Error('A database in memory has no files.');
  await db.exec('checkpoint');
  const { rows } = await db.query<{ first: string; last: string }>(
    'select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last from pg_control_checkpoint()',
  );
  const [needed] = rows;
  if (needed === undefined) throw new Error('The database does not report its last checkpoint.');
  const isNeeded = (name: string) => !/^[0-9A-F]{24}$/.test(name) || (name >= needed.first && name <= needed.last);
  // A synchronous copy takes a third of the time of an asynchronous one, and this thread has nothing else to do.
  cpSync(dataFolder, to, { recursive: true, filter: (from) => isNeeded(path.basename(from)) });
}

async function answer(request: WorkerRequest): Promise<WorkerAnswers[keyof WorkerAnswers]> {
  switch (request.kind) {
    case 'open':
      await openDatabase(request.dataDir, request.archive);
      return null;
    case 'query': {
      const result = await requireDatabase().query(request.statement, request.params, {
        rowMode: request.rowMode,
        parsers,
      });
      return { rows: result.rows, fields: result.fields, affectedRows: result.affectedRows };
    }
    case 'exec':
      await requireDatabase().exec(request.script);
      return null;
    case 'count-rows':
      return countRows();
    case 'dump':
      await dump(request.file);
      return null;
    case 'copy-files':
      await copyFiles(request.folder);
      return null;
    case 'close':
      await database?.close();
      database = null;
      return null;
  }
}

function describe(error: unknown): WireError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  // Errors of PostgreSQL have these fields; errors of the program do not.
  const { code, detail, constraint, table } = error as Partial<WireError>;
  return { name, message, stack, code, detail, constraint, table };
}

function post(message: WorkerMessage): void {
  port.postMessage(message);
}

port.on('message', ({ id, request }: { id: number; request: WorkerRequest }) => {
  answer(request).then(
    (value) => post({ kind: 'answer', id, value }),
    (error: unknown) => post({ kind: 'failure', id, error: describe(error) }),
  );
});
