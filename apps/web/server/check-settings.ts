import { readProcessConfig } from './config/process-config';

// Checks the settings of the web server without starting it. `npm start` runs this before it writes anything.
try {
  readProcessConfig();
} catch (error) {
  process.stderr.write(`web: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
