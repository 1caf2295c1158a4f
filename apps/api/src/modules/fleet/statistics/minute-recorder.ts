import { setTimeout as delay } from 'node:timers/promises';
import type { StatisticsPoint } from '@starhaven/contracts';
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
  /** null: some of those who count have not spoken yet. */
  countPlayers: () => number | null;
  takeRequestCount: () => number;
  onAdded: (points: StatisticsPoint[]) => void;
}

/** Writes down each full minute how the servers are doing and what was counted. */
export class MinuteRecorder {
  constructor(private readonly options: MinuteRecorderOptions) {}

  /** Milliseconds until the next full minute. */
  untilNextMinute(): number {
    return minuteMs - (this.options.clock.wallMs() % minuteMs);
  }

  /** Records the present minute. A minute that cannot be written stays missing. @throws what the database says */
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

  /** Disabled servers and those that are still being set up are not watched, and silence counts only once everybody had the time to speak. */
  private observe(): ServerMinute[] {
    const { states } = this.options;
    const hasListened = states.hasListened();
    return states
      .entries()
      .filter(({ id, server }) => !server.disable && states.hasEverSpoken(Number(id)))
      .map(({ id, server }) => ({
        serverId: Number(id),
        state: minuteStateOf(server),
        players: server.stats.player,
      }))
      .filter(({ state, serverId }) => state !== MinuteState.Down || hasListened || states.hasSpoken(serverId));
  }
}
