import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { sessionCall } from './session-call';

/** Ends this session, or all sessions of the account; it also succeeds if the session has already ended. */
export const logOut = defineCall({
  ...sessionCall,
  name: 'logOut',
  summary: 'Log out here or everywhere',
  method: 'POST',
  path: '/api/v2/account/logout',
  body: v.object({ everywhere: v.optional(v.boolean(), false) }),
  response: OutcomeSchema,
  isIdempotent: true,
});
