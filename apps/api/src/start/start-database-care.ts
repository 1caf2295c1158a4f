import type { ApiConfig } from '../config/config';
import type { BackupKind } from '../platform/database/backup/backup-files';
import { BackupSchedule } from '../platform/database/backup/backup-schedule';
import type { OpenDatabase } from '../platform/database/open-database';
import { CheckpointSchedule } from '../platform/database/pglite/checkpoint-schedule';
import type { FreeSpace } from '../platform/disk/free-space';
import type { Logger } from '../platform/logging/logger';
import type { Metrics } from '../platform/metrics/metrics';
import { toUnixSeconds } from '../platform/time/to-unix-seconds';

/** Starts the planned backups, and the maintenance of the embedded database. */
export async function startDatabaseCare(
  { database, embedded }: Pick<OpenDatabase, 'database' | 'embedded'>,
  config: ApiConfig,
  { log, metrics, freeSpace }: { log: Logger; metrics: Metrics; freeSpace: FreeSpace },
) {
  const intervalMs = config.hasBackupPlan ? config.backupIntervalMs : null;
  const backups = new BackupSchedule({
    database,
    dataDir: config.dataDir,
    intervalMs,
    retention: { keepHourly: config.backupKeepHourly, keepDaily: config.backupKeepDaily },
    isDiskLow: () => freeSpace.isLow(),
    onSuccess: ({ file, madeAt }) => {
      metrics.backupTimestamp.set(toUnixSeconds(madeAt));
      log.info({ file }, 'newest verified backup');
    },
    onFailure: (error) => log.error({ err: error }, 'backup failed'),
  });
  await backups.start();
  const checkpoints = embedded
    ? new CheckpointSchedule({
        database: embedded,
        onFailure: (error) => log.error({ err: error }, 'checkpoint failed'),
      })
    : null;
  return {
    backups: {
      dataDir: config.dataDir,
      everyMinutes: intervalMs === null ? 0 : Math.round(intervalMs / 60_000),
      failure: () => backups.failure,
      makeBackup: (kind: BackupKind) => backups.makeNow(kind),
    },
    // The command `backup` prints a recipe for PostgreSQL's own tools.
    makeBackup: embedded ? async () => (await backups.makeNow('manual')).file : null,
    stop: async () => {
      checkpoints?.stop();
      await backups.stop();
    },
  };
}
