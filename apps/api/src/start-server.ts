import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import type { ApiConfig } from './config/config';
import { getAccountSecret } from './config/account-secret';
import { getTrustSecret } from './config/trust-secret';
import { AccountChanges, createMailRefund, keepHouse } from './modules/account';
import { ContentVersions } from './modules/content';
import { Fleet } from './modules/fleet';
import { BackupSchedule } from './platform/database/backup/backup-schedule';
import type { EmbeddedDatabase } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';
import type { OpenDatabase } from './platform/database/open-database';
import { FreeSpace } from './platform/disk/free-space';
import { Health } from './platform/health/health';
import { RequestCounter } from './platform/http/request-counter';
import { Limits } from './platform/limits/limits';
import { JobRunner } from './platform/jobs/job-runner';
import type { Logger } from './platform/logging/logger';
import { Outbox } from './platform/mail/outbox';
import { openTransport } from './platform/mail/open-transport';
import { createMetrics } from './platform/metrics/metrics';
import type { Metrics } from './platform/metrics/metrics';
import { startMetricsServer } from './platform/metrics/metrics-server';
import { runSeeds } from './platform/seed/run-seeds';
import { seeds } from './seeds';

const housekeepingIntervalMs = 3600_000;
const checkpointIntervalMs = 5 * 60_000;
/** Requests that were accepted get this long to finish (RELIABILITY 12). */
const finishLimitMs = 20_000;

export interface RunningServer {
  app: FastifyInstance;
  url: string;
  /** Not ready, wait, stop accepting, finish, send the mails that are due, checkpoint, close the database, release the lock. */
  stop: () => Promise<void>;
}

export interface StartOptions {
  log: Logger;
  isFresh?: boolean;
  /** The database is lost for good; the process should end. */
  onFatal?: (error: Error) => void;
  /** Shows what must be seen once, such as the first admin's password, whatever the log's level. */
  tellOperator: (text: string) => void;
}

function reachableUrl(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** What looks after the embedded database while the server runs. */
async function startCare(
  database: EmbeddedDatabase,
  config: ApiConfig,
  { log, metrics, freeSpace }: { log: Logger; metrics: Metrics; freeSpace: FreeSpace },
) {
  const backups = new BackupSchedule({
    database,
    dataDir: config.dataDir,
    intervalMs: config.backupIntervalMs,
    retention: { keepHourly: config.backupKeepHourly, keepDaily: config.backupKeepDaily },
    isDiskLow: () => freeSpace.isLow(),
    onSuccess: ({ file, madeAt }) => {
      metrics.backupTimestamp.set(Math.floor(madeAt.getTime() / 1000));
      log.info({ file }, 'newest verified backup');
    },
    onFailure: (error) => log.error({ err: error }, 'backup failed'),
  });
  await backups.start();
  const checkpoints = setInterval(() => {
    database.checkpoint().catch((error: unknown) => log.error({ err: error }, 'checkpoint failed'));
  }, checkpointIntervalMs);
  checkpoints.unref();
  return {
    makeBackup: async () => (await backups.makeNow('manual')).file,
    stop: async () => {
      clearInterval(checkpoints);
      await backups.stop();
    },
  };
}

async function serve(
  open: OpenDatabase,
  config: ApiConfig,
  metrics: Metrics,
  { log, tellOperator }: StartOptions,
): Promise<RunningServer> {
  const { database, embedded } = open;
  const trustSecret = await getTrustSecret(config);
  const seed = () => runSeeds(database.db, seeds, { tellOperator });
  const seeded = embedded ? await embedded.withPatience(seed) : await seed();
  if (seeded.length > 0) log.info({ seeds: seeded }, 'first content written');
  const freeSpace = new FreeSpace(config.dataDir);
  const health = new Health({
    database: () => database.ping(),
    disk: async () => {
      if (await freeSpace.isLow()) throw new Error('less than 200 MB free: writes are refused');
    },
  });
  metrics.watchQueue(() => database.queueDepth());
  const versions = await ContentVersions.start(database, (error) =>
    log.error({ err: error }, 'content versions unknown'),
  );
  const accountChanges = await AccountChanges.start(database);
  const limits = new Limits({
    database,
    metrics,
    onStoreError: (error) => log.error({ err: error }, 'limits are counted in memory'),
  });
  const accountSecret = await getAccountSecret(config);
  const requestCounter = new RequestCounter();
  const fleet = await Fleet.start({
    database,
    versions,
    limits,
    log,
    metrics,
    accountSecret,
    siteUrl: config.siteUrl.replace(/\/$/, ''),
    siteName: config.siteName,
    countVisitors: () => 0,
    takeRequestCount: () => requestCounter.take(),
    peers: null,
    demo: { isOn: config.hasDemoFleet, keysFile: path.join(config.dataDir, 'secrets', 'demo-fleet.json') },
  });
  const outbox = new Outbox({
    database,
    transport: openTransport(config, log),
    metrics,
    log,
    onDropped: createMailRefund(limits),
  });
  const care = embedded ? await startCare(embedded, config, { log, metrics, freeSpace }) : null;
  const makeBackup = care ? care.makeBackup : null;
  const services = {
    database,
    versions,
    accountChanges,
    fleet,
    requestCounter,
    limits,
    health,
    metrics,
    freeSpace,
    log,
    mailer: outbox,
    trustSecret,
    accountSecret,
    makeBackup,
  };
  const app = await createApp({ config, services });
  const jobs = new JobRunner({
    jobs: [{ name: 'housekeeping', intervalMs: housekeepingIntervalMs, run: () => keepHouse(database.db) }],
    onFailure: (job, error) => log.error({ err: error, job }, 'job failed'),
  });
  jobs.start();
  let metricsServer: Server | null = null;
  try {
    if (config.metricsPort !== null) metricsServer = await startMetricsServer(metrics, config.host, config.metricsPort);
    await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' });
    await open.announce(reachableUrl(app.server));
    await outbox.start();
  } catch (error) {
    metricsServer?.close();
    await app.close();
    await jobs.stop();
    await outbox.stop();
    await care?.stop();
    throw error;
  }
  return {
    app,
    url: reachableUrl(app.server),
    stop: async () => {
      health.drain();
      await delay(config.shutdownDelayMs);
      await Promise.race([app.close(), delay(finishLimitMs, null, { ref: false })]);
      metricsServer?.close();
      await jobs.stop();
      await outbox.stop();
      await care?.stop();
      await open.close();
    },
  };
}

/**
 * Opens, migrates and seeds the database, then listens. Nothing is left open or locked when it fails.
 * @throws ConfigError, DatabaseStartError or what listen() says
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
    return await serve(open, config, metrics, options);
  } catch (error) {
    await open.close();
    throw error;
  }
}
