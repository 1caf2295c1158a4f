import * as v from 'valibot';
import { defineCall } from '../../protocol/define-call';
import { QuestionDraftSchema, TextParamsSchema, askingCall, versionEntries } from '../asking-call';

/** Replace what a question says (docs/behaviour/ask.md#writing). */
export const editQuestion = defineCall({
  ...askingCall,
  name: 'editQuestion',
  summary: 'Replace what a question says',
  path: '/ask/question/:id/edit',
  params: TextParamsSchema,
  body: v.object({ ...QuestionDraftSchema.entries, ...versionEntries }),
});
