import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PgliteClient } from '../../src/platform/database/pglite/pglite-client';
import { databaseDirOf } from '../../src/platform/database/pglite/open-folder';
import { templateArchive } from './template';

/** A data folder with a migrated and seeded database in it that nobody has open. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'api-data-'));
  const client = await PgliteClient.open({ dataDir: databaseDirOf(dataDir), archive: templateArchive() });
  await client.close();
  return dataDir;
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}
