import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { installGlobals } from '@remix-run/node';
import { ConfigError, messageOf } from '@starhaven/node-kit/server';
import closeWithGrace from 'close-with-grace';
import type { RequestHandler } from 'express';
import { readProcessConfig, setRuntimeMode, version } from './config/process-config';
import { createWebServer } from './create-web-server';
import { listen } from './listen';
import { createLog } from './observe/create-log';
import type { RemixBuild } from './remix/remix-build';
import { stopLimits } from './stop-limits';
import { followPrimary, signalsOfPrimary } from './workers/follow-primary';
import { runPrimary } from './workers/run-primary';

const lastLinesMs = 500;
/** The start waits at most this long for the hosts' capabilities, in milliseconds: a host that is down must not keep the site down. */
const hostsAskedMs = 1_500;
const isDevelopment = process.argv.includes('--dev');

await start().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  // Files that this process writes are readable only by its own user.
  process.umask(0o077);
  setRuntimeMode(isDevelopment ? 'development' : 'production');
  installGlobals({ nativeFetch: true });
  const config = readProcessConfig();
  const log = createLog(config.logLevel);
  const { workers: count, shutdownDelayMs } = config;
  if (cluster.isPrimary && count > 1 && !isDevelopment) return runPrimary({ count, shutdownDelayMs, log });

  const parts = isDevelopment ? await developmentParts() : await productionParts();
  const web = createWebServer({ config, version, log, ...parts });
  // Do this before the log line that the server listens: a supervisor that reads the line may stop the process at once.
  const { finishMs, hardStopMs } = stopLimits(shutdownDelayMs);
  const grace = closeWithGrace(
    { delay: hardStopMs, logger: false, skip: signalsOfPrimary },
    async ({ err, signal }) => {
      if (err) log.fatal({ err }, 'stopping after an unexpected error');
      else log.info({ signal, withinSeconds: hardStopMs / 1000 }, 'stopping');
      log.flush();
      web.stopAccepting();
      await delay(shutdownDelayMs);
      web.endLive();
      await closeServer(web.server, finishMs);
      web.close();
      log.info('web has stopped');
      // Waits until pending lines are written, but not for a reader that has stopped reading.
      await Promise.race([new Promise((resolve) => log.flush(resolve)), delay(lastLinesMs, null, { ref: false })]);
    },
  );
  followPrimary(grace.close);

  await Promise.race([web.hostsAsked, delay(hostsAskedMs, null, { ref: false })]);
  const port = await listen(web.server, config);
  log.info({ port, siteUrl: config.siteUrl, mode: parts.mode }, 'web is listening');
  log.flush();
}

interface Parts extends RemixBuild {
  files: RequestHandler;
}

async function productionParts(): Promise<Parts> {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const buildFile = path.join(folder, 'server', 'index.js');
  if (!existsSync(buildFile)) throw new ConfigError('The web app is not built; run: npx nx build web');
  const { createStaticFiles } = await import('./static-files');
  // Remix has written this file.
  const build = (await import(buildFile)) as ServerBuild;
  return { build, mode: 'production', files: createStaticFiles(path.join(folder, 'client')) };
}

async function developmentParts(): Promise<Parts> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    server: { middlewareMode: true },
  });
  return {
    // Vite types every module as a record.
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    mode: 'development',
    files: vite.middlewares,
  };
}

/** Finishes the running requests and closes idle connections. */
function closeServer(server: Server, finishMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), finishMs).unref();
  });
}
