import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { RowCounts } from '../database';
import { DatabaseStartError } from '../errors';
import { databaseDirOf, moveAside, stagingDirOf } from '../pglite/open-folder';
import { PgliteClient } from '../pglite/pglite-client';
import { verifyArchive } from './archive';

export interface Restored {
  rows: RowCounts;
  /** The folder with the previous database; null when there was none. */
  movedTo: string | null;
}

/**
 * Replaces the database with a backup; the caller holds the lock. It opens the backup twice before it moves anything, in memory and as the
 * new folder, and keeps the previous folder next to it.
 * @throws DatabaseStartError when the backup cannot be used; then nothing has changed
 */
export async function restoreBackup(dataDir: string, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new DatabaseStartError(`There is no file ${file}.`);
  const rows = await verifyArchive(file);
  const staging = stagingDirOf(dataDir);
  await rm(staging, { recursive: true, force: true });
  const client = await PgliteClient.open({ dataDir: staging, archive: file });
  await client.close();
  const movedTo = existsSync(databaseDirOf(dataDir)) ? await moveAside(dataDir, 'before-restore') : null;
  await rename(staging, databaseDirOf(dataDir));
  return { rows, movedTo };
}
