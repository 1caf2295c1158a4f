import path from 'node:path';
import underPressure from '@fastify/under-pressure';
import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiConfig } from './config/config';
import {
  ApiKeyGuard,
  createNewDeviceNotice,
  createPuzzleGate,
  createSecondFactorContext,
  registerAccountModule,
} from './modules/account';
import type { AccountChanges, AccountModuleOptions, FirstPasswordFile, LiveTickets } from './modules/account';
import {
  AdminFeed,
  createBackupWorks,
  createPowerWorks,
  HostSampler,
  JobRunner,
  registerAdminModule,
  resetAdminAsOperator,
} from './modules/admin';
import type { BackupDoor } from './modules/admin';
import { Announcer } from './modules/announcements';
import { findAskData, registerAskModule } from './modules/ask';
import { runAsOperator, writeAuditEntry } from './modules/audit';
import { Bell, findBellData, registerBellModule, tellReward } from './modules/bell';
import { Blog, findBlogData, registerBlogModule } from './modules/blog';
import type { RenderPost } from './modules/blog';
import { iconUrlOf, operatorImportPath, registerBookModule } from './modules/book';
import type { Book } from './modules/book';
import {
  Chat,
  findChatData,
  operatorChatPath,
  registerChatModule,
  runAccountCommandRoute,
  runChatCommand,
} from './modules/chat';
import { findRecipesData, registerCommandRecipesModule } from './modules/command-recipes';
import { registerContentModule } from './modules/content';
import type { ContentModuleOptions, ContentVersions } from './modules/content';
import { DiscordRoles } from './modules/discord-roles';
import { findDonationsData, registerDonationsModule } from './modules/donations';
import { createOperatorContext, fleetOperations, registerFleetModule } from './modules/fleet';
import { Follows, findFollowsData, registerFollowsModule } from './modules/follows';
import type { Fleet } from './modules/fleet';
import { LinkChecker, operatorDownloadsPath, registerGamesModule, runDownloadsCommand } from './modules/games';
import type { CommandFiles } from './modules/games';
import { registerLiveModule } from './modules/live';
import type { Live } from './modules/live';
import { findPlayersData, Players, playersOperations, registerPlayersModule } from './modules/players';
import { getSiteSettingsRoute, SiteSettings } from './modules/settings';
import { findUploadsData, registerUploadsModule } from './modules/uploads';
import type { UploadsOptions } from './modules/uploads';
import type { Database } from './platform/database/database';
import { createDiscordApi } from './platform/discord/discord-api';
import type { DiscordApi } from './platform/discord/discord-api';
import type { FreeSpace } from './platform/disk/free-space';
import type { Health } from './platform/health/health';
import { registerHealthRoutes } from './platform/health/routes';
import { answerClientError, answerFrameworkError, registerErrorAnswers } from './platform/http/errors/error-answers';
import { registerCors } from './platform/http/cors';
import { registerDrain } from './platform/http/drain';
import './platform/http/fastify-types';
import { registerForms } from './platform/http/calls/forms';
import { registerOpenApi } from './platform/http/openapi';
import { registerVisitorLimits } from './platform/http/visitors/rate-limit';
import { Refusal } from './platform/http/errors/refusal';
import { requestIdOf } from './platform/http/request-id';
import type { RequestCounter } from './platform/http/request-counter';
import { registerRequestLog } from './platform/http/request-log';
import { registerSecurityHeaders } from './platform/http/security-headers';
import type { Limits } from './platform/limits/limits';
import type { Logger } from './platform/logging/logger';
import type { Mailer } from './platform/mail/mailer';
import type { Metrics } from './platform/metrics/metrics';
import { registerMetricsRoute } from './platform/metrics/routes';
import { operatorAdminResetPath, operatorBackupPath, registerOperatorRoutes } from './platform/operator/routes';
import type { OperatorOptions } from './platform/operator/routes';

