import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProcessSource } from '../config/read-config';
import { listProcesses } from '../measure/list-processes';
import type { ListedProcess } from '../measure/list-processes';
import type { WatchedProcess } from './watched-process';

/** A process that somebody else started. A restarted one is found again, except by its number. */
export function findProcess(source: Exclude<ProcessSource, { by: 'run' }>): WatchedProcess {
  switch (source.by) {
    case 'pid':
      return { title: `process ${source.pid}`, findPid: async () => (isAlive(source.pid) ? source.pid : null) };
    case 'pid-file':
      return { title: `process of ${source.file}`, findPid: () => readPidFile(source.file) };
    case 'name':
      return {
        title: `process ${source.name}`,
        findPid: async () => findByName(source.name, await listProcesses(), process.pid),
      };
  }
}

async function readPidFile(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = /^\s*([1-9]\d{0,9})\s*$/.exec(text)?.[1];
  return pid !== undefined && isAlive(Number(pid)) ? Number(pid) : null;
}

/**
 * The process that runs a program or file of this name: `java -jar grasscutter.jar` is found by `java` and by
 * `grasscutter.jar`. Of several the one that the others came from, then the oldest number.
 */
export function findByName(name: string, processes: readonly ListedProcess[], ownPid: number): number | null {
  const bears = ({ command }: ListedProcess) => command.some((word) => word === name || path.basename(word) === name);
  // The agent's own command line holds the name, and so may the shell that started it.
  const own = new Set([ownPid, processes.find(({ pid }) => pid === ownPid)?.parentPid]);
  const matches = processes.filter((one) => !own.has(one.pid) && bears(one));
  const pids = new Set(matches.map(({ pid }) => pid));
  const roots = matches.filter(({ parentPid }) => !pids.has(parentPid)).map(({ pid }) => pid);
  return roots.length > 0 ? Math.min(...roots) : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
