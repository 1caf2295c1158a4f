import { setTimeout as delay } from 'node:timers/promises';
import type { StatisticsPoint } from '@starhaven/contracts/status';
import type { Drizzle } from '../../../platform/database/database';
import type { Clock } from '../clock';
import type { ServerStates } from '../servers/server-states';
import { deleteOldMinutes } from './delete-old-minutes';
import { minuteStateOf, MinuteState } from './minute-state';
import { minuteMs, minutesPerHour, nearestMinute } from './minutes';
import type { StatisticsHistory } from './statistics-history';
import { writeServerHours, writeServerMinutes, writeStatistics } from './write-minute';
import type { ServerMinute } from './write-minute';

/** Other API servers add their requests to a minute within this time. */
const settleMs = 3_000;

export interface MinuteRecorderOptions {
  db: Drizzle;
  clock: Clock;
  states: ServerStates;
  history: StatisticsHistory;
  hasPeers: boolean;
  countVisitors: () => number;
  /** null: some servers that count players have not reported yet. */
  countPlayers: () => number | null;
  takeRequestCount: () => number;
  onAdded: (points: StatisticsPoint[]) => void;
}

/** Stores the state of the servers and the counts at each full minute. */
export class MinuteRecorder {
  constructor(private readonly options: MinuteRecorderOptions) {}

  /** Milliseconds until the next full minute. */
  untilNextMinute(): number {
    return minuteMs - (this.options.clock.wallMs() % minuteMs);
  }

  /** Stores the current minute. A minute that cannot be written stays missing. @throws the database's error */
  async record(): Promise<void> {
    const { db, clock, hasPeers, history, onAdded, countVisitors, countPlayers, takeRequestCount } = this.options;
    const minute = nearestMinute(clock.wallMs());
    const rows = this.observe();
    const players = countPlayers();
    await writeStatistics(db, minute, {
      web_online_count: countVisitors(),
      ...(players === null ? {} : { game_online_count: players }),
      request_count: takeRequestCount(),
    });
    await writeServerMinutes(db, minute, rows);
    await writeServerHours(db, minute);
    if (hasPeers) await delay(settleMs, null, { ref: false });
    const added = await history.read(minute - 3, minute);
    if (added.length > 0) onAdded(added);
    if (minute % minutesPerHour === 0) await deleteOldMinutes(db, minute);
  }

  /** Skips disabled servers and servers that are still being set up. Silence counts only after every server had the time to report. */
  private observe(): ServerMinute[] {
    const { states } = this.options;
    const isWarmedUp = states.isWarmedUp();
    return states
      .entries()
      .filter(({ id, server }) => !server.disable && states.hasEverReported(Number(id)))
      .map(({ id, server }) => ({
        serverId: Number(id),
        state: minuteStateOf(server),
        players: server.stats.player,
      }))
      .filter(({ state, serverId }) => state !== MinuteState.Down || isWarmedUp || states.hasReported(serverId));
  }
}
