import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '../workspace.mjs';

/**
 * @typedef {object} ManagedProcess
 * @property {string} name
 * @property {string} project Nx project whose build it runs
 * @property {string[]} command arguments of Node: flags, then the built file
 * @property {string[]} devCommand the same with live reload
 * @property {string[] | null} checkCommand checks its settings without starting it; null = it has no settings of its own
 * @property {string[] | null} devCheckCommand the same from the sources
 * @property {number | null} port checked before the start; null if it does not listen
 * @property {string | null} portSetting
 * @property {string | null} readyUrl answers 200 once the process can work; null = ready at once
 * @property {number} readyTimeoutMs of the first start
 * @property {string | null} aliveUrl answers unless the process hangs; null = no check
 * @property {number} stopTimeoutMs after this time it is killed
 * @property {boolean} [isOptional] the site starts without it if it is not built
 */

/** The longest time that API and web take to stop after SHUTDOWN_DELAY, by their own limits, with a margin for a busy machine. */
const stopWorkMs = 25_000;
const stopMarginMs = 5_000;

const tsx = 'node_modules/tsx/dist/cli.mjs';

const acceptsFlags = (flags) => spawnSync(process.execPath, [...flags, '--version'], { stdio: 'ignore' }).status === 0;

/**
 * V8 may drop a flag with any release of Node, and Node refuses to start with an unknown flag. Each check starts Node, so all flags are
 * checked together first, and one by one only if that fails.
 */
export const knownFlags = (flags) => (acceptsFlags(flags) ? flags : flags.filter((flag) => acceptsFlags([flag])));

/**
 * Flags of Node for the API, also those of `npm run bench:live`. Its heap is mostly long-lived connections. A semi-space of 4 MB and a
 * collection of the old generation after it grew by 15 % save 20 MB under load, compared with 8 MB and 25 %. A personal page costs the API
 * no more CPU with them, and the start takes as long. A semi-space of 2 MB costs 50 % more CPU at rest. Without a rule for the growth, the
 * heap is 100 MB larger. While V8 compiles PGlite's WebAssembly, four background threads take four times the memory of one. Nothing is
 * collected below 48 MB: without this limit, the start would take 3.5 instead of 2.4 s. With 100 MB the memory at rest would grow by 20 MB,
 * and the start would not be faster.
 */
export const apiFlags = knownFlags([
  '--max-semi-space-size=4',
  '--v8-pool-size=1',
  '--heap-growing-percent=15',
  '--initial-old-space-size=48',
]);

/**
 * Flags of Node for the web server, chosen for little CPU per page and little memory after load. With one background thread of V8 and a
 * collection of the old generation after it grew by a quarter, the process has 30 MB less under load than with a growth of half, and pages
 * cost the same CPU. V8's defaults cost up to a tenth less CPU, but take more than 100 MB more. A semi-space of 8 MB instead of 16 saves
 * 23 to 30 MB under load; on a machine with slow memory a page costs up to a third more. With 4 MB it would save another 11 MB, but pages of members
 * cost 5 to 15 % more. `--compact-on-every-full-gc` is left out: it saved 18 MB under load, but paused all requests for 130 to 190 ms about
 * once a second on such a machine, and `/account` and `/login` cost a quarter to two thirds more. `--no-parallel-scavenge` saved up to 12 %
 * on pages of members in some runs and nothing in others, and public pages lost 6 % of their requests per second.
 */
export const webFlags = knownFlags(['--max-semi-space-size=8', '--v8-pool-size=1', '--heap-growing-percent=25']);

/**
 * Settings of glibc's malloc for each process. By default each thread keeps freed memory in its own arena, and large buffers move into the
 * arenas too. Other systems ignore these settings.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};

/**
 * All processes of a site, in the order of the start; they stop in the reverse order.
 * @param {ReturnType<import('../settings/settings.mjs').readSettings>} settings
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
    command: [...webFlags, path.join(workspaceRoot, 'apps/web/build/launcher.js')],
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
    // `npm start` checks all its settings.
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
 * The environment of every process: the caller's, plus the settings that `npm start` has chosen. SITE_NAME and DEMO_FLEET are passed only when
 * the caller gave them: in the environment they replace what staff set on the dashboard.
 * @param {ReturnType<import('../settings/settings.mjs').readSettings>} settings
 * @param {NodeJS.ProcessEnv} env
 */
export function childEnvironment(settings, env) {
  return {
    ...mallocSettings,
    ...env,
    NODE_ENV: settings.isDev ? 'development' : 'production',
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    SITE_URL: settings.siteUrl,
    DATA_DIR: settings.dataDir,
    ACCOUNT_API_URL: env.ACCOUNT_API_URL || settings.apiUrl,
    BOOK_API_URL: env.BOOK_API_URL || settings.apiUrl,
    // The API writes the file at its start; the demo fleet waits for it.
    DEMO_FLEET_FILE: path.join(settings.dataDir, 'secrets/demo-fleet.json'),
    API_URL: `http://127.0.0.1:${settings.apiPort}`,
    DEMO_CONSOLE_PORT: settings.demoConsolePort === null ? 'off' : String(settings.demoConsolePort),
    DEMO_CONSOLE_HOST: settings.demoConsoleHost,
  };
}
