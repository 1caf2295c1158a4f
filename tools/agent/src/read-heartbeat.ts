import { setTimeout as delay } from 'node:timers/promises';
import { HeartbeatSchema } from '@starhaven/contracts/agent';
import type { Heartbeat } from '@starhaven/contracts/agent';
import * as v from 'valibot';
import type { AgentConfig } from './config/read-config';
import type { EnginePoll } from './engine-poll';
import { readHostLimits } from './measure/host-limits';
import { listProcesses } from './measure/list-processes';
import { processTree } from './measure/process-tree';
import { createUsageMeter } from './measure/usage-meter';
import { readMaintenance } from './read-maintenance';
import type { WatchedProcess } from './watch/watched-process';

/** Less than the interval of heartbeats, so that a stuck measurement never stops them. */
const measureLimitMs = 4_000;
/** How long the last measurement replaces a stuck one. */
const trustedMs = 30_000;

export interface HeartbeatSources {
  watched: WatchedProcess | null;
  poll: EnginePoll | null;
  config: Pick<AgentConfig, 'versions' | 'commit' | 'maintenanceFile'>;
}

/**
 * The server's present state. CPU and memory come from the process, players and platforms from the engine. Versions in the operator's flags
 * override the engine's versions. Without a known process, an answer of the engine means that the server runs.
 */
export function createHeartbeatReader({ watched, poll, config }: HeartbeatSources) {
  const meter = createUsageMeter();

  async function measure(): Promise<Pick<Heartbeat, 'online' | 'cpu' | 'ram' | 'uptimeSeconds'> | null> {
    if (watched === null) return null;
    const pid = await watched.findPid();
    const processes = await listProcesses();
    // Without a list of processes (Windows), only the process itself is measured.
    const pids = pid === null ? [] : processes.length === 0 ? [pid] : processTree(pid, processes);
    const usage = await meter.measure(pids);
    if (pid === null || usage === null) return { online: false, cpu: null, ram: null, uptimeSeconds: null };
    const limits = await readHostLimits(pid);
    return {
      online: true,
      cpu: {
        // The two clocks differ slightly: a busy server could show a little more than 100 %.
        usage: usage.cpuPercent === null ? null : Math.min(100, usage.cpuPercent / limits.coreLimit),
        usageRaw: usage.cpuPercent,
        coreLimit: limits.coreLimit,
        coreTotal: limits.coreTotal,
      },
      ram: { usedMb: usage.memoryMb, totalMb: limits.memoryMb },
      uptimeSeconds: usage.uptimeSeconds,
    };
  }

  let open: ReturnType<typeof measure> | null = null;
  const known = { online: false, atMs: -Infinity };

  /** Like `measure`, but with a time limit: while a measurement is stuck, the last result is returned and no new measurement starts. */
  async function measureInTime(): ReturnType<typeof measure> {
    if (watched === null) return null;
    open ??= measure().finally(() => (open = null));
    const measured = await Promise.race([open, delay(measureLimitMs, null, { ref: false })]);
    if (measured === null) {
      const online = known.online && performance.now() - known.atMs < trustedMs;
      return { online, cpu: null, ram: null, uptimeSeconds: null };
    }
    known.online = measured.online;
    known.atMs = performance.now();
    return measured;
  }

  return {
    async read(): Promise<Heartbeat> {
      const [measured, maintenance] = await Promise.all([measureInTime(), readMaintenance(config.maintenanceFile)]);
      const told = poll?.latest() ?? null;
      const online = measured === null ? told !== null : measured.online;
      return v.parse(HeartbeatSchema, {
        online,
        players: online ? told?.players : null,
        platforms: online ? told?.platforms : {},
        cpu: measured === null ? told?.cpu : measured.cpu,
        ram: measured === null ? told?.ram : measured.ram,
        uptimeSeconds: measured === null ? told?.uptimeSeconds : measured.uptimeSeconds,
        versions: config.versions.length > 0 ? config.versions : told?.versions,
        commit: config.commit || told?.commit,
        maintenance,
      });
    },
    close: () => meter.close(),
  };
}
