import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import type { AppServices } from './assembly/app-options';
import type { ApiConfig } from './config/config';
import { FirstPasswordFile, keepHouse, liftDueBans, tellCredentials } from './modules/account';
import { tellFailedBackup } from './modules/admin';
import { leaveAsk, pruneAsk } from './modules/ask';
import { pruneAudit } from './modules/audit';
import { pruneBell } from './modules/bell';
import { leaveBlog, pruneBlog } from './modules/blog';
import { leaveDonations, pruneDonations } from './modules/donations';
import { withStoredSettings } from './modules/settings';
import { removeOrphans } from './modules/uploads';
import { BackupSchedule } from './platform/database/backup/backup-schedule';
import type { BackupKind } from './platform/database/backup/backup-files';
import type { Database } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';
import type { OpenDatabase } from './platform/database/open-database';
import { CheckpointSchedule } from './platform/database/pglite/checkpoint-schedule';
import { FreeSpace } from './platform/disk/free-space';
import { Timers } from './platform/jobs/timers';
import type { Logger } from './platform/logging/logger';
import { createMetrics } from './platform/metrics/metrics';
import type { Metrics } from './platform/metrics/metrics';
import { startMetricsServer } from './platform/metrics/metrics-server';
import { runSeeds } from './platform/seed/run-seeds';
import { listSeeds } from './seeds';
import { startServices } from './start-services';
import { stopLimits } from './stop-limits';

const housekeepingIntervalMs = 3600_000;
const firstHousekeepingMs = 60_000;
/** A login lifts its own ban; other visitors see its end this much later. */
const bansIntervalMs = 60_000;
const backupAlarmIntervalMs = 10 * 60_000;

export interface RunningServer {
  app: FastifyInstance;
  url: string;
  /** For programs that run the server in their own process. */
  services: AppServices;
  /**
   * Stops in this order: not ready, wait, stop accepting, finish requests, send due mails, checkpoint, close the database, release the
   * lock.
   */
  stop: () => Promise<void>;
}

export interface StartOptions {
  log: Logger;
  isFresh?: boolean;
  /** The database is lost permanently; the process should end. */
  onFatal?: (error: Error) => void;
  /** Shows a text that must be seen once, such as the first admin's password, at every log level. */
  tellOperator: (text: string) => void;
}

function reachableUrl(server: Server): string {
  // A server that listens on a port has an address of this type.
  const { address, port, family } = server.address() as AddressInfo;
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** Starts the backups by plan, and the maintenance of the embedded database. */
async function startCare(
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
      metrics.backupTimestamp.set(Math.floor(madeAt.getTime() / 1000));
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

/** Writes the first content, and shows the first admin's password until it is used. */
async function prepareContent(
  database: Database,
  firstPassword: FirstPasswordFile,
  { log, tellOperator }: Pick<StartOptions, 'log' | 'tellOperator'>,
): Promise<void> {
  await firstPassword.forgetIfUsed(database.db);
  const unused = await firstPassword.find();
  if (unused !== null) tellOperator(tellCredentials(unused, firstPassword.path));
  const seed = () => runSeeds(database.db, listSeeds(firstPassword), { tellOperator });
  const seeded = await database.withPatience(seed);
  if (seeded.length > 0) log.info({ seeds: seeded }, 'first content written');
}

const lowSpace =
  'less than 200 MB are free on the disk of the data folder: writes and new logins are refused. ' +
  'Free space there (`df -h` shows how much), or move the data to a larger disk; writes resume at 220 MB';

async function serve(
  open: OpenDatabase,
  config: ApiConfig,
  metrics: Metrics,
  { log, tellOperator }: StartOptions,
): Promise<RunningServer> {
  const { database } = open;
  const firstPassword = new FirstPasswordFile(config.dataDir);
  await prepareContent(database, firstPassword, { log, tellOperator });
  const freeSpace = new FreeSpace(config.dataDir, {
    onChange: (isLow, freeBytes) => {
      const free = { freeMegabytes: Math.floor(freeBytes / 1024 / 1024) };
      if (isLow) log.warn(free, lowSpace);
      else log.info({ ...free, isProgress: true }, 'there is space on the disk again: writes are accepted');
    },
  });
  const { finishMs, serviceMs } = stopLimits(config.shutdownDelayMs);
  // Functions that stop started services, to call in reverse order.
  const stops: (() => unknown)[] = [];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  stops.push(freeSpace.watch());
  try {
    const care = await startCare(open, config, { log, metrics, freeSpace });
    stops.push(care.stop);
    const services = await startServices({
      database,
      config,
      metrics,
      log,
      freeSpace,
      firstPassword,
      makeBackup: care.makeBackup,
      backups: care.backups,
      stops,
    });
    const keepAll = async () => {
      await firstPassword.forgetIfUsed(database.db);
      await keepHouse(database.db, [leaveBlog, leaveAsk, leaveDonations]);
      await pruneBlog(database.db);
      await pruneAsk(database.db);
      await pruneBell(database.db);
      await pruneDonations(database.db);
      await pruneAudit(database.db);
    };
    const cleanUploads = async () => {
      const removed = await removeOrphans({ db: database.db, ...services.uploads });
      if (removed > 0) log.info({ removed }, 'pictures that no post names were removed');
    };
    const jobs = new Timers((job, error) => log.error({ err: error, job }, 'job failed'));
    // The server is busy enough at its start.
    jobs.every('housekeeping', housekeepingIntervalMs, keepAll, firstHousekeepingMs);
    const site = { name: config.siteName, url: config.siteUrl.replace(/\/$/, '') };
    const alarm = { db: database.db, mailer: services.mailer, site, failure: care.backups.failure };
    jobs.every('backup alarm', backupAlarmIntervalMs, () => tellFailedBackup(alarm));
    jobs.every('bans', bansIntervalMs, async () => void (await liftDueBans(database.db)));
    jobs.every('uploads', housekeepingIntervalMs, cleanUploads, 2 * firstHousekeepingMs);
    stops.push(() => jobs.stop());
    if (config.metricsPort !== null) {
      const metricsServer = await startMetricsServer(metrics, config.host, config.metricsPort);
      stops.push(() => void metricsServer.close());
    }
    const app = await createApp({ config, services });
    stops.push(() => Promise.race([app.close(), delay(finishMs, null, { ref: false })]));
    await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' });
    const url = reachableUrl(app.server);
    await open.announce(url);
    await services.mailer.start();
    services.book.start();
    services.commandFiles.start();
    return {
      app,
      url,
      services,
      stop: async () => {
        services.health.drain();
        await delay(config.shutdownDelayMs);
        // One service that does not stop, such as a running backup, must not keep the database from closing.
        const stopped = stopAll().catch((error: unknown) =>
          log.error({ err: error }, 'a service did not stop cleanly'),
        );
        await Promise.race([stopped, delay(serviceMs, null, { ref: false })]);
        await open.close();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/**
 * Opens, migrates and seeds the database, then listens. A failure leaves nothing open or locked.
 * @throws ConfigError, DatabaseStartError or the error of listen()
 */
export async function startServer(config: ApiConfig, options: StartOptions): Promise<RunningServer> {
  const { log, isFresh, onFatal } = options;
  const metrics = createMetrics();
  const open = await openDatabase({
    config,
    purpose: 'server',
    log,
    isFresh,
    onFatal,
    observeQuery: (operation, seconds) => metrics.querySeconds.observe({ op: operation }, seconds),
  });
  try {
    return await serve(open, await withStoredSettings(open.database.db, config), metrics, options);
  } catch (error) {
    await open.close();
    throw error;
  }
}
