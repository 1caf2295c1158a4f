import { setTimeout as delay } from 'node:timers/promises';
import { ManagedChild } from './managed-process.mjs';
import { RestartWait } from './restart-wait.mjs';
import { untilSilent } from './until-silent.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';
import { StartError } from '../workspace.mjs';

/** One process of the site. It is restarted when it ends by itself or hangs. */
export class SupervisedProcess {
  #options;
  #wait;
  #stopping = new AbortController();
  /** @type {ManagedChild | null} */
  #child = null;
  /** @type {Promise<void>} settles when it will not be restarted */
  #kept = Promise.resolve();

  /**
   * @param {import('./processes.mjs').ManagedProcess} definition
   * @param {{env: NodeJS.ProcessEnv, isDev?: boolean, show: (line: string) => void, onBanner: (text: string) => void,
   *   log: import('../logs/log-file.mjs').LogFile, timing: typeof import('./restart-wait.mjs').restartTiming}} options
   */
  constructor(definition, options) {
    this.definition = definition;
    this.name = definition.name;
    /** Number of restarts. */
    this.restarts = 0;
    this.#options = options;
    this.#wait = new RestartWait(options.timing);
  }

  /** The pid of the running process; null while none runs. */
  get pid() {
    return this.#child === null || this.#child.hasEnded ? null : (this.#child.child.pid ?? null);
  }

  get #isStopping() {
    return this.#stopping.signal.aborted;
  }

  /** Starts it, waits until it is ready, and then keeps it running. Throws a StartError if it does not become ready. */
  async start() {
    const child = this.#begin();
    const { readyTimeoutMs } = this.definition;
    if (await this.#isReady(child, readyTimeoutMs)) this.#kept = this.#keepRunning(child);
    else if (!this.#isStopping) throw crashError(child, await child.ended);
  }

  /** Requests it to stop, and kills it after its `stopTimeoutMs`. */
  async stop() {
    this.#stopping.abort();
    const child = this.#child;
    if (child !== null && !child.hasEnded) {
      const timer = setTimeout(() => child.kill('SIGKILL'), this.definition.stopTimeoutMs);
      child.kill('SIGTERM');
      await child.ended;
      clearTimeout(timer);
      // A watcher may leave a worker behind in its group.
      child.kill('SIGKILL');
    }
    await this.#kept;
    await this.#options.log.close();
  }

  /** Kills it at once, without a restart. */
  kill() {
    this.#stopping.abort();
    this.#child?.kill('SIGKILL');
  }

  #begin() {
    const { env, isDev, show, onBanner, log } = this.#options;
    const { name, devCommand, command } = this.definition;
    this.#child = new ManagedChild({ name, args: isDev ? devCommand : command, env, log, isDev, show, onBanner });
    return this.#child;
  }

  async #isReady({ ended }, timeoutMs) {
    const { name, readyUrl: url } = this.definition;
    return url === null || waitUntilReady({ name, url, timeoutMs, ended });
  }

  /** @param {ManagedChild} first which is ready */
  async #keepRunning(first) {
    let child = first;
    let isBack = Promise.resolve(performance.now());
    for (;;) {
      void isBack.then(() => this.#endWhenSilent(child));
      const end = await child.ended;
      const endedAtMs = performance.now();
      const readyAtMs = await isBack;
      if (this.#isStopping) return;
      const waitMs = this.#wait.next(readyAtMs === null ? 0 : endedAtMs - readyAtMs);
      this.#tell(`${this.name} ended by itself (${describeEnd(end)}); it is started again in ${waitMs / 1000} s.`);
      await delay(waitMs, null, { signal: this.#stopping.signal }).catch(() => {});
      if (this.#isStopping) return;
      this.restarts += 1;
      child = this.#begin();
      isBack = this.#awaitReturn(child, endedAtMs);
    }
  }

  /** When it was ready again, on the monotonic clock; null if it did not become ready. */
  async #awaitReturn(child, endedAtMs) {
    try {
      if (!(await this.#isReady(child, this.#options.timing.readyTimeoutMs))) return null;
    } catch (error) {
      if (!this.#isStopping) this.#tell(error.message);
      child.kill('SIGKILL');
      return null;
    }
    const readyAtMs = performance.now();
    if (!this.#isStopping)
      this.#tell(`${this.name} runs again, ${((readyAtMs - endedAtMs) / 1000).toFixed(1)} s later.`);
    return readyAtMs;
  }

  /** Kills a process that runs but does not answer, such as one in an endless loop or a stopped one. */
  async #endWhenSilent(child) {
    const { aliveUrl: url } = this.definition;
    const { isDev, timing } = this.#options;
    // With live reload, a debugger or a mistake in the code may stop the process; a restart would not help.
    if (url === null || isDev || child.hasEnded) return;
    const { askEveryMs, silentMs } = timing;
    const over = new AbortController();
    void child.ended.then(() => over.abort());
    const signal = AbortSignal.any([over.signal, this.#stopping.signal]);
    if (!(await untilSilent({ url, signal, askEveryMs, silentMs }))) return;
    this.#tell(`${this.name} has answered nothing for ${silentMs / 1000} s, so it is killed.`);
    child.kill('SIGKILL');
  }

  #tell(msg) {
    const { show, log } = this.#options;
    show(msg);
    log.write(JSON.stringify({ level: 40, time: new Date().toISOString(), app: 'start', msg }));
  }
}

const describeEnd = ({ code, signal }) => (signal === null ? `exit code ${code}` : `signal ${signal}`);

/** Errors of Node and of packages with native parts when files of a package are missing or made for another machine. */
const packageFault = /Cannot find (?:module|package|native binding)|ERR_MODULE_NOT_FOUND|ERR_DLOPEN_FAILED/;

/** The operator's message about a process that was never ready. Its last lines are repeated only if they do not explain themselves. */
function crashError(child, end) {
  const log = `Its whole log: logs/${child.name}.log in the data folder.`;
  const stopped = `${child.name} stopped by itself (${describeEnd(end)})`;
  const lines = child.lastLines.filter((line) => line.trim() !== '');
  // The process has printed one line that says what is wrong and what to do, and the line was shown.
  if (lines.at(-1)?.startsWith(`${child.name}: `))
    return new StartError(`${stopped} for the reason above, so everything was stopped. ${log}`);
  if (lines.some((line) => packageFault.test(line)))
    return new StartError(
      `${stopped}, because files of a package are missing or do not fit this machine. Run \`npm ci\`, then start again. ${log}`,
    );
  return new StartError(`${stopped}, so everything was stopped. ${log}`, [
    `Last lines of ${child.name}:`,
    ...lines.map((line) => `  ${line}`),
  ]);
}
