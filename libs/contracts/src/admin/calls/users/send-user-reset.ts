import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema } from '../../../protocol/wire/wire';
import { adminWrite } from '../admin-call';

/** Mails the owner of an account a code for setting a new password. Only the owner sees the code. Permission `users.sessions`. */
export const sendUserReset = defineCall({
  ...adminWrite,
  name: 'sendUserReset',
  summary: 'Send a password reset',
  path: '/api/v2/admin/users/reset',
  body: v.object({ uid: WireIdSchema }),
  response: OutcomeSchema,
});
