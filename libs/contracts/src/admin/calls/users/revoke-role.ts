import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema, WireIntegerSchema } from '../../../protocol/wire/wire';
import { adminWrite } from '../admin-call';
import { proofEntries } from '../admin-proof';

/** Takes a role away; the last admin stays an admin (docs/behaviour/admin.md#the-last-admin). Permission `users.roles`, with a proof. */
export const revokeRole = defineCall({
  ...adminWrite,
  name: 'revokeRole',
  summary: 'Take a role away',
  path: '/api/v2/admin/users/role/revoke',
  body: v.object({ ...proofEntries, uid: WireIdSchema, role: WireIntegerSchema }),
  response: OutcomeSchema,
});
