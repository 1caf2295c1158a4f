import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { findBannerText, presentLine, withoutBanner } from './log-lines.mjs';
import { workspaceRoot } from './workspace.mjs';

const guard = pathToFileURL(path.join(workspaceRoot, 'tools/start/exit-with-parent.mjs')).href;
const maxLogBytes = 20 * 1024 * 1024;
const keptLines = 15;

/** A child process with its log file, its last lines, and a promise of its end. */
export class ManagedChild {
  /**
   * @param {{name: string, args: string[], env: NodeJS.ProcessEnv, logFile: string, isDev?: boolean,
   *   show: (line: string) => void, onBanner: (text: string) => void}} options
   */
  constructor({ name, args, env, logFile, isDev = false, show, onBanner }) {
    this.name = name;
    /** @type {string[]} */
    this.lastLines = [];
    rotate(logFile);
    const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
    // Its own process group: ctrl-C in the terminal reaches only the start, which then stops all in order.
    this.child = spawn(process.execPath, ['--import', guard, ...args], {
      cwd: workspaceRoot,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const readers = [this.child.stdout, this.child.stderr].map((stream) => createInterface({ input: stream }));
    for (const reader of readers) {
      reader.on('line', (line) => {
        const banner = findBannerText(line);
        if (banner !== null) onBanner(banner);
        const kept = withoutBanner(line);
        log.write(`${kept}\n`);
        this.lastLines = [...this.lastLines, kept].slice(-keptLines);
        const shown = presentLine(name, kept, { isDev });
        if (shown !== null) show(shown);
      });
    }
    /** @type {Promise<{code: number | null, signal: string | null}>} settles when the process and its output are over */
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => this.lastLines.push(error.message));
      this.child.once('close', (code, signal) => {
        this.hasEnded = true;
        log.end(() => resolve({ code, signal }));
      });
    });
    this.hasEnded = false;
  }

  /** Signals the whole group, so that what the process started itself goes too. @param {NodeJS.Signals} signal */
  kill(signal) {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, signal);
    } catch {
      // Already gone.
    }
  }
}

function rotate(file) {
  if (existsSync(file) && statSync(file).size > maxLogBytes) renameSync(file, `${file}.1`);
}
