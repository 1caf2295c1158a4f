import * as v from 'valibot';
import { defineCall } from '../../protocol/define-call';
import { AnswerDraftSchema, TextParamsSchema, askingCall, versionEntries } from '../asking-call';

/** Replace what an answer says (docs/behaviour/ask.md#writing). */
export const editAnswer = defineCall({
  ...askingCall,
  name: 'editAnswer',
  summary: 'Replace what an answer says',
  path: '/ask/answer/:id/edit',
  params: TextParamsSchema,
  body: v.object({ ...AnswerDraftSchema.entries, ...versionEntries }),
});
