import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface HostLimits {
  /** Cores of the machine. */
  coreTotal: number;
  /** Cores that the process may use, by its affinity and the quota of its cgroup; may be a fraction. */
  coreLimit: number;
  /** Megabytes (2^20 bytes) that the process may use: the machine's, or the limit of its cgroup. */
  memoryMb: number;
}

interface Machine {
  /** Where /proc and /sys are; for tests. */
  root: string;
  cores: number;
  memoryBytes: number;
}

const thisMachine = (): Machine => ({ root: '/', cores: os.cpus().length, memoryBytes: os.totalmem() });

/** The most cores and memory that a process may use, including container limits (cgroup v2 and v1). */
export async function readHostLimits(pid: number, machine: Machine = thisMachine()): Promise<HostLimits> {
  const { root, cores, memoryBytes } = machine;
  const read = (...parts: string[]) => readFile(path.join(root, ...parts), 'utf8').catch(() => '');
  const [status, groups] = await Promise.all([
    read('proc', String(pid), 'status'),
    read('proc', String(pid), 'cgroup'),
  ]);
  const affinity = countList(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '');
  const limits = { cores: affinity || cores, bytes: memoryBytes };
  const lower = (name: 'cores' | 'bytes', value: number) => {
    if (value > 0) limits[name] = Math.min(limits[name], value);
  };

  for (const line of groups.split('\n')) {
    const [, controllers, group = '/'] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    // Limits of parent groups count, too. Inside a container only its own limit is visible, at the root.
    for (const folder of foldersUp(group)) {
      if (controllers === '') {
        const [quota, period] = (await read('sys/fs/cgroup', folder, 'cpu.max')).split(' ').map(Number);
        lower('cores', (quota ?? NaN) / (period ?? NaN));
        lower('bytes', Number.parseInt(await read('sys/fs/cgroup', folder, 'memory.max'), 10));
      }
      if (controllers?.split(',').includes('cpu')) {
        const quota = Number.parseInt(await read('sys/fs/cgroup/cpu', folder, 'cpu.cfs_quota_us'), 10);
        const period = Number.parseInt(await read('sys/fs/cgroup/cpu', folder, 'cpu.cfs_period_us'), 10);
        lower('cores', quota / period);
      }
      if (controllers?.split(',').includes('memory'))
        lower('bytes', Number.parseInt(await read('sys/fs/cgroup/memory', folder, 'memory.limit_in_bytes'), 10));
    }
  }
  return { coreTotal: cores, coreLimit: Math.min(limits.cores, cores), memoryMb: limits.bytes / 2 ** 20 };
}

/** `/a/b` as `/a/b`, `/a`, `/`. */
function foldersUp(group: string): string[] {
  const parts = group.split('/').filter((part) => part !== '' && part !== '..');
  return [...parts.keys(), parts.length].reverse().map((length) => `/${parts.slice(0, length).join('/')}`);
}

/** Counts the numbers in a list such as `0-3,8`. */
function countList(list: string): number {
  return list
    .split(',')
    .filter((part) => /^\d+(-\d+)?$/.test(part))
    .reduce((count, part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return count + last - first + 1;
    }, 0);
}
