import type { Behaviour } from './behaviours';
import { noise } from './noise';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The share of the best hour at each full hour of the players' clock: low before dawn, a rise after lunch, highest in the evening. */
const dayCurve = [
  0.58, 0.42, 0.29, 0.2, 0.15, 0.13, 0.14, 0.18, 0.24, 0.3, 0.36, 0.42, 0.48, 0.51, 0.53, 0.56, 0.61, 0.68, 0.78, 0.88,
  0.97, 1, 0.93, 0.77,
];

/** Factor for each weekday from Sunday: the weekend is busier, Friday a little. */
const weekLift = [1.24, 1, 0.97, 0.98, 1, 1.08, 1.3];

/** The players' clock at a moment: hours from 0 to 24 with fractions, and the day of the week from Sunday = 0. */
export function playersClock(timeMs: number, utcOffsetHours: number): { hour: number; weekday: number } {
  const localMs = timeMs + utcOffsetHours * hourMs;
  const day = Math.floor(localMs / dayMs);
  // 1 January 1970 was a Thursday.
  return { hour: (localMs - day * dayMs) / hourMs, weekday: (day + 4) % 7 };
}

/** The number of players at a moment. `uptimeSeconds` counts from the last restart; players return within ten minutes after it. */
export function playerCount(slug: string, behaviour: Behaviour, timeMs: number, uptimeSeconds: number): number {
  const { hour, weekday } = playersClock(timeMs, behaviour.utcOffsetHours);
  const from = Math.floor(hour) % 24;
  const part = hour - Math.floor(hour);
  const curve = (dayCurve[from] ?? 0) * (1 - part) + (dayCurve[(from + 1) % 24] ?? 0) * part;
  const tomorrow = weekLift[(weekday + 1) % 7] ?? 1;
  const lift = (weekLift[weekday] ?? 1) * (1 - hour / 24) + tomorrow * (hour / 24);
  const unrest =
    1 + 0.12 * noise(`${slug} hours`, timeMs, 2 * hourMs) + 0.05 * noise(`${slug} minutes`, timeMs, 5 * 60_000);
  const isBack = Math.min(1, uptimeSeconds / 600);
  return Math.max(0, Math.round(behaviour.peakPlayers * curve * lift * unrest * isBack));
}
