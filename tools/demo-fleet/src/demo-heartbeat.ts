import type { Heartbeat } from '@starhaven/contracts/agent';
import type { Behaviour } from './behaviours';
import { noise } from './noise';
import { playerCount } from './player-count';
import { serverLife } from './server-life';
import { splitByPlatform } from './split-by-platform';

/** What a demo server's agent reports at a moment; the same moment always gives the same report. */
export function demoHeartbeat(slug: string, behaviour: Behaviour, timeMs: number): Heartbeat {
  const { uptimeSeconds } = serverLife(slug, behaviour, timeMs);
  const { cores, cpu, ram, versions, commit, maintenance } = behaviour;
  const told = { versions: [...versions], commit, maintenance };
  if (uptimeSeconds === null)
    return { ...told, online: false, players: 0, platforms: {}, cpu: null, ram: null, uptimeSeconds: null };

  const players = playerCount(slug, behaviour, timeMs, uptimeSeconds);
  // Loading the game's data keeps a fresh server busy for a minute.
  const starting = Math.max(0, 1 - uptimeSeconds / 60) * 70 * cores.limit;
  const load = (cpu.base + cpu.perPlayer * players) * (1 + 0.18 * noise(`${slug} cpu`, timeMs, 20_000)) + starting;
  const usageRaw = Math.min(100 * cores.limit, Math.max(0, load));
  const held = ram.base + ram.perPlayer * players + ram.perHour * (uptimeSeconds / 3_600);
  const usedMb = Math.min(0.94 * ram.total, held * (1 + 0.015 * noise(`${slug} ram`, timeMs, 120_000)));
  return {
    ...told,
    online: true,
    players,
    platforms: splitByPlatform(players, behaviour.platforms),
    cpu: { usage: usageRaw / cores.limit, usageRaw, coreLimit: cores.limit, coreTotal: cores.total },
    ram: { usedMb: Math.round(usedMb), totalMb: ram.total },
    uptimeSeconds,
  };
}
