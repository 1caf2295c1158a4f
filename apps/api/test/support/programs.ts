import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import readline from 'node:readline';
import { bundleOf, bundleScript } from './jest/test-programs';

export interface Program {
  child: ChildProcess;
  /** Lines of standard output so far. */
  lines: string[];
  /** The first line that matches, past or future. @throws when the program ends without it */
  line: (pattern: RegExp) => Promise<string>;
  /** Waits for the end; the exit code is null after a signal. */
  ended: () => Promise<{ code: number | null; stderr: string }>;
  kill: (signal: NodeJS.Signals) => Promise<void>;
}

const running = new Set<Program>();

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** For afterEach: a test that fails in the middle must not leave its programs running. */
export async function killPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program.kill('SIGKILL')));
}

/** Starts a program of this project (`src/server.ts`) or a script for tests (`test/support/….mts`) in its own process. With a log file there are no lines. */
export function run(entry: string, args: string[], variables: Record<string, string>, logFile?: number): Program {
  const bundle = entry.startsWith('src/') ? bundleOf(entry) : bundleScript(entry);
  // Each program lives only for a moment. Compiling PGlite a second time makes it faster, but takes longer than it saves.
  const child = spawn(process.execPath, ['--liftoff-only', bundle, ...args], {
    cwd: '/',
    env: { PATH: process.env.PATH, HANDBOOK_DATA: 'off', ...variables },
    stdio: ['ignore', logFile ?? 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let stderr = '';
  const waiting: { pattern: RegExp; resolve: (line: string) => void; reject: (error: Error) => void }[] = [];
  if (child.stdout)
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      for (const { pattern, resolve } of waiting) if (pattern.test(line)) resolve(line);
    });
  child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  const end = once(child, 'close').then(([code]) => {
    for (const { pattern, reject } of waiting) reject(new Error(`Ended (${code}) before ${pattern}: ${stderr}`));
    return { code: code as number | null, stderr };
  });
  const program: Program = {
    child,
    lines,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const past = lines.find((line) => pattern.test(line));
        if (past !== undefined) resolve(past);
        else if (child.exitCode !== null) reject(new Error(`Ended before ${pattern}: ${stderr}`));
        else waiting.push({ pattern, resolve, reject });
      }),
    ended: () => end,
    kill: async (signal) => {
      child.kill(signal);
      await end;
    },
  };
  running.add(program);
  void end.then(() => running.delete(program));
  return program;
}
