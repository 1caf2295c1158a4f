import { checkSettings } from './settings/check-settings.mjs';
import { prepareDataFolder } from './preparations/data-folder.mjs';
import { childEnvironment, listProcesses } from './processes/processes.mjs';
import { readSettings } from './settings/settings.mjs';
import { Supervisor } from './processes/supervisor.mjs';

/**
 * @typedef {object} SiteOptions
 * @property {ReturnType<typeof readSettings>} settings
 * @property {import('./processes/processes.mjs').ManagedProcess[]} [processes] all of the settings' by default
 * @property {NodeJS.ProcessEnv} env
 * @property {(line: string) => void} show
 * @property {Partial<typeof import('./processes/restart-wait.mjs').restartTiming>} [timing]
 * @property {Partial<typeof import('./logs/log-file.mjs').logLimits>} [logLimits]
 */

/**
 * The processes of a site; they run from `start` to `stop`.
 * @param {SiteOptions} options
 */
export function createSite({ settings, processes = listProcesses(settings), env, show, timing, logLimits }) {
  prepareDataFolder(settings.dataDir);
  const { dataDir, isDev } = settings;
  const processEnv = childEnvironment(settings, env);
  const supervisor = new Supervisor({
    dataDir,
    env: processEnv,
    isDev,
    show,
    timing,
    logLimits,
  });
  return {
    supervisor,
    settings,
    /** Throws a StartError if a setting is wrong or a process does not become ready. @param {(name: string) => void} [onStarting] */
    async start(onStarting = () => {}) {
      await checkSettings(processes, { env: processEnv, isDev });
      for (const definition of processes) {
        if (supervisor.isStopping) return;
        onStarting(definition.name);
        await supervisor.start(definition);
      }
    },
    stop: () => supervisor.stop(),
  };
}

/**
 * Starts the built site on its own ports and data folder, as `npm start` does, for programs that test a whole site. `env` replaces the
 * environment of `npm start`; `.env` is not read.
 * @param {{port: number, apiPort: number, dataDir: string, env?: NodeJS.ProcessEnv, show?: (line: string) => void} & Pick<SiteOptions,
 *   'timing' | 'logLimits'>} options
 */
export async function startSite({ port, apiPort, dataDir, env = {}, show = () => {}, ...options }) {
  const given = { PATH: process.env.PATH, ...env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir };
  const site = createSite({ settings: readSettings(given), env: given, show, ...options });
  try {
    await site.start();
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}
