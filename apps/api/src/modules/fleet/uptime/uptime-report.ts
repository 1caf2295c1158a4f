import type { ServerEntry, ServerUptime } from '@starhaven/contracts/status';
import type { Drizzle } from '../../../platform/database/database';
import type { Clock } from '../clock';
import { hoursPerDay, minuteMs, minutesPerHour } from '../statistics/minutes';
import { percentOfDays } from './percent-of-days';
import { readDayMinutes } from './read-minutes';
import type { DayMinutes, Minutes } from './read-minutes';
import { uptimePercent } from './uptime-percent';

const shownDays = 90;
const dayMs = hoursPerDay * minutesPerHour * minuteMs;

const nothing: Minutes = { up: 0, maintenance: 0, down: 0 };

/** The uptime of each server over 90 days, from stored minutes. Past days are read once. */
export class UptimeReport {
  private past: DayMinutes[] = [];
  /** The first day that is not in `past`; null: no day was read. */
  private openDay: number | null = null;

  constructor(
    private readonly db: Drizzle,
    private readonly clock: Clock,
  ) {}

  /** The uptimes of these servers, in their order. */
  async make(servers: ServerEntry[]): Promise<ServerUptime[]> {
    const nowMs = this.clock.wallMs();
    const today = Math.floor(nowMs / dayMs);
    const firstDay = today - shownDays + 1;
    const recentHour = Math.floor(nowMs / (minutesPerHour * minuteMs)) - hoursPerDay + 1;
    // Yesterday may still get a late minute, and its hours are part of the last 24.
    const openDay = today - 1;
    if (this.openDay !== openDay) {
      this.past = (await readDayMinutes(this.db, firstDay, recentHour)).filter(({ day }) => day < openDay);
      this.openDay = openDay;
    }
    const open = await readDayMinutes(this.db, openDay, recentHour);
    const byServer = new Map<string, DayMinutes[]>();
    for (const row of [...this.past, ...open]) {
      const rows = byServer.get(String(row.serverId));
      if (rows) rows.push(row);
      else byServer.set(String(row.serverId), [row]);
    }
    return servers.map(({ id, name }) => toUptime(id, name, byServer.get(id) ?? [], firstDay));
  }
}

function toUptime(id: string, name: string, rows: DayMinutes[], firstDay: number): ServerUptime {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: shownDays }, (_, index): Minutes => byDay.get(firstDay + index) ?? nothing);
  return {
    id,
    name,
    percent24h: uptimePercent({
      up: rows.reduce((sum, { recentUp }) => sum + recentUp, 0),
      down: rows.reduce((sum, { recentDown }) => sum + recentDown, 0),
    }),
    percent7d: percentOfDays(days.slice(-7)),
    percent30d: percentOfDays(days.slice(-30)),
    days: days.map((minutes, index) => ({
      day: new Date((firstDay + index) * dayMs).toISOString().slice(0, 10),
      percent: uptimePercent(minutes),
      downMinutes: minutes.down,
      maintenanceMinutes: minutes.maintenance,
    })),
  };
}
