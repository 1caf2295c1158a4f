import path from 'node:path';
import { LogFile } from '../logs/log-file.mjs';
import { restartTiming } from './restart-wait.mjs';
import { SupervisedProcess } from './supervised-process.mjs';

/** Starts processes one after the other, keeps each one running, and stops all of them in reverse order. */
export class Supervisor {
  /** @type {SupervisedProcess[]} */
  processes = [];
  /** @type {string[]} texts of processes for the banner */
  banners = [];
  isStopping = false;
  #hasBanner = false;

  /**
   * @param {{dataDir: string, env: NodeJS.ProcessEnv, isDev?: boolean, show: (line: string) => void,
   *   timing?: Partial<typeof restartTiming>, logLimits?: Partial<typeof import('../logs/log-file.mjs').logLimits>}} options
   */
  constructor(options) {
    this.options = options;
  }

  /**
   * Starts one process and waits until it is ready. Throws a StartError if it does not become ready.
   * @param {import('./processes.mjs').ManagedProcess} definition
   */
  async start(definition) {
    const { dataDir, env, isDev, show, timing, logLimits } = this.options;
    const file = path.join(dataDir, 'logs', `${definition.name}.log`);
    const process = new SupervisedProcess(definition, {
      env,
      isDev,
      show,
      log: new LogFile(file, { say: show, limits: logLimits }),
      timing: { ...restartTiming, ...timing },
      // A restarted process may send a banner text long after the banner was printed.
      onBanner: (text) => (this.#hasBanner ? show(text) : this.banners.push(text)),
    });
    this.processes.push(process);
    await process.start();
  }

  /** The process of that name; throws when there is none. @param {string} name */
  get(name) {
    const found = this.processes.find((process) => process.name === name);
    if (found === undefined) throw new Error(`No process is called ${name}.`);
    return found;
  }

  /** The banner texts so far; later texts are shown at once. */
  takeBanners() {
    this.#hasBanner = true;
    return this.banners;
  }

  /** Stops everything, last started first. */
  async stop() {
    this.isStopping = true;
    for (const process of [...this.processes].reverse()) await process.stop();
  }

  /** Kills everything at once. */
  kill() {
    this.isStopping = true;
    for (const process of this.processes) process.kill();
  }
}
