import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { installGlobals } from '@remix-run/node';
import closeWithGrace from 'close-with-grace';
import type { RequestHandler } from 'express';
import pino from 'pino';
import { ConfigError, readConfig } from './config/config';
import { createWebServer } from './create-web-server';
import { listen } from './listen';
import { stopLimits } from './stop-limits';

/** Version of this release, as the build writes it. */
const version = process.env['npm_package_version'] ?? '0.1.0';
/** Lines beyond this are dropped while the log takes none. */
const maxWaitingLogBytes = 1024 * 1024;
const lastLinesMs = 500;
/** The first visitors wait this long for the hosts to say what they are; a host that is away must not keep the site away. */
const hostsAskedMs = 1_500;
const isDevelopment = process.argv.includes('--dev');

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  // Whatever this process writes is for its own user alone.
  process.umask(0o077);
  process.env['NODE_ENV'] ??= isDevelopment ? 'development' : 'production';
  installGlobals({ nativeFetch: true });
  const config = readConfig(process.env, process.cwd());
  const log = pino(
    {
      level: config.logLevel,
      timestamp: pino.stdTimeFunctions.isoTime,
      base: { app: 'web' },
      redact: ['err.config', 'headers'],
    },
    logDestination(),
  );

  const parts = isDevelopment ? await developmentParts() : await productionParts();
  const web = createWebServer({ config, env: process.env, version, log, ...parts });
  // Before anybody is told that it listens: whoever reads that may ask it to stop at once.
  const { finishMs, hardStopMs } = stopLimits(config.shutdownDelayMs);
  closeWithGrace({ delay: hardStopMs, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    else log.info({ signal, withinSeconds: hardStopMs / 1000 }, 'stopping');
    log.flush();
    web.stopAccepting();
    await delay(config.shutdownDelayMs);
    web.endLive();
    await closeServer(web.server, finishMs);
    web.close();
    log.info('web has stopped');
    // Lines under way are not overtaken by the end; one that nobody takes does not hold it up.
    await Promise.race([new Promise((resolve) => log.flush(resolve)), delay(lastLinesMs, null, { ref: false })]);
  });

  await Promise.race([web.hostsAsked, delay(hostsAskedMs, null, { ref: false })]);
  const port = await listen(web.server, config);
  log.info({ port, siteUrl: config.siteUrl, mode: parts.mode }, 'web is listening');
  log.flush();
}

/** Standard output, for lines that nobody may wait for: neither a full disk nor a reader that stopped reading holds a page up. */
function logDestination() {
  const destination = pino.destination({
    fd: 1,
    sync: false,
    // Lines are gathered for a moment: a page from the store must not wait for a disk.
    minLength: 4096,
    periodicFlush: 500,
    maxLength: maxWaitingLogBytes,
  });
  // What could not be written is tried again with the next lines.
  destination.on('error', () => {});
  return destination;
}

interface Parts {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  files: RequestHandler;
}

async function productionParts(): Promise<Parts> {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const buildFile = path.join(folder, 'server', 'index.js');
  if (!existsSync(buildFile)) throw new ConfigError('The web app is not built; run: npx nx build web');
  const { createStaticFiles } = await import('./static-files');
  return {
    build: (await import(buildFile)) as ServerBuild,
    mode: 'production',
    files: createStaticFiles(path.join(folder, 'client')) as RequestHandler,
  };
}

async function developmentParts(): Promise<Parts> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    server: { middlewareMode: true },
  });
  return {
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    mode: 'development',
    files: vite.middlewares as RequestHandler,
  };
}

/** Finishes what is under way and lets idle connections go. */
function closeServer(server: Server, finishMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), finishMs).unref();
  });
}
