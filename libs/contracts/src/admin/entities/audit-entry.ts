import * as v from 'valibot';
import { UnixSecondsSchema, WireIdSchema, WireTextSchema } from '../../protocol/wire/wire';

/** One action of staff (docs/behaviour/admin.md#audit-log). */
export const AuditEntrySchema = v.object({
  id: WireIdSchema,
  at: UnixSecondsSchema,
  /** Empty: an operator's command, or the server itself. */
  actorId: WireTextSchema,
  actorName: WireTextSchema,
  /** Such as `user.banned`. */
  action: WireTextSchema,
  /** Such as `user:10007` or `setting:siteName`; empty: the site. */
  subject: WireTextSchema,
  /** How it ended: `ok`, `refused` or `error`. */
  outcome: WireTextSchema,
  address: WireTextSchema,
  /** More about it, by name. Values are texts, never secrets. */
  details: v.optional(v.record(v.string(), WireTextSchema), {}),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;