export interface AppServices {
  database: Database;
  versions: ContentVersions;
  accountChanges: AccountChanges;
  live: Live;
  liveTickets: LiveTickets;
  fleet: Fleet;
  book: Book;
  commandFiles: CommandFiles;
  uploads: Pick<UploadsOptions, 'store' | 'incomingFolder' | 'uses' | 'encode'>;
  requestCounter: RequestCounter;
  limits: Limits;
  health: Health;
  metrics: Metrics;
  freeSpace: FreeSpace;
  firstPassword: FirstPasswordFile;
  log: Logger;
  mailer: Mailer;
  renderPost: RenderPost;
  trustSecret: string;
  accountSecret: string;
  /** null: this server does not own its database and makes no backups of it. */
  makeBackup: (() => Promise<string>) | null;
  backups: BackupDoor;
}

export interface AppOptions {
  config: Pick<
    ApiConfig,
    | 'isProduction'
    | 'siteUrl'
    | 'siteName'
    | 'hasPuzzles'
    | 'trustProxy'
    | 'metricsToken'
    | 'metricsPort'
    | 'passwordMinLength'
    | 'social'
    | 'itemImagesUrl'
    | 'corsOrigins'
    | 'askReview'
    | 'dataDir'
    | 'smtpUrl'
    | 'givenSettings'
  >;
  services: AppServices;
  readLimit?: { max: number; windowSeconds: number };
  webServerLimit?: { max: number; windowSeconds: number };
  streamLimits?: ContentModuleOptions['streamLimits'];
  /** The server refuses requests while the event loop is later than this; 1000 by default, 0 switches the check off. */
  maxEventLoopDelayMs?: number;
  /** By default Discord itself. */
  discord?: DiscordApi;
  /** The players in the answer of the account call; by default those of the players' module. */
  listPlayers?: AccountModuleOptions['listPlayers'];
}

const operationLimitMs = 600_000;

/** Sets the time-outs and limits of the server (docs/security.md#http-limits). */
function createFastify({ config, services }: AppOptions): FastifyInstance {
  const app = fastify({
    // Fastify's type of a logger lacks members that pino has.
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    // The time for a whole request with its body: pictures arrive as slowly as the web server allows. All others have `handlerTimeout`.
    requestTimeout: 30_000,
    // Closes a connection on which no byte moved for this long, for example when the client does not read its answer.
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: 15_000,
    bodyLimit: 64 * 1024,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 200 },
    // Fastify's answer while closing is not in the envelope; registerDrain gives one that is.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    // The interval of checks for late requests. Node's default of 30 seconds would double every limit.
    http: { connectionsCheckingInterval: 5000, headersTimeout: 10_000 },
  });
  app.addHook('onRequest', async ({ method, routeOptions, raw }) => {
    // A backup sends no byte for minutes; its route has its own limit. Injected requests have no timer.
    const isOperation = routeOptions.config.isOperational && method === 'POST' && 'setTimeout' in raw.socket;
    if (isOperation) raw.socket.setTimeout(operationLimitMs);
  });
  app.decorate('isProduction', config.isProduction);
  app.decorate('extensions', new Set<string>());
  app.decorate('isDiskLow', () => services.freeSpace.isLow());
  return app;
}

async function registerShedding(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: 500,
    pressureHandler: async (request) => {
      if (request.routeOptions.config.isOperational) return;
      throw new Refusal(503, 'Service Unavailable', { status: 503, retryAfterSeconds: 5 });
    },
  });
}

function operationsOf({ config, services }: AppOptions): OperatorOptions['operations'] {
  const { database, makeBackup, log, accountSecret } = services;
  return {
    [operatorAdminResetPath]: async () => {
      const credentials = await resetAdminAsOperator(database.db);
      log.info({ event: 'admin-reset', outcome: 'ok' }, 'account event');
      return credentials;
    },
    [operatorImportPath]: services.book.imports.run,
    [operatorChatPath]: (input) =>
      runAsOperator(database.db, { command: 'chat', input }, (tx) => runChatCommand(tx, input)),
    [operatorDownloadsPath]: (input) =>
      runAsOperator(database.db, { command: 'downloads', input }, (tx) => runDownloadsCommand(tx, input)),
    ...playersOperations(database.db),
    ...fleetOperations(createOperatorContext({ ...config, db: database.db, accountSecret })),
    ...(makeBackup
      ? {
          [operatorBackupPath]: async () => {
            const file = await makeBackup();
            await writeAuditEntry(database.db, {
              ...{ actor: 'operator', action: 'backup', outcome: 'ok' },
              subject: `backup:${path.basename(file)}`,
            });
            return { file };
          },
        }
      : {}),
  };
}

