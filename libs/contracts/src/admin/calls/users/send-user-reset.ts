import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema } from '../../../protocol/wire';
import { adminWrite } from '../../admin-call';

/** Sends the owner of an account the code with which he sets a new password. Nobody else sees it. Permission `users.sessions`. */
export const sendUserReset = defineCall({
  ...adminWrite,
  name: 'sendUserReset',
  summary: 'Send a password reset',
  path: '/api/v2/admin/users/reset',
  body: v.object({ uid: WireIdSchema }),
  response: OutcomeSchema,
});
