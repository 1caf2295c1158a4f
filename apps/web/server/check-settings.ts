import { messageOf } from '@starhaven/node-kit/server';
import { readProcessConfig } from './config/process-config';

// Checks the settings of the web server without starting it. `npm start` runs this before it writes anything.
try {
  readProcessConfig();
} catch (error) {
  process.stderr.write(`web: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
