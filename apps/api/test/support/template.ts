import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { migrate } from '../../src/platform/database/migrate';
import { openPglite } from '../../src/platform/database/pglite/open-pglite';
import { PgliteClient } from '../../src/platform/database/pglite/pglite-client';
import { runSeeds } from '../../src/platform/seed/run-seeds';
import { seeds } from './seeds';

const variable = 'API_TEST_TEMPLATE';

/** Archive of a migrated and seeded database, made once per run: loading it takes a fraction of the time. */
export function templateArchive(): string {
  const file = process.env[variable];
  if (!file) throw new Error('The global set-up has not run.');
  return file;
}

/** The same database as a folder that no process has open. */
export function templateFolder(): string {
  return path.join(path.dirname(templateArchive()), 'database');
}

export async function makeTemplate(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'api-test-'));
  const file = path.join(folder, 'template.tar');
  const database = await openPglite({ dataDir: null });
  await migrate(database.db);
  await runSeeds(database.db, seeds);
  await database.dump(file);
  await database.close();
  // Unpacked once here instead of at each opening.
  await writeFile(file, await promisify(gunzip)(await readFile(file)));
  const client = await PgliteClient.open({ dataDir: path.join(folder, 'database'), archive: file });
  await client.close();
  process.env[variable] = file;
}

export async function removeTemplate(): Promise<void> {
  await rm(path.dirname(templateArchive()), { recursive: true, force: true });
}
