import { EnteredCodes } from './console/entered-codes';
import { serveConsole } from './console/serve-console';
import { runFleet } from './run-fleet';

const { DEMO_FLEET_FILE: keysFile, API_URL: apiUrl } = process.env;
if (!keysFile || !apiUrl) {
  console.error('DEMO_FLEET_FILE and API_URL are missing: `npm start` runs the demo fleet.');
  process.exit(1);
}

// Lines as the other processes write them, so that `npm start` shows warnings only.
const levels = { info: 30, warn: 40 };
const log = (level: keyof typeof levels, msg: string) =>
  console.log(JSON.stringify({ level: levels[level], time: Date.now(), msg }));

const codes = new EnteredCodes();
const fleet = runFleet({ keysFile, apiUrl, codes, log });
const { DEMO_CONSOLE_PORT: port = 'off', DEMO_CONSOLE_HOST: host = '127.0.0.1' } = process.env;
const page = port === 'off' ? null : serveConsole({ port: Number(port), host, codes, log });
process.on('uncaughtException', (error) => log('warn', `demo fleet: ${error.message}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    fleet.close();
    page?.close();
    process.exit(0);
  });
