import type { StatisticsPoint } from '@starhaven/contracts/status';
import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { gameServer, serverHour, serverMinute, statisticMinute } from '../tables';
import { minutesPerHour } from './minutes';
import { MinuteState } from './minute-state';

export interface ServerMinute {
  serverId: number;
  state: MinuteState;
  players: number;
}

/** The maximum of the column; a server that reports more is faulty. */
const maxPlayers = 2 ** 31 - 1;

const integers = (values: number[]) => sql`${`{${values.join(',')}}`}::int[]`;

/**
 * Writes the state of all servers at a minute, in one statement. Several API servers may write the same minute, in any order and
 * repeatedly: the best observed state counts. Leaves out servers that no longer exist.
 */
export async function writeServerMinutes(db: Drizzle, minute: number, rows: ServerMinute[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${serverMinute} (minute, server_id, state, players)
    select ${minute}::int, row.server_id, row.state, row.players
    from unnest(
      ${integers(rows.map(({ serverId }) => serverId))},
      ${integers(rows.map(({ state }) => state))},
      ${integers(rows.map(({ players }) => Math.min(players, maxPlayers)))}
    ) as row (server_id, state, players)
    where exists (select from ${gameServer} where ${gameServer.id} = row.server_id)
    on conflict (minute, server_id) do update
    set state = greatest(server_minute.state, excluded.state), players = greatest(server_minute.players, excluded.players)`);
}

/** Computes the hour of a minute again from its minutes; the last writer includes everything. */
export async function writeServerHours(db: Drizzle, minute: number): Promise<void> {
  const hour = Math.floor(minute / minutesPerHour);
  const count = (state: MinuteState) => sql`count(*) filter (where state = ${state})`;
  await db.execute(sql`
    insert into ${serverHour} (hour, server_id, up_minutes, maintenance_minutes, down_minutes)
    select ${hour}::int, server_id, ${count(MinuteState.Up)}, ${count(MinuteState.Maintenance)}, ${count(MinuteState.Down)}
    from ${serverMinute}
    where minute >= ${hour * minutesPerHour} and minute < ${(hour + 1) * minutesPerHour}
    group by server_id
    on conflict (hour, server_id) do update
    set up_minutes = excluded.up_minutes, maintenance_minutes = excluded.maintenance_minutes,
        down_minutes = excluded.down_minutes`);
}

/** Writes the counts of a minute. Each API server counts visitors and players for all servers, and requests for itself. */
export async function writeStatistics(
  db: Drizzle,
  minute: number,
  values: Partial<Record<StatisticsPoint['field'], number>>,
): Promise<void> {
  await db
    .insert(statisticMinute)
    .values(Object.entries(values).map(([field, value]) => ({ minute, field, value })))
    .onConflictDoUpdate({
      target: [statisticMinute.minute, statisticMinute.field],
      set: {
        value: sql`case when excluded.field = 'request_count' then statistic_minute.value + excluded.value
          else greatest(statistic_minute.value, excluded.value) end`,
      },
    });
}
