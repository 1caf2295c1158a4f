import path from 'node:path';
import { workspaceRoot } from './workspace.mjs';

/**
 * @typedef {object} ManagedProcess
 * @property {string} name
 * @property {string} project Nx project whose build it runs
 * @property {string[]} command arguments of Node: flags, then the built file
 * @property {string[]} devCommand the same with live reload
 * @property {string[] | null} checkCommand says what is wrong with its settings, without starting it; null = it has none of its own
 * @property {string[] | null} devCheckCommand the same from the sources
 * @property {number | null} port checked before the start; null when it listens nowhere
 * @property {string | null} portSetting
 * @property {string | null} readyUrl answers 200 once the process can work; null = ready at once
 * @property {number} readyTimeoutMs of the first start
 * @property {string | null} aliveUrl answers while the process is not hung; null = nobody asks
 * @property {number} stopTimeoutMs it is killed when it has not stopped by then
 * @property {boolean} [isOptional] the site starts without it when there is no build of it
 */

/** How long API and web take at most to stop after SHUTDOWN_DELAY, by limits of their own, and a margin for a busy machine. */
const stopWorkMs = 25_000;
const stopMarginMs = 5_000;

const tsx = 'node_modules/tsx/dist/cli.mjs';

/**
 * Flags of Node for the API, also those of `npm run bench:live`. Its heap is mostly long-lived connections; a young generation of
 * 8 MB a half instead of 16 saves memory; one of 2 MB saves more and costs half as much CPU again at rest.
 */
export const apiFlags = ['--max-semi-space-size=8'];

/**
 * Everything that makes up a running site, in the order of the start; it is stopped in the reverse order.
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 * @returns {ManagedProcess[]}
 */
export function listProcesses(settings) {
  const stopTimeoutMs = settings.shutdownDelayMs + stopWorkMs + stopMarginMs;
  const api = {
    name: 'api',
    project: 'api',
    command: [...apiFlags, path.join(workspaceRoot, 'apps/api/dist/server.js')],
    devCommand: [tsx, 'watch', '--clear-screen=false', 'apps/api/src/server.ts'],
    checkCommand: [path.join(workspaceRoot, 'apps/api/dist/check-settings.js')],
    devCheckCommand: [tsx, 'apps/api/src/check-settings.ts'],
    port: settings.apiPort,
    portSetting: 'API_PORT',
    // Not `/readyz`: an API that refuses writes because the disk is full, or that waits for Redis, still serves readers.
    readyUrl: `http://127.0.0.1:${settings.apiPort}/startupz`,
    // The first start makes the database, migrates and seeds.
    readyTimeoutMs: 120_000,
    aliveUrl: `http://127.0.0.1:${settings.apiPort}/livez`,
    stopTimeoutMs,
  };
  const web = {
    name: 'web',
    project: 'web',
    command: [path.join(workspaceRoot, 'apps/web/build/launcher.js')],
    devCommand: [tsx, 'watch', '--clear-screen=false', 'apps/web/server/server.ts', '--dev'],
    checkCommand: [path.join(workspaceRoot, 'apps/web/build/check-settings.js')],
    devCheckCommand: [tsx, 'apps/web/server/check-settings.ts'],
    port: settings.port,
    portSetting: 'PORT',
    readyUrl: `http://127.0.0.1:${settings.port}/readyz`,
    readyTimeoutMs: 60_000,
    aliveUrl: `http://127.0.0.1:${settings.port}/livez`,
    stopTimeoutMs,
  };
  const demoFleet = {
    name: 'demo-fleet',
    project: 'demo-fleet',
    command: [path.join(workspaceRoot, 'tools/demo-fleet/dist/demo-fleet.mjs')],
    devCommand: [tsx, 'watch', '--clear-screen=false', 'tools/demo-fleet/src/main.ts'],
    // All its settings are the start's own.
    checkCommand: null,
    devCheckCommand: null,
    port: null,
    portSetting: null,
    readyUrl: null,
    readyTimeoutMs: 0,
    aliveUrl: null,
    stopTimeoutMs: stopMarginMs,
    isOptional: true,
  };
  if (settings.isExternal) return [web];
  return settings.isDemoFleetOn ? [api, web, demoFleet] : [api, web];
}

/**
 * The environment of every process: the caller's, with the settings that the start decided.
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 * @param {NodeJS.ProcessEnv} env
 */
export function childEnvironment(settings, env) {
  return {
    ...env,
    NODE_ENV: settings.isDev ? 'development' : 'production',
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    SITE_URL: settings.siteUrl,
    SITE_NAME: settings.siteName,
    DATA_DIR: settings.dataDir,
    ACCOUNT_API_URL: env.ACCOUNT_API_URL || settings.apiUrl,
    BOOK_API_URL: env.BOOK_API_URL || settings.apiUrl,
    DEMO_FLEET: settings.isDemoFleetOn ? 'on' : 'off',
    // The API writes the file at its start; the demo fleet waits for it.
    DEMO_FLEET_FILE: path.join(settings.dataDir, 'secrets/demo-fleet.json'),
    API_URL: `http://127.0.0.1:${settings.apiPort}`,
  };
}
