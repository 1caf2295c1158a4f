import type { Behaviour } from './behaviours';
import { seeded } from './noise';
import { playersClock } from './player-count';

const dayMs = 86_400_000;
/** How long a restart takes, from the stop until the server is up again. */
const restartMs = 90_000;

/** When it was last started, unix milliseconds. It restarts every `restartEveryDays` days, shortly after five in the morning. */
function lastRestartMs(slug: string, { restartEveryDays, utcOffsetHours }: Behaviour, timeMs: number): number {
  const offsetMs = utcOffsetHours * 3_600_000;
  const shift = Math.floor(seeded(slug, 'restart day') * restartEveryDays);
  const restartOf = (day: number) => day * dayMs + (5 + seeded(slug, 'restart', day) / 2) * 3_600_000 - offsetMs;
  const today = Math.floor((timeMs + offsetMs) / dayMs);
  let day = today - ((today + shift) % restartEveryDays);
  if (restartOf(day) > timeMs) day -= restartEveryDays;
  return restartOf(day);
}

/** Whether its agent is connected at a moment, and the game server's uptime, which is null while it restarts. */
export function serverLife(slug: string, behaviour: Behaviour, timeMs: number) {
  const sinceMs = timeMs - lastRestartMs(slug, behaviour, timeMs);
  const { hour } = playersClock(timeMs, behaviour.utcOffsetHours);
  const [from, to] = behaviour.awayHours ?? [0, 0];
  const isThere = !behaviour.isGone && !(hour >= from && hour < to);
  // The server also restarts after a night without a connection.
  const sinceReturnMs = behaviour.awayHours ? ((hour - to + 24) % 24) * 3_600_000 : Infinity;
  const upMs = Math.min(sinceMs - restartMs, sinceReturnMs);
  return { isThere, uptimeSeconds: upMs >= 0 ? Math.floor(upMs / 1000) : null };
}
