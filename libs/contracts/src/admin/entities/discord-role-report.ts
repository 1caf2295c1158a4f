import * as v from 'valibot';
import { WireCountSchema, WireTextSchema } from '../../protocol/wire/wire';

/** How many sponsors have the role on the Discord server (docs/behaviour/admin.md#discord-roles). */
export const DiscordRoleReportSchema = v.object({
  given: WireCountSchema,
  /** Sponsors who are not on that server. */
  absent: WireCountSchema,
  /** Sponsors who are processed later. */
  waiting: WireCountSchema,
  /** Why Discord refused, for display; empty: it did not. */
  fault: WireTextSchema,
});
export type DiscordRoleReport = v.InferOutput<typeof DiscordRoleReportSchema>;
