/** One day as few bytes: percent (null = nobody watched), minutes down, minutes of maintenance. */
export type UptimeBar = [percent: number | null, downMinutes: number, maintenanceMinutes: number];

/** How reliable one server was. */
export interface UptimeRow {
  id: string;
  name: string;
  /** Percent; null = nobody watched. */
  percent24h: number | null;
  percent7d: number | null;
  percent30d: number | null;
  /** Day of the first bar, YYYY-MM-DD (UTC); the others follow day by day. */
  firstDay: string;
  bars: UptimeBar[];
}

export interface Uptimes {
  rows: UptimeRow[];
  /** How many servers there are, shown or not. */
  total: number;
}
