import { readFile, statfs } from 'node:fs/promises';
import os from 'node:os';

export interface Amount {
  used: number;
  total: number;
}

/** Sums over all cores since the start of the machine, in milliseconds: busy time, and all time. */
export interface CpuTimes {
  busy: number;
  all: number;
}

export function readCpuTimes(): CpuTimes {
  let busy = 0;
  let all = 0;
  for (const { times } of os.cpus()) {
    const { user, nice, sys, idle, irq } = times;
    busy += user + nice + sys + irq;
    all += user + nice + sys + irq + idle;
  }
  return { busy, all };
}

const numberIn = async (file: string) => {
  const value = Number((await readFile(file, 'utf8')).trim());
  return Number.isSafeInteger(value) ? value : null;
};

/** Bytes that programs use. In a container with a limit, the numbers of the container count, not those of the machine. */
export async function readMemory(): Promise<Amount> {
  const [used, total] = await Promise.all([
    numberIn('/sys/fs/cgroup/memory.current'),
    numberIn('/sys/fs/cgroup/memory.max'),
  ]).catch(() => [null, null]);
  const all = os.totalmem();
  if (used !== null && total !== null && total < all) return { used, total };
  const available = await readFile('/proc/meminfo', 'utf8')
    .then((text) => Number(/^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1] ?? NaN) * 1024)
    .catch(() => NaN);
  return { used: all - (Number.isFinite(available) ? available : os.freemem()), total: all };
}

/** The disk that holds a folder, as its owner can use it; null when the system does not report it. */
export async function readDisk(folder: string): Promise<Amount | null> {
  try {
    const { blocks, bfree, bavail, bsize } = await statfs(folder);
    const used = (blocks - bfree) * bsize;
    return { used, total: used + bavail * bsize };
  } catch {
    return null;
  }
}

export interface Traffic {
  received: number;
  sent: number;
}

/** Bytes over all interfaces but loopback since the start of the machine; null on systems without this file. */
export async function readTraffic(file = '/proc/net/dev'): Promise<Traffic | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const traffic = { received: 0, sent: 0 };
  for (const line of text.split('\n')) {
    const [, name, numbers] = /^\s*([^\s:]+):\s*(.+)$/.exec(line) ?? [];
    if (name === undefined || numbers === undefined || name === 'lo') continue;
    const fields = numbers.trim().split(/\s+/).map(Number);
    traffic.received += fields[0] ?? 0;
    traffic.sent += fields[8] ?? 0;
  }
  return traffic;
}
