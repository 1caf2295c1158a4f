import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { UnixSecondsSchema, WireIdSchema } from '../../../protocol/wire/wire';
import { adminWrite, reasonOf } from '../admin-call';

/** Bans an account and ends its sessions; a second ban replaces the first (docs/behaviour/admin.md#bans). Permission `users.ban`. */
export const banUser = defineCall({
  ...adminWrite,
  name: 'banUser',
  summary: 'Ban an account',
  path: '/api/v2/admin/users/ban',
  body: v.object({
    uid: WireIdSchema,
    reason: reasonOf(300),
    /** Unix seconds; 0: until it is lifted. */
    until: UnixSecondsSchema,
  }),
  response: OutcomeSchema,
});
