import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';

/** What tells one process from any other that had or will have its pid. Empty text: this system does not say. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
  bootId: string;
  host: string;
}

function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function readStartTime(pid: number): string {
  try {
    // Field 22; counted after the last bracket because the command's name may hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    if (process.platform !== 'darwin') return '';
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: readStartTime(process.pid), bootId: readBootId(), host: os.hostname() };
}

function doesPidExist(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** True only when that very process is certainly gone: after doubt it counts as living. */
export function isCertainlyGone(holder: ProcessIdentity): boolean {
  if (holder.host !== os.hostname()) return false;
  const bootId = readBootId();
  if (bootId !== '' && holder.bootId !== '' && bootId !== holder.bootId) return true;
  if (!doesPidExist(holder.pid)) return true;
  const startedAt = readStartTime(holder.pid);
  return startedAt !== '' && holder.startedAt !== '' && startedAt !== holder.startedAt;
}
