import path from 'node:path';
import type { ApiConfig } from '../config/config';
import { restoreBackup } from '../platform/database/backup/restore-backup';
import type { Restored } from '../platform/database/backup/restore-backup';
import { takeFolderLock } from '../platform/database/lock/folder-lock';
import { databaseDirOf, openFolder } from '../platform/database/pglite/open-folder';
import { auditFolder } from './runner/audit-folder';

/** Replaces the embedded database with a backup; no process may be using the database. @throws DatabaseStartError */
export async function restore(config: ApiConfig, file: string): Promise<Restored> {
  const lock = await takeFolderLock(databaseDirOf(config.dataDir), 'restore');
  try {
    const restored = await restoreBackup(config.dataDir, path.resolve(file));
    const database = await openFolder({ dataDir: config.dataDir });
    try {
      await auditFolder(database, { action: 'restore', subject: `backup:${path.basename(file)}` });
    } finally {
      await database.close();
    }
    return restored;
  } finally {
    await lock.release();
  }
}
