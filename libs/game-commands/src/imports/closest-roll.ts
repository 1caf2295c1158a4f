import type { PropertyStats } from '@starhaven/contracts/handbook';

/** A sub property is drawn once and upgraded up to five times. */
const maxCount = 6;

/**
 * The count and step whose value is closest to `value` (a fraction for percentages). Files contain sums of rolls; engines accept only rolls
 * of one strength (docs/behaviour/handbook.md#property-values).
 */
export function closestRoll(stats: PropertyStats, value: number): { count: number; step: number } {
  let best = { count: 1, step: 0, distance: Infinity };
  for (let count = 1; count <= maxCount; count += 1) {
    for (let step = 0; step <= Math.min(stats.StepNum ?? 0, 10); step += 1) {
      const distance = Math.abs((stats.BaseValue + (stats.StepValue ?? 0) * step) * count - value);
      if (distance < best.distance) best = { count, step, distance };
    }
  }
  return { count: best.count, step: best.step };
}
