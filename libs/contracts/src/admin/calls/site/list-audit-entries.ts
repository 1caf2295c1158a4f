import * as v from 'valibot';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { WireCountSchema, WireTextSchema } from '../../../protocol/wire/wire';
import { adminRead, CursorSchema } from '../admin-call';
import { AuditEntrySchema } from '../../entities/audit-entry';

/** Unix seconds until the end of the year 9999; the database stores no time much later. */
const MomentSchema = v.pipe(WireCountSchema, v.maxValue(253_402_300_799));

/** Pages of 50 entries, the newest first; `next` continues and is empty on the last page (docs/behaviour/admin.md#audit-log). Permission `audit.read`. */
export const listAuditEntries = defineCall({
  ...adminRead,
  name: 'listAuditEntries',
  summary: 'Search the audit log',
  path: '/api/v2/admin/audit',
  query: v.object({
    /** Uid of the member who acted. */
    actor: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20))),
    /** The name of an action, or its beginning, such as `user.` */
    action: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
    subject: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    address: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
    from: v.optional(MomentSchema),
    until: v.optional(MomentSchema),
    cursor: CursorSchema,
  }),
  response: answerWith(answerListOf(AuditEntrySchema), { next: WireTextSchema }),
});
