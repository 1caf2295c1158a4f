import { existsSync, readFileSync, readdirSync } from 'node:fs';

/**
 * A process with all its descendants.
 * @param {number} pid
 * @returns {number[]}
 */
export function listProcessTree(pid) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
  return [pid, ...children.flatMap(listProcessTree)];
}

/**
 * Memory of a process in MB: its own pages, and its part of the pages that it shares with other processes (PSS).
 * @param {number} pid
 */
export function memoryMb(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
}

/** The command of a process, without folders. @param {number} pid */
export function commandOf(pid) {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  return words.map((word) => word.replace(/^.*\//, '')).join(' ');
}

/** Only Linux reports PSS; other systems have nothing comparable. */
export const hasProcessMemory = () => existsSync('/proc/self/smaps_rollup');

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // The process has ended since the folder was listed.
    return null;
  }
}
