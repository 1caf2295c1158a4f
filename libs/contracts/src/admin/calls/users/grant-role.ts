import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { UnixSecondsSchema, WireIdSchema, WireIntegerSchema } from '../../../protocol/wire/wire';
import { adminWrite } from '../admin-call';
import { proofEntries } from '../admin-proof';

/** Gives an account a role, for ever or until a time (docs/behaviour/admin.md#roles-with-an-end). Permission `users.roles`, with a proof. */
export const grantRole = defineCall({
  ...adminWrite,
  name: 'grantRole',
  summary: 'Give a role',
  path: '/api/v2/admin/users/role/grant',
  body: v.object({
    ...proofEntries,
    uid: WireIdSchema,
    role: WireIntegerSchema,
    /** Unix seconds; 0: for ever. */
    until: UnixSecondsSchema,
  }),
  response: OutcomeSchema,
});
