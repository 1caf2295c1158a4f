import type { Minutes } from './read-minutes';

/** Percent of the watched time, planned work left out; null when nobody watched. Rounded down, so that only a whole day is 100. */
export function uptimePercent({ up, down }: Pick<Minutes, 'up' | 'down'>): number | null {
  const watched = up + down;
  return watched === 0 ? null : Math.floor((up / watched) * 10_000) / 100;
}
