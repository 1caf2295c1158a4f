import type { Minutes } from './read-minutes';

/** Percent of the observed time without planned work; null without observations. Rounded down, so that 100 means no downtime at all. */
export function uptimePercent({ up, down }: Pick<Minutes, 'up' | 'down'>): number | null {
  const watched = up + down;
  return watched === 0 ? null : Math.floor((up / watched) * 10_000) / 100;
}
