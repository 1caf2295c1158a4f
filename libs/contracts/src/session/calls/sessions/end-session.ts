import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { sessionCall } from './session-call';

export const endSession = defineCall({
  ...sessionCall,
  name: 'endSession',
  summary: 'End another session of the account',
  method: 'POST',
  path: '/api/v2/account/sessions/end',
  body: v.object({ id: v.pipe(v.string(), v.nonEmpty()) }),
  response: OutcomeSchema,
  isIdempotent: true,
});
