import { existsSync, readFileSync, readdirSync } from 'node:fs';

/**
 * Memory of a process and of all its descendants. A process that ends meanwhile is left out.
 * @param {number} pid
 * @returns {{command: string, mb: number}[]}
 */
export function readTreeMemory(pid) {
  return listProcessTree(pid).flatMap((one) => {
    try {
      return [{ command: commandOf(one), mb: memoryMb(one) }];
    } catch (error) {
      // ENOENT: /proc/<pid> is gone. ESRCH: it ended while the file was read.
      if (error.code === 'ENOENT' || error.code === 'ESRCH') return [];
      throw error;
    }
  });
}

/** A process with all its descendants. @param {number} pid @returns {number[]} */
function listProcessTree(pid) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
  return [pid, ...children.flatMap(listProcessTree)];
}

/** Memory of a process in MB: its own pages, and its part of the pages that it shares with other processes (PSS). */
function memoryMb(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
}

/** The command of a process, without folders. */
function commandOf(pid) {
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
