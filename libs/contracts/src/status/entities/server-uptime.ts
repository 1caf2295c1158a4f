import * as v from 'valibot';
import { WireIdSchema, WireNumberSchema, WireTextSchema } from '../../protocol/wire/wire';

/** Percent of the monitored time without planned maintenance; null = not monitored, or on fewer than half of the days. */
const PercentSchema = v.nullish(v.pipe(WireNumberSchema, v.minValue(0), v.maxValue(100)), null);

const MinutesSchema = v.nullish(v.pipe(WireNumberSchema, v.minValue(0)), 0);

/** One day of one server (UTC). */
export const UptimeDaySchema = v.object({
  /** YYYY-MM-DD. */
  day: v.pipe(v.string(), v.isoDate()),
  percent: PercentSchema,
  downMinutes: MinutesSchema,
  maintenanceMinutes: MinutesSchema,
});
export type UptimeDay = v.InferOutput<typeof UptimeDaySchema>;

/** How reliable a server was, computed from its stored heartbeats. */
export const ServerUptimeSchema = v.object({
  id: WireIdSchema,
  name: WireTextSchema,
  percent24h: PercentSchema,
  percent7d: PercentSchema,
  percent30d: PercentSchema,
  /** The last 90 days, oldest first, today last, without gaps. */
  days: v.nullish(v.array(UptimeDaySchema), []),
});
export type ServerUptime = v.InferOutput<typeof ServerUptimeSchema>;
