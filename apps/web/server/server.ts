import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { installGlobals } from '@remix-run/node';
import closeWithGrace from 'close-with-grace';
import type { RequestHandler } from 'express';
import pino from 'pino';
import { ConfigError, readConfig } from './config/config';
import { createWebServer } from './create-web-server';
import { listen } from './listen';

/** Version of this release, as the build writes it. */
const version = process.env['npm_package_version'] ?? '0.1.0';
const isDevelopment = process.argv.includes('--dev');

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
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
    // Lines are gathered for a moment: a page from the store must not wait for a disk.
    pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );

  const parts = isDevelopment ? await developmentParts() : await productionParts();
  const web = createWebServer({ config, env: process.env, version, log, ...parts });
  const port = await listen(web.server, config);
  log.info({ port, siteUrl: config.siteUrl, mode: parts.mode }, 'web is listening');
  log.flush();

  closeWithGrace({ delay: 25_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    web.stopAccepting();
    await new Promise((resolve) => setTimeout(resolve, config.shutdownDelayMs));
    web.endLive();
    await closeServer(web.server);
    web.close();
    log.info('web has stopped');
    log.flush();
  });
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
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 20_000).unref();
  });
}
