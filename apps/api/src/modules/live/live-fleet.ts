import type { ServerEntry, StatisticsPoint } from '@starhaven/contracts/status';

/** The game servers as the live connection needs them; see modules/fleet. */
export interface LiveFleet {
  /** The public list, in the order of ids. */
  servers: () => ServerEntry[];
  /** The last day's minutes, oldest first. */
  statistics: () => StatisticsPoint[];
  /** Calls the listener with the ids of servers whose entry changed or was removed. */
  onServersChanged: (listener: (ids: ReadonlySet<string>) => void) => () => void;
  /** Calls the listener with the points of each new minute. */
  onStatisticsAdded: (listener: (points: StatisticsPoint[]) => void) => () => void;
}
