import closeWithGrace from 'close-with-grace';
import { readConfig } from './config/environment';
import { explainFailure } from './explain-failure';
import { createLogger } from './platform/logging/logger';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';

const hardStopMs = 25_000;

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  let server: RunningServer | null = null;
  closeWithGrace({ delay: hardStopMs, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await server?.stop();
    log.info('stopped');
  });
  server = await startServer(config, {
    log,
    // `npm start` shows the text in its banner and keeps it out of the log file.
    tellOperator: (banner) => createLogger('info').info({ banner }, 'shown once'),
    isFresh: process.argv.includes('--fresh'),
    onFatal: (error) => {
      // Uncaught on purpose: closes gracefully with exit code 1, so that a supervisor starts the process anew.
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
