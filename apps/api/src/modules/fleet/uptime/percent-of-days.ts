import type { Minutes } from './read-minutes';
import { uptimePercent } from './uptime-percent';

/** The uptime over several days; null unless at least half of them were observed: a quarter of an hour says nothing about a month. */
export function percentOfDays(days: Minutes[]): number | null {
  const watched = days.filter(({ up, down }) => up + down > 0);
  if (watched.length < days.length / 2) return null;
  const sum = (key: 'up' | 'down') => watched.reduce((total, minutes) => total + minutes[key], 0);
  return uptimePercent({ up: sum('up'), down: sum('down') });
}