function accountOptionsOf(
  { config, services, listPlayers }: AppOptions,
  { players, settings }: { players: Players; settings: SiteSettings },
): AccountModuleOptions {
  const { database, limits, metrics, mailer, log, trustSecret, accountSecret } = services;
  const { siteName, siteUrl } = config;
  const { db } = database;
  // 10 per 10 minutes of an account (docs/security.md#limits).
  const wrongPasswords = limits.create({
    name: 'confirm-password',
    max: 10,
    windowSeconds: 10 * 60,
    isRefundable: true,
  });
  const site = { name: siteName, url: siteUrl.replace(/\/$/, '') };
  return {
    db,
    limits,
    metrics,
    passwordPolicy: { minLength: config.passwordMinLength, siteName },
    mailer,
    site,
    accountSecret,
    social: config.social,
    logSecret: trustSecret,
    noticeNewDevice: createNewDeviceNotice(mailer, site),
    onLogin: () =>
      void services.firstPassword
        .forgetIfUsed(db)
        .catch((error: unknown) =>
          log.error(
            { err: error },
            'the file with the first password could not be deleted; the next login tries again',
          ),
        ),
    findAppealAddress: async () => (await settings.get('appealAddress')) || settings.get('contactEmail'),
    wrongPasswords,
    secondFactors: createSecondFactorContext({ db, limits, accountSecret, mailer, site, wrongPasswords }),
    puzzles: config.hasPuzzles ? createPuzzleGate(limits, accountSecret) : null,
    // A new table with personal data: personal-tables.test.ts asks for it here.
    findPersonalData: [
      findPlayersData(db),
      findChatData(db),
      findRecipesData(db),
      findBlogData(db),
      findAskData(db),
      findBellData(db),
      findFollowsData(db),
      findUploadsData(db),
      findDonationsData(db),
    ],
    listPlayers: listPlayers ?? ((accountId, options) => players.listForAccount(accountId, options)),
    listDeliveries: (accountId) => players.listDeliveries(accountId),
  };
}

function createPlayers({ config, services }: AppOptions): Players {
  const { database, limits, fleet, live, log, accountSecret, trustSecret } = services;
  return new Players({
    db: database.db,
    limits,
    gateway: fleet.gateway,
    log,
    accountSecret,
    logSecret: trustSecret,
    siteUrl: config.siteUrl.replace(/\/$/, ''),
    tellSettled: (reward) => tellReward(database.db, reward),
    tellProgress: (accountId, progress) => live.tellPlayersRefreshed(String(accountId), progress),
  });
}

async function registerChat(app: FastifyInstance, { services }: AppOptions, players: Players): Promise<void> {
  const { database, limits, fleet, live, log } = services;
  const chat = new Chat(live, {
    database,
    limits,
    gateway: fleet.gateway,
    findCharacter: (place) => players.findCharacter(place),
    outbox: players.outbox,
    log,
  });
  await chat.start();
  app.addHook('onClose', () => chat.stop());
  registerChatModule(app, chat.context);
  runAccountCommandRoute(app, { ...chat.context, apiKeyGuard: new ApiKeyGuard(database.db, limits) });
}

async function registerBell(app: FastifyInstance, { config, services }: AppOptions): Promise<void> {
  const { database, mailer, log, accountSecret, live } = services;
  const site = { name: config.siteName, url: config.siteUrl.replace(/\/$/, '') };
  const bell = new Bell({ database, mailer, log, site, accountSecret }, live);
  await bell.start();
  app.addHook('onClose', () => bell.stop());
  registerBellModule(app, bell.context);
}

function registerFollows(app: FastifyInstance, { services }: AppOptions): void {
  const follows = new Follows(services);
  follows.start();
  app.addHook('onClose', () => follows.stop());
  registerFollowsModule(app, follows.context);
}

