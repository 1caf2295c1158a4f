import { loginSettingsFrom } from '@starhaven/account/server';
import { siteSettingsFrom } from '@starhaven/site/server';
import { readConfig } from './config/config';

// Says what is wrong with the settings of the web server, without starting it: `npm start` asks before anything is written.
try {
  readConfig(process.env, process.cwd());
  loginSettingsFrom(process.env);
  siteSettingsFrom(process.env);
} catch (error) {
  process.stderr.write(`web: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
