import type { ServerEntry, StatisticsPoint } from '@starhaven/contracts';

/** What the live connection shows of the game servers; see modules/fleet. */
export interface LiveFleet {
  /** What everyone may see, in the order of ids. */
  servers: () => ServerEntry[];
  /** The last day's minutes, oldest first. */
  statistics: () => StatisticsPoint[];
  /** Calls with the ids of servers that look different now, or are gone. */
  onServersChanged: (listener: (ids: ReadonlySet<string>) => void) => () => void;
  /** Calls with the points of each new minute. */
  onStatisticsAdded: (listener: (points: StatisticsPoint[]) => void) => () => void;
}
