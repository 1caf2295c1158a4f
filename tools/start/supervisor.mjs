import path from 'node:path';
import { ManagedChild } from './managed-process.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';
import { StartError } from './workspace.mjs';

const stopTimeoutMs = 25_000;

/** Starts processes one after the other, and stops them all, in reverse order, when asked or when one of them dies. */
export class Supervisor {
  /** @param {{dataDir: string, env: NodeJS.ProcessEnv, isDev?: boolean, show: (line: string) => void}} options */
  constructor(options) {
    this.options = options;
    /** @type {ManagedChild[]} */
    this.children = [];
    /** @type {string[]} texts that processes want in the banner */
    this.banners = [];
    this.isStopping = false;
    this.crashed = new Promise((resolve) => (this.reportCrash = resolve));
  }

  /**
   * Starts one process and waits until it is ready. Throws a StartError when it dies or does not get ready.
   * @param {import('./processes.mjs').ManagedProcess} definition
   */
  async start(definition) {
    const { dataDir, env, isDev, show } = this.options;
    const child = new ManagedChild({
      name: definition.name,
      args: isDev ? definition.devCommand : definition.command,
      env,
      isDev,
      logFile: path.join(dataDir, 'logs', `${definition.name}.log`),
      show,
      onBanner: (text) => this.banners.push(text),
    });
    this.children.push(child);
    let isReady = false;
    child.ended.then((end) => {
      if (this.isStopping || !isReady) return;
      if (definition.mayEnd) show(`${definition.name} stopped by itself; the site goes on without it.`);
      else this.reportCrash({ child, end });
    });
    const { readyUrl: url, readyTimeoutMs: timeoutMs } = definition;
    isReady = url === null || (await waitUntilReady({ name: definition.name, url, timeoutMs, ended: child.ended }));
    if (!isReady && !this.isStopping) throw crashError(child, await child.ended);
  }

  /** Stops everything, last started first; what has not ended after 25 s in all is killed. */
  async stop() {
    this.isStopping = true;
    const killTimer = setTimeout(() => this.kill(), stopTimeoutMs);
    for (const child of [...this.children].reverse()) {
      child.kill('SIGTERM');
      await child.ended;
      // A watcher may leave a worker behind in its group.
      child.kill('SIGKILL');
    }
    clearTimeout(killTimer);
  }

  /** Ends everything at once. */
  kill() {
    this.isStopping = true;
    for (const child of this.children) child.kill('SIGKILL');
  }
}

/**
 * What the operator sees when a process ended by itself: its last lines, then one line.
 * @param {ManagedChild} child
 * @param {{code: number | null, signal: string | null}} end
 */
export function crashError(child, { code, signal }) {
  const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
  return new StartError(
    `${child.name} stopped by itself (${how}), so everything was stopped. Its whole log: logs/${child.name}.log in the data folder.`,
    [`Last lines of ${child.name}:`, ...child.lastLines.map((line) => `  ${line}`)],
  );
}
