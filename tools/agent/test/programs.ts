import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import path from 'node:path';

const agentFile = path.resolve(__dirname, '../dist/starhaven-agent.mjs');
const running = new Set<ChildProcess>();
const groups = new Set<ChildProcess>();

/** A game server that wants the CPU for 60 of 100 ms and holds 150 MB. */
export const busyServer = `
  const held = Buffer.alloc(150 * 2 ** 20, 1);
  setInterval(() => { const end = Date.now() + 60; while (Date.now() < end) held[0]++; }, 100);`;

/** Starts a Node program with this source as the game server. */
export function startGameServer(source: string): ChildProcess {
  // A separate process group, so that its children end with it.
  const child = spawn(process.execPath, ['-e', source], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  groups.add(child);
  running.add(child);
  return child;
}

/** Starts the built agent with these flags. */
export function startAgent(args: string[], env: Record<string, string>) {
  // Otherwise the tests would wait for the heartbeat of a program that does not start.
  if (!existsSync(agentFile))
    throw new Error('The agent is not built: run `npx nx build agent`, or test it with `npx nx test agent`.');
  const child = spawn(process.execPath, [agentFile, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, lines, ended };
}

/** Ends all programs that a test left running. */
export async function endPrograms(): Promise<void> {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 3_000);
    await gone;
    clearTimeout(timer);
  }
  for (const { pid } of groups) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // No process of the group is left.
    }
  }
  running.clear();
  groups.clear();
}
