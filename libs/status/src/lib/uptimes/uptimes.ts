/** One day in few bytes: percent (null = not monitored), minutes of downtime, minutes of maintenance. */
export type UptimeBar = [percent: number | null, downMinutes: number, maintenanceMinutes: number];

/** How reliable one server was. */
export interface UptimeRow {
  id: string;
  name: string;
  /** Percent; null = not monitored. */
  percent24h: number | null;
  percent7d: number | null;
  percent30d: number | null;
  /** Day of the first bar, YYYY-MM-DD (UTC); each further bar is the next day. */
  firstDay: string;
  bars: UptimeBar[];
}

export interface Uptimes {
  rows: UptimeRow[];
  /** The days of the first hundred servers by id, for the list of servers. */
  days: Record<string, UptimeRow>;
  /** Number of all servers, including those not shown. */
  total: number;
}
