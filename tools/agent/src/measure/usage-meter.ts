import pidusage from 'pidusage';

export interface Usage {
  /** Percent of one core since the reading before; null at the first one. */
  cpuPercent: number | null;
  /** Megabytes (2^20 bytes) resident; memory that processes share counts for each of them. */
  memoryMb: number;
  /** Of the first process. */
  uptimeSeconds: number;
}

const bytesPerMb = 2 ** 20;

/** Measures a tree of processes over and over. */
export function createUsageMeter(now: () => number = () => performance.now()) {
  let before: { atMs: number; cpuMs: Map<number, number> } | null = null;

  return {
    /** null when none of them is alive any more. */
    async measure(pids: readonly number[]): Promise<Usage | null> {
      const [root] = pids;
      const readings =
        root === undefined ? {} : await pidusage([...pids]).catch(() => ({}) as Record<string, undefined>);
      const atMs = now();
      const alive = pids.flatMap((pid) => {
        const reading = readings[pid];
        return reading ? [{ pid, ...reading }] : [];
      });
      if (alive.length === 0) {
        before = null;
        return null;
      }
      // Of a process that is new all its time was spent since; one that has ended takes its last moments along.
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
