import type { StatisticsPoint } from '@starhaven/contracts';
import { chartMaxPoints } from '@starhaven/contracts';
import type { ChartPoint } from './live-store';

/** Adds measured values to the minutes known: no time twice, sorted, the latest 1440 (spec 1 §7, §9). A value told again counts. */
export function mergePoints(known: readonly ChartPoint[], added: readonly StatisticsPoint[]): readonly ChartPoint[] {
  if (added.length === 0) return known;
  const byTime = new Map(known.map((point) => [point.time, point]));
  for (const { time, field, value } of added) {
    const point = byTime.get(time) ?? { time, web_online_count: null, game_online_count: null, request_count: null };
    byTime.set(time, { ...point, [field]: value });
  }
  return [...byTime.values()].sort((a, b) => a.time - b.time).slice(-chartMaxPoints);
}
