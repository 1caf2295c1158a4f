import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { findBannerText, presentLine, withoutBanner } from './log-lines.mjs';
import { RepeatFilter } from './repeat-filter.mjs';
import { workspaceRoot } from './workspace.mjs';

const guard = pathToFileURL(path.join(workspaceRoot, 'tools/start/exit-with-parent.mjs')).href;
const keptLines = 15;

/** A child process with its last lines and a promise of its end. */
export class ManagedChild {
  /**
   * @param {{name: string, args: string[], env: NodeJS.ProcessEnv, log: {write: (line: string) => void}, isDev?: boolean,
   *   show: (line: string) => void, onBanner: (text: string) => void}} options
   */
  constructor({ name, args, env, log, isDev = false, show, onBanner }) {
    this.name = name;
    /** @type {string[]} */
    this.lastLines = [];
    this.hasEnded = false;
    this.isAskedToStop = false;
    this.child = startNode(args, env);
    const filter = new RepeatFilter();
    const readers = [this.child.stdout, this.child.stderr].map((stream) => createInterface({ input: stream }));
    for (const reader of readers) {
      reader.on('line', (line) => {
        const banner = findBannerText(line);
        if (banner !== null) onBanner(banner);
        const kept = withoutBanner(line);
        log.write(kept);
        this.lastLines.push(kept);
        if (this.lastLines.length > keptLines) this.lastLines.shift();
        const shown = presentLine(name, kept, { isDev });
        const once = shown === null || isDev ? shown : filter.pass(shown);
        if (once !== null) show(once);
      });
    }
    /** @type {Promise<{code: number | null, signal: string | null}>} settles when the process and its output are over */
    this.ended = new Promise((resolve) => {
      const end = (code, signal) => {
        this.hasEnded = true;
        resolve({ code, signal });
      };
      this.child.once('error', (error) => {
        this.lastLines.push(error.message);
        // It never ran, so nothing else will be heard of it.
        if (this.child.pid === undefined) end(1, null);
      });
      // What a process leaves behind in its group when it dies would keep its port and its output open.
      this.child.once('exit', () => this.isAskedToStop || this.kill('SIGKILL'));
      this.child.once('close', end);
    });
  }

  /** Signals the whole group, so that what the process started itself goes too. @param {NodeJS.Signals} signal */
  kill(signal) {
    if (this.child.pid === undefined) return;
    if (signal === 'SIGTERM') this.isAskedToStop = true;
    try {
      process.kill(-this.child.pid, signal);
    } catch {
      // Already gone.
    }
  }
}

function startNode(args, env) {
  // Its own process group: ctrl-C in the terminal reaches only the start, which then stops all in order.
  return spawn(process.execPath, ['--import', guard, ...args], {
    cwd: workspaceRoot,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
