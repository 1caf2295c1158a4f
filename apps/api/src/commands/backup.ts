import { existsSync } from 'node:fs';
import type { ApiConfig } from '../config/config';
import { getTrustSecret } from '../config/trust-secret';
import { makeBackup } from '../platform/database/backup/backup-files';
import { DatabaseStartError } from '../platform/database/errors';
import { FolderLockedError, takeFolderLock } from '../platform/database/lock/folder-lock';
import { databaseDirOf, openFolder } from '../platform/database/pglite/open-folder';
import { operatorTokenOf } from '../platform/operator/operator-token';
import { operatorBackupPath } from '../platform/operator/routes';

/** Only the process that holds the folder may read it, so a running server makes the backup itself. */
async function askServer(url: string, config: ApiConfig): Promise<string> {
  const token = operatorTokenOf(await getTrustSecret(config));
  const response = await fetch(`${url}${operatorBackupPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const answer = (await response.json()) as { message: string; data?: { file: string } };
  if (!response.ok || !answer.data) {
    throw new DatabaseStartError(`The running server at ${url} made no backup: ${answer.message}; see its log.`);
  }
  return answer.data.file;
}

/** Makes a verified backup of the embedded database and returns its file. @throws DatabaseStartError */
export async function backup(config: ApiConfig): Promise<string> {
  const databaseDir = databaseDirOf(config.dataDir);
  try {
    const lock = await takeFolderLock(databaseDir, 'backup');
    try {
      if (!existsSync(databaseDir)) throw new DatabaseStartError(`There is no database in ${databaseDir}.`);
      const database = await openFolder({ dataDir: config.dataDir });
      try {
        return (await makeBackup(database, config.dataDir, 'manual')).file;
      } finally {
        await database.close();
      }
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (error instanceof FolderLockedError && error.holder.url !== null) return askServer(error.holder.url, config);
    throw error;
  }
}
