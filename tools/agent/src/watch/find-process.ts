import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '@starhaven/node-kit/server';
import pidusage from 'pidusage';
import type { ProcessSource } from '../config/read-config';
import { listProcesses } from '../measure/list-processes';
import type { ListedProcess } from '../measure/list-processes';
import type { WatchedProcess } from './watched-process';

/** Tolerance for differences between the clock and the file system's times. */
const pidFileToleranceMs = 10_000;

/**
 * A process that the agent did not start. A restarted process is found again, unless it is given by its number. `log` gets a line for the
 * operator if a pid file names a wrong process.
 */
export function findProcess(
  source: Exclude<ProcessSource, { by: 'run' }>,
  log: (line: string) => void = () => {},
): WatchedProcess {
  switch (source.by) {
    case 'pid':
      return { title: `process ${source.pid}`, findPid: async () => (isAlive(source.pid) ? source.pid : null) };
    case 'pid-file':
      return { title: `process of ${source.file}`, findPid: pidFileReader(source.file, log) };
    case 'name':
      return {
        title: `process ${source.name}`,
        findPid: async () => findByName(source.name, await listProcesses(), process.pid),
      };
  }
}

/** After a crash the file remains, and its number may belong to another program, which started after the file was written. */
function pidFileReader(file: string, log: (line: string) => void): () => Promise<number | null> {
  let toldPid = 0;
  return async () => {
    const [text, writtenAtMs] = await Promise.all([
      readFile(file, 'utf8').catch(() => ''),
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ]);
    const pid = Number(/^\s*([1-9]\d{0,9})\s*$/.exec(text)?.[1]);
    if (!isAlive(pid)) return null;
    // The process may have ended since `isAlive`: then there is none to watch.
    const readings = await pidusage([pid]).catch(() => null);
    const reading = readings?.[pid];
    if (!reading) return null;
    if (Date.now() - reading.elapsed <= writtenAtMs + pidFileToleranceMs) return pid;
    if (toldPid !== pid) log(`${file} is older than process ${pid}, so its number belongs to another process`);
    toldPid = pid;
    return null;
  };
}

/**
 * The process that runs a program or file of this name: `java -jar grasscutter.jar` is found by `java` and by `grasscutter.jar`. Of several
 * processes: the parent of the others, then the lowest pid.
 */
export function findByName(name: string, processes: readonly ListedProcess[], ownPid: number): number | null {
  const isName = (word: string) => word === name || path.basename(word) === name;
  // Another agent that looks for the same program has the name after this option: with `--check`, an agent is often already running.
  const bears = ({ command }: ListedProcess) =>
    command.some((word, at) => isName(word) && command[at - 1] !== '--process-name');
  // The agent's own command line contains the name, and so may the shell that started it.
  const own = new Set([ownPid, processes.find(({ pid }) => pid === ownPid)?.parentPid]);
  const matches = processes.filter((one) => !own.has(one.pid) && bears(one));
  const pids = new Set(matches.map(({ pid }) => pid));
  const roots = matches.filter(({ parentPid }) => !pids.has(parentPid)).map(({ pid }) => pid);
  return roots.length > 0 ? Math.min(...roots) : null;
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive but belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}
