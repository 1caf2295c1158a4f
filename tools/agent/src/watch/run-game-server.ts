import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WatchedProcess } from './watched-process';

export interface RunningGameServer extends WatchedProcess {
  /** Types one line into the server's console. False if the server does not run or does not read. */
  type: (line: string) => boolean;
  /** Settles when the server has ended, by itself or by `stop`. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Asks the server to end, and kills it after `graceMs`. Resolves at the latest two seconds after that. */
  stop: (graceMs: number) => Promise<void>;
}

const maxUnreadBytes = 64 * 1024;
const stopPollMs = 50;
/**
 * A killed process ends at once. If it is still listed after this time, it is a zombie without a reaper, as in a container without init.
 */
const killedMs = 2_000;

/** Starts the operator's command line through the shell; its output goes to the agent's output. */
export function runGameServer(command: string): RunningGameServer {
  // A separate process group: a signal reaches the shell's children too, and a Ctrl-C for the agent does not end the server first.
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  // The server closed its console, or ended between two commands.
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

  /** Signals all remaining processes of the group. False if none remain. */
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
      // The shell may end before the game server has saved its world.
      while (signal(0) && performance.now() < killAtMs + killedMs) {
        if (!isKilled && performance.now() >= killAtMs) isKilled = signal('SIGKILL');
        await sleep(stopPollMs);
      }
    },
  };
}
