import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WatchedProcess } from './watched-process';

export interface RunningGameServer extends WatchedProcess {
  /** Types one line into its console. false when it does not run or does not read. */
  type: (line: string) => boolean;
  /** Settles when it is over, by itself or by `stop`. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Asks it to end; kills it when it has not ended after `graceMs`. Resolves in any case two seconds after that. */
  stop: (graceMs: number) => Promise<void>;
}

const maxUnreadBytes = 64 * 1024;
const stopPollMs = 50;
/** Who was killed ends at once. What is left then is a zombie that nobody collects, as in a container without an init. */
const killedMs = 2_000;

/** Starts the operator's own command line through the shell; what it prints goes where the agent's output goes. */
export function runGameServer(command: string): RunningGameServer {
  // Its own group: a signal for it reaches what its shell started, and a ctrl-C for the agent does not end it first.
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  // It closed its console, or ended between two commands.
  child.stdin.on('error', () => {});
  let isOver = false;
  const ended: RunningGameServer['ended'] = new Promise((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      isOver = true;
      resolve({ code, signal });
    };
    child.once('error', () => end(null, null));
    child.once('exit', end);
  });

  /** Reaches all that is left of it. false when nothing is. */
  const signal = (name: NodeJS.Signals | 0): boolean => {
    if (child.pid === undefined) return false;
    try {
      if (process.platform !== 'win32') return process.kill(-child.pid, name);
      return !isOver && child.kill(name);
    } catch {
      return false;
    }
  };

  return {
    title: 'the game server',
    ended,
    findPid: async () => (isOver ? null : (child.pid ?? null)),
    type(line) {
      const canRead = !isOver && child.stdin.writable && child.stdin.writableLength < maxUnreadBytes;
      if (canRead) child.stdin.write(`${line}\n`);
      return canRead;
    },
    async stop(graceMs) {
      signal('SIGTERM');
      const killAtMs = performance.now() + graceMs;
      let isKilled = false;
      // The shell may be gone before the game server has saved its world.
      while (signal(0) && performance.now() < killAtMs + killedMs) {
        if (!isKilled && performance.now() >= killAtMs) isKilled = signal('SIGKILL');
        await sleep(stopPollMs);
      }
    },
  };
}
