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

const fleet = runFleet({ keysFile, apiUrl, log });
process.on('uncaughtException', (error) => log('warn', `demo fleet: ${error.message}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    fleet.close();
    process.exit(0);
  });
