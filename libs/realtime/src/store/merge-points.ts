import type { StatisticsPoint } from '@starhaven/contracts/status';
import { chartMaxPoints } from '@starhaven/contracts/status';
import type { ChartPoint } from '../shell/live-store';

const unmeasured = { web_online_count: null, game_online_count: null, request_count: null };

/**
 * Merges measured values into the known minutes: no duplicate times, sorted, the latest 1440 (docs/behaviour/status.md#statistics-points).
 * A repeated value replaces the old one. Returns the same list if nothing changed. The known points are copied at most once per call;
 * only changed minutes become new objects.
 */
export function mergePoints(known: readonly ChartPoint[], added: readonly StatisticsPoint[]): readonly ChartPoint[] {
  let merged: ChartPoint[] | null = null;
  const own = new Set<ChartPoint>();
  for (const { time, field, value } of added) {
    const points = merged ?? known;
    const place = placeOf(time, points);
    const point = points[place];
    if (point?.time === time) {
      if (point[field] === value) continue;
      merged ??= [...known];
      if (own.has(point)) point[field] = value;
      else own.add((merged[place] = { ...point, [field]: value }));
    } else {
      // Older than all stored points.
      if (place === 0 && points.length >= chartMaxPoints) continue;
      merged ??= [...known];
      const next = { time, ...unmeasured, [field]: value };
      own.add(next);
      merged.splice(place, 0, next);
      if (merged.length > chartMaxPoints) merged.shift();
    }
  }
  return merged ?? known;
}

/** The index of a time's point, or the index at which to insert it. Most values belong to the newest minute or the next one. */
function placeOf(time: number, points: readonly ChartPoint[]): number {
  let low = 0;
  let high = points.length;
  const last = points[high - 1];
  if (!last || last.time < time) return high;
  if (last.time === time) return high - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.time ?? Infinity) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
