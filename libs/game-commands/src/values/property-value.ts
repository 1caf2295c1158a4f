import type { PropertyStats } from '@starhaven/contracts/handbook';

// The floating-point result of a sum such as 717 + 203.15 × 20 may be slightly below the exact whole number.
const roundingSlack = 1e-9;

/** Flat values have "delta" in their name; all others are fractions (docs/behaviour/handbook.md#flat-and-percentage). */
export const isFlat = (stats: PropertyStats) => /delta/i.test(stats.Property);

/**
 * The value of a main property at a level, as the game shows it: BaseValue + LevelAdd × level; flat values are rounded down
 * (docs/behaviour/handbook.md#property-values).
 */
export function mainValueText(stats: PropertyStats, level: number): string {
  const value = stats.BaseValue + (stats.LevelAdd ?? 0) * level;
  return isFlat(stats) ? String(Math.floor(value + roundingSlack)) : percentText(value);
}

/**
 * The value of a sub property: (BaseValue + StepValue × step) × count; flat values are rounded
 * (docs/behaviour/handbook.md#property-values).
 */
export function subValueText(stats: PropertyStats, step: number, count: number): string {
  const value = (stats.BaseValue + (stats.StepValue ?? 0) * step) * count;
  return isFlat(stats) ? String(Math.round(value + roundingSlack)) : percentText(value);
}

const percentText = (fraction: number) => `${(fraction * 100 + roundingSlack).toFixed(2)}%`;
