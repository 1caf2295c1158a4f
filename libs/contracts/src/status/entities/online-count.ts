import * as v from 'valibot';
import { WireCountSchema, WireIntegerSchema } from '../../protocol/wire/wire';

/** Visitors of the site and players in the games, at this moment (docs/behaviour/status.md#online-count). */
export const OnlineCountSchema = v.object({ web_online_count: WireCountSchema, game_online_count: WireCountSchema });
export type OnlineCount = v.InferOutput<typeof OnlineCountSchema>;

/**
 * The number that the site shows as online. If a host sends both counts, it is the number of visitors
 * (docs/behaviour/status.md#online-count).
 */
export const OnlineNumberSchema = v.union([
  v.pipe(WireIntegerSchema, v.minValue(0)),
  v.pipe(
    v.object({ ...OnlineCountSchema.entries, web_online_count: v.pipe(WireIntegerSchema, v.minValue(0)) }),
    v.transform((count) => count.web_online_count),
  ),
]);
