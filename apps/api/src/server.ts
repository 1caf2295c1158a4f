import { setTimeout as delay } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config/environment';
import { explainFailure } from './explain-failure';
import { guardFiles } from './platform/disk/guard-files';
import { createLogger } from './platform/logging/logger';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';
import { stopLimits } from './stop-limits';

const lastLinesMs = 500;

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  const openFiles = guardFiles(config.dataDir);
  if (openFiles !== null) log.warn(openFiles);
  let server: RunningServer | null = null;
  const { hardStopMs } = stopLimits(config.shutdownDelayMs);
  closeWithGrace({ delay: hardStopMs, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    else log.info({ signal, withinSeconds: hardStopMs / 1000 }, 'stopping');
    await server?.stop();
    log.info('stopped');
    // Waits for pending log lines before the exit, but not for a reader that has stopped reading.
    await Promise.race([new Promise((resolve) => log.flush(resolve)), delay(lastLinesMs, null, { ref: false })]);
  });
  server = await startServer(config, {
    log,
    // `npm start` shows the text in its banner and keeps it out of the log file.
    tellOperator: (banner) => createLogger('info').info({ banner }, 'shown once'),
    isFresh: process.argv.includes('--fresh'),
    onFatal: (error) => {
      // Deliberately not caught: the uncaught error shuts the process down gracefully with exit code 1, and a supervisor restarts it.
      setImmediate(() => {
        throw error;
      });
    },
  });
  const { dataDir, databaseUrl } = config;
  log.info({ url: server.url, database: databaseUrl === null ? dataDir : 'PostgreSQL' }, 'ready');
}

main().catch((error: unknown) => {
  process.stderr.write(`api: ${explainFailure(error)}\n`);
  process.exit(1);
});
