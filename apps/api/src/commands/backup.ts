import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ApiConfig } from '../config/config';
import { makeBackup } from '../platform/database/backup/backup-files';
import { DatabaseStartError } from '../platform/database/errors';
import { FolderLockedError, takeFolderLock } from '../platform/database/lock/folder-lock';
import { databaseDirOf, openFolder } from '../platform/database/pglite/open-folder';
import { operatorBackupPath } from '../platform/operator/operator-paths';
import { auditFolder } from './runner/audit-folder';
import { askServer } from './runner/ask-server';

/** Makes a verified backup of the embedded database and returns its file. @throws DatabaseStartError */
export async function backup(config: ApiConfig): Promise<string> {
  const databaseDir = databaseDirOf(config.dataDir);
  try {
    const lock = await takeFolderLock(databaseDir, 'backup');
    try {
      if (!existsSync(databaseDir)) throw new DatabaseStartError(`There is no database in ${databaseDir}.`);
      const database = await openFolder({ dataDir: config.dataDir });
      try {
        const { file } = await makeBackup(database, config.dataDir, 'manual');
        await auditFolder(database, { action: 'backup', subject: `backup:${path.basename(file)}` });
        return file;
      } finally {
        await database.close();
      }
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (!(error instanceof FolderLockedError) || error.holder.url === null) throw error;
    return (await askServer<{ file: string }>(error.holder.url, operatorBackupPath, config)).file;
  }
}
