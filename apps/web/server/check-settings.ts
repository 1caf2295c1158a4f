import { readProcessConfig } from './config/process-config';

// Says what is wrong with the settings of the web server, without starting it: `npm start` asks before anything is written.
try {
  readProcessConfig();
} catch (error) {
  process.stderr.write(`web: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
