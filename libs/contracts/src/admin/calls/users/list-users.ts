import * as v from 'valibot';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { WireIntegerSchema, WireTextSchema } from '../../../protocol/wire/wire';
import { adminRead, CursorSchema } from '../admin-call';
import { AdminUserSchema } from '../../entities/admin-user';

/** Pages of 50 accounts, the newest first; `next` continues and is empty on the last page (docs/behaviour/admin.md#users). Permission `users.read`. */
export const listUsers = defineCall({
  ...adminRead,
  name: 'listUsers',
  summary: 'Search accounts',
  path: '/api/v2/admin/users',
  query: v.object({
    /** Part of a username, name or mail address, or a uid. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    /** Only accounts with this role; 5 for banned ones. */
    role: v.optional(WireIntegerSchema),
    cursor: CursorSchema,
  }),
  response: answerWith(answerListOf(AdminUserSchema), { next: WireTextSchema }),
});
