import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { RowCounts } from '../database';
import { DatabaseStartError } from '../errors';
import { databaseDirOf, moveAside, stagingDirOf } from '../pglite/open-folder';
import { unpackArchive } from './archive';

export interface Restored {
  rows: RowCounts;
  /** The folder with the previous database; null when there was none. */
  movedTo: string | null;
}

/**
 * Replaces the database with a backup; the caller holds the lock. It opens the backup as the new folder before it moves anything, and
 * keeps the previous folder next to it.
 * @throws DatabaseStartError when the backup cannot be used; then nothing has changed
 */
export async function restoreBackup(dataDir: string, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new DatabaseStartError(`There is no file ${file}.`);
  const staging = stagingDirOf(dataDir);
  await rm(staging, { recursive: true, force: true });
  let rows: RowCounts;
  try {
    rows = await unpackArchive(file, staging);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  const movedTo = existsSync(databaseDirOf(dataDir)) ? await moveAside(dataDir, 'before-restore') : null;
  await rename(staging, databaseDirOf(dataDir));
  return { rows, movedTo };
}
