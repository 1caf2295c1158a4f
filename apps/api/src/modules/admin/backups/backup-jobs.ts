import { CopyError } from '../../../platform/database/copy/read-copy';
import { openScratch } from '../../../platform/database/copy/open-scratch';
import { restoreCopy } from '../../../platform/database/copy/restore-copy';
import type { BackupKind } from '../../../platform/database/backup/backup-files';
import path from 'node:path';
import type { Database, EmbeddedDatabase, RowCounts } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { listCopiedTables } from '../../../platform/database/copy/copied-table';
import { selectRows } from '../../../platform/database/select-rows';
import { sql } from 'drizzle-orm';
import type { JobHandler } from '../jobs/job-runner';
import { requireBackup } from './require-backup';
import { restoredTables, restorePolicy } from './restore-policy';
import { describeAccountChanges } from './describe-account-changes';

export interface BackupJobsOptions {
  database: Database;
  dataDir: string;
  /** Makes a verified backup and returns its file. */
  makeBackup: (kind: BackupKind) => Promise<{ file: string }>;
}

const lines = (rows: RowCounts) =>
  Object.entries(rows)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table}: ${count} rows`);

/** The rows of the tables that a restore takes from the backup. */
async function countRows(scratch: EmbeddedDatabase): Promise<RowCounts> {
  const rows: RowCounts = {};
  for (const { name } of (await listCopiedTables(scratch.db)).filter((table) => restoredTables.has(table.name))) {
    const query = sql`select count(*)::text as rows from ${sql.identifier(name)}`;
    const [row] = await selectRows<{ rows: string }>(scratch.db, query);
    rows[name] = Number(row?.rows ?? 0);
  }
  return rows;
}

/** A damaged backup file is reported to the caller; it is not an error of the program. */
async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CopyError ? new DomainError('failed-precondition', error.message) : error;
  }
}

/** The jobs about backups (docs/behaviour/admin.md#database). */
export function createBackupJobs({ database, dataDir, makeBackup }: BackupJobsOptions) {
  const backup: JobHandler = async (_, reportProgress) => {
    await reportProgress(10, 'Writing and checking the backup');
    const { file } = await makeBackup('manual');
    return [`The backup ${path.basename(file)} is made and checked.`];
  };
  const rehearsal: JobHandler = async (name, reportProgress) => {
    const { file } = await requireBackup(dataDir, name);
    await reportProgress(10, 'Opening the backup in memory');
    return asRefusal(async () => {
      const scratch = await openScratch(file);
      try {
        await reportProgress(80, 'Counting rows');
        const rows = await countRows(scratch);
        if ((rows['account'] ?? 0) === 0) throw new CopyError('The backup has no accounts.');
        return [
          ...lines(rows),
          ...(await describeAccountChanges(database.db, scratch.db)),
          'The backup can be restored.',
        ];
      } finally {
        await scratch.close();
      }
    });
  };
  const restore: JobHandler = async (name, reportProgress) => {
    const { file } = await requireBackup(dataDir, name);
    await reportProgress(10, 'Opening the backup in memory');
    return asRefusal(async () => {
      const scratch = await openScratch(file);
      try {
        const changes = await describeAccountChanges(database.db, scratch.db);
        await reportProgress(40, 'Saving the current state');
        let saved = '';
        const save = async () => {
          saved = path.basename((await makeBackup('before-restore')).file);
          await reportProgress(60, 'Restoring');
        };
        const rows = await restoreCopy(database, { scratch, policy: restorePolicy, save });
        return [...lines(rows), ...changes, `The backup is restored. The previous state is in ${saved}.`];
      } finally {
        await scratch.close();
      }
    });
  };
  return { backup, rehearsal, restore };
}
