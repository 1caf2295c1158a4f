import pidusage from 'pidusage';

export interface Usage {
  /** Percent of one core since the previous reading; null at the first reading. */
  cpuPercent: number | null;
  /** Megabytes (2^20 bytes) resident; shared memory counts once for each process. */
  memoryMb: number;
  /** Uptime of the first process. */
  uptimeSeconds: number;
}

const bytesPerMb = 2 ** 20;

/** Measures a tree of processes repeatedly. */
export function createUsageMeter(now: () => number = () => performance.now()) {
  let before: { atMs: number; cpuMs: Map<number, number> } | null = null;

  return {
    /** null if none of them is alive. */
    async measure(pids: readonly number[]): Promise<Usage | null> {
      const [root] = pids;
      // A process may end while it is measured. The next round lists the processes again.
      const readings = root === undefined ? null : await pidusage([...pids]).catch(() => null);
      const atMs = now();
      const alive = pids.flatMap((pid) => {
        const reading = readings?.[pid];
        return reading ? [{ pid, ...reading }] : [];
      });
      if (alive.length === 0) {
        before = null;
        return null;
      }
      // All CPU time of a new process counts. The last CPU time of an ended process is lost.
      const known = before?.cpuMs;
      const spentMs = alive.reduce((sum, { pid, ctime }) => sum + Math.max(0, ctime - (known?.get(pid) ?? 0)), 0);
      const sinceMs = before === null ? 0 : atMs - before.atMs;
      before = { atMs, cpuMs: new Map(alive.map(({ pid, ctime }) => [pid, ctime])) };
      return {
        cpuPercent: sinceMs > 0 ? (spentMs / sinceMs) * 100 : null,
        memoryMb: alive.reduce((sum, { memory }) => sum + memory, 0) / bytesPerMb,
        uptimeSeconds: (alive.find(({ pid }) => pid === root)?.elapsed ?? 0) / 1000,
      };
    },
    close: () => pidusage.clear(),
  };
}
