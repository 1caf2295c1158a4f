import * as v from 'valibot';
import { defineCall } from '../../protocol/define-call';
import { AnswerDraftSchema, TextParamsSchema, askingCall, versionEntries } from '../asking-call';

/** Replaces the text of an answer (docs/behaviour/ask.md#writing). */
export const editAnswer = defineCall({
  ...askingCall,
  name: 'editAnswer',
  summary: 'Replace the text of an answer',
  path: '/ask/answer/:id/edit',
  params: TextParamsSchema,
  body: v.object({ ...AnswerDraftSchema.entries, ...versionEntries }),
});
