import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LastLines } from '../logs/last-lines.mjs';
import { readLines } from '../logs/line-reader.mjs';
import { findBannerText, isForFileOnly, presentLine, withoutBanner } from '../logs/log-lines.mjs';
import { RepeatFilter } from '../logs/repeat-filter.mjs';
import { workspaceRoot } from '../workspace.mjs';

const guard = pathToFileURL(path.join(workspaceRoot, 'tools/start/processes/exit-with-parent.mjs')).href;
const keptLines = 15;

/** A child process with its last lines and a promise of its end. */
export class ManagedChild {
  #lastLines = new LastLines(keptLines);

  /**
   * @param {{name: string, args: string[], env: NodeJS.ProcessEnv, log: {write: (line: string) => void}, isDev?: boolean,
   *   show: (line: string) => void, onBanner: (text: string) => void}} options
   */
  constructor({ name, args, env, log, isDev = false, show, onBanner }) {
    this.name = name;
    this.hasEnded = false;
    this.isAskedToStop = false;
    this.child = startNode(args, env);
    const filter = new RepeatFilter();
    const onLine = (line) => {
      const banner = findBannerText(line);
      if (banner !== null) onBanner(banner);
      const kept = withoutBanner(line);
      log.write(kept);
      this.#lastLines.add(kept);
      const shown = presentLine(name, kept, { isDev });
      const once = shown === null || isDev ? shown : filter.pass(shown);
      if (once !== null) show(once);
    };
    for (const stream of [this.child.stdout, this.child.stderr]) {
      readLines(stream, (lines) => {
        if (isDev || !isForFileOnly(lines)) return lines.split(/\r?\n/).forEach(onLine);
        log.write(lines);
        this.#lastLines.add(lines);
      });
    }
    /** @type {Promise<{code: number | null, signal: string | null}>} settles when the process and its output have ended */
    this.ended = new Promise((resolve) => {
      const end = (code, signal) => {
        this.hasEnded = true;
        resolve({ code, signal });
      };
      this.child.once('error', (error) => {
        this.#lastLines.add(error.message);
        // The process never ran, so no other event will come.
        if (this.child.pid === undefined) end(1, null);
      });
      // Processes that remain in the group after a crash would keep its port and its output open.
      this.child.once('exit', () => this.isAskedToStop || this.kill('SIGKILL'));
      this.child.once('close', end);
    });
  }

  /** The last lines of its output. */
  get lastLines() {
    return this.#lastLines.toArray();
  }

  /** Signals the whole group, so that the process's own children end too. @param {NodeJS.Signals} signal */
  kill(signal) {
    if (this.child.pid === undefined) return;
    if (signal === 'SIGTERM') this.isAskedToStop = true;
    try {
      process.kill(-this.child.pid, signal);
    } catch {
      // The process has already ended.
    }
  }
}

function startNode(args, env) {
  // A separate process group: Ctrl-C in the terminal reaches only `npm start`, which then stops all processes in order.
  return spawn(process.execPath, ['--import', guard, ...args], {
    cwd: workspaceRoot,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
