import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { blockedPorts } from './blocked-ports.mjs';
import { StartError, workspaceRoot } from '../workspace.mjs';

const flags = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  check: { type: 'boolean' },
  dev: { type: 'boolean' },
  port: { type: 'string' },
  'api-port': { type: 'string' },
  'no-build': { type: 'boolean' },
};

/**
 * The flags of `npm start`. Throws a StartError for an unknown flag.
 * @param {string[]} argv
 */
export function parseFlags(argv) {
  try {
    return parseArgs({ args: argv, options: flags, strict: true }).values;
  } catch (error) {
    throw new StartError(`${error.message.split('. ')[0]}. \`npm start -- --help\` lists the flags.`);
  }
}

/** Reads `.env` of the repository into the environment; variables that are already set win. */
export function loadEnvFile() {
  const file = path.join(workspaceRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * The settings that `npm start` itself needs; each app checks its own settings when it starts.
 * Throws a StartError that names the variable, its value and the accepted values.
 * @param {Record<string, string | undefined>} env
 * @param {ReturnType<typeof parseFlags>} [given]
 */
export function readSettings(env, given = {}) {
  const port = readPort('PORT', given.port ?? env.PORT ?? '3000');
  const apiPort = readPort('API_PORT', given['api-port'] ?? env.API_PORT ?? '4000');
  if (port === apiPort) throw new StartError(`PORT and API_PORT are both ${port}: give them different numbers.`);
  const siteUrl = readUrl('SITE_URL', env.SITE_URL || `http://localhost:${port}`);
  const accountApiUrl = env.ACCOUNT_API_URL ? readUrl('ACCOUNT_API_URL', env.ACCOUNT_API_URL) : null;
  const bookApiUrl = env.BOOK_API_URL ? readUrl('BOOK_API_URL', env.BOOK_API_URL) : null;
  return {
    port,
    apiPort,
    siteUrl,
    siteName: env.SITE_NAME || 'Starhaven',
    dataDir: path.resolve(workspaceRoot, env.DATA_DIR || '.data'),
    apiUrl: accountApiUrl ?? `http://127.0.0.1:${apiPort}`,
    /** Both upstreams are other hosts, so our own API is not started. */
    isExternal: accountApiUrl !== null && bookApiUrl !== null,
    /** Demo game servers; off by default on sites that probably have real players. */
    isDemoFleetOn: readSwitch('DEMO_FLEET', env.DEMO_FLEET || (env.DATABASE_URL ? 'off' : 'on')),
    /** Port of the page in which visitors enter codes for demo servers; null = no such page. */
    demoConsolePort:
      env.DEMO_CONSOLE_PORT === 'off' ? null : readPort('DEMO_CONSOLE_PORT', env.DEMO_CONSOLE_PORT || '4010'),
    /** Address that the page listens on. */
    demoConsoleHost: env.DEMO_CONSOLE_HOST || '127.0.0.1',
    shutdownDelayMs: readSeconds('SHUTDOWN_DELAY', env.SHUTDOWN_DELAY || '0', 60) * 1000,
    isDev: given.dev === true,
  };
}

function readSwitch(name, text) {
  if (text !== 'on' && text !== 'off') throw new StartError(`${name} is "${text}": it must be on or off.`);
  return text === 'on';
}

function readSeconds(name, text, max) {
  if (!/^\d+$/.test(text) || Number(text) > max)
    throw new StartError(`${name} is "${text}": it must be whole seconds from 0 to ${max}.`);
  return Number(text);
}

const ordinaryPorts = { PORT: 3000, API_PORT: 4000, DEMO_CONSOLE_PORT: 4010 };

function readPort(name, text) {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65_535)
    throw new StartError(`${name} is "${text}": it must be a whole number from 1 to 65535.`);
  if (blockedPorts.has(value))
    throw new StartError(
      `${name} is ${value}: browsers refuse to open that port; choose another, such as ${ordinaryPorts[name]}.`,
    );
  return value;
}

function readUrl(name, text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new StartError(`${name} is "${text}": it must be an http or https URL.`);
  return text.replace(/\/+$/, '');
}
