import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireCountSchema, WireIdSchema, WireTextSchema } from '../../../protocol/wire/wire';
import { adminWrite } from '../admin-call';

/** Ends one session of an account, or all. Permission `users.sessions`. */
export const endUserSessions = defineCall({
  ...adminWrite,
  name: 'endUserSessions',
  summary: 'End the sessions of an account',
  path: '/api/v2/admin/users/sessions/end',
  body: v.object({
    uid: WireIdSchema,
    /** Empty or missing: all. */
    sessionId: v.optional(WireTextSchema),
  }),
  response: outcomeWith(v.object({ ended: WireCountSchema })),
});
