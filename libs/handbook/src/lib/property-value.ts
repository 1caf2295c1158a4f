import type { PropertyStats } from '@starhaven/contracts';

// Sums such as 717 + 203.15 × 20 may come out a hair below the whole number that they are.
const roundingSlack = 1e-9;

/** Flat values are named so; anything else is a fraction (docs/behaviour/handbook.md#flat-and-percentage). */
export const isFlat = (stats: PropertyStats) => /delta/i.test(stats.Property);

/**
 * The value of a main property at a level, as the game shows it: BaseValue + LevelAdd × level, flat ones rounded down
 * (docs/behaviour/handbook.md#property-values).
 */
export function mainValueText(stats: PropertyStats, level: number): string {
  const value = stats.BaseValue + (stats.LevelAdd ?? 0) * level;
  return isFlat(stats) ? String(Math.floor(value + roundingSlack)) : percentText(value);
}

/** The value of a sub property: (BaseValue + StepValue × step) × count, flat ones rounded (docs/behaviour/handbook.md#property-values). */
export function subValueText(stats: PropertyStats, step: number, count: number): string {
  const value = (stats.BaseValue + (stats.StepValue ?? 0) * step) * count;
  return isFlat(stats) ? String(Math.round(value + roundingSlack)) : percentText(value);
}

const percentText = (fraction: number) => `${(fraction * 100 + roundingSlack).toFixed(2)}%`;
