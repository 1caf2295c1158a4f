import type { FastifyInstance } from 'fastify';
import { ApiKeyGuard, registerAccountModule } from './modules/account';
import { registerAskModule } from './modules/ask';
import { Notifications, registerNotificationsModule, notifyReward } from './modules/notifications';
import { Blog, registerBlogModule } from './modules/blog';
import { iconUrlOf, registerBookModule } from './modules/book';
import { Chat, registerChatModule, runAccountCommandRoute } from './modules/chat';
import { registerCommandRecipesModule } from './modules/command-recipes';
import { registerContentModule } from './modules/content';
import { registerDonationsModule } from './modules/donations';
import { registerFleetModule } from './modules/fleet';
import { Follows, registerFollowsModule } from './modules/follows';
import { registerGamesModule } from './modules/games';
import { registerLiveModule } from './modules/live';
import { Players, registerPlayersModule } from './modules/players';
import { getSiteSettingsRoute, SiteSettings } from './modules/settings';
import { registerUploadsModule } from './modules/uploads';
import { registerProbes } from './platform/http/operations/register-probes';
import { registerErrorAnswers } from './platform/http/errors/error-answers';
import { registerCors } from './platform/http/cors';
import { registerDrain } from './platform/http/drain';
import './platform/http/fastify-types';
import { registerForms } from './platform/http/calls/forms';
import { registerOpenApi } from './platform/http/openapi';
import { registerVisitorLimits } from './platform/http/visitors/rate-limit';
import { registerRequestLog } from './platform/http/request-log';
import { registerSecurityHeaders } from './platform/http/security-headers';
import { registerMetrics } from './platform/http/operations/register-metrics';
import { registerOperatorOperations } from './platform/http/operations/register-operator-operations';
import { accountOptionsOf } from './assembly/account-options';
import type { AppOptions } from './assembly/app-options';
import { createFastify, registerShedding } from './assembly/create-fastify';
import { operationsOf } from './assembly/operations';
import { registerStaff } from './assembly/register-staff';

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
    onSettled: (reward) => notifyReward(database.db, reward),
    onProgress: (accountId, progress) => live.members.sendPlayersRefreshed(String(accountId), progress),
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

async function registerNotifications(app: FastifyInstance, { config, services }: AppOptions): Promise<void> {
  const { database, mailer, log, accountSecret, live } = services;
  const site = { name: config.siteName, url: config.siteUrl.replace(/\/$/, '') };
  const notifications = new Notifications({ database, mailer, log, site, accountSecret }, live.members);
  await notifications.start();
  app.addHook('onClose', () => notifications.stop());
  registerNotificationsModule(app, notifications.context);
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

  registerProbes(app, services.health);
  registerMetrics(app, metrics, config.metricsPort === null ? config.metricsToken : null);
  registerOperatorOperations(app, { trustSecret, operations: operationsOf(options) });

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
  await registerNotifications(app, options);
  registerFollows(app, options);
  registerBookModule(app, {
    db: database.db,
    versions,
    library: services.book.library,
    iconUrl: iconUrlOf(options.config.itemImagesUrl),
  });
  // Registered before the fleet, so that it stops first: results of calls for players are written before the fleet ends its calls to game
  // servers.
  registerPlayersModule(app, players);
  registerFleetModule(app, { fleet: services.fleet, db: database.db, versions });
  const { live, fleet, liveTickets: tickets } = services;
  await registerChat(app, options, players);
  registerStaff(app, options, { settings, accounts });
  registerLiveModule(app, { live, fleet, db: database.db, tickets });
  await app.ready();
  return app;
}
