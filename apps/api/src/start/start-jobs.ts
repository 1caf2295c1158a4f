import type { AppServices } from '../assembly/app-options';
import type { ApiConfig } from '../config/config';
import { runHousekeeping, liftDueBans } from '../modules/account';
import { mailFailedBackup } from '../modules/admin';
import { leaveAsk, pruneAsk } from '../modules/ask';
import { pruneAudit } from '../modules/audit';
import { pruneNotifications } from '../modules/notifications';
import { leaveBlog, pruneBlog } from '../modules/blog';
import { leaveDonations, pruneDonations } from '../modules/donations';
import { removeOrphans } from '../modules/uploads';
import { Timers } from '../platform/jobs/timers';

const housekeepingIntervalMs = 3600_000;
const firstHousekeepingMs = 60_000;
/** How often expired bans are lifted. A login lifts the expired ban of its own account at once. */
const bansIntervalMs = 60_000;
const backupAlarmIntervalMs = 10 * 60_000;

/** Starts the scheduled work of the site. Returns a function that stops it. */
export function startJobs(config: ApiConfig, services: AppServices): () => Promise<void> {
  const { database, firstPassword, log, mailer, uploads, backups } = services;
  const keepAll = async () => {
    await firstPassword.forgetIfUsed(database.db);
    await runHousekeeping(database.db, [leaveBlog, leaveAsk, leaveDonations]);
    await pruneBlog(database.db);
    await pruneAsk(database.db);
    await pruneNotifications(database.db);
    await pruneDonations(database.db);
    await pruneAudit(database.db);
  };
  const cleanUploads = async () => {
    const removed = await removeOrphans({ db: database.db, ...uploads });
    if (removed > 0) log.info({ removed }, 'pictures that no post names were removed');
  };
  const jobs = new Timers((job, error) => log.error({ err: error, job }, 'job failed'));
  // Not right at the start, when the server has enough to do.
  jobs.every('housekeeping', housekeepingIntervalMs, keepAll, firstHousekeepingMs);
  const site = { name: config.siteName, url: config.siteUrl.replace(/\/$/, '') };
  const alarm = { db: database.db, mailer, site, failure: backups.failure };
  jobs.every('backup alarm', backupAlarmIntervalMs, () => mailFailedBackup(alarm));
  jobs.every('bans', bansIntervalMs, async () => void (await liftDueBans(database.db)));
  jobs.every('uploads', housekeepingIntervalMs, cleanUploads, 2 * firstHousekeepingMs);
  return () => jobs.stop();
}
