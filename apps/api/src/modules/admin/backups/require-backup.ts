import { findBackup } from '../../../platform/database/backup/backup-files';
import type { BackupFile } from '../../../platform/database/backup/backup-files';
import { DomainError } from '../../../platform/errors/domain-error';

/** @throws DomainError not-found when there is no backup with this name */
export async function requireBackup(dataDir: string, name: string): Promise<BackupFile & { bytes: number }> {
  const found = await findBackup(dataDir, name);
  if (!found) throw new DomainError('not-found', 'There is no such backup.');
  return found;
}
