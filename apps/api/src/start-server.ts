import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import type { AppServices } from './assembly/app-options';
import type { ApiConfig } from './config/config';
import { FirstPasswordFile } from './modules/account';
import { withStoredSettings } from './modules/settings';
import { openDatabase } from './platform/database/open-database';
import type { OpenDatabase } from './platform/database/open-database';
import type { Logger } from './platform/logging/logger';
import { createMetrics } from './platform/metrics/metrics';
import type { Metrics } from './platform/metrics/metrics';
import { startMetricsServer } from './platform/metrics/metrics-server';
import { createFreeSpace } from './start/create-free-space';
import { prepareContent } from './start/prepare-content';
import { reachableUrl } from './start/reachable-url';
import { startDatabaseCare } from './start/start-database-care';
import { startJobs } from './start/start-jobs';
import { startServices } from './start-services';
import { stopLimits } from './stop-limits';

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
  /** Shows a text that must be shown once, such as the first admin's password, at every log level. */
  tellOperator: (text: string) => void;
}

async function serve(
  open: OpenDatabase,
  config: ApiConfig,
  metrics: Metrics,
  { log, tellOperator }: StartOptions,
): Promise<RunningServer> {
  const { database } = open;
  const firstPassword = new FirstPasswordFile(config.dataDir);
  await prepareContent(database, firstPassword, { log, tellOperator });
  const freeSpace = createFreeSpace(config.dataDir, log);
  const { finishMs, serviceMs } = stopLimits(config.shutdownDelayMs);
  // Functions that stop started services, in the order of the start; call them in reverse order.
  const stops: (() => unknown)[] = [];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  stops.push(freeSpace.watch());
  try {
    const care = await startDatabaseCare(open, config, { log, metrics, freeSpace });
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
    stops.push(startJobs(config, services));
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
