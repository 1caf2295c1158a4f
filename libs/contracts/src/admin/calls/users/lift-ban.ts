import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema } from '../../../protocol/wire/wire';
import { adminWrite } from '../admin-call';

/** Lifts a ban. Permission `users.ban`. */
export const liftBan = defineCall({
  ...adminWrite,
  name: 'liftBan',
  summary: 'Lift a ban',
  path: '/api/v2/admin/users/unban',
  body: v.object({ uid: WireIdSchema }),
  response: OutcomeSchema,
});