/** The API as a Fastify app that does not listen yet. It takes all its dependencies as arguments, so tests can build it many times. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, services, readLimit, webServerLimit, streamLimits, maxEventLoopDelayMs = 1000 } = options;
  const { database, versions, metrics, trustSecret } = services;
  const app = createFastify(options);
  registerErrorAnswers(app);
  // Registered first, so that its count includes requests that a later hook refuses.
  registerDrain(app);
  registerRequestLog(app, metrics);
  services.requestCounter.register(app);
  await registerSecurityHeaders(app, config.siteUrl);
  // Registered before every hook that refuses requests: pages of other origins must be able to read refusals.
  await registerCors(app, config.corsOrigins);
  await registerShedding(app, maxEventLoopDelayMs);
  registerVisitorLimits(app, { trustSecret, metrics, limit: readLimit, webServerLimit });
  await registerForms(app);
  await registerOpenApi(app, config.siteName);

  registerHealthRoutes(app, services.health);
  registerMetricsRoute(app, metrics, config.metricsPort === null ? config.metricsToken : null);
  registerOperatorRoutes(app, { trustSecret, operations: operationsOf(options) });

  registerContentModule(app, {
    versions,
    accountChanges: services.accountChanges,
    metrics,
    trustSecret,
    siteUrl: config.siteUrl,
    streamLimits,
  });
  const players = createPlayers(options);
  const settings = new SiteSettings(database.db, versions, config.givenSettings, services.accountSecret);
  const accounts = registerAccountModule(app, accountOptionsOf(options, { players, settings }));
  getSiteSettingsRoute(app, settings);
  registerCommandRecipesModule(app, { db: database.db, limits: services.limits });
  registerUploadsModule(app, {
    ...services.uploads,
    db: database.db,
    limits: services.limits,
    siteUrl: config.siteUrl.replace(/\/$/, ''),
  });
  registerGamesModule(app, { db: database.db, versions, commandFiles: services.commandFiles });
  registerDonationsModule(app, { db: database.db, settings, log: services.log });
  registerBlogModule(
    app,
    new Blog({ database, limits: services.limits, log: services.log, render: services.renderPost }),
  );
  registerAskModule(app, {
    ...{ database, limits: services.limits, log: services.log },
    render: services.renderPost,
    findReview: async () =>
      config.askReview === 'off' && (await settings.get('reviewsFirstPosts')) ? 'first' : config.askReview,
  });
  await registerBell(app, options);
  registerFollows(app, options);
  registerBookModule(app, {
    db: database.db,
    versions,
    library: services.book.library,
    iconUrl: iconUrlOf(options.config.itemImagesUrl),
  });
  // Before the fleet, which ends calls to game servers when it stops: the results of calls for players are written first.
  registerPlayersModule(app, players);
  registerFleetModule(app, { fleet: services.fleet, db: database.db, versions });
  const { live, fleet, liveTickets: tickets } = services;
  await registerChat(app, options, players);
  const discord = options.discord ?? createDiscordApi();
  // Before the live connection starts: staff may ask it for readings.
  const feed = new AdminFeed({ live, db: database.db, settings, log: services.log });
  const links = new LinkChecker({ db: database.db, log: services.log, siteUrl: config.siteUrl });
  const jobs = new JobRunner({
    db: database.db,
    log: services.log,
    works: {
      ...createBackupWorks({ database, ...services.backups }),
      'link-check': (_, tell) => links.checkAll(tell),
      'file-check': (key, tell) => links.checkFile(key, tell),
      'import-rehearsal': (subject, tell) => services.book.importUpload({ subject, isDryRun: true }, tell),
      ...createPowerWorks({ db: database.db, fleet }),
      import: (subject, tell) => services.book.importUpload({ subject, isDryRun: false }, tell),
    },
    onChange: (job) => feed.tellJob(job),
  });
  registerAdminModule(app, {
    database,
    db: database.db,
    settings,
    secondFactors: accounts.secondFactors,
    codes: accounts,
    fleet,
    servers: createOperatorContext({ ...config, db: database.db, accountSecret: services.accountSecret }),
    feed,
    jobs,
    links,
    announcer: new Announcer({
      ...{ db: database.db, settings, log: services.log },
      siteUrl: config.siteUrl.replace(/\/$/, ''),
      discord,
    }),
    discordRoles: new DiscordRoles({ db: database.db, settings, log: services.log, discord }),
    book: services.book,
    backups: services.backups,
    sampler: new HostSampler({ database, fleet, dataDir: config.dataDir, log: services.log }),
    site: { url: config.siteUrl.replace(/\/$/, ''), hasMailServer: config.smtpUrl !== null },
  });
  registerLiveModule(app, { live, fleet, db: database.db, tickets });
  await app.ready();
  return app;
}
