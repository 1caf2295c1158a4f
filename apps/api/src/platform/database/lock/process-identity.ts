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

/** Linux's own record of a process, from field 3 on: counted after the last bracket, for the command's name may hold any. */
function readStat(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readStartTime(pid: number): string {
  try {
    return readStat(pid)[19] ?? '';
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

/** Killed, and its parent has not taken note: it has its pid and nothing else any more. */
function isZombie(pid: number): boolean {
  try {
    return readStat(pid)[0] === 'Z';
  } catch {
    return false;
  }
}

/** When this machine was started, in milliseconds since 1970. */
export function bootedAtMs(): number {
  return Date.now() - os.uptime() * 1000;
}

/** True only when that very process is certainly gone: after doubt it counts as living. */
export function isCertainlyGone(holder: ProcessIdentity): boolean {
  if (holder.host !== os.hostname()) return false;
  const bootId = readBootId();
  if (bootId !== '' && holder.bootId !== '' && bootId !== holder.bootId) return true;
  if (!doesPidExist(holder.pid) || isZombie(holder.pid)) return true;
  const startedAt = readStartTime(holder.pid);
  return startedAt !== '' && holder.startedAt !== '' && startedAt !== holder.startedAt;
}
