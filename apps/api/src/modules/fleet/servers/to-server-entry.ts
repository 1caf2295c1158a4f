import { ServerPrivacy } from '@starhaven/contracts/status';
import type { Heartbeat } from '@starhaven/contracts/agent';
import type { ServerEntry } from '@starhaven/contracts/status';
import type { GameServer } from './game-servers';

/** The site's placeholder for an unknown commit (docs/behaviour/status.md#cards). */
const unknownCommit = '???';

export interface LastReport {
  heartbeat: Heartbeat;
  /** Start time of the game server in unix seconds; 0 = unknown. */
  startup: number;
  /** Milliseconds; null = not measured. */
  pingMs: number | null;
}

export interface EntryInput {
  server: GameServer;
  /** The last report of the server, however old; null when it never reported. */
  report: LastReport | null;
  isAlive: boolean;
  /** The server may be offline, or it may not have reported yet. */
  isAwaited: boolean;
  /** The text of planned work that is in progress; empty for none. */
  plannedWork: string;
}

/** Changes below a tenth are noise, and every viewer would receive them. */
const toTenths = (value: number | null | undefined) => Math.round((value ?? 0) * 10) / 10;

function toCpu(cpu: Heartbeat['cpu']): ServerEntry['server']['cpu'] {
  if (cpu === null) return null;
  const total = cpu.coreTotal ?? cpu.coreLimit;
  const cores = cpu.coreLimit ?? total;
  const usage = cpu.usage ?? (cpu.usageRaw !== null && cores ? cpu.usageRaw / cores : null);
  // Null: a share of an unknown total is unknown, too; 0 would be wrong.
  if (usage === null) return null;
  return {
    usage: toTenths(usage),
    usage_raw: toTenths(cpu.usageRaw ?? (cores ? usage * cores : 0)),
    core: total === null ? null : { limit: toTenths(cpu.coreLimit ?? total), total: toTenths(total) },
  };
}

function toRam(ram: Heartbeat['ram']): ServerEntry['server']['ram'] {
  if (ram === null || ram.usedMb === null) return null;
  const total = ram.totalMb ?? 0;
  const usage = total > 0 ? toTenths((ram.usedMb / total) * 100) : 0;
  return { usage, currently: Math.round(ram.usedMb), total: Math.round(total) };
}

/** The public entry of a game server (docs/behaviour/status.md#server-data), rounded to what the status page shows. */
export function toServerEntry({ server, report, isAlive, isAwaited, plannedWork }: EntryInput): ServerEntry {
  const { id, name, game, privacy, isDisabled, maintenance, address, entry, isDemo } = server;
  const isOpen = privacy === ServerPrivacy.Public || privacy === ServerPrivacy.Beta;
  const online = isAlive && report !== null && report.heartbeat.online;
  const heartbeat = report?.heartbeat ?? null;
  const platform = online ? report.heartbeat.platforms : {};
  const counted = Object.values(platform).reduce((sum, count) => sum + count, 0);
  return {
    id: String(id),
    name,
    server: {
      game,
      privacy,
      online,
      maintenance: maintenance || plannedWork || (online ? report.heartbeat.maintenance : ''),
      disable: isDisabled,
      version: heartbeat?.versions ?? [],
      ping: online ? report.pingMs : null,
      startup: online ? report.startup : 0,
      commit: heartbeat?.commit || unknownCommit,
      stats: { player: online ? (report.heartbeat.players ?? counted) : 0, platform },
      awaited: isAwaited,
      playersKnown: online ? report.heartbeat.players !== null || Object.keys(platform).length > 0 : !isAwaited,
      cpu: online ? toCpu(report.heartbeat.cpu) : null,
      ram: online ? toRam(report.heartbeat.ram) : null,
      demo: isDemo,
      // The address of a server is hidden while players may not enter it.
      ...(isOpen ? { address, entry } : { address: '', entry: '' }),
    },
  };
}
