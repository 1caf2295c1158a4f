import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';

/** Restores the former mail address of an account, with the token of the mailed link (docs/behaviour/account.md#new-address). */
export const undoEmailChange = defineCall({
  name: 'undoEmailChange',
  summary: 'Give an account its former mail address back',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/email/undo',
  body: v.object({ undo: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)) }),
  response: OutcomeSchema,
  extension: extensions.accountExtras,
});
