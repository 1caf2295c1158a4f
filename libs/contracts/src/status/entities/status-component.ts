import * as v from 'valibot';
import { sentOr, UnixSecondsSchema, WireNumberSchema, WireTextSchema } from '../../protocol/wire/wire';

/** The four parts of the site on the status page, in its order (docs/behaviour/status.md#system-components). */
export const componentNames = ['web', 'game_servers', 'database', 'delivery'] as const;
export type ComponentName = (typeof componentNames)[number];

export const componentStates = ['operational', 'degraded', 'maintenance', 'offline', 'unknown'] as const;
export type ComponentState = (typeof componentStates)[number];

/** The measured state of one part of the site. */
export const StatusComponentSchema = v.object({
  name: v.picklist(componentNames),
  state: v.picklist(componentStates),
  /** One sentence, such as "5 of 6 servers online"; may be empty. */
  detail: WireTextSchema,
  /** Duration of its last answer, milliseconds; null = not measured. */
  latencyMs: sentOr(WireNumberSchema, null),
  /** Unix seconds; 0 = never. */
  measuredAt: UnixSecondsSchema,
});
export type StatusComponent = v.InferOutput<typeof StatusComponentSchema>;

/** The titles that visitors and staff see (docs/behaviour/status.md#system-components). */
export const componentTitles: Record<ComponentName, string> = {
  web: 'Web Services',
  game_servers: 'Game Servers',
  database: 'Database',
  delivery: 'CDN',
};
