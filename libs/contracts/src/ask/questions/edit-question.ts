import * as v from 'valibot';
import { defineCall } from '../../protocol/define-call';
import { QuestionDraftSchema, TextParamsSchema, askingCall, versionEntries } from '../asking-call';

/** Replaces the text of a question (docs/behaviour/ask.md#writing). */
export const editQuestion = defineCall({
  ...askingCall,
  name: 'editQuestion',
  summary: 'Replace the text of a question',
  path: '/ask/question/:id/edit',
  params: TextParamsSchema,
  body: v.object({ ...QuestionDraftSchema.entries, ...versionEntries }),
});
