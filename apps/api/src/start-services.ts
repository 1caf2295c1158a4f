import path from 'node:path';
import type { AppServices } from './assembly/app-options';
import type { ApiConfig } from './config/config';
import { getAccountSecret } from './config/account-secret';
import { getTrustSecret } from './config/trust-secret';
import { AccountChanges, createMailRefund, LiveTickets } from './modules/account';
import type { FirstPasswordFile } from './modules/account';
import { askPictures } from './modules/ask';
import { blogPictures, richTextRenderer } from './modules/blog';
import { Book } from './modules/book';
import { ContentVersions } from './modules/content';
import { Fleet } from './modules/fleet';
import { CommandFiles } from './modules/games';
import { Live, RedisLink } from './modules/live';
import type { Database } from './platform/database/database';
import type { FreeSpace } from './platform/disk/free-space';
import { Degraded } from './platform/health/degraded';
import { Health } from './platform/health/health';
import type { Check } from './platform/health/health';
import { RequestCounter } from './platform/http/request-counter';
import { Limits } from './platform/limits/limits';
import type { Logger } from './platform/logging/logger';
import { openTransport } from './platform/mail/open-transport';
import { Outbox } from './platform/mail/outbox';
import type { Metrics } from './platform/metrics/metrics';
import { openStore } from './platform/storage/open-store';

export interface ServicesOptions {
  database: Database;
  config: ApiConfig;
  metrics: Metrics;
  log: Logger;
  freeSpace: FreeSpace;
  firstPassword: FirstPasswordFile;
  makeBackup: AppServices['makeBackup'];
  backups: AppServices['backups'];
  /** Collects the stop function of each started service; the last one is called first. */
  stops: (() => unknown)[];
}

/** Makes all services of the app, on an open and seeded database. */
export async function startServices(options: ServicesOptions): Promise<AppServices & { mailer: Outbox }> {
  const { database, config, metrics, log, freeSpace, firstPassword, makeBackup, backups, stops } = options;
  const [trustSecret, accountSecret] = [getTrustSecret(config), getAccountSecret(config)];
  metrics.watchQueue(() => database.queueDepth());
  const versions = await ContentVersions.start(database, (error) =>
    log.error({ err: error }, 'the content versions could not be read from the database'),
  );
  const accountChanges = await AccountChanges.start(database);
  const limits = new Limits({
    database,
    metrics,
    onStoreError: (error) =>
      log.error(
        { err: error },
        'the database did not count a limit; this server counts limits in memory until it does',
      ),
  });
  const redis = config.redisUrl === null ? null : new RedisLink(config.redisUrl, log);
  const liveTickets = new LiveTickets(limits, accountSecret);
  const live = new Live({
    database,
    accountChanges,
    tickets: liveTickets,
    siteUrl: config.siteUrl,
    otherOrigins: config.corsOrigins,
    trustSecret,
    trustProxy: config.trustProxy,
    limits: config.liveLimits,
    redis,
    metrics,
    log,
  });
  stops.push(() => live.close());
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
    countVisitors: () => live.visitors(),
    takeRequestCount: () => requestCounter.take() + live.takePageViews(),
    peers: redis ? { publish: live.publishReport, onReport: live.onReport } : null,
    addressOf: live.agentAddress,
    demo: { isOn: config.hasDemoFleet, keysFile: path.join(config.dataDir, 'secrets', 'demo-fleet.json') },
  });
  fleet.attachAgents(live.agents);
  stops.push(() => fleet.stop());
  const book = new Book({
    ...{ database, versions, log, hasShippedData: config.hasShippedData },
    uploadFolder: path.join(config.dataDir, 'imports'),
  });
  stops.push(() => book.stop());
  const commandFiles = new CommandFiles({
    folder: path.join(config.dataDir, 'commands'),
    log,
    announce: () => versions.announce('commands'),
  });
  stops.push(() => commandFiles.stop());
  const uploads = {
    store: openStore(config),
    incomingFolder: path.join(config.dataDir, 'uploads', 'incoming'),
    // List every module whose texts contain pictures here. Pictures in the texts of a module that is missing would be removed.
    uses: [blogPictures(database.db), askPictures(database.db)],
  };
  const mailer = new Outbox({
    database,
    transport: openTransport(config, log),
    metrics,
    log,
    onDropped: createMailRefund(limits),
  });
  stops.push(() => mailer.stop());
  const health = new Health(checksOf(options, redis));
  return {
    database,
    versions,
    accountChanges,
    live,
    liveTickets,
    fleet,
    book,
    commandFiles,
    uploads,
    requestCounter,
    limits,
    health,
    metrics,
    freeSpace,
    firstPassword,
    log,
    mailer,
    renderPost: richTextRenderer,
    trustSecret,
    accountSecret,
    makeBackup,
    backups,
  };
}

function checksOf({ database, freeSpace, backups }: ServicesOptions, redis: RedisLink | null): Record<string, Check> {
  return {
    database: () => database.ping(),
    changes: async () => {
      if (!database.isListening())
        throw new Degraded('change notifications from the database are interrupted: content may be outdated');
    },
    disk: async () => {
      if (await freeSpace.isLow()) throw new Error('less than 200 MB free: writes are refused');
    },
    backups: async () => {
      if (backups.failure() !== '') throw new Degraded(`the last backup failed: ${backups.failure()}`);
    },
    ...(redis ? { redis: redis.check } : {}),
  };
}
