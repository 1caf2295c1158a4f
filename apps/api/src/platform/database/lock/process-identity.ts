import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { codeOf } from '@starhaven/node-kit/server';

/** Distinguishes a process from earlier and later processes with the same pid. An empty text: this system does not provide the value. */
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

/** Linux's record of a process, from field 3 on: counted after the last bracket, because the command's name may contain brackets. */
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
    return codeOf(error) !== 'ESRCH';
  }
}

/** The process was killed and its parent has not collected it: it has a pid and nothing else. */
function isZombie(pid: number): boolean {
  try {
    return readStat(pid)[0] === 'Z';
  } catch {
    return false;
  }
}

/** The boot time of this machine, in milliseconds since 1970. */
export function bootedAtMs(): number {
  return Date.now() - os.uptime() * 1000;
}

/** True only when the process is certainly gone: in doubt it counts as running. */
export function isCertainlyGone(holder: ProcessIdentity): boolean {
  if (holder.host !== os.hostname()) return false;
  const bootId = readBootId();
  if (bootId !== '' && holder.bootId !== '' && bootId !== holder.bootId) return true;
  if (!doesPidExist(holder.pid) || isZombie(holder.pid)) return true;
  const startedAt = readStartTime(holder.pid);
  return startedAt !== '' && holder.startedAt !== '' && startedAt !== holder.startedAt;
}
