import { readFileSync } from 'node:fs';

/** The content that this process writes into a lock file. */
export const ownHolder = () => ({ pid: process.pid, startTicks: startTicks(process.pid) });

/**
 * The live process, other than this one, that a lock file names.
 * @param {string} file
 * @returns {number | null} its pid
 */
export function livePid(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    if (!Number.isInteger(holder.pid) || holder.pid === process.pid || !isAlive(holder.pid)) return null;
    // After a reboot the pid may belong to another process.
    const isSameProcess = holder.startTicks === undefined || holder.startTicks === startTicks(holder.pid);
    return isSameProcess ? holder.pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    // A killed process whose parent has not collected it still has its pid.
    return readStat(pid)?.[0] !== 'Z';
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The start time of a process in clock ticks since boot; null without /proc. */
function startTicks(pid) {
  const stat = readStat(pid);
  return stat === null ? null : Number(stat[19]);
}

/** Linux's record of a process, beginning with its state; null without /proc. The command before it may contain brackets. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
