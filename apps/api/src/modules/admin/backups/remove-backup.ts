import { removeBackup as removeBackupFile } from '../../../platform/database/backup/backup-files';
import { DomainError } from '../../../platform/errors/domain-error';
import { requireBackup } from './require-backup';

/** Deletes a backup, unless it is pinned. @throws DomainError not-found, failed-precondition */
export async function removeBackup(dataDir: string, name: string): Promise<void> {
  const { file, isPinned } = await requireBackup(dataDir, name);
  if (isPinned) throw new DomainError('failed-precondition', 'This backup is pinned. Unpin it first.');
  await removeBackupFile(file);
}
