import type { StatisticsPoint } from '@starhaven/contracts';
import { chartMaxPoints } from '@starhaven/contracts';
import type { ChartPoint } from './live-store';

const unmeasured = { web_online_count: null, game_online_count: null, request_count: null };

/**
 * Adds measured values to the minutes known: no time twice, sorted, the latest 1440 (docs/behaviour/status.md#statistics-points).
 * A value told again counts. Gives back the same list when nothing is new. The known points are copied once at most, however many
 * values are added; only the minutes that change become new objects.
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
      // Older than all that is kept.
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

/** Where the point of a time is, or would have to be. Most are of the newest minute, or of the next one. */
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
