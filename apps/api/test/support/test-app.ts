import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app';
import type { AppOptions } from '../../src/assembly/app-options';
import { AccountChanges, LiveTickets } from '../../src/modules/account';
import type { FirstPasswordFile } from '../../src/modules/account';
import { richTextRenderer } from '../../src/modules/blog';
import type { RenderPost } from '../../src/modules/blog';
import { Book } from '../../src/modules/book';
import type { BookOptions } from '../../src/modules/book';
import { Fleet } from '../../src/modules/fleet';
import type { FleetOptions } from '../../src/modules/fleet';
import { CommandFiles } from '../../src/modules/games';
import { admissionLimits, Live } from '../../src/modules/live';
import { ContentVersions } from '../../src/modules/content';
import type { Database } from '../../src/platform/database/database';
import { FreeSpace } from '../../src/platform/disk/free-space';
import { Health } from '../../src/platform/health/health';
import { RequestCounter } from '../../src/platform/http/request-counter';
import { Limits } from '../../src/platform/limits/limits';
import { createLogger } from '../../src/platform/logging/logger';
import type { Mailer } from '../../src/platform/mail/mailer';
import { createMetrics } from '../../src/platform/metrics/metrics';
import { DiskStore } from '../../src/platform/storage/disk-store';
import { Mailbox } from './hosts/mailbox';
import { runFolder } from './jest/run-folder';
import { firstPassword as keptPassword } from './seeds';

export const trustSecret = 'the-trust-secret-of-all-api-tests';

export const accountSecret = 'the-account-secret-of-all-api-tests';

export interface TestAppOptions extends Pick<
  AppOptions,
  'readLimit' | 'webServerLimit' | 'streamLimits' | 'maxEventLoopDelayMs' | 'listPlayers' | 'discord'
> {
  config?: Partial<AppOptions['config']>;
  freeBytes?: number;
  firstPassword?: FirstPasswordFile;
  mailer?: Mailer;
  accountChanges?: AccountChanges;
  fleet?: Partial<FleetOptions>;
  /** Reads the imported game data, and builds the index. */
  reader?: BookOptions['reader'];
  buildIndex?: BookOptions['buildIndex'];
  renderPost?: RenderPost;
  /** Holds the operator's files of commands. */
  commandFolder?: string;
  backups?: AppOptions['services']['backups'];
  uploads?: Partial<AppOptions['services']['uploads']>;
}

/** Where the test apps of a process keep uploaded files. */
export const uploadsFolder = path.join(runFolder(), `uploads-${process.pid}`);

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  versions: ContentVersions;
  logLines: string[];
  health: Health;
  fleet: Fleet;
  book: Book;
  commandFiles: CommandFiles;
}

/** The whole app on an open database; it does not listen. */
export async function createTestApp(database: Database, options: TestAppOptions = {}): Promise<TestApp> {
  const {
    config,
    freeBytes = 1e12,
    firstPassword = keptPassword,
    readLimit = { max: 1e6, windowSeconds: 60 },
    streamLimits,
  } = options;
  const { mailer = new Mailbox() } = options;
  const logLines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void logLines.push(line) });
  const versions = await ContentVersions.start(database, (error) => log.error({ err: error }));
  const freeSpace = new FreeSpace('/', { readFreeBytes: () => Promise.resolve(freeBytes) });
  const health = new Health({
    database: () => database.ping(),
    disk: async () => {
      if (await freeSpace.isLow()) throw new Error('less than 200 MB free: writes are refused');
    },
  });
  const metrics = createMetrics();
  metrics.watchQueue(() => database.queueDepth());
  const limits = new Limits({ database, metrics, onStoreError: (error) => log.error({ err: error }) });
  const accountSecret = 'the-account-secret-of-all-api-tests';
  const accountChanges = options.accountChanges ?? (await AccountChanges.start(database));
  const liveTickets = new LiveTickets(limits, accountSecret);
  const live = new Live({
    database,
    accountChanges,
    tickets: liveTickets,
    siteUrl: 'http://localhost:3000',
    trustSecret,
    trustProxy: false,
    limits: admissionLimits,
    redis: null,
    metrics,
    log,
  });
  const requestCounter = new RequestCounter();
  const fleet = await Fleet.start({
    database,
    versions,
    limits,
    log,
    metrics,
    accountSecret,
    // No server listens there.
    siteUrl: 'http://127.0.0.1:9',
    siteName: 'Starhaven',
    countVisitors: () => 0,
    takeRequestCount: () => requestCounter.take(),
    peers: null,
    demo: { isOn: false, keysFile: '' },
    ...options.fleet,
  });
  const { reader, buildIndex } = options;
  const book = new Book({
    ...{ database, versions, log, hasShippedData: false, reader, buildIndex },
    uploadFolder: path.join(uploadsFolder, 'imports'),
  });
  const commandFiles = new CommandFiles({
    folder: options.commandFolder ?? '/nowhere',
    log,
    announce: () => versions.announce('commands'),
  });
  const app = await createApp({
    config: {
      isProduction: false,
      siteUrl: 'http://localhost:3000',
      siteName: 'Starhaven',
      trustProxy: false,
      metricsToken: null,
      metricsPort: null,
      passwordMinLength: 6,
      hasPuzzles: false,
      social: { discord: null, twitter: null },
      itemImagesUrl: null,
      corsOrigins: [],
      askReview: 'off',
      dataDir: os.tmpdir(),
      smtpUrl: null,
      givenSettings: {},
      ...config,
    },
    services: {
      database,
      versions,
      accountChanges,
      live,
      liveTickets,
      fleet,
      book,
      commandFiles,
      uploads: {
        store: new DiskStore(path.join(uploadsFolder, 'blog')),
        incomingFolder: path.join(uploadsFolder, 'incoming'),
        uses: [],
        ...options.uploads,
      },
      requestCounter,
      limits,
      health,
      metrics,
      freeSpace,
      firstPassword,
      log,
      mailer,
      renderPost: options.renderPost ?? richTextRenderer,
      trustSecret,
      accountSecret,
      makeBackup: () => Promise.resolve('/backups/x.tar.gz'),
      backups: options.backups ?? {
        dataDir: '/nowhere',
        everyMinutes: 60,
        failure: () => '',
        makeBackup: () => Promise.resolve({ file: '/backups/x.tar.gz' }),
      },
    },
    readLimit,
    webServerLimit: options.webServerLimit,
    streamLimits,
    listPlayers: options.listPlayers,
    discord: options.discord,
    // The test runner itself blocks the event loop for seconds.
    maxEventLoopDelayMs: options.maxEventLoopDelayMs ?? 0,
  });
  return { app, database, versions, logLines, health, fleet, book, commandFiles };
}
